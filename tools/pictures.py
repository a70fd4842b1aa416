"""Makes the pictures of docs/pictures: `./manoir pictures`, or `./manoir pictures landing lobby` for those alone.

Every scene is looked at in several ways: wide and on a phone, by night, by day and in high contrast, in all languages.
Names on the command line choose all pictures that begin with them.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.at_table import asked, my_turn, seated
from tests.browser.visiting import PHONE, ROOT, WIDE, Chromium, Visits, Wishes
from tests.server.running import Running

PLACE = ROOT / "docs/pictures"


Steps = Callable[[Visits, Wishes], Page]


def page_at(path: str) -> Steps:
    """A page outside any table."""

    def steps(visits: Visits, wishes: Wishes) -> Page:
        page = visits(path, **wishes)
        page.get_by_role("heading", level=1).first.wait_for()
        return page

    return steps


def lobby(visits: Visits, wishes: Wishes) -> Page:
    """A table that waits for its players."""
    context = visits.person(**wishes)
    made = asked(context, visits.address, "POST", "/api/tables", {"game": "toctoctoc", "name": "Nina"})
    asked(context, visits.address, "PUT", f"/api/tables/{made['table']}/seats/C/bot", {"level": "expert"})
    page = context.new_page()
    page.goto(f"/t/{made['code']}")
    page.get_by_role("img").first.wait_for()
    return page


def table(game: str, until: int, path: str = "", **wanted: Any) -> Steps:
    """A game against bots at about this number of its log, when it is one's turn."""

    def steps(visits: Visits, wishes: Wishes) -> Page:
        place = seated(visits.person(**wishes), visits.address, game, name="Nina", **wanted)
        page = place.open()
        my_turn(page)
        place.play_on(page, until)
        if path:
            page.goto(f"/t/{place.code}{path}")
        else:
            my_turn(page)
        page.wait_for_timeout(500)  # what was still on its way has arrived
        return page

    return steps


class Picture(NamedTuple):
    name: str
    steps: Steps
    size: tuple[int, int] = WIDE
    theme: str = "night"
    language: str = "en"


END = 10**6
SCENES: dict[str, Steps] = {
    "landing": page_at("/"),
    "set-up-toctoctoc": page_at("/new/toctoctoc"),
    "set-up-spooks": page_at("/new/spooks"),
    "set-up-halloween": page_at("/new/halloween"),
    "lobby": lobby,
    "public-tables": page_at("/tables"),
    "rules": page_at("/rules/toctoctoc"),
    "preferences": page_at("/preferences"),
    "toctoctoc": table("toctoctoc", 90),
    "toctoctoc-six": table("toctoctoc", 110, seats=6),
    "spooks": table("spooks", 90),
    "spooks-ten": table("spooks", 80, seats=10, options={"decks": 2}),
    "halloween": table("halloween", 160, options={"cards": "casper"}),
    "halloween-two": table("halloween", 120, seats=2),
    "end": table("toctoctoc", END),
    "end-spooks": table("spooks", END, seats=10, options={"decks": 2}),
    "end-halloween": table("halloween", END, seats=2),
    "replay": table("toctoctoc", END, "/replay?at=120"),
}
LOOKS = {
    "wide": (WIDE, "night", "en"),
    "wide-day": (WIDE, "day", "fr"),
    "wide-contrast": (WIDE, "contrast", "es"),
    "phone": (PHONE, "night", "fr"),
    "phone-day": (PHONE, "day", "es"),
}
PICTURES = [Picture(f"{scene}-{look}", steps, *LOOKS[look]) for scene, steps in SCENES.items() for look in LOOKS]


def take(picture: Picture, visits: Visits) -> Path:
    kept = {"theme": picture.theme, "language": picture.language, "pace": "off", "name": "Nina", "sound": False}
    page = picture.steps(
        visits,
        {
            "size": picture.size,
            "language": picture.language,
            "preferences": kept,
            "still": True,
            "touch": picture.size == PHONE,
        },
    )
    page.evaluate("document.fonts.ready")
    PLACE.mkdir(parents=True, exist_ok=True)
    path = PLACE / f"{picture.name}.png"
    page.screenshot(path=path)
    return path


def main(wanted: list[str]) -> int:
    chosen = [one for one in PICTURES if not wanted or one.name.startswith(tuple(wanted))]
    if not chosen:
        print(f"manoir: no picture begins with “{wanted[0]}”; choose from: {', '.join(SCENES)}.", file=sys.stderr)
        return 2
    troubles: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/house.db", Path(folder, "log")) as house,
        Chromium() as browser,
    ):
        for picture in chosen:
            visits = Visits(browser, house.address)
            path = take(picture, visits)
            visits.close()
            troubles += [f"{picture.name}: {trouble}" for trouble in visits.troubles()]
            print(f"{path.relative_to(ROOT)} {path.stat().st_size / 1000:.0f} kB", flush=True)
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
