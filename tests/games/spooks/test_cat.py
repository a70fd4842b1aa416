"""S-9: the black cat. Four players unless said otherwise."""

import pytest

from manoir.games.spooks.cards import CAT, CODES, is_green
from manoir.games.spooks.testing import choices, moves, passing, position, prank, refusal, situation, sizes
from tests.proofs import rules


@rules("S-9.1", "S-4.9", "S-6.3")
@pytest.mark.parametrize("top", [code for code in CODES if not is_green(CODES.index(code)) and code != "CAT"])
def test_a_cat_fits_on_every_card_that_is_followed(top: str) -> None:
    table = position("SP2", "CAT", "SP3", "SP4", top=top, owner="A", to_act="B")

    assert "lay CAT" in choices(table)


@rules("S-9.1", "S-9.2")
def test_a_cat_may_be_led_and_the_next_player_leads() -> None:
    table = moves(position("CAT SP2", "SP3 GH4", "SP5", "SP6"), "A: lay CAT")

    assert situation(table) == "B: lead"
    assert choices(table) == "B: lay SP3, lay GH4"
    assert table.top == CAT


@rules("SS-73", "S-4.9", "S-9.2")
def test_after_a_cat_on_blue_the_next_player_leads() -> None:
    table = position("SP8 SP9", "CAT GO1", "GO3 GO4", "GH2 SP5", top="SP6", owner="A", to_act="B")
    assert choices(table) == "B: lay CAT, pass", "on blue nobody has to"

    moves(table, "B: lay CAT")
    assert situation(table) == "C: lead"
    assert sizes(table) == "2/1/2/2"


@rules("SS-09", "S-4.6", "S-9.2", "SA-11")
def test_a_cat_covers_a_blue_master_and_the_player_after_the_cat_leads() -> None:
    table = position("SP7 SP8", "GHM GO1", "CAT GO4", "GH2 SP5", top="SPM", owner="A", to_act="B")

    moves(table, "B: pass")
    assert choices(table) == "C: lay CAT, pass"
    moves(table, "C: lay CAT")
    assert situation(table) == "D: lead"
    assert sizes(table) == "2/2/1/2"


@rules("SA-11", "S-4.7")
def test_the_owner_of_a_blue_master_is_not_asked_and_can_only_lead_the_cat() -> None:
    table = position("CAT SP8", "GHM GO1", "GO3 GO4", "GH2 SP5", top="SPM", owner="A", to_act="B")
    assert refusal(table, "A: lay CAT") == "not-your-turn"

    passing(table, "BCD")
    assert situation(table) == "A: lead"
    moves(table, "A: lay CAT")
    assert situation(table) == "B: lead"


@rules("SA-11")
def test_with_two_cats_the_first_in_turn_order_stops_the_asking() -> None:
    table = position("SP7 SP8", "CAT GO1", "CAT GO4", "GH2 SP5", top="SPM", owner="A", to_act="B", decks=2)

    moves(table, "B: lay CAT")
    assert situation(table) == "C: lead"


@rules("SS-64", "S-6.3", "S-9.2", "S-4.1")
def test_a_cat_answers_a_bat_and_whatever_is_led_then_is_followed_as_usual() -> None:
    table = position("SP7 SP8", "BA2 SP10", "CAT SP3", "GH9 SP4", top="BA6", owner="A", to_act="B")

    moves(table, "B: lay BA2; C: lay CAT; D: lay GH9; A: pass")
    assert situation(table) == "B: follow-blue on GH9 by D"
    assert choices(table) == "B: lay SP10, pass"
    assert sizes(table) == "2/1/1/1"


@rules("SS-34", "S-9.1", "S-10.2")
def test_a_cat_laid_last_wins() -> None:
    table = position("SP7 SP8", "CAT", "BA1 GO1", "SK5 SP6", top="SK9", owner="A", to_act="B")

    moves(table, "B: lay CAT")
    assert situation(table) == "over: B"
    assert sizes(table) == "2/0/2/2"


@rules("S-9.2")
def test_counter_clockwise_the_player_on_the_right_leads_after_a_cat() -> None:
    table = position("SP7 SP8", "CAT GH9", "BA1", "SK5", top="SK9", owner="C", to_act="B", direction=-1, masters=True)

    assert situation(moves(table, "B: lay CAT")) == "A: lead"


@rules("S-9.3", "S-5.5")
def test_a_cat_committed_wins_the_prank_and_its_player_leads() -> None:
    table = moves(position("GO4 SP3 SP1", "SP7 SP2", "GOM SP5", "CAT SP6"), "A: lay GO4")

    assert situation(prank(table, A="SP3", B="SP7", C="GOM", D="CAT")) == "D: lead"
