"""S-14: one hand more than players, set aside unseen. Four players unless said otherwise."""

import pytest

from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.games.spooks.cards import CODES, codes
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census, choices, lay_out, moves, position, situation
from tests.proofs import rules


def dealt(seats: int, seed: int, **options: object) -> SpooksState:
    state = GAME.deal(SpooksOptions.from_json({"phantom": True, **options}).settled(seats), seats, Rng(seed))
    assert isinstance(state, SpooksState)
    return state


@rules("S-14.1", "S-14.2")
def test_a_hand_is_set_aside_unseen() -> None:
    state = dealt(3, 1)

    assert len(state.stock) == 14
    hidden = {CODES[card] for card in state.stock}
    for seat in (0, 1, 2, None):
        view = state.view(seat).to_json()
        assert view["phantom"] == 14
        assert not hidden & set(str({**view, "unplayable": {}}).replace("'", " ").replace(",", " ").split())


@rules("S-14.2")
def test_its_cards_are_out_of_play_for_the_deal() -> None:
    for seed in range(10):
        state = dealt(4, seed)
        aside = list(state.stock)
        rng = Rng(seed)
        while options := state.choices(rng):
            assert state.stock == aside
            state.apply(state.actor, options[rng.below(len(options))])
        assert state.stock == aside
        assert sorted(census(state)) == sorted(CODES)


@rules("S-14.2", "S-11.1")
def test_nobody_scores_it() -> None:
    table = position("SP2", "SP3", "GH5", "GH6", phantom=True)
    table.stock = [CODES.index("CAT"), CODES.index("GHM")]

    assert moves(table, "A: lay SP2").scores() == [0, 3, 5, 6]


@rules("SS-56", "S-14.3")
def test_the_lowest_spider_in_a_hand_opens() -> None:
    table = position("GH3 SP4", "SP9 BA1", "SP3 GH4", "SK4 SK1", dealer="D", phantom=True)

    assert situation(table) == "D: follow-blue on SP3 by C"
    assert choices(table) == "D: lay SK4, pass"


@rules("S-14.3")
@pytest.mark.parametrize("spider", ["SP2", "SP6", "SP10", "SPM"])
def test_it_may_be_any_spider_up_to_the_master(spider: str) -> None:
    table = position("GH3 GH4", f"{spider} BA1", "GH1 GH2", "SK4 SK1", dealer="D", phantom=True)

    assert situation(table) == f"C: follow-blue on {spider} by B"


@rules("S-14.3", "S-12.2")
def test_with_two_decks_the_first_holder_from_the_dealers_left_opens_with_it() -> None:
    table = position("SP3 SP4", "SP9 BA1", "SP3 GH4", "SK4 SK1", dealer="A", phantom=True, decks=2)
    assert situation(table) == "D: follow-blue on SP3 by C"

    table = position("SP3 SP4", "SP9 BA1", "SP3 GH4", "SK4 SK1", dealer="D", phantom=True, decks=2)
    assert situation(table) == "B: follow-blue on SP3 by A"


@rules("S-14.3")
def test_the_opening_proves_that_lower_spiders_are_set_aside() -> None:
    shown = 0
    for seed in range(40):
        state = dealt(3, seed, decks=2 if seed < 10 else 1)
        lower = CODES[: state.top]
        shown += len(lower)
        for seat in (0, None):
            players = state.view(seat).to_json()["players"]
            assert isinstance(players, list)
            assert all(player["hasNone"] == lower for player in players)
            world = state.view(seat).imagine(Rng(seed))
            assert isinstance(world, SpooksState)
            assert not any(set(codes(player.cards())) & set(lower) for player in world.players)
    assert shown > 5


@rules("SS-57", "SA-35")
def test_without_any_spider_the_player_left_of_the_dealer_leads() -> None:
    table = position("GH3 GH7", "BA1 BA2", "GH4 GO1", "SK4 SK1", dealer="C", phantom=True)

    assert situation(table) == "D: lead"
    assert choices(table) == "D: lay SK1, lay SK4"
    assert table.view(None).to_json()["top"] is None


@rules("S-14.4", "S-11.1")
def test_a_new_one_is_dealt_each_deal_and_it_combines_with_every_variant() -> None:
    state = dealt(4, 3, series="short", masters=True, decks=2)
    first = sorted(state.stock)
    lay_out(state, "SP2", "SP3", "GH5", "GH6")
    moves(state, "A: lay SP2")
    assert state.actor == CHANCE
    state.settle(Rng(8))

    assert len(state.stock) == len(first) == 22
    assert sorted(state.stock) != first
    assert sorted(census(state)) == sorted(CODES * 2)
