"""Section 2 of the rules: what a table may choose, and that everything combines."""

from itertools import product

import pytest

from manoir.core.errors import BadOption
from manoir.core.rng import Rng
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census
from tests.proofs import rules


@rules("S-12.1", "S-13.1", "S-14.1", "S-11.1", "SA-1", "SA-3")
def test_by_default_one_deal_with_one_deck_and_no_variant_is_played() -> None:
    assert SpooksOptions().settled(4).to_json() == {
        "decks": 1,
        "masters": False,
        "phantom": False,
        "phantomChoice": "table",
        "series": "off",
        "seriesLimit": 200,
        "seriesMaxDeals": 0,
        "redPlay": "mustIfAble",
        "redMaster": "rankOnly",
        "leads": "must",
        "mastersLast": "deal",
        "blueMaster": "order",
        "memoryAid": True,
        "firstDealer": "random",
    }


@rules("S-11.3", "SA-48", "S-12.1")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("decks", 3, "S-12.1"),
        ("decks", 0, "S-12.1"),
        ("series", "long", "S-11.1"),
        ("seriesLimit", 0, "S-11.3"),
        ("seriesMaxDeals", -1, "SA-48"),
        ("redPlay", "never", "S-6.5"),
        ("redMaster", "joker", "S-6.2"),
        ("phantomChoice", "nobody", "SA-52"),
        ("leads", "never", "SA-53"),
        ("mastersLast", "forever", "SA-54"),
        ("blueMaster", "dog", "SA-55"),
        ("firstDealer", "seat:11", "S-2.1"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_rejected_with_its_rule(key: str, value: object, rule: str) -> None:
    with pytest.raises(BadOption) as caught:
        SpooksOptions.from_json({key: value})

    assert caught.value.rule == rule


@rules("S-14.4", "SA-39")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_every_combination_of_the_variants_can_be_played(seats: int) -> None:
    for decks, masters, phantom, series, red_play, red_master in product(
        (1, 2), (False, True), (False, True), ("off", "short"), ("mustIfAble", "mayDecline"), ("rankOnly", "wild")
    ):
        options = SpooksOptions.from_json(
            {
                "decks": decks,
                "masters": masters,
                "phantom": phantom,
                "series": series,
                "seriesMaxDeals": 1,
                "redPlay": red_play,
                "redMaster": red_master,
            }
        )
        rng = Rng(seats)
        state = GAME.deal(options.settled(seats), seats, rng)
        assert isinstance(state, SpooksState)
        while moves := state.choices(rng):
            state.apply(state.actor, moves[rng.below(len(moves))])

        assert state.winners
        assert len(census(state)) == 56 * decks
