"""Halloween from the first turn to the last, on what the page offers: by mouse, by finger both ways, and by keyboard.

Two rounds in the usual tests; until the rules end it with `MANOIR_TESTS=soak`."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.halloween_table import USUAL, by_clicking, play_to_the_end, say_by_key, sit_down, whole
from tests.browser.visiting import Visits
from tests.seed import chance
from tests.server.running import Running

ROUNDS = 60 if os.environ.get("MANOIR_TESTS") == "soak" else 2
WAYS = {"mouse": (1280, 720), "upright": (390, 844), "sideways": (844, 390), "keys": (1280, 720)}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(visit: Visits, house: Running, way: str) -> None:
    touch = way in ("upright", "sideways")
    options = {**USUAL, "maxRounds": ROUNDS}
    page = sit_down(visit, house, size=WAYS[way], touch=touch, options=options)
    whole(page)
    page.locator("[data-status]").focus()
    said = play_to_the_end(page, say_by_key if way == "keys" else by_clicking(chance(f"halloween by {way}"), touch))
    assert said >= 3 * min(ROUNDS, 4)
    expect(page.locator("dialog [data-rank]").first).to_be_visible()
