"""What a scene is: a way to come to a screen of the house, and the sizes at which people look at it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.browser.at_table import Place, laid_out
from tests.browser.faults import Seen, inspected, rested
from tests.browser.visiting import Visits
from tests.server.laid_out import Line
from tests.server.running import Running

Size = tuple[int, int]
WIDE: tuple[Size, ...] = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES: tuple[Size, ...] = ((390, 844), (360, 640), (844, 390), (740, 360))
SIZES = (*WIDE, *PHONES)
THEMES = ("night", "day", "contrast")
SEATS = "ABCDEFGHIJ"


@dataclass
class Stage:
    """Where scenes are looked at: a house, browsers, and the language of who looks."""

    visits: Visits
    house: Running
    language: str = "en"
    guests: Callable[[], Visits] | None = None  # of a house with games that others bring, if there is one
    size: Size = WIDE[0]
    hints: bool = False  # whether moves say what they promise

    def person(self, visits: Visits | None = None, **preferences: Any) -> BrowserContext:
        """Somebody who has been here before: nothing moves, nothing sounds, and unless wanted nothing is explained."""
        kept = {
            "language": self.language,
            "theme": "night",
            "pace": "off",
            "sound": False,
            "hints": self.hints,
            "name": "Nina",
        }
        return (visits or self.visits).person(language=self.language, still=True, preferences={**kept, **preferences})

    def page(self, path: str, ready: str = "h1", **preferences: Any) -> Page:
        """A page outside any table, when something is there."""
        page = self.person(**preferences).new_page()
        self.fit(page)
        page.goto(path)
        page.locator(ready).first.wait_for()
        return page

    def sit(self, game: str, seats: int, line: Line, people: str = "A", mine: str = "A", **options: Any) -> Place:
        """At a table at which a game has come as far as a log says; without bots nothing goes on behind one's back."""
        preferences = options.pop("preferences", {})
        return laid_out(self.person(**preferences), self.house, game, seats, line, people, mine, **options)

    def table(
        self, game: str, seats: int, line: Line, ready: str = "[data-number]", path: str = "", **options: Any
    ) -> Page:
        """The page of who sits in the first seat; all others are bots, who wait."""
        return self.at(self.sit(game, seats, line, **options), ready, path=path)

    def at(self, place: Place, ready: str, page: Page | None = None, path: str = "") -> Page:
        page = page or place.context.new_page()
        self.fit(page)
        page.goto(f"/t/{place.code}{path}")
        page.locator(ready).first.wait_for()
        return page

    def brought(self) -> Visits:
        """To a house with games that others bring, and that have no board."""
        assert self.guests, "there is no such house here"
        return self.guests()

    def fit(self, page: Page, size: Size | None = None) -> None:
        """Gives a page this size, and fingers where it is that of a phone."""
        self.size = size or self.size
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": self.size in PHONES})
        session.detach()


Opens = Callable[[Stage], Page]


class Scene(NamedTuple):
    name: str
    opens: Opens
    scrolls: tuple[Size, ...] = ()  # where the page may be scrolled up and down
    sizes: tuple[Size, ...] = SIZES
    expects: str = ""  # what the browser complains of here, and may
    needs: tuple[str, ...] = ()  # of each of these something must be in sight


def told(opens: Opens) -> Opens:
    """The same for who is told what moves promise."""
    return lambda stage: opens(replace(stage, hints=True))


def turned_to(tab: str, opens: Opens) -> Opens:
    """The same on a phone, with another of its tabs in front."""

    def turns(stage: Stage) -> Page:
        page = opens(stage)
        page.locator(f"[data-tab={tab}]").click()
        return page

    return turns


class Look(NamedTuple):
    """A scene as somebody sees it."""

    scene: Scene
    size: Size
    language: str

    def __str__(self) -> str:
        return f"{self.scene.name} at {self.size[0]}x{self.size[1]} in {self.language}"


def looks(stage: Stage, scene: Scene, sizes: tuple[Size, ...] = SIZES) -> Iterator[tuple[Look, Page]]:
    """The page of a scene at one size after the other: it is opened once. Leaves the house afterwards."""
    chosen = [size for size in scene.sizes if size in sizes]
    if not chosen:
        return
    if scene.expects:
        stage.visits.expect(scene.expects)
    stage.size = chosen[0]
    page = scene.opens(stage)
    for size in chosen:
        stage.fit(page, size)
        rested(page)
        yield Look(scene, size, stage.language), page


def inspect(look: Look, page: Page) -> Seen:
    """What is wrong with a look, as sentences that say where."""
    seen = inspected(page, look.size in PHONES, look.size in look.scene.scrolls, look.scene.needs)
    return Seen([f"{look}: {fault}" for fault in seen.faults], seen.needed)
