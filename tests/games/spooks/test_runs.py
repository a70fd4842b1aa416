"""S-7: stunned by skeletons. Four players; A has laid the Skeleton and B cannot answer it, unless said otherwise."""

import pytest

from manoir.games.spooks.cards import CODES
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import (
    choices,
    detail,
    hand,
    moves,
    pass_along,
    passing,
    position,
    prank,
    refusal,
    situation,
    sizes,
)
from tests.proofs import rules


def stunned(*hands: str, top: str = "SK8", **options: object) -> SpooksState:
    table = position(*hands, top=top, owner="A", to_act="B", **options)  # type: ignore[arg-type]
    assert situation(table) == "A: build-run", "B cannot play"
    return table


def run(state: SpooksState, cards: str, letter: str = "A") -> SpooksState:
    """Lay a run, and stop there if it could go on."""
    for code in cards.split():
        moves(state, f"{letter}: run {code}")
    if situation(state) == f"{letter}: build-run" and detail(state)["last card"] is not None:
        moves(state, f"{letter}: enough")
    return state


@rules("SS-17", "S-7.1", "S-7.2", "S-7.3", "S-7.5", "S-7.6")
def test_the_owner_lays_a_run_and_the_victim_acts_on_its_highest_card() -> None:
    table = stunned("SP4 GH5 BA6 GO9 SP1", "GH6 SP10 GO2", "GH8 SP3", "GH2 SP5")
    assert choices(table) == "A: run SP1, run SP4, run GH5, run GO9, run BA6"

    moves(table, "A: run SP4")
    assert choices(table) == "A: run GH5, enough"
    moves(table, "A: run GH5")
    assert choices(table) == "A: run BA6, enough"
    moves(table, "A: run BA6")
    assert situation(table) == "B: follow-red on BA6 by A"
    assert choices(table) == "B: lay GH6"
    assert sizes(table) == "2/3/2/2"


@rules("SS-18", "S-7.5", "S-8.3", "SA-19")
def test_a_run_topped_by_a_bat_may_bite_the_same_victim() -> None:
    table = stunned("SP4 GH5 BA6 GO9", "GH3 SP10 GO2", "GH8 SP3", "GH2 SP5")
    run(table, "SP4 GH5 BA6")
    assert situation(table) == "A: bite"

    moves(table, "A: give GO9")
    assert situation(table) == "over: A"
    assert hand(table, "B") == "SP10 GH3 GO2 GO9"
    assert sizes(table) == "0/4/2/2"


@rules("SS-19", "S-7.4", "SA-5")
def test_a_run_that_empties_the_hand_wins() -> None:
    table = run(stunned("GO2 SK3 SP4", "GH3 SP10 GO6", "GH8 SP9", "GH2 SP5"), "GO2 SK3 SP4")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/3/2/2"


@rules("SS-20", "S-7.6", "S-5.6")
def test_a_run_topped_by_a_goblin_starts_a_prank() -> None:
    table = run(stunned("SP4 GO5 SP1 GH1", "GH3 SP10 GO2", "BA3 SP3", "GH9 SP5"), "SP4 GO5")
    assert situation(table) == "A B C D: prank"

    prank(table, A="SP1", B="GO2", C="BA3", D="GH9")
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/2/1/1"


@rules("SS-21", "S-5.8", "SA-10")
def test_if_all_hide_after_such_a_run_the_victim_leads() -> None:
    table = run(stunned("SP4 GO5 SP1 GH1", "GH3 SP10 GO2", "BA3 SP3", "GH9 SP5"), "SP4 GO5")

    prank(table, A="SP1", B="GH3", C="BA3", D="GH9")
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/2/1/1"


@rules("SS-22", "S-7.6", "S-4.6", "SA-20")
def test_a_run_topped_by_a_blue_master_lets_its_layer_lead() -> None:
    table = run(stunned("GH10 SPM SP3", "GH4 GH6", "BA3 SP8", "GH9 SP5", top="SK2"), "GH10 SPM")
    assert situation(table) == "B: follow-blue on SPM by A"

    passing(table, "BCD")
    assert situation(table) == "A: lead"
    assert sizes(table) == "1/2/2/2"


