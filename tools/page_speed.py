"""How heavy and how quick the page is: `.venv/bin/python -m tools.page_speed` prints the table of docs/performance.md.

A real house and a real browser on this machine. Weight is what goes over the line, compressed, until the first move
can be made. The front door is timed on a processor slowed
down four times. A move is measured from the click until the page shows that the house has it on its disk.
"""

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.at_table import QUIET, my_turn, seated
from tests.browser.halloween_table import ready, say_something
from tests.browser.spooks_table import decide as decide_in_spooks
from tests.browser.test_toctoctoc import decide, doing
from tests.browser.visiting import Chromium, Visits
from tests.browser.weighing import BROTLI, GZIP, weight
from tests.server.running import Running

CHANCE = random.Random(1)
DECIDE: dict[str, Callable[[Page], None]] = {  # by the board, as players do
    "toctoctoc": lambda page: decide(page, doing(page), CHANCE),
    "spooks": lambda page: decide_in_spooks(page, CHANCE),
    "halloween": lambda page: say_something(page, CHANCE),
}
MOVES = 40
SLOWER = 4

# In the page itself, so that what drives the browser is not measured with it: from the click to the next picture.
WATCH = """() => {
    window.waited = new Promise((done) => {
        let start = 0
        addEventListener('click', () => (start = performance.now()), { capture: true }) // the last one plays
        new MutationObserver((_, observer) => {
            if (!start) return // somebody else chose at the same time
            observer.disconnect()
            requestAnimationFrame(() => done(performance.now() - start))
        }).observe(document.querySelector('[data-number]'), { attributeFilter: ['data-number'] })
    })
}"""


def until_ready(browser: Browser, address: str) -> float:
    """Seconds from the address to a front door that answers, on a slow machine."""
    context = browser.new_context(base_url=address, service_workers="block", locale="en")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").click(trial=True)
    found = time.perf_counter() - start
    context.close()
    return found


def answers(visits: Visits, game: str) -> list[float]:
    """Milliseconds from a click to the confirmed move."""
    place = seated(visits.person(preferences={**QUIET, "confirm": game != "halloween"}), visits.address, game)
    page = place.open()
    found: list[float] = []
    while len(found) < MOVES:
        my_turn(page)
        if page.locator("[data-rank]").count():
            break
        found.append(clicked(page, game))
    return found


def clicked(page: Page, game: str) -> float:
    if game == "halloween":
        ready(page)  # all that can be said has been listed
    page.evaluate(WATCH)
    DECIDE[game](page)
    return float(page.evaluate("waited"))


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/house.db", Path(folder, "log"), "bot_delay=0.2-0.3") as house,
        Chromium() as browser,
    ):
        for coding in (BROTLI, GZIP):
            for game in DECIDE:
                print(f"{game} by {coding}: {weight(browser, house.address, game, coding)}", flush=True)
        times = sorted(until_ready(browser, house.address) for _ in range(5))
        print(f"front door, processor {SLOWER} times slower: {times[2]:.2f} s ({times[0]:.2f} – {times[-1]:.2f})")
        visits = Visits(browser, house.address)
        for game in DECIDE:
            waits = answers(visits, game)
            last = statistics.quantiles(waits, n=20)[-1]
            print(f"{game}: click to confirmed move {statistics.median(waits):.0f} ms, 95 % within {last:.0f} ms")
        visits.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
