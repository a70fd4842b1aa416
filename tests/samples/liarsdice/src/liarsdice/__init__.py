"""Bid on the dice under all cups, of which you see only your own; or call the last bidder a liar."""
