"""Looking back: what is remembered of a game is what playing it again would show, moves taken back included."""

import random
import time

import pytest

from manoir.core.errors import NoUndo
from manoir.games import GAMES, HOUSE
from manoir.server.tables.fairness import Dice
from manoir.server.tables.past import Past, told_since
from manoir.server.tables.position import BACK, RECENT, Position, Told
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
        position.accept(position.draft(seat, [rng.choice(position.state.moves(seat))], dice))
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


def taken_back(position: Position, times: int) -> list[tuple[int, str]]:
    """The log of a game in which somebody has taken a move back so often."""
    dice, rng = Dice("00" * 32, ["-"] * SEATS), random.Random(1)
    while not any(position.can_undo(seat) for seat in range(SEATS)):
        seat = rng.choice(position.state.waiting())
        position.accept(position.draft(seat, [rng.choice(position.state.moves(seat))], dice))
    log = [(seat, move.notation if move else "") for seat, move in zip(position.who, position.what, strict=True)]
    return log + [(log[-1][0], ""), log[-1]] * times


def test_taking_back_does_not_go_on_for_ever() -> None:
    position, dice, times = Position(GAMES["toctoctoc"], GAMES["toctoctoc"].options(), SEATS), Dice("00" * 32, []), 0
    position.accept(position.opening(dice))
    seat = taken_back(position, 0)[-1][0]
    move = position.what[-1]
    assert move is not None
    while position.can_undo(seat):
        position.accept(position.draft_undo(seat))
        position.accept(position.draft(seat, [move], dice))
        times += 1
        assert times <= BACK + position.played
    with pytest.raises(NoUndo):
        position.draft_undo(seat)


def test_a_game_with_many_moves_taken_back_is_read_and_told_at_once() -> None:
    game = GAMES["toctoctoc"]
    first = Position(game, game.options(), SEATS)
    first.accept(first.opening(Dice("00" * 32, [])))
    log = taken_back(first, 20_000)
    began = time.process_time()
    position = Position(game, game.options(), SEATS)
    position.take(log)
    assert (position.number, position.played) == (len(log), first.number)
    assert position.state.view(0).to_json() == first.state.view(0).to_json()
    told = told_since(position, 0)
    assert [one.number for one in told] == list(range(1, len(log) + 1))
    assert said(told[-RECENT:]) == said(position.recent)
    assert time.process_time() - began < 10  # longer by the square of the number, when all was played anew for each
