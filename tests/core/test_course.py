"""The course of a game: nothing is erased, every position can be had again, and all ways lead to the same."""

import random

import pytest

from manoir.core.errors import IllegalMove, NoUndo
from manoir.core.game import CHANCE, State
from manoir.core.play import Match
from manoir.core.record import replayed, write
from manoir.core.rng import Rng
from manoir.core.story import Json, Seat
from manoir.games import GAMES, HOUSE
from tests.seed import SEED

SEATS = 3
LENGTH = 90  # entries


def played(name: str) -> tuple[Match, list[Json]]:
    """A random game with moves taken back, and the whole position after each entry."""
    game, chance, rng = GAMES[name], Rng(SEED), random.Random(f"{SEED} course")
    match = Match(game, game.options().for_people(), SEATS)
    seen = [match.state.position()]
    while match.number < LENGTH and not match.over:
        back = [seat for seat in range(SEATS) if match.can_undo(seat)]
        if match.state.actor == CHANCE:
            match.play(CHANCE, match.state.chance_move(chance))
        elif back and (not match.undone or rng.random() < 0.4):
            match.undo(back[0])
        else:
            seat = rng.choice(match.state.waiting())
            match.play(seat, rng.choice(match.state.moves(seat)))
        seen.append(match.state.position())
    return match, seen


def said(match: Match, number: int = 0) -> list[tuple[int, Seat, str, list[Json]]]:
    return [
        (one.number, one.seat, one.move.notation if one.move else "", [event.whole().to_json() for event in one.story])
        for one in match.since(number)
    ]


@pytest.mark.parametrize("name", HOUSE)
def test_every_position_that_there_was_can_be_had_again(name: str) -> None:
    match, seen = played(name)
    assert match.undone
    assert [match.at(number).position() for number in range(match.number + 1)] == seen
    assert match.played == len(match.line()) == match.number - 2 * match.undone
    assert [(entry.seat, entry.move) for entry in match.told] == match.entries()
    assert said(match, match.number - 3) == said(match)[-3:]


@pytest.mark.parametrize("name", HOUSE)
def test_all_ways_to_go_on_as_a_log_says_lead_to_the_same(name: str) -> None:
    match, seen = played(name)
    notations = [(seat, move.notation if move else "") for seat, move in match.entries()]
    for cut in (0, match.number // 2, match.number):
        taken, followed = (Match(match.game, match.options, SEATS) for _ in range(2))
        forgetful = Match(match.game, match.options, SEATS, keep=4)
        for one in (taken, forgetful):
            one.take(notations[:cut])
            one.take(notations[cut:])
        followed.follow(match.entries()[:cut])
        followed.follow(match.entries(cut))
        for one in (taken, followed, forgetful):
            assert one.state.position() == seen[-1]
            assert one.line() == match.line()
            assert said(one) == said(match)
        assert len(forgetful.told) <= 8


@pytest.mark.parametrize("name", HOUSE)
def test_a_record_has_the_moves_that_stand_and_a_walk_goes_through_them(name: str) -> None:
    match, _ = played(name)
    again = replayed(write(match, ["Ada", "Bob", "Cleo"]), GAMES).match
    assert (again.line(), again.undone) == (match.line(), 0)
    assert again.state.position() == match.state.position()
    before: list[Json] = [state.position() for state, _, _ in match.walk()]
    assert before == [again.at(number).position() for number in range(again.number)]


def test_a_draft_changes_nothing_until_it_is_accepted() -> None:
    match, _ = played("spooks")
    while match.state.actor == CHANCE:
        match.play(CHANCE, match.state.chance_move(Rng(1)))
    before, number, story = match.state.position(), match.number, said(match)
    seat = match.state.waiting()[0]
    draft = match.draft(seat, match.state.moves(seat)[:1])
    assert (match.state.position(), match.number, said(match)) == (before, number, story)
    match.accept(draft)
    assert match.number == number + 1
    assert match.state is draft.state
    assert match.at(number).position() == before


def test_what_is_refused_changes_nothing() -> None:
    match, _ = played("toctoctoc")
    before, number = match.state.position(), match.number
    for seat in range(SEATS):
        if not match.can_undo(seat):
            with pytest.raises(NoUndo):
                match.undo(seat)
        if seat not in match.state.waiting():
            with pytest.raises(IllegalMove):
                match.play(seat, match.game.parse("open"))
    assert (match.state.position(), match.number) == (before, number)


def test_who_applies_a_move_is_who_has_made_it() -> None:
    """Of several who choose at the same time, the last may answer first."""
    from tests.samples.prank.game import GAME

    def answered(order: list[Seat]) -> State:
        match = Match(GAME, GAME.options(), SEATS)
        match.settle(Rng(3))
        assert match.state.waiting() == [0, 1, 2]
        moves = {seat: match.state.moves(seat)[0] for seat in order}
        for seat in order:
            match.play(seat, moves[seat])
        return match.state

    assert answered([0, 1, 2]).position() == answered([2, 0, 1]).position()
