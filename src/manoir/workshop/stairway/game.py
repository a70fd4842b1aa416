"""The game as the house lists it: GAME puts everything together."""

from dataclasses import dataclass
from pathlib import Path

from manoir.core.game import Game
from manoir.core.options import Options, option

from .moves import CARDS, MOVES, STAIRCASES
from .state import StairwayState
from .steps import Deal


@dataclass(frozen=True, kw_only=True)
class StairwayOptions(Options):
    """What a table may choose: a flag of the command line, a field of the form, a header of records."""

    hand: int = option(4, rule="S-2", low=3, high=5)


class Stairway(Game):
    def __init__(self) -> None:
        super().__init__("stairway", 1, StairwayOptions, Path(__file__).parent)
        self.seats = [2, 3, 4]
        self.seats_rule = "S-1"
        self.usual_seats = 3
        self.most_decisions = CARDS
        self.verbs = ["lay", "drop"]
        self.notations = ["lay 7 2", "drop 7"]
        self.moves = {move.notation: move for move in MOVES}
        self.events = {"deal": "S-2", "lay": "S-4", "drop": "S-5"}
        self.secret_events = ["deal", "drop"]
        self.refusals = {
            "not-your-turn": "S-3",
            "not-held": "S-3",
            "too-low": "S-3",
            "can-lay": "S-5",
            "not-offered": "S-3",
            "game-over": "S-7",
        }

    def new(self, options: Options, seats: int) -> StairwayState:
        """The empty table: the cards come from chance, which moves first."""
        assert isinstance(options, StairwayOptions)
        hands: list[list[int]] = [[] for _ in range(seats)]
        dropped: list[list[int]] = [[] for _ in range(seats)]
        staircases: list[list[int]] = [[] for _ in range(STAIRCASES)]
        state = StairwayState(seats, Deal(options.hand), [], hands, staircases, dropped, [0] * seats, 0)
        state.proceed()
        return state


GAME = Stairway()
