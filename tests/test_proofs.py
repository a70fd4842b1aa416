"""Every rule has its test."""

from manoir.core.rulebook import proven_ids
from manoir.games import GAMES, HOUSE
from tests.proofs import cited, unproven


def test_every_rule_ruling_decision_and_scenario_is_cited_by_a_test() -> None:
    assert unproven() == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {id for name in HOUSE for id in proven_ids(GAMES[name])}

    assert sorted(cited() - known) == []
