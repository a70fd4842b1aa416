"""The page does not grow in silence. Who adds to it takes away elsewhere, or raises a bound and says in
docs/performance.md what for."""

import pytest
from playwright.sync_api import Browser

from manoir.games import GAMES, HOUSE
from tests.browser.weighing import BROTLI, GZIP, weight
from tests.server.running import Running

# Bytes of a game from the front door to the first decision, by brotli and by gzip, without fonts and headers.
BOUNDS = {
    "toctoctoc": (120_000, 134_000),
    "spooks": (124_000, 137_000),
    "halloween": (145_000, 162_000),
}
FURTHER = 800  # bytes of a door for each game that a package has brought
FONTS = 29_000
REQUESTS = 36


@pytest.mark.parametrize("game", BOUNDS)
def test_a_game_weighs_no_more_than_is_written(browser: Browser, house: Running, game: str) -> None:
    light, usual = (weight(browser, house.address, game, coding) for coding in (BROTLI, GZIP))
    others = FURTHER * (len(GAMES) - len(HOUSE))
    fits = (light.content <= BOUNDS[game][0] + others, usual.content <= BOUNDS[game][1] + others)
    assert fits == (True, True), f"{light}; {usual}"
    assert light.content < 0.93 * usual.content, "the page was not packed when it was built"
    assert light.fonts <= FONTS and light.requests <= REQUESTS, light
