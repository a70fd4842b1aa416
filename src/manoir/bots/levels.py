"""Bots by name."""

from typing import Final

from manoir.bots.bot import Bot
from manoir.bots.heuristic import HeuristicBot
from manoir.bots.random_bot import RandomBot
from manoir.core.errors import BadOption
from manoir.core.game import Game

LEVELS: Final = ["random", "heuristic"]


def bot(level: str, game: Game) -> Bot:
    """The bot of a level for a game; a game without a heuristic has only random ones."""
    if level not in LEVELS:
        raise BadOption.value("bots", level, LEVELS)
    heuristic = game.heuristic()
    if level == "random" or heuristic is None:
        return RandomBot()
    return HeuristicBot(heuristic)
