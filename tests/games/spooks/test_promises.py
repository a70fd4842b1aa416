"""What a move promises before it is made, and what a view tells of the pile: facts for clients, never secrets."""

from typing import Any

import pytest

from manoir.core.story import LETTERS, Json
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import moves, pass_along, passing, position, prank
from tests.proofs import rules


def hints(table: SpooksState) -> dict[str, Json]:
    """The hint of every move that is offered to who must choose first."""
    seat = table.waiting()[0]
    view = table.view(seat)
    found = {move.notation: view.hint(move) for move in table.moves(seat)}
    return {notation: hint.to_json() for notation, hint in found.items() if hint is not None}


def seen(table: SpooksState, letter: str = "") -> dict[str, Any]:
    """The view of a seat, or of who only watches."""
    return dict(table.view(LETTERS.index(letter) if letter else None).to_json())


@rules("S-4.1", "S-4.3", "S-4.5", "S-9.2")
def test_on_blue_a_card_promises_what_it_takes_next_and_a_pass_who_is_next() -> None:
    table = position("SP1 SP9", "GH7 CAT SP1", "SP2 SP3", top="SP6", owner="A", to_act="B")

    assert hints(table) == {
        "lay GH7": {"key": "hint-blue", "answers": {"key": "answers-up", "rank": 8}},
        "lay CAT": {"key": "hint-cat", "other": "C"},
        "pass": {"key": "hint-pass", "other": "C"},
    }
    assert hints(passing(table, "B"))["pass"] == {"key": "hint-pass-all", "other": "A"}


@rules("S-4.6", "S-5.1", "S-6.6", "S-10.1")
def test_a_lead_promises_what_its_colour_does() -> None:
    table = position("SPM GO3 SK4 BA5", "SP1 SP2", "SP3 SP4")
    answers = {"key": "answers-red", "rank": 4, "family": "kin-SK"}

    assert hints(table) == {
        "lay SPM": {"key": "hint-blue-end", "answers": "answers-cat"},
        "lay GO3": {"key": "hint-prank"},
        "lay SK4": {"key": "hint-skeleton", "other": "B", "answers": answers},
        "lay BA5": {"key": "hint-bat", "other": "B", "answers": {**answers, "rank": 5, "family": "kin-BA"}},
    }
    assert hints(position("SK4", "SP1 SP2", "SP3 SP4")) == {"lay SK4": {"key": "hint-out"}}


@rules("S-13.3", "S-13.4", "S-13.5", "S-13.7")
@pytest.mark.parametrize(
    ("card", "key", "other"),
    [
        ("GHM", "hint-ghost-master", None),
        ("GOM", "hint-goblin-master", None),
        ("SKM", "hint-skeleton-master", "C"),
        ("BAM", "hint-bat-master", "B"),
    ],
)
def test_a_master_promises_its_power(card: str, key: str, other: str | None) -> None:
    hint = hints(position(f"{card} SP3 SP4 SP7", "SP1 SP2", "SP5 SP6", masters=True))[f"lay {card}"]

    assert (hint["key"], hint.get("other")) == (key, other)


@rules("S-5.3", "S-5.9", "S-13.8")
def test_a_card_for_a_prank_joins_hides_or_scares() -> None:
    table = moves(position("GO1 GO2 CAT SP1", "SP1 SP2", "SP3 SP4"), "A: lay GO1")

    assert {move: hint["key"] for move, hint in hints(table).items()} == {
        "commit GO2": "hint-join",
        "commit CAT": "hint-scare",
        "commit SP1": "hint-hide",
    }
    low = moves(position("GO1 GO2", "SP1 SP2", "SP3 SP4", descending=True), "A: lay GO1")
    assert hints(low) == {"commit GO2": {"key": "hint-out"}}


@rules("S-6.5", "S-7.1", "S-8.1")
@pytest.mark.parametrize(("top", "key"), [("SK5", "hint-stunned"), ("BA5", "hint-bitten")])
def test_to_decline_promises_the_penalty(top: str, key: str) -> None:
    table = position("SP1 SP9", "GH5 SP1", "SP2 SP3", top=top, owner="A", to_act="B", redPlay="mayDecline")

    assert hints(table)["decline"] == {"key": key, "other": "A"}


