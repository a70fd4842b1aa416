"""The games of the house: the only list of them. Other packages add theirs through the entry points `manoir.games`.

A package that cannot be let in (manoir.games.packages says why) is not among them, and takes nothing else down.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from manoir.core.errors import Refused, UnknownGame
from manoir.core.game import Game
from manoir.games import packages
from manoir.games.packages import BrokenGame

HOUSE = ("toctoctoc", "spooks", "halloween")


class Games(Mapping[str, Game]):
    """Games by name; those of the house are loaded when they are first asked for."""

    def __getitem__(self, name: str) -> Game:
        if name not in self:
            raise KeyError(name)
        return _load(name)

    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    def __len__(self) -> int:
        return len(_names())

    def __contains__(self, name: object) -> bool:
        return name in _names()

    def named(self, name: str) -> Game:
        if name not in self:
            raise self.refusal(name)
        return self[name]

    def refusal(self, name: str) -> Refused:
        """Why there is no game of a name: nobody brings it, or who does brings a broken one."""
        for one in self.left_out():
            if one.game == name:
                return one
        return UnknownGame(name, self)

    def left_out(self) -> list[BrokenGame]:
        """The games of packages that cannot be let in."""
        return [game for game in _brought().values() if isinstance(game, BrokenGame)]


@cache
def _brought() -> dict[str, Game | BrokenGame]:
    """The games of other packages."""
    return {name: packages.loaded(name) for name in packages.names() if name not in HOUSE}


@cache
def _names() -> tuple[str, ...]:
    return HOUSE + tuple(name for name, game in _brought().items() if isinstance(game, Game))


@cache
def _load(name: str) -> Game:
    if name in HOUSE:
        game = import_module(f"manoir.games.{name}.game").GAME
        assert isinstance(game, Game)
        return game
    found = _brought()[name]
    assert isinstance(found, Game)
    return found


def look_again() -> None:
    """A package has come or gone."""
    for known in (_brought, _names, _load):
        known.cache_clear()


GAMES = Games()

__all__ = ["GAMES", "HOUSE", "BrokenGame", "Games", "look_again"]
