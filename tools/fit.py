"""Fits the weights by which a game's heuristic judges a position: who wins, given the features of each seat?

    .venv/bin/python tools/fit.py GAME [GAMES] [LEVEL] [SEATS] [OPTION=VALUE ...]

Bots of a level play, and now and then move without a thought, so that what they would not do is seen too. At some
decisions of each game the features are kept, with the result. The weights are those that make the results most likely
(a soft-max over the seats). They are printed, to be put into the game's heuristic. Weights that bots play by change
the games that they are fitted to: fit again until nothing is won by it.
"""

from __future__ import annotations

import sys
from math import exp, log

from manoir.bots.levels import bot
from manoir.bots.random_bot import CarelessBot
from manoir.core.game import OVER
from manoir.core.rng import Rng, stream
from manoir.games import GAMES

EVERY = 7  # decisions between two samples of a game
CARELESS = 0.1  # of the moves
EPOCHS = 12
DECAY = 0.0005  # what is seen seldom is not believed at once
Row = list[tuple[int, float]]  # the features that are not 0
Sample = tuple[list[Row], list[float]]


def samples(name: str, games: int, level: str, seats: int, chosen: str) -> tuple[list[Sample], int]:
    """The positions, and how many features they have."""
    game = GAMES[name]
    heuristic = game.heuristic()
    assert heuristic is not None
    options = game.options.from_text(chosen).settled(seats)
    players = [CarelessBot(bot(level, game), CARELESS) for _ in range(seats)]
    found: list[Sample] = []
    width = 0
    for number in range(games):
        rng = stream(number, "fit")
        state = game.deal(options, seats, rng)
        kept: list[list[Row]] = []
        decision = number % EVERY
        while state.actor != OVER:
            decision += 1
            if decision % EVERY == 0:
                rows = heuristic.features(state)
                width = len(rows[0])
                kept.append([[(at, value) for at, value in enumerate(row) if value] for row in rows])
            seat = state.actor
            state.apply(seat, players[seat].choose(state.view(seat), state.moves(seat), rng))
            state.settle(rng)
        found += [(rows, state.returns()) for rows in kept]
    return found, width


def fitted(data: list[Sample], width: int) -> tuple[list[float], float]:
    """Weights, and the mean log-likelihood of the last epoch."""
    squares = [1e-9] * width
    for rows, _ in data:
        for row in rows:
            for at, value in row:
                squares[at] += value * value
    spread = [max(1e-3, (total / (len(data) * len(data[0][0]))) ** 0.5) for total in squares]
    scaled = [([[(at, value / spread[at]) for at, value in row] for row in rows], results) for rows, results in data]
    weights, mean = [0.0] * width, [0.0] * width
    order, rng, likely = list(range(len(data))), Rng(1), 0.0
    averaged = 0
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        step = 0.03 / (1 + epoch)
        likely = 0.0
        for turn, place in enumerate(order):
            rows, results = scaled[place]
            strengths = [sum([weights[at] * value for at, value in row]) for row in rows]
            top = max(strengths)
            odds = [exp(one - top) for one in strengths]
            total = sum(odds)
            for row, result, odd in zip(rows, results, odds, strict=True):
                chance = odd / total
                if result:
                    likely += result * log(max(chance, 1e-9))
                for at, value in row:
                    weights[at] += step * ((result - chance) * value - DECAY * weights[at])
            if epoch >= EPOCHS // 2 and turn % 100 == 0:
                averaged += 1
                mean = [m + (w - m) / averaged for m, w in zip(mean, weights, strict=True)]
    return [weight / unit for weight, unit in zip(mean, spread, strict=True)], likely / len(data)


def main(name: str, games: str = "2000", level: str = "heuristic", seats: str = "4", *chosen: str) -> None:
    data, width = samples(name, int(games), level, int(seats), " ".join(chosen))
    weights, likely = fitted(data, width)
    print(f"mean log-likelihood {likely:.4f} (knowing nothing: {-log(int(seats)):.4f})")
    print("[" + ", ".join(f"{weight:.3f}" for weight in weights) + "]")


if __name__ == "__main__":
    main(*sys.argv[1:])
