"""Bluff's secrets, redealt and counted."""

from manoir.core.game import State
from manoir.core.rng import Rng
from manoir.core.story import Seat
from tests.samples.bluff.game import BluffState


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    assert isinstance(state, BluffState)
    other = state.clone()
    for player, cup in enumerate(other.cups):
        if player != seat:
            other.cups[player] = sorted(1 + int(rng.below(6)) for _ in cup)
    return other


def census(state: State) -> list[str]:
    """Every die is a player's, or lost."""
    assert isinstance(state, BluffState)
    lost = state.seats * state.dice - sum(state.left)
    return ["die"] * (sum(state.left) + lost)
