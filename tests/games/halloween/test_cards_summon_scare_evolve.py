"""The cards tied to Summon, Scare, Evolve and Rest: 9, 13, 19, 29, 32, 34, 38, 45, 51 (section 5)."""

import pytest

from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.looking import copied, faces, levels, points, reserve, scare, supply
from tests.proofs import rules


@rules("W-C09", "C-9", "H-5.3")
def test_twin_calling_gives_two_tokens_of_the_colour_called() -> None:
    table = moves(position("PS 2g 1b", cards="9", levels="2/1/1"), "A: S1 summon PS g")

    assert figures(table, "PS") == "1b 3g"
    assert tokens(table) == "g2"


@rules("C-9", "H-13.11")
def test_twin_calling_works_with_a_spirit_board_and_takes_what_the_pile_has() -> None:
    table = moves(position(cards="9", held="T01"), "A: token T01 PS b")
    assert tokens(table) == "b2"

    table = moves(position(cards="9", piles="b1"), "A: S1 summon PS b")
    assert tokens(table) == "b1"


@rules("W-C32", "C-32", "H-13.11", "H-0.9")
def test_roll_call_scores_a_point_for_each_summon() -> None:
    table = moves(position(cards="32", held="T01"), "A: S1 summon PS b")
    assert points(table) == 1

    moves(table, "A: token T01 PS b")
    assert points(table) == 2
    assert figures(table, "PS") == "5b"


@rules("W-C34", "C-34", "H-10.1", "A-36", "D-16")
@pytest.mark.parametrize("building", ["CH", "SC"])
def test_full_house_gives_a_free_haunt_with_the_fifth_figure(building: str) -> None:
    table = moves(position("SC 2y; CH 2y", cards="34", levels="3/1/1"), "A: S1 summon SC y")
    assert choices(table) == "A: CH own, SC own, decline"
    assert reserve(table) == 10

    moves(table, f"A: {building} own")
    assert figures(table, "SC") == "3y"
    assert tokens(table) == "y1"
    assert points(table) == 6
    assert reserve(table) == 10, "one disc in all"
    assert table.players[0].own_left == 5


@rules("C-34", "A-36", "A-64", "D-16", "W-N15")
def test_the_free_haunt_of_full_house_may_be_declined_and_needs_a_building_that_is_open() -> None:
    declined = moves(position("PS 4b", cards="34"), "A: S1 summon PS b\nA: decline")
    assert points(declined) == 0
    assert declined.players[0].own_left == 6

    barred = moves(position("PS 4b", cards="34", own="PS g"), "A: S1 summon PS b")
    assert choices(barred).startswith("A: S2 "), "nothing is asked: A is on PS already"


@rules("A-64", "C-34")
def test_full_house_without_a_haunt_token_does_nothing() -> None:
    table = moves(position("PS 4b", cards="34", own_left=0), "A: S1 summon PS b")

    assert choices(table).startswith("A: S2 ")
    assert points(table) == 0


@rules("A-36", "C-34", "W-O10")
def test_full_house_needs_a_figure_there_unless_the_table_plays_without() -> None:
    table = moves(position("PS 4b", cards="34"), "A: S1 summon PS b")
    assert choices(table) == "A: PS own, decline"

    free = position("PS 4b", cards="34", options={"card34NeedsGhost": False}, others={"B": {"own": "HO b"}})
    moves(free, "A: S1 summon PS b")
    assert choices(free) == "A: CH own, SC own, MA own, PS own, TH own, decline", "the blue slot of HO is taken"


@rules("A-36", "C-34", "C-50")
def test_a_fifth_figure_by_evolve_or_paid_passage_is_no_full_house() -> None:
    evolved = moves(position("CH 4g; PS 2b", cards="34"), "A: S1 evolve PS b\nA: decline")
    assert choices(evolved).startswith("A: S2 ")

    placed = moves(position("PS 4b", cards="34 50", tokens="b1"), "A: card 50 b PS")
    assert figures(placed, "PS") == "5b"
    assert choices(placed).startswith("A: S1 ")


@rules("W-C45", "C-45", "H-5.2", "A-43")
@pytest.mark.parametrize(("rolls", "there", "token"), [((2, 2), "2b 1y", "b1"), ((3, 1), "1b 2y", "y1")])
def test_odd_couple_calls_the_colour_with_the_lower_result_and_of_equal_ones_the_weaker(
    rolls: tuple[int, int], there: str, token: str
) -> None:
    table = position("SC 1b 1y", cards="45", levels="3/1/1")
    assert options(table, "S1 summon SC") == ["S1 summon SC b+y"]

    moves(table, "A: S1 summon SC b+y")
    assert faces(table) == 4
    moves(table, f"chance: roll {rolls[0]}")
    assert faces(table) == 8
    moves(table, f"chance: roll {rolls[1]}")
    assert figures(table, "SC") == there
    assert tokens(table) == token


@rules("A-43", "C-45")
def test_both_levels_of_an_odd_couple_are_within_the_section_but_for_a_spirit_board() -> None:
    table = position("SC 1b 1y", cards="45", levels="2/1/1", held="T01")

    assert options(table, "S1 summon") == ["S1 summon PS b"]
    assert "token T01 SC b+y" in options(table, "token T01")


