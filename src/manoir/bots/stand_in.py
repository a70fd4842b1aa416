"""A bot for the seat of somebody who left: whatever happens, it answers with a legal move."""

from manoir.bots.bot import Bot
from manoir.core.game import Move, View
from manoir.core.rng import Rng


class StandIn(Bot):
    """Plays as another bot; where that one fails, or wants what cannot be, it takes any legal move."""

    def __init__(self, usual: Bot) -> None:
        super().__init__()
        self.usual = usual
        self.failures = 0  # how often it had to; a server should report any

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        try:
            move = self.usual.choose(view, moves, rng)
        except Exception:  # a table that goes on is worth more than a bot that is right
            self.failures += 1
            return moves[rng.below(len(moves))]
        if move not in moves:
            self.failures += 1
            return moves[rng.below(len(moves))]
        return move
