"""The places at the end are those of the rules, also where few points are better than many."""

from manoir.games.spooks.testing import moves, position
from manoir.terminal.ending import ranking
from tests.proofs import rules


@rules("S-11.4", "SS-58")
def test_in_a_game_that_counts_what_is_left_the_lowest_total_stands_first() -> None:
    table = position(
        "GH2", "SP10 SKM GH3", "CAT BA1", "SPM GOM", totals=[120, 180, 150, 90], series="short", dealt_by="A"
    )
    moves(table, "A: lay GH2")

    assert table.scores() == [120, 213, 181, 130]
    assert ranking(table) == [(1, 0), (2, 3), (3, 2), (4, 1)]


def test_those_who_lose_a_single_deal_share_a_place() -> None:
    table = moves(position("GH2", "SP10 SKM GH3", "CAT BA1"), "A: lay GH2")

    assert ranking(table) == [(1, 0), (2, 1), (2, 2)]
