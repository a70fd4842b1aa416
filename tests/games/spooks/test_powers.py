"""S-13: the Masters' powers. Four players with the variant, unless said otherwise; runs topped by one: test_runs."""

from itertools import permutations

import pytest

from manoir.games.spooks.game import GAME
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import (
    choices,
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


def table_of(*hands: str, **settings: object) -> SpooksState:
    return position(*hands, masters=True, **settings)  # type: ignore[arg-type]


def on(top: str, *hands: str, **settings: object) -> SpooksState:
    """A has laid the top card and B is to act."""
    return table_of(*hands, top=top, owner="A", to_act="B", **settings)


# -- when a power works ----------------------------------------------------------------------------------------------


@rules("S-13.1", "SA-41")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("GHM", "A B C D: pass-along"),
        ("GOM", "A: pick-recipient"),
        ("SKM", "D: follow-red on SKM by A"),
        ("BAM", "B: follow-red on BAM by A"),
        ("SPM", "B: follow-blue on SPM by A"),
    ],
)
def test_a_led_master_uses_its_power(card: str, expected: str) -> None:
    table = moves(table_of(f"{card} SP3", "SK1 BA1", "SP5 SP6", "SK2 BA2"), f"A: lay {card}")

    assert situation(table) == expected
    assert table.direction == (-1 if card == "SKM" else 1)
    assert table.descending == (card == "BAM")


@rules("S-13.1")
@pytest.mark.parametrize("card", ["GHM", "GOM", "SKM", "BAM"])
def test_without_the_variant_a_master_has_no_power(card: str) -> None:
    table = moves(position(f"{card} SP3", "SK1 BA1", "SP5 SP6", "SK2 BA2"), f"A: lay {card}")

    assert (table.direction, table.descending) == (1, False)
    assert (
        situation(table)
        == {
            "GHM": "B: follow-blue on GHM by A",
            "GOM": "A B C D: prank",
            "SKM": "B: follow-red on SKM by A",
            "BAM": "B: follow-red on BAM by A",
        }[card]
    )


@rules("S-13.1")
def test_a_master_given_away_uses_no_power() -> None:
    table = on("BA5", "SKM SP8", "GH6 SP10", "BAM SP3", "GHM SP4")
    moves(table, "A: give SKM; D: give GHM; C: give BAM")

    assert situation(table) == "B: lead"
    assert (table.direction, table.descending) == (1, False)


@rules("SA-41", "S-13.1", "S-14.3")
def test_a_master_that_opens_the_deal_counts_as_laid() -> None:
    table = table_of("GH3 GH7", "SPM BA2", "GH4 GO1", "SK4 SK1", dealer="C", phantom=True)

    assert situation(table) == "C: follow-blue on SPM by B"
    assert choices(table) == "C: pass"


# -- Spider Master ---------------------------------------------------------------------------------------------------


@rules("SS-35", "S-13.2", "S-4.6")
def test_the_spider_master_fits_on_any_spider_and_is_a_master_then() -> None:
    table = on("SP3", "SP9 SP8", "SPM GH9", "BA1 BA2", "SK5 SP6")
    assert choices(table) == "B: lay SPM, pass"

    moves(table, "B: lay SPM")
    passing(table, "CDA")
    assert situation(table) == "B: lead"
    assert hand(table, "B") == "GH9"


@rules("S-13.2", "SA-26")
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("rank", range(1, 11))
def test_the_spider_master_fits_on_a_spider_of_every_rank_in_either_order(rank: int, descending: bool) -> None:
    table = on(f"SP{rank}", "SP9", "SPM BAM", "BA1", "SK5", descending=descending)

    assert "lay SPM" in choices(table)
    assert ("lay BAM" in choices(table)) == (rank == 10 and not descending)


@rules("SS-37", "S-13.2")
def test_the_spider_master_does_not_fit_on_a_ghost() -> None:
    table = on("GH3", "SP9 SP8", "SPM GH9", "BA1 BA2", "SK5 SP6")

    assert situation(table) == "B: follow-blue on GH3 by A"
    assert choices(table) == "B: pass"


@rules("S-13.2")
def test_the_spider_masters_power_is_for_blue_only() -> None:
    assert situation(on("SK3", "SP9 SP8", "SPM GH9", "BA1", "SP6")) == "A: build-run"


# -- Ghost Master ----------------------------------------------------------------------------------------------------


