"""T-6: points, winners and ties."""

from manoir.core.game import OVER
from manoir.core.texts import Texts
from manoir.games.toctoctoc.cards import bag, deck
from manoir.games.toctoctoc.game import GAME
from manoir.games.toctoctoc.scoring import points
from manoir.games.toctoctoc.testing import moves, position
from tests.proofs import rules


@rules("TS-33", "T-6.1", "T-6.2", "T-6.3")
def test_guests_count_one_with_their_musician_two_and_scarecrows_three() -> None:
    assert points(bag("Mn Mn Mn Mb Mm Gn Gn S")) == 15


@rules("TS-34", "T-6.2", "TA-14")
def test_a_musician_never_doubles_another_type() -> None:
    assert points(bag("Mn Mm Gm Vn Vb")) == 8


@rules("T-6.1", "T-6.2", "T-6.3")
def test_a_party_of_everybody_scores_66() -> None:
    everybody = sum(bag(f"{t}m {t}b {t}b " + f"{t}n " * 7) for t in "MGV") + bag("S S")

    assert points(everybody) == 66
    assert points(everybody & deck(4)) == 66


@rules("T-6.4")
def test_the_highest_total_wins_alone() -> None:
    table = position("Mn Mn", "Mn", "", "", hands=["", "", "", "Gn"], turn="D", pile="")
    moves(table, "D: knock Gn B\nB: refuse")

    assert table.actor == OVER
    assert table.scores() == [2, 1, 0, 1]
    assert table.returns() == [1.0, 0.0, 0.0, 0.0]


@rules("TS-35", "T-6.4", "T-6.5", "TA-16")
def test_players_with_the_same_highest_total_win_together() -> None:
    table = position(
        "Mn Mn Mn Mn Mm Mb Gn Gn", "Gn Gn Gn Gn Gm Mn", "Vn Vn Vn Vn Vn Vm Vb", "S", hands="Mv", pile="", turn="A"
    )
    moves(table, "A: knock Mv D\nD: open")
    assert table.scores() == [14, 11, 14, 3]

    assert table.returns() == [0.5, 0.0, 0.5, 0.0]
    assert table.story is not None
    assert table.story[-1].key == "event-joint-win"
    english = Texts("en", GAME.folder / "texts", ["Ada", "Bo", "Cy", "Di"])
    assert english.say(table.story[-1]) == "Ada and Cy win together with 14 points each."


@rules("T-6.5")
def test_the_end_says_who_shares_a_place() -> None:
    table = position("Mn Mn Gn", "S", "Vn", "Gn", hands="Mv", pile="", turn="A")
    english = Texts("en", GAME.folder / "texts", ["Ada", "Bo", "Cy", "Di"])

    assert table.standing() == table.ranks() == [1, 1, 3, 3]
    assert [(english.say(phrase), rule) for phrase, rule in table.remarks()] == [
        ("Ada and Bo have 3 points each, and share a place.", "T-6.5"),
        ("Cy and Di have 1 point each, and share a place.", "T-6.5"),
    ]


def test_the_breakdown_says_where_the_points_come_from() -> None:
    table = position("Mn Mb Mm Gn S")
    english = Texts("en", GAME.folder / "texts")

    assert [(english.say(phrase), points) for phrase, points in table.breakdown(0)] == [
        ("monsters with their musician: 3 × 2", 6),
        ("ghosts: 1 × 1", 1),
        ("scarecrows: 1 × 3", 3),
    ]


@rules("T-2.9", "T-4.3", "T-6.1", "T-6.2", "T-6.3")
def test_a_view_has_a_column_for_each_type_and_says_what_it_is_worth() -> None:
    players = position("Mn Mb Gn Gm S").view(None).to_json()["players"]
    assert isinstance(players, list)

    assert players[0]["columns"] == [
        {"type": "M", "guests": 2, "points": 2, "safe": True},
        {"type": "G", "guests": 2, "points": 4, "safe": False},
        {"type": "V", "guests": 0, "points": 0, "safe": False},
        {"type": "S", "guests": 1, "points": 3, "safe": True},
    ]
    assert players[0]["points"] == 9
