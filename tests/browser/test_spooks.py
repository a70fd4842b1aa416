"""Spooks in the browser: whole deals by mouse, keys and fingers, every variant, and every decision after a reload."""

import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from manoir.core.texts import LANGUAGES
from tests.browser.visiting import PHONE, Visits, violations
from tests.server.client import Client, Seat
from tests.server.running import Running

STILL = {"pace": "off", "sound": False}
KINDS = ["lead", "follow-blue", "follow-red", "prank", "pass-along", "build-run", "bite", "pick-recipient", "gift"]
NEW = """async ([seats, options]) => {
    const ask = async (path, body) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api' + path, { method: 'POST', body: JSON.stringify(body), headers })).json()
    }
    const made = await ask('/tables', { game: 'spooks', name: 'Ada', seats, options, bots: 'regular' })
    await ask(`/tables/${made.table}/start`, {})
    return made.code
}"""
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


def table(page: Page, seats: int = 4, **options: Any) -> Page:
    """A deal that has begun."""
    code = page.evaluate(NEW, [seats, options])
    page.goto(f"/t/{code}")
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
    cards = page.locator("button[data-card][data-move], button[data-seat]").all()
    if cards:
        press(chance.choice(cards), touch)
    press(page.locator("[data-move]:not([data-card], [data-seat])").first, touch)
    # The house has it: there is another decision, or none of mine.
    page.locator("[data-decision] [aria-pressed=true][data-card]").wait_for(state="detached")


def close_scores(page: Page) -> None:
    button = page.get_by_role("button", name="To the next deal")
    if button.count():
        button.click()


def test_a_deal_by_mouse(visit: Visits) -> None:
    page = table(visit(preferences=STILL), 4)
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
    page = table(visit(preferences=STILL), 3)
    for what in decisions(page):
        if page.locator("button[data-card][data-move]").count():
            page.keyboard.press("1")
            expect(page.locator("button[data-card]:focus")).to_have_attribute("aria-pressed", "true")
            if what == "build-run":
                tab_to(page, "[data-move=run]")
        else:
            tab_to(page, "[data-move=pass]")
        page.keyboard.press("Enter")
        page.locator("[data-card][aria-pressed=true]").wait_for(state="detached")


def test_a_deal_by_finger_on_a_small_phone(visit: Visits) -> None:
    page = table(visit(size=PHONE, touch=True, preferences=STILL), 5, masters=True)
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
        (10, {"decks": 2, "masters": True}, "numbers go"),
        (4, {"memoryAid": False}, "clockwise"),
    ],
)
def test_variants(visit: Visits, seats: int, options: dict[str, Any], sign: str) -> None:
    page = table(visit(preferences=STILL), seats, **options)
    chance = random.Random(3)
    expect(page.get_by_role("main")).to_contain_text(sign)
    expect(page.locator("[data-seat]")).to_have_count(seats - 1)
    expect(page.get_by_role("heading", name="Seen so far")).to_have_count(int(options.get("memoryAid", True)))
    for _ in decisions(page, 4):
        decide(page, chance)


def test_the_scores_of_a_series_stand_between_two_deals(visit: Visits) -> None:
    page = table(visit(preferences=STILL), 3, series="short", seriesLimit=1000)
    chance = random.Random(4)
    heading = page.get_by_role("heading", name="The Series, up to 1000 points")
    for _ in decisions(page):
        if heading.count():
            break
        decide(page, chance)
    expect(heading).to_be_visible()
    rows = page.get_by_role("main").get_by_role("row").all()[1:]
    points = [[int(number) for number in re.findall(r"\d+", row.inner_text())[-2:]] for row in rows]
    assert len(points) == 3 and [0, 0] in points
    assert all(deal == total for deal, total in points)
    page.get_by_role("button", name="To the next deal").click()
    expect(heading).to_have_count(0)
    page.get_by_role("button", name="Last scores").click()
    expect(heading).to_be_visible()


# -- one person in the browser, the others played from here ------------------------------------------------------------


