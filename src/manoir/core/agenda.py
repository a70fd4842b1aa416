"""Step: something still to be done in a turn. What is pending is data, never a suspended call."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from manoir.core.game import CHANCE, OVER, Move, State
from manoir.core.rng import Rng
from manoir.core.story import Json, Seat

S = TypeVar("S", bound=State)
NOBODY: Final = -3  # acts: a step that runs by itself
NAMES: Final[dict[str, str]] = {}  # of steps, by those of their classes: asked for at every move


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision, or one thing that happens by itself. It never changes once made, so clones of a state share it."""

    def actor(self, state: S) -> int:
        """Who acts: a seat (the first, of several who choose at the same time), CHANCE, or NOBODY."""
        return NOBODY

    def asks(self, state: S) -> list[Seat]:
        """The seats that must choose before it can go on."""
        actor = self.actor(state)
        return [actor] if actor >= 0 else []

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
        """What chance may do, with weights, if it is chance that acts."""
        raise NotImplementedError

    def chance_move(self, state: S, rng: Rng) -> Move:
        """A draw from `chance`; override where there is a faster way to the same weights."""
        return State.chance_move(state, rng)

    def undoable(self) -> bool:
        """Whether the move that led here may still be taken back by who made it."""
        return False

    def continues(self) -> bool:
        """Whether its choice is one more word of the option that the choice before it began."""
        return False

    def rule(self) -> str:
        """The rule that its choice is about; empty where there is none to name."""
        return ""

    def name(self) -> str:
        """What it is called in views, traces and text keys: PickGuest is pick-guest."""
        kind = type(self).__name__
        name = NAMES.get(kind)
        if name is None:
            words = "".join(["-" + letter.lower() if letter.isupper() else letter for letter in kind])
            name = NAMES[kind] = words[1:]
        return name

    def describe(self) -> Json:
        """What it holds, secrets included, for a trace."""
        return {}

    def run(self, state: S) -> None:
        """What happens by itself, if nobody acts."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A state that is always at one step, which each choice replaces by the next: no step is pending below it."""

    def __init__(self, seats: int, actor: int, step: "Step[Any]") -> None:
        super().__init__(seats)
        self.actor = actor
        self.step: Step[Any] = step

    def ask(self, actor: int, step: "Step[Any]") -> None:
        """Who chooses next, and what."""
        self.actor = actor
        self.step = step

    def moves(self, seat: Seat) -> list[Move]:
        return self.step.moves(self, seat) if seat == self.actor else []

    def refusal(self, seat: Seat, move: Move) -> str:
        if self.actor == OVER:
            return "game-over"
        if seat != self.actor:
            return "not-your-turn"
        return self.step.refusal(self, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        self.step.take(self, seat, move)

    def chance(self) -> list[tuple[Move, int]]:
        return self.step.chance(self)

    def chance_move(self, rng: Rng) -> Move:
        return self.step.chance_move(self, rng)

    def undoable(self) -> bool:
        return self.step.undoable()

    # The loops that searches and simulations run, straight from step to step.

    def choices(self, rng: Rng) -> list[Move]:
        while self.actor == CHANCE:
            self.step.take(self, CHANCE, self.step.chance_move(self, rng))
        return self.step.moves(self, self.actor) if self.actor != OVER else []

    def advance(self, move: Move, rng: Rng) -> list[Move]:
        self.step.take(self, self.actor, move)
        return self.choices(rng)

    def playout(self, rng: Rng) -> int:
        decisions = 0
        while self.actor != OVER:
            if self.actor == CHANCE:
                self.step.take(self, CHANCE, self.step.chance_move(self, rng))
            else:
                moves = self.step.moves(self, self.actor)
                self.step.take(self, self.actor, moves[rng.below(len(moves))])
                decisions += 1
        return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state whose turn is a stack of steps: the present one, and those that come after it.

    A step is taken off before it is taken or run: what comes next is what it pushes, then what lay below. The seats of
    a step that asks several answer in any order; it pushes itself again, with the answer sealed in it. The top of the
    stack is a field of its own, so that a turn without nesting never touches a list.
    """

    def __init__(self, seats: int, step: "Step[Any] | None", agenda: "list[Step[Any]]") -> None:
        super().__init__(seats)
        self.step = step
        self.agenda = agenda  # what comes after the step, the last first

    def push(self, step: "Step[Any]") -> None:
        """Put a step before all that is still to be done."""
        if self.step is not None:
            self.agenda.append(self.step)
        self.step = step

    def drop_all(self) -> None:
        """Forget whatever was still to be done."""
        self.step = None
        self.agenda.clear()

    def waiting(self) -> list[Seat]:
        return self.step.asks(self) if self.step is not None else []

    def moves(self, seat: Seat) -> list[Move]:
        if self.step is None or (seat != self.actor and seat not in self.waiting()):
            return []
        return self.step.moves(self, seat)

    def refusal(self, seat: Seat, move: Move) -> str:
        if self.step is None:
            return "game-over"
        if seat not in self.waiting():
            return "not-your-turn"
        return self.step.refusal(self, seat, move)

    def chance(self) -> list[tuple[Move, int]]:
        assert self.step is not None
        return self.step.chance(self)

    def chance_move(self, rng: Rng) -> Move:
        assert self.step is not None
        return self.step.chance_move(self, rng)

    def undoable(self) -> bool:
        return self.step is not None and self.step.undoable()

    def continues(self) -> bool:
        return self.step is not None and self.step.continues()

    def apply(self, seat: Seat, move: Move) -> None:
        step = self.step
        assert step is not None
        self.step = None
        self.actor = seat  # of several who choose at the same time, not always the first
        step.take(self, seat, move)
        self.proceed()

    def proceed(self) -> None:
        """Run what runs by itself, up to the next choice or the end."""
        while True:
            step = self.step
            if step is None:
                if not self.agenda:
                    self.actor = OVER
                    return
                step = self.agenda.pop()
                self.step = step
            actor = step.actor(self)
            if actor == NOBODY:
                self.step = None
                step.run(self)
                continue
            self.actor = actor
            if actor < 0 or not self.spares(step):
                return

    def spares(self, step: "Step[Any]") -> bool:
        """Whether the actor is spared a choice that leaves none, and it has been made; a game may do that."""
        return False
