"""The run of who owns a Skeleton that nobody could answer (S-7)."""

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.spooks.cards import BIT, CAT, CODES, NONE, RANK, rank
from manoir.games.spooks.moves import ENOUGH, RUNNING, CardMove, moves_of
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import not_held


class BuildRun(Step[SpooksState]):
    """SD-6: the owner of the Skeleton lays a run in rising rank, card by card, until it is enough.

    Each card is a decision of its own and goes on the pile at once: a hand can hold hundreds of thousands of runs.
    """

    def __init__(self, owner: Seat, victim: Seat, cards: list[int]) -> None:
        self.owner = owner
        self.victim = victim
        self.cards = cards  # of the run so far
        self.last = cards[-1] if cards else NONE

    def rule(self) -> str:
        return "S-7.2"

    def actor(self, state: SpooksState) -> int:
        return self.owner

    def describe(self) -> Json:
        return {"victim": LETTERS[self.victim], "last card": CODES[self.last] if self.last != NONE else None}

    def open_cards(self, state: SpooksState) -> int:
        """The kinds that may come next: any card first, then one rank higher (S-7.2)."""
        hand = state.players[self.owner].once
        return hand if self.last == NONE else hand & RANK[rank(self.last) + 1]

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        legal = moves_of(RUNNING, self.open_cards(state))
        if self.last != NONE:
            legal.append(ENOUGH)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is ENOUGH:
            return "" if self.last != NONE else "run-empty"
        reason = not_held(state, seat, move, "run")
        if reason == "not-offered":
            return "must-run"
        if not reason and isinstance(move, CardMove) and not self.open_cards(state) & BIT[move.card]:
            return "cat-alone" if move.card == CAT else "run-not-next"
        return reason

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if isinstance(move, CardMove):
            state.lay(seat, move.card)
            if state.story is not None:
                state.tell("run", "S-7.3", seat, [move.card])
            following = BuildRun(self.owner, self.victim, [*self.cards, move.card])
            if move.card != CAT and state.players[seat].size and following.open_cards(state):
                state.push(following)
                return
        state.flow.laid(state, seat, state.top, self.victim)  # only the top card counts (S-7.6)
