"""How long a choice takes, from the press of a button to the page that shows it confirmed; figures for docs/performance.md.

    .venv/bin/python -m tests.browser.speed

The house is real, its log is on the disk, and the bots do not pretend to think.
"""

import os
import tempfile
from pathlib import Path
from statistics import median

from tests.browser.at_table import QUIET, my_turn, seated
from tests.browser.visiting import Chromium, Visits
from tests.server.running import Running

CHOICES = 60

# The clock runs in the page: from the click until the sheet of the status shows a later number.
TIMED = """(button) => new Promise((done) => {
    const sheet = document.querySelector('[data-number]')
    const before = sheet.dataset.number
    let start = 0
    const watch = new MutationObserver(() => {
        if (sheet.dataset.number === before) return
        watch.disconnect()
        done(performance.now() - start)
    })
    watch.observe(sheet, { attributes: true, attributeFilter: ['data-number'] })
    start = performance.now()
    button.click()
})"""


def measured(visits: Visits, game: str) -> list[float]:
    """Milliseconds of each choice, in order of length."""
    found: list[float] = []
    while len(found) < CHOICES:
        context = visits.person(preferences={**QUIET, "confirm": False})
        page = seated(context, visits.address, game).open()
        while len(found) < CHOICES:
            my_turn(page)
            if page.locator("[data-rank]").count():
                break
            page.keyboard.press("m")
            moves = page.get_by_role("dialog").locator("[data-move]")
            moves.first.wait_for()
            found.append(float(moves.first.evaluate(TIMED)))
        context.close()
    return sorted(found)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/house.db", Path(folder) / "log") as house,
        Chromium() as browser,
    ):
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")
        for game in ("toctoctoc", "spooks", "halloween"):
            times = measured(Visits(browser, house.address), game)
            late = times[int(len(times) * 0.95)]
            print(f"{game}: median {median(times):.0f} ms, 95 % within {late:.0f} ms, longest {times[-1]:.0f} ms")


if __name__ == "__main__":
    main()
