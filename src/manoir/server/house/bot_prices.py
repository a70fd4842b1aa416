"""What a bot's question costs: what others of its game and level took of late.

Never what the question itself takes. A bot pays and gives way by these, so that neither tells what it holds. And it
counts as having thought for as long as nearly all of them do: a bot without a choice takes no time at all, and must
seem to take as long as one that has to think.
"""

import math

from manoir.bots.levels import level_named
from manoir.core.game import Game

BASE = 0.003  # seconds: a guess, until the first answer
EACH = 0.00005  # … and for each iteration of a search
WEIGHT = 0.1  # of the newest
LONGER, SHORTER = 1.5, 0.99  # by these the longest usual time follows: some two of a hundred thoughts take longer


class Prices:
    def __init__(self) -> None:
        self.known: dict[tuple[str, str], float] = {}  # by game and level
        self.longest: dict[tuple[str, str], float] = {}  # what nearly all stay below

    def of(self, game: Game, level: str) -> float:
        """Seconds of one process."""
        found = self.known.get((game.name, level))
        if found is not None:
            return found
        return BASE + EACH * level_named(level.partition("@")[0].partition(":")[0], game).iterations

    def learn(self, game: Game, level: str, seconds: float) -> None:
        before = self.known.get((game.name, level), seconds)
        self.known[game.name, level] = before + WEIGHT * (seconds - before)
        longest = self.longest.get((game.name, level), seconds)
        self.longest[game.name, level] = longest * (LONGER if seconds >= longest else SHORTER)

    def counted(self, game: Game, level: str, seconds: float) -> float:
        """As how long a thought counts: the longest usual time, or the first multiple of it that was long enough."""
        longest = max(BASE, self.longest.get((game.name, level), BASE))
        return longest * max(1, math.ceil(seconds / longest))
