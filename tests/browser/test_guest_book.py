"""The guest book: dealing is one line, my lines say "you", and what I missed is marked and counted in deeds."""

import re

import pytest
from playwright.sync_api import expect

from manoir.core.play import Match
from tests.browser.at_table import HURRY, laid_out, my_turn, play, settled
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


def told_all(match: Match) -> bool:
    """For `found`: the first seat is to choose, late in a deal with Masters."""
    return waits_for()(match) and match.number > 130


OPENED = {"en": ("You ",), "fr": ("Tu ",), "es": ("Sales ", "Juegas ", "Pasas", "Pones ", "Muestras")}


@pytest.mark.parametrize("language", OPENED)
def test_my_deeds_in_spooks_are_mine_and_so_are_those_of_others_that_meet_me(
    visit: Visits, house: Running, language: str
) -> None:
    line = found("spooks", 4, told_all, masters=True)
    person = visit.person(language=language, preferences={"pace": "off", "language": language})
    page = laid_out(person, house, "spooks", 4, line, masters=True).open()
    page.locator("[data-mine]").first.wait_for()
    more = page.locator(".book .more")
    if more.count():
        more.click()
    for line_of in page.locator("[data-event]:not([data-event=event-tie])").all_inner_texts():
        assert "Ada" not in line_of
    mine = [one.inner_text() for one in page.locator("[data-event=event-pass], [data-event=event-follow]").all()]
    assert any(one.startswith(OPENED[language]) for one in mine)


def test_my_turn_is_a_chapter_of_mine(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-answer-door-you"))
    page = laid_out(visit.person(preferences={"pace": "off"}), house, "toctoctoc", 4, line).open()
    page.locator("[data-mine]").first.wait_for()
    expect(page.locator(".book h3").filter(has_text="Ada")).to_have_count(0)


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


def test_on_a_phone_what_others_did_since_i_chose_is_counted_and_marked(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-offer-you"))
    place = laid_out(visit.person(size=PHONE, preferences=HURRY), house, "toctoctoc", 4, line, bots="heuristic")
    page = place.open()
    my_turn(page)
    page.locator("[data-tab=book]").click()
    page.locator("[data-tab=door]").click()
    for _ in range(4):
        if page.locator("[data-rank]").count():
            break
        play(page)
        my_turn(page)
    settled(page)
    story = place.story()
    mine = max(at for at, one in enumerate(story) if one["seat"] == "A")
    others = [one for one in story[mine + 1 :] if one["seat"] not in ("chance", "A") and one["told"]]
    expect(page.locator("[data-tab=book] b")).to_have_text(str(len(others)))
    page.locator("[data-tab=book]").click()
    expect(page.locator(".fresh").first).to_be_attached()
    expect(page.locator("[data-tab=book] b")).to_have_count(0)


def test_the_book_on_a_phone_does_not_count_the_deal(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 4, waits_for("status-offer-you"))
    page = laid_out(visit.person(size=PHONE, preferences={"pace": "off"}), house, "toctoctoc", 4, line).open()
    page.locator("[data-mine]").first.wait_for()
    expect(page.locator("[data-tab=book] b")).to_have_count(0)
