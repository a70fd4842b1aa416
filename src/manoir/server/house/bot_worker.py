"""A process that bots think in: it says that it is ready, then a question a line on stdin, an answer a line on stdout.

Of the tables that it has thought for it keeps where they stand, and is told only how they went on. A bot is given the
view of its seat and nothing else.
"""

import os
import sys
from collections import OrderedDict

import msgspec

from manoir.bots.levels import bot
from manoir.core.game import Move
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.core.story import Json, Seat
from manoir.games import GAMES

KEPT = 256  # tables that a process keeps, the last that it thought for; some 10 kB each


class Question(msgspec.Struct):
    table: str
    game: str
    options: str
    seats: int
    known: int  # the number of the log up to which the process knows the table; 0: it need not know it
    entries: list[tuple[int, str]]  # of the log after that; without a notation: the last move was taken back
    seat: int
    level: str
    seed: int


DECODE = msgspec.json.Decoder(Question).decode
READY = b"ready\n"


class Forgotten(Exception):
    """The table is not known here up to that number: it has to be told from the beginning."""


class Memory:
    """The tables that a process has thought for, each where it was then."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def brought_on(self, question: Question) -> Match:
        """The match that is asked about, where it stands now. One that fails on the way is forgotten."""
        game = GAMES.named(question.game)
        match = self.matches.pop(question.table, None)
        if not question.known:
            match = Match(game, game.options.from_text(question.options), question.seats)
        elif match is None or match.number != question.known:
            raise Forgotten
        entries: list[tuple[Seat, Move | None]] = [
            (seat, game.parse(notation) if notation else None) for seat, notation in question.entries
        ]
        match.follow(entries)
        self.matches[question.table] = match
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return match

    def answer(self, question: Question) -> Json:
        match = self.brought_on(question)
        view, moves = match.state.view(question.seat), match.state.moves(question.seat)
        move = bot(question.level, match.game).choose(view, moves, Rng(question.seed))
        return {"move": move.notation}


def main() -> None:
    lowest_priority()
    memory, out = Memory(), sys.stdout.buffer
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        try:
            found = memory.answer(DECODE(line))
        except Exception as error:
            found = {"error": type(error).__name__}
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()


def lowest_priority() -> None:
    """Bots must not slow down people."""
    if hasattr(os, "nice"):
        os.nice(5)


if __name__ == "__main__":
    main()
