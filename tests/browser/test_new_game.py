"""A game that was just begun, on the page: on the board that every game gets, and on the one of the third lesson."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from manoir.workshop.new_game import new_game
from tests.browser.at_table import HURRY, beyond, my_turn, number, seated
from tests.browser.guests import opened_with
from tests.browser.visiting import PHONE, ROOT, Visits, violations
from tests.server.packages import linked
from tests.test_lessons import Reader

WIDE = (1280, 800)
LAYS = {"en": "lay ", "fr": "poser ", "es": "poner "}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    """A house with `garret`, as it was begun, and `attic`, as the lessons leave it."""
    if not (ROOT / "web/node_modules/vite").is_dir() or not (ROOT / "src/manoir/web/index.html").is_file():
        pytest.skip("the page has not been built: ./manoir test builds it")
    place = tmp_path_factory.mktemp("games")
    new_game(place / "garret")
    reader = Reader(place)
    reader.writes()
    for name in ("garret", "attic"):
        linked(place / "package", name)
    with opened_with(browser, place, place / "package", place / "garret/src", place / "attic/src") as visits:
        yield visits


def over(page: Page) -> Locator:
    return page.get_by_role("dialog").locator("[data-rank]").first


def sat(call: Visits, game: str, size: tuple[int, int], language: str) -> Page:
    wishes = {**HURRY, "language": language}
    person = call.person(size=size, language=language, touch=size == PHONE, preferences=wishes)
    page = seated(person, call.address, game).open()
    my_turn(page)
    return page


# What leaves nothing else open is the whole choice; to choose on after that changes nothing.
CHOOSE = """async (kinds) => {
    for (const kind of kinds) {
        document.querySelector(kind)?.click()
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
}"""


def played_to_its_end(page: Page, kinds: list[str]) -> None:
    """The first of what is offered, of each of these kinds in turn, until the game is over."""
    end = page.locator("[data-status=status-over]")
    while True:
        page.locator("[data-mine]").or_(end).first.wait_for()
        if end.count():
            break
        before = number(page)
        page.evaluate(CHOOSE, kinds)
        beyond(page, before)
    over(page).wait_for()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_game_that_was_just_begun_is_played_on_the_page(call: Visits, size: tuple[int, int], language: str) -> None:
    page = sat(call, "garret", size, language)
    assert violations(page, within="#board") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card, staircase = "#board [data-row=card] button", "#board [data-row=staircase] [data-move]"
    played_to_its_end(page, ["#board .words [data-move]", card, staircase])


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_board_of_the_third_lesson_is_one_to_play_on(call: Visits, size: tuple[int, int], language: str) -> None:
    page = sat(call, "attic", size, language)
    expect(page.locator(".attic [data-seat]")).to_have_count(3)
    expect(page.locator(".attic ol li")).to_have_count(3)
    expect(page.locator("#board [data-row]")).to_have_count(0)  # not the board that every game gets
    first = page.locator(".attic button.free").first
    assert (first.get_attribute("aria-label") or "").startswith(LAYS[language])
    assert violations(page, within="#board") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    played_to_its_end(page, [".attic button.free"])


def test_the_board_of_the_third_lesson_hides_a_hand(call: Visits) -> None:
    page = sat(call, "attic", WIDE, "en")
    expect(page.locator(".attic button.free").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".attic [data-hand]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".attic button.free").first).to_be_visible()
