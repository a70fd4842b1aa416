"""Bonus: what a bonus token may do (H-13). The table of the twelve is in tokens.py; a token has no state."""

from typing import TYPE_CHECKING, Final

from manoir.core.game import Move

if TYPE_CHECKING:
    from manoir.games.halloween.state import HalloweenState

KINDS: Final = 12
COPIES: Final = 2
CODES: Final = [f"T{number + 1:02}" for number in range(KINDS)]
SLOTS: Final = 3  # of a player
# The three that are used in a window of their own, where dice are rolled: their places in the table.
BIGGER: Final = 5
AGAIN: Final = 7
HARDER: Final = 10
FULL_BAG: Final = sum([COPIES << 2 * kind for kind in range(KINDS)])


def count(bag: int, kind: int) -> int:
    """How many tokens of a kind are in a bag: two bits each."""
    return bag >> 2 * kind & 3


def kinds(bag: int) -> list[int]:
    return [kind for kind in range(KINDS) if bag >> 2 * kind & 3]


def size(bag: int) -> int:
    total = 0
    while bag:
        total += bag & 3
        bag >>= 2
    return total


def nth(bag: int, place: int) -> int:
    """The kind of the token at a place, all tokens of the bag laid in a row."""
    kind = 0
    while True:
        place -= bag & 3
        if place < 0:
            return kind
        bag >>= 2
        kind += 1


class Bonus:
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.code: Final = CODES[kind]

    def options(self, game: "HalloweenState") -> list[Move]:
        """What it may be used for in a main window; nothing: it is not offered. Asked by the main window."""
        return []

    def idle(self, game: "HalloweenState") -> bool:
        """Whether it would be used up without effect now (A-73). Asked by previews and bots."""
        return False

    def chosen(self, game: "HalloweenState", move: Move) -> None:
        """It was used, and this was chosen. Called by the step that offered it."""
        raise NotImplementedError