@rules("A-43", "C-45", "C-32", "C-9")
def test_an_odd_couple_whose_lower_colour_is_not_in_the_supply_costs_the_disc_and_gives_no_token() -> None:
    table = position("SC 1b 1y; PS 4b", cards="9 45", levels="3/1/1")
    moves(table, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 5")

    assert figures(table, "SC") == "1b 1y"
    assert tokens(table) == "", "nothing placed, nothing doubled"
    assert reserve(table) == 9
    assert told(table)[-1] == "nobody-comes"


@rules("C-45", "A-24", "D-9")
def test_dice_of_an_odd_couple_may_be_rolled_again_or_raised_after_the_roll_but_not_before() -> None:
    table = position("SC 1b 1y", cards="16 45", levels="3/1/1", held="T06 T08 T11")
    moves(table, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 2")
    assert choices(table) == "A: 16 b, 16 y, T08 b, T08 y, T11 b, T11 y, accept"

    moves(table, "A: T11 b\nA: accept")
    assert figures(table, "SC") == "1b 2y", "4 against 2"
    assert held(table) == "T06 T08"


@rules("W-C51", "C-51", "H-6.2")
def test_louder_boo_adds_a_scare() -> None:
    table = moves(position("PS 1g 2b", cards="51", levels="2/1/1"), "A: S1 scare g")

    assert scare(table) == 2 + 3


@rules("C-51", "C-37")
def test_a_louder_boo_of_blue_is_thrilling() -> None:
    table = moves(position(cards="37 51"), "A: S1 scare b")

    assert scare(table) == 2 + 2
    assert points(table) == 1


@rules("W-C38", "C-38", "H-13.2", "A-54", "D-18")
def test_after_a_scare_a_figure_of_the_colour_may_begone_and_takes_the_token_there() -> None:
    table = position("SC 1o", cards="10 38", levels="4/1/1", bonus="MA T04")
    moves(table, "A: S1 scare o")
    assert scare(table) == 2 + 4
    assert choices(table) == "A: SC CH, SC HO, SC MA, SC PS, SC TH, decline"

    moves(table, "A: SC MA")
    assert figures(table, "MA") == "1o"
    assert held(table) == "T04"
    assert tokens(table) == "o1", "a move that takes a token lets the wraith pilfer"


@rules("A-54", "C-38", "D-18")
def test_any_figure_of_the_colour_that_scared_may_begone() -> None:
    table = moves(position("PS 2b; CH 1b 1g", cards="38"), "A: S1 scare b")

    assert "PS SC" in choices(table)
    assert "CH HO" in choices(table)
    assert len(choices(table).split(", ")) == 5 + 5 + 1


@rules("C-38", "D-18", "H-14.11", "W-N16")
def test_boo_and_begone_may_be_declined_and_is_used_once_a_turn() -> None:
    table = position("TH 2g 2y 2o; HO 2g 2y 1o", cards="38", filler="")
    moves(table, "A: S1 scare b")
    assert choices(table) == "A: PS CH, PS SC, PS HO, PS MA, decline", "TH is full"

    moves(table, "A: decline\nA: S2 scare b\nA: PS SC")
    assert figures(table, "SC") == "1b"
    moves(table, "A: S3 scare b")
    assert table.active == 1, "not asked again: the turn is over"
    assert scare(table) == 2 + 3


@rules("A-33", "C-38", "C-23", "C-24")
def test_a_figure_that_begone_makes_no_move_action() -> None:
    table = moves(position("PS 2b; CH 1b", cards="23 24 38"), "A: S1 scare b\nA: PS CH")

    assert figures(table, "CH") == "2b"
    assert choices(table).startswith("A: S2 "), "no fortune, no séance"


@rules("W-C13", "C-13", "H-7.2")
def test_cheap_metamorphosis_costs_two_scare_less() -> None:
    table = position("PS 2b 1g 1o", cards="13", levels="4/1/1", scare=1)
    assert options(table, "S1 evolve") == ["S1 evolve PS b", "S1 evolve PS g"], "orange into red costs 3"

    assert scare(moves(copied(table), "A: S1 evolve PS b\nA: decline")) == 1
    assert scare(moves(table, "A: S1 evolve PS g\nA: decline")) == 0


@rules("C-13", "C-48")
def test_a_secret_lesson_is_not_cheaper_by_metamorphosis() -> None:
    table = position(cards="13 48", scare=1)

    assert options(table, "card 48") == [], "level 2 costs 2"


@rules("W-C29", "C-29", "H-7.4")
def test_an_applauded_moult_scores_two_points() -> None:
    table = moves(position(cards="29", scare=2), "A: S1 evolve PS b\nA: S1")

    assert points(table) == 2
    assert tokens(table) == "g1"
    assert levels(table) == "2/1/1"
    assert scare(table) == 0


@rules("W-C19", "C-19", "H-11.3")
def test_sweet_nightmares_give_two_scare_for_each_rest() -> None:
    table = position(cards="19", discs="S1.summon S1.scare S1.move")
    assert reserve(table) == 8

    moves(table, "A: S1 rest")
    assert scare(table) == 4
    assert reserve(table) == 11

    moves(table, "A: S2 rest")
    assert scare(table) == 6, "a Rest of an empty section too"


@rules("C-19", "H-13.18", "H-3.6")
def test_sweet_nightmares_come_with_a_nap_and_with_a_forced_rest() -> None:
    napped = position(cards="19", held="T09", discs="S1.move", done="S1")
    moves(napped, "A: token T09 S1")
    assert scare(napped) == 4

    forced = position(cards="19", reserve=0, done="S1 S2", discs="S1.all S2.all S3.all", others={"B": {"scare": 0}})
    assert scare(forced) == 4, "Rest was all that was left, and was made without asking"
    assert forced.active == 1


@rules("C-45", "H-5.1")
def test_an_odd_couple_needs_one_of_its_colours_in_the_supply() -> None:
    table = position("SC 1b 1y; PS 4b; HO 4y", cards="45", levels="3/1/1")

    assert supply(table, "b") == supply(table, "y") == 0
    assert options(table, "S1 summon") == []
