"""What the rules do not allow or do not do (W-N…): limits of room, levels, discs, questions and the end of the game."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.board import BLUE, CODES
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, moves, options, position, tokens, told
from tests.proofs import rules


def rest_all(table: HalloweenState, letter: str) -> None:
    """A turn of Rests only; the last one may be made without asking."""
    for section in range(table.rules.sections):
        if choices(table).startswith(f"{letter}: "):
            moves(table, f"{letter}: S{section + 1} rest")


@rules("W-N05", "H-13.20", "H-4.3")
def test_a_blink_needs_another_building_with_room() -> None:
    table = position("HO 1r; MA 2g 2y 2o; SC 2g 2y 1o", held="T12")
    assert options(table, "token T12 HO r") == [f"token T12 HO r {code}" for code in ("CH", "SC", "PS", "TH")]


@rules("W-N24", "H-14.8", "D-4")
def test_with_three_players_a_compensation_is_a_point_or_one_section() -> None:
    table = position(
        display="7", tokens="b3", others={"C": {"cards": "7", "discs": "S1.move S3.scare S3.fight"}}, levels="1/1/1"
    )
    moves(table, "A: claim 7 bbb reserve")
    assert choices(table) == "C: hp, S1, S3"
    with pytest.raises(IllegalMove, match="must-be-compensated"):
        moves(table, "C: S1+S3")
    with pytest.raises(IllegalMove, match="no-disc-there"):
        moves(table, "C: S2")
    moves(table, "C: S3")
    assert (table.players[2].discs(0), table.players[2].discs(2)) == (1, 0)
    assert (table.players[2].reserve, table.players[2].hp) == (10, 0)


@rules("W-N25", "H-15.1", "H-16.6")
def test_four_cards_five_haunts_or_six_of_eight_tokens_are_not_the_end() -> None:
    table = position(cards="1 2 3", display="7", tokens="b3")
    moves(table, "A: claim 7 bbb reserve")
    assert len(table.players[0].cards) == 4
    assert not table.ending

    table = position(own="CH g; SC g; HO g; MA g")
    moves(table, "A: S1 haunt PS b own")
    assert table.players[0].own_left == 1
    assert not table.ending

    table = position(seats=2, own="CH g; SC g; HO g; MA g; TH g")
    moves(table, "A: S1 haunt PS b own")
    assert (table.players[0].own_left, table.players[0].common_left) == (0, 2)
    assert not table.ending


@rules("W-N26", "H-17.5", "H-17.7")
def test_five_reds_and_two_empty_piles_mean_nothing_in_the_standard_game() -> None:
    table = position("HO 2r; SC 2r", levels="5/1/1")
    moves(table, "A: S1 summon HO r")
    assert (figures(table, "HO"), figures(table, "SC")) == ("3r", "2r")

    table = position(piles="g0 b1")
    moves(table, "A: S1 summon PS b")
    assert table.pile(BLUE) == 0
    assert not table.ending


@rules("W-N27", "H-0.7", "H-13.13", "H-13.18", "C-19")
def test_quick_hands_and_a_nap_need_a_disc_to_take_back() -> None:
    assert options(position(held="T03 T09", cards="19"), "token") == []
    table = position(held="T03 T09", cards="19", discs="S2.move")
    assert options(table, "token") == ["token T03 S2.move", "token T09 S2"]
    with pytest.raises(IllegalMove, match="no-effect"):
        moves(position(held="T09", cards="19"), "A: token T09")


@rules("W-N32", "C-10", "H-13.4")
def test_with_all_bonus_slots_blocked_a_token_stays_and_nothing_is_pilfered() -> None:
    table = position(cards="10", blocked=2, held="T07", bonus="SC T02")
    moves(table, "A: token T07\nA: S1 move PS b SC")
    assert table.space(CODES.index("SC")) == 1, "T02 is still there"
    assert tokens(table) == ""
    assert "token-taken" not in told(table)


@rules("W-N33", "C-34", "H-16.5", "A-52", "D-16")
def test_with_two_players_a_free_haunt_may_use_either_kind_of_token() -> None:
    table = position("SC 2y; CH 2y", seats=2, cards="34", own="CH g", levels="3/1/1")
    moves(table, "A: S1 summon SC y")
    assert choices(table) == "A: SC own, CH common, SC common, decline"


@rules("W-N34", "C-39", "H-0.7")
def test_only_figures_of_different_colours_and_buildings_change_places() -> None:
    assert options(position("PS 3b 1g; CH 1b", cards="39"), "card 39") == ["card 39 CH.b PS.g"]


@rules("W-N35", "H-13.15", "D-8")
def test_an_orange_figure_can_use_one_bigger_bone_only() -> None:
    table = position("CH 1o 1y", held="T06 T06", levels="4/1/1")
    moves(table, "A: S1 fight CH o y CH")
    assert choices(table) == "A: T06 x0, T06 x1"


@rules("W-N36", "H-13.19", "H-13.17")
def test_a_fury_survives_the_reroll_of_its_die() -> None:
    table = position("CH 1g 1y", held="T08 T11", levels="2/1/1")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 1\nchance: roll 6\nA: T11 attack\nA: T08 attack\nchance: roll 4")
    assert figures(table, "CH") == "1g"
    assert tokens(table) == "y1"


@rules("W-N37", "H-12.5", "H-18.5", "C-17", "C-36", "D-5", "D-11", "D-17")
def test_after_a_won_fight_come_the_shockwave_the_seeding_and_the_flight() -> None:
    table = position("PS 1b 1g", cards="17 36", levels="2/1/1")

    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1")
    assert choices(table) == "A: yes, no"
    moves(table, "A: yes")
    assert table.players[0].scare == 2 + 3
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    moves(table, "A: PS")
    assert choices(table) == "A: CH, SC, HO, MA, TH, decline"
    moves(table, "A: SC")
    assert (figures(table, "PS"), figures(table, "SC")) == ("3b", "1g")


@rules("W-N38", "H-14.11", "H-2.7", "C-30")
def test_a_card_that_is_used_once_per_turn_is_offered_again_in_the_next_own_turn() -> None:
    table = position(cards="30", scare=9)
    moves(table, "A: card 30 b")
    assert options(table, "card 30") == []
    with pytest.raises(IllegalMove, match="card-used"):
        moves(table, "A: card 30")
    for letter in "ABC":
        rest_all(table, letter)
    assert options(table, "card 30") == ["card 30 b"]


@rules("W-N39", "H-18.8", "C-18", "C-34", "C-37", "D-12")
def test_the_scare_of_a_whole_event_counts_once_for_the_thrill_of_glory() -> None:
    for play, points in (("A: yes\nchance: roll 1", 2), ("A: yes\nchance: roll 2", 3), ("A: no", 2)):
        table = position("PS 4b", cards="18 34 37")
        moves(table, f"A: S1 summon PS b\nA: PS own\n{play}")
        assert table.players[0].hp == points


@rules("W-N40", "H-14.5", "D-3")
def test_a_claim_may_use_any_disc_of_a_section_but_none_of_a_bonus_slot() -> None:
    covered = [f"S2.{action}" for action in ("summon", "scare", "evolve", "move", "fight")]
    table = position(display="7", tokens="b3", blocked=1, discs=f"S1.all {' '.join(covered)}")
    assert table.players[0].reserve == 0
    everywhere = [f"S1.{action}" for action in ("summon", "scare", "evolve", "move", "fight", "haunt")] + covered
    assert options(table, "claim") == [f"claim 7 bbb {disc}" for disc in everywhere]


@rules("W-N41", "H-13.3", "D-7")
def test_two_identical_held_tokens_are_one_option_to_replace() -> None:
    table = position(held="T02 T02 T05", bonus="SC T04")
    moves(table, "A: S1 move PS b SC")
    assert choices(table) == "A: replace T02, replace T05, discard"


@rules("W-N42", "H-3.6", "A-69")
def test_a_section_that_can_only_rest_rests_without_asking_and_the_turn_is_over() -> None:
    table = position(discs="S1.all S2.summon S2.evolve S2.move S3.summon S3.move")
    assert table.players[0].reserve == 1

    moves(table, "A: S2 scare b\nA: S3 rest")
    assert table.players[0].discs(0) == 0
    assert told(table).count("rest") == 2
    assert choices(table).startswith("B: S1 ")


@rules("W-N43", "H-17.7")
def test_one_empty_pile_does_not_end_a_grand_master_game() -> None:
    table = position(variant="grand_master", piles="b1")
    moves(table, "A: S1 summon PS b")
    assert table.pile(BLUE) == 0
    assert not table.ending


@rules("W-N44", "H-4.2", "H-17.6")
def test_the_last_place_of_a_building_can_be_used() -> None:
    town = "PS 3b 2g; TH 2y 2o 1r"
    table = moves(position(town), "A: S1 move PS b TH")
    assert figures(table, "TH") == "1b 2y 2o 1r"
    table = moves(position(town), "A: S1 summon PS b")
    assert figures(table, "PS") == "4b 2g"
    assert options(table, "S2 summon") == []

    table = moves(position("TH 1g 1y 1o", variant="grand_master"), "A: S1 move PS b TH")
    assert figures(table, "TH") == "1b 1g 1y 1o"
    assert options(table, "S2 move PS b TH") == []


@rules("W-N45", "C-15", "D-10")
def test_the_second_figure_of_a_procession_may_stay() -> None:
    table = position("CH 1g", cards="15")
    moves(table, "A: S1 move PS b SC\nA: decline")
    assert [figures(table, code) for code in ("CH", "SC", "PS")] == ["1g", "1b", "2b"]
    assert choices(table).startswith("A: S2 ")


@rules("W-N46", "C-37", "H-14.6")
def test_a_claim_brings_no_thrill_of_glory() -> None:
    table = position(cards="37", display="7", tokens="b3")
    moves(table, "A: claim 7 bbb reserve")
    assert table.players[0].hp == 3


@rules("W-N47", "H-9.4", "H-13.19", "A-35", "C-5", "C-36")
def test_a_total_must_be_greater_to_win_and_the_shockwave_counts_totals() -> None:
    table = position("CH 1g 1y", held="T11", levels="2/1/1")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 6\nA: T11 attack")
    assert figures(table, "CH") == "1g 1y"

    table = position("CH 1g 1y", cards="5", levels="2/1/1")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 4\nchance: roll 5")
    assert figures(table, "CH") == "1g 1y"

    table = position("CH 1g 1y", cards="5 36", held="T11", levels="2/1/1")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 3\nA: T11 attack\nA: yes")
    assert figures(table, "CH") == "1g"
    assert table.players[0].scare == 2 + 3


@rules("W-N48", "H-3.10", "H-0.9", "C-15", "C-24", "C-34", "C-49")
def test_a_level_that_rises_within_an_activation_counts_for_what_is_left_of_it() -> None:
    table = position("SC 1g; CH 2g; TH 1g; MA 1y", cards="15 24 34 49", levels="2/1/1")

    moves(table, "A: S1 move SC g CH\nA: yes")
    assert choices(table) == "A: CH own, TH own, decline"
    moves(table, "A: CH own")
    assert choices(table) == "A: S1, S2, S3, decline"
    moves(table, "A: S1")
    assert table.players[0].level(0) == 3
    assert "MA y CH" in options(table)
    moves(table, "A: MA y CH")
    assert figures(table, "CH") == "4g 1y"


@rules("W-N49", "H-15.3")
def test_tokens_scare_and_levels_alone_score_nothing_at_the_end() -> None:
    table = position(hp=10, scare=9, tokens="b2 g2 y2 o2 r3", levels="5/5/5", display="7", options={"maxRounds": 1})
    for letter in "ABC":
        if letter == "A":
            moves(table, "A: S1 rest\nA: S2 rest\nA: S3 rest\nA: end")
        else:
            rest_all(table, letter)
    assert choices(table) == "over"
    assert table.scores() == [10, 0, 0]
