"""Looking back: what is remembered of a game is what playing it again would show, moves taken back included."""

import random

import pytest

from manoir.games import GAMES, HOUSE
from manoir.server.fairness import Dice
from manoir.server.past import Past, told_since
from manoir.server.position import Position, Told
from tests.seed import SEED

SEATS = 4
LENGTH = 120  # entries


def position_of(name: str) -> Position:
    """A random game in which moves are taken back wherever that is allowed, now and then."""
    game, rng, dice = GAMES[name], random.Random(f"{SEED} past"), Dice("00" * 32, ["-"] * SEATS)
    position = Position(game, game.options().for_people(), SEATS)
    position.accept(position.opening(dice))
    while position.number < LENGTH and not position.over:
        back = [seat for seat in range(SEATS) if position.can_undo(seat)]
        if back and rng.random() < 0.3:
            position.accept(position.draft_undo(back[0]))
            continue
        seat = rng.choice(position.state.waiting())
        position.accept(position.draft(seat, rng.choice(position.state.moves(seat)), dice))
    return position


def said(told: list[Told]) -> list[object]:
    return [(one.number, one.seat, [event.whole().to_json() for event in one.story]) for one in told]


@pytest.mark.parametrize("name", HOUSE)
def test_every_number_is_shown_as_it_was(name: str) -> None:
    position = position_of(name)
    past = Past(position)
    numbers = list(range(position.number + 1))
    random.Random(1).shuffle(numbers)
    for number in numbers:
        then = position.played_through(position.line(number))
        for seat in (None, *range(SEATS)):
            assert past.at(number).view(seat).to_json() == then.view(seat).to_json()
    assert [told.number for told in past.told] == list(range(1, position.number + 1))
    assert [told.move for told in past.told] == position.what


@pytest.mark.parametrize("name", HOUSE)
def test_the_story_goes_on_where_it_was_left(name: str) -> None:
    whole = position_of(name)
    grown = Position(whole.game, whole.options, SEATS)
    entries = [(seat, move.notation if move else "") for seat, move in zip(whole.who, whole.what, strict=True)]
    past, cut = Past(grown), len(entries) // 2
    grown.take(entries[:cut])
    past.reach(grown.number)
    grown.take(entries[cut:])
    past.reach(grown.number)

    assert said(past.told) == said(told_since(whole, 0))
    assert said(told_since(grown, grown.number - 3)) == said(past.told[-3:])
