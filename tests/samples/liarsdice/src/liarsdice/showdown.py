"""Showdown: the cups are lifted, and everybody sees who was wrong."""

from manoir.core.story import Json, Seat

from .moves import Bid


def matching(dice: list[int], face: int, wild: bool) -> int:
    """How many dice count for a bid on a face."""
    return dice.count(face) + (dice.count(1) if wild and face != 1 else 0)


class Showdown:
    """It never changes once made, so clones of a state share it."""

    def __init__(self, dice: list[list[int]], bid: Bid, bidder: Seat, caller: Seat, found: int) -> None:
        self.dice = dice  # by seat
        self.bid = bid
        self.bidder = bidder
        self.caller = caller
        self.found = found  # dice that count
        self.loser = caller if found >= bid.count else bidder

    def to_json(self) -> Json:
        return {
            "dice": [one[:] for one in self.dice],
            "count": self.bid.count,
            "face": self.bid.face,
            "bidder": self.bidder,
            "caller": self.caller,
            "found": self.found,
            "loser": self.loser,
        }
