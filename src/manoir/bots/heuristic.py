"""The move that the game's heuristic values most, varied a little where a player should not be readable."""

from math import log

from manoir.bots.bot import Bot
from manoir.bots.persona import POINTS, liked
from manoir.core.game import Move, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng


class HeuristicBot(Bot):
    def __init__(self, heuristic: Heuristic, persona: str = "") -> None:
        super().__init__()
        self.heuristic = heuristic
        self.persona = persona

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        noise = self.heuristic.noise(view)
        best = moves[0]
        best_value = -1e9
        values: list[float] = []
        for move, value in zip(moves, self.heuristic.values(view, moves), strict=True):
            # Gumbel noise makes this a soft-max draw; a little of it breaks ties without favour.
            value += (noise or 1e-6) * -log(-log(rng.unit()))
            values.append(value)
            if value > best_value:
                best, best_value = move, value
        if not self.persona:
            return best
        least = best_value - POINTS * self.heuristic.scale
        others = [moves[place] for place in range(len(moves)) if values[place] >= least and moves[place] is not best]
        return liked(self.persona, self.heuristic, view, [best] + others)