@rules("SA-20", "S-4.6", "S-9.2")
def test_a_cat_may_be_laid_on_it_in_turn_order() -> None:
    table = run(stunned("GH10 SPM SP3", "GH4 GH6", "CAT SP8", "GH9 SP5", top="SK2"), "GH10 SPM")

    moves(table, "B: pass; C: lay CAT")
    assert situation(table) == "D: lead"


@rules("SS-23", "S-7.5", "SA-19")
def test_a_run_topped_by_a_skeleton_may_stun_the_same_victim_again() -> None:
    table = run(stunned("SK3 SP9 GH10 BA1", "GH6 SP10 GO2", "BA3 SP3", "GH9 SP5"), "SK3")
    assert situation(table) == "A: build-run"

    run(table, "SP9 GH10")
    assert situation(table) == "B: follow-blue on GH10 by A"
    assert choices(table) == "B: pass"
    assert sizes(table) == "1/3/2/2"


@rules("SS-24", "SA-17", "S-9.2")
def test_a_cat_may_be_a_run_of_its_own() -> None:
    table = stunned("CAT SP2", "GH6 SP10 GO2", "BA3 SP3", "GH9 SP5")
    assert choices(table) == "A: run SP2, run CAT"
    other = moves(table.clone(), "A: run SP2")
    assert situation(other) == "B: follow-blue on SP2 by A", "the run is over: a Cat cannot follow in it"

    moves(table, "A: run CAT")
    assert situation(table) == "B: lead"
    assert hand(table, "A") == "SP2"


@rules("SS-25", "SA-17", "S-7.4")
def test_a_cat_laid_last_as_a_run_wins() -> None:
    table = moves(stunned("CAT", "GH6 SP10 GO2", "BA3 SP3", "GH9 SP5"), "A: run CAT")

    assert situation(table) == "over: A"


@rules("SS-74", "S-7.2", "SA-16", "SD-6")
def test_a_run_has_at_least_one_card() -> None:
    table = stunned("SP4 GH4 BA5 SP7 SKM SP1 CAT", "GH6", "BA3", "GH9")

    assert refusal(table, "A: enough") == "run-empty"
    assert refusal(table, "A: pass") == "must-run"
    assert choices(table) == "A: run SP1, run SP4, run SP7, run GH4, run SKM, run BA5, run CAT"


@rules("SS-74", "S-7.2", "SA-17", "SA-18", "SD-6")
@pytest.mark.parametrize(
    ("first", "next_card", "reason"),
    [
        ("SP4", "GH4", "run-not-next"),  # a repeated rank
        ("SP4", "SP7", "run-not-next"),  # a gap
        ("SP4", "SP1", "run-not-next"),  # falling
        ("SP4", "CAT", "cat-alone"),
        ("SP4", "GH6", "not-held"),
    ],
)
def test_a_run_rises_by_one_without_repeats_gaps_or_a_cat(first: str, next_card: str, reason: str) -> None:
    table = moves(stunned("SP4 GH4 BA5 SP7 SKM SP1 CAT", "GH6", "BA3", "GH9"), f"A: run {first}")
    assert choices(table) == "A: run BA5, enough"

    assert refusal(table, f"A: run {next_card}") == reason
    assert refusal(table, "A: lay BA5") == "must-run"


@rules("SS-74", "SA-18", "S-7.2")
@pytest.mark.parametrize(
    ("cards", "top"),
    [
        ("SP4 BA5", "BA5"),
        ("GH4 BA5", "BA5"),
        ("SP4", "SP4"),
        ("GH4", "GH4"),
        ("BA5", "BA5"),
        ("SP7", "SP7"),
        ("SKM", "SKM"),
        ("SP1", "SP1"),
        ("CAT", "CAT"),
    ],
)
def test_these_are_all_the_runs_of_that_hand(cards: str, top: str) -> None:
    table = run(stunned("SP4 GH4 BA5 SP7 SKM SP1 CAT", "GH6 GH3", "BA3", "GH9"), cards)

    assert CODES[table.top] == top
    assert table.players[0].size == 7 - len(cards.split())


