"""What a bot's question costs: what others of its game and level took of late.

Never what the question itself takes. A bot pays and gives way by these, so that neither tells what it holds.
"""

from manoir.bots.levels import level_named
from manoir.core.game import Game

BASE = 0.003  # seconds: a guess, until the first answer
EACH = 0.00005  # … and for each iteration of a search
WEIGHT = 0.1  # of the newest


class Prices:
    def __init__(self) -> None:
        self.known: dict[tuple[str, str], float] = {}  # by game and level

    def of(self, game: Game, level: str) -> float:
        """Seconds of one process."""
        found = self.known.get((game.name, level))
        if found is not None:
            return found
        return BASE + EACH * level_named(level.partition("@")[0].partition(":")[0], game).iterations

    def learn(self, game: Game, level: str, seconds: float) -> None:
        before = self.known.get((game.name, level), seconds)
        self.known[game.name, level] = before + WEIGHT * (seconds - before)
