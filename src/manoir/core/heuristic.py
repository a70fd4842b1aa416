"""Knowledge of good play, handed to bots by the games that have some."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from manoir.core.game import Move, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    def values(self, view: "View", moves: "list[Move]") -> list[float]:
        """What each move promises the seat, in points of the game; only differences count."""
        raise NotImplementedError

    def noise(self, view: "View") -> float:
        """By how many points a player should vary its choice here so as not to be readable."""
        return 0.0
