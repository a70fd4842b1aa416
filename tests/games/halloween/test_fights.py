"""H-9 and the dice of H-13: who may fight whom, the rolls, and what may be done about them."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, discs, done, offered, player, supply
from tests.proofs import rules

TRIO = "CH 1g 1y 1r"


@rules("W-A14", "H-9.1", "H-9.3", "H-9.4", "H-9.5", "H-4.4", "D-2")
def test_a_green_figure_beats_a_yellow_one_with_the_higher_roll() -> None:
    table = position(TRIO, levels="2/1/1")
    assert options(table, "S1 fight") == ["S1 fight CH g y CH", "S1 fight CH g r CH"], "y and r are above the section"
    moves(table, "A: S1 fight CH g y CH")
    assert len(table.chance()) == 6
    moves(table, "chance: roll 5")
    assert len(table.chance()) == 8
    moves(table, "chance: roll 3")

    assert (figures(table, "CH"), tokens(table), supply(table)) == ("1g 1r", "y1", "b2 g4 y5 o5 r4")
    assert (done(table), discs(table), player(table).reserve) == ("S1", "S1.fight", 11)


@rules("W-A15", "H-9.4", "H-9.6")
@pytest.mark.parametrize(("attack", "defence"), [(4, 4), (2, 6)])
def test_a_tie_or_a_defeat_changes_nothing_but_the_disc(attack: int, defence: int) -> None:
    table = position(TRIO, levels="2/1/1")
    moves(table, f"A: S1 fight CH g y CH\nchance: roll {attack}\nchance: roll {defence}")

    assert (figures(table, "CH"), tokens(table)) == ("1g 1y 1r", "")
    assert (done(table), discs(table), player(table).reserve) == ("S1", "S1.fight", 11)
    assert told(table) == ["fight", "roll", "roll", "fight-lost"]


@rules("W-A16", "H-9.7", "H-9.1")
def test_figures_of_one_colour_do_not_fight() -> None:
    table = position("CH 3g; PS 3b", levels="2/1/1")

    assert "S1 fight" not in offered(table)
    with pytest.raises(IllegalMove, match="no-fight"):
        moves(table, "A: S1 fight")


@rules("H-9.1")
def test_only_figures_of_one_building_fight_and_the_target_may_be_of_any_level() -> None:
    table = position("CH 1g; SC 1y; PS 1b 1r")

    assert options(table, "S1 fight") == ["S1 fight PS b r PS"]


@rules("H-9.5", "H-0.6")
def test_a_trophy_of_an_empty_pile_is_not_owed() -> None:
    table = position(TRIO, levels="2/1/1", piles="y0")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 5\nchance: roll 3")

    assert (figures(table, "CH"), tokens(table)) == ("1g 1r", "")


@rules("H-9.2", "A-62")
def test_who_rolls_for_the_target_is_not_asked_and_gains_nothing() -> None:
    table = position(TRIO, levels="2/1/1", others={"B": {"cards": "3 11 16 28 36", "scare": 9}})
    moves(table, "A: S1 fight CH g y CH")
    assert choices(table) == "chance"
    moves(table, "chance: roll 1\nchance: roll 8")

    assert (player(table, "B").hp, player(table, "B").scare, tokens(table, "B")) == (0, 9, "")
    assert table.actor == 0


@rules("H-9.2", "A-62")
def test_where_defenders_react_the_roller_is_named_among_the_opponents() -> None:
    table = position(TRIO, levels="2/1/1", options={"defenderReacts": True})
    moves(table, "A: S1 fight CH g y CH")

    assert choices(table) == "A: player 1, player 2"
    with pytest.raises(IllegalMove, match="must-name-roller"):
        moves(table, "A: player 0")


@rules("A-63", "H-9.3")
def test_equals_roll_two_dice_of_their_colour() -> None:
    table = moves(position("CH 2g", levels="2/1/1", cards="5"), "A: S1 fight CH g g CH")
    assert len(table.chance()) == 6
    moves(table, "chance: roll 6")
    assert len(table.chance()) == 6, "the second does not depend on the first"
    moves(table, "chance: roll 6")

    assert (figures(table, "CH"), tokens(table)) == ("1g", "g1")


@rules("A-61", "H-9.3")
def test_the_red_die_has_twelve_faces() -> None:
    table = moves(position("CH 1r 1b", levels="5/1/1"), "A: S1 fight CH r b CH")

    assert [move.notation for move, _ in table.chance()][-1] == "roll 12"


# -- before the roll --------------------------------------------------------------------------------------------------


@rules("W-T06", "H-13.15", "H-13.7", "H-18.3", "H-18.1")
def test_a_bigger_bone_is_used_before_the_roll_and_not_for_red() -> None:
    table = position("MA 1y 1r", levels="3/5/1", held="T06")
    with pytest.raises(IllegalMove, match="token-for-dice"):
        moves(table, "A: token T06")
    red = moves(branch(table), "A: S2 fight MA r y MA")
    assert (choices(red), len(red.chance())) == ("chance", 12)
    moves(table, "A: S1 fight MA y r MA")
    assert choices(table) == "A: T06 x0, T06 x1"
    assert len(moves(branch(table), "A: T06 x0").chance()) == 8
    moves(table, "A: T06 x1")

    assert len(table.chance()) == 10
    assert (held(table), player(table).blocked, player(table).reserve) == ("", 1, 10)


@rules("H-13.15", "H-13.10", "H-13.7")
def test_two_bigger_bones_raise_the_die_twice_but_never_beyond_red() -> None:
    table = moves(position("CH 1g 1y", levels="2/1/1", held="T06 T06"), "A: S1 fight CH g y CH")
    assert choices(table) == "A: T06 x0, T06 x1, T06 x2"
    assert len(moves(branch(table), "A: T06 x2").chance()) == 10
    with pytest.raises(IllegalMove, match="must-raise-or-not"):
        moves(table, "A: accept")

    orange = moves(position("CH 1o 1y", levels="4/1/1", held="T06 T06"), "A: S1 fight CH o y CH")
    assert choices(orange) == "A: T06 x0, T06 x1"
    with pytest.raises(IllegalMove, match="cannot-raise"):
        moves(orange, "A: T06 x2")


@rules("H-13.7", "H-18.3")
def test_without_a_disc_left_no_bigger_bone() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T06", discs="S2.all S3.all", reserve=1)

    assert choices(moves(table, "A: S1 fight CH g y CH")) == "chance"


@rules("H-13.15")
def test_a_bigger_bone_does_not_raise_the_level_of_the_figure() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T06", cards="3")
    moves(table, "A: S1 fight CH g y CH\nA: T06 x1\nchance: roll 8\nchance: roll 1")

    assert player(table).hp == 3, "yellow was still the stronger"


# -- after the roll ---------------------------------------------------------------------------------------------------


@rules("W-T08", "H-13.17", "H-18.4")
def test_a_twist_of_fate_rolls_one_die_again() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T08")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 5")
    assert choices(table) == "A: T08 attack, T08 defence, accept"
    moves(table, "A: T08 defence")
    assert len(table.chance()) == 8
    moves(table, "chance: roll 1")

    assert (figures(table, "CH"), tokens(table), held(table)) == ("1g", "y1", "")


@rules("H-13.17")
def test_the_new_result_stands_unless_it_is_rolled_again() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T08 T08")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 5\nchance: roll 4\nA: T08 attack\nchance: roll 1")
    assert choices(table) == "A: T08 attack, T08 defence, accept"
    lost = moves(branch(table), "A: accept")
    assert figures(lost, "CH") == "1g 1y"
    moves(table, "A: T08 attack\nchance: roll 6")

    assert figures(table, "CH") == "1g"


@rules("W-T11", "H-13.19")
def test_fury_adds_three_to_the_attack() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T11")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 5")
    assert choices(table) == "A: T11 attack, accept"
    moves(table, "A: T11 attack")

    assert (figures(table, "CH"), tokens(table)) == ("1g", "y1")


@rules("H-13.19", "H-9.4")
def test_fury_that_only_draws_level_does_not_win() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T11")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 6\nA: T11 attack")

    assert (figures(table, "CH"), tokens(table)) == ("1g 1y", "")


@rules("H-13.10", "H-13.19")
def test_two_furies_add_six_and_survive_a_new_roll() -> None:
    table = position("CH 1g 1r", levels="2/1/1", held="T11 T11 T08")
    moves(table, "A: S1 fight CH g r CH\nchance: roll 2\nchance: roll 9")
    moves(table, "A: T11 attack\nA: T11 attack\nA: T08 attack\nchance: roll 4")

    assert (figures(table, "CH"), tokens(table)) == ("1g", "r1")
    assert player(table).blocked == 3


@rules("H-0.7", "H-18.4")
def test_rerolls_and_additions_may_always_be_used_or_declined() -> None:
    table = position("CH 1g 1r", levels="2/1/1", held="T08 T11", cards="16")
    moves(table, "A: S1 fight CH g r CH\nchance: roll 6\nchance: roll 1")

    words = ["16 attack", "16 defence", "T08 attack", "T08 defence", "T11 attack", "accept"]
    assert offered(table) == words, "although the fight is won already"
    assert figures(moves(table, "A: accept"), "CH") == "1g"
    assert held(table) == "T08 T11"


@rules("H-18.4", "H-18.7", "A-15")
def test_after_a_roll_nothing_but_the_dice_may_be_changed() -> None:
    table = position("CH 1g 1r", levels="2/1/1", held="T04 T08", cards="30", display="28", tokens="b3")
    moves(table, "A: S1 fight CH g r CH\nchance: roll 6\nchance: roll 1")

    assert choices(table) == "A: T08 attack, T08 defence, accept"
    for word in ("token T04", "card 30", "claim 28", "S2 rest", "end"):
        with pytest.raises(IllegalMove, match="must-accept-roll"):
            moves(table, f"A: {word}")
    with pytest.raises(IllegalMove, match="cannot-change-die"):
        moves(table, "A: T11 attack")


@rules("H-18.1", "H-18.4")
def test_dice_modifiers_are_part_of_the_event_whose_roll_they_change() -> None:
    table = position("CH 1g 1y", levels="2/1/1", cards="11 16 37", held="T06")
    moves(table, "A: S1 fight CH g y CH\nA: T06 x1\nchance: roll 1\nchance: roll 4\nA: 16 attack\nchance: roll 5")
    assert player(table).hp == 0
    moves(table, "A: accept")

    assert (player(table).scare, player(table).hp) == (4, 1), "one event, one point for three scare"


@rules("H-0.8")
def test_gains_come_without_a_question() -> None:
    table = position("CH 1g 1y", levels="2/1/1", cards="3 11 28")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 6\nchance: roll 1")

    assert (player(table).hp, player(table).scare, tokens(table)) == (3, 5, "y2")
    assert told(table)[-3:] == ["fight-won", "card-points", "card-scare"]
    assert offered(table)[0].startswith("S2")


@rules("H-13.15", "H-13.17", "H-13.19")
def test_the_dice_tokens_work_for_the_scream_too() -> None:
    table = position("CH 1y", levels="3/1/1", cards="18", held="T06 T08 T11")
    moves(table, "A: S1 haunt CH y own\nA: yes")
    assert choices(table) == "A: T06 x0, T06 x1"
    moves(table, "A: T06 x1")
    assert len(table.chance()) == 10
    moves(table, "chance: roll 2")
    assert choices(table) == "A: T08 die, T11 die, accept"
    moves(table, "A: T11 die\nA: T08 die\nchance: roll 9")

    assert player(table).scare == 2 + 9 + 3


@rules("H-13.19")
def test_fury_works_for_the_fortune_and_for_a_mixed_summon_but_never_for_the_defence() -> None:
    fortune = position(cards="23", held="T11")
    moves(fortune, "A: S1 move PS b SC\nA: T06 x0 n 4\nchance: roll 1")
    assert choices(fortune) == "A: T11 die, accept"
    assert player(moves(fortune, "A: T11 die")).scare == 6

    mixed = position("SC 1b 1y", levels="3/1/1", cards="45", held="T11")
    moves(mixed, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 2")
    assert choices(mixed) == "A: T11 b, T11 y, accept"
    assert figures(moves(mixed, "A: T11 b"), "SC") == "1b 2y"
