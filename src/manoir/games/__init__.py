"""The games of the house: the only list of them. Other packages add theirs through the entry points `manoir.games`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from manoir.core.errors import UnknownGame
from manoir.core.game import Game

HOUSE = ("toctoctoc", "spooks", "halloween")


class Games(Mapping[str, Game]):
    """Games by name, each loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Game:
        return _load(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    def __len__(self) -> int:
        return len(_names())

    def __contains__(self, name: object) -> bool:
        return name in _names()

    def named(self, name: str) -> Game:
        if name not in self:
            raise UnknownGame(name, self)
        return self[name]


@cache
def _names() -> tuple[str, ...]:
    brought = sorted(entry.name for entry in entry_points(group="manoir.games"))
    return HOUSE + tuple(name for name in brought if name not in HOUSE)


@cache
def _load(name: str) -> Game:
    if name in HOUSE:
        game = import_module(f"manoir.games.{name}.game").GAME
    else:
        (entry,) = [entry for entry in entry_points(group="manoir.games") if entry.name == name]
        game = entry.load()
    assert isinstance(game, Game)
    return game


GAMES = Games()
