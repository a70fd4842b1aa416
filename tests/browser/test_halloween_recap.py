"""What happened since my last turn, on the sheet and on the town."""

from typing import Any

import pytest
from playwright.sync_api import expect

from manoir.core.play import Match
from tests.browser.at_table import number
from tests.browser.halloween_table import USUAL, asked, say_something, sit_down, whole
from tests.browser.visiting import Visits
from tests.seed import chance
from tests.server.laid_out import found
from tests.server.running import Running


def comes_back(match: Match) -> bool:
    """The first seat's turn begins, and meanwhile the others have moved a ghost and haunted a window."""
    state: Any = match.state
    if asked(match) != "main" or state.done or state.round < 3:
        return False
    mine = len(match.who) - next(at for at, seat in enumerate(reversed(match.who)) if seat == 0)
    told = [event.key for entry in match.told[mine:] for event in entry.story]
    return "event-move" in told and ("event-haunt-own" in told or "event-haunt-common" in told)


SIZES = [(1280, 720), (390, 844), (844, 390)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_the_others_did_is_told_deed_by_deed_until_one_plays(
    visit: Visits, house: Running, size: tuple[int, int]
) -> None:
    line = found("halloween", 3, comes_back, **USUAL)
    page = sit_down(visit, house, line, 3, size=size)
    whole(page)
    recap = page.get_by_role("group", name="Since your last turn")
    question = page.locator("[data-status] strong")
    first = question.inner_text()
    expect(page.locator("[data-trails]")).to_be_visible()
    box = recap.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size[0], box
    page.locator("[data-status]").focus()
    page.keyboard.press("ArrowRight")
    expect(question).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(question).to_have_text(first)
    page.locator("[data-recap-all]").click()
    last = recap.locator(".step").last.get_attribute("aria-label")
    if size[0] > 900:
        assert recap.locator(".step").count() > 2
        expect(question).to_have_text(last or "")
        expect(page.locator(".rivals .plus").first).to_be_visible()
    page.locator('[data-spot^="ghost"][aria-disabled=false]').first.click()
    expect(recap).to_have_count(0)
    expect(page.locator("[data-trails].pale")).to_have_count(1)
    page.keyboard.press("Escape")
    before = number(page)
    say_something(page, chance("recap"), tap=False)
    assert number(page) > before
    expect(page.locator("[data-trails]")).to_have_count(0)
