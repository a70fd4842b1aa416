"""The Masters' powers (S-13), used when a Master is laid on the pile."""

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.spooks.moves import GIVING, TOS, CardMove, SeatMove, moves_of
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import not_held


def fewest(state: SpooksState, seat: Seat) -> list[Seat]:
    """The opponents with the fewest cards (S-13.4)."""
    others = [other for other in state.table.seated if other != seat]
    least = min([state.players[other].size for other in others])
    return [other for other in others if state.players[other].size == least]


class PickRecipient(Step[SpooksState]):
    """SD-9: which of the opponents with equally few cards gets the Goblin Master's gift."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: SpooksState) -> int:
        return self.seat

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return [TOS[other] for other in fewest(state, seat)]

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if not isinstance(move, SeatMove) or move.verb != "to":
            return "must-pick-recipient"
        return "" if move.seat in fewest(state, seat) else "not-fewest"

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, SeatMove)
        state.tell("recipient", "S-13.4", seat, [], move.seat)
        state.push(Gift(seat, move.seat))


class Gift(Step[SpooksState]):
    """SD-10: the Goblin Master's layer gives a card; who gives the last one wins (SA-29)."""

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat = seat
        self.victim = victim  # who gets it

    def actor(self, state: SpooksState) -> int:
        return self.seat

    def describe(self) -> Json:
        return {"for": LETTERS[self.victim]}

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return moves_of(GIVING, state.players[seat].once)

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        reason = not_held(state, seat, move, "give")
        return "must-give" if reason == "not-offered" else reason

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        state.transfer(seat, self.victim, move.card)
        state.tell("gift", "S-13.4", seat, [move.card], self.victim, [seat, self.victim])
        if state.players[seat].size == 0:
            state.flow.end_deal(state, [seat])
