"""Which random games a contract is checked over: a seed decides the player count, the options and all chance.

Every value of every option comes up, and so do all that play the printed rules together, which chance alone would
hardly ever bring about.
"""

from importlib import import_module
from types import ModuleType

from manoir.core.contract.broken import Broken
from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.rng import stream

SMALLEST = 60  # numbers of an option that are tried, from the lower end: games stay short
TRIES = 1000  # to find options that are allowed together
LETTERS = 4  # one game of so many is played by the letter


def sample(game: Game, seed: int) -> tuple[Options, int]:
    """The options and the player count of the random game of a seed."""
    rng = stream(seed, "sample")
    by_the_letter = stream(seed, "letter").below(LETTERS) == 0
    for _ in range(TRIES):
        seats = game.seats[int(rng.below(len(game.seats)))]
        chosen: dict[str, object] = {}
        for option in game.options.declared():
            values: list[object] = list(option.choices[:SMALLEST])
            if option.default is None:
                values.append(None)
            chosen[option.key] = values[int(rng.below(len(values)))]
            if by_the_letter and option.letter is not None:
                chosen[option.key] = option.letter
        try:
            options = game.options.from_json(chosen)
            options.settled(seats)
        except Refused:
            continue
        return options, seats
    raise Broken("no-options", {"tries": TRIES})


def own_testing(game: Game) -> ModuleType:
    """The module `testing` beside the one that a game is written in."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.testing" if package else "testing"
    try:
        found = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Broken("no-testing", {"module": name}) from None
    for function in ("redealt", "census"):
        if not hasattr(found, function):
            raise Broken("no-function", {"module": name, "function": function})
    return found
