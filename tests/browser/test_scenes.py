"""Screens of the house as people see them: a chosen dozen in the usual tests, and what the look must not miss.

All of them, at every size in every language: `MANOIR_TESTS=soak ./manoir test tests/browser/test_scenes.py`."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from manoir.core.texts import LANGUAGES
from tests.browser.faults import PERMISSIONS, faults
from tests.browser.guests import opened_with
from tests.browser.scenes import SCENES
from tests.browser.scenes.stage import SIZES, Size, Stage, inspect, looks
from tests.browser.visiting import Visits
from tests.server.packages import brought
from tests.server.running import Running

SOAK = os.environ.get("MANOIR_TESTS") == "soak"
# Of each kind of screen one where it is narrow: the smallest, the longest language, the most players.
DOZEN: list[tuple[str, Size, str]] = [
    ("landing", (1440, 900), "fr"),
    ("landing-mine", (360, 640), "es"),
    ("set-up-halloween", (360, 640), "fr"),
    ("no-table", (1280, 720), "fr"),
    ("toctoctoc-offer-4", (360, 640), "es"),
    ("toctoctoc-large-cards", (1280, 720), "fr"),
    ("spooks-full-hand-two-decks", (844, 390), "fr"),
    ("halloween-longest", (1280, 720), "fr"),
    ("halloween-main-4", (390, 844), "es"),
    ("replay-spooks", (1280, 720), "es"),
    ("banner-offline-toctoctoc", (844, 390), "es"),
    ("sheet-moves", (360, 640), "fr"),
]


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    """A house with two games that bring no board."""
    place, package = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("package")
    brought(package, "prank", "web")
    brought(package, "bluff")
    with opened_with(browser, place, package) as visits:
        yield visits


@pytest.mark.parametrize(("name", "size", "language"), DOZEN, ids=[name for name, *_ in DOZEN])
def test_a_scene_is_as_it_should_be(visit: Visits, house: Running, name: str, size: Size, language: str) -> None:
    [(look, page)] = looks(Stage(visit, house, language), SCENES[name], (size,))
    assert inspect(look, page).faults == []


@pytest.mark.skipif(not SOAK, reason="takes half an hour: MANOIR_TESTS=soak")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES if SOAK else [])
def test_a_scene_is_as_it_should_be_at_every_size(
    visit: Visits, house: Running, request: pytest.FixtureRequest, name: str, language: str
) -> None:
    stage = Stage(visit, house, language, lambda: request.getfixturevalue("call"))
    found = [fault for look, page in looks(stage, SCENES[name]) for fault in inspect(look, page).faults]
    assert found == []


PLANTED = {  # what is done to a page that is as it should be, and what is said of it
    "a cut text": (
        "h1.style.cssText = 'overflow: hidden; white-space: nowrap; width: 90px'",
        "cut: “Nobody lives behind this door.” (section h1) is cut by",
    ),
    "a text that ends in dots": (
        "h1.style.cssText = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 90px'",
        "cut: “Nobody lives behind this door.”",
    ),
    "lines that are left out": (
        """h1.style.cssText = 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1'
            h1.style.overflow = 'hidden', h1.style.width = '9rem'""",
        "cut: “Nobody lives behind this door.”",
    ),
    "a text that its parent cuts": (
        "h1.parentElement.style.cssText = 'overflow: hidden; height: 20px'",
        "cut: “Nobody lives behind this door.”",
    ),
    "a cut text in a drawing": (
        """h1.insertAdjacentHTML('afterend',
            '<svg width="40" height="20"><text y="15" font-size="14">A very long text</text></svg>')""",
        "cut: “A very long text” (section text)",
    ),
    "a covered control": (
        """{ const { left, top, width, height } = link.getBoundingClientRect()
            const cover = document.body.appendChild(document.createElement('div'))
            cover.className = 'cover'
            cover.style.cssText = `position: fixed; background: red; left: ${left + width / 2}px; top: ${top}px;
                width: ${width}px; height: ${height}px` }""",
        "covered: “Public tables” (div.ways a.btn) is ",
    ),
    "a control outside": (
        "link.style.cssText = 'position: fixed; left: -30px; top: 200px'",
        "outside: “Public tables” (div.ways a.btn) is ",
    ),
    "a page that is too wide": ("document.body.style.width = '120vw'", "sideways: the page scrolls sideways by"),
    "a page that is too high": ("document.body.style.height = '120vh'", "scrolls: the page scrolls by"),
    "a list that scrolls": (
        "h1.parentElement.style.cssText = 'overflow: auto; height: 50px'",
        "scrolls: “Nobody lives behind this door.",
    ),
    "what is not there": ("h1.remove()", "missing: nothing of h1 can be seen"),
    "what is there and not in sight": ("h1.style.cssText = 'position: absolute; top: -99px'", "missing: nothing of h1"),
    "small letters": (
        "h1.style.fontSize = '8px'",
        "small: “Nobody lives behind this door.” (section h1) is written with 8.0 px",
    ),
    "a small control": (
        "link.style.cssText = 'display: block; min-height: 0; height: 22px; padding: 0; width: 200px'",
        "too small for a finger (44)",
    ),
}


@pytest.fixture(scope="module")
def plain(regulars: Visits) -> Iterator[Page]:
    """A page that is as it should be."""
    regulars.expect("404")
    [context] = regulars.contexts
    page = context.new_page()
    yield page
    page.close()


PREFERENCES = {"language": "en", "pace": "off"}


@pytest.mark.parametrize("what", PLANTED)
def test_a_fault_is_found_and_named(plain: Page, what: str) -> None:
    plain.set_viewport_size({"width": 1280, "height": 720})
    plain.goto("/t/ZZZZZ")
    plain.locator("h1").wait_for()
    assert faults(plain, needs=("h1",)) == []
    planted, said = PLANTED[what]
    link = "[...document.querySelectorAll('main a.btn')].at(-1)"
    plain.evaluate(f"() => {{ const h1 = document.querySelector('h1'), link = {link}; {planted} }}")
    found = faults(plain, phone=what == "a small control", needs=("h1",))
    assert any(said in one for one in found), found


def test_a_fault_is_said_with_its_scene_size_and_language(visit: Visits, house: Running) -> None:
    for look, page in looks(Stage(visit, house, "es"), SCENES["toctoctoc-offer-4"], ((1366, 768),)):
        page.evaluate("document.querySelector('[data-card]').style.translate = '0 300px'")
        [fault] = [one for one in inspect(look, page).faults if "[data-card" in one and ": cut:" in one]
        assert fault.startswith("toctoctoc-offer-4 at 1366x768 in es: cut: ")


def test_every_permission_has_a_reason_and_every_scene_a_name_of_its_own() -> None:
    assert all(len(one.reason) > 20 for one in PERMISSIONS)
    assert len(SCENES) > 170 and len(SIZES) == 9
    assert {name for name, *_ in DOZEN} <= set(SCENES)
