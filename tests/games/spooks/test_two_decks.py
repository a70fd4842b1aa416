"""S-12: two decks, with every card twice. Four players and A to lead, unless said otherwise."""

import pytest

from manoir.core.rng import Rng
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census, choices, hand, moves, position, prank, refusal, situation, sizes
from tests.proofs import rules


def table_of(*hands: str, **settings: object) -> SpooksState:
    return position(*hands, decks=2, **settings)  # type: ignore[arg-type]


@rules("S-12.1")
def test_two_full_decks_are_shuffled_together() -> None:
    state = GAME.deal(SpooksOptions(decks=2).settled(5), 5, Rng(2))
    assert isinstance(state, SpooksState)
    cards = census(state)

    assert len(cards) == 112
    assert all(cards.count(card) == 2 for card in cards)


@rules("SS-50", "S-12.2", "SA-33")
def test_the_first_holder_from_the_dealers_left_opens() -> None:
    table = table_of("SP1 GO1", "SP2 GO2", "SP3 GO3", "SP1 GO4", dealer="B")

    assert situation(table) == "A: follow-blue on SP1 by D"
    assert hand(table, "A") == "SP1 GO1"


@rules("S-12.2")
@pytest.mark.parametrize(("dealer", "opener"), [("A", "B"), ("B", "D"), ("C", "D"), ("D", "B")])
def test_the_dealer_is_searched_last(dealer: str, opener: str) -> None:
    table = table_of("SP3 GO1", "SP1 GO2", "SP4 GO3", "SP1 GO4", dealer=dealer)

    assert "ABCD"[table.owner] == opener


@rules("S-12.2")
def test_the_dealer_opens_if_nobody_else_can() -> None:
    table = table_of("SP3 GO1", "SP1 SP1 GO2", "SP4 GO3", "SP5 GO4", dealer="B")

    assert situation(table) == "C: follow-blue on SP1 by B"
    assert hand(table, "B") == "SP1 GO2"


@rules("SA-33")
def test_the_second_lowest_spider_is_an_ordinary_card() -> None:
    led = moves(table_of("SP1 SP4", "GH2", "GH3", "GH4"), "A: lay SP1")
    assert choices(led) == "B: lay GH2, pass"
    red = table_of("SP4", "SP1 GH9", "GH3", "GH4", top="BA1", owner="A", to_act="B")
    assert choices(red) == "B: lay SP1"
    down = table_of("SP4", "SP1 GH9", "GH3", "GH4", top="GH2", owner="A", to_act="B", masters=True, descending=True)
    assert choices(down) == "B: lay SP1, pass"
    run = table_of("SP1 GH2 GH9", "GH7", "GH3", "GH4", top="SK5", owner="A", to_act="B")
    assert situation(moves(run, "A: run SP1; A: run GH2")) == "B: follow-blue on GH2 by A"
    bite = table_of("SP1 GH2", "GH7", "GH3", "GH4", top="BA5", owner="A", to_act="B")
    assert choices(bite) == "A: give SP1, give GH2"


