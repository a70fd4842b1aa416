"""Bot: anything that chooses a move from what one seat may know."""

from mypy_extensions import mypyc_attr

from manoir.core.game import Move, View
from manoir.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """One of the moves, given a view of the seat that must choose."""
        raise NotImplementedError
