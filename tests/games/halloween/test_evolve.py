"""H-7 and H-12: Evolve, the spheres, and how blue comes back."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, discs, done, levels, offered, player, supply
from tests.proofs import rules


@rules("W-A08", "H-7.1", "H-7.2", "H-7.3", "H-7.4", "H-7.5", "H-3.10", "H-10.2", "A-3")
def test_a_figure_evolves_twice_and_haunts_in_one_turn() -> None:
    table = position("PS 1b; CH 1g", levels="2/3/1", scare=7)
    moves(table, "A: S2 evolve CH g")
    assert (player(table).scare, tokens(table), figures(table, "CH")) == (4, "y1", "1y")
    assert choices(table) == "A: S1, S3, decline"
    moves(table, "A: S3\nA: S3 evolve CH y\nA: S1")
    assert (player(table).scare, tokens(table), levels(table)) == (0, "y1 o1", "4/3/3")
    assert supply(table) == "b4 g5 y5 o4 r5"
    moves(table, "A: S1 haunt CH o own")

    assert player(table).hp == 8
    assert discs(table) == "S1.haunt S2.evolve S3.evolve", "the disc of a haunt lies on the Haunt slot"
    assert player(table).reserve == 9


@rules("W-A09", "H-7.6", "D-6")
def test_no_sphere_moves_if_all_sections_are_there_already() -> None:
    table = moves(position("PS 2b", levels="3/4/3"), "A: S2 evolve PS b")

    assert (player(table).scare, figures(table, "PS"), tokens(table)) == (0, "1b 1g", "g1")
    assert (done(table), levels(table)) == ("S2", "3/4/3")


@rules("W-A10", "H-7.1", "H-7.7", "H-3.7")
def test_evolve_needs_scare_a_figure_of_the_next_colour_and_one_that_is_not_red() -> None:
    poor = position("PS 1b", levels="5/1/1", scare=1)
    with pytest.raises(IllegalMove, match="no-evolve"):
        moves(poor, "A: S1 evolve")
    assert options(position("PS 1b; HO 2r", levels="5/1/1", scare=4), "S1 evolve") == ["S1 evolve PS b"]
    assert options(position("PS 1b; CH 5g", levels="5/1/1", scare=9), "S1 evolve") == ["S1 evolve CH g"]


@rules("H-7.7", "H-7.1")
def test_a_section_of_level_five_evolves_all_but_red_and_a_lower_one_only_its_own() -> None:
    table = position("PS 1b; CH 1g 1y; SC 1o 1r", levels="5/2/1", scare=5)

    assert options(table, "S1 evolve") == [f"S1 evolve {f}" for f in ("CH g", "CH y", "SC o", "PS b")]
    assert options(table, "S2 evolve") == ["S2 evolve CH g", "S2 evolve PS b"]


@rules("H-7.2")
@pytest.mark.parametrize(("colour", "cost"), [("b", 2), ("g", 3), ("y", 4), ("o", 5)])
def test_the_price_is_the_level_of_the_new_colour(colour: str, cost: int) -> None:
    town = f"CH 1{colour}"
    assert f"S1 evolve CH {colour}" not in options(position(town, levels="5/5/5", scare=cost - 1), "S1 evolve")
    table = moves(position(town, levels="5/5/5", scare=cost + 1), f"A: S1 evolve CH {colour}")

    assert player(table).scare == 1


@rules("D-6", "A-4", "H-7.5")
def test_any_one_section_may_rise_to_the_new_level_or_none() -> None:
    table = moves(position("PS 2b; CH 1o", levels="4/1/3", scare=5), "A: S2 rest\nA: S1 evolve CH o")
    assert choices(table) == "A: S1, S2, S3, decline"

    assert levels(moves(branch(table), "A: S1")) == "5/1/3", "the acting one"
    assert levels(moves(branch(table), "A: S2")) == "4/5/3", "one that is done, by four levels"
    assert levels(moves(branch(table), "A: decline")) == "4/1/3"


@rules("D-6", "H-7.5")
def test_a_section_that_is_there_already_cannot_be_chosen() -> None:
    table = moves(position(levels="1/2/1"), "A: S1 evolve PS b")

    assert choices(table) == "A: S1, S3, decline"
    with pytest.raises(IllegalMove, match="level-reached"):
        moves(table, "A: S2")
    with pytest.raises(IllegalMove, match="must-pick-section"):
        moves(table, "A: end")


@rules("H-3.10")
def test_a_section_that_rises_before_it_acts_uses_its_new_level() -> None:
    table = position(scare=2)
    assert options(table, "S2 scare") == ["S2 scare b"]
    moves(table, "A: S1 evolve PS b\nA: S2")

    assert options(table, "S2 scare") == ["S2 scare b", "S2 scare g"]


@rules("H-7.3")
def test_an_evolve_is_one_step_in_place() -> None:
    table = moves(position("PS 3b; CH 1g", levels="5/5/5", scare=20), "A: S1 evolve CH g")

    assert (figures(table, "CH"), supply(table)) == ("1y", "b2 g5 y4 o5 r5")


@rules("H-7.4", "H-0.6")
def test_an_evolve_with_an_empty_pile_gives_no_token() -> None:
    assert tokens(moves(position(piles="g0"), "A: S1 evolve PS b\nA: decline")) == ""


@rules("A-11", "H-14.10")
def test_a_card_tied_to_an_action_changes_that_action_and_nothing_else() -> None:
    table = position(cards="13 48", scare=2)
    moves(table, "A: S1 evolve PS b\nA: decline")
    assert player(table).scare == 2, "green is free with the card"
    moves(table, "A: card 48 S1")

    assert player(table).scare == 0, "the lesson is no Evolve and costs what it costs"


# -- blue seeding -----------------------------------------------------------------------------------------------------


@rules("W-A11", "H-12.1", "H-12.5", "H-7.8", "A-9", "D-5", "D-6")
def test_evolving_the_last_blue_figure_brings_three_back() -> None:
    table = moves(position("PS 1b; SC 2g 1y"), "A: S1 evolve PS b")
    assert (figures(table, "PS"), tokens(table)) == ("1g", "g1")
    assert choices(table) == "A: S1, S2, S3, decline", "first the sphere"
    moves(table, "A: S1")
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    moves(table, "A: SC")

    assert (levels(table), figures(table, "SC"), supply(table)[:2]) == ("2/1/1", "3b 2g 1y", "b2")
    assert told(table) == ["evolve", "level", "seed"]


@rules("W-A17", "H-9.8", "H-12.1", "H-12.5", "A-9", "D-5")
def test_beating_the_last_blue_figure_brings_three_back() -> None:
    table = position("PS 1b 1g", levels="2/1/1")
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1")

    assert (figures(table, "PS"), tokens(table)) == ("1g", "b1")
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    assert figures(moves(table, "A: TH"), "TH") == "3b"


@rules("H-12.5", "H-18.5", "A-9")
def test_the_blue_check_of_a_fight_stands_between_the_shockwave_and_the_flight() -> None:
    table = position("PS 1b 1g", levels="2/1/1", cards="17 36")
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1")
    assert choices(table) == "A: yes, no"
    moves(table, "A: yes")
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    moves(table, "A: PS")
    assert choices(table) == "A: CH, SC, HO, MA, TH, decline"
    moves(table, "A: SC")

    assert (figures(table, "PS"), figures(table, "SC"), player(table).scare) == ("3b", "1g", 5)


@rules("H-12.5", "H-12.1")
def test_the_exorcist_takes_its_token_before_blue_comes_back() -> None:
    table = moves(position("PS 1b", cards="6"), "A: card 6 PS b")
    assert (tokens(table), choices(table)) == ("b1", "A: CH, SC, HO, MA, PS, TH")
    assert figures(moves(table, "A: MA"), "MA") == "3b"


@rules("H-12.5")
def test_nothing_else_takes_the_last_blue_figure_away() -> None:
    table = position("PS 1b; CH 2g", levels="2/1/1", held="T12", scare=9)
    for text in options(table):
        if " evolve PS" not in text:
            after = moves(branch(table), f"A: {text}")
            assert "b" in "".join(figures(after, code) for code in ("CH", "SC", "HO", "MA", "PS", "TH"))


@rules("H-12.4")
def test_seeding_gives_no_token_and_is_no_summon_and_no_move() -> None:
    table = position("PS 1b 1g", levels="2/1/1", bonus="SC T04", cards="9 32 34", own_left=6)
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1\nA: SC")

    assert (tokens(table), held(table), player(table).hp) == ("b1", "", 0)
    assert figures(table, "SC") == "3b"


@rules("H-12.3", "A-5", "A-8", "D-5")
def test_three_blue_figures_need_a_building_with_room_for_three() -> None:
    town = "PS 1b 1g; MA 3y 1o; SC 3o"
    table = position(town, levels="2/1/1")
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1")

    assert choices(table) == "A: CH, SC, HO, PS, TH"
    with pytest.raises(IllegalMove, match="seed-most-room"):
        moves(table, "A: MA")
    with pytest.raises(IllegalMove, match="must-seed"):
        moves(table, "A: decline")


@rules("A-8", "D-5", "H-12.2")
def test_a_table_may_let_blue_come_back_anywhere() -> None:
    table = position("PS 1b 1g; MA 4y 1o", levels="2/1/1", options={"blueSeed": "free"})
    moves(table, "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1\nA: MA")

    assert figures(table, "MA") == "1b 4y 1o"
    assert supply(table)[:2] == "b4"


@rules("H-12.1")
def test_while_one_blue_figure_stands_nobody_comes() -> None:
    table = moves(position("PS 2b"), "A: S1 evolve PS b\nA: decline")
    assert offered(table)[0] == "S2 scare"
    assert figures(table, "PS") == "1b 1g"


@rules("H-3.10", "H-0.9")
def test_a_level_that_rises_within_an_activation_counts_for_its_rest() -> None:
    table = position("SC 1g; CH 2g; TH 1g; MA 1y", levels="2/1/1", cards="15 24 34 49")
    moves(table, "A: S1 move SC g CH\nA: yes\nA: CH own\nA: S1")

    assert (levels(table), player(table).hp, tokens(table)) == ("3/1/1", 4, "g1")
    assert "MA y" in offered(table), "the second figure may be the yellow one now"