@rules("SS-51", "S-12.3", "SA-31", "SD-5")
def test_the_two_with_the_same_highest_goblin_settle_it_alone() -> None:
    table = moves(table_of("GO5 GO9 GO2 SP1 SP2", "GO9 SP5 SP6", "GO3 SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="GO9", B="GO9", C="GO3", D="SP1")
    assert situation(table) == "A B: prank"
    assert choices(table) == "A: commit SP1, commit SP2, commit GO2; B: commit SP5, commit SP6"
    assert refusal(table, "C: commit SP7") == "not-your-turn"

    prank(table, A="GO2", B="SP5")
    assert situation(table) == "A: lead"
    assert sizes(table) == "2/1/1/1"


@rules("SS-52", "S-12.4", "SA-31", "S-5.8")
def test_if_neither_of_the_tied_shows_a_goblin_or_cat_nobody_wins() -> None:
    table = moves(table_of("GO5 GOM SP3 SP1 SP2", "GOM BA2 SP6", "GO3 SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="GOM", B="GOM", C="GO3", D="SP1")

    prank(table, A="SP3", B="BA2")
    assert situation(table) == "B: lead", "the player after A, and not C with the lower Goblin"
    assert sizes(table) == "2/1/1/1"


@rules("S-12.4", "SA-31")
def test_nobody_wins_a_tie_of_others_either() -> None:
    table = moves(table_of("GO5 SP3 SP1", "GO3 SP6", "GOM SP7 SP8", "GOM SP1 SP4"), "A: lay GO5")
    prank(table, A="SP3", B="GO3", C="GOM", D="GOM")
    assert situation(table) == "C D: prank"

    assert situation(prank(table, C="SP7", D="SP1")) == "B: lead"


@rules("SS-53", "S-5.9", "SA-32")
def test_a_tied_player_who_committed_the_last_card_has_won_and_there_is_no_tie_break() -> None:
    table = moves(table_of("GO5 GO9", "GO9 SP5 SP6", "GO3 SP7", "SP1 SP8"), "A: lay GO5")

    prank(table, A="GO9", B="GO9", C="GO3", D="SP1")
    assert situation(table) == "over: A"


@rules("SA-32", "S-5.9")
def test_a_player_who_is_out_ends_the_deal_even_if_two_others_tie() -> None:
    table = moves(table_of("GO5 GO9 SP1", "GO9 SP5 SP6", "GO3", "SP1 SP8"), "A: lay GO5")

    assert situation(prank(table, A="GO9", B="GO9", C="GO3", D="SP1")) == "over: C"


@rules("SS-68", "S-12.4", "SA-32", "S-10.3")
def test_both_may_go_out_in_the_tie_break() -> None:
    table = moves(table_of("GO5 GO9 SP3", "GO9 SP5", "GO3 SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="GO9", B="GO9", C="GO3", D="SP1")

    prank(table, A="SP3", B="SP5")
    assert situation(table) == "over: A B"
    assert sizes(table) == "0/0/1/1"


@rules("S-12.4", "SA-32")
def test_one_may_go_out_in_the_tie_break_whoever_wins_it() -> None:
    table = moves(table_of("GO5 GO9 SP3 SP4", "GO9 SP5", "GO3 SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="GO9", B="GO9", C="GO3", D="SP1")

    assert situation(prank(table, A="SP3", B="SP5")) == "over: B"


@rules("SS-92", "S-12.3", "S-5.5")
def test_two_cats_tie_and_the_goblins_are_out_of_it() -> None:
    table = moves(table_of("GO5 CAT SP3 SP1 SP2", "CAT GO2 SP6", "GOM SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="CAT", B="CAT", C="GOM", D="SP1")
    assert situation(table) == "A B: prank"

    prank(table, A="SP3", B="GO2")
    assert situation(table) == "B: lead"
    assert sizes(table) == "2/1/1/1"


@rules("S-12.3", "S-5.5")
def test_one_cat_beats_two_equal_goblins_without_a_tie_break() -> None:
    table = moves(table_of("GO5 GO9 SP3", "GO9 SP5", "CAT SP7", "SP1 SP8"), "A: lay GO5")

    assert situation(prank(table, A="GO9", B="GO9", C="CAT", D="SP1")) == "C: lead"


@rules("S-12.3")
def test_equal_goblins_below_the_highest_do_not_tie() -> None:
    table = moves(table_of("GO5 GO9 SP3", "GO9 SP5", "GO10 SP7", "SP1 SP8"), "A: lay GO5")

    assert situation(prank(table, A="GO9", B="GO9", C="GO10", D="SP1")) == "C: lead"


@rules("SS-93", "S-12.4", "S-5.5", "SD-5")
def test_a_tie_break_is_repeated_until_it_is_settled() -> None:
    table = moves(table_of("GO5 GO9 GO7 GOM SP1 SP2", "GO9 GO7 CAT SP6", "GO3 SP7", "SP1 SP8"), "A: lay GO5")
    prank(table, A="GO9", B="GO9", C="GO3", D="SP1")
    prank(table, A="GO7", B="GO7")
    assert situation(table) == "A B: prank"

    prank(table, A="GOM", B="CAT")
    assert situation(table) == "B: lead"
    assert sizes(table) == "2/1/1/1"


@rules("S-12.4")
def test_three_ties_in_a_row_and_then_nobody() -> None:
    table = table_of("SP3 SP9", "GO5 GO9 GO7 CAT SP1 SP2", "GO9 GO7 CAT SP6 SP8", "GH7 GH8", to_act="B")
    moves(table, "B: lay GO5")
    prank(table, A="SP3", B="GO9", C="GO9", D="GH7")
    prank(table, B="GO7", C="GO7")
    prank(table, C="CAT", B="CAT")
    assert situation(table) == "B C: prank"

    prank(table, B="SP1", C="SP6")
    assert situation(table) == "C: lead", "the player after B"
    assert sizes(table) == "1/1/1/1"


@rules("SS-94", "S-12.3", "S-13.8")
def test_while_descending_it_is_the_lowest_goblins_that_tie() -> None:
    table = table_of("GO5 GO2 GO8 SP1 SP2", "GO2 GO4 SP6", "GO9 SP7", "GO9 SP8", masters=True, descending=True)
    moves(table, "A: lay GO5")
    prank(table, A="GO2", B="GO2", C="GO9", D="GO9")
    assert situation(table) == "A B: prank"

    prank(table, A="GO8", B="GO4")
    assert situation(table) == "B: lead"
    assert sizes(table) == "2/1/1/1"


@rules("SS-54", "S-13.2", "SA-26")
@pytest.mark.parametrize(("masters", "offered"), [(True, "B: lay SPM, pass"), (False, "B: pass")])
def test_a_spider_master_fits_on_the_other_with_powers_only(masters: bool, offered: str) -> None:
    table = table_of("SP3 SP4", "SPM BA1", "GH4 GH5", "SK1 SK2", top="SPM", owner="A", to_act="B", masters=masters)

    assert situation(table) == "B: follow-blue on SPM by A"
    assert choices(table) == offered


@rules("SA-26")
@pytest.mark.parametrize(("descending", "offered"), [(False, "C: pass"), (True, "C: lay GH10, pass")])
def test_on_the_second_spider_master_nothing_fits_or_while_descending_a_ten(descending: bool, offered: str) -> None:
    table = table_of(
        "SP3", "SPM BA1", "GH10 GH5", "SK1", top="SPM", owner="A", to_act="B", masters=True, descending=descending
    )

    assert choices(moves(table, "B: lay SPM")) == offered


@rules("SS-55", "S-13.9")
def test_the_second_bat_master_restores_the_order() -> None:
    table = table_of("BAM SP3", "BAM BA9", "SKM SPM SP6", "SKM GH2", masters=True)
    moves(table, "A: lay BAM")
    assert table.descending
    moves(table, "B: lay BAM")

    assert situation(table) == "C: follow-red on BAM by B"
    assert choices(table) == "C: lay SPM, lay SKM"
    assert table.direction == 1
    assert not table.descending


@rules("SD-1", "SD-4", "SD-7")
def test_equal_cards_in_a_hand_are_one_choice_and_one_of_them_stays() -> None:
    lead = table_of("SP4 SP4 GO2 GO2", "SP1", "SP2", "SP3")
    assert choices(lead) == "A: lay SP4, lay GO2"
    moves(lead, "A: lay GO2")
    assert hand(lead, "A") == "SP4 SP4 GO2"
    assert choices(lead).startswith("A: commit SP4, commit GO2;")

    bite = table_of("SP4 SP4", "SP1", "SP2", "SP3", top="BA5", owner="A", to_act="B")
    assert choices(bite) == "A: give SP4"
    moves(bite, "A: give SP4")
    assert (hand(bite, "A"), hand(bite, "B")) == ("SP4", "SP1 SP4")


@rules("S-7.2", "SA-18")
def test_the_same_card_does_not_come_twice_in_a_run() -> None:
    table = table_of("SP4 SP4 SP5 GH9", "GH7", "GH3", "GH4", top="SK8", owner="A", to_act="B")
    moves(table, "A: run SP4")

    assert refusal(table, "A: run SP4") == "run-not-next"
    moves(table, "A: run SP5")
    assert hand(table, "A") == "SP4 GH9"


def test_a_card_can_be_followed_by_its_twin_on_red_and_not_on_blue() -> None:
    red = table_of("SP4", "BA5 SP9", "GH3", "GH4", top="BA5", owner="A", to_act="B")
    blue = table_of("SP4", "GH5 SP9", "GH3", "GH4", top="GH5", owner="A", to_act="B")

    assert choices(red) == "B: lay BA5"
    assert choices(blue) == "B: pass"
