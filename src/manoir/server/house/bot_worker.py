"""A process that bots think in: it says that it is ready, then a question a line on stdin, an answer a line on stdout.

A position comes as its moves, is played again here, and the bot is given the view of its seat and nothing else.
"""

import os
import sys

import msgspec

from manoir.bots.levels import bot
from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.games import GAMES


class Question(msgspec.Struct):
    game: str
    options: str
    seats: int
    moves: list[tuple[int, str]]
    seat: int
    level: str
    seed: int


DECODE = msgspec.json.Decoder(Question).decode
READY = b"ready\n"


def answer(question: Question) -> Json:
    game = GAMES.named(question.game)
    state = game.state(game.options.from_text(question.options), question.seats)
    for seat, notation in question.moves:
        state.apply(seat, game.parse(notation))
    moves = state.moves(question.seat)
    move = bot(question.level, game).choose(state.view(question.seat), moves, Rng(question.seed))
    return {"move": move.notation}


def main() -> None:
    lowest_priority()
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        try:
            found = answer(DECODE(line))
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