@rules("SS-38", "S-13.3", "SA-27", "SA-28", "SD-8")
def test_the_ghost_master_passes_a_card_of_everybody_to_the_right_before_anyone_follows() -> None:
    table = on("SP10", "SP2 SP3", "GHM BA3 BA4", "GH4 GH5", "CAT SK1")
    moves(table, "B: lay GHM")
    assert situation(table) == "A B C D: pass-along"
    assert choices(table) == (
        "A: hand SP2, hand SP3; B: hand BA3, hand BA4; C: hand GH4, hand GH5; D: hand SK1, hand CAT"
    )

    pass_along(table, A="SP2", B="BA3", C="GH4", D="CAT")
    assert choices(table) == "C: lay CAT, pass"
    moves(table, "C: lay CAT")
    assert situation(table) == "D: lead"
    assert [hand(table, letter) for letter in "ABCD"] == ["SP3 BA3", "GH4 BA4", "GH5", "SP2 SK1"]


@rules("SS-39", "S-3.5", "SA-5")
def test_the_ghost_master_laid_last_wins_without_a_pass_along() -> None:
    table = moves(on("SP10", "SP2 SP3", "GHM", "GH4 GH5", "CAT SK1"), "B: lay GHM")

    assert situation(table) == "over: B"
    assert sizes(table) == "2/0/2/2"


@rules("SS-40", "S-13.6")
def test_counter_clockwise_the_ghost_master_passes_to_the_left() -> None:
    table = table_of("SP2 SP3", "GH4 GH5", "CAT SK1", "GHM BA3 BA4", top="SP10", owner="A", to_act="D", direction=-1)
    moves(table, "D: lay GHM")

    pass_along(table, A="SP2", B="GH4", C="SK1", D="BA3")
    assert situation(table) == "C: follow-blue on GHM by D"
    assert choices(table) == "C: lay CAT, pass"
    assert [hand(table, letter) for letter in "ABCD"] == ["SP3 BA3", "SP2 GH5", "GH4 CAT", "SK1 BA4"]


@rules("SS-78", "S-13.1", "S-13.3", "SA-41", "SA-28")
def test_a_led_ghost_master_passes_cards_too() -> None:
    table = moves(table_of("GHM SP3 SP4", "GH4 GH6", "BA3 SP8", "GH9 SP1"), "A: lay GHM")

    pass_along(table, A="SP3", B="GH4", C="BA3", D="GH9")
    passing(table, "BCD")
    assert situation(table) == "A: lead"
    assert [hand(table, letter) for letter in "ABCD"] == ["SP4 GH4", "GH6 BA3", "SP8 GH9", "SP1 SP3"]


@rules("SA-27", "S-13.3")
def test_nobody_goes_out_by_passing_a_card_along() -> None:
    table = moves(table_of("GHM SP3", "GH4", "BA3", "GH9"), "A: lay GHM")

    pass_along(table, A="SP3", B="GH4", C="BA3", D="GH9")
    assert situation(table) == "B: follow-blue on GHM by A"
    assert sizes(table) == "1/1/1/1"


@rules("SD-8", "S-13.3")
def test_what_is_passed_along_is_chosen_secretly_and_in_any_order() -> None:
    ends = set()
    for order in permutations("ABCD"):
        table = moves(table_of("GHM SP3 SP4", "GH4 GH6", "BA3 SP8", "GH9 SP1"), "A: lay GHM")
        cards = {"A": "SP3", "B": "GH4", "C": "BA3", "D": "GH9"}
        for place, letter in enumerate(order):
            assert refusal(table, f"{letter}: commit {cards[letter]}") == "must-hand"
            moves(table, f"{letter}: hand {cards[letter]}")
            if place < 3:
                seen = [str(table.view(seat).to_json()) for seat in (0, 1, 2, 3, None)]
                for seat, text in enumerate(seen):
                    assert all((cards[x] in text) == ("ABCD*"[seat] == x) for x in order[: place + 1])
        ends.add(str(table.position()))

    assert len(ends) == 1


@rules("S-13.3", "SA-45")
def test_a_card_passed_along_is_seen_by_giver_and_receiver_alone() -> None:
    table = moves(table_of("GHM SP3 SP4", "GH4 GH6", "BA3 SP8", "GH9 SP1"), "A: lay GHM")
    pass_along(table, A="SP3", B="GH4", C="BA3", D="GH9")

    assert table.story is not None
    handed = [event for event in table.story if event.key == "event-handed"]
    assert [(event.values, event.seen_by) for event in handed] and len(handed) == 4
    first = handed[0]
    assert first.told_to(0).to_json()["cards"] == first.told_to(3).to_json()["cards"] == ["card-SP3"]
    for seat in (1, 2, None):
        told = first.told_to(seat).to_json()
        assert told == {"key": "event-handed-unseen", "player": "A", "other": "D", "rule": "S-13.3"}


