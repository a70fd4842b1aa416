"""Fits the weights by which a game's heuristic judges a position: who wins, given the features of each seat?

    .venv/bin/python tools/fit.py GAME [GAMES] [LEVEL] [SEATS]

Bots of a level play; at some decisions of each game the features are kept, with the result. The weights are those that
make the results most likely (a soft-max over the seats). They are printed, to be put into the game's heuristics.py.
"""

from __future__ import annotations

import sys
from math import exp, log

from manoir.bots.levels import bot
from manoir.core.game import OVER
from manoir.core.rng import Rng, stream
from manoir.games import GAMES

EVERY = 6  # decisions between two samples of a game
EPOCHS = 12
Sample = tuple[list[list[float]], list[float]]


def samples(name: str, games: int, level: str, seats: int) -> list[Sample]:
    game = GAMES[name]
    heuristic = game.heuristic()
    assert heuristic is not None
    options = game.options().settled(seats)
    players = [bot(level, game) for _ in range(seats)]
    found: list[Sample] = []
    for number in range(games):
        rng = stream(number, "fit")
        state = game.deal(options, seats, rng)
        kept: list[list[list[float]]] = []
        decision = number % EVERY
        while state.actor != OVER:
            decision += 1
            if decision % EVERY == 0:
                kept.append(heuristic.features(state))
            seat = state.actor
            state.apply(seat, players[seat].choose(state.view(seat), state.moves(seat), rng))
            state.settle(rng)
        found += [(rows, state.returns()) for rows in kept]
    return found


def fitted(data: list[Sample]) -> tuple[list[float], float]:
    """Weights, and the mean log-likelihood of the last epoch."""
    width = len(data[0][0][0])
    spread = [
        max(1e-6, (sum(row[at] ** 2 for rows, _ in data for row in rows) / (len(data) * len(data[0][0]))) ** 0.5)
        for at in range(width)
    ]
    weights, mean = [0.0] * width, [0.0] * width
    order, rng, likely = list(range(len(data))), Rng(1), 0.0
    averaged = 0
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        step = 0.1 / (1 + epoch)
        likely = 0.0
        for place in order:
            rows, results = data[place]
            scaled = [[value / unit for value, unit in zip(row, spread, strict=True)] for row in rows]
            strengths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in scaled]
            top = max(strengths)
            odds = [exp(one - top) for one in strengths]
            chances = [one / sum(odds) for one in odds]
            likely += sum(result * log(max(chance, 1e-9)) for result, chance in zip(results, chances, strict=True))
            for row, result, chance in zip(scaled, results, chances, strict=True):
                for at in range(width):
                    weights[at] += step * (result - chance) * row[at]
            if epoch >= EPOCHS // 2:
                averaged += 1
                mean = [m + (w - m) / averaged for m, w in zip(mean, weights, strict=True)]
    return [weight / unit for weight, unit in zip(mean, spread, strict=True)], likely / len(data)


def main(name: str, games: str = "2000", level: str = "heuristic", seats: str = "4") -> None:
    weights, likely = fitted(samples(name, int(games), level, int(seats)))
    print(f"mean log-likelihood {likely:.4f} (knowing nothing: {-log(int(seats)):.4f})")
    print("self.weights = [" + ", ".join(f"{weight:.3f}" for weight in weights) + "]")


if __name__ == "__main__":
    main(*sys.argv[1:])
