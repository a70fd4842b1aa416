"""A board that a package brings: built from its sources, and served by a house that has neither these nor Node."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_table import HURRY, beyond, my_turn, number, seated
from tests.browser.guests import opened_with
from tests.browser.visiting import PHONE, ROOT, Visits, violations
from tests.server.packages import brought, build_board

WONT_DO = "const wrong: number = 'three'"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with its sources, and the board that was built from them."""
    if not (ROOT / "web/node_modules/vite").is_dir():
        pytest.skip("the packages of the page are not installed: ./manoir test installs them")
    folder = tmp_path_factory.mktemp("package")
    brought(folder, "prank")
    done = build_board(folder, "prank")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module", params=["with its sources", "without Node"])
def guest(
    request: pytest.FixtureRequest, built: Path, tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> Iterator[Visits]:
    """Visits to a house with the package: installed with its sources, or as wheels are, on a machine without Node."""
    place = tmp_path_factory.mktemp("house")
    if request.param == "with its sources":
        with opened_with(browser, place, built) as visits:
            yield visits
        return
    package = tmp_path_factory.mktemp("wheel")
    game = brought(package, "prank", "web")
    copytree(built / "prank/web/dist", game / "web/dist")
    copy(built / "prank/web/face.svg", game / "web")
    with opened_with(browser, place, package, PATH=str(Path(sys.executable).parent)) as visits:
        yield visits


def lays(page: Page) -> str:
    """Lays the first card of the hand; which one it was."""
    my_turn(page)
    card, before = page.locator("[data-card]").first, number(page)
    shown = card.inner_text().strip()
    card.click()
    beyond(page, before)
    return shown


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_game_is_played_to_its_end_on_the_board_that_it_brings(call: Visits, language: str) -> None:
    person = call.person(language=language, preferences={**HURRY, "language": language})
    page = seated(person, call.address, "prank").open()
    my_turn(page)
    expect(page.locator(".prank [data-seat]")).to_have_count(3)
    expect(page.locator("[data-move]")).to_have_count(0)  # not the sheet
    won = {"en": "won", "fr": "gagnées", "es": "ganadas"}
    expect(page.locator("[data-points]").first).to_contain_text(won[language])
    assert violations(page, within="#board") == []
    lays(page)
    lays(page)
    page.get_by_role("dialog").locator("[data-rank]").first.wait_for()


def test_what_the_house_has_for_boards_works_in_one_that_is_brought(call: Visits) -> None:
    page = seated(call.person(preferences=HURRY), call.address, "prank").open()
    my_turn(page)
    card = page.locator("[data-card]").first
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("The highest card takes the round.")
    page.get_by_role("tooltip").get_by_role("button", name="P-3").click()
    page.get_by_role("dialog").locator("[data-rule='P-3']").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    card.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]").nth(1)).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("Escape")
    lays(page)
    page.locator("button[lang=fr]").click()
    expect(page.locator("[data-points]").first).to_contain_text("gagnées")


def test_a_brought_board_shows_earlier_moments_too(call: Visits) -> None:
    place = seated(call.person(preferences=HURRY), call.address, "prank")
    page = place.open()
    shown = lays(page)
    my_turn(page)
    page.goto(f"/t/{place.code}/replay?at=7")
    page.locator(".prank [data-seat]").first.wait_for()
    expect(page.locator("[data-card]").first).to_be_visible()
    page.goto(f"/t/{place.code}")
    my_turn(page)
    expect(page.locator(f"[data-card='{shown}']")).to_have_count(0)


def test_the_set_up_and_the_door_are_what_the_package_brings(call: Visits) -> None:
    page = call("/new/prank", size=PHONE)
    page.get_by_role("group", name="rounds").get_by_text("3").click()
    expect(page.get_by_role("status").filter(has_text="rounds")).to_contain_text("3")
    page.goto("/")
    door = page.get_by_role("article").filter(has_text="Lay the highest card")
    expect(door.locator("img")).to_have_attribute("src", re.compile("/boards/prank/.*/face.svg"))
    page.wait_for_function("(image) => image.naturalWidth > 0", arg=door.locator("img").element_handle())


FAILING = {
    "of another time": "export default { agreed: 0 }",
    "that throws": "throw new Error('boo')",
    "that cannot be read": "export default {",
    "that cannot begin": """export default {
        agreed: 1, texts: async () => '', component: () => { throw new Error('boo') }
    }""",
    "that cannot go on": """export default {
        agreed: 1,
        texts: async () => '',
        component: () => ({ update: () => { throw new Error('boo') }, destroy: () => {} }),
    }""",
}


@pytest.mark.parametrize("script", FAILING.values(), ids=list(FAILING))
def test_a_board_that_cannot_be_shown_leaves_the_sheet(
    script: str, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = brought(tmp_path / "package", "prank")
    (game / "web/dist").mkdir()
    (game / "web/dist/board.js").write_text(script)
    with opened_with(browser, tmp_path, tmp_path / "package") as visits:
        page = seated(visits.person(preferences=HURRY), visits.address, "prank").open()
        my_turn(page)
        page.locator("#board [data-move]").first.click()
        beyond(page, 8)


def test_types_of_a_board_are_checked_with_the_strictness_of_the_house(built: Path, tmp_path: Path) -> None:
    brought(tmp_path, "prank")
    path = tmp_path / "prank/web/Board.svelte"
    path.write_text(path.read_text().replace("const seatOf", f"{WONT_DO}\n  const seatOf"))
    done = build_board(tmp_path, "prank", "--check")
    assert done.returncode == 1
    assert "'string' is not assignable to type 'number'" in done.stdout, done.stdout + done.stderr
    assert not (tmp_path / "prank/web/dist").exists()


def test_a_text_that_a_language_lacks_is_named(built: Path, tmp_path: Path) -> None:
    brought(tmp_path, "prank")
    path = tmp_path / "prank/web/fr.ftl"
    path.write_text(path.read_text().replace("prank-won", "prank-one"))
    done = build_board(tmp_path, "prank", "--check")
    assert done.returncode == 1
    assert "prank-one is in en.ftl or in fr.ftl, and not in the other" in done.stderr
