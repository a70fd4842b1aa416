"""Toc Toc Toc and Spooks with any number of players on any screen: nothing is cut or covered, and more room is used."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.play import Match
from tests.browser.at_table import AT_REST, laid_out
from tests.browser.faults import faults
from tests.browser.scenes import SCENES
from tests.browser.scenes.stage import WIDE, Stage, inspect, looks
from tests.browser.visiting import Visits, becomes
from tests.server.laid_out import Wanted, found, seen
from tests.server.running import Running

STILL = {"pace": "off", "sound": False, "hints": False}
WIDTH = "document.querySelector('[data-hand] [data-card]').getBoundingClientRect().width"
# The fewest and the most players, each in one of the languages; what must be in sight is written at the scene.
ANY_SIZE = {
    "toctoctoc-answer-3": "es",
    "toctoctoc-answer-6": "fr",
    "spooks-follow-blue-3": "en",
    "spooks-follow-blue-10": "fr",
}
# What must be seen whole and can be touched where it is, below what explains a card: all that a list of marks finds.
HIDDEN = """(marks) => marks.flatMap((mark) => [...document.querySelectorAll(mark)].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    if (!width) return [`${mark}: not there`]
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const own = there && (one.contains(there) || there.contains(one))
    return own ? [] : [`covered by ${there?.outerHTML.slice(0, 60)}: ${mark} ${one.textContent.trim().slice(0, 30)}`]
}))"""


def answers(match: Match) -> bool:
    """For `found`: in a party of some size the first seat is to open the door."""
    state: Any = match.state
    return bool(state.actor == 0 and state.step.name() == "answer-door" and state.turn > 12)


def begins(match: Match) -> bool:
    """For `found`: the first seat is to knock, with five cards."""
    state: Any = match.state
    return bool(state.actor == 0 and state.step.name() == "offer" and state.turn > 8)


def follows(match: Match) -> bool:
    """For `found`: the first seat may pass."""
    return match.state.waiting() == [0] and seen(match)["decision"] == "follow-blue" and len(seen(match)["hand"]) > 4


def shown(visit: Visits, house: Running, game: str, seats: int, wanted: Wanted, **options: Any) -> Page:
    context = visit.person(preferences=STILL)
    place = laid_out(
        context, house, game, seats, found(game, seats, wanted, **options), "ABCDEFGHIJ"[:seats], "A", **options
    )
    page = place.open()
    page.locator("[data-mine]").wait_for()
    return page


def resized(page: Page, width: int, height: int, phone: bool) -> None:
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("[data-tab]").first).to_be_visible(visible=phone)
    page.evaluate(AT_REST)


@pytest.mark.parametrize("name", ANY_SIZE)
def test_a_house_of_any_size_fits_any_screen_and_a_larger_screen_has_larger_cards(
    visit: Visits, house: Running, name: str
) -> None:
    widths = []
    for look, page in looks(Stage(visit, house, ANY_SIZE[name]), SCENES[name]):
        assert inspect(look, page).faults == []
        if look.size in WIDE:
            widths.append(page.evaluate(WIDTH))
    assert widths == sorted(widths) and widths[-1] > 1.4 * widths[0], widths


def test_my_turn_on_a_phone_has_whole_cards_then_doors_then_the_knock(visit: Visits, house: Running) -> None:
    page = shown(visit, house, "toctoctoc", 4, begins)
    resized(page, 390, 844, True)
    page.locator("[data-hand] [data-card]").first.click()
    page.locator("button[data-door]").first.click()
    places = {
        mark: [one.bounding_box() for one in page.locator(mark).all()]
        for mark in ("[data-hand] [data-card]", "button[data-door]", "[data-move]")
    }
    cards, doors, [knock] = ([one for one in found if one] for found in places.values())
    assert len(cards) == 5 and len(doors) == 3 and all(one["width"] > 112 for one in cards)
    assert all(one["height"] >= 48 for one in doors)
    assert max(one["y"] + one["height"] for one in cards) <= min(one["y"] for one in doors)
    assert max(one["y"] + one["height"] for one in doors) <= knock["y"]
    assert faults(page, phone=True) == []


def test_who_is_not_there_bears_a_mark_and_a_bot_its_level(visit: Visits, house: Running) -> None:
    context = visit.person(preferences=STILL)
    line = found("spooks", 4, follows)
    page = laid_out(context, house, "spooks", 4, line, "AB", "A").open()
    expect(page.locator("[data-seat=B]")).to_contain_text("away")
    expect(page.locator("[data-seat=C]")).to_contain_text("by chance")
    page = laid_out(context, house, "toctoctoc", 4, found("toctoctoc", 4, answers), "AB", "A").open()
    expect(page.locator("[data-seat=B]")).to_contain_text("away")


def test_the_parts_of_a_turn_stand_on_the_sheet(visit: Visits, house: Running) -> None:
    page = shown(visit, house, "toctoctoc", 4, answers)
    expect(page.locator("[data-status] li")).to_have_text(["knock", "answer", "reveal", "draw"])
    expect(page.locator("[data-status] [aria-current=step]")).to_have_text("answer")


@pytest.mark.parametrize(("game", "wanted"), [("toctoctoc", answers), ("spooks", follows)])
def test_what_a_card_says_of_itself_lies_on_nothing_that_one_needs(
    visit: Visits, house: Running, game: str, wanted: Wanted
) -> None:
    page = shown(visit, house, game, 4, wanted)
    cards = page.locator("[data-hand] [data-card]")
    for size in ((1280, 720), (1920, 1080)):
        resized(page, *size, False)
        for nth in (0, cards.count() - 1):
            cards.nth(nth).focus()
            page.keyboard.press("ArrowLeft" if nth else "ArrowRight")  # by keys, so that it is explained
            page.get_by_role("tooltip").wait_for()
            becomes(page, HIDDEN, [], ["[data-status] strong", "[data-move]:not([data-card])", "[data-anchor=pile]"])
            page.keyboard.press("Escape")
            page.get_by_role("tooltip").wait_for(state="detached")
