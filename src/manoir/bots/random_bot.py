"""Bots that do not think: never, or now and then."""

from manoir.bots.bot import Bot
from manoir.core.game import Move, View
from manoir.core.rng import Rng


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]


class CarelessBot(Bot):
    """Plays as another bot, but makes some of its moves without a thought."""

    def __init__(self, careful: Bot, careless: float) -> None:
        super().__init__()
        self.careful = careful
        self.careless = careless

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if rng.unit() < self.careless:
            self.thought = None
            return moves[rng.below(len(moves))]
        move = self.careful.choose(view, moves, rng)
        self.thought = self.careful.thought
        return move
