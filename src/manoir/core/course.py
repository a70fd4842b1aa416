"""The course of a game: every move in its order. That one was taken back is an entry too; nothing is erased."""

from array import array
from collections.abc import Iterator

from manoir.core.game import CHANCE, Game, Move, State
from manoir.core.options import Options
from manoir.core.story import Event, Seat, Who


class Entry:
    """An entry of the log with its story. Without a move: the seat took its last one back."""

    __slots__ = ("move", "number", "seat", "story", "text")

    def __init__(self, number: int, seat: Seat, move: Move | None, story: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.story = story
        self.text = b""  # what everybody may know of it, once who tells it has put it into words


class Course:
    """A game and its log, from which every position that there was can be rebuilt. Small: a house has thousands."""

    __slots__ = ("game", "options", "seats", "undone", "what", "who")

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.options = options.settled(seats)
        self.seats = seats
        self.who = array("b")  # the log: a seat for each entry …
        self.what: list[Move | None] = []  # … and its move, or None if it took the last one back
        self.undone = 0

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.what)

    @property
    def played(self) -> int:
        """How many moves stand: the number of the last line of the record."""
        return len(self.what) - 2 * self.undone

    def add(self, seat: Seat, move: Move | None) -> None:
        self.who.append(seat)
        self.what.append(move)
        if move is None:
            self.undone += 1

    def entries(self, start: int = 0) -> list[tuple[Seat, Move | None]]:
        """The log after a number."""
        return list(zip(self.who[start:], self.what[start:]))

    def line(self, number: int | None = None) -> list[tuple[Seat, Move]]:
        """The moves that stand, now or at some number."""
        who, what = (self.who, self.what) if number is None else (self.who[:number], self.what[:number])
        if not self.undone:
            return [(seat, move) for seat, move in zip(who, what) if move is not None]
        found: list[tuple[Seat, Move]] = []
        for seat, move in zip(who, what):
            if move is None:
                found.pop()
            else:
                found.append((seat, move))
        return found

    def notations(self) -> list[tuple[Seat, str]]:
        """The moves that stand, as a record has them."""
        if not self.undone:
            return [(seat, move.notation) for seat, move in zip(self.who, self.what) if move is not None]
        return [(seat, move.notation) for seat, move in self.line()]

    def opening(self) -> State:
        """The position before chance has moved."""
        return self.game.new(self.options, self.seats)

    def played_through(self, line: list[tuple[Seat, Move]]) -> State:
        """What some moves lead to from the very beginning."""
        state = self.opening()
        for seat, move in line:
            state.apply(seat, move)
        return state

    def walk(self) -> Iterator[tuple[State, Seat, Move]]:
        """Each move that stands, with the position before it, which goes on changing."""
        state = self.opening()
        for seat, move in self.line():
            yield state, seat, move
            state.apply(seat, move)


def standing(entries: list[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What stands of a log in notations, in which an empty one takes back: for games that cannot be played any more."""
    found: list[tuple[Seat, str]] = []
    for seat, notation in entries:
        if notation:
            found.append((seat, notation))
        else:
            found.pop()
    return found


def took_back(seat: Seat) -> Event:
    """What is told of a move that was taken back; of one of chance, by the house, after a failure."""
    if seat == CHANCE:
        return Event("house-took-back", "", {})
    return Event("took-back", "", {"player": Who(seat), "n": 1})