@rules("S-7.2", "S-7.5")
def test_a_run_promises_what_its_victim_faces_and_its_layer_sees_what_may_follow() -> None:
    table = moves(position("SK5 GH3 SP4 GO4 BA9", "SP1 SP2", "SP3 GH6"), "A: lay SK5")

    assert hints(table)["run GH3"] == {"key": "hint-blue", "answers": {"key": "answers-up", "rank": 4}}
    assert seen(table, "A")["follows"] == {"SP4": [], "GH3": ["SP4", "GO4"], "GO4": [], "BA9": []}
    assert seen(table, "B")["follows"] == {}
    table = moves(table, "A: run GH3")
    assert hints(table)["enough"] == {"key": "hint-blue", "answers": {"key": "answers-up", "rank": 4}}
    assert (seen(table)["run"], seen(table)["victim"], seen(table)["below"]) == (["GH3"], "B", "SK5")


@rules("S-4.1", "S-6.1", "S-6.2", "S-13.2")
@pytest.mark.parametrize(
    ("top", "options", "expected"),
    [
        ("SP6", {}, ("7", None, False, False)),
        ("GH10", {}, ("M", None, False, False)),
        ("SPM", {}, (None, None, False, False)),
        ("SP6", {"masters": True}, ("7", None, True, False)),
        ("SPM", {"masters": True}, (None, None, False, False)),  # there is no second one
        ("SPM", {"masters": True, "decks": 2}, (None, None, True, False)),
        ("SK6", {}, ("6", "SK", False, False)),
        ("BAM", {"redMaster": "wild"}, ("M", "BA", False, True)),
    ],
)
def test_a_view_says_what_fits(top: str, options: dict[str, object], expected: tuple[object, ...]) -> None:
    settings: dict[str, Any] = {"top": top, "owner": "A", "to_act": "B", **options}
    table = position("SP1 SP9", "CAT SP1", "SP2 SP3", **settings)

    assert tuple(seen(table)["answers"].values()) == expected


@rules("S-4.4", "S-4.5")
def test_a_view_says_who_passed() -> None:
    table = position("SP1 SP9", "GH2 SP1", "SP2 SP3", "SP4 SP5", top="SP6", owner="A", to_act="B")

    assert seen(table)["passed"] == []
    assert seen(passing(table, "BC"))["passed"] == ["B", "C"]
    assert seen(passing(table, "D"))["passed"] == ["B", "C", "D"]
    assert seen(moves(table, "A: lay SP9"))["passed"] == []


@rules("S-5.4", "S-5.8")
def test_a_view_says_who_leads_without_a_winner_and_whose_cards_were_shown() -> None:
    table = moves(position("GO1 SP8 SP9", "GH7 SP1", "SP2 SP3"), "A: lay GO1")

    assert seen(table)["inLine"] == "B"
    table = prank(table, A="SP8", B="GH7", C="SP2")
    assert (seen(table)["revealed"], seen(table)["revealers"]) == (["SP8", "GH7", "SP2"], ["A", "B", "C"])
    assert seen(table)["inLine"] is None


@rules("S-8.2", "S-13.3", "S-13.6")
def test_a_view_says_who_gives_and_to_whom() -> None:
    table = moves(position("BA1 SP9 SP8", "GH7 SP2", "SP4 SP3", "GH5 GH6"), "A: lay BA1")

    assert (seen(table)["victim"], seen(table)["givers"]) == ("B", ["A", "D", "C"])
    table = moves(table, "A: give SP9")
    assert seen(table)["givers"] == ["D", "C"]
    ghost = moves(position("GHM SP9", "GH7 SP1", "SP2 SP3", masters=True), "A: lay GHM")
    assert [seen(ghost, letter)["neighbour"] for letter in ("A", "B", "C", "")] == ["C", "A", "B", None]
    assert seen(pass_along(ghost, A="SP9", B="GH7", C="SP2"), "A")["neighbour"] is None


@rules("S-11.1", "S-11.2", "S-11.3")
def test_a_view_says_what_was_left_and_what_it_cost() -> None:
    table = moves(position("SP9", "GHM SP2", "CAT", series="short", seriesLimit=100), "A: lay SP9")

    assert (seen(table)["lastHands"], seen(table)["lastPoints"]) == ([[], ["SP2", "GHM"], ["CAT"]], [0, 22, 30])
    assert seen(table)["limit"] == 100
    assert seen(position("SP9", "SP1", "SP2"))["limit"] is None
