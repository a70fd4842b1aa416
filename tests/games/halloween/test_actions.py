"""H-2 to H-8, H-11: turns and sections, Summon, Scare, Evolve, Move and Rest."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, discs, done, offered, piles, player, rest_out, supply
from tests.proofs import rules

FULL = "S1.summon S1.scare S1.evolve S1.move S1.fight S2.summon S2.scare S2.evolve S2.move S3.summon S3.scare S3.evolve"

# -- turns and sections -----------------------------------------------------------------------------------------------


@rules("H-2.2", "H-2.3", "H-3.5")
def test_each_section_acts_once_a_turn_in_any_order() -> None:
    table = moves(position(), "A: S3 scare b\nA: S1 rest")

    assert done(table) == "S1 S3"
    assert {word.split()[0] for word in offered(table)} == {"S2"}
    with pytest.raises(IllegalMove, match="section-done"):
        moves(table, "A: S3 move")
    moves(table, "A: S2 summon PS b")
    assert table.active == 1, "three activations, then the next player"


@rules("H-2.3")
def test_a_section_has_six_board_actions_and_rest() -> None:
    table = position("PS 3b 1g", levels="2/1/1")
    words = [word for word in offered(table) if word.startswith("S1 ")]

    assert words == ["S1 summon", "S1 scare", "S1 evolve", "S1 move", "S1 fight", "S1 haunt", "S1 rest"]
    with pytest.raises(IllegalMove, match="no-such-section"):
        moves(table, "A: S4 rest")


@rules("W-A24", "H-2.4", "A-12")
def test_a_turn_cannot_end_while_a_section_is_open() -> None:
    table = moves(position(held="T07"), "A: S1 scare b")

    assert "end" not in offered(table)
    with pytest.raises(IllegalMove, match="sections-open"):
        moves(table, "A: end")
    moves(table, "A: S2 rest")
    with pytest.raises(IllegalMove, match="sections-open"):
        moves(table, "A: end")
    moves(table, "A: S3 rest")
    assert choices(table) == "A: token T07, end"


@rules("H-2.5", "H-2.6", "A-14", "D-1")
def test_cards_tokens_and_claims_come_before_between_and_after_the_activations() -> None:
    def extras() -> list[str]:
        return [word for word in offered(table) if not word.startswith("S")]

    table = position(cards="30", display="28 35", tokens="b6", held="T02 T05 T07", scare=5)
    everything = ["claim 28", "claim 35", "token T02", "token T05", "token T07", "card 30"]
    assert extras() == everything
    moves(table, "A: token T02\nA: S1 scare b")
    assert extras() == ["claim 28", "claim 35", "token T05", "token T07", "card 30"]
    moves(table, "A: claim 28 bbb reserve\nA: token T05\nA: S2 rest\nA: S3 rest")
    assert extras() == ["claim 35", "token T07", "card 30", "end"]
    moves(table, "A: card 30 b\nA: claim 35 bbb reserve\nA: token T07")
    assert table.active == 1, "nothing is left to do: the turn is over"
    assert tokens(table) == "b1 g1 y1"


@rules("H-2.7", "H-13.9", "H-14.11")
def test_at_the_end_of_a_turn_markers_open_and_once_per_turn_cards_are_ready_again() -> None:
    table = moves(position(cards="30", scare=9), "A: card 30 b\nA: S1 rest\nA: S2 rest")
    assert (done(table), table.used) == ("S1 S2", 1 << 30)
    moves(table, "A: S3 rest")

    assert (done(table), table.used, table.spent) == ("", 0, 0)
    rest_out(table, 2)
    assert "card 30" in offered(table)


@rules("H-2.1", "H-15.2")
def test_only_the_player_on_turn_acts() -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        moves(position(), "B: S1 rest")


@rules("W-A21", "H-11.1", "H-3.11", "H-3.9")
def test_rest_takes_all_discs_of_a_section_back_and_they_are_usable_at_once() -> None:
    table = moves(position(discs=FULL), "A: S1 rest")

    assert player(table).reserve == 5
    assert discs(table) == "S2.summon S2.scare S2.evolve S2.move S3.summon S3.scare S3.evolve"
    assert done(table) == "S1"
    moves(table, "A: S2 haunt PS b own")
    assert player(table).reserve == 4


@rules("W-A22", "H-3.6")
def test_without_a_disc_in_reserve_only_rest_is_left() -> None:
    table = position(discs=FULL)

    assert choices(table) == "A: S1 rest, S2 rest, S3 rest"
    with pytest.raises(IllegalMove, match="no-disc"):
        moves(table, "A: S1 haunt")
    rich = position(discs=FULL, tokens="b3", display="28")
    assert choices(rich) == "A: S1 rest, S2 rest, S3 rest, claim 28"


@rules("W-A23", "H-11.2", "A-13", "H-2.4")
def test_a_section_without_discs_may_rest_too() -> None:
    table = moves(position(discs="S1.scare"), "A: S2 rest")

    assert (player(table).reserve, done(table), discs(table)) == (11, "S2", "S1.scare")
    assert told(table) == ["rest"]


@rules("H-11.2", "H-11.3")
def test_rest_may_be_chosen_while_other_actions_are_possible_and_is_an_action_for_cards() -> None:
    table = position(cards="19", discs="S1.scare")
    assert len(offered(table)) > 3
    moves(table, "A: S1 rest\nA: S2 rest")

    assert player(table).scare == 6


@rules("H-3.4")
def test_a_covered_slot_cannot_be_used_again_before_the_section_rests() -> None:
    table = position(discs="S1.scare")
    assert "S1 scare" not in offered(table)
    assert "S2 scare" in offered(table)
    with pytest.raises(IllegalMove, match="slot-covered"):
        moves(table, "A: S1 scare")


@rules("H-3.9", "H-3.8")
def test_discs_stay_on_their_slots_when_the_turn_is_over() -> None:
    table = moves(position(), "A: S1 scare b\nA: S2 move PS b SC\nA: S3 rest")
    rest_out(table, 2)

    assert discs(table) == "S1.scare S2.move"
    assert player(table).reserve == 10


@rules("H-3.9", "H-3.11")
@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("A: S1 rest", "S2.scare"),
        ("A: claim 28 bbb S1.move", "S1.scare S2.scare"),
        ("A: token T03 S1.scare S1.move S2.scare", ""),
        ("A: token T09 S1", "S2.scare"),
        ("A: card 7 S1.scare S1.move", "S2.scare"),
    ],
)
def test_the_ways_in_which_discs_leave_the_sections(line: str, left: str) -> None:
    table = position(discs="S1.scare S1.move S2.scare", held="T03 T09", cards="7", display="28", tokens="b3")

    assert discs(moves(table, line)) == left


@rules("H-3.7", "W-A03", "H-4.1")
def test_no_figure_in_the_supply_no_summon() -> None:
    table = position("PS 3b; SC 2b")

    assert [word for word in offered(table) if word.startswith("S1")] == [
        "S1 scare",
        "S1 evolve",
        "S1 move",
        "S1 haunt",
        "S1 rest",
    ]
    assert options(table, "S1 haunt") == ["S1 haunt SC b own", "S1 haunt PS b own"]
    with pytest.raises(IllegalMove, match="no-summon"):
        moves(table, "A: S1 summon")
    with pytest.raises(IllegalMove, match="no-fight"):
        moves(table, "A: S1 fight")


@rules("H-3.2", "H-3.3", "H-0.2")
def test_a_section_uses_figures_on_the_board_up_to_its_level() -> None:
    table = position("CH 1g 1y", levels="2/3/1")

    assert options(table, "S1 scare") == ["S1 scare b", "S1 scare g"]
    assert options(table, "S2 scare") == ["S2 scare b", "S2 scare g", "S2 scare y"]
    assert options(table, "S3 scare") == ["S3 scare b"]
    assert "S1 move CH y SC" not in options(table, "S1 move")


@rules("D-2", "H-3.7")
def test_an_action_is_offered_with_each_of_its_parameters() -> None:
    table = position("PS 2b 2g", levels="2/1/1", scare=9)

    assert options(table, "S1") == [
        "S1 summon PS b",
        "S1 summon PS g",
        "S1 scare b",
        "S1 scare g",
        "S1 evolve PS b",
        "S1 evolve PS g",
        "S1 move PS b SC",
        "S1 move PS b MA",
        "S1 move PS b TH",
        "S1 move PS g SC",
        "S1 move PS g MA",
        "S1 move PS g TH",
        "S1 fight PS b g PS",
        "S1 fight PS g b PS",
        "S1 haunt PS b own",
        "S1 haunt PS g own",
        "S1 rest",
    ]


# -- Summon -----------------------------------------------------------------------------------------------------------


@rules("W-A02", "H-5.1", "H-5.2", "H-5.3", "H-3.5")
def test_a_pair_calls_a_third_and_gives_a_token() -> None:
    table = moves(position(), "A: S1 summon PS b")

    assert figures(table, "PS") == "4b"
    assert supply(table) == "b1 g5 y5 o5 r5"
    assert (tokens(table), piles(table)) == ("b1", "b11 g12 y12 o12 r12")
    assert (player(table).reserve, discs(table), done(table)) == (11, "S1.summon", "S1")


@rules("W-A04", "H-4.2", "H-4.3", "A-7")
def test_a_full_building_takes_no_figure() -> None:
    table = position("PS 3b 2g 1y", levels="2/1/1", held="T01")

    assert options(table, "S1 summon") == []
    assert "token T01" not in offered(table)


@rules("H-5.1")
def test_one_figure_alone_calls_nobody() -> None:
    assert options(position("PS 1b; CH 1b 1g", levels="2/1/1"), "S1 summon") == []


@rules("W-A05", "H-0.6", "H-4.5")
def test_an_empty_pile_gives_nothing_but_the_action_is_legal() -> None:
    table = moves(position(piles="b0"), "A: S1 summon PS b")

    assert (figures(table, "PS"), tokens(table)) == ("4b", "")


@rules("H-0.6")
def test_a_gain_is_what_is_left_in_the_pile() -> None:
    table = moves(position(cards="9", piles="b1"), "A: S1 summon PS b")
    assert (tokens(table), table.pile(0)) == ("b1", 0)


@rules("W-A06", "H-3.2", "H-5.1")
def test_a_summon_needs_the_level_of_the_pair() -> None:
    table = position("SC 2o", levels="3/4/5")

    assert options(table, "S1 summon") == ["S1 summon PS b"]
    for section in ("S2", "S3"):
        after = moves(branch(table), f"A: {section} summon SC o")
        assert (figures(after, "SC"), tokens(after)) == ("3o", "o1")


# -- Scare ------------------------------------------------------------------------------------------------------------


@rules("W-A07", "H-3.3", "H-6.1", "H-6.2", "H-6.3")
def test_scare_gives_the_level_of_a_colour_that_stands_on_the_board() -> None:
    table = position("PS 2b; SC 1o", levels="5/1/1")

    assert options(table, "S1 scare") == ["S1 scare b", "S1 scare o"]
    assert player(moves(branch(table), "A: S1 scare o")).scare == 6
    assert player(moves(branch(table), "A: S1 scare b")).scare == 3, "a lower colour may be chosen"


@rules("H-6.1")
def test_scare_needs_a_figure_within_the_level() -> None:
    table = position("PS 1b; CH 1o", levels="1/1/1")
    assert options(table, "S1 scare") == ["S1 scare b"]


# -- Move -------------------------------------------------------------------------------------------------------------


@rules("W-A12", "H-8.1", "H-8.2", "H-8.3", "H-13.2", "A-69")
def test_a_figure_moves_to_an_adjacent_building_and_takes_its_bonus_token() -> None:
    table = position(bonus="SC T04")
    assert options(table, "S1 move") == ["S1 move PS b SC", "S1 move PS b MA", "S1 move PS b TH"]
    moves(table, "A: S1 move PS b SC")

    assert (figures(table, "PS"), figures(table, "SC")) == ("2b", "1b")
    assert held(table) == "T04"
    assert table.space(1) < 0
    assert told(table) == ["move", "token-taken"]


@rules("W-A13", "H-4.2", "H-8.1")
def test_no_move_into_a_full_building() -> None:
    table = position("TH 5g 1y")

    assert options(table, "S1 move") == ["S1 move PS b SC", "S1 move PS b MA"]


@rules("H-4.2", "H-4.3", "A-7")
def test_the_last_place_of_a_building_can_be_taken() -> None:
    table = moves(position("PS 3b 2g; TH 5y"), "A: S1 move PS b TH")

    assert figures(table, "TH") == "1b 5y"
    assert figures(moves(position("PS 3b 2g"), "A: S1 summon PS b"), "PS") == "4b 2g"


@rules("H-4.3", "A-7", "H-7.3")
def test_an_exchange_in_place_needs_no_room() -> None:
    table = moves(position("PS 3b 2y 1o"), "A: S1 evolve PS b\nA: decline")
    assert figures(table, "PS") == "2b 1g 2y 1o"

    swap = moves(position("PS 3b 2y 1o; CH 5g 1r", cards="39"), "A: card 39 CH.r PS.b")
    assert (figures(swap, "PS"), figures(swap, "CH")) == ("2b 2y 1o 1r", "1b 5g")


@rules("H-4.3", "A-7")
@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("A: token T12", ["HO", "MA", "PS", "TH"]),
        ("A: S1 fight SC y g SC\nchance: roll 8\nchance: roll 1", ["HO", "MA", "PS", "TH", "decline"]),
    ],
)
def test_no_kind_of_arrival_fits_into_a_full_building(play: str, said: list[str]) -> None:
    table = position("CH 5o 1r; SC 1y 1g", cards="17", held="T12", levels="3/1/1")
    moves(table, play)
    if play == "A: token T12":
        moves(table, "A: SC g")

    assert offered(table) == said


@rules("H-4.3", "A-7")
def test_cards_that_place_or_move_figures_respect_the_room_too() -> None:
    table = position("CH 5o 1r", cards="38 50", tokens="g1")
    assert options(table, "card 50") == [f"card 50 g {code}" for code in ("SC", "HO", "MA", "PS", "TH")]

    moves(table, "A: S1 scare b")
    assert offered(table) == ["PS SC", "PS HO", "PS MA", "PS TH", "decline"]


@rules("H-4.4", "H-4.1")
def test_a_figure_that_leaves_the_board_can_come_back() -> None:
    table = position("HO 5r", cards="6", levels="5/1/1")
    assert supply(table) == "b2 g5 y5 o5 r0"
    assert "S1 summon HO r" not in options(table, "S1 summon")
    moves(table, "A: card 6 HO r")

    assert supply(table) == "b2 g5 y5 o5 r1"
    assert "S1 summon HO r" in options(table, "S1 summon")


@rules("H-0.1")
def test_a_card_beats_a_rule() -> None:
    assert options(position(), "S1 move PS b HO") == []
    assert options(position(cards="2"), "S1 move PS b HO") == ["S1 move PS b HO"]
    assert options(position("CH 2g", levels="2/1/1"), "S1 fight") == []
    assert options(position("CH 2g", levels="2/1/1", cards="5"), "S1 fight CH") == ["S1 fight CH g g CH"]
