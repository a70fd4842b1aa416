"""Which deal it is, and what was shown last: both change so rarely that all clones of a state share them."""

from typing import Final

from manoir.core.story import Seat


class Deal:
    """Which deal it is. Replaced, never changed."""

    def __init__(self, *, number: int, dealer: Seat, idle: int, phantom: bool) -> None:
        self.number: Final = number  # 1 for the first
        self.dealer: Final = dealer
        self.idle: Final = idle  # deals in a row that left every total as it was (SA-50)
        self.phantom: Final = phantom  # a hand is put aside (S-14.1)


class Shown:
    """What was shown last: in sight through the next deal, as in the players' memory. Replaced, never changed."""

    def __init__(self, *, cards: list[int], revealers: list[Seat], hands: list[list[int]]) -> None:
        self.cards: Final = cards  # of the last prank
        self.revealers: Final = revealers  # and whose they were
        self.hands: Final = hands  # what was left when the last deal was scored, by seat


NOTHING_SHOWN: Final = Shown(cards=[], revealers=[], hands=[])
