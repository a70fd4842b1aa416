"""What the rules say, and what must hold of every game."""

import pytest
from manoir.core.contract import check, check_game, own_testing, sample
from manoir.core.errors import IllegalMove
from manoir.core.game import OVER
from manoir.core.play import play
from manoir.core.rng import Rng

from liarsdice.game import GAME
from liarsdice.heuristics import LiarsdiceHeuristic
from liarsdice.moves import BIDS
from liarsdice.state import LiarsdiceState
from liarsdice.steps import Turn


def table(*dice: list[int], bid: tuple[int, int, int] | None = None, wild: bool = True) -> LiarsdiceState:
    """Cups with these dice; it is the turn of the first player, after a bid of a seat, a number and a face."""
    seats = len(dice)
    bids = [(bid[0], BIDS[bid[1], bid[2]])] if bid is not None else []
    held = [len(one) for one in dice]
    out = [seat for seat in range(seats) if not held[seat]]
    state = LiarsdiceState(seats, Turn(0), [], wild, held, [sorted(one) for one in dice], bids, out, None, 1, 1)
    state.proceed()
    return state


def said(state: LiarsdiceState, notation: str) -> None:
    play(GAME, state, 0, GAME.parse(notation))


def test_the_first_of_a_round_must_bid() -> None:
    state = table([1, 2], [3, 4])

    with pytest.raises(IllegalMove) as refused:
        said(state, "liar")
    assert (refused.value.reason, refused.value.rule) == ("no-bid", "L-4")


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("bid 2 4", "too-low"),
        ("bid 2 3", "too-low"),
        ("bid 1 6", "too-low"),
        ("bid 2 5", ""),
        ("bid 3 1", ""),
        ("bid 4 6", ""),
        ("bid 5 1", "too-many"),
    ],
)
def test_a_bid_tops_the_last_one_by_dice_or_by_face(notation: str, reason: str) -> None:
    state = table([1, 2], [3, 4], bid=(1, 2, 4))

    assert state.refusal(0, GAME.parse(notation)) == reason


def test_after_the_highest_bid_there_is_only_doubt() -> None:
    state = table([1], [6], bid=(1, 2, 6))

    assert [move.notation for move in state.moves(0)] == ["liar"]


@pytest.mark.parametrize(
    ("count", "face", "wild", "held"),
    [
        (3, 5, True, [1, 2]),  # two fives and a one: the caller was wrong
        (3, 5, False, [2, 1]),  # ones are but ones
        (2, 5, False, [1, 2]),
        (1, 1, True, [1, 2]),
        (2, 1, True, [2, 1]),  # no five is a one
    ],
)
def test_who_was_wrong_loses_a_die(count: int, face: int, wild: bool, held: list[int]) -> None:
    state = table([5, 1], [5, 2], bid=(1, count, face), wild=wild)
    said(state, "liar")

    assert state.held == held
    assert state.shown is not None and state.shown.dice == [[1, 5], [2, 5]]


def test_who_lost_a_die_begins_and_who_has_none_leaves_it_to_the_next() -> None:
    state = table([5, 1], [5, 2], [3], bid=(1, 4, 6))
    said(state, "liar")
    state.settle(Rng(1))
    assert state.actor == 1

    state = table([5, 1], [2], [3, 3], bid=(1, 4, 6))
    said(state, "liar")
    state.settle(Rng(1))
    assert (state.held, state.out, state.actor) == ([2, 0, 2], [1], 2)


def test_the_last_with_dice_wins_and_the_others_are_ranked_by_how_long_they_held_out() -> None:
    state = table([5, 1], [], [3], bid=(2, 3, 6))
    said(state, "liar")

    assert state.actor == OVER
    assert (state.scores(), state.ranks()) == ([2, 0, 1], [1, 3, 2])


def test_odds_know_the_own_dice_and_no_others() -> None:
    view = table([5, 5], [5, 5], bid=(1, 1, 6)).view(0)

    assert view.odds(BIDS[2, 5]) == 1
    assert view.odds(BIDS[3, 5]) == pytest.approx(1 - (2 / 3) ** 2)
    assert view.odds(BIDS[4, 4]) == 0


def test_a_bot_doubts_what_cannot_be_and_does_not_doubt_what_it_holds() -> None:
    heuristic = LiarsdiceHeuristic()
    for bid, doubts in (((1, 4, 6), True), ((1, 1, 2), False)):
        state = table([2, 2], [3, 4], bid=bid)
        moves = state.moves(0)
        values = heuristic.values(state.view(0), moves)
        assert (moves[values.index(max(values))].notation == "liar") == doubts


def test_everything_that_the_game_lists_is_there_and_has_a_text() -> None:
    check_game(GAME)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_the_contract(seed: int) -> None:
    options, seats = sample(GAME, seed)
    check(GAME, own_testing(GAME), options, seats, seed)
