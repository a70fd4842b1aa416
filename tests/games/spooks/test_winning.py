"""S-10: how a deal is won."""

from manoir.games.spooks.testing import choices, moves, position, prank, situation
from tests.proofs import rules


@rules("S-10.1", "S-10.2")
def test_there_are_five_ways_to_go_out() -> None:
    last = moves(position("SP2", "SP3", "SP4"), "A: lay SP2")
    run = moves(position("SP2 SP3", "SP4", "SP6", top="SK9", owner="A", to_act="B"), "A: run SP2; A: run SP3")
    bite = moves(position("SP2", "SP3", "SP4", top="BA9", owner="A", to_act="B"), "A: give SP2")
    tricked = prank(moves(position("GO2 SP1", "SP3 SP4", "SP5 SP6"), "A: lay GO2"), A="SP1", B="SP3", C="SP5")
    gift = moves(position("GOM SP1", "SP3", "SP5 SP6", masters=True), "A: lay GOM; A: give SP1")

    for table in (last, run, bite, tricked, gift):
        assert situation(table) == "over: A"
        assert table.ranks() == [1, 2, 2]
        assert table.returns() == [1.0, 0.0, 0.0]


@rules("S-10.1")
def test_the_first_with_an_empty_hand_wins_at_once_whatever_was_still_to_be_done() -> None:
    table = position("GO2 SP1", "SP3", "SP5", top="SP1", owner="C", decks=2)
    moves(table, "A: lay GO2")
    prank(table, A="SP1", B="SP3", C="SP5")

    assert situation(table) == "over: A B C"
    assert choices(table) == ""


@rules("S-10.1", "S-10.3")
def test_the_score_of_a_single_deal_is_what_is_left_in_hand() -> None:
    table = moves(position("SP2", "SP3 CAT", "GHM SK10"), "A: lay SP2")

    assert table.scores() == [0, 33, 30]
    assert table.ranks() == [1, 2, 2], "but there is only winning and losing"
    assert [(phrase.key, points) for phrase, points in table.breakdown(1)] == [("points-left", 33)]


@rules("S-10.1")
def test_the_end_of_a_deal_lists_the_losers_by_what_they_hold_and_says_that_nobody_is_second() -> None:
    table = moves(position("SP2", "SP3 CAT", "GHM SK10", "SP5 GH7", "SKM BA10"), "A: lay SP2")

    assert table.scores() == [0, 33, 30, 12, 30]
    assert table.standing() == [1, 5, 3, 2, 3]
    assert [(phrase.key, rule) for phrase, rule in table.remarks()] == [
        ("ending-one-winner", "S-10.1"),
        ("ending-level", ""),
    ]
