"""The cards tied to Fight and to dice: 3, 5, 11, 16, 17, 20, 25, 28, 35, 36; what is done around a roll (D-8, D-9)."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.looking import copied, faces, points, reserve, scare, supply
from tests.proofs import rules


@rules("W-C03", "C-3", "H-9.5")
@pytest.mark.parametrize(
    ("town", "fight", "rolls", "hp", "token"),
    [
        ("CH 1y 1b", "CH y b CH", (5, 2), 2, "b1"),
        ("CH 1g 1r", "CH g r CH", (6, 5), 3, "r1"),
        ("CH 1g 1r", "CH g r CH", (5, 5), 0, ""),
    ],
    ids=["weaker", "stronger", "not won"],
)
def test_brawlers_glory_scores_two_for_a_weaker_and_three_for_a_stronger_loser(
    town: str, fight: str, rolls: tuple[int, int], hp: int, token: str
) -> None:
    table = position(town, cards="3", levels="3/1/1")
    moves(table, f"A: S1 fight {fight}\nchance: roll {rolls[0]}\nchance: roll {rolls[1]}")

    assert points(table) == hp
    assert tokens(table) == token


@rules("W-C05", "C-5", "H-9.4", "A-25")
def test_sharpened_claws_add_one_and_let_figures_of_one_colour_fight() -> None:
    table = position("CH 2g 1y", cards="5", levels="2/1/1")
    assert options(table, "S1 fight CH") == ["S1 fight CH g g CH", "S1 fight CH g y CH"]
    mirror = copied(table)

    moves(table, "A: S1 fight CH g y CH\nchance: roll 4\nchance: roll 4")
    assert tokens(table) == "y1"

    moves(mirror, "A: S1 fight CH g g CH\nchance: roll 3\nchance: roll 3")
    assert figures(mirror, "CH") == "1g 1y"
    assert tokens(mirror) == "g1"


@rules("C-5", "H-9.7")
def test_a_mirror_fight_needs_two_figures_and_the_card() -> None:
    assert options(position("CH 1g", cards="5", levels="2/1/1"), "S1 fight CH") == []
    assert options(position("CH 2g", levels="2/1/1"), "S1 fight CH") == []


@rules("C-5", "C-18", "C-23")
def test_claws_add_nothing_to_rolls_that_are_no_attack() -> None:
    table = moves(position(cards="5 18"), "A: S1 haunt PS b own\nA: yes\nchance: roll 3")

    assert scare(table) == 2 + 3


@rules("A-25", "C-3", "C-5", "C-25", "W-N22")
def test_a_figure_of_the_same_colour_is_neither_weaker_nor_stronger() -> None:
    table = position("CH 2g", cards="3 5 25", levels="2/1/1")
    moves(table, "A: S1 fight CH g g CH\nchance: roll 4\nchance: roll 2")

    assert tokens(table) == "g1"
    assert points(table) == 0


@rules("W-C11", "C-11", "H-9.5")
def test_a_feast_of_fear_gives_the_losers_level_in_scare() -> None:
    table = position("CH 1r 1o", cards="11", levels="5/1/1")
    moves(table, "A: S1 fight CH r o CH\nchance: roll 8\nchance: roll 3")

    assert tokens(table) == "o1"
    assert scare(table) == 2 + 4


@rules("W-C16", "C-16", "H-18.4", "A-22", "A-66", "D-9")
def test_loaded_bones_roll_any_die_again_for_a_scare_each_while_it_lasts() -> None:
    table = position("CH 1g 1y", cards="16", levels="2/1/1", scare=3)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6")
    assert choices(table) == "A: 16 attack, 16 defence, accept"

    moves(table, "A: 16 attack\nchance: roll 5\nA: 16 attack\nchance: roll 6\nA: 16 defence\nchance: roll 2")
    assert scare(table) == 0
    assert tokens(table) == "y1", "no scare is left, so the roll stands without asking"


@rules("A-66", "C-16", "C-11")
def test_scare_that_a_roll_wins_comes_too_late_to_pay_for_it() -> None:
    table = position("CH 1g 1y", cards="11 16", levels="2/1/1", scare=0)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 5\nchance: roll 1")

    assert scare(table) == 3
    assert tokens(table) == "y1"
    assert choices(table).startswith("A: S2 ")


@rules("A-22", "D-9", "W-T08", "W-O03")
def test_a_twist_of_fate_rolls_either_die_again_unless_the_table_allows_only_the_own() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T08")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 5")
    assert choices(table) == "A: T08 attack, T08 defence, accept"
    moves(table, "A: T08 defence\nchance: roll 1")
    assert tokens(table) == "y1"

    strict = position("CH 1g 1y", cards="16", levels="2/1/1", held="T08", options={"rerollScope": "own_die"})
    moves(strict, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 5")
    assert choices(strict) == "A: 16 attack, T08 attack, accept"
    with pytest.raises(IllegalMove, match="cannot-change-die"):
        moves(strict, "A: T08 defence")


@rules("A-23", "C-16", "H-14.12")
def test_loaded_bones_of_an_opponent_do_not_work_in_anothers_turn() -> None:
    table = position("CH 1g 1y", levels="2/1/1", others={"B": {"cards": "16", "scare": 5}})
    moves(table, "A: S1 fight CH g y CH\nchance: roll 4\nchance: roll 1")

    assert tokens(table) == "y1"
    assert scare(table, 1) == 5


@rules("A-23", "C-16")
def test_where_defenders_react_the_named_roller_may_pay_to_roll_the_defence_again() -> None:
    others: dict[str, dict[str, object]] = {"B": {"cards": "16"}}
    table = position("CH 1g 1y", levels="2/1/1", held="T11", others=others, options={"defenderReacts": True})
    moves(table, "A: S1 fight CH g y CH")
    assert choices(table) == "A: player 1, player 2"
    moves(table, "A: player 1\nchance: roll 4\nchance: roll 1\nA: accept")
    assert choices(table) == "B: 16 defence, accept"

    moves(table, "B: 16 defence\nchance: roll 2\nB: 16 defence\nchance: roll 6")
    assert scare(table, 1) == 0
    moves(table, "A: T11 attack")
    assert tokens(table) == "y1", "7 against 6"


@rules("A-21", "D-8", "H-13.15", "W-T06", "W-X20", "H-13.10")
def test_a_bigger_bone_rolls_the_die_above_the_figures_level_and_two_go_two_levels_up() -> None:
    table = position("CH 1g 1r", levels="3/1/1", held="T06 T06")
    moves(table, "A: S1 fight CH g r CH")
    assert choices(table) == "A: T06 x0, T06 x1, T06 x2"

    assert faces(moves(copied(table), "A: T06 x0")) == 6
    assert faces(moves(copied(table), "A: T06 x1")) == 8
    moves(table, "A: T06 x2")
    assert faces(table) == 10
    assert held(table) == ""
    assert table.players[0].blocked == 2


@rules("D-8", "H-13.15", "W-N35")
def test_a_die_is_not_raised_above_the_largest_and_each_bone_needs_a_disc() -> None:
    orange = moves(position("CH 1o 1y", levels="4/1/1", held="T06 T06"), "A: S1 fight CH o y CH")
    assert choices(orange) == "A: T06 x0, T06 x1"
    with pytest.raises(IllegalMove, match="cannot-raise"):
        moves(orange, "A: T06 x2")

    red = moves(position("CH 1r 1y", levels="5/1/1", held="T06 T06"), "A: S1 fight CH r y CH")
    assert choices(red) == "chance"

    poor = moves(position("CH 1g 1y", levels="2/1/1", held="T06 T06", reserve=1), "A: S1 fight CH g y CH")
    assert choices(poor) == "chance", "the last disc is on the slot of Fight"


@rules("A-21", "W-O05", "C-18")
def test_where_the_section_counts_a_bigger_bone_rolls_the_die_above_its_level_and_only_in_fights() -> None:
    table = position("CH 1b 1y", cards="18", levels="3/1/1", held="T06 T06", options={"t06Basis": "section"})
    haunted = moves(copied(table), "A: S1 haunt CH b own\nA: yes")
    assert choices(haunted) == "chance"

    moves(table, "A: S1 fight CH b y CH")
    assert choices(table) == "A: T06 x0, T06 x1"
    assert faces(moves(table, "A: T06 x1")) == 10


@rules("D-9", "H-13.19", "W-T11")
def test_fury_adds_three_to_the_attack_only() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T11")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 5")
    assert choices(table) == "A: T11 attack, accept"

    moves(table, "A: T11 attack")
    assert tokens(table) == "y1"


@rules("W-C17", "C-17", "H-13.2", "A-18", "D-11")
def test_the_victor_may_fly_to_any_building_and_takes_the_token_there() -> None:
    table = position("MA 1y 1g", cards="10 17", levels="3/1/1", bonus="HO T04")
    moves(table, "A: S1 fight MA y g MA\nchance: roll 5\nchance: roll 2")
    assert choices(table) == "A: CH, SC, HO, PS, TH, decline"

    moves(table, "A: HO")
    assert figures(table, "HO") == "1y"
    assert figures(table, "MA") == ""
    assert held(table) == "T04"
    assert tokens(table) == "g1 y1", "the loser's, and the one that the wraith pilfers"


@rules("C-17", "D-11", "W-N20", "A-33")
def test_the_flight_needs_a_win_and_room_may_be_declined_and_is_no_move_action() -> None:
    town = "MA 1y 1g; TH 2b 2g 2o; SC 1b 1y 1g 1o 1r"
    table = position(town, cards="15 17 23 24", levels="3/1/1", filler="CH")
    moves(table, "A: S1 fight MA y g MA\nchance: roll 5\nchance: roll 2")
    assert choices(table) == "A: CH, SC, HO, PS, decline"
    flown = moves(copied(table), "A: SC")
    assert choices(flown).startswith("A: S2 "), "no séance with the yellow one there, no fortune, no procession"
    assert figures(moves(table, "A: decline"), "MA") == "1y"

    lost = position(town, cards="17", levels="3/1/1")
    moves(lost, "A: S1 fight MA y g MA\nchance: roll 2\nchance: roll 5")
    assert choices(lost).startswith("A: S2 ")


@rules("W-C20", "C-20", "H-9.6", "A-31", "D-13")
def test_a_rampage_fights_the_others_of_the_building_one_by_one_and_a_loss_does_not_stop_it() -> None:
    table = position("MA 1o 1b 1g 1y; PS 2b", cards="20", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 7\nchance: roll 2")
    assert choices(table) == "A: g, y, stop"
    moves(table, "A: y\nchance: roll 3\nchance: roll 6")
    assert choices(table) == "A: g, stop"
    moves(table, "A: g\nchance: roll 9\nchance: roll 4")

    assert tokens(table) == "b1 g1"
    assert figures(table, "MA") == "1y 1o"
    assert reserve(table) == 10
    assert choices(table).startswith("A: S2 ")


@rules("C-20", "A-31", "D-13", "W-N21")
def test_a_rampage_is_used_up_when_its_second_fight_starts() -> None:
    table = position("MA 1o 1b 1g 1y; PS 2b", cards="20", levels="4/4/4")
    lost = "chance: roll 1\nchance: roll 2"
    moves(table, f"A: S1 fight MA o b MA\n{lost}\nA: stop")
    moves(table, f"A: S2 fight MA o b MA\n{lost}\nA: g\n{lost}")
    assert choices(table) == "A: y, stop"

    moves(table, f"A: stop\nA: S3 fight MA o b MA\n{lost}")
    assert table.active == 1, "not asked in S3"


@rules("A-31", "C-20", "H-12.5", "W-N31")
def test_new_arrivals_are_no_targets_of_a_rampage() -> None:
    table = position("MA 1o 1b 1g; PS 1y", cards="20", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 9\nchance: roll 1\nA: MA")

    assert figures(table, "MA") == "3b 1g 1o"
    assert choices(table) == "A: g, stop"


@rules("W-C25", "C-25", "A-35", "C-36", "C-3")
def test_a_bully_beats_weaker_figures_without_dice() -> None:
    table = position("HO 1r 1o", cards="3 25 36", levels="5/1/1", held="T06 T08 T11")
    moves(table, "A: S1 fight HO r o HO")

    assert told(table) == ["fight", "fight-won", "card-points"]
    assert tokens(table) == "o1"
    assert points(table) == 2
    assert choices(table).startswith("A: S2 "), "there is no roll to act on"


@rules("C-25", "H-9.3")
def test_a_bully_rolls_against_stronger_figures() -> None:
    table = moves(position("HO 1r 1o", cards="25", levels="4/1/1"), "A: S1 fight HO o r HO")

    assert choices(table) == "chance"


@rules("W-C28", "C-28", "H-0.6")
@pytest.mark.parametrize(("pile", "gained"), [("y5", "y2"), ("y1", "y1")])
def test_a_double_trophy_is_two_tokens_of_the_losers_colour(pile: str, gained: str) -> None:
    table = position("CH 1o 1y", cards="28", levels="4/1/1", piles=pile)
    moves(table, "A: S1 fight CH o y CH\nchance: roll 9\nchance: roll 4")

    assert tokens(table) == gained


@rules("W-C35", "C-35", "H-9.1")
def test_an_endless_arm_reaches_targets_in_any_building() -> None:
    table = position("CH 1g; TH 1b; PS 2b", cards="35", levels="2/1/1")
    assert options(table, "S1 fight CH g") == ["S1 fight CH g b PS", "S1 fight CH g b TH"]
    assert options(table, "S2 fight") == ["S2 fight PS b g CH", "S2 fight TH b g CH"], "level 1: only blue attacks"

    moves(table, "A: S1 fight CH g b TH\nchance: roll 5\nchance: roll 2")
    assert figures(table, "TH") == ""
    assert supply(table, "b") == 3
    assert tokens(table) == "b1"


@rules("W-C36", "C-36", "A-35", "D-17")
def test_a_shockwave_gives_the_difference_of_the_totals_even_of_a_lost_fight() -> None:
    table = position("CH 1g 1o", cards="36", levels="2/1/1")
    moves(table, "A: S1 fight CH g o CH\nchance: roll 3\nchance: roll 9")
    assert choices(table) == "A: yes, no"

    assert scare(moves(table, "A: yes")) == 2 + 6


@rules("A-35", "C-36", "C-5", "H-13.19")
def test_the_difference_counts_what_is_added_to_the_dice() -> None:
    table = position("CH 1g 1y", cards="5 36", levels="2/1/1", held="T11")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 3\nA: T11 attack\nA: yes")

    assert scare(table) == 2 + 3, "2 + 3 + 1 against 3"


@rules("C-36", "D-17", "W-N19")
def test_a_shockwave_is_used_on_one_fight_of_the_turn_and_not_asked_for_after_a_tie() -> None:
    table = position("CH 1g 1y 1r", cards="36", levels="2/2/2")
    tied = moves(copied(table), "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 3")
    assert choices(tied).startswith("A: S2 ")

    moves(table, "A: S1 fight CH g y CH\nchance: roll 1\nchance: roll 3\nA: no")
    moves(table, "A: S2 fight CH g y CH\nchance: roll 1\nchance: roll 3\nA: yes")
    assert scare(table) == 4
    moves(table, "A: S3 fight CH g y CH\nchance: roll 1\nchance: roll 3")
    assert table.active == 1
