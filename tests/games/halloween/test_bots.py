"""Regular bots play to win: their games come to an end in good time, in every variant, set and number of players."""

import pytest

from manoir.bots.levels import bot
from manoir.core.rng import stream
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import SETS, HalloweenOptions
from manoir.games.halloween.state import HalloweenState

TABLES = [HalloweenOptions(cards=cards) for cards in ("random", *SETS)] + [HalloweenOptions(variant="grand_master")]
LONGEST = 25  # rounds


def played(options: HalloweenOptions, seats: int, number: int) -> HalloweenState:
    """The last position of a game of regular bots."""
    chance, thoughts = stream(number, "chance"), stream(number, "thoughts")
    players = [bot("regular", GAME) for _ in range(seats)]
    state = GAME.deal(options.settled(seats), seats, chance)
    moves = state.choices(chance)
    while moves:
        seat = state.actor
        moves = state.advance(players[seat].choose(state.view(seat), moves, thoughts), chance)
    assert isinstance(state, HalloweenState)
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_regular_bots_finish_what_they_begin(seats: int) -> None:
    for number, options in enumerate(TABLES):
        state = played(options, seats, number)
        assert state.ending, "nobody brought the end on"
        assert state.round <= LONGEST, options


@pytest.mark.plays_much
def test_games_of_regular_bots_last_as_long_as_the_box_says() -> None:
    rounds = [played(options, seats, number).round for number in range(6) for options in TABLES for seats in GAME.seats]

    assert max(rounds) <= LONGEST
    assert 9 <= sum(rounds) / len(rounds) <= 18
