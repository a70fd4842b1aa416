"""Cards given to one player: the bats' bite (S-8) and the Goblin Master's gift (S-13.4)."""

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.spooks.moves import GIVING, TOS, CardMove, SeatMove, moves_of
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import LEAD, not_held


class Give(Step[SpooksState]):
    """A player gives another a card of choice, unseen by the rest; who gives the last one wins (S-10.2)."""

    def __init__(self, giver: Seat, victim: Seat, event: str) -> None:
        self.giver = giver
        self.victim = victim  # who gets it
        self.event = event

    def actor(self, state: SpooksState) -> int:
        return self.giver

    def describe(self) -> Json:
        return {"victim": LETTERS[self.victim]}

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return moves_of(GIVING, state.players[seat].once)

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        reason = not_held(state, seat, move, "give")
        return "must-give" if reason == "not-offered" else reason

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        state.transfer(seat, self.victim, move.card)
        state.tell(self.event, self.rule(), seat, [move.card], self.victim, [seat, self.victim])
        if state.players[seat].size == 0:
            state.flow.end_deal(state, [seat])  # at once: nobody gives after that (S-8.3)
        else:
            self.given(state)

    def given(self, state: SpooksState) -> None:
        """What comes after the gift, if it was not the last card."""


class Bite(Give):
    """SD-7: each of the others gives the victim a card, the Bat's owner first, then against the direction of play."""

    def __init__(self, giver: Seat, victim: Seat) -> None:
        super().__init__(giver, victim, "give")

    def rule(self) -> str:
        return "S-8.2"

    def given(self, state: SpooksState) -> None:
        giver = state.previous(self.giver)
        if giver == self.victim:
            giver = state.previous(giver)
        state.push(LEAD[self.victim] if giver == state.owner else Bite(giver, self.victim))  # S-8.4


class Gift(Give):
    """SD-10: the Goblin Master's layer gives a card; the prank comes after it (SA-29)."""

    def __init__(self, giver: Seat, victim: Seat) -> None:
        super().__init__(giver, victim, "gift")

    def rule(self) -> str:
        return "S-13.4"


def fewest(state: SpooksState, seat: Seat) -> list[Seat]:
    """The opponents with the fewest cards (S-13.4)."""
    others = [other for other in state.circle.seated if other != seat]
    least = min([state.players[other].size for other in others])
    return [other for other in others if state.players[other].size == least]


class PickRecipient(Step[SpooksState]):
    """SD-9: which of the opponents with equally few cards gets the Goblin Master's gift."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "S-13.4"

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