class Company:
    """A table for three: seat A is shown in the browser, and all of them are played from here until it matters."""

    def __init__(self, house: Running, context: BrowserContext, **options: Any) -> None:
        people = [Client(house.address) for _ in range(3)]
        self.table = people[0].new("spooks", seats=3, bots="", options=options)
        for client, letter, name in zip(people[1:], "BC", ("Bob", "Cleo"), strict=True):
            client.sit(self.table, letter, name)
            client.ready(self.table, letter)
        people[0].start(self.table)
        token = people[0].cookies[self.table]["manoir-A"]
        host = urlsplit(house.address).hostname or ""
        context.add_cookies(
            [
                {
                    "name": "manoir-A",
                    "value": token,
                    "domain": host,
                    "path": f"/api/tables/{self.table}",
                    "sameSite": "Strict",
                }
            ]
        )
        self.seats = [client.watch(self.table, letter) for client, letter in zip(people, "ABC", strict=True)]
        self.chance = random.Random(5)
        for seat in self.seats:
            seat.until(lambda frame: frame["type"] == "game")

    @property
    def mine(self) -> Seat:
        return self.seats[0]

    def open(self, page: Page) -> None:
        page.goto(f"/t/{self.mine.shown['code']}")
        board(page).wait_for()

    def go_on(self) -> None:
        """One move of whoever must move."""
        mover = self.chance.choice([seat for seat in self.seats if seat.mine])
        moves = mover.game["moves"]
        others = {one["held"] for one in mover.game["view"]["players"] if one["seat"] != mover.seat}
        wanted = "lay GOM" if len(others) == 1 and mover is self.mine else ""
        mover.move(wanted if wanted in moves else self.chance.choice(moves))
        self.catch_up(mover.game["number"])

    def catch_up(self, number: int) -> None:
        for seat in self.seats:
            while seat.game["number"] < number:
                seat.read()

    def until(self, kinds: list[str]) -> str:
        """Plays on until seat A has a decision of one of these kinds."""
        for _ in range(20_000):
            found = str(self.mine.game["view"]["decision"])
            if self.mine.mine and found in kinds:
                return found
            self.go_on()
        raise AssertionError(f"none of {kinds} in a very long Series")

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


@pytest.fixture
def company(visit: Visits, house: Running) -> Iterator[tuple[Company, Page]]:
    context = visit.person(preferences=STILL)
    found = Company(house, context, masters=True, series="short", seriesLimit=1000)
    yield found, context.new_page()
    found.close()


def shown(page: Page) -> dict[str, Any]:
    close_scores(page)
    return {
        "text": page.get_by_role("main").inner_text(),
        "moves": page.locator("[data-move]").evaluate_all("(all) => all.map((one) => one.dataset.move)"),
        "cards": page.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.ariaLabel)"),
    }


def test_reload_at_every_kind_of_decision(company: tuple[Company, Page]) -> None:
    there, page = company
    there.open(page)
    left = list(KINDS)
    while left:
        left.remove(there.until(left))
        there_now = str(there.mine.game["view"]["decision"])
        page.locator(f"[data-decision={there_now}][data-asked=true]").wait_for()
        expect(page.locator("[data-move]:not([data-move=undo])")).not_to_have_count(0)
        before = shown(page)
        page.reload()
        page.locator(f"[data-decision={there_now}][data-asked=true]").wait_for()
        assert shown(page) == before


