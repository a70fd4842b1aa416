"""The guest book: dealing is one line, my lines say "you", and what I missed is marked and counted in deeds."""

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from tests.browser.at_table import HURRY, laid_out, my_turn, play, settled
from tests.browser.halloween_table import USUAL
from tests.browser.scenes.halloween import late
from tests.browser.visiting import PHONE, Visits
from tests.server.laid_out import Wanted, found, waits_for
from tests.server.running import Running


def told_all(match: Match) -> bool:
    """For `found`: the first seat is to choose, late in a deal with Masters."""
    return waits_for()(match) and match.number > 130


class Told(NamedTuple):
    wanted: Wanted
    options: dict[str, Any]
    minor: set[str]  # what its board calls small


AT = {
    "toctoctoc": Told(waits_for("status-answer-door-you"), {}, {"event-draw", "event-turn"}),
    "spooks": Told(told_all, {"masters": True}, {"event-pass"}),
    "halloween": Told(
        late,
        USUAL,
        {
            *("event-rest", "event-token-laid", "event-disc-back"),
            *("event-scare-paid", "event-tokens-paid", "event-reshuffle"),
        },
    ),
}
BACK = {
    "en": "Welcome back. 2 things happened.",
    "fr": "Te revoilà. Il s’est passé 2 choses.",
    "es": "Has vuelto. Pasaron 2 cosas.",
}
LINES = """() => [...document.querySelectorAll('.book li')].map((line) => ({
    event: line.dataset.event,
    number: Number(new URL(line.querySelector('.line').href).searchParams.get('at')),
    fresh: line.classList.contains('fresh'),
    text: line.innerText,
}))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", AT)
def test_dealing_is_one_line_what_is_mine_says_you_and_what_i_missed_is_marked_and_counted(
    visit: Visits, house: Running, game: str, language: str
) -> None:
    wanted, options, minor = AT[game]
    person = visit.person(size=(1440, 900), language=language, preferences={"pace": "off", "language": language})
    place = laid_out(person, house, game, 4, found(game, 4, wanted, **options), **options)
    story = place.story()
    others = [
        one["number"]
        for one in story
        if one["seat"] not in ("chance", "A") and {event["key"] for event in one["told"]} - minor
    ]
    before = others[-2] - 1  # what others did since then is two deeds
    page = person.new_page()
    page.goto("/rules")
    page.evaluate("(kept) => (localStorage['manoir-seen'] = kept)", json.dumps({place.table: before}))
    page.goto(f"/t/{place.code}")
    expect(page.get_by_text(BACK[language])).to_be_visible()
    if page.locator(".spine").count():
        page.keyboard.press("l")  # the book is folded
    page.locator(".book li").first.wait_for()
    more = page.locator(".book .more")
    if more.count():
        more.click()
        more.wait_for(state="detached")
    lines = page.evaluate(LINES)
    assert {line["number"] > before for line in lines} == {True, False}
    assert [line for line in lines if line["fresh"] != (line["number"] > before)] == []
    dealt = [
        line
        for line in lines
        if line["event"].startswith(("event-deal-", "table-log-dealt")) or line["event"] == "event-deal"
    ]
    assert [line["event"] for line in dealt] == ([] if game == "halloween" else ["table-log-dealt"])
    about = [line["text"] for line in lines if line["event"] != "event-tie"]  # of several players, who are all named
    assert [text for text in (*about, *page.locator(".book h3").all_inner_texts()) if "Ada" in text] == []


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
