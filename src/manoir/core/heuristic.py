"""Knowledge of good play, handed to bots by the games that have some.

Everything here has a default that knows nothing, so that a search plays a game of which only the rules are written.
"""

from math import exp
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from manoir.core.rng import Rng
from manoir.core.story import Phrase, Seat

if TYPE_CHECKING:
    from manoir.core.game import Move, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    def __init__(self) -> None:
        self.scale = 1.0  # by how many points a move must be better to be about three times as likely
        self.width = 0  # in a search, the most promising moves that a decision starts with; 0: all of them
        self.ripe = 1  # a position is looked into once a search has come to it more than so many times
        self.pool = 256  # imagined positions that a search starts from again and again
        self.weights: list[float] = []  # of the features, by which a position is judged (tools/fit.py finds them)

    # -- a choice, from what one seat may know --------------------------------------------------------------------

    def values(self, view: "View", moves: "list[Move]") -> list[float]:
        """What each move promises the seat, in points of the game; only differences count."""
        return [0.0] * len(moves)

    def noise(self, view: "View") -> float:
        """By how many points a player should vary its choice here so as not to be readable."""
        return 0.0

    def style(self, persona: str, view: "View", moves: "list[Move]") -> list[float]:
        """How much a persona likes each of some moves that are about equally good; a trickster, what seems worse."""
        if persona == "trickster":
            return [-value for value in self.values(view, moves)]
        return [self.taste(persona, view, move) for move in moves]

    def taste(self, persona: str, view: "View", move: "Move") -> float:
        """How much a gambler or a miser likes a move."""
        return 0.0

    # -- in a search, on imagined positions -----------------------------------------------------------------------

    def prior(self, world: "State", seat: Seat, moves: "list[Move]") -> list[float]:
        """As `values`, for whoever is to choose in an imagined position. It is asked often."""
        return self.values(world.view(seat), moves)

    def likelihood(self, world: "State", seat: Seat) -> float:
        """How well an imagined position explains what the others did in sight of the seat: its weight."""
        return 1.0

    def finish(self, world: "State", rng: Rng) -> list[float]:
        """How an imagined position ends for each seat, from 0 to 1: played on quickly to the end, or judged sooner."""
        world.playout(rng)
        return world.returns()

    def features(self, world: "State") -> list[list[float]]:
        """What tells the seats of a position apart, for each of them in numbers: what they have, and what threatens."""
        return []

    def outlook(self, world: "State") -> list[float]:
        """The chance of each seat to win, judged by the features."""
        rows = self.features(world)
        chances: list[float] = []
        most = -1e9
        for row in rows:
            strength = 0.0
            for place in range(len(row)):
                strength += self.weights[place] * row[place]
            most = max(most, strength)
            chances.append(strength)
        total = 0.0
        for seat in range(len(chances)):
            chances[seat] = exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(len(chances)):
            chances[seat] /= total
        return chances

    # -- in words, after the fact ---------------------------------------------------------------------------------

    def comment(self, view: "View", move: "Move") -> list[Phrase]:
        """What there is to say of a choice, with the eyes of who made it: what could not be seen, and how likely."""
        return []
