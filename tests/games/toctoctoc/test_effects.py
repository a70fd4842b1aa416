"""T-4: what each card does. Scenarios of section 7 of the rules; A's turn and four players unless said otherwise."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.toctoctoc.cards import bag, codes
from manoir.games.toctoctoc.scoring import points
from manoir.games.toctoctoc.state import TocState
from manoir.games.toctoctoc.testing import choices, expected, moves, parties, position
from tests.proofs import rules


def opened(card: str, *laid: str, edition: str = "fr") -> TocState:
    return moves(position(*laid, hands=card, edition=edition), f"A: knock {card} B\nB: open")


def refused(card: str, *laid: str, edition: str = "fr") -> TocState:
    return moves(position(*laid, hands=card, edition=edition), f"A: knock {card} B\nB: refuse")


# -- cards that stay -------------------------------------------------------------------------------------------------


@rules("TS-09", "T-3.4", "T-4.1")
def test_a_normal_guest_joins_whoever_opens() -> None:
    table = opened("Gn", "Mn Vn", "Gn Vn")

    assert (table.revealer, table.rival) == (1, 0)
    assert parties(table) == expected(A="Mn Vn", B="Gn Gn Vn")


@rules("TS-10", "T-3.5", "T-4.1")
def test_a_normal_guest_that_is_refused_joins_who_brought_it() -> None:
    table = refused("Gn", "Mn Vn", "Gn Vn")

    assert (table.revealer, table.rival) == (0, 1)
    assert parties(table) == expected(A="Mn Vn Gn", B="Gn Vn")


@rules("TS-11", "T-4.7", "T-6.3")
def test_a_scarecrow_stays_and_is_never_doubled() -> None:
    table = opened("S", "Mn", "Gn Gm")

    assert parties(table) == expected(A="Mn", B="Gn Gm S")
    assert table.scores()[1] == 7


@rules("TS-43", "T-4.2", "T-4.3")
def test_a_brute_joins_and_protects_its_type_from_now_on() -> None:
    table = opened("Gb", "Mn", "Gn Gn Vn")
    assert parties(table) == expected(A="Mn", B="Gn Gn Vn Gb")
    assert table.scores()[1] == 4

    assert parties(opened("K", "", "Gn Gn Gb Vn")) == expected(A="Vn", B="Gn Gn Gb")


@rules("TS-44", "T-4.6", "T-6.2")
def test_a_musician_who_is_refused_joins_who_brought_him() -> None:
    table = refused("Gm", "Gn Gn Vn", "Mn")

    assert parties(table) == expected(A="Gn Gn Vn Gm", B="Mn")
    assert table.scores()[0] == 7


# -- vamps -----------------------------------------------------------------------------------------------------------


@rules("TS-12", "T-4.8", "T-4.9", "T-4.10", "TD-3", "TA-28")
def test_the_rival_picks_which_guest_a_vamp_lures() -> None:
    table = opened("Mv", "Gn", "Mn Mb Mm Vn")
    assert choices(table) == "A: take Mn, take Mb, take Mm"
    assert table.view(3).to_json()["door"] == {"from": "A", "to": "B", "card": "Mv", "revealer": "B", "rival": "A"}

    moves(table, "A: take Mm")
    assert parties(table) == expected(A="Gn Mm", B="Mn Mb Vn")
    assert codes(table.removed) == ["Mv"]


@rules("TS-13", "T-3.5", "T-4.8", "TA-12", "TD-3")
def test_a_refused_vamp_takes_from_who_brought_her_and_equal_guests_leave_no_choice() -> None:
    table = refused("Mv", "Mn Mn Gn", "Vn")

    assert parties(table) == expected(A="Mn Gn", B="Vn Mn")
    assert codes(table.removed) == ["Mv"]


@rules("TS-14", "T-4.9")
def test_who_refuses_a_vamp_picks_the_guest_in_both_editions() -> None:
    for edition in ("fr", "es"):
        table = refused("Mv", "Mn Mb Gn", "Vn", edition=edition)
        assert choices(table) == "B: take Mn, take Mb"

        assert parties(moves(table, "B: take Mb")) == expected(A="Mn Gn", B="Vn Mb")


@rules("TS-15", "T-4.15", "T-4.10", "TA-11", "TD-3")
def test_a_vamp_without_a_guest_of_her_type_does_nothing_and_leaves() -> None:
    table = opened("Mv", "Gn", "Vn S")

    assert parties(table) == expected(A="Gn", B="Vn S")
    assert codes(table.removed) == ["Mv"]
    assert codes(table.players[0].hand) == ["Mn"], "A still draws"


@rules("TS-16", "T-4.8", "T-4.10")
def test_a_vampire_vamp_is_not_a_vampire() -> None:
    table = opened("Vv", "Gn", "Vn")

    assert parties(table) == expected(A="Gn Vn")
    assert table.scores()[:2] == [2, 0]


@rules("TS-29", "T-4.4", "T-4.5", "TA-8")
def test_a_second_brute_is_a_spare() -> None:
    table = opened("Mv", "", "Mn Mb Mb")
    assert choices(table) == "A: take Mn, take Mb"

    assert parties(moves(table, "A: take Mb")) == expected(A="Mb", B="Mn Mb")
    assert parties(opened("K", "Mb", "Mn Mb")) == expected(A="Mb", B="Mn Mb"), "still protected, the brute itself too"


@rules("TS-30", "T-4.4", "T-4.5", "TA-13")
def test_when_the_last_brute_is_lured_away_the_protection_ends() -> None:
    table = moves(opened("Mv", "", "Mn Mn Mb Gn"), "A: take Mb")
    assert parties(table) == expected(A="Mb", B="Mn Mn Gn")

    assert parties(opened("K", "Mb", "Mn Mn Gn")) == expected(A="Mb Mn Mn", B="Gn")


@rules("TS-46", "T-4.9", "T-6.2")
def test_a_lured_musician_changes_the_value_of_both_groups() -> None:
    table = opened("Vv", "Vn Vn", "Vn Vn Vn Vm")
    assert table.scores()[:2] == [2, 8]

    moves(table, "A: take Vm")
    assert parties(table) == expected(A="Vn Vn Vm", B="Vn Vn Vn")
    assert table.scores()[:2] == [6, 3]


# -- kids and taxis --------------------------------------------------------------------------------------------------


@rules("TS-17", "T-4.11", "T-4.13", "TD-4")
def test_a_kid_makes_the_biggest_type_flee_to_the_rival() -> None:
    table = opened("K", "Vn", "Mn Mn Mn Gn")

    assert parties(table) == expected(A="Vn Mn Mn Mn", B="Gn")
    assert codes(table.removed) == ["K"]


@rules("TS-18", "T-4.3", "T-4.16", "TA-4")
def test_a_kid_passes_over_a_protected_type_even_if_it_is_the_biggest() -> None:
    assert parties(opened("K", "", "Mn Mn Mn Mb Gn Gn Vn")) == expected(A="Gn Gn", B="Mn Mn Mn Mb Vn")


@rules("TS-19", "T-3.5", "T-4.11", "TA-3")
def test_a_refused_kid_scares_the_guests_of_who_brought_it() -> None:
    assert parties(refused("K", "Vn Vn Gn", "Mn")) == expected(A="Gn", B="Mn Vn Vn")


@rules("TS-20", "T-4.12", "TD-4", "T-6.2")
def test_after_an_opened_kid_the_rival_breaks_the_tie() -> None:
    table = opened("K", "Vn", "Mn Mn Gn Gm")
    assert choices(table) == "A: choose M, choose G"

    moves(table, "A: choose G")
    assert parties(table) == expected(A="Vn Gn Gm", B="Mn Mn")
    assert table.scores()[:2] == [5, 2]


@rules("TS-21", "T-4.12", "T-7.2", "T-7.3")
def test_opened_offers_never_differ_between_the_editions() -> None:
    for edition in ("fr", "es"):
        table = opened("K", "Vn", "Mn Mn Gn Gm", edition=edition)
        assert choices(table) == "A: choose M, choose G"

        assert parties(moves(table, "A: choose G")) == expected(A="Vn Gn Gm", B="Mn Mn")


@rules("TS-22", "T-4.12", "T-7.1", "T-7.3")
def test_in_the_french_edition_who_refused_breaks_the_tie() -> None:
    table = refused("K", "Mn Mn Gn Gm Vn", "Vn")
    assert choices(table) == "B: choose M, choose G"

    assert parties(moves(table, "B: choose G")) == expected(A="Mn Mn Vn", B="Vn Gn Gm")


@rules("TS-23", "T-4.12", "T-7.2", "T-7.3")
def test_in_the_spanish_edition_the_player_on_turn_breaks_the_tie_among_own_guests() -> None:
    table = refused("K", "Mn Mn Gn Gm Vn", "Vn", edition="es")
    assert choices(table) == "A: choose M, choose G"

    assert parties(moves(table, "A: choose M")) == expected(A="Gn Gm Vn", B="Vn Mn Mn")


@rules("TS-24", "T-4.12", "TA-5")
def test_three_types_may_tie() -> None:
    table = opened("K", "", "Mn Gn Vn S")
    assert choices(table) == "A: choose M, choose G, choose V"

    assert parties(moves(table, "A: choose V")) == expected(A="Vn", B="Mn Gn S")


@rules("TS-25", "T-4.14")
def test_a_taxi_takes_the_biggest_type_out_of_the_game() -> None:
    table = opened("T", "Mn", "Gn Gn Gm Mn Mn")

    assert parties(table) == expected(A="Mn", B="Mn Mn")
    assert table.removed == bag("T Gn Gn Gm")


@rules("TS-26", "T-4.14", "T-4.12")
def test_a_refused_taxi_with_a_tie_is_settled_by_the_player_on_turn_in_the_spanish_edition() -> None:
    table = refused("T", "Gn Gn Vn Vn", "Mn", edition="es")
    assert choices(table) == "A: choose G, choose V"

    moves(table, "A: choose V")
    assert parties(table) == expected(A="Gn Gn", B="Mn")
    assert table.removed == bag("T Vn Vn")


@rules("TS-27", "T-4.15", "TA-6", "T-4.13")
def test_a_kid_does_nothing_when_every_type_is_protected() -> None:
    table = opened("K", "", "Mn Mb Gb")

    assert parties(table) == expected(B="Mn Mb Gb")
    assert codes(table.removed) == ["K"]


@rules("TS-28", "T-4.15", "TA-7")
def test_scarecrows_have_no_type_to_be_hit() -> None:
    table = opened("T", "Mn", "S S")

    assert parties(table) == expected(A="Mn", B="S S")
    assert codes(table.removed) == ["T"]
    assert table.scores()[1] == 6


@rules("TS-31", "T-4.16", "TA-15")
def test_the_biggest_type_is_counted_in_cards_not_in_points() -> None:
    assert points(bag("Mm")) == points(bag("Gn Gn"))

    assert parties(opened("K", "", "Mm Gn Gn Vn")) == expected(A="Gn Gn", B="Mm Vn")


@rules("TS-32", "T-4.3", "T-4.11", "TA-27")
def test_guests_who_flee_to_a_brute_are_protected_there_and_cannot_be_turned_down() -> None:
    table = opened("K", "Gb", "Gn Gn")
    assert parties(table) == expected(A="Gb Gn Gn")
    assert table.scores()[:2] == [3, 0]

    assert parties(refused("K", "Gb Gn Gn", "Mn")) == expected(A="Gb Gn Gn", B="Mn")


@rules("TS-45", "T-4.11", "TA-29")
def test_a_lone_unprotected_musician_goes() -> None:
    table = opened("K", "", "Mn Mn Mb Gm")

    assert parties(table) == expected(A="Gm", B="Mn Mn Mb")
    assert table.scores()[:2] == [2, 3]


@rules("TS-42", "T-4.12", "T-4.14", "T-3.8")
def test_six_players_a_refused_tie_is_the_turn_players_choice() -> None:
    hands = ["K", "", "", "", "", "T"]
    table = position("", "", "", "", "", "Mn Mn Gn Gn", hands=hands, turn="F", seats=6)
    moves(table, "F: knock T A\nA: refuse")
    assert choices(table) == "F: choose M, choose G"

    moves(table, "F: choose M\nchance: turn Gn")
    assert parties(table) == expected(6, F="Gn Gn")
    assert table.removed == bag("T Mn Mn")
    assert table.actor == 0


@rules("TS-48", "T-4.12", "T-7.1", "TA-22")
def test_six_players_with_the_french_tie_rule() -> None:
    table = position("", "", "", "", "", "Mn Mn Gn Gn", hands="T", turn="F", seats=6, tieChooser="rival")
    moves(table, "F: knock T A\nA: refuse")
    assert choices(table) == "A: choose M, choose G"

    moves(table, "A: choose M")
    assert parties(table) == expected(6, F="Gn Gn")
    assert table.removed == bag("T Mn Mn")


# -- choices that are refused ----------------------------------------------------------------------------------------


@rules("TS-38", "T-4.16", "TD-4")
@pytest.mark.parametrize(
    ("party", "choice", "reason"),
    [
        ("Mn Gn Gn Vn Vn", "choose M", "smaller-type"),
        ("Mn Mn Mb Gn Gn Vn Vn", "choose M", "protected-type"),
        ("Gn Gn Vn Vn", "choose M", "smaller-type"),
        ("Gn Gn Vn Vn", "take Gn", "must-choose"),
    ],
)
def test_only_a_tied_type_can_be_chosen(party: str, choice: str, reason: str) -> None:
    table = opened("K", "", party)
    assert choices(table) == "A: choose G, choose V"
    before = table.position()

    with pytest.raises(IllegalMove) as caught:
        moves(table, f"A: {choice}")

    assert caught.value.reason == reason
    assert table.position() == before


@rules("TS-38", "TD-3", "T-4.8", "T-4.9")
@pytest.mark.parametrize(
    ("choice", "reason"), [("take Gn", "other-type"), ("take Mm", "not-a-guest"), ("choose M", "must-take")]
)
def test_only_a_guest_of_the_vamps_type_can_be_taken(choice: str, reason: str) -> None:
    table = opened("Mv", "", "Mn Mb Gn")
    before = table.position()

    with pytest.raises(IllegalMove) as caught:
        moves(table, f"A: {choice}")

    assert caught.value.reason == reason
    assert table.position() == before
