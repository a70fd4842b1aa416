"""Part: a piece of what a move says, as data for programs and in words for people."""

from typing import Final

from manoir.core.story import LETTERS, Phrase, Seat, Who

Value = object  # of a part: a code, a number, or a list of codes


class Part:
    """What one part of a move stands for: a value that programs compare, and what people call it."""

    def __init__(self, value: Value, said: object) -> None:
        self.value: Final = value
        self.said: Final = said  # a phrase, a player, a number, or a list of these: a value of the move's phrase


Parts = dict[str, Part]


def named(code: str, key: str) -> Part:
    """A thing by its code, with the key of its name's text: named("Mn", "card-Mn")."""
    return Part(code, Phrase(key))


def several(codes: list[str], keys: list[str]) -> Part:
    """Several things at once."""
    return Part(codes, [Phrase(key) for key in keys])


def player(seat: Seat) -> Part:
    """A player by the letter of the seat."""
    return Part(LETTERS[seat], Who(seat))


def number(n: int) -> Part:
    return Part(n, n)
