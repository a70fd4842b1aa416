"""The cards that count at the end of the game: 12, 21, 22, 26, 27, 31, 40, 41 (section 5)."""

import pytest

from manoir.games.halloween.testing import moves, position
from tests.games.halloween.looking import LAST_TURN, ended, final, points
from tests.proofs import rules


@rules("W-C12", "C-12", "H-15.3")
def test_cursed_stained_glass_scores_three_for_each_coloured_card_itself_included() -> None:
    table = ended("7 12 16 26 31")

    assert final(table)["card-12"] == 9


@rules("C-12", "A-10")
def test_stained_glass_counts_by_the_costs_of_the_table() -> None:
    table = ended("7 12 16", {"cardCost": "7:coloured"})

    assert final(table) == {"card-12": 6}


@rules("W-X04", "C-12", "C-43", "A-40")
def test_a_grey_veil_takes_nothing_from_stained_glass() -> None:
    table = ended("12 26 43")

    assert final(table) == {"card-12": 6}


@rules("W-C21", "C-21", "H-0.3")
@pytest.mark.parametrize(("scare", "worth"), [(11, 6), (12, 8), (2, 0)])
def test_a_hoard_of_shivers_scores_two_for_every_three_scare(scare: int, worth: int) -> None:
    assert points(ended("21", scare=scare)) == worth


@rules("W-C22", "C-22", "H-15.3")
@pytest.mark.parametrize(("levels", "worth"), [("3/4/5", 2), ("4/4/5", 5), ("1/5/5", 0), ("2/2/2", 1), ("5/5/5", 8)])
def test_solid_foundations_score_by_the_lowest_section(levels: str, worth: int) -> None:
    assert points(ended("22", levels=levels)) == worth


@rules("C-22", "C-8")
def test_a_fallen_rank_hurts_the_foundations() -> None:
    table = position(cards="8 22", levels="5/5/5", first="B", options=LAST_TURN)
    moves(table, "A: card 8 S2\nA: S1 rest\nA: S2 rest\nA: S3 rest\nA: end")

    assert points(table) == 5


@rules("W-C26", "C-26", "H-15.3")
@pytest.mark.parametrize(("tokens", "worth"), [("b3 g3 r1", 9), ("b1", 0)])
def test_paired_souls_score_three_for_every_two_tokens(tokens: str, worth: int) -> None:
    assert points(ended("26", tokens=tokens)) == worth


@rules("W-C27", "C-27", "H-15.3")
def test_a_crimson_collection_scores_three_for_each_red_token() -> None:
    assert points(ended("27", tokens="b3 r4")) == 12


@rules("W-C31", "C-31", "H-15.3")
def test_patience_of_the_dead_scores_four_for_each_unplaced_haunt_token() -> None:
    assert points(ended("31", own="CH b; SC b; HO b; MA b")) == 8


@rules("C-31", "A-52", "W-P06")
def test_with_two_players_patience_counts_common_tokens_too() -> None:
    assert points(ended("31", seats=2, own_left=1)) == 12


@rules("W-C40", "C-40", "A-46")
def test_a_rainbow_of_spirits_scores_twelve_for_each_full_set() -> None:
    assert points(ended("40", tokens="b2 g3 y2 o2 r4")) == 24
    assert points(ended("40", tokens="b9 g9 y9 o9")) == 0


@rules("W-C41", "C-41", "A-47")
@pytest.mark.parametrize(("before", "after"), [(57, 62), (60, 66), (9, 9), (0, 0)])
def test_a_pumpkin_crown_scores_a_point_for_every_ten_of_all_else(before: int, after: int) -> None:
    assert points(ended("41", hp=before)) == after


@rules("C-41", "H-15.3", "W-E04")
def test_the_crown_counts_what_the_other_cards_have_scored() -> None:
    table = ended("12 21 26 41", hp=40, scare=10, tokens="b5")

    assert final(table) == {"card-12": 12, "card-21": 6, "card-26": 6, "card-41": 6}
    assert points(table) == 70


@rules("A-46", "C-26", "C-27", "C-40", "W-E07")
def test_one_token_counts_for_every_card() -> None:
    table = ended("26 27 40", tokens="b2 g2 y2 o2 r3")

    assert final(table) == {"card-26": 15, "card-27": 9, "card-40": 24}


@rules("A-46", "C-26", "C-27", "C-40", "W-O11")
@pytest.mark.parametrize(
    ("cards", "tokens", "worth"),
    [
        ("26 27 40", "b2 g2 y2 o2 r3", 27),
        ("26 40", "b3 g1 y1 o1 r1", 15),
        ("26", "b5 r2", 9),
        ("26 27", "b1 r2", 6),
    ],
)
def test_where_tokens_count_once_they_are_shared_out_as_is_best_for_their_owner(
    cards: str, tokens: str, worth: int
) -> None:
    assert points(ended(cards, {"scoringReuse": False}, tokens=tokens)) == worth


@rules("C-31", "C-46")
def test_a_recovered_token_counts_as_unplaced() -> None:
    table = position(cards="31 46", own="PS b", hp=2, first="B", options=LAST_TURN)
    moves(table, "A: S1 recover PS b own\nA: S2 rest\nA: S3 rest\nA: end")

    assert points(table) == 2 - 1 + 6 * 4
