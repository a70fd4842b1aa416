"""S-3: the pile, whose turn it is, and what follows a card laid. Four players unless said otherwise."""

import pytest

from manoir.games.spooks.cards import CODES
from manoir.games.spooks.testing import (
    choices,
    moves,
    passing,
    position,
    prank,
    refusal,
    situation,
    sizes,
)
from tests.proofs import rules


@rules("S-3.4", "SD-1", "SA-2")
def test_who_leads_may_lay_any_card_and_may_not_pass() -> None:
    table = position("SP3 GHM GO4 SK5 BA1 CAT", "SP1", "SP2", "SP4")

    assert situation(table) == "A: lead"
    assert choices(table) == "A: lay SP3, lay GHM, lay GO4, lay SK5, lay BA1, lay CAT"
    assert refusal(table, "A: pass") == "must-lead"
    assert refusal(table, "A: decline") == "must-lead"
    assert refusal(table, "A: lay SP1") == "not-held"


@rules("S-3.1")
def test_only_the_top_card_governs_what_fits() -> None:
    table = position("GH4 GH9", "GH5 SP8", "SP4 GH6", "SP5 SP7", top="SP3", owner="D")
    moves(table, "A: lay GH4; B: lay GH5")

    assert choices(table) == "C: lay GH6, pass", "SP4 would have fitted on SP3"


@rules("S-3.1", "SA-46")
def test_committed_cards_do_not_go_on_top_of_the_pile() -> None:
    table = moves(position("GO4 SP3 SP1", "BA2 SP2", "GHM SP5", "SK5 SP6"), "A: lay GO4")
    prank(table, A="SP3", B="BA2", C="GHM", D="SK5")

    assert CODES[table.top] == "GO4"
    assert situation(table) == "B: lead"
    assert table.view(None).to_json()["played"] == ["SP3", "GHM", "GO4", "SK5", "BA2"], "but all have seen them"


@rules("S-3.2")
def test_the_owner_of_the_top_card_is_who_laid_it() -> None:
    table = position("SP4 SP9", "GH5 SP8", "GH8 SP7", "SP1 GH9", top="SP3", owner="D")
    assert table.owner == 3
    moves(table, "A: lay SP4")
    assert table.owner == 0
    moves(table, "B: lay GH5")
    assert table.owner == 1
    passing(table, "C")
    assert table.owner == 1, "a pass changes nothing"


@rules("S-3.2", "S-7.5")
def test_who_ends_a_run_with_a_card_owns_it() -> None:
    table = position("SP4 GH5 SP9", "SP10 GH2 GO2", "GH8 SP3", "GH9 SP5", top="SK8", owner="A", to_act="B")

    moves(table, "A: run SP4; A: run GH5")
    assert situation(table) == "B: follow-blue on GH5 by A"


@rules("S-3.3", "SA-12")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("GH4", "B: follow-blue on GH4 by A"),
        ("BA4", "B: follow-red on BA4 by A"),
        ("SK4", "B: follow-red on SK4 by A"),
        ("GO4", "A B C D: prank"),
        ("CAT", "B: lead"),
    ],
)
def test_the_card_laid_decides_what_the_next_player_must_do(card: str, expected: str) -> None:
    table = position(f"{card} SP9", "SP4 CAT", "SP2", "SP6")

    assert situation(moves(table, f"A: lay {card}")) == expected


@rules("S-3.5", "SA-4", "SA-5", "SS-33")
def test_a_goblin_laid_last_wins_and_there_is_no_prank() -> None:
    table = position("GO4", "GO3 SP2 SP3", "BA1", "SK5 SP6", top="SK4", owner="D")
    moves(table, "A: lay GO4")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/3/1/2"


@rules("SS-91", "S-3.5", "SA-4", "SA-5")
def test_a_master_laid_last_wins_and_its_power_is_not_used() -> None:
    table = position("SKM", "GOM BA9", "GH4 GH5", "SK1 SP2", top="SK4", owner="D", masters=True)
    moves(table, "A: lay SKM")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/2/2/2"
    assert table.direction == 1


@rules("SS-91", "S-3.5", "SA-5")
def test_a_goblin_master_laid_last_makes_no_gift() -> None:
    table = position("GOM", "SP3 BA9", "GH4 GH5", "SK1 SP2", masters=True)
    moves(table, "A: lay GOM")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/2/2/2"


