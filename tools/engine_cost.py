"""What a random game costs in instructions, by valgrind, where rates of two builds differ by less than equal code does.

    python -m tools.engine_cost                                 driven from Python, inside the engine, and a copy
    PYTHONPATH=OTHER/src python -m tools.engine_cost            the same of the engine of another checkout

On the build of the engine that is there: ./manoir compile makes the compiled one. Times are for ./manoir bench.
"""

import sys
from random import Random

from manoir._build import build
from manoir.core.rng import Rng
from manoir.games import GAMES
from tools.instructions import each

WAYS = ("driven", "inside", "clone")
FEW, MANY = 20, 220  # games
NAMES = ("toctoctoc", "spooks", "halloween")


def play(name: str, way: str, games: int) -> None:
    game, rng, random = GAMES[name], Rng(1), Random(1).random
    seats = game.usual_seats
    options = game.options().settled(seats)
    opening = game.deal(options, seats, Rng(1))
    for _ in range(games):
        if way == "inside":
            game.deal(options, seats, rng).playout(rng)
        elif way == "clone":
            opening.clone()
        else:
            state = game.deal(options, seats, rng)
            moves = state.choices(rng)
            while moves:
                moves = state.advance(moves[int(random() * len(moves))], rng)


def main(words: list[str]) -> None:
    if words:
        play(words[0], words[1], int(words[2]))
        return
    for name in NAMES:
        for way in WAYS:
            found = each(FEW, MANY, "-m", "tools.engine_cost", name, way)
            print(f"{name}, {way}: {found:,.0f} instructions ({build()})", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
