"""Any legal move, each as likely as the others."""

from manoir.bots.bot import Bot
from manoir.core.game import Move, View
from manoir.core.rng import Rng


class RandomBot(Bot):
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]
