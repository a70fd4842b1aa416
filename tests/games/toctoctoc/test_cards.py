"""T-1: the cards, and bags of them."""

from hypothesis import given
from hypothesis import strategies as st

from manoir.games.toctoctoc.cards import (
    CODES,
    COPIES,
    KID,
    KINDS,
    MUSICIAN,
    SCARECROW,
    STAYING,
    TYPE_CODES,
    bag,
    cards,
    codes,
    count,
    deck,
    kinds,
    nth,
    size,
)
from manoir.games.toctoctoc.game import GAME
from tests.proofs import rules


@rules("TS-01", "T-1.1", "TA-1")
def test_the_deck_has_55_cards_not_56() -> None:
    for seats in (4, 5, 6):
        assert size(deck(seats)) == 55
    for type_ in TYPE_CODES:
        assert [count(deck(4), CODES.index(type_ + role)) for role in "nbmv"] == [7, 2, 1, 5]
    assert [count(deck(4), CODES.index(code)) for code in "KTS"] == [5, 3, 2]


@rules("TS-01", "T-2.2")
def test_with_three_players_a_brute_of_each_type_stays_in_the_box() -> None:
    assert size(deck(3)) == 52
    assert codes(deck(4) - deck(3)) == ["Mb", "Gb", "Vb"]


@rules("T-1.2", "T-1.3")
def test_four_roles_have_a_type_and_three_cards_have_none() -> None:
    typed = [code for code in CODES if len(code) == 2]

    assert sorted(typed) == sorted(type_ + role for type_ in "MGV" for role in "nbmv")
    assert [code for code in CODES if len(code) == 1] == ["S", "K", "T"]


@rules("T-1.4", "TA-26")
def test_vamps_kids_and_taxis_are_spent_and_all_others_stay() -> None:
    assert sorted(CODES[STAYING:]) == ["Gv", "K", "Mv", "T", "Vv"]


@rules("T-1.5")
def test_the_red_cards_are_kids_and_taxis_and_a_vamp_is_spent_without_being_red() -> None:
    assert CODES[KID:] == ["K", "T"]
    assert all(STAYING <= kind < KID for kind in range(KINDS) if CODES[kind].endswith("v"))


@rules("TA-14")
def test_there_is_one_musician_of_each_type() -> None:
    assert COPIES[MUSICIAN:SCARECROW] == [1, 1, 1]


def test_every_card_has_a_rule() -> None:
    assert list(GAME.cards) == CODES


@given(st.lists(st.integers(0, KINDS - 1), max_size=15))
def test_a_bag_counts_like_a_list(drawn: list[int]) -> None:
    mixed = sum(1 << 4 * kind for kind in drawn)

    assert size(mixed) == len(drawn)
    assert cards(mixed) == sorted(drawn)
    assert kinds(mixed) == sorted(set(drawn))
    assert [nth(mixed, place) for place in range(len(drawn))] == sorted(drawn)
    assert bag(" ".join(codes(mixed))) == mixed
