"""The front door of who has games running: what awaits them first, and the way back to each."""

import re

import pytest
from playwright.sync_api import Page, expect

from manoir.core.texts import LANGUAGES
from tests.browser.at_table import asked, laid_out
from tests.browser.faults import faults
from tests.browser.visiting import PHONE, Visits, becomes, lit, violations
from tests.server.laid_out import found, waits_for
from tests.server.running import Running


def sit_down(page: Page, address: str, game: str, bots: bool) -> str:
    """At a table of one's own, which has begun if bots play; the page has been there."""
    wanted = {"game": game, "name": "Ada", **({"bots": "novice"} if bots else {})}
    made = asked(page.context, address, "POST", "/api/tables", wanted)
    if bots:
        asked(page.context, address, "POST", f"/api/tables/{made['table']}/start", {})
    page.goto(f"/t/{made['code']}")
    page.locator("[data-mine]" if bots else "[data-seat=A]").first.wait_for()
    return str(made["code"])


def test_who_comes_back_finds_their_games_and_is_at_the_table_after_one_click(visit: Visits) -> None:
    page = visit("/rules")
    lobby = sit_down(page, visit.address, "spooks", False)
    played = sit_down(page, visit.address, "toctoctoc", True)
    page.get_by_role("link", name=re.compile("Manoir")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A door is waiting for you.")
    expect(page).to_have_title("(1) Manoir")
    expect(page.get_by_role("article")).to_contain_text(played)
    expect(page.get_by_text("The house is filling up: 1 of 4 seats taken.")).to_be_visible()
    page.get_by_role("link", name=re.compile(f"^Look.*{lobby}")).click()
    page.locator("[data-seat=A]").get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile("/$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("A door is waiting for you.")
    expect(page.get_by_role("main")).not_to_contain_text(lobby)
    page.get_by_role("link", name=re.compile(f"^Play.*{played}")).click()
    page.wait_for_url(f"**/t/{played}")
    page.locator("[data-mine]").first.wait_for()


def test_what_others_did_since_one_left_is_told(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-answer-door-you"))
    place = laid_out(visit.person(), house, "toctoctoc", 4, line)
    page = place.open()
    page.locator("[data-mine]").first.wait_for()
    page.goto("/")
    expect(page.get_by_role("article")).to_contain_text(place.code)
    expect(page.get_by_role("article")).not_to_contain_text("Since you left")
    page.evaluate("(id) => (localStorage['manoir-seen'] = JSON.stringify({ [id]: 1 }))", place.table)
    page.reload()
    expect(page.get_by_role("article")).to_contain_text(re.compile("Since you left:.*Knock, knock! .* is at your door"))


def test_who_has_none_is_shown_the_title_scene(visit: Visits) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    # A table that is no longer there is forgotten.
    visit.expect("404")
    page.evaluate("localStorage['manoir-tables'] = JSON.stringify([{ id: 'x'.repeat(22), code: 'ABCDE' }])")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    becomes(page, "localStorage['manoir-tables']", "[]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_games_have_no_barrier_and_fit_every_screen(visit: Visits, language: str) -> None:
    page = visit("/rules", language=language)
    sit_down(page, visit.address, "halloween", True)
    sit_down(page, visit.address, "spooks", False)
    page.goto("/")
    page.get_by_role("article").wait_for()
    assert violations(page) == []
    for theme in ("day", "contrast"):
        assert violations(lit(page, theme), only="color-contrast") == [], theme
    for width, height in (PHONE, (320, 640), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, phone=width < 1000, scrolls=True) == [], (width, height)