@rules("SA-18")
def test_ten_and_master_are_consecutive_and_master_and_one_are_not() -> None:
    table = stunned("SP9 GH10 SKM SP1 SP5", "GH6 SP3", "BA3", "GH9", top="SK2")

    moves(table, "A: run SP9; A: run GH10")
    assert choices(table) == "A: run SKM, enough"
    moves(table, "A: run SKM")
    assert situation(table) == "A: build-run", "the run ended with the Master, and B is stunned again"
    assert detail(table) == {"victim": "B", "last card": None}


@rules("S-7.2", "SD-6")
def test_where_a_rank_is_held_twice_the_owner_picks_the_card() -> None:
    table = moves(stunned("SP4 GH4 SP5 GO5 BA5 SP9", "GH6", "BA3", "GH9"), "A: run GH4")
    assert choices(table) == "A: run SP5, run GO5, run BA5, enough"

    moves(table, "A: run SP5")
    assert situation(table) == "B: follow-blue on SP5 by A"
    assert hand(table, "A") == "SP4 SP9 GO5 BA5"


@rules("S-7.3", "S-7.6", "S-13.1")
def test_cards_inside_a_run_are_inert() -> None:
    goblin = run(stunned("GO4 GH5 SP1", "SP6 SP9", "BA3", "GH9"), "GO4 GH5")
    assert situation(goblin) == "B: follow-blue on GH5 by A", "no prank"

    bat = run(stunned("BA4 SP5 SP1", "SP9 SP10", "BA3", "GH9"), "BA4 SP5")
    assert situation(bat) == "B: follow-blue on SP5 by A", "no bite"


@rules("SS-49", "SA-22", "S-13.7")
def test_a_run_rises_even_while_the_order_descends() -> None:
    table = stunned("SP4 GH5 GO9 SP1", "BA3 SP10 GO2", "GH8 SP3", "GH2 GO5", masters=True, descending=True)

    run(table, "SP4 GH5")
    assert situation(table) == "B: follow-blue on GH5 by A"
    assert choices(table) == "B: pass"
    assert sizes(table) == "2/3/2/2"


@rules("S-7.3")
def test_every_card_of_a_run_is_seen_by_all() -> None:
    table = run(stunned("SP4 GH5 BA6 GO9 SP1", "GH6 SP10 GO2", "GH8 SP3", "GH2 SP5"), "SP4 GH5 BA6")

    assert table.story is not None
    told = [event.told_to(None).to_json() for event in table.story if event.key == "event-run"]
    assert [event["cards"] for event in told] == [["card-SP4"], ["card-GH5"], ["card-BA6"]]
    assert table.view(None).to_json()["played"] == ["SP4", "GH5", "SK8", "BA6"]


# -- runs topped by a Master, with powers ----------------------------------------------------------------------------


@rules("SS-44", "S-7.5", "S-7.6", "S-13.5", "SA-21")
def test_a_run_topped_by_the_skeleton_master_turns_play_but_the_victim_acts_first() -> None:
    table = stunned("BA9 GH10 SKM SP3 SP5", "SPM GH4 GH6", "BA3 SP8", "GH9 SP1", top="SK2", masters=True)
    run(table, "BA9 GH10 SKM")
    assert situation(table) == "B: follow-red on SKM by A"

    moves(table, "B: lay SPM")
    passing(table, "ADC")
    assert situation(table) == "B: lead"
    assert sizes(table) == "2/2/2/2"
    assert table.direction == -1


@rules("SS-83", "S-4.5", "SA-21", "SA-49")
def test_a_pass_of_such_a_victim_brings_the_turn_straight_back_to_the_owner() -> None:
    table = stunned("BA9 GH10 SKM SP3 SP5", "GH4 GH6 BA7", "BA3 SP8", "GH9 SP1", top="SK2", masters=True)
    run(table, "BA9 GH10 SKM")
    assert situation(table) == "A: build-run"
    run(table, "SP3")
    assert choices(table) == "B: lay GH4, pass"

    passing(table, "B")
    assert situation(table) == "A: lead"
    assert sizes(table) == "1/3/2/2"
    assert table.direction == -1


