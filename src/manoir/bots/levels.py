"""Bots by name: a level of the game, with a persona and a budget if one likes.

master            the level as the game lists it
master:gambler    ... with a style
master@200ms      ... with 200 milliseconds a decision, or master@5000 with 5000 iterations
"""

from typing import Final

from manoir.bots.bot import Bot
from manoir.bots.heuristic import HeuristicBot
from manoir.bots.persona import PERSONAS
from manoir.bots.random_bot import CarelessBot, RandomBot
from manoir.bots.searcher import SearchBot
from manoir.core.errors import BadOption
from manoir.core.game import Game
from manoir.core.heuristic import Heuristic
from manoir.core.level import Level

PLAIN: Final = ["random", "heuristic"]  # what every game has besides its levels
LONGEST: Final = 60_000  # milliseconds
MOST: Final = 10_000_000  # iterations


def names(game: Game) -> list[str]:
    """What can be asked for, from the weakest to the strongest, and the two yardsticks."""
    return [level.name for level in game.levels] + PLAIN


def strongest(game: Game) -> str:
    return game.levels[-1].name


def level_named(name: str, game: Game) -> Level:
    for level in game.levels:
        if level.name == name:
            return level
    if name == "heuristic":
        return Level(name)
    if name == "random":
        return Level(name, careless=1.0)
    raise BadOption.value("bots", name, names(game))


def easier(word: str, game: Game) -> list[str]:
    """What a bot can be when there is no time for what it is, the best first: levels that look ahead less.

    Its persona stays. The last is the best that does not search; to be careless as well would save nothing.
    """
    name, colon, persona = word.partition("@")[0].partition(":")
    least = level_named(name, game).iterations
    found: list[str] = []
    for level in reversed(game.levels):
        if level.iterations < least:
            found.append(level.name + colon + persona)
            least = level.iterations
    return found


def bot(word: str, game: Game) -> Bot:
    """The bot of a name; a game without a heuristic is searched without one."""
    rest, at, budget = word.partition("@")
    name, colon, persona = rest.partition(":")
    level = level_named(name, game)
    if colon and persona not in PERSONAS:
        raise BadOption.value("bots", word, [f"{name}:{one}" for one in PERSONAS])
    if level.careless == 1.0:
        return RandomBot()
    iterations, milliseconds = level.iterations, 0
    if at:
        number = budget.removesuffix("ms")
        most = MOST if number == budget else LONGEST
        if not number.isascii() or not number.isdigit() or len(number) > 8 or not 0 < int(number) <= most:
            raise BadOption.value("bots", word, [f"{name}@1000", f"{name}@200ms"])
        if number == budget:
            iterations = int(number)
        else:
            milliseconds = int(number)
    return made(level, game.heuristic(), iterations, milliseconds, persona)


def made(level: Level, heuristic: Heuristic | None, iterations: int, milliseconds: int, persona: str) -> Bot:
    if iterations or milliseconds:
        knowing = heuristic if heuristic is not None else Heuristic()
        found: Bot = SearchBot(knowing, iterations, level.explore, persona, milliseconds)
    elif heuristic is not None:
        found = HeuristicBot(heuristic, persona)
    else:
        found = RandomBot()
    return CarelessBot(found, level.careless) if level.careless else found
