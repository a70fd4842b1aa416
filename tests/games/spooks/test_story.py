"""What is told cites the rule by which it happened."""

import pytest

from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import moves, position
from tests.proofs import rules


def cited(table: SpooksState, key: str) -> list[str]:
    assert table.story is not None
    return [event.rule for event in table.story if event.key == key]


@rules("S-4.1", "S-4.9", "S-13.2", "S-13.7", "S-6.1", "S-6.2", "S-6.3")
@pytest.mark.parametrize(
    ("card", "top", "options", "rule"),
    [
        ("GH6", "SP5", {}, "S-4.1"),
        ("CAT", "SP5", {}, "S-4.9"),
        ("SPM", "SP10", {"masters": True}, "S-4.1"),
        ("SPM", "SP5", {"masters": True}, "S-13.2"),
        ("GH4", "SP5", {"masters": True, "descending": True}, "S-13.7"),
        ("SPM", "SP5", {"masters": True, "descending": True}, "S-13.2"),
        ("SK9", "SK5", {}, "S-6.1"),
        ("GH5", "SK5", {}, "S-6.1"),
        ("CAT", "SK5", {}, "S-6.3"),
        ("SKM", "SK5", {"redMaster": "wild"}, "S-6.1"),
        ("GHM", "SK5", {"redMaster": "wild"}, "S-6.2"),
    ],
)
def test_a_card_that_follows_cites_the_rule_by_which_it_fits(
    card: str, top: str, options: dict[str, object], rule: str
) -> None:
    table = position("SP1", f"{card} SP2", "SP3", "SP4", top=top, owner="A", to_act="B", **options)  # type: ignore[arg-type]

    assert cited(moves(table, f"B: lay {card}"), "event-follow") == [rule]


@rules("S-2.4", "S-14.3")
@pytest.mark.parametrize(("spider", "rule"), [("SP1", "S-2.4"), ("SP3", "S-14.3"), ("SPM", "S-14.3")])
def test_the_opening_cites_the_rule_that_names_the_card(spider: str, rule: str) -> None:
    table = position("GH3 GH4", f"{spider} BA1", "GH1 GH2", dealer="C", phantom=True)

    assert cited(table, "event-open") == [rule]
