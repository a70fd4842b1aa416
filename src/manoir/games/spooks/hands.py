"""A player's cards, and what others know of them."""

from typing import Final

from manoir.core.story import Seat
from manoir.games.spooks.cards import cards_of


class Player:
    def __init__(self, once: int, twice: int, size: int, void: int, total: int, left_in: int) -> None:
        self.once = once  # the cards of the hand...
        self.twice = twice  # ...and those of them held twice
        self.size = size
        self.void = void  # kinds that everybody knows are not in the hand (a failure on red)
        self.total = total  # points of the Series, or of the one deal
        self.left_in = left_in  # the deal after which the player was eliminated; 0 while in

    def clone(self) -> "Player":
        return Player(
            self.once,
            self.twice,
            self.size,
            self.void,
            self.total,
            self.left_in,
        )

    def add(self, card: int) -> None:
        bit = 1 << card
        if self.once & bit:
            self.twice |= bit
        else:
            self.once |= bit
        self.size += 1

    def remove(self, card: int) -> None:
        bit = 1 << card
        if self.twice & bit:
            self.twice ^= bit
        else:
            self.once ^= bit
        self.size -= 1

    def cards(self) -> list[int]:
        return cards_of(self.once, self.twice)


def empty_handed(total: int, left_in: int) -> Player:
    """A player before the deal."""
    return Player(once=0, twice=0, size=0, void=0, total=total, left_in=left_in)


class Note:
    """What a giver knows: the holder has this card, until it is seen again or may have gone elsewhere."""

    def __init__(self, viewer: Seat, holder: Seat, card: int) -> None:
        self.viewer: Final = viewer
        self.holder: Final = holder
        self.card: Final = card


def notes_after(notes: list[Note], giver: Seat, receiver: Seat, card: int) -> list[Note]:
    """What is still known of the giver's hand: to the receiver, who sees the card, all else; to others, nothing."""
    kept: list[Note] = []
    matched = False
    for note in notes:
        if note.holder != giver:
            kept.append(note)
        elif note.viewer == receiver:
            if note.card == card and not matched:
                matched = True
            else:
                kept.append(note)
    return kept