def test_runs_gifts_and_secrets_by_click(company: tuple[Company, Page]) -> None:
    there, page = company
    there.open(page)
    # A run is put together by tapping, and laid at once.
    there.until(["build-run"])
    page.locator("[data-decision=build-run][data-asked=true]").wait_for()
    close_scores(page)
    first = page.locator("button[data-card][data-move]").first
    code = first.get_attribute("data-card")
    press(first, touch=False)
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-move=run]").click()
    expect(page.locator(f"[data-decision]:not([data-decision=build-run]), [data-card='{code}']").first).to_be_visible()
    there.mine.until(lambda frame: frame["type"] == "game" and frame["view"]["decision"] != "build-run")
    there.catch_up(there.mine.game["number"])
    # Who gets a gift, and which: in either order, here the card first.
    there.until(["pick-recipient"])
    page.locator("[data-decision=pick-recipient][data-asked=true]").wait_for()
    close_scores(page)
    press(page.locator("button[data-card]").first, touch=False)
    page.locator("button[data-seat]").first.click()
    page.locator("[data-move^='to ']:not([data-seat])").click()
    there.mine.until(
        lambda frame: frame["type"] == "game" and frame["view"]["decision"] not in ("pick-recipient", "gift")
    )
    there.catch_up(there.mine.game["number"])
    # What others have chosen for a prank is not in the page, only that they have.
    there.until(["prank"])
    page.locator("[data-decision=prank][data-asked=true]").wait_for()
    for seat in there.seats[1:]:
        if seat.mine:
            seat.move(seat.game["moves"][0])
            there.catch_up(seat.game["number"])
    expect(page.locator("[data-anchor^=choice-]").filter(has_text="has chosen")).to_have_count(2)
    backs = page.locator("[data-anchor^=choice-] img").evaluate_all("(all) => all.map((one) => one.src)")
    assert len(backs) == 2 and all("spooks-back" in one for one in backs)
    # My own choice can be taken back as long as nobody has seen it... here all have chosen, so it is turned up.
    press(page.locator("button[data-card][data-move]").first, touch=False)
    page.locator("[data-move^=commit]:not([data-card])").click()
    expect(page.locator("[data-decision]:not([data-decision=prank])")).to_be_visible()


def test_why_not_and_second_thoughts(company: tuple[Company, Page]) -> None:
    there, page = company
    there.open(page)
    while True:
        there.until(["follow-blue"])
        if there.mine.game["view"]["unplayable"] and len(there.mine.game["moves"]) > 1:
            break
        there.go_on()
    page.locator("[data-decision=follow-blue][data-asked=true]").wait_for()
    close_scores(page)
    unfit = page.locator("button[data-card]:not([data-move])").first
    press(unfit, touch=False)
    expect(page.get_by_text(re.compile("Only a card one rank"))).to_be_visible()
    unfit.focus()
    fit = page.locator("button[data-card][data-move]").first
    fit.dblclick(position={"x": 9, "y": 20})  # picks it up, and no more
    expect(fit).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(fit).to_have_attribute("aria-pressed", "false")
    order = "(all) => all.map((one) => one.dataset.card)"
    cards = page.locator("button[data-card]")
    by_family = cards.evaluate_all(order)
    page.get_by_role("button", name="Playable").click()
    assert sorted(cards.evaluate_all(order)) == sorted(by_family)
    expect(cards.first).to_have_attribute("data-move", re.compile("lay"))
    # Dragged onto the pile it is played.
    number = there.mine.game["number"]
    start, end = cards.first.bounding_box(), page.locator("[data-anchor=pile]").bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 9, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    there.mine.until(lambda frame: frame["type"] == "game" and frame["number"] > number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_in_anybodys_way(visit: Visits, language: str) -> None:
    theme = {"en": "night", "fr": "day", "es": "contrast"}[language]
    page = table(visit(preferences={**STILL, "language": language, "theme": theme}, language=language), 5, masters=True)
    chance = random.Random(6)
    for number, _ in enumerate(decisions(page, 3)):
        if number == 2:
            assert violations(page, "serious", "critical") == []
        decide(page, chance)


def test_without_colours_everything_can_be_told_apart(visit: Visits) -> None:
    page = table(visit(preferences=STILL), 3)
    cards = page.locator("button[data-card]")
    # A family has its glyph, a colour its mark, a card its rank: each a shape of its own.
    looks = cards.evaluate_all(LOOKS)
    assert len({look for _, look in looks}) == len({code for code, _ in looks}) > 10
    for _ in decisions(page, 1):
        ticks = page.locator("button[data-card][data-move]").evaluate_all(
            "(all) => all.every((one) => one.querySelectorAll('svg').length > 2)"
        )
        assert ticks
