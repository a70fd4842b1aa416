"""What the contract needs to know of the secrets, by code of its own: that it agrees with view.py proves both."""

from manoir.core.game import State
from manoir.core.rng import Rng
from manoir.core.story import Seat

from .moves import CARDS
from .state import StairwayState


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """The same position, but everything that a seat must not know is dealt otherwise."""
    assert isinstance(state, StairwayState)
    other = state.clone()
    others = [holder for holder in range(state.seats) if holder != seat]
    hidden = other.pile()
    for holder in others:
        hidden += other.hands[holder]
    for cards in other.dropped:
        hidden += cards
    rng.shuffle(hidden)
    for holder in others:
        other.hands[holder] = sorted(hidden.pop() for _ in other.hands[holder])
    for holder, cards in enumerate(other.dropped):
        other.dropped[holder] = sorted(hidden.pop() for _ in cards)
    return other


def census(state: State) -> list[str]:
    """Every card that there is, wherever it lies: a move that loses one or makes one is found by it."""
    assert isinstance(state, StairwayState)
    placed = [card for cards in (*state.hands, *state.staircases, *state.dropped) for card in cards]
    return [str(card) for card in placed + [card for card in range(1, CARDS + 1) if card not in placed]]
