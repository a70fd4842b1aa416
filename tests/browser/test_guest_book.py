"""The guest book: dealing is one line, my lines say "you", and what I missed is marked and counted in deeds."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import laid_out
from tests.browser.visiting import PHONE, Visits
from tests.server.laid_out import found, waits_for
from tests.server.running import Running

KNOCKED = {"en": "is at your door", "fr": "frappe chez toi", "es": "llama a tu puerta"}


@pytest.mark.parametrize("language", KNOCKED)
def test_dealing_is_one_line_and_what_is_about_me_says_so(visit: Visits, house: Running, language: str) -> None:
    line = found("toctoctoc", 4, waits_for("status-answer-door-you"))
    person = visit.person(language=language, preferences={"pace": "off", "language": language})
    page = laid_out(person, house, "toctoctoc", 4, line).open()
    page.locator("[data-mine]").first.wait_for()
    more = page.locator(".book .more")
    if more.count():
        more.click()
    expect(page.locator("[data-event^=table-log-dealt]").first).to_be_attached()
    expect(page.locator("[data-event^=event-deal]")).to_have_count(0)
    expect(page.locator("[data-event^=event-knock]").last).to_contain_text(KNOCKED[language])
    mine = page.locator("[data-event=event-guest]").filter(has_text="Ada")
    expect(mine).to_have_count(0)


def test_who_comes_back_sees_what_is_new_and_how_much_others_did(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-answer-door-you"))
    place = laid_out(visit.person(preferences={"pace": "off"}), house, "toctoctoc", 4, line)
    page = place.open()
    page.locator("[data-mine]").first.wait_for()
    expect(page.locator(".fresh")).to_have_count(0)
    story = place.story()
    deeds = [one for one in story if one["seat"] not in ("chance", "A") and one["move"] is not None and one["told"]]
    before = deeds[-1]["number"] - 1
    page.goto("/rules")
    page.evaluate("([id, n]) => (localStorage['manoir-seen'] = JSON.stringify({ [id]: n }))", [place.table, before])
    page.goto(f"/t/{place.code}")
    expect(page.locator(".fresh").first).to_be_attached()
    expect(page.get_by_text(re.compile("Welcome back. One thing happened."))).to_be_visible()


def test_the_book_on_a_phone_does_not_count_the_deal(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-offer-you"))
    page = laid_out(visit.person(size=PHONE, preferences={"pace": "off"}), house, "toctoctoc", 4, line).open()
    page.locator("[data-mine]").first.wait_for()
    expect(page.locator("[data-tab=book] b")).to_have_count(0)
