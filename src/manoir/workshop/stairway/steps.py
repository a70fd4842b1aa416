"""How a turn goes: a class for each choice and each draw of chance. A step never changes once it is made."""

from manoir.core.agenda import NOBODY, Step
from manoir.core.game import CHANCE, Move
from manoir.core.story import Seat

from .moves import DEALS, DROPS, LAYS, DealCard, DropCard, LayCard
from .state import StairwayState


class Deal(Step[StairwayState]):
    """Chance gives everybody a hand, a card at a time; then the first player begins."""

    def __init__(self, cards: int) -> None:
        self.cards = cards  # for each

    def short(self, state: StairwayState) -> list[Seat]:
        """Those who have not enough yet."""
        return [seat for seat in range(state.seats) if len(state.hands[seat]) < self.cards]

    def actor(self, state: StairwayState) -> int:
        return CHANCE if self.short(state) else NOBODY

    def chance(self, state: StairwayState) -> list[tuple[Move, int]]:
        seat = self.short(state)[0]
        return [(DEALS[seat][card], 1) for card in state.pile()]

    def take(self, state: StairwayState, seat: Seat, move: Move) -> None:
        assert isinstance(move, DealCard)
        state.deal(move.seat, move.card)
        state.push(self)

    def run(self, state: StairwayState) -> None:
        """Nobody is short any more."""
        begin_turn(state, 0)


class Turn(Step[StairwayState]):
    """A player lays a card or, if none fits, drops one."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def rule(self) -> str:
        return "S-3"

    def actor(self, state: StairwayState) -> int:
        return self.seat

    def moves(self, state: StairwayState, seat: Seat) -> list[Move]:
        lays: list[Move] = [
            LAYS[staircase][card]
            for card in state.hands[seat]
            for staircase in range(len(state.staircases))
            if state.fits(card, staircase)
        ]
        return lays or [DROPS[card] for card in state.hands[seat]]

    def refusal(self, state: StairwayState, seat: Seat, move: Move) -> str:
        """Why not, as the key of a text: `refusal-too-low`. Game.refusals names the rule of each."""
        if move in self.moves(state, seat):
            return ""
        if isinstance(move, LayCard | DropCard) and move.card not in state.hands[seat]:
            return "not-held"
        if isinstance(move, LayCard):
            return "too-low"
        return "can-lay" if isinstance(move, DropCard) else "not-offered"

    def take(self, state: StairwayState, seat: Seat, move: Move) -> None:
        if isinstance(move, LayCard):
            state.lay(seat, move.card, move.staircase - 1)
        elif isinstance(move, DropCard):
            state.drop(seat, move.card)
        state.push(Draw(seat))


class Draw(Step[StairwayState]):
    """The player draws a card, if there is one; then the next one who has cards begins a turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: StairwayState) -> int:
        return CHANCE if state.pile() else NOBODY

    def chance(self, state: StairwayState) -> list[tuple[Move, int]]:
        return [(DEALS[self.seat][card], 1) for card in state.pile()]

    def take(self, state: StairwayState, seat: Seat, move: Move) -> None:
        assert isinstance(move, DealCard)
        state.deal(move.seat, move.card)
        begin_turn(state, self.seat + 1)

    def run(self, state: StairwayState) -> None:
        begin_turn(state, self.seat + 1)


def begin_turn(state: StairwayState, first: Seat) -> None:
    """The turn of the first player from a seat on who has a card. If nobody has, nothing is left to do: it is over."""
    for place in range(first, first + state.seats):
        seat = place % state.seats
        if state.hands[seat]:
            state.turn += 1
            state.push(Turn(seat))
            return
