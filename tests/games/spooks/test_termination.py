"""SA-48, SA-50: what ends a Series whatever the players do."""

import pytest

from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import lay_out, moves, position, situation, sizes
from tests.games.spooks.test_series import everybody_out, series
from tests.proofs import rules


@rules("SS-90", "SA-48")
@pytest.mark.parametrize(("cap", "over"), [(8, True), (0, False), (9, False)])
def test_after_the_last_deal_allowed_the_lowest_total_wins(cap: int, over: bool) -> None:
    table = series("GH1", "SP5", "SP6", totals=[120, 85, 84], seriesMaxDeals=cap, deals=8, to_act="A")
    moves(table, "A: lay GH1")

    assert table.scores() == [120, 90, 90]
    if over:
        assert situation(table) == "over: B C"
    else:
        assert table.actor == CHANCE
        assert table.deal.number == 9


@rules("SA-48", "SA-36")
def test_the_cap_counts_only_those_still_in() -> None:
    table = series("GH1", "SP5", "SP6", "SP7", totals=[120, 85, 84, 195], ending="elimination", seriesMaxDeals=1)
    moves(table, "A: lay GH1")

    assert situation(table) == "over: B C"
    assert table.ranks() == [3, 1, 1, 4]


@rules("SA-50", "SA-48", "S-15.5")
def test_three_deals_in_a_row_that_change_no_total_end_the_series() -> None:
    table = series("SP1", "SP2", "SP3", totals=[60, 140, 60])
    everybody_out(table)
    assert table.actor == CHANCE
    everybody_out(table)
    assert table.actor == CHANCE

    everybody_out(table)
    assert situation(table) == "over: A C"
    assert table.deal.number == 3
    assert table.ranks() == [1, 3, 1]


@rules("SA-50")
def test_a_deal_that_changes_a_total_starts_the_count_again() -> None:
    table = series("SP1", "SP2", "SP3", totals=[60, 140, 60])
    everybody_out(table)
    everybody_out(table)
    table.settle(Rng(1))
    lay_out(table, "SP1", "SP2", "SP3")
    moves(table, "A: lay SP1")
    everybody_out(table)
    everybody_out(table)
    assert table.actor == CHANCE

    assert situation(everybody_out(table)) == "over: A"


@rules("SA-50")
@pytest.mark.parametrize("ending", ["short", "elimination"])
def test_both_endings_know_that_rule(ending: str) -> None:
    table = everybody_out(series("SP1", "SP2", "SP3", totals=[10, 20, 30], ending=ending, idle=2))

    assert situation(table) == "over: A"


@rules("SA-50")
def test_who_copies_or_imagines_a_position_counts_those_deals_too() -> None:
    table = series("SP1", "SP2", "SP3", totals=[10, 20, 30], idle=2)
    imagined = table.view(0).imagine(Rng(1))
    assert isinstance(imagined, SpooksState)

    assert situation(everybody_out(table.clone())) == "over: A"
    assert situation(everybody_out(imagined)) == "over: A"


def test_a_single_deal_has_no_next() -> None:
    table = moves(position("GH2", "SP10 SKM GH3", "CAT BA1"), "A: lay GH2")

    assert situation(table) == "over: A"
    assert sizes(table) == "0/3/2"
