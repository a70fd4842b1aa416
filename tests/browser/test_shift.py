"""Pages stand still from their first picture on: nothing moves because something else has come."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from manoir.core.texts import LANGUAGES
from manoir.games import HOUSE
from tests.browser.at_table import AT_REST, my_turn, seated
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


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_stand_still_on_a_slow_line(
    browser: Browser, house: Running, language: str, size: tuple[int, int]
) -> None:
    table = {"en": "toctoctoc", "fr": "spooks", "es": "toctoctoc"}[language]
    for place in ("/", "/new/toctoctoc", table):  # each as somebody new, who has nothing of the page
        context = browser.new_context(
            base_url=house.address,
            service_workers="block",
            locale=language,
            viewport={"width": size[0], "height": size[1]},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        path = waiting(context, house, place) if place in HOUSE else place
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Network.emulateNetworkConditions", SLOW)
        page.goto(path)
        (page.locator("[data-mine]") if place in HOUSE else page.get_by_role("heading", level=1)).first.wait_for()
        stands_still(page, place)
        context.close()
