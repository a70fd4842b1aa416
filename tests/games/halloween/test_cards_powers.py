"""The cards that need no particular action: 4, 6, 7, 8, 14, 30, 33, 37, 42, 48, 52 (section 5)."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.looking import bag_size, copied, levels, points, reserve, scare, supply
from tests.proofs import rules


@rules("W-C04", "C-4", "H-6.2", "A-27")
def test_borrowed_power_counts_a_section_one_level_higher_for_one_activation_of_the_turn() -> None:
    table = position("SC 1o", cards="4", levels="3/3/1")
    assert options(table, "S1 scare") == ["S1 scare b", "S1 scare o uses:4"]

    moves(table, "A: S1 scare o uses:4")
    assert scare(table) == 2 + 4
    assert levels(table) == "3/3/1"
    assert options(table, "S2 scare") == ["S2 scare b"]


@rules("C-4", "A-27")
def test_borrowed_power_is_used_up_only_by_a_figure_above_the_real_level() -> None:
    table = moves(position("SC 1g", cards="4"), "A: S1 scare b")

    assert "S2 scare g uses:4" in options(table, "S2 scare")


@rules("C-4", "C-15", "A-27", "W-N13")
def test_borrowed_power_holds_for_what_follows_in_the_activation() -> None:
    table = position("PS 3b; CH 1g; SC 1g", cards="4 15")
    later = moves(copied(table), "A: S1 move PS b MA")
    assert "CH g MA uses:4" in options(later)
    moves(later, "A: CH g MA uses:4")
    assert [text for text in options(later, "S2") if "uses" in text] == []

    moves(table, "A: S1 move SC g HO uses:4")
    assert "CH g MA" in options(table), "it still holds for the second"
    moves(table, "A: CH g MA")
    assert [text for text in options(table, "S2") if "uses" in text] == []


@rules("C-4", "H-7.5")
def test_with_borrowed_power_a_section_may_evolve_above_its_level() -> None:
    table = position("SC 1o", cards="4", levels="3/1/1", scare=5)
    moves(table, "A: S1 evolve SC o uses:4")
    assert choices(table) == "A: S1, S2, S3, decline"

    moves(table, "A: S1")
    assert levels(table) == "5/1/1"


@rules("C-4", "H-3.2")
def test_nothing_is_borrowed_above_red_and_bonus_tokens_borrow_nothing() -> None:
    table = position("HO 2r; PS 3b", cards="4", levels="5/4/1", held="T01")

    assert "S1 scare r" in options(table, "S1 scare")
    assert "S2 scare r uses:4" in options(table, "S2 scare")
    assert options(table, "token T01") == ["token T01 HO r", "token T01 PS b"]


@rules("W-C06", "C-6", "H-4.4", "H-12.5", "A-56", "C-3", "C-11", "C-28")
def test_the_exorcists_bell_returns_any_figure_for_a_token_and_is_no_fight() -> None:
    table = position("HO 1r", cards="3 6 11 17 28")
    moves(table, "A: card 6 HO r")

    assert supply(table, "r") == 5
    assert tokens(table) == "r1"
    assert (points(table), scare(table), reserve(table)) == (0, 2, 7)
    assert choices(table).startswith("A: S1 "), "no section is used"
    with pytest.raises(IllegalMove, match="card-used"):
        moves(table, "A: card 6")


@rules("W-C06", "C-6", "H-12.5")
def test_the_last_blue_figure_that_the_bell_sends_away_is_followed_by_three() -> None:
    table = moves(position("PS 1b; HO 1r", cards="6"), "A: card 6 PS b")
    assert tokens(table) == "b1"
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"

    assert figures(moves(table, "A: TH"), "TH") == "3b"


@rules("C-6", "H-0.6")
def test_the_bell_rings_with_an_empty_pile_too() -> None:
    table = moves(position("HO 1r", cards="6", piles="r0"), "A: card 6 HO r")

    assert figures(table, "HO") == ""
    assert tokens(table) == ""


@rules("W-C07", "C-7", "H-3.9", "H-3.11", "A-28")
def test_a_second_wind_takes_two_discs_of_a_section_back_for_use_at_once() -> None:
    table = position(cards="7 19", discs="S2.summon S2.move S2.fight", reserve=0)
    assert options(table, "S2 summon") == []

    moves(table, "A: card 7 S2.summon S2.fight")
    assert reserve(table) == 2
    assert scare(table) == 2, "it is no Rest"
    moves(table, "A: S2 summon PS b")
    assert reserve(table) == 1
    assert options(table, "card 7") == []


@rules("A-28", "C-7")
def test_a_second_wind_takes_both_discs_from_one_section_or_the_only_one() -> None:
    table = position(cards="7", discs="S1.scare S2.summon S2.move S2.fight")

    assert options(table, "card 7") == [
        "card 7 S1.scare",
        "card 7 S2.summon S2.move",
        "card 7 S2.summon S2.fight",
        "card 7 S2.move S2.fight",
    ]
    assert options(position(cards="7"), "card 7") == []


@rules("A-28", "H-13.13")
def test_quick_hands_take_what_is_there() -> None:
    table = position(held="T03", discs="S1.scare S2.summon")

    assert options(table, "token T03") == ["token T03 S1.scare S2.summon"]


@rules("W-C08", "C-8", "H-0.6", "A-55")
@pytest.mark.parametrize(("pile", "gained"), [("y12", "y2"), ("y1", "y1")])
def test_a_fallen_rank_gives_two_tokens_of_the_new_level(pile: str, gained: str) -> None:
    table = position(cards="8", levels="1/1/4", piles=pile)
    assert options(table, "card 8") == ["card 8 S3"], "blue sections cannot fall"

    moves(table, "A: card 8 S3")
    assert levels(table) == "1/1/3"
    assert tokens(table) == gained
    assert options(table, "card 8") == []


@rules("C-8", "A-55")
def test_no_rank_falls_for_an_empty_pile() -> None:
    table = position(cards="8", levels="1/2/4", piles="b0")

    assert options(table, "card 8") == ["card 8 S3"]


@rules("W-C14", "C-14", "H-3.4", "A-29")
def test_deja_vu_uses_a_covered_slot_without_a_disc_once_a_turn() -> None:
    table = position(cards="14", discs="S1.scare S2.scare", reserve=0)
    moves(table, "A: S1 scare b uses:14")
    assert scare(table) == 3
    assert reserve(table) == 0
    assert table.done == 1
    assert table.players[0].discs(0) == 1

    assert options(table, "S2") == ["S2 rest"]
    with pytest.raises(IllegalMove, match="no-disc"):
        moves(table, "A: S2 scare")


@rules("C-14", "A-29", "W-N28")
def test_with_an_empty_reserve_deja_vu_works_only_for_covered_slots() -> None:
    table = position(cards="14", reserve=0, discs="S1.all S2.summon S2.scare S2.evolve S2.move S2.fight")

    assert {text.split()[1] for text in options(table, "S1")} == {"summon", "scare", "evolve", "move", "haunt", "rest"}
    assert {text.split()[1] for text in options(table, "S2")} == {"summon", "scare", "evolve", "move", "rest"}
    assert options(table, "S3") == ["S3 rest"]


@rules("A-29", "C-14")
def test_where_deja_vu_needs_a_disc_the_slot_holds_two() -> None:
    table = position(cards="14", discs="S1.scare", reserve=10, options={"card14Disc": "reserve"})
    moves(table, "A: S1 scare b uses:14")
    assert table.players[0].discs(0) == 2
    assert reserve(table) == 9

    empty = position(cards="14", discs="S1.scare", reserve=0, options={"card14Disc": "reserve"})
    assert options(empty, "S1") == ["S1 rest"]


@rules("W-C30", "C-30", "A-56")
def test_a_soul_merchant_sells_a_token_for_its_level_in_scare_whatever_the_sections() -> None:
    table = position("HO 1r", cards="30", scare=5)
    assert options(table, "card 30") == ["card 30 b", "card 30 r"], "only colours on the board"

    moves(table, "A: card 30 r")
    assert tokens(table) == "r1"
    assert scare(table) == 0


@rules("C-30", "W-N06")
def test_a_merchant_needs_the_scare_and_the_pile() -> None:
    table = position("SC 1o; HO 1r", cards="30", scare=4, piles="o0")

    assert options(table, "card 30") == ["card 30 b"]


@rules("C-30", "H-14.11", "W-N38")
def test_a_card_for_once_a_turn_is_offered_again_in_the_next() -> None:
    table = moves(position(cards="30", scare=9), "A: card 30 b")
    assert options(table, "card 30") == []

    moves(table, "\n".join(f"{seat}: S{n} rest" for seat in "ABC" for n in (1, 2, 3)))
    assert options(table, "card 30") == ["card 30 b"]


@rules("W-C33", "C-33", "A-45")
def test_a_soul_changer_gives_two_below_for_one_or_one_above_for_two_of_a_colour() -> None:
    table = position(cards="33", tokens="o1 b2")
    assert options(table, "card 33") == ["card 33 b>g", "card 33 o>y"]

    assert tokens(moves(copied(table), "A: card 33 o>y")) == "b2 y2"
    moves(table, "A: card 33 b>g")
    assert tokens(table) == "g1 o1"
    assert options(table, "card 33") == [], "not both in a turn"


@rules("C-33", "A-45", "W-N07")
@pytest.mark.parametrize(
    ("mine", "piles", "offered"),
    [
        ("b1 g1 r2", "b1", "r>o"),
        ("y2", "o0", "y>g"),
        ("g1", "b2", "g>b"),
        ("y2", "o1 g0", "y>o"),
    ],
)
def test_the_changer_needs_a_pair_of_one_colour_and_the_full_number_in_the_pile(
    mine: str, piles: str, offered: str
) -> None:
    table = position(cards="33", tokens=mine, piles=piles)

    assert options(table, "card 33") == [f"card 33 {offered}"]


@rules("W-C37", "C-37", "H-18.8", "A-38")
def test_a_thrill_of_glory_is_a_point_for_two_scare_in_one_event() -> None:
    table = moves(position("SC 1y", cards="37", levels="3/1/1"), "A: S1 scare y")
    assert (scare(table), points(table)) == (5, 1)

    moves(table, "A: S2 scare b")
    assert (scare(table), points(table)) == (6, 1)


@rules("A-38", "C-37", "W-T04", "H-18.8")
def test_a_token_is_an_event_of_its_own_and_what_is_paid_is_not_subtracted() -> None:
    table = moves(position(cards="37", held="T04"), "A: token T04")
    assert points(table) == 1

    paid = position("CH 1y", cards="16 18 37", levels="3/1/1", scare=2)
    moves(paid, "A: S1 haunt CH y own\nA: yes\nchance: roll 1\nA: 16 die\nchance: roll 2\nA: accept")
    assert scare(paid) == 2 - 1 + 2
    assert points(paid) == 6 + 1


@rules("W-C42", "C-42", "C-28", "A-39")
def test_pumpkins_glow_for_each_orange_token() -> None:
    table = position("CH 1r 1o", cards="28 42", levels="5/1/1")
    moves(table, "A: S1 fight CH r o CH\nchance: roll 9\nchance: roll 4")

    assert tokens(table) == "o2"
    assert points(table) == 4


@rules("C-42", "A-39", "C-30", "C-6", "C-9", "C-10")
def test_pumpkins_glow_for_orange_tokens_from_any_source_and_no_others() -> None:
    table = position("CH 3o", cards="6 9 10 30 42", levels="4/4/1", scare=9, bonus="SC T04")
    assert points(moves(table, "A: card 6 CH o")) == 2
    assert points(moves(table, "A: card 30 o")) == 4
    assert points(moves(table, "A: S1 summon CH o")) == 8, "two tokens"
    assert points(moves(table, "A: S2 move CH o SC")) == 10
    assert tokens(table) == "o5"
    assert points(moves(table, "A: S3 summon PS b")) == 10


@rules("W-C48", "C-48", "H-3.10")
def test_a_secret_lesson_raises_a_section_at_once_for_the_new_level_in_scare() -> None:
    table = position("SC 1y", cards="48", levels="2/1/1", scare=3)
    assert "S1 scare y" not in options(table, "S1 scare")

    moves(table, "A: card 48 S1")
    assert levels(table) == "3/1/1"
    assert scare(table) == 0
    assert "S1 scare y" in options(table, "S1 scare")


@rules("C-48", "A-55", "W-N08")
def test_a_lesson_needs_the_scare_and_a_section_below_red() -> None:
    assert options(position(cards="48", levels="5/4/1", scare=9), "card 48") == ["card 48 S2", "card 48 S3"]
    assert options(position(cards="48", levels="5/4/1", scare=4), "card 48") == ["card 48 S3"]


@rules("W-C52", "C-52", "H-13.3", "A-53")
def test_a_trick_or_treat_bag_draws_a_bonus_token_from_the_reserve() -> None:
    table = position(cards="52", bonus="CH T01; SC T01; HO T02; MA T02; PS T03; TH T03")
    assert bag_size(table) == 18

    moves(table, "A: card 52\nchance: draw T05")
    assert held(table) == "T05"
    assert bag_size(table) == 17
    assert (points(table), scare(table), reserve(table), tokens(table)) == (0, 2, 11, "")
    assert told(table) == ["token-drawn"]


@rules("A-53", "C-52", "W-N11")
def test_the_bag_needs_an_empty_slot_or_a_token_to_replace() -> None:
    table = position(cards="52", blocked=2, held="T02")
    used = moves(copied(table), "A: token T02")
    assert options(used, "card 52") == []
    with pytest.raises(IllegalMove, match="no-effect"):
        moves(used, "A: card 52")

    moves(table, "A: card 52\nchance: draw T05")
    assert choices(table) == "A: replace T02, discard"


@rules("C-52", "H-13.6")
def test_an_empty_reserve_is_made_new_of_the_discards() -> None:
    table = position(cards="52", bag="", discards="T05 T08", held="T02")
    moves(table, "A: card 52\nchance: draw T08\nA: slot")

    assert held(table) == "T02 T08"
    assert bag_size(table) == 1
    assert table.discards == 0
