"""H-15: what ends a game, who still plays, and who has won."""

from typing import Any

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, moves, position, told
from tests.games.halloween.asking import player, rest_out, rest_to_the_end
from tests.proofs import rules

FIVE = "CH b; SC b; HO b; MA b; TH b"  # haunted: the sixth token ends the game
LAST_ROUND: dict[str, object] = {"maxRounds": 1}


def scored(cards: str = "", **mine: Any) -> HalloweenState:
    """A game of one round in which everybody only rested, A being as described."""
    return rest_to_the_end(position(cards=cards, options=LAST_ROUND, **mine))


@rules("W-E01", "H-15.1", "H-15.2", "H-10.6")
def test_who_triggers_finishes_the_turn_and_the_round_is_completed() -> None:
    table = position(seats=4, turn="B", own=FIVE)
    moves(table, "B: S1 haunt PS b own")
    assert (table.ending, told(table)) == (True, ["haunt-own", "last-haunt"])
    moves(table, "B: S2 scare b\nB: S3 rest")
    assert (choices(table)[0], table.active) == ("C", 2)
    rest_out(table)
    assert choices(table)[0] == "D"
    rest_out(table)

    assert choices(table) == "over"
    with pytest.raises(IllegalMove, match="game-over"):
        moves(table, "A: S1 rest")


@rules("H-15.2")
def test_the_round_ends_with_the_seat_before_the_first_player() -> None:
    table = position(turn="A", first="B", own=FIVE)
    moves(table, "A: S1 haunt PS b own")
    assert choices(rest_out(table)) == "over"

    other = position(turn="B", first="B", own=FIVE)
    moves(other, "B: S1 haunt PS b own")
    assert choices(rest_out(other, 2))[0] == "A"
    assert choices(rest_out(other)) == "over"


@rules("W-E02", "H-15.2")
def test_a_trigger_in_the_last_seat_ends_the_game_after_that_turn() -> None:
    table = moves(position(turn="C", own=FIVE), "C: S1 haunt PS b own\nC: S2 rest")
    assert choices(table)[0] == "C"
    moves(table, "C: S3 rest")

    assert choices(table) == "over"


@rules("H-15.2", "W-P07", "H-16.8")
def test_with_two_players_the_second_has_one_more_turn() -> None:
    table = position(seats=2, own=FIVE, common_left=0)
    moves(table, "A: S1 haunt PS b own")
    assert table.ending
    assert choices(rest_out(table))[0] == "B"

    assert choices(rest_out(table)) == "over"


@rules("W-E03", "H-15.1", "A-49")
def test_a_trigger_is_not_undone_by_a_recovered_token() -> None:
    table = position(own=FIVE, cards="46", turn="C", levels="1/1/1")
    moves(table, "C: S1 haunt PS b own\nC: S2 recover PS b own")
    assert (player(table, "C").own_left, table.ending) == (1, True)

    assert choices(moves(table, "C: S3 rest")) == "over"


@rules("A-49", "H-15.1", "H-14.8")
def test_nobody_triggers_the_end_in_the_turn_of_another() -> None:
    table = position(display="28", tokens="b3", others={"B": {"cards": "28 2 5 9", "own": FIVE}})
    moves(table, "A: claim 28 bbb reserve")

    assert (player(table, "B").hp, table.ending) == (1, False)


@rules("W-E04", "H-15.3", "A-47")
def test_the_crown_counts_last() -> None:
    table = scored("12 21 26 41", hp=40, scare=10, tokens="b5")

    assert player(table).hp == 70
    points = [event.values["n"] for event in table.story or [] if event.key == "event-final-points"]
    assert points == [12, 6, 6, 6]


@rules("A-47", "H-15.3")
@pytest.mark.parametrize(("before", "after"), [(57, 62), (60, 66), (9, 9), (10, 11)])
def test_the_crown_is_a_point_for_every_full_ten(before: int, after: int) -> None:
    assert player(scored("41", hp=before)).hp == after


@rules("H-15.3")
def test_without_end_of_game_cards_nothing_is_added() -> None:
    table = scored(hp=10, scare=9, tokens="b2 g2 y2 o2 r3", levels="5/5/5")

    assert player(table).hp == 10
    assert "final-points" not in told(table)


@rules("H-15.3", "H-14.12")
def test_everybody_scores_the_own_end_of_game_cards() -> None:
    table = position(options=LAST_ROUND, others={"B": {"cards": "31", "own_left": 2}, "C": {"cards": "31"}})

    assert rest_to_the_end(table).scores() == [0, 8, 24]


@rules("W-E05", "H-15.4")
def test_a_tie_is_broken_by_ghost_tokens() -> None:
    table = position(
        hp=52,
        tokens="b3",
        options=LAST_ROUND,
        others={"B": {"hp": 52, "tokens": "g5"}, "C": {"hp": 51, "tokens": "y9"}},
    )
    rest_to_the_end(table)

    assert table.ranks() == [2, 1, 3]
    assert told(table)[-1] == "win-by-tokens"


@rules("W-E06", "H-15.4", "A-57")
def test_a_tie_in_points_and_tokens_is_a_shared_victory() -> None:
    table = position(hp=52, tokens="b5", options=LAST_ROUND, others={"B": {"hp": 52, "tokens": "g2 r3"}})
    rest_to_the_end(table)

    assert table.ranks() == [1, 1, 3]
    assert told(table)[-1] == "joint-win"


@rules("H-15.4")
def test_most_points_win_whatever_the_tokens() -> None:
    table = position(hp=53, options=LAST_ROUND, others={"B": {"hp": 52, "tokens": "g9"}})
    rest_to_the_end(table)

    assert table.ranks() == [1, 2, 3]
    assert told(table)[-1] == "win"


@rules("W-E07", "H-15.3")
def test_a_ghost_token_counts_for_every_card_that_wants_it() -> None:
    assert player(scored("26 27 40", tokens="b2 g2 y2 o2 r3")).hp == 15 + 9 + 24


@rules("H-15.5", "A-48")
def test_the_last_allowed_round_ends_the_game_without_a_trigger() -> None:
    table = position(options={"maxRounds": 2})
    rest_out(table, 3)
    assert (table.round, choices(table)[0]) == (2, "A")
    rest_out(table, 3)

    assert (choices(table), table.ending) == ("over", False)
    assert "last-round" in told(table)


@rules("H-15.5", "A-48")
def test_the_default_is_sixty_rounds_and_a_table_may_have_no_limit() -> None:
    assert choices(rest_out(position(rounds=60), 3)) == "over"
    assert choices(rest_out(position(rounds=59), 3))[0] == "A"
    endless = rest_out(position(rounds=60, options={"maxRounds": 0}), 3)
    assert (endless.round, choices(endless)[0]) == (61, "A")


@rules("H-15.2")
def test_all_have_had_equally_many_turns_at_the_end() -> None:
    table = position(turn="A", own=FIVE)
    moves(table, "A: S1 haunt PS b own")
    rest_to_the_end(table)

    turns = [event.values["player"] for event in table.story or [] if event.key == "event-turn"]
    assert len(turns) == 2, "B and C; A was on turn already"
