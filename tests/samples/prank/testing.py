"""Prank's secrets, redealt and counted."""

from manoir.core.game import State
from manoir.core.rng import Rng
from manoir.core.story import Seat
from tests.samples.prank.game import CARDS, Lay, PrankState


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    assert isinstance(state, PrankState)
    other = state.clone()
    picks = list(other.step.picks) if isinstance(other.step, Lay) else []
    hidden = [card for card in range(CARDS) if card not in other.gone]
    if seat is not None:
        hidden = [card for card in hidden if card not in other.hands[seat] and card not in picks[seat : seat + 1]]
    rng.shuffle(hidden)
    for holder, hand in enumerate(other.hands):
        if holder != seat:
            other.hands[holder] = [hidden.pop() for _ in hand]
            if picks and picks[holder] is not None:
                picks[holder] = hidden.pop()
    if picks:
        other.step = Lay(tuple(picks))
    return other


def census(state: State) -> list[str]:
    """Every card is somewhere: held, laid, shown, or not dealt."""
    assert isinstance(state, PrankState)
    placed = [card for hand in state.hands for card in hand] + state.gone
    placed += [pick for pick in state.step.picks if pick is not None] if isinstance(state.step, Lay) else []
    return [str(card) for card in placed] + [str(card) for card in range(CARDS) if card not in placed]
