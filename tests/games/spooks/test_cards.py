"""S-1: the cards, what they cost (S-11.2), and sets of them."""

from hypothesis import given
from hypothesis import strategies as st

from manoir.games.spooks.cards import (
    ALL,
    BAT,
    CAT,
    CODES,
    FAMILIES,
    FAMILY,
    FAMILY_CODES,
    GHOST,
    GOBLIN,
    KINDS,
    RANK,
    SKELETON,
    SPIDER,
    cards_of,
    codes,
    family,
    is_blue,
    is_green,
    is_master,
    kinds,
    points,
    rank,
)
from manoir.games.spooks.game import GAME
from manoir.games.spooks.hands import empty_handed
from manoir.games.spooks.options import SpooksOptions
from tests.proofs import rules


def code(card: str) -> int:
    return CODES.index(card)


def whole_stock(decks: int) -> list[int]:
    """All cards of a table before the deal."""
    return sorted(GAME.new(SpooksOptions(decks=decks).settled(4), 4).stock)


@rules("SS-01", "S-1.1")
def test_a_deck_has_five_families_of_eleven_and_a_cat() -> None:
    deck = whole_stock(1)

    assert len(deck) == 56
    assert [sum(1 for card in deck if card != CAT and family(card) == kin) for kin in range(FAMILIES)] == [11] * 5
    assert deck.count(CAT) == 1
    ranks = [*map(str, range(1, 11)), "M"]
    assert codes(deck) == [kin + rank for kin in ("SP", "GH", "GO", "SK", "BA") for rank in ranks] + ["CAT"]


@rules("SS-01", "S-12.1")
def test_two_decks_have_every_card_twice() -> None:
    assert len(whole_stock(2)) == 112
    assert all(whole_stock(2).count(card) == 2 for card in range(KINDS))


@rules("SS-01", "S-1.3")
def test_spiders_and_ghosts_are_blue_goblins_green_skeletons_and_bats_red_and_the_cat_is_none_of_these() -> None:
    blue = [card for card in range(KINDS) if is_blue(card)]
    green = [card for card in range(KINDS) if is_green(card)]
    red = [card for card in range(KINDS) if card not in blue + green + [CAT]]

    assert {family(card) for card in blue} == {SPIDER, GHOST}
    assert {family(card) for card in green} == {GOBLIN}
    assert {family(card) for card in red} == {SKELETON, BAT}
    assert (len(blue), len(green), len(red)) == (22, 11, 22)
    assert not is_blue(CAT) and not is_green(CAT) and not is_master(CAT)
    assert not any(kinship & 1 << CAT for kinship in FAMILY + RANK)


@rules("S-1.2")
def test_a_master_ranks_directly_above_ten() -> None:
    for kin in FAMILY_CODES:
        assert rank(code(kin + "M")) == rank(code(kin + "10")) + 1 == 11
        assert is_master(code(kin + "M")) and not is_master(code(kin + "10"))


@rules("SS-01", "S-11.2")
def test_a_card_costs_its_rank_a_master_twenty_and_the_cat_thirty() -> None:
    assert points([code("SP1"), code("GH7"), code("BA10")]) == 18
    assert points([code("SKM")]) == 20
    assert points([CAT]) == 30
    assert [points(kinds(FAMILY[kin])) for kin in range(FAMILIES)] == [75] * 5
    assert points(whole_stock(1)) == 405
    assert points(whole_stock(2)) == 810


def test_every_card_has_a_rule() -> None:
    assert list(GAME.cards) == CODES


@given(st.sets(st.integers(0, KINDS - 1)))
def test_a_set_of_kinds_lists_what_was_put_in(drawn: set[int]) -> None:
    mixed = sum(1 << card for card in drawn)

    assert kinds(mixed) == sorted(drawn)
    assert mixed & ALL == mixed


@given(st.lists(st.integers(0, KINDS - 1), max_size=40))
def test_a_hand_holds_each_card_at_most_twice_and_counts_like_a_list(drawn: list[int]) -> None:
    held: list[int] = []
    player = empty_handed(0, 0)
    for card in drawn:
        if held.count(card) < 2:
            held.append(card)
            player.add(card)
        else:
            held.remove(card)
            player.remove(card)
        assert player.cards() == sorted(held) == cards_of(player.once, player.twice)
        assert player.size == len(held)
