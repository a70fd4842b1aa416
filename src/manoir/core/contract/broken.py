"""Broken: a game that breaks the contract. What is wrong, and where, as phrases: the texts make sentences of them."""

from pathlib import Path
from traceback import extract_tb

from manoir.core.contract.differences import Difference
from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.record import seat_word
from manoir.core.story import LETTERS, Json, Phrase, Seat
from manoir.core.texts import COMMON, Texts

TEXTS = COMMON / "contract"  # the sentences, in every language


class Where:
    """Which random game it is, and how far it was."""

    def __init__(self, seats: int, options: str, seed: int) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.match: Match | None = None  # the game so far, if it could be begun

    def phrase(self) -> Phrase:
        values: Json = {"seed": str(self.seed), "seats": self.seats, "options": self.options or "–"}
        if self.match is None or not self.match.played:
            return Phrase("broken-at-first", values)
        seat, move = self.match.line()[-1]
        done = f"{seat_word(seat)} {move.notation}"
        return Phrase("broken-after", {**values, "number": str(self.match.played), "last": done})


class Broken(AssertionError):
    """A game that breaks the contract, and how; `where` is known if it was seen while it was played."""

    def __init__(self, key: str, values: Json | None = None) -> None:
        super().__init__(key)
        self.phrase = Phrase("broken-" + key, values)
        self.where: Where | None = None

    def whole(self) -> Phrase:
        """What is wrong, and where."""
        if self.where is None:
            return self.phrase
        return Phrase("broken-where", {"where": self.where.phrase(), "what": self.phrase})

    def __str__(self) -> str:
        return Texts("en", TEXTS).say(self.whole())


def differing(key: str, difference: Difference, values: Json | None = None) -> Broken:
    """Two things that should be the same and are not: where, and what the two sides are."""
    sides = {"field": difference.field, "one": difference.one, "other": difference.other}
    return Broken(key, {**(values or {}), **sides})


def failure(error: Exception, folder: Path) -> Broken:
    """An exception that came out of a game: what, and where in its files."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    last = (own or frames)[-1]
    place = {"file": Path(last.filename).name, "line": str(last.lineno), "function": last.name}
    if isinstance(error, NotImplementedError):
        return Broken("unwritten", {**place, "missing": frames[-1].name})
    said = str(error)
    return Broken("failure", {**place, "error": type(error).__name__ + (f": {said}" if said else "")})


def watching(seat: Seat | None) -> object:
    """Somebody who looks at the table: the letter of a seat, or a spectator."""
    return Phrase("broken-who-spectator") if seat is None else LETTERS[seat]


def moving(seat: Seat) -> object:
    """Who makes the next move: the letter of a seat, chance, or nobody."""
    if seat >= 0:
        return LETTERS[seat]
    return Phrase("broken-who-chance" if seat == CHANCE else "broken-who-nobody")


def letters(seats: list[Seat]) -> str:
    return ", ".join(LETTERS[seat] for seat in seats) or "–"
