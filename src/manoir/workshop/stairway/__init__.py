"""Lay your cards on staircases, each higher than the last: the longer a staircase, the more a card is worth."""
