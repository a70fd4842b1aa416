"""How heavy and how quick the page is: `.venv/bin/python -m tools.page_speed` prints the table of docs/performance.md.

A real house and a real browser on this machine. Weight is what goes over the line, compressed, until the first move
can be made; service workers are off, so that nothing is fetched twice. The front door is timed on a processor slowed
down four times. A move is measured from the click until the page shows that the house has it on its disk.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.at_table import QUIET, beyond, moves, my_turn, number, seated
from tests.browser.visiting import Chromium, Visits
from tests.server.running import Running

GAMES = ("toctoctoc", "spooks", "halloween")
MOVES = 40
SLOWER = 4


def weight(browser: Browser, address: str, game: str) -> tuple[int, int]:
    """Bytes and requests of somebody new, from the front door to the first decision."""
    context = browser.new_context(base_url=address, service_workers="block", locale="en")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/")
    page.get_by_role("heading", level=1).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.goto(f"/t/{seated(context, address, game).code}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), len(sizes)


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
    place = seated(visits.person(preferences={**QUIET, "confirm": False}), visits.address, game)
    page = place.open()
    found: list[float] = []
    while len(found) < MOVES:
        my_turn(page)
        if page.locator("[data-rank]").count():
            break
        found.append(clicked(page))
    return found


def clicked(page: Page) -> float:
    before, offered = number(page), moves(page)
    one = offered.first
    start = time.perf_counter()
    one.click()
    beyond(page, before)
    return (time.perf_counter() - start) * 1000


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/house.db", Path(folder, "log"), "bot_delay=0.2-0.3") as house,
        Chromium() as browser,
    ):
        for game in GAMES:
            size, requests = weight(browser, house.address, game)
            print(f"{game}: {size / 1000:.0f} kB in {requests} requests before the first move", flush=True)
        times = sorted(until_ready(browser, house.address) for _ in range(5))
        print(f"front door, processor {SLOWER} times slower: {times[2]:.2f} s ({times[0]:.2f} – {times[-1]:.2f})")
        visits = Visits(browser, house.address)
        for game in GAMES:
            waits = answers(visits, game)
            last = statistics.quantiles(waits, n=20)[-1]
            print(f"{game}: click to confirmed move {statistics.median(waits):.0f} ms, 95 % within {last:.0f} ms")
        visits.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
