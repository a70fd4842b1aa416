"""H-13: bonus tokens on the board, in the slots of a player, and what each of them does."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.board import CODES
from manoir.games.halloween.bonus import size
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, discs, done, offered, player, rest_out
from tests.proofs import rules

# -- taking them ------------------------------------------------------------------------------------------------------


@rules("W-B01", "H-13.4", "H-13.7", "H-13.8", "H-13.9", "H-13.1", "H-13.16", "H-2.7", "A-17")
def test_with_three_blocked_slots_a_token_stays_and_at_the_end_of_the_turn_the_discs_come_back() -> None:
    table = position(bonus="SC T02", held="T07", blocked=2, discs="S2.all S3.summon S3.scare")
    assert player(table).reserve == 2
    moves(table, "A: token T07")
    assert (player(table).hp, player(table).reserve, player(table).blocked) == (1, 1, 3)
    moves(table, "A: S1 move PS b SC")
    assert (held(table), table.space(CODES.index("SC")), tokens(table)) == ("", 1, "")
    moves(table, "A: S2 rest\nA: S3 rest")

    assert table.active == 1
    assert (player(table).blocked, player(table).free_bonus_slots(), player(table).reserve) == (0, 3, 11)
    assert "bonus-discs-back" in told(table)


@rules("H-13.8", "H-13.9")
def test_two_blocked_slots_stay_blocked() -> None:
    table = rest_out(moves(position(held="T07 T07"), "A: token T07\nA: token T07"), 3)

    assert (table.active, player(table).blocked, player(table).reserve) == (0, 2, 10)
    assert player(table).free_bonus_slots() == 1


@rules("A-17", "H-13.4", "H-13.5")
def test_a_table_may_have_it_that_a_token_without_a_slot_is_discarded() -> None:
    table = position(
        bonus="SC T02", filler="", held="T07", blocked=2, cards="10", options={"pickupWhenBlocked": "discard"}
    )
    moves(table, "A: token T07\nA: S1 move PS b SC")

    assert (held(table), tokens(table), choices(table)) == ("", "", "chance")
    assert table.position()["bonus discards"] == ["T02", "T07"]


@rules("W-B02", "H-13.3", "A-19", "D-7")
def test_with_three_tokens_the_new_one_replaces_one_or_is_discarded() -> None:
    table = moves(position(bonus="SC T12", held="T02 T05 T07"), "A: S1 move PS b SC")
    assert choices(table) == "A: replace T02, replace T05, replace T07, discard"
    with pytest.raises(IllegalMove, match="no-free-slot"):
        moves(table, "A: slot")
    with pytest.raises(IllegalMove, match="must-place-token"):
        moves(table, "A: S2 rest")

    replaced = moves(branch(table), "A: replace T05")
    assert (held(replaced), replaced.position()["bonus discards"]) == ("T02 T07 T12", ["T05"])
    refused = moves(branch(table), "A: discard")
    assert (held(refused), refused.position()["bonus discards"]) == ("T02 T05 T07", ["T12"])


@rules("W-B03", "H-13.3", "A-19", "D-7")
def test_with_a_free_slot_the_new_token_goes_there_or_replaces_another() -> None:
    table = moves(position(bonus="SC T04", held="T02"), "A: S1 move PS b SC")

    assert choices(table) == "A: slot, replace T02"
    with pytest.raises(IllegalMove, match="slot-is-free"):
        moves(table, "A: discard")
    assert held(moves(branch(table), "A: slot")) == "T02 T04"
    assert held(moves(branch(table), "A: replace T02")) == "T04"


@rules("H-13.3", "H-13.1", "D-7")
def test_identical_tokens_are_one_option_and_a_blocked_slot_is_not_free() -> None:
    twins = moves(position(bonus="SC T04", held="T02 T02 T05"), "A: S1 move PS b SC")
    assert choices(twins) == "A: replace T02, replace T05, discard"
    blocked = moves(position(bonus="SC T04", held="T02", blocked=2), "A: S1 move PS b SC")
    assert choices(blocked) == "A: replace T02, discard"


@rules("W-B04", "H-13.5")
def test_the_last_token_of_the_board_brings_six_new_ones() -> None:
    table = moves(position("MA 1b", bonus="CH T04", filler="", cards="10"), "A: S1 move MA b CH")
    assert (held(table), tokens(table)) == ("T04", "b1"), "placed, then the card, then the refill"
    for number, code in enumerate(CODES):
        assert table.position()["decision in detail"] == {"building": code}
        moves(table, f"chance: draw T{number + 1:02}")

    assert [table.space(building) for building in range(6)] == [0, 1, 2, 3, 4, 5]
    assert (held(table), tokens(table), size(table.bag)) == ("T04", "b1", 17)
    assert offered(table)[0].startswith("S2"), "nothing more is taken"


@rules("W-B05", "H-13.5", "H-13.6")
def test_an_empty_reserve_is_made_of_the_discards_when_a_token_is_needed() -> None:
    table = position(
        "MA 1b",
        seats=4,
        bonus="CH T01",
        filler="",
        held="T01 T02",
        bag="T06 T06 T07 T07",
        discards="T08 T08 T09 T09 T10 T10 T11 T11 T12 T12",
        others={"B": {"held": "T02 T03 T03"}, "C": {"held": "T04 T04 T05"}, "D": {"held": "T05"}},
    )
    moves(table, "A: S1 move MA b CH\nA: slot")
    moves(table, "chance: draw T06\nchance: draw T06\nchance: draw T07")
    assert size(table.discards) == 10
    moves(table, "chance: draw T07\nchance: draw T08\nchance: draw T12")

    assert [table.space(building) for building in range(6)] == [5, 5, 6, 6, 7, 11]
    assert (size(table.bag), table.discards, held(table)) == (8, 0, "T01 T01 T02")


@rules("H-13.6")
def test_the_reserve_is_not_refilled_before_a_token_is_needed() -> None:
    table = position("MA 1b", bonus="CH T01", filler="", bag="T02 T03 T04 T05 T06 T07", discards="T08 T09")
    moves(table, "A: S1 move MA b CH\n" + "\n".join(f"chance: draw T{n:02}" for n in range(2, 8)))

    assert (table.bag, size(table.discards)) == (0, 2)
    assert "reshuffle" not in told(table)


@rules("H-13.2", "A-18")
@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("", "A: S1 move CH g SC"),
        ("", "A: token T12 CH g SC"),
        ("17", "A: S1 fight CH g b CH\nchance: roll 6\nchance: roll 1\nA: SC"),
        ("38", "A: S1 scare g\nA: CH SC"),
    ],
)
def test_whatever_moves_a_figure_takes_the_token_of_the_building(cards: str, line: str) -> None:
    table = position("CH 1g 1b", levels="2/1/1", bonus="SC T04", held="T12", cards=cards)
    moves(table, line)
    if "slot" in offered(table):
        moves(table, "A: slot")

    assert "T04" in held(table)
    assert "token-taken" in told(table)


@rules("H-13.2", "A-18")
def test_both_figures_of_a_procession_take_tokens() -> None:
    table = position(bonus="SC T04; MA T03", cards="15")
    moves(table, "A: S1 move PS b SC\nA: PS b MA\nA: slot")

    assert held(table) == "T03 T04"


@rules("H-13.2", "A-18")
@pytest.mark.parametrize(
    "line",
    [
        "A: S1 summon SC b",
        "A: S1 evolve SC b\nA: decline",
        "A: card 39 SC.b PS.g",
        "A: card 50 o SC",
        "A: token T01 SC b",
    ],
)
def test_a_figure_that_is_not_moved_takes_nothing(line: str) -> None:
    table = position("SC 2b; PS 1g", bonus="SC T04", held="T01", cards="39 50", tokens="o1")
    moves(table, line)

    assert "T04" not in held(table)
    assert table.space(CODES.index("SC")) == 3


# -- using them -------------------------------------------------------------------------------------------------------


@rules("W-B06", "H-13.7", "A-16")
def test_without_a_disc_in_reserve_no_token_is_used() -> None:
    table = position(held="T07", discs="S1.all S2.all")

    assert player(table).reserve == 0
    assert "token T07" not in offered(table)
    with pytest.raises(IllegalMove, match="no-disc"):
        moves(table, "A: token T07")
    with pytest.raises(IllegalMove, match="token-not-held"):
        moves(table, "A: token T04")


@rules("H-13.7", "H-13.8", "A-16")
def test_a_token_costs_a_disc_of_the_reserve_and_no_activation() -> None:
    table = moves(position(held="T04 T07 T10"), "A: token T04\nA: token T07\nA: token T10")

    assert (done(table), player(table).reserve, player(table).blocked) == ("", 9, 3)
    assert (player(table).scare, player(table).hp, tokens(table)) == (4, 1, "b1")
    assert table.position()["bonus discards"] == ["T04", "T07", "T10"]


@rules("H-13.7", "H-14.12")
def test_a_token_is_used_in_the_own_turn_only() -> None:
    table = position(others={"B": {"held": "T07"}})
    with pytest.raises(IllegalMove, match="not-your-turn"):
        moves(table, "B: token T07")


@rules("W-T01", "H-13.11", "H-0.9")
def test_the_spirit_board_summons_with_any_pair() -> None:
    table = position("HO 2r", held="T01")
    assert options(table, "token T01") == ["token T01 HO r", "token T01 PS b"]
    assert options(table, "S1 summon") == ["S1 summon PS b"]
    moves(table, "A: token T01 HO r")

    assert (figures(table, "HO"), tokens(table), done(table), discs(table)) == ("3r", "r1", "", "")


@rules("H-13.11", "H-0.9")
def test_the_spirit_board_counts_as_a_summon_for_cards_and_blink_not_as_a_move_action() -> None:
    table = position("HO 2r; MA 1r", held="T01 T12", cards="9 23 24 32")
    moves(table, "A: token T01 HO r")
    assert (tokens(table), player(table).hp) == ("r2", 1)
    moves(table, "A: token T12 HO r MA")

    assert figures(table, "MA") == "2r"
    assert offered(table)[0] == "S1 summon"


@rules("W-T02", "W-T10", "W-T05", "H-13.12")
@pytest.mark.parametrize(("code", "colour"), [("T02", "g"), ("T05", "y"), ("T10", "b")])
def test_a_soul_is_a_ghost_token_of_its_colour(code: str, colour: str) -> None:
    table = moves(position(held=code, piles=f"{colour}3"), f"A: token {code}")

    assert tokens(table) == f"{colour}1"
    assert table.pile("bgyor".index(colour)) == 2


@rules("W-T05", "H-13.12", "H-0.7", "A-20")
def test_a_soul_is_not_offered_while_its_pile_is_empty() -> None:
    table = position(held="T05", piles="y0")

    assert "token T05" not in offered(table)
    with pytest.raises(IllegalMove, match="no-effect"):
        moves(table, "A: token T05")


@rules("W-T03", "H-13.13", "H-3.9")
def test_quick_hands_take_three_discs_back_from_any_sections() -> None:
    table = position(held="T03", discs="S1.summon S1.scare S2.summon S2.scare S2.move S3.all")
    assert player(table).reserve == 1
    moves(table, "A: token T03 S1.summon S2.summon S2.move")

    assert player(table).reserve == 3
    assert discs(table).split()[:2] == ["S1.scare", "S2.scare"]


@rules("H-13.13", "H-0.7", "A-20")
def test_quick_hands_take_what_is_there_and_need_a_disc() -> None:
    table = position(held="T03", discs="S1.summon S3.scare")
    assert options(table, "token T03") == ["token T03 S1.summon S3.scare"]
    moves(table, "A: token T03")
    assert (discs(table), player(table).reserve) == ("", 11)

    with pytest.raises(IllegalMove, match="no-effect"):
        moves(position(held="T03"), "A: token T03")


@rules("W-T04", "H-13.14", "H-18.8")
def test_a_double_fright_gives_two_scare() -> None:
    table = moves(position(held="T04", cards="37"), "A: token T04")

    assert (player(table).scare, player(table).hp) == (4, 1)


@rules("W-T07", "H-13.16")
def test_an_eerie_whisper_gives_a_point() -> None:
    assert player(moves(position(held="T07"), "A: token T07")).hp == 1


@rules("W-T09", "H-13.18", "H-3.9")
def test_a_crypt_nap_rests_a_section_whose_marker_does_not_move() -> None:
    table = position(held="T09", cards="19", discs="S1.summon S1.scare S1.evolve S1.move S2.all", reserve=1, done="S1")
    assert options(table, "token T09") == ["token T09 S1", "token T09 S2"]
    open_ = moves(branch(table), "A: token T09 S2")
    assert (done(open_), player(open_).reserve) == ("S1", 6)
    moves(table, "A: token T09 S1")

    assert (player(table).reserve, done(table), player(table).scare) == (4, "S1", 4)


@rules("H-13.18", "H-0.7", "A-20")
def test_a_crypt_nap_needs_a_section_with_a_disc_even_with_sweet_nightmares() -> None:
    with pytest.raises(IllegalMove, match="no-effect"):
        moves(position(held="T09", cards="19"), "A: token T09")


@rules("H-0.7", "A-20")
def test_a_token_without_effect_is_not_used_to_fill_the_third_slot() -> None:
    table = position("PS 5b; CH 5g 1y", held="T01 T05", blocked=1, piles="y0")

    assert [word for word in offered(table) if word.startswith("token")] == []
    rest_out(table)
    assert player(table).blocked == 1


@rules("W-T12", "H-13.20", "H-0.9")
def test_a_blink_moves_any_figure_anywhere_and_takes_the_token_there() -> None:
    table = position("HO 1r; MA 1r", bonus="MA T03", held="T12", cards="23 24")
    assert options(table, "token T12 HO") == [f"token T12 HO r {code}" for code in ("CH", "SC", "MA", "PS", "TH")]
    moves(table, "A: token T12 HO r MA")

    assert (figures(table, "MA"), held(table), done(table)) == ("2r", "T03", "")
    assert offered(table)[0] == "S1 summon", "a move, but no Move action"