# -- Goblin Master ---------------------------------------------------------------------------------------------------


@rules("SS-41", "S-13.4", "SA-29", "S-5.6", "SD-9", "SD-10")
def test_the_goblin_master_gives_a_card_to_one_of_the_poorest_and_then_comes_the_prank() -> None:
    table = on("SP10", "SP2 SP3 SP4 SP5", "GOM BA9 GO8 BA4", "GH4 GH5", "SK1 SK2")
    moves(table, "B: lay GOM")
    assert sizes(table) == "4/3/2/2"
    assert choices(table) == "B: to C, to D"
    assert refusal(table, "B: to A") == "not-fewest"
    assert refusal(table, "B: to B") == "not-fewest"
    assert refusal(table, "B: give BA9") == "must-pick-recipient"

    moves(table, "B: to D")
    assert choices(table) == "B: give GO8, give BA4, give BA9"
    moves(table, "B: give BA9")
    assert situation(table) == "A B C D: prank"
    prank(table, A="SP2", B="GO8", C="GH4", D="SK1")
    assert situation(table) == "B: lead"
    assert hand(table, "D") == "SK2 BA9"
    assert sizes(table) == "3/1/1/2"


@rules("SS-42", "S-13.4", "SA-29", "S-10.2")
def test_who_gives_the_last_card_to_the_poorest_wins_and_there_is_no_prank() -> None:
    table = on("SP10", "SP2 SP3 SP4 SP5", "GOM BA9", "GH4 GH5", "SK1")
    moves(table, "B: lay GOM")
    assert situation(table) == "B: gift", "D alone is poorest: there is nothing to choose"
    assert refusal(table, "B: commit BA9") == "must-give"

    moves(table, "B: give BA9")
    assert situation(table) == "over: B"
    assert hand(table, "D") == "SK1 BA9"
    assert sizes(table) == "4/0/2/2"


@rules("SA-29", "S-13.4", "SD-9")
def test_the_layer_is_never_the_poorest() -> None:
    table = moves(table_of("GOM BA9", "GH4 GH5 GH6", "SK1 SK2", "SP1 SP2 SP3"), "A: lay GOM")

    assert sizes(table) == "1/3/2/3"
    assert situation(table) == "A: gift"
    moves(table, "A: give BA9")
    assert sizes(table) == "0/3/3/3"


@rules("SA-29", "SD-9")
def test_all_opponents_may_be_equally_poor() -> None:
    table = moves(table_of("GOM BA9 SP9", "GH4 GH5", "SK1 SK2", "SP1 SP2"), "A: lay GOM")

    assert choices(table) == "A: to B, to C, to D"


@rules("SD-9", "SD-10", "SA-45", "S-13.4")
def test_the_recipient_is_public_and_the_gift_is_not() -> None:
    table = moves(table_of("GOM BA9 SP9", "GH4 GH5", "SK1 SK2", "SP1 SP2"), "A: lay GOM; A: to C; A: give BA9")

    assert table.story is not None
    (gift,) = [event for event in table.story if event.key == "event-gift"]
    for seat in (0, 2):
        assert gift.told_to(seat).to_json()["cards"] == ["card-BA9"]
    for watcher in (1, 3, None):
        told = gift.told_to(watcher).to_json()
        assert told == {"key": "event-gift-unseen", "player": "A", "other": "C", "rule": "S-13.4"}
        assert "BA9" not in str(table.view(watcher).to_json())
    assert GAME.parse("to C").public is GAME.parse("to C")


@rules("S-13.4", "S-5.2")
def test_a_card_given_by_the_goblin_master_may_be_committed_at_once() -> None:
    table = moves(table_of("GOM CAT SP9", "GH4 GH5", "SK1 SK2", "SP1 SP2"), "A: lay GOM; A: to C; A: give CAT")

    assert situation(prank(table, A="SP9", B="GH4", C="CAT", D="SP1")) == "over: A"


# -- Skeleton Master -------------------------------------------------------------------------------------------------


@rules("SS-43", "S-13.5")
def test_the_skeleton_master_turns_play_for_the_very_next_turn() -> None:
    table = table_of("SKM SP3", "GOM BA9", "GH4 GH5", "SK1 SP2", top="SK4", owner="D")
    moves(table, "A: lay SKM")

    assert situation(table) == "D: follow-red on SKM by A"
    assert choices(table) == "D: lay SK1"
    assert table.direction == -1
    assert table.view(None).to_json()["direction"] == "counter-clockwise"