@rules("SS-84", "S-8.2", "S-13.6", "SA-49")
def test_bat_gifts_to_such_a_victim_go_clockwise_from_the_owner() -> None:
    table = stunned("GH10 SKM BA5 SP7 SP9", "GH4 GH6 GO7", "BA3 SP8", "GH9 SP1", top="SK2", masters=True)
    run(table, "GH10 SKM")
    run(table, "BA5")

    for line, giver in (("A: give SP7", "A"), ("C: give SP8", "C"), ("D: give GH9", "D")):
        assert situation(table) == f"{giver}: bite"
        moves(table, line)
    assert situation(table) == "B: lead"
    assert hand(table, "B") == "SP7 SP8 GH4 GH6 GH9 GO7"
    assert sizes(table) == "1/6/1/1"
    assert table.direction == -1


@rules("SS-85", "S-3.6", "S-5.8", "SA-10", "SA-49")
def test_after_a_prank_without_goblins_such_a_victim_leads() -> None:
    table = stunned("GH10 SKM GO5 SP7 SP9", "GH4 GH6 SP8", "BA3 BA8", "GH9 SP1", top="SK2", masters=True)
    run(table, "GH10 SKM")
    run(table, "GO5")

    prank(table, A="SP7", B="GH4", C="BA3", D="GH9")
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/2/1/1"
    assert table.direction == -1


@rules("SS-86", "S-3.6", "S-9.2", "SA-17", "SA-49")
def test_after_a_cat_laid_as_a_run_such_a_victim_leads() -> None:
    table = stunned("GH10 SKM CAT SP7", "GH4 GH6 SP8", "BA3 BA8", "GH9 SP1", top="SK2", masters=True)
    run(table, "GH10 SKM")
    run(table, "CAT")

    assert situation(table) == "B: lead"
    assert sizes(table) == "1/3/2/2"
    assert table.direction == -1


@rules("SS-87", "S-7.6", "S-13.3", "S-9.2")
def test_a_run_topped_by_the_ghost_master_lets_cards_pass_before_the_victim_acts() -> None:
    table = stunned("BA10 GHM SP3 SP5", "GH4 GH6 SP7", "BA3 CAT", "GH9 SP1", top="SK2", masters=True)
    run(table, "BA10 GHM")
    assert situation(table) == "A B C D: pass-along"

    pass_along(table, A="SP3", B="GH4", C="CAT", D="GH9")
    assert situation(table) == "B: follow-blue on GHM by A"
    moves(table, "B: lay CAT")
    assert situation(table) == "C: lead"
    assert [hand(table, letter) for letter in "ABCD"] == ["SP5 GH4", "SP7 GH6", "GH9 BA3", "SP1 SP3"]


@rules("SS-69", "S-7.6", "S-13.4", "S-5.9")
def test_a_run_topped_by_the_goblin_master_makes_the_gift_and_then_the_prank() -> None:
    table = stunned("GH10 GOM SP3 SP5", "GH4 GH6 SP7", "BA3 SP8", "GH9 SP1 BA8", top="SK2", masters=True)
    run(table, "GH10 GOM")
    assert situation(table) == "A: gift", "C alone had the fewest cards"
    moves(table, "A: give SP3")
    assert hand(table, "C") == "SP3 SP8 BA3"

    prank(table, A="SP5", B="GH4", C="BA3", D="GH9")
    assert situation(table) == "over: A"
    assert hand(table, "C") == "SP3 SP8"
    assert sizes(table) == "0/2/2/2"


@rules("SS-88", "S-7.6", "S-13.7", "SA-19", "S-8.3")
def test_a_run_topped_by_the_bat_master_turns_the_order_and_bites_the_same_victim() -> None:
    table = stunned("GH10 BAM SP3", "GH4 GH6 SP7", "BA3 SP8", "GH9 SP1", top="SK2", masters=True)
    run(table, "GH10 BAM")
    assert situation(table) == "A: bite"

    moves(table, "A: give SP3")
    assert situation(table) == "over: A"
    assert sizes(table) == "0/4/2/2"
    assert table.descending


@rules("S-7.6", "S-13.1")
def test_a_run_ends_with_a_master_so_none_lies_inside_one() -> None:
    table = stunned("SKM BAM GHM SP3", "GH4 GH6 SP7", "BA3 SP8", "GH9 SP1", top="SK2", masters=True)

    moves(table, "A: run SKM")
    assert (table.direction, table.descending) == (-1, False)
    assert situation(table) == "A: build-run"
    assert detail(table)["last card"] is None, "a new run"
