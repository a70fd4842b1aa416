"""The cards that change a claim: 43, 44, 47; what cards cost, and from when they work (section 5)."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, moves, options, position, tokens
from tests.games.halloween.looking import points, scare
from tests.proofs import rules


@rules("W-C43", "C-43", "H-14.2", "A-40")
def test_under_a_grey_veil_any_three_tokens_pay_a_coloured_card() -> None:
    bare = position(display="12", tokens="b3")
    with pytest.raises(IllegalMove, match="too-few-tokens"):
        moves(bare, "A: claim 12")

    table = position(cards="43", display="12", tokens="b3")
    assert options(table, "claim") == ["claim 12 bbb reserve"]
    moves(table, "A: claim 12 bbb reserve")
    assert points(table) == 3


@rules("C-43", "A-67", "W-N29")
def test_a_veil_does_not_help_to_claim_itself_or_another_before_it() -> None:
    veil = position(display="12 43", tokens="b2 g1", options={"cardCost": "43:coloured"})
    assert options(veil, "claim") == [], "were it coloured, it would be paid as coloured"

    grey = position(display="12 43", tokens="b2 g1")
    assert options(grey, "claim") == ["claim 43 bbg reserve"]


@rules("W-C44", "C-44", "H-14.6", "A-67", "D-19")
def test_a_welcome_gift_comes_with_its_own_claim_and_with_every_later_one() -> None:
    table = moves(position(display="7 44", tokens="b6"), "A: claim 44 bbb reserve")
    assert choices(table) == "A: b, g, y, o, r"

    moves(table, "A: r")
    assert points(table) == 3
    assert tokens(table) == "b3 r1"

    moves(table, "A: claim 7 bbb reserve\nA: y")
    assert points(table) == 6
    assert tokens(table) == "y1 r1"


@rules("C-44", "D-19")
def test_the_gift_comes_from_a_pile_that_is_not_empty_and_may_be_a_token_just_paid() -> None:
    table = position(cards="44", display="7", tokens="b3", piles="b0 g0 o0")
    moves(table, "A: claim 7 bbb reserve")
    assert choices(table) == "A: b, y, r", "the three blue ones are back in their pile"

    moves(table, "A: b")
    assert tokens(table) == "b1"


@rules("C-44", "D-19", "A-69")
def test_a_gift_of_the_only_colour_left_is_given_without_asking() -> None:
    table = position(cards="44", display="7", tokens="b3", piles="b0 g0 y0 o0 r0")
    moves(table, "A: claim 7 bbb reserve")

    assert tokens(table) == "b1"
    assert choices(table).startswith("A: S1 ")


@rules("C-44", "H-14.12")
def test_nobody_gets_a_gift_for_anothers_claim() -> None:
    others: dict[str, dict[str, object]] = {"B": {"cards": "44"}}
    table = moves(position(display="7 44", tokens="b3", others=others), "A: claim 7 bbb reserve")

    assert choices(table).startswith("A: S1 ")
    assert tokens(table, "B") == ""


@rules("W-C47", "C-47", "H-14.2", "A-65")
def test_a_coven_pays_two_for_grey_cards_and_once_it_has_all_of_them_two_for_coloured_ones() -> None:
    table = position(cards="47", display="7 12", tokens="b2 g2 y1")
    assert options(table, "claim 7") == [f"claim 7 {pay} reserve" for pay in ("bb", "bg", "by", "gg", "gy")]
    assert options(table, "claim 12") == ["claim 12 bgy reserve"], "7 is grey and not yet occupied"

    moves(table, "A: claim 7 bb reserve")
    assert options(table, "claim 12") == ["claim 12 gy reserve"], "two of different colours"
    moves(table, "A: claim 12 gy reserve")
    assert tokens(table) == "g1"
    assert points(table) == 6


@rules("A-65", "C-47")
def test_where_no_grey_card_is_on_display_the_coven_has_them_all() -> None:
    table = position(cards="47", display="12 26", tokens="b2 g1", options={"cardCost": "47:coloured"})

    assert options(table, "claim") == ["claim 12 bg reserve", "claim 26 bg reserve"]


@rules("C-47", "A-67", "W-N29")
def test_a_coven_costs_three_itself_and_saves_from_the_next_claim_on() -> None:
    assert options(position(display="7 47", tokens="b2"), "claim") == []

    table = moves(position(display="7 47", tokens="b5"), "A: claim 47 bbb reserve")
    assert options(table, "claim") == ["claim 7 bb reserve"]


@rules("A-40", "C-43", "C-47", "W-X03", "W-N29")
def test_veil_and_coven_together_make_every_card_cost_any_two() -> None:
    table = position(cards="43 47", display="7 12", tokens="b2")
    assert options(table, "claim") == ["claim 7 bb reserve", "claim 12 bb reserve"], "7 is grey and not yet occupied"
    moves(table, "A: claim 12 bb reserve")
    assert points(table) == 3

    rich = position(cards="43 47", display="12", tokens="b1 g1 y1")
    assert options(rich, "claim") == ["claim 12 bg reserve", "claim 12 by reserve", "claim 12 gy reserve"]
    with pytest.raises(IllegalMove, match="wrong-payment"):
        moves(rich, "A: claim 12\nA: bgy")


@rules("A-10", "W-O13", "H-14.2")
def test_a_table_may_have_other_costs() -> None:
    usual = position(display="7 12", tokens="b2 g1")
    assert options(usual, "claim") == ["claim 7 bbg reserve"]

    other = position(display="7 12", tokens="b2 g1", options={"cardCost": "7:coloured,12:grey"})
    assert options(other, "claim") == ["claim 12 bbg reserve"]


@rules("A-67")
def test_a_card_claimed_in_a_turn_works_from_the_next_event_on() -> None:
    table = position(display="37 51", tokens="b2 g2 y2")
    moves(table, "A: S1 scare b")
    assert (scare(table), points(table)) == (3, 0)

    moves(table, "A: claim 51 bbg reserve\nA: S2 scare b")
    assert (scare(table), points(table)) == (5, 3)


@rules("A-67", "C-37", "W-N46")
def test_a_claim_is_no_thrill() -> None:
    table = moves(position(cards="37", display="7", tokens="b3"), "A: claim 7 bbb reserve")

    assert points(table) == 3


@rules("A-67", "C-42", "C-44")
def test_a_claim_of_the_glow_lights_nothing_by_itself_but_a_later_gift_does() -> None:
    table = position(cards="44", display="7 42", tokens="b4 g1 y1")
    moves(table, "A: claim 42 bgy reserve\nA: g")
    assert points(table) == 3

    moves(table, "A: claim 7 bbb reserve\nA: o")
    assert points(table) == 3 + 3 + 2
