"""The cards tied to Move and to what is moved: 2, 10, 15, 23, 24, 39, 50 (section 5)."""

import pytest

from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.looking import copied, faces, points, reserve, scare, supply
from tests.proofs import rules


@rules("W-C02", "C-2", "H-8.1")
def test_through_the_walls_a_move_ends_in_any_other_building() -> None:
    usual = position()
    assert options(usual, "S1 move") == ["S1 move PS b SC", "S1 move PS b MA", "S1 move PS b TH"]

    table = position("CH 2g 2y 2o", cards="2")
    assert options(table, "S1 move PS b") == [f"S1 move PS b {code}" for code in ("SC", "HO", "MA", "TH")]
    moves(table, "A: S1 move PS b HO")
    assert figures(table, "HO") == "1b"


@rules("W-C10", "C-10", "H-13.2")
def test_a_pilfering_wraith_takes_a_ghost_token_of_the_movers_colour_with_a_bonus_token() -> None:
    table = position("PS 1y 2b", cards="10", levels="3/1/1", bonus="TH T10; CH T07")
    moves(table, "A: S1 move PS y TH")

    assert held(table) == "T10"
    assert tokens(table) == "y1"


@rules("C-10", "H-13.3")
def test_the_wraith_pilfers_also_if_the_new_token_is_thrown_away() -> None:
    table = position("HO 1r", cards="10", held="T02 T05 T12", bonus="MA T04")
    moves(table, "A: token T12 HO r MA")
    assert choices(table) == "A: replace T02, replace T05, discard", "the slot of T12 is blocked"

    moves(table, "A: discard")
    assert held(table) == "T02 T05"
    assert tokens(table) == "r1"


@rules("C-10", "H-13.4")
def test_the_wraith_pilfers_nothing_where_the_token_stays_or_there_is_none() -> None:
    blocked = moves(position(cards="10", bonus="SC T02", blocked=3), "A: S1 move PS b SC")
    assert tokens(blocked) == ""
    assert told(blocked) == ["move"]

    bare = moves(position(cards="10"), "A: S1 move PS b SC")
    assert tokens(bare) == ""


@rules("W-C15", "C-15", "H-8.2", "A-30", "D-10")
def test_a_procession_moves_a_second_figure_with_the_same_disc() -> None:
    table = position("CH 1g", cards="15", levels="2/1/1")
    moves(table, "A: S1 move PS b SC")
    assert options(table) == [
        "CH g SC",
        "CH g MA",
        "PS b SC",
        "PS b MA",
        "PS b TH",
        "decline",
    ], "the blue one that is alone in SC does not move again"

    moves(table, "A: CH g MA")
    assert (figures(table, "SC"), figures(table, "MA"), figures(table, "PS")) == ("1b", "1g", "2b")
    assert reserve(table) == 10
    assert choices(table).startswith("A: S2 "), "there is no third"


@rules("A-30", "C-15", "D-10")
def test_where_the_first_figure_stands_with_another_of_its_colour_the_other_may_be_the_second() -> None:
    table = moves(position("SC 1b; PS 2b", cards="15"), "A: S1 move PS b SC")

    assert "SC b HO" in options(table)


@rules("C-15", "D-10", "W-N45")
def test_the_second_figure_of_a_procession_may_be_declined() -> None:
    table = moves(position("CH 1g", cards="15"), "A: S1 move PS b SC\nA: decline")

    assert figures(table, "PS") == "2b"
    assert choices(table).startswith("A: S2 ")


@rules("C-15", "C-2", "C-10")
def test_both_figures_of_a_procession_go_through_walls_and_take_tokens() -> None:
    table = position("CH 1g", cards="2 10 15", levels="2/1/1", bonus="HO T02; MA T05")
    moves(table, "A: S1 move PS b HO\nA: CH g MA")
    assert choices(table) == "A: slot, replace T02"

    moves(table, "A: slot")
    assert held(table) == "T02 T05"
    assert tokens(table) == "b1 g1"


@rules("C-15", "H-3.2")
def test_the_second_figure_of_a_procession_is_within_the_level_of_the_section() -> None:
    table = moves(position("CH 1g", cards="15"), "A: S1 move PS b SC")

    assert not [text for text in options(table) if text.startswith("CH")]


@rules("W-C23", "C-23", "H-18.3", "A-32", "D-14")
@pytest.mark.parametrize(("result", "gain"), [(7, 6), (6, 6), (5, 1)])
def test_a_fortune_teller_pays_what_was_announced_or_one(result: int, gain: int) -> None:
    table = moves(position("SC 1o", cards="23", levels="4/1/1"), "A: S1 move SC o CH")
    assert options(table) == [*(f"T06 x0 n {n}" for n in range(1, 11)), "decline"]

    moves(table, "A: T06 x0 n 6")
    assert faces(table) == 10
    moves(table, f"chance: roll {result}")
    assert scare(table) == 2 + gain


@rules("C-23", "D-14", "A-32", "A-24", "H-13.15", "W-N17")
def test_with_a_bigger_bone_the_number_may_be_higher() -> None:
    table = position(cards="23", held="T06", discs="S2.scare")
    moves(table, "A: S1 move PS b SC")
    assert options(table) == [
        *(f"T06 x0 n {n}" for n in range(1, 5)),
        *(f"T06 x1 n {n}" for n in range(1, 7)),
        "decline",
    ]

    moves(table, "A: T06 x1 n 6")
    assert faces(table) == 6
    moves(table, "chance: roll 6")
    assert scare(table) == 2 + 6
    assert table.players[0].blocked == 1

    moves(table, "A: S2 move PS b SC")
    assert choices(table).startswith("A: S3 "), "once a turn"