@rules("S-3.5", "SA-5")
@pytest.mark.parametrize("card", ["SK4", "BA4"])
def test_a_red_card_laid_last_wins_and_nobody_has_to_answer_it(card: str) -> None:
    table = moves(position(card, "GH2 SP3", "GH6 GH5", "SK1 SP2"), f"A: lay {card}")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/2/2/2"


@rules("S-3.5", "S-13.7", "SA-4")
def test_the_power_comes_before_the_next_player_acts() -> None:
    table = moves(position("BAM SP9", "BA3 SP4", "GH4", "SK1", masters=True), "A: lay BAM")

    assert table.descending
    assert situation(table) == "B: follow-red on BAM by A"


@rules("S-3.6")
def test_the_next_player_is_found_after_the_direction_has_turned() -> None:
    ahead = moves(position("SK4 SP3", "SK9 SP4", "GH4", "SK1 SP2"), "A: lay SK4")
    assert situation(ahead) == "B: follow-red on SK4 by A"

    back = moves(position("SK4 SP3", "SK9 SP4", "GH4", "SK1 SP2", masters=True, direction=-1), "A: lay SK4")
    assert situation(back) == "D: follow-red on SK4 by A"

    turned = moves(position("SKM SP3", "SK9 SP4", "GH4", "SK1 SP2", masters=True), "A: lay SKM")
    assert situation(turned) == "D: follow-red on SKM by A"


@rules("SA-44", "S-15.3")
def test_a_dead_end_is_led_again_and_every_lead_costs_a_card() -> None:
    table = position("SPM GHM SP4 SP5", "SP1 SP2", "SP6 SP7", "SP8 SP9")
    moves(table, "A: lay SPM")
    assert situation(passing(table, "BCD")) == "A: lead"
    moves(table, "A: lay GHM")
    assert situation(passing(table, "BCD")) == "A: lead"

    assert sizes(table) == "2/2/2/2"


@rules("SA-13", "S-9.2")
def test_nobody_can_pass_after_a_cat() -> None:
    table = moves(position("CAT SP4", "SP1 SP2", "SP6 SP7", "SP8 SP9"), "A: lay CAT")

    assert situation(table) == "B: lead"
    assert refusal(table, "B: pass") == "must-lead"


@rules("SS-63", "S-3.4", "S-3.3")
def test_a_lead_cannot_be_passed_and_others_cannot_act() -> None:
    table = position("SP3 SP9", "SP1", "SP2", "CAT SP4")

    assert refusal(table, "A: pass") == "must-lead"
    assert refusal(table, "D: lay CAT") == "not-your-turn"
    assert situation(table) == "A: lead"


@rules("SS-63", "S-4.1")
def test_a_card_that_does_not_fit_on_blue_is_rejected() -> None:
    table = position("SP3 SP9", "GH9 SP2", "SP2", "CAT SP4", top="SP6", owner="A", to_act="B")

    assert refusal(table, "B: lay GH9") == "needs-higher"
    assert refusal(table, "D: lay CAT") == "not-your-turn"
    assert situation(table) == "B: follow-blue on SP6 by A"


@rules("SS-63", "S-6.5")
def test_who_can_answer_a_red_card_can_neither_decline_nor_pass() -> None:
    table = position("SP3 SP9", "GH9 SP2", "BA2 SP2", "CAT SP4", top="BA7", owner="B", to_act="C")

    assert refusal(table, "C: decline") == "must-play"
    assert refusal(table, "C: pass") == "must-play"
    assert refusal(table, "C: lay SP2") == "needs-family-or-rank"
    assert situation(table) == "C: follow-red on BA7 by B"


@rules("SS-63", "S-5.2")
def test_nobody_commits_two_cards() -> None:
    table = moves(position("GO3 SP9 SP8", "GH9 SP2", "BA2 SP2", "CAT SP4"), "A: lay GO3; A: commit SP9")

    assert refusal(table, "A: commit SP8") == "not-your-turn"
    assert situation(table) == "B C D: prank"
    assert refusal(table, "B: pass") == refusal(table, "B: lay SP2") == "must-commit"


def test_nothing_can_be_played_when_the_deal_is_over() -> None:
    table = moves(position("GO4", "GO3 SP2", "BA1", "SK5"), "A: lay GO4")

    assert refusal(table, "B: lay GO3") == "game-over"
    assert choices(table) == ""
