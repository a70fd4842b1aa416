"""A game held against the contract: what it lists, then random games of all options and player counts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

from manoir import start
from manoir.core.contract import Broken, check, faults, own_testing, sample
from manoir.core.contract.broken import failure
from manoir.core.game import Game
from manoir.core.record import write
from manoir.core.story import Json
from manoir.core.texts import Texts
from manoir.games import GAMES, HOUSE
from manoir.games.packages import brought, names


@dataclass
class Inspection:
    """What was found so far."""

    game: str
    seed: int
    games: int = 0  # played
    broken: int = 0  # of these
    found: list[Broken] = field(default_factory=list)  # each kind once, as it was first seen

    def add(self, broken: Broken) -> None:
        same = (broken.phrase.key, broken.phrase.values.get("field"), broken.phrase.values.get("key"))
        known = [(one.phrase.key, one.phrase.values.get("field"), one.phrase.values.get("key")) for one in self.found]
        if same not in known:
            self.found.append(broken)

    def to_json(self, texts: Texts) -> Json:
        found = [_told(one, self.game, texts) for one in self.found]
        return {"game": self.game, "seed": self.seed, "games": self.games, "broken": self.broken, "found": found}


def _told(broken: Broken, game: str, texts: Texts) -> Json:
    told: Json = {"key": broken.phrase.key, "sentence": texts.say(broken.whole())}
    if broken.where is not None:
        told["seed"] = broken.where.seed
        told["move"] = broken.where.match.played if broken.where.match is not None else 0
        told["again"] = again(game, broken.where.seed)
    return told


def again(game: str, seed: int) -> str:
    """The words that play exactly that game again."""
    return start.command("check", game, "--seed", str(seed), "--games", "1")


def record_of(broken: Broken) -> str:
    """The game in which it was seen, as far as it was played."""
    if broken.where is None or broken.where.match is None:
        return ""
    match = broken.where.match
    return write(match, [f"Player {seat}" for seat in range(match.seats)])


def known(game: str) -> bool:
    """Whether somebody brings a game of this name, broken or not."""
    return game in HOUSE or game in names()


def listed(inspection: Inspection) -> tuple[Game, ModuleType] | None:
    """The game and its testing.py, if they can be loaded and what the game lists is whole: then it can be played."""
    try:
        game = GAMES[inspection.game] if inspection.game in HOUSE else brought(inspection.game)
        inspection.found += faults(game)
        try:
            testing = own_testing(game)
        except Broken:
            raise
        except Exception as error:
            raise failure(error, game.folder) from error
    except Broken as broken:
        inspection.found.append(broken)
        return None
    return None if inspection.found else (game, testing)


def played(inspection: Inspection, game: Game, testing: ModuleType, games: int) -> Iterator[None]:
    """Random games, one after the other; the number of each is its seed."""
    for seed in range(inspection.seed, inspection.seed + games):
        inspection.games += 1
        try:
            options, seats = sample(game, seed)
            check(game, testing, options, seats, seed)
        except Broken as broken:
            inspection.broken += 1
            inspection.add(broken)
        yield
