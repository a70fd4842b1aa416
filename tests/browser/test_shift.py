"""Pages stand still from their first picture on: nothing moves because something else has come."""

from itertools import cycle

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from manoir.core.texts import LANGUAGES
from manoir.games import HOUSE
from tests.browser.at_table import AT_REST, asked, my_turn, seated
from tests.browser.visiting import PATIENCE
from tests.server.running import Running

MOST = 0.05
SLOW = {
    "offline": False,
    "latency": 60,
    "downloadThroughput": 400_000,
    "uploadThroughput": 100_000,
}  # ms, bytes a second

# From the first picture on; what moves because somebody has just clicked is no fault.
WATCH = """{
    window.shifts = []
    const named = ({ node }) => node?.className || node?.nodeName
    const note = (one) => one.hadRecentInput || shifts.push([one.value, one.sources.map(named)])
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true })
}"""
SHIFTED = "async () => (await new Promise((done) => setTimeout(done, 100)), shifts)"  # entries come a moment later


def stands_still(page: Page, path: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate(AT_REST)
    shifts = page.evaluate(SHIFTED)
    assert sum(value for value, _ in shifts) < MOST, f"{path} moves: {shifts}"


def waiting(context: BrowserContext, house: Running, game: str) -> str:
    """The address of a table that waits for who comes: nobody plays while it is looked at."""
    place = seated(context, house.address, game)
    page = place.open()
    my_turn(page)
    page.close()
    return f"/t/{place.code}"


def lobby(context: BrowserContext, house: Running) -> str:
    return f"/t/{asked(context, house.address, 'POST', '/api/tables', {'game': 'spooks', 'name': 'Ada'})['code']}"


# The title scene in every language; each other page in one of them, by turns.
PLACES = [
    *(("/", language) for language in LANGUAGES),
    *zip(
        (
            "/new/toctoctoc",
            "/new/halloween",
            "/rules/spooks",
            "/preferences",
            "/tables",
            "/join",
            "/terminal",
            "/nope",
            "lobby",
            "mine",
            "toctoctoc",
            "spooks",
            "halloween",
        ),
        cycle(LANGUAGES),
        strict=False,
    ),
]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
@pytest.mark.parametrize(("place", "language"), PLACES)
def test_a_page_stands_still_on_a_slow_line(
    browser: Browser, house: Running, place: str, language: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(  # of somebody new, who has nothing of the page
        base_url=house.address,
        service_workers="block",
        locale=language,
        viewport={"width": size[0], "height": size[1]},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    path = place
    if place == "mine":  # the front door of who has a game running
        waiting(context, house, "toctoctoc")
        path = "/"
    elif not place.startswith("/"):
        path = lobby(context, house) if place == "lobby" else waiting(context, house, place)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", SLOW)
    page.goto(path)
    (page.locator("[data-mine]") if place in HOUSE else page.get_by_role("heading", level=1)).first.wait_for()
    stands_still(page, place)
    context.close()
