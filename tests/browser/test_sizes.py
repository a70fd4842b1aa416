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
ALWAYS = ("[data-status] strong", "[data-card]", "[data-move]")


@cache
def answers(late: bool) -> Wanted:
    """For `found`: in a party of some size the first seat is to open the door."""

    def wanted(match: Match) -> bool:
        state: Any = match.state
        return bool(state.actor == 0 and state.step.name() == "answer-door" and state.turn > (24 if late else 12))

    return wanted


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
