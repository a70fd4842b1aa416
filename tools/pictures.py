"""Makes the pictures of docs/pictures: `./manoir pictures`, or `./manoir pictures landing lobby` for those alone.

Each picture is a line below: its name, the steps that lead to what it shows, and how it is looked at. Names on the
command line choose all pictures that begin with them.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.visiting import PHONE, ROOT, WIDE, Chromium, Visits
from tests.server.running import Running

PLACE = ROOT / "docs/pictures"


def landing(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


class Picture(NamedTuple):
    name: str
    steps: Callable[[Page], None]  # leads from the first page to what is shown
    size: tuple[int, int] = WIDE
    theme: str = "night"
    language: str = "en"
    path: str = "/"


PICTURES = [
    Picture("landing-wide", landing),
    Picture("landing-phone", landing, PHONE, "day", "fr"),
]


def take(picture: Picture, visits: Visits) -> Path:
    wishes = {"theme": picture.theme, "language": picture.language, "pace": "off", "name": "Ada"}
    page = visits(
        picture.path,
        size=picture.size,
        language=picture.language,
        preferences=wishes,
        still=True,
        touch=picture.size == PHONE,
    )
    picture.steps(page)
    page.evaluate("document.fonts.ready")
    PLACE.mkdir(parents=True, exist_ok=True)
    path = PLACE / f"{picture.name}.png"
    page.screenshot(path=path)
    return path


def main(wanted: list[str]) -> int:
    chosen = [one for one in PICTURES if not wanted or one.name.startswith(tuple(wanted))]
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
    return 1 if troubles or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
