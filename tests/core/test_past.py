"""A game told again: how it went is known at its end."""

import random

import pytest

from manoir.core.past import Past
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games import GAMES
from tests.seed import SEED


def played(name: str, seats: int, number: int) -> Match:
    game = GAMES[name]
    match = Match(game, game.options(), seats)
    chance, rng = Rng(SEED + number), random.Random(f"{SEED} {name} {number}")
    match.settle(chance)
    while not match.over:
        seat = match.state.waiting()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
        match.settle(chance)
    return match


@pytest.mark.parametrize("number", range(6))
def test_the_turning_point_is_where_the_winner_came_to_the_first_place_for_good(number: int) -> None:
    match = played("toctoctoc", 4, number)
    past = Past(match)
    past.reach(match.number)
    at, ranks = past.turning(), match.state.ranks()

    if ranks.count(1) > 1:
        assert at == 0
        return
    winner = ranks.index(1)
    ahead = [past.at(entry).ranks() for entry in range(match.number + 1)]
    alone = [places[winner] == 1 and places.count(1) == 1 for places in ahead]
    if at:
        assert not alone[at - 1] and all(alone[at:])
    else:
        assert all(alone[1:]) or not alone[-2]


def test_a_single_deal_of_spooks_turns_only_at_its_end() -> None:
    match = played("spooks", 4, 1)
    past = Past(match)
    past.reach(match.number)
    assert past.turning() == 0
