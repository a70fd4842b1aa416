"""Step: something still to be done in a turn. What is pending is data, never a suspended call."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from manoir.core.game import CHANCE, OVER, Move, State
from manoir.core.rng import Rng
from manoir.core.story import Seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision, or one thing that happens by itself. It never changes once made, so clones of a state share it."""

    def asks(self, state: S) -> list[Seat]:
        """Who must choose before it can go on: nobody, one seat, or several who choose at the same time."""
        return []

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """The choices of a seat that it asks."""
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, move: Move) -> str:
        """Why a seat that it asks may not choose a move; override where a player deserves the reason."""
        return "" if move in self.moves(state, seat) else "not-offered"

    def take(self, state: S, seat: Seat, move: Move) -> None:
        """A seat, or chance, has chosen."""
        raise NotImplementedError

    def chance(self, state: S) -> list[tuple[Move, int]]:
        """What chance may do, with weights; nothing if this is not a step of chance."""
        return []

    def chance_move(self, state: S, rng: Rng) -> Move:
        """A draw from `chance`; override where there is a faster way to the same weights."""
        return State.chance_move(state, rng)

    def undoable(self) -> bool:
        """Whether the move that led here may still be taken back by who made it."""
        return False

    def name(self) -> str:
        """What it is called in views, traces and text keys: PickGuest is pick-guest."""
        words = "".join(["-" + letter.lower() if letter.isupper() else letter for letter in type(self).__name__])
        return words[1:]

    def run(self, state: S) -> None:
        """What happens by itself, if it asks nobody and leaves nothing to chance."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state whose turn is a stack of steps, the top of which is the present decision.

    A step is popped before it is taken or run: what comes next is what it pushes, then what lay below. The seats of a
    step that asks several answer in any order; it pushes itself again, with the answer sealed in it.
    """

    def __init__(self, seats: int, agenda: "list[Step[Any]]") -> None:
        super().__init__(seats)
        self.agenda = agenda

    def waiting(self) -> list[Seat]:
        return self.agenda[-1].asks(self) if self.agenda else []

    def moves(self, seat: Seat) -> list[Move]:
        return self.agenda[-1].moves(self, seat) if seat in self.waiting() else []

    def refusal(self, seat: Seat, move: Move) -> str:
        if seat not in self.waiting():
            return "not-your-turn"
        return self.agenda[-1].refusal(self, seat, move)

    def chance(self) -> list[tuple[Move, int]]:
        return self.agenda[-1].chance(self)

    def undoable(self) -> bool:
        return bool(self.agenda) and self.agenda[-1].undoable()

    def apply(self, move: Move) -> None:
        self.agenda.pop().take(self, self.actor, move)
        self.proceed()

    def proceed(self) -> None:
        """Run what runs by itself, up to the next choice or the end."""
        while self.agenda:
            step = self.agenda[-1]
            asked = step.asks(self)
            if asked:
                self.actor = asked[0]
                return
            if step.chance(self):
                self.actor = CHANCE
                return
            self.agenda.pop().run(self)
        self.actor = OVER
