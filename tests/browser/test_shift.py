"""Pages stand still from their first picture on: nothing moves because something else has come."""

import os
from itertools import cycle, product

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


SIZES = {"wide": (1280, 720), "phone": (390, 844)}
PAGES = (
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
)
# The title scene in every language and the tables, at both sizes; each other page by turns. All with MANOIR_TESTS=soak.
LOOKS = [
    *(("/", language, size) for language in LANGUAGES for size in SIZES),
    *((game, language, size) for game, language in zip(HOUSE, LANGUAGES, strict=True) for size in SIZES),
    *zip(PAGES, cycle(LANGUAGES), cycle(SIZES), strict=False),
]
if os.environ.get("MANOIR_TESTS") == "soak":
    LOOKS = list(product(("/", *HOUSE, *PAGES), LANGUAGES, SIZES))


@pytest.mark.parametrize(("place", "language", "size"), LOOKS)
def test_a_page_stands_still_on_a_slow_line(
    browser: Browser, house: Running, place: str, language: str, size: str
) -> None:
    context = browser.new_context(  # of somebody new, who has nothing of the page
        base_url=house.address,
        service_workers="block",
        locale=language,
        viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
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