@rules("S-13.5", "S-13.9", "S-4.5")
def test_play_then_goes_counter_clockwise_until_the_deal_ends() -> None:
    table = table_of("SKM SP3", "SP6 SP9", "GH4 GH5", "SK1 GH1 SP2", top="SK4", owner="D")
    moves(table, "A: lay SKM; D: lay SK1")
    assert situation(table) == "D: build-run", "C, now after D, cannot answer"
    moves(table, "D: run SP2")
    assert situation(table) == "C: follow-blue on SP2 by D"
    passing(table, "CBA")
    assert situation(table) == "D: lead"
    assert table.direction == -1


@rules("SS-70", "S-13.9")
def test_with_two_decks_the_second_skeleton_master_restores_the_direction() -> None:
    table = table_of(
        "SKM SP3", "GO2 SK9", "GH4 GH5", "SK1 SP2", top="SK4", owner="B", to_act="A", direction=-1, decks=2
    )
    moves(table, "A: lay SKM")

    assert situation(table) == "B: follow-red on SKM by A"
    assert choices(table) == "B: lay SK9"
    assert table.direction == 1


# -- Bat Master ------------------------------------------------------------------------------------------------------


@rules("SS-67", "S-13.7", "S-6.1")
def test_the_bat_master_makes_the_order_descend_and_red_stays_as_it_is() -> None:
    table = table_of("BAM SP3", "GHM BA9 SP4", "GH4 GH5", "SK1 SK2", top="BA3", owner="D")
    moves(table, "A: lay BAM")

    assert situation(table) == "B: follow-red on BAM by A"
    assert choices(table) == "B: lay GHM, lay BA9"
    assert table.direction == 1
    assert table.descending
    assert table.view(None).to_json()["order"] == "descending"


@rules("SS-45", "S-13.7")
def test_while_descending_the_rank_below_fits_on_blue() -> None:
    table = on("GH7", "SP3 SP4", "GH6 BA8 SK6", "GH4 GH5", "SK1 SP9", descending=True)

    assert situation(table) == "B: follow-blue on GH7 by A"
    assert choices(table) == "B: lay GH6, lay SK6, pass"
    assert refusal(table, "B: lay BA8") == "needs-lower"


@rules("SS-46", "S-13.7", "SA-25")
def test_while_descending_a_blue_master_asks_for_a_ten() -> None:
    table = on("GHM", "SP3 SP4", "GH10 BA1", "GH4 GH5", "SK1 SP9", descending=True)

    assert situation(table) == "B: follow-blue on GHM by A"
    assert choices(table) == "B: lay GH10, pass"


@rules("SS-47", "SA-25", "S-4.5")
def test_while_descending_a_blue_one_is_the_dead_end() -> None:
    table = on("SP1", "SP3 SP4", "GH10 BA2", "GH4 GH5", "SK1 SP9", descending=True)
    assert choices(table) == "B: pass"

    passing(table, "BC")
    assert choices(table) == "D: pass"
    passing(table, "D")
    assert situation(table) == "A: lead"


@rules("SA-25", "S-4.9")
def test_while_descending_a_cat_still_covers_the_dead_end() -> None:
    assert choices(on("SP1", "SP3", "CAT BAM", "GH4", "SK1", descending=True)) == "B: lay CAT, pass"


@rules("SS-48", "S-13.8")
@pytest.mark.parametrize(("card", "leader"), [("SP3", "B"), ("CAT", "C")])
def test_while_descending_the_lowest_goblin_wins_but_a_cat_still_beats_it(card: str, leader: str) -> None:
    table = table_of("GO4 GO7 SP1", "GO2 SP2", f"{card} SP5", "GOM SP6", descending=True)
    moves(table, "A: lay GO4")

    assert situation(prank(table, A="GO7", B="GO2", C=card, D="GOM")) == f"{leader}: lead"


@rules("SS-75", "S-13.8", "SA-47")
def test_while_descending_the_goblin_master_is_the_weakest_goblin() -> None:
    table = table_of("GO4 GOM SP1", "GO10 SP2", "SP3 SP5", "SK3 SP6", descending=True)
    moves(table, "A: lay GO4")

    assert situation(prank(table, A="GOM", B="GO10", C="SP3", D="SK3")) == "B: lead"


@rules("S-13.9")
def test_the_order_stays_changed_until_the_deal_ends() -> None:
    table = table_of("BAM SP3 SP4", "BA7 GH9", "GH7 GH5", "GH6 SP9")
    moves(table, "A: lay BAM; B: lay BA7; C: lay GH7")

    assert choices(table) == "D: lay GH6, pass"
    assert table.descending
