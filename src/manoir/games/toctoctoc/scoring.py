"""The end of the game (T-6)."""

from typing import Final

from manoir.core.story import Phrase
from manoir.games.toctoctoc.cards import MUSICIAN, SCARECROW, TYPE_CODES, TYPES, count, type_size

SCARECROW_POINTS: Final = 3


def type_points(party: int, type_: int) -> int:
    """T-6.1, T-6.2: one point a guest, two if the musician of the type is there."""
    return type_size(party, type_) * (1 + count(party, MUSICIAN + type_))


def points(party: int) -> int:
    total = SCARECROW_POINTS * count(party, SCARECROW)  # T-6.3
    for type_ in range(TYPES):
        total += type_points(party, type_)
    return total


def breakdown(party: int) -> list[tuple[Phrase, int]]:
    """Where the points of a party come from."""
    parts: list[tuple[Phrase, int]] = []
    for type_ in range(TYPES):
        guests = type_size(party, type_)
        if guests:
            key = "points-music" if count(party, MUSICIAN + type_) else "points-guests"
            values: dict[str, object] = {"type": Phrase("types-" + TYPE_CODES[type_]), "guests": guests}
            parts.append((Phrase(key, values), type_points(party, type_)))
    scarecrows = count(party, SCARECROW)
    if scarecrows:
        parts.append((Phrase("points-scarecrows", {"scarecrows": scarecrows}), SCARECROW_POINTS * scarecrows))
    return parts
