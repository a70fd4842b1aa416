"""Toc Toc Toc and Spooks with any number of players on any screen: nothing is cut or covered, and more room is used."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.play import Match
from tests.browser.at_table import AT_REST, laid_out
from tests.browser.visiting import Visits, becomes
from tests.server.laid_out import Wanted, found, seen
from tests.server.running import Running

STILL = {"pace": "off", "sound": False, "hints": False}
WIDE = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (360, 640), (844, 390))
# What must be seen whole and can be touched where it is: all that a list of marks finds.
HIDDEN = """(marks) => marks.flatMap((mark) => [...document.querySelectorAll(mark)].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    if (!width) return [`${mark}: not there`]
    const what = `${mark} ${one.textContent.trim().slice(0, 30)} at ${[left, top, right, bottom].map(Math.round)}`
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 2) return [`outside: ${what}`]
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const own = there && (one.contains(there) || there.contains(one))
    return own ? [] : [`covered by ${there?.outerHTML.slice(0, 60)}: ${what}`]
}))"""
WIDTH = "document.querySelector('[data-card]').getBoundingClientRect().width"
WIDER = "document.documentElement.scrollWidth - innerWidth"
LONGER = "document.documentElement.scrollHeight - innerHeight"
CARDS_CUT = """() => [...document.querySelectorAll('[data-card]')]
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).length"""
ALWAYS = ("[data-status] strong", "[data-card]", "[data-move]")


@cache
def answers(late: bool) -> Wanted:
    """For `found`: in a party of some size the first seat is to open the door."""

    def wanted(match: Match) -> bool:
        state: Any = match.state
        return bool(state.actor == 0 and state.step.name() == "answer-door" and state.turn > (24 if late else 12))

    return wanted


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


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_party_of_any_size_fits_any_screen(visit: Visits, house: Running, seats: int) -> None:
    page = shown(visit, house, "toctoctoc", seats, answers(seats % 2 == 0))
    for width, height in (*WIDE, *PHONES):
        phone = (width, height) in PHONES
        resized(page, width, height, phone)
        marks = [*ALWAYS, "main [data-points]", "main [data-held]", "[data-anchor=pile]", "[data-anchor=door]"]
        becomes(page, HIDDEN, [], marks)
        becomes(page, WIDER, 0)
        becomes(page, LONGER, 0)
        expect(page.locator("main [data-held]")).to_have_count(seats - 1)


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_a_house_full_of_spooks_fits_any_screen(visit: Visits, house: Running, seats: int) -> None:
    page = shown(visit, house, "spooks", seats, follows, decks=2 if seats > 6 else 1, masters=True)
    for width, height in (*WIDE, *PHONES):
        phone = (width, height) in PHONES
        resized(page, width, height, phone)
        marks = [
            ALWAYS[0],
            "[data-move]:not([data-card])",
            "main [data-seat] h2",
            "main [data-seat] .pts",
            "[data-anchor=pile]",
        ]
        becomes(page, HIDDEN, [], marks)
        becomes(page, WIDER, 0)
        becomes(page, LONGER, 0)
        if not phone or height < 400:  # upright, more than a row of cards lies one above the other
            becomes(page, CARDS_CUT, 0)
        if not phone:
            says = page.locator("[data-says]").evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert says <= 1, (width, height, "what fits is cut")


@pytest.mark.parametrize(("game", "wanted"), [("toctoctoc", answers(False)), ("spooks", follows)])
def test_a_larger_screen_has_larger_cards(visit: Visits, house: Running, game: str, wanted: Wanted) -> None:
    page = shown(visit, house, game, 4, wanted)
    widths = []
    for width, height in WIDE:
        resized(page, width, height, False)
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
    becomes(page, HIDDEN, [], [*ALWAYS, "button[data-door]"])


def test_who_is_not_there_bears_a_mark_and_a_bot_its_level(visit: Visits, house: Running) -> None:
    context = visit.person(preferences=STILL)
    line = found("spooks", 4, follows)
    page = laid_out(context, house, "spooks", 4, line, "AB", "A").open()
    expect(page.locator("[data-seat=B]")).to_contain_text("away")
    expect(page.locator("[data-seat=C]")).to_contain_text("by chance")
    page = laid_out(context, house, "toctoctoc", 4, found("toctoctoc", 4, answers(False)), "AB", "A").open()
    expect(page.locator("[data-seat=B]")).to_contain_text("away")


def test_the_parts_of_a_turn_stand_on_the_sheet(visit: Visits, house: Running) -> None:
    page = shown(visit, house, "toctoctoc", 4, answers(False))
    expect(page.locator("[data-status] li")).to_have_text(["knock", "answer", "reveal", "draw"])
    expect(page.locator("[data-status] [aria-current=step]")).to_have_text("answer")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("game", "wanted"), [("toctoctoc", answers(False)), ("spooks", follows)])
def test_what_a_card_says_of_itself_lies_on_nothing_that_one_needs(
    visit: Visits, house: Running, game: str, wanted: Wanted, size: tuple[int, int]
) -> None:
    page = shown(visit, house, game, 4, wanted)
    resized(page, *size, False)
    cards = page.locator("[data-hand] [data-card]")
    for nth in (0, cards.count() - 1):
        cards.nth(nth).focus()
        page.keyboard.press("ArrowLeft" if nth else "ArrowRight")  # by keys, so that it is explained
        page.get_by_role("tooltip").wait_for()
        becomes(page, HIDDEN, [], ["[data-status] strong", "[data-move]:not([data-card])", "[data-anchor=pile]"])
