"""The game as the house lists it."""

from pathlib import Path

from manoir.core.game import Game
from manoir.core.heuristic import Heuristic
from manoir.core.options import Options

from .heuristics import LiarsdiceHeuristic
from .moves import MOST_COUNT, MOVES
from .options import LiarsdiceOptions
from .state import LiarsdiceState
from .steps import Begin


class Liarsdice(Game):
    def __init__(self) -> None:
        super().__init__("liarsdice", 1, LiarsdiceOptions, Path(__file__).parent)
        self.seats = [2, 3, 4, 5, 6]
        self.seats_rule = "L-1"
        self.usual_seats = 4
        # In a round with so many dice there are six bids for each number, and a call.
        self.most_decisions = sum(6 * dice + 1 for dice in range(2, MOST_COUNT + 1))
        self.topics = {"bid": "L-5", "wild": "L-7", "liar": "L-8", "dice": "L-3"}
        self.verbs = ["bid", "liar"]
        self.notations = ["bid 3 5", "liar"]
        self.moves = {move.notation: move for move in MOVES}
        self.events = {
            "begin": "L-2",
            "roll": "L-3",
            "bid": "L-5",
            "liar": "L-8",
            "show": "L-8",
            "true": "L-8",
            "false": "L-8",
            "lose": "L-8",
            "out": "L-10",
            "win": "L-10",
        }
        self.secret_events = ["roll"]
        self.refusals = {
            "not-your-turn": "L-4",
            "no-bid": "L-4",
            "too-low": "L-5",
            "too-many": "L-6",
            "not-offered": "L-4",
            "game-over": "L-10",
        }

    def heuristic(self) -> Heuristic:
        return LiarsdiceHeuristic()

    def new(self, options: Options, seats: int) -> LiarsdiceState:
        assert isinstance(options, LiarsdiceOptions)
        dice: list[list[int]] = [[] for _ in range(seats)]
        state = LiarsdiceState(seats, Begin(), [], options.wild, [options.dice] * seats, dice, [], [], None, 1, 0)
        state.proceed()
        return state


GAME = Liarsdice()
