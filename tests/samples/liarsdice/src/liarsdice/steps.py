"""How a round goes: who begins, the rolls, and the turns."""

from manoir.core.agenda import NOBODY, Step
from manoir.core.game import CHANCE, Move
from manoir.core.story import Seat

from .moves import BEGINS, BIDS, FACES, LIAR, ROLLS, BeginWith, Bid, RollDie
from .state import LiarsdiceState


class Begin(Step[LiarsdiceState]):
    """Chance says who begins the first round."""

    def actor(self, state: LiarsdiceState) -> int:
        return CHANCE

    def chance(self, state: LiarsdiceState) -> list[tuple[Move, int]]:
        return [(BEGINS[seat], 1) for seat in range(state.seats)]

    def take(self, state: LiarsdiceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, BeginWith)
        state.begin(move.seat)
        state.push(Roll(move.seat))


class Roll(Step[LiarsdiceState]):
    """Chance rolls every die under every cup; then the round begins."""

    def __init__(self, first: Seat) -> None:
        self.first = first

    def short(self, state: LiarsdiceState) -> Seat:
        """Whose die is rolled next; -1 when all have come to rest."""
        for seat in range(state.seats):
            if len(state.dice[seat]) < state.held[seat]:
                return seat
        return -1

    def actor(self, state: LiarsdiceState) -> int:
        return NOBODY if self.short(state) < 0 else CHANCE

    def chance(self, state: LiarsdiceState) -> list[tuple[Move, int]]:
        return [(roll, 1) for roll in ROLLS[self.short(state)]]

    def take(self, state: LiarsdiceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, RollDie)
        state.roll(move.seat, move.face)
        state.push(self)

    def run(self, state: LiarsdiceState) -> None:
        state.push(Turn(self.first))
        state.turn += 1


class Turn(Step[LiarsdiceState]):
    """A player tops the last bid, or calls it a lie."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "L-4"

    def actor(self, state: LiarsdiceState) -> int:
        return self.seat

    def moves(self, state: LiarsdiceState, seat: Seat) -> list[Move]:
        last = state.bid()
        lowest = last.count if last is not None else 1
        found: list[Move] = [LIAR] if last is not None else []
        for count in range(lowest, state.in_game() + 1):
            found += [BIDS[count, face] for face in FACES if BIDS[count, face].tops(last)]
        return found

    def refusal(self, state: LiarsdiceState, seat: Seat, move: Move) -> str:
        if move in self.moves(state, seat):
            return ""
        if move is LIAR:
            return "no-bid"
        if isinstance(move, Bid):
            return "too-many" if move.count > state.in_game() else "too-low"
        return "not-offered"

    def take(self, state: LiarsdiceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            state.raise_to(seat, move)
            state.push(Turn(state.after(seat)))
            state.turn += 1
            return
        loser = state.lift(seat)
        if len(state.out) < state.seats - 1:
            state.push(Roll(loser if state.held[loser] else state.after(loser)))
