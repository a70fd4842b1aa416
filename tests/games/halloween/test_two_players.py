"""H-16: two players, with tokens of a common colour."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, held, moves, options, position, told
from tests.games.halloween.asking import branch, discs, levels, offered, player, rest_out, rest_to_the_end
from tests.proofs import rules


@rules("W-P01", "H-16.1", "H-16.8")
def test_two_players_have_eight_haunt_tokens_each() -> None:
    table = position(seats=2)

    for seat in "AB":
        assert (player(table, seat).own_left, player(table, seat).common_left) == (6, 2)
        assert (player(table, seat).reserve, player(table, seat).scare) == (12, 2)
    assert (player(position(seats=3)).own_left, player(position(seats=3)).common_left) == (6, 0)


@rules("W-P02", "W-P03", "H-16.2", "H-16.3", "H-16.4", "H-16.5", "A-50")
def test_a_building_is_haunted_three_times_at_most() -> None:
    table = position("CH 1b 1y", seats=2, own="CH g", hp=4, others={"B": {"levels": "3/1/1"}})
    assert options(table, "S1 haunt CH") == ["S1 haunt CH b common"], "the own token there excludes another"
    moves(table, "A: S1 haunt CH b common")
    assert (player(table).hp, player(table).own_left, player(table).common_left) == (6, 5, 1)
    moves(table, "A: S2 rest\nA: S3 rest")

    assert options(table, "S1 haunt CH") == ["S1 haunt CH y own"], "no second common token, whoever placed it"
    moves(table, "B: S1 haunt")
    with pytest.raises(IllegalMove, match="not-offered"):
        moves(table, "B: CH y common")
    moves(table, "B: CH y own")
    assert player(table, "B").hp == 6
    rest_out(table)
    assert options(table, "S2 haunt CH") == []


@rules("H-16.2", "H-10.2", "A-50", "D-2")
def test_a_player_chooses_the_kind_of_token() -> None:
    table = position(seats=2)
    assert options(table, "S1 haunt") == ["S1 haunt PS b own", "S1 haunt PS b common"]
    own = moves(branch(table), "A: S1 haunt PS b own")
    common = moves(branch(table), "A: S1 haunt PS b common")

    assert (player(own).own_left, player(own).common_left, player(own).hp) == (5, 2, 2)
    assert (player(common).own_left, player(common).common_left, player(common).hp) == (6, 1, 2)
    assert told(common) == ["haunt-common"]


@rules("H-16.3", "H-16.5", "A-50")
def test_an_own_and_a_common_token_of_one_player_stand_on_different_slots() -> None:
    table = position("CH 1b 1g", seats=2, levels="2/2/2")
    moves(table, "A: S1 haunt CH b own")
    assert options(table, "S2 haunt CH") == ["S2 haunt CH g common"]
    moves(table, "A: S2 haunt CH g common")

    assert player(table).hp == 6
    assert options(table, "S3 haunt CH") == []


@rules("H-16.4")
def test_the_common_token_of_the_opponent_counts() -> None:
    table = position("CH 1b", seats=2, others={"B": {"common": "CH r"}})

    assert options(table, "S1 haunt CH") == ["S1 haunt CH b own"]


@rules("W-P04", "H-16.7", "A-51", "D-4")
def test_compensation_is_two_points_or_up_to_two_sections() -> None:
    discs_of_b = "S1.summon S1.scare S1.move S2.summon S2.scare"
    table = position(seats=2, display="28", tokens="b3", others={"B": {"cards": "28", "discs": discs_of_b}})
    moves(table, "A: claim 28 bbb reserve")
    assert choices(table) == "B: hp, S1, S2, S1+S2"

    for word, points, back in (("hp", 2, 0), ("S1", 0, 3), ("S2", 0, 2), ("S1+S2", 0, 5)):
        after = moves(branch(table), f"B: {word}")
        assert player(after, "B").hp == points
        assert player(after, "B").reserve == 6 + back
    assert discs(after, "B") == ""
    for word in ("S3", "S1+S3", "decline"):
        with pytest.raises(IllegalMove):
            moves(table, f"B: {word}")


@rules("H-16.7", "A-69")
def test_without_discs_the_two_points_come_unasked() -> None:
    table = position(seats=2, display="28", tokens="b3", others={"B": {"cards": "28"}})

    assert player(moves(table, "A: claim 28 bbb reserve"), "B").hp == 2


@rules("W-P05", "H-16.6", "H-15.1")
def test_the_eighth_token_triggers_the_end() -> None:
    table = position(seats=2, own="CH b; SC b; HO b; MA b; TH b; PS g", common="SC g")
    assert options(table, "S1 haunt") == ["S1 haunt PS b common"]
    moves(table, "A: S1 haunt PS b common")

    assert (player(table).common_left, table.ending) == (0, True)
    assert told(table) == ["haunt-common", "last-haunt"]


@rules("H-16.6")
def test_the_sixth_own_token_triggers_nothing_while_a_common_one_is_left() -> None:
    table = moves(position(seats=2, own="CH b; SC b; HO b; MA b; TH b"), "A: S1 haunt PS b own")

    assert (player(table).own_left, table.ending) == (0, False)


@rules("H-16.6")
def test_the_fifth_card_triggers_the_end_of_two_players_too() -> None:
    table = position(seats=2, cards="2 5 9 10", display="28", tokens="b3")

    assert moves(table, "A: claim 28 bbb reserve").ending


@rules("W-P06", "A-52", "H-16.8")
def test_patience_counts_own_and_common_tokens_in_hand() -> None:
    table = position(seats=2, cards="31", own_left=1, common_left=2, options={"maxRounds": 1})

    assert player(rest_to_the_end(table)).hp == 12


@rules("A-52", "H-16.5")
def test_a_full_house_may_use_either_kind_of_token() -> None:
    table = position("SC 2y; CH 2y", seats=2, cards="34", levels="3/1/1", own="CH g")
    moves(table, "A: S1 summon SC y")

    assert sorted(offered(table)) == ["CH common", "SC common", "SC own", "decline"]


@rules("W-P07", "H-15.2", "H-16.8")
def test_after_a_trigger_of_the_first_player_the_second_has_one_more_turn() -> None:
    table = position(seats=2, own="CH b; SC b; HO b; MA b; TH b; PS g", common="SC g")
    moves(table, "A: S1 haunt PS b common")
    rest_out(table)
    assert choices(table)[0] == "B"

    assert choices(rest_out(table)) == "over"


@rules("H-16.8")
def test_all_else_is_as_with_more_players() -> None:
    table = moves(position(seats=2, bonus="SC T04"), "A: S1 move PS b SC\nA: S2 evolve PS b\nA: S2")
    assert (held(table), player(table).scare, levels(table)) == ("T04", 0, "1/2/1")
    moves(table, "A: token T04\nA: S3 rest")

    assert (player(table).scare, table.active) == (2, 1)


@rules("H-16.5")
def test_not_yet_haunted_is_tested_by_kind_of_token_next_door_too() -> None:
    table = position("PS 2b", seats=2, cards="1", own="SC g", others={"B": {"common": "TH r"}})

    assert options(table, "S1 haunt SC") == ["S1 haunt SC b common uses:1"]
    assert options(table, "S1 haunt TH") == ["S1 haunt TH b own uses:1"]
    assert options(table, "S1 haunt MA") == ["S1 haunt MA b own uses:1", "S1 haunt MA b common uses:1"]
