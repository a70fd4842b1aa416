"""The secrets, dealt and counted by code of its own."""

from manoir.core.game import State
from manoir.core.rng import Rng
from manoir.core.story import Seat

from .state import LiarsdiceState


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """Every cup but that of the seat is shaken again."""
    assert isinstance(state, LiarsdiceState)
    other = state.clone()
    for owner, dice in enumerate(other.dice):
        if owner != seat:
            for place in range(len(dice)):
                dice[place] = int(rng.below(6)) + 1
            dice.sort()
    return other


def census(state: State) -> list[str]:
    """Every die: those that players have, and one for each round that is over. None is rolled by who has it not."""
    assert isinstance(state, LiarsdiceState)
    for seat, dice in enumerate(state.dice):
        assert len(dice) <= state.held[seat] and set(dice) <= {1, 2, 3, 4, 5, 6}
    return ["die"] * (sum(state.held) + state.round - 1)
