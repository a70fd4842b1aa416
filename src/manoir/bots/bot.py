"""Bot: anything that chooses a move from what one seat may know."""

from mypy_extensions import mypyc_attr

from manoir.bots.thought import Thought
from manoir.core.game import Move, View
from manoir.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It remembers nothing from one choice to the next but its last thought, so it can take any seat at any moment."""

    def __init__(self) -> None:
        self.thought: Thought | None = None  # why it chose as it did last: for afterwards, never for opponents

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """One of the moves, given a view of the seat that must choose."""
        raise NotImplementedError