@rules("C-23", "D-14", "A-32")
def test_a_fortune_that_was_declined_is_offered_again() -> None:
    table = moves(position(cards="23"), "A: S1 move PS b SC\nA: decline\nA: S2 move PS b SC")

    assert choices(table).startswith("A: T06 x0 n 1")
    assert scare(table) == 2


@rules("C-23", "A-24", "D-9")
def test_the_die_of_a_fortune_may_be_rolled_again_and_raised() -> None:
    table = position(cards="16 23", held="T08 T11", scare=1)
    moves(table, "A: S1 move PS b SC\nA: T06 x0 n 4\nchance: roll 1")
    assert choices(table) == "A: 16 die, T08 die, T11 die, accept"

    moves(table, "A: 16 die\nchance: roll 1\nA: T11 die")
    assert choices(table) == "A: T08 die, accept", "there is no scare left"
    moves(table, "A: accept")
    assert scare(table) == 4, "1 and 3 are as many as announced"


@rules("W-C24", "C-24", "H-0.9", "H-5.2", "D-15")
def test_a_seance_is_a_free_summon_where_a_move_has_brought_two_together() -> None:
    table = moves(position("CH 1g; SC 1g", cards="24", levels="2/1/1"), "A: S1 move CH g SC")
    assert choices(table) == "A: yes, no"

    moves(table, "A: yes")
    assert figures(table, "SC") == "3g"
    assert tokens(table) == "g1"
    assert reserve(table) == 10


@rules("C-24", "D-15", "W-N18")
def test_a_seance_is_asked_for_until_it_is_used_in_the_turn() -> None:
    table = position("CH 2g; SC 1g", cards="24", levels="2/2/2")
    moves(table, "A: S1 move CH g SC\nA: no\nA: S2 move CH g SC\nA: yes")
    assert figures(table, "SC") == "4g"

    moves(table, "A: S3 move SC g CH")
    assert table.active == 1, "alone in CH, and used anyway"


@rules("A-64", "C-24")
@pytest.mark.parametrize(
    ("town", "move"),
    [("PS 3b; SC 2b", "PS b SC"), ("SC 1b 2g 2y", "PS b SC"), ("CH 1g", "PS b SC")],
    ids=["no figure in the supply", "no room", "no other of its colour"],
)
def test_a_seance_that_is_not_possible_is_not_asked_for(town: str, move: str) -> None:
    table = moves(position(town, cards="24"), f"A: S1 move {move}")

    assert choices(table).startswith("A: S2 ")


@rules("A-33", "C-24", "C-23", "W-T12")
def test_a_blink_is_no_move_action() -> None:
    table = moves(position("HO 1b", cards="15 23 24", held="T12"), "A: token T12 HO b PS")

    assert figures(table, "PS") == "4b"
    assert choices(table).startswith("A: S1 "), "no fortune, no séance, no procession"


@rules("C-24", "C-45")
def test_a_seance_uses_no_odd_couple() -> None:
    table = moves(position("SC 1g", cards="24 45", levels="2/1/1"), "A: S1 move PS b SC")

    assert choices(table).startswith("A: S2 ")


@rules("W-C39", "C-39", "H-4.3", "A-34", "A-56")
def test_trading_places_swaps_two_figures_whatever_their_level_and_the_room() -> None:
    table = position("HO 1r; PS 3b 3g", cards="10 39 23 24", bonus="HO T04; PS T05")
    assert "card 39 HO.r PS.b" in options(table, "card 39")

    moves(table, "A: card 39 HO.r PS.b")
    assert figures(table, "HO") == "1b"
    assert figures(table, "PS") == "2b 3g 1r"
    assert held(table) == "", "no pick-up"
    assert tokens(table) == ""
    assert options(table, "card 39") == [], "once a turn"


@rules("A-34", "C-39", "W-O06")
def test_where_a_swap_is_two_moves_both_figures_take_tokens_in_the_order_that_is_chosen() -> None:
    table = position("HO 1r", cards="10 39", bonus="HO T04; PS T05", options={"swapIsMove": True})
    assert options(table, "card 39") == ["card 39 HO.r PS.b", "card 39 PS.b HO.r"]

    moves(table, "A: card 39 PS.b HO.r")
    assert told(table)[:2] == ["swapped", "token-taken"]
    moves(table, "A: slot")
    assert held(table) == "T04 T05"
    assert tokens(table) == "b1 r1"


@rules("C-39", "H-0.7", "W-N34")
def test_figures_of_one_colour_or_one_building_do_not_trade_places() -> None:
    table = position("PS 3b 1g; CH 1b", cards="39")

    assert options(table, "card 39") == ["card 39 CH.b PS.g"]


@rules("W-C50", "C-50", "H-13.2", "A-56", "C-9", "C-32")
def test_a_paid_passage_places_a_figure_for_a_token_and_is_neither_summon_nor_move() -> None:
    table = position(cards="9 32 50", tokens="r1", bonus="MA T04")
    moves(table, "A: card 50 r MA")

    assert figures(table, "MA") == "1r"
    assert supply(table, "r") == 4
    assert tokens(table) == ""
    assert held(table) == ""
    assert points(table) == 0


@rules("C-50", "H-4.1", "H-4.3", "W-N09")
def test_a_paid_passage_needs_a_figure_and_room() -> None:
    table = position("SC 5g; CH 2y 2o 2r", cards="50", tokens="g1 o1")

    assert options(table, "card 50") == [f"card 50 o {code}" for code in ("SC", "HO", "MA", "PS", "TH")]


@rules("C-50", "H-14.11")
def test_a_paid_passage_is_taken_once_a_turn() -> None:
    table = position(cards="50", tokens="r2")
    spent = copied(table)
    moves(spent, "A: card 50 r MA")

    assert options(table, "card 50") != []
    assert options(spent, "card 50") == []
