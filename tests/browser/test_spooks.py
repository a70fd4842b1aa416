"""Spooks in the browser: whole deals by mouse, keys and fingers, and every variant."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from manoir.core.texts import LANGUAGES
from tests.browser.at_table import QUIET, beyond, number, seated
from tests.browser.visiting import PHONE, Visits, Wishes, violations

WIDER = "() => document.documentElement.scrollWidth - innerWidth"
LOOKS = """(all) => all.map((one) => [
    one.dataset.card,
    [...one.querySelectorAll('path, b')].map((part) => part.getAttribute('d') ?? part.textContent).join(),
])"""
OUT_OF_SIGHT = """(marks) => marks.filter((mark) => {
    const all = [...document.querySelectorAll(mark)].filter((one) => one.checkVisibility())
    return !all.length || all.some((one) => {
        const { top, left, right } = one.getBoundingClientRect()
        return top < 0 || top + 24 > innerHeight || left < -1 || right > innerWidth + 1
    })
})"""


def table(visit: Visits, seats: int = 4, wishes: Wishes | None = None, **options: Any) -> Page:
    """A deal that has begun, against bots."""
    wished: Wishes = {"preferences": QUIET}
    wished.update(wishes or {})
    person = visit.person(**wished)
    page = seated(person, visit.address, "spooks", seats=seats, bots="heuristic", options=options).open()
    board(page).wait_for()
    return page


def board(page: Page) -> Locator:
    return page.locator("[data-decision]")


def kind(page: Page) -> str:
    return board(page).get_attribute("data-decision") or ""


def decisions(page: Page, most: int = 400) -> Iterator[str]:
    """What I have to decide, one after the other, until the game is over."""
    for _ in range(most):
        page.locator("[data-decision][data-asked=true], [data-decision=over]").wait_for()
        if kind(page) == "over":
            return
        yield kind(page)


def press(one: Locator, touch: bool) -> None:
    # At the corner: the rest of a card lies below its neighbour.
    if touch:
        one.tap(position={"x": 9, "y": 20})
    else:
        one.click(position={"x": 9, "y": 20})


def decide(page: Page, chance: random.Random, touch: bool = False) -> None:
    """Picks up something that may be played, and plays it; or passes."""
    before = number(page)
    cards = page.locator("button[data-card][data-move], button[data-seat]").all()
    if cards:
        press(chance.choice(cards), touch)
    press(page.locator("[data-move]:not([data-card], [data-seat])").first, touch)
    beyond(page, before)


def test_a_deal_by_mouse(visit: Visits) -> None:
    page = table(visit, 5)
    chance = random.Random(1)
    for _ in decisions(page):
        assert page.locator("[data-says] h2").inner_text()
        decide(page, chance)
    expect(page.get_by_role("dialog")).to_be_visible()


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until the focus is there: backwards from the hand, which comes after the buttons."""
    for _ in range(80):
        if page.locator(f":focus{wanted}").count():
            return
        page.keyboard.press("Shift+Tab" if page.locator("[data-hand] :focus").count() else "Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


def test_a_deal_by_keyboard_alone(visit: Visits) -> None:
    page = table(visit, 7)
    for what in decisions(page):
        if page.locator("button[data-card][data-move]").count():
            page.keyboard.press("1")
            expect(page.locator("button[data-card]:focus")).to_have_attribute("aria-pressed", "true")
            if what == "build-run":
                tab_to(page, "[data-move=run]")
        else:
            tab_to(page, "[data-move=pass]")
        before = number(page)
        page.keyboard.press("Enter")
        beyond(page, before)


def test_a_deal_by_finger_on_a_small_phone(visit: Visits) -> None:
    page = table(visit, 6, {"size": PHONE, "touch": True}, masters=True)
    chance = random.Random(2)
    for _ in decisions(page):
        assert page.evaluate(WIDER) <= 0
        marks = ["[role=status]", "[data-says]", "[data-hand] [data-card]", "[data-hand]"]
        assert page.evaluate(OUT_OF_SIGHT, marks) == []
        decide(page, chance, touch=True)


@pytest.mark.parametrize(
    ("seats", "options", "sign"),
    [
        (4, {"masters": True, "redPlay": "mayDecline"}, "clockwise"),
        (3, {"phantom": True, "redMaster": "wild"}, "14 cards set aside"),
        (3, {"decks": 2}, "Your hand: 3"),
        (10, {"decks": 2, "masters": True}, "Your hand: 1"),
        (4, {"memoryAid": False}, "clockwise"),
    ],
)
def test_variants(visit: Visits, seats: int, options: dict[str, Any], sign: str) -> None:
    page = table(visit, seats, **options)
    chance = random.Random(3)
    expect(page.locator("[data-seat]")).to_have_count(seats - 1)
    expect(page.get_by_role("heading", name="Seen so far")).to_have_count(int(options.get("memoryAid", True)))
    seen = ""
    for nth, _ in enumerate(decisions(page)):
        seen += page.get_by_role("main").inner_text()
        if sign in seen and nth > 2:  # during a prank there is more important news
            break
        decide(page, chance)
    assert sign in seen


def test_the_scores_of_a_series_stand_between_two_deals(visit: Visits) -> None:
    page = table(visit, 4, series="short", seriesLimit=900)
    chance = random.Random(4)
    heading = page.get_by_role("heading", name="The Series, up to 900 points")
    for _ in decisions(page):
        if heading.count():
            break
        decide(page, chance)
    expect(heading).to_be_visible()
    rows = page.get_by_role("main").get_by_role("row").all()[1:]
    points = [[int(number) for number in re.findall(r"\d+", row.inner_text())[-2:]] for row in rows]
    assert len(points) == 4 and [0, 0] in points
    assert all(deal == total for deal, total in points)
    page.get_by_role("button", name="To the next deal").click()
    expect(heading).to_have_count(0)
    page.get_by_role("button", name="Last scores").click()
    expect(heading).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_in_anybodys_way(visit: Visits, language: str) -> None:
    theme = {"en": "night", "fr": "day", "es": "contrast"}[language]
    preferences = {**QUIET, "language": language, "theme": theme}
    page = table(visit, 5, {"preferences": preferences, "language": language}, masters=True)
    chance = random.Random(6)
    for nth, _ in enumerate(decisions(page, 3)):
        if nth == 2:
            assert violations(page, "serious", "critical") == []
        decide(page, chance)


def test_without_colours_everything_can_be_told_apart(visit: Visits) -> None:
    page = table(visit, 3)
    cards = page.locator("button[data-card]")
    # A family has its glyph, a colour its mark, a card its rank: each a shape of its own.
    looks = cards.evaluate_all(LOOKS)
    assert len({look for _, look in looks}) == len({code for code, _ in looks}) > 10
    for _ in decisions(page, 1):
        ticks = page.locator("button[data-card][data-move]").evaluate_all(
            "(all) => all.every((one) => one.querySelector('.tick svg'))"
        )
        assert ticks
