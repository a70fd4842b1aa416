"""Cards that work together (9.4 of the rules), and the order of what they do (H-18.5)."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.looking import copied, faces, levels, points, reserve, scare
from tests.proofs import rules


@rules("W-X01", "C-11", "C-36", "C-37", "H-18.8", "A-38", "D-17")
def test_the_scare_of_one_fight_is_summed_for_one_thrill() -> None:
    table = position("CH 1y 1g", cards="11 36 37", levels="3/1/1")
    moves(table, "A: S1 fight CH y g CH\nchance: roll 7\nchance: roll 3")
    assert scare(table) == 2 + 2
    assert points(table) == 0, "the event is not over"

    moves(table, "A: yes")
    assert scare(table) == 2 + 2 + 4
    assert points(table) == 1


@rules("W-X02", "C-9", "C-24", "C-32", "C-34", "H-0.9")
def test_a_seance_is_a_summon_for_every_card_that_follows_one() -> None:
    table = position("SC 3y; CH 1y", cards="9 24 32 34", levels="3/1/1")
    moves(table, "A: S1 move CH y SC\nA: yes")
    assert figures(table, "SC") == "5y"
    assert tokens(table) == "y2"
    assert points(table) == 1
    assert choices(table) == "A: SC own, decline"

    moves(table, "A: SC own")
    assert points(table) == 1 + 6
    assert reserve(table) == 7, "one disc"


@rules("W-X03", "C-43", "C-47", "A-40")
def test_under_a_veil_a_coven_pays_any_coloured_card_with_two_of_a_colour() -> None:
    table = moves(position(cards="43 47", display="26", tokens="b2"), "A: claim 26 bb reserve")

    assert points(table) == 3
    assert tokens(table) == ""


@rules("W-X05", "C-17", "C-20", "A-31", "D-11", "D-13")
def test_a_victor_that_flies_ends_its_rampage() -> None:
    table = position("MA 1o 2g", cards="17 20", levels="4/1/1", filler="")
    moves(table, "A: S1 fight MA o g MA\nchance: roll 9\nchance: roll 2")
    assert choices(table) == "A: CH, SC, HO, PS, TH, decline", "the flight comes before the next fight"
    stayed = moves(copied(table), "A: decline")
    assert choices(stayed) == "A: g, stop"

    moves(table, "A: CH")
    assert figures(table, "CH") == "1o"
    assert figures(table, "MA") == "1g"
    assert choices(table).startswith("A: S2 ")


@rules("W-X06", "C-5", "C-20", "A-31", "D-13")
def test_with_claws_a_rampage_goes_through_figures_of_the_same_colour() -> None:
    table = position("CH 3g", cards="5 20", levels="2/1/1")
    moves(table, "A: S1 fight CH g g CH\nchance: roll 1\nchance: roll 6")
    assert choices(table) == "A: g, stop"

    moves(table, "A: g\nchance: roll 1\nchance: roll 6")
    assert choices(table).startswith("A: S2 "), "each figure once: two mirror fights at most"
    assert figures(table, "CH") == "3g"


@rules("W-X07", "C-4", "C-14", "A-27", "A-29")
def test_deja_vu_and_borrowed_power_work_in_one_activation() -> None:
    table = position("CH 1y", cards="4 14", levels="2/2/1", discs="S1.scare S2.scare")
    moves(table, "A: S1 scare y uses:4,14")
    assert scare(table) == 2 + 3
    assert reserve(table) == 8, "no disc was moved"

    assert [text for text in options(table, "S2") if "uses" in text] == [], "both are used up"


@rules("W-X08", "C-10", "C-52", "A-53")
def test_the_wraith_pilfers_nothing_from_the_bag() -> None:
    table = moves(position(cards="10 52"), "A: card 52\nchance: draw T05")

    assert held(table) == "T05"
    assert tokens(table) == ""


@rules("W-X09", "C-33", "C-42", "A-45")
def test_an_orange_token_from_the_changer_glows() -> None:
    table = moves(position(cards="33 42", tokens="y2"), "A: card 33 y>o")

    assert tokens(table) == "o1"
    assert points(table) == 2


@rules("W-X10", "C-2", "C-15", "C-24", "H-18.5", "D-10", "D-15")
def test_through_walls_a_procession_may_hold_a_seance_on_its_way() -> None:
    table = position("PS 2b; HO 1b", cards="2 15 24", filler="CH")
    moves(table, "A: S1 move PS b HO")
    assert choices(table) == "A: yes, no", "the séance comes before the second figure"
    moves(table, "A: yes\nA: PS b TH")

    assert (figures(table, "HO"), figures(table, "TH"), figures(table, "PS")) == ("3b", "1b", "")
    assert tokens(table) == "b1"


@rules("C-15", "C-23", "C-24", "D-14", "D-15")
def test_fortune_and_seance_may_wait_for_the_second_figure_of_a_procession() -> None:
    table = position("PS 2b; SC 1b", cards="15 23 24")
    moves(table, "A: S1 move PS b MA\nA: decline\nA: PS b SC")
    assert choices(table).startswith("A: T06 x0 n 1")

    moves(table, "A: T06 x0 n 2\nchance: roll 4\nA: yes")
    assert scare(table) == 2 + 2
    assert figures(table, "SC") == "3b"
    assert choices(table).startswith("A: S2 ")


@rules("W-X11", "C-1", "C-18", "C-49", "A-26", "D-12", "D-20")
def test_next_door_the_scream_and_the_wisdom_follow() -> None:
    table = position("PS 2y 1b", cards="1 18 49", levels="3/1/1")
    assert options(table, "S1 haunt CH") == [], "CH is no neighbour of PS"

    moves(table, "A: S1 haunt MA y own uses:1\nA: yes")
    assert points(table) == 6
    assert faces(table) == 8, "the die of the colour"
    moves(table, "chance: roll 3\nA: S2")
    assert scare(table) == 2 + 3
    assert levels(table) == "3/2/1"


@rules("W-X12", "C-32", "C-45", "A-43")
def test_an_odd_couple_to_whom_nobody_comes_still_answers_the_roll_call() -> None:
    table = position("SC 1b 1y; PS 4b", cards="32 45", levels="3/1/1")
    moves(table, "A: S1 summon SC b+y\nchance: roll 2\nchance: roll 5")

    assert figures(table, "SC") == "1b 1y"
    assert tokens(table) == ""
    assert reserve(table) == 9
    assert points(table) == 1


@rules("A-43", "C-34", "C-45", "W-N02")
def test_an_odd_couple_to_whom_nobody_comes_is_no_full_house() -> None:
    table = position("SC 1b 1y; PS 4b", cards="34 45", levels="3/1/1")
    moves(table, "A: S1 summon SC b+y\nchance: roll 2\nchance: roll 5")

    assert choices(table).startswith("A: S2 "), "although five blue figures are on the board"


@rules("W-X13", "C-18", "C-46", "A-44", "D-12")
def test_a_scream_follows_a_lifted_curse() -> None:
    table = position("SC 1g", cards="18 46", levels="2/1/1", own="SC g", hp=4)
    moves(table, "A: S1 recover SC g own\nA: yes")
    assert faces(table) == 6

    moves(table, "chance: roll 4")
    assert points(table) == 2
    assert scare(table) == 6


@rules("W-X14", "C-19", "C-37", "H-18.8")
def test_a_rest_with_sweet_nightmares_is_thrilling() -> None:
    table = moves(position(cards="19 37"), "A: S1 rest")

    assert scare(table) == 4
    assert points(table) == 1


@rules("W-X15", "C-13", "C-29", "H-12.1")
def test_three_cheap_applauded_moults_take_the_last_blue_away() -> None:
    table = position(cards="13 29", scare=0)
    moves(table, "A: S1 evolve PS b\nA: decline\nA: S2 evolve PS b\nA: decline\nA: S3 evolve PS b\nA: decline")
    assert scare(table) == 0
    assert points(table) == 6
    assert tokens(table) == "g3"
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"

    moves(table, "A: MA")
    assert figures(table, "MA") == "3b"


@rules("W-X16", "C-20", "C-35", "A-37", "D-13")
def test_the_chain_of_an_endless_arm_stays_in_the_attackers_building() -> None:
    table = position("CH 1o 1b; TH 1g", cards="20 35", levels="4/1/1")
    moves(table, "A: S1 fight CH o g TH\nchance: roll 9\nchance: roll 2")
    assert figures(table, "TH") == ""
    assert choices(table) == "A: b, stop", "neither PS nor TH is in reach now"

    moves(table, "A: b\nchance: roll 9\nchance: roll 2")
    assert figures(table, "CH") == "1o"
    assert choices(table).startswith("A: S2 ")


@rules("W-X17", "C-8", "C-42", "A-39")
def test_a_rank_that_falls_to_orange_glows_twice() -> None:
    table = moves(position(cards="8 42", levels="5/1/1"), "A: card 8 S1")

    assert levels(table) == "4/1/1"
    assert tokens(table) == "o2"
    assert points(table) == 4


@rules("W-X18", "C-42", "C-44", "A-39", "D-19")
def test_an_orange_gift_glows() -> None:
    table = moves(position(cards="42 44", display="7", tokens="b3"), "A: claim 7 bbb reserve")
    assert points(table) == 3

    moves(table, "A: o")
    assert points(table) == 3 + 2


@rules("W-X19", "C-6", "C-50", "A-56")
def test_what_is_placed_by_a_paid_passage_may_be_sent_away_for_the_same_token() -> None:
    table = position(cards="6 50", tokens="r1")
    moves(table, "A: card 50 r MA\nA: card 6 MA r")

    assert tokens(table) == "r1"
    assert figures(table, "MA") == ""
    assert table.town.left(4) == 5


@rules("W-X20", "H-13.10", "H-13.15", "D-8")
def test_two_bigger_bones_raise_a_die_by_two() -> None:
    table = position("CH 1g 1r", levels="2/1/1", held="T06 T06")
    moves(table, "A: S1 fight CH g r CH\nA: T06 x2")

    assert faces(table) == 10


@rules("H-12.5", "H-18.5", "D-17", "D-11", "W-N37")
def test_after_a_fight_the_shockwave_comes_first_then_the_blue_check_then_the_flight() -> None:
    table = position("PS 1b 1g", cards="17 36", levels="2/1/1")
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1")
    assert choices(table) == "A: yes, no"
    moves(table, "A: yes")
    assert scare(table) == 2 + 3
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    moves(table, "A: PS")
    assert choices(table) == "A: CH, SC, HO, MA, TH, decline"

    moves(table, "A: SC")
    assert (figures(table, "PS"), figures(table, "SC")) == ("3b", "1g")


@rules("C-20", "C-11", "C-3", "C-28", "A-31")
def test_each_fight_of_a_rampage_has_its_own_gains() -> None:
    table = position("MA 1o 1b 1g", cards="3 11 20 28", levels="4/1/1")
    won = "chance: roll 9\nchance: roll 1"
    moves(table, f"A: S1 fight MA o b MA\n{won}\nA: g\n{won}")

    assert tokens(table) == "b2 g2"
    assert scare(table) == 2 + 1 + 2
    assert points(table) == 4


@rules("H-18.7", "C-30", "C-20")
def test_no_card_for_the_main_window_is_used_inside_another_event() -> None:
    table = position("MA 1o 1b 1g", cards="20 30", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 1\nchance: roll 1")
    assert choices(table) == "A: g, stop"

    with pytest.raises(IllegalMove, match="not-offered"):
        moves(table, "A: card 30")
    assert told(table)[-1] == "fight-lost"


@rules("C-4", "C-45", "A-27")
def test_an_odd_couple_may_borrow_a_level_for_the_stronger_of_the_two() -> None:
    table = position("SC 1b 1g 1y", cards="4 45")
    assert options(table, "S1 summon SC") == ["S1 summon SC b+g uses:4"], "yellow is two levels above"

    moves(table, "A: S1 summon SC b+g uses:4\nchance: roll 4\nchance: roll 1")
    assert figures(table, "SC") == "1b 2g 1y"
    assert [text for text in options(table, "S2") if "uses" in text] == []


@rules("C-4", "C-20", "A-27")
def test_an_attacker_with_borrowed_power_goes_on_to_rampage() -> None:
    table = position("CH 1y 1b 1g", cards="4 20", levels="2/1/1")
    moves(table, "A: S1 fight CH y b CH uses:4\nchance: roll 1\nchance: roll 1")
    assert choices(table) == "A: g, stop"

    moves(table, "A: g\nchance: roll 8\nchance: roll 1")
    assert tokens(table) == "g1"


@rules("C-20", "C-36", "D-13", "D-17")
def test_a_shockwave_may_be_kept_for_a_later_fight_of_a_rampage() -> None:
    table = position("MA 1o 1b 1g", cards="20 36", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 2\nchance: roll 3\nA: no\nA: g\nchance: roll 9\nchance: roll 1")
    assert choices(table) == "A: yes, no"

    assert scare(moves(table, "A: yes")) == 2 + 8
