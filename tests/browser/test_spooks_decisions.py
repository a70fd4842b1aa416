"""Spooks, decision by decision: after a reload, by click and by drag, and what must not be seen."""

import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import QUIET
from tests.browser.test_spooks import board, press
from tests.browser.visiting import Visits
from tests.server.client import Client, Seat
from tests.server.running import Running

KINDS = ["lead", "follow-blue", "follow-red", "prank", "pass-along", "build-run", "bite", "pick-recipient", "gift"]
PATIENCE = 30_000  # ms: a page that watches hundreds of moves may lag behind


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

    def shown(self, page: Page) -> str:
        """Waits until the page has seen all that happened; the kind of decision that it shows."""
        page.locator(f"[data-number='{self.mine.game['number']}']").wait_for(timeout=PATIENCE)
        close_scores(page)
        return board(page).get_attribute("data-decision") or ""

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


@pytest.fixture
def company(visit: Visits, house: Running) -> Iterator[tuple[Company, Page]]:
    context = visit.person(preferences=QUIET)
    found = Company(house, context, masters=True, series="short", seriesLimit=1000)
    yield found, context.new_page()
    found.close()


def close_scores(page: Page) -> None:
    button = page.get_by_role("button", name="To the next deal")
    if button.count():
        button.click()


def look(page: Page) -> dict[str, Any]:
    """What a board shows, as far as somebody could tell two of them apart."""
    return {
        "text": board(page).inner_text(),
        "moves": page.locator("[data-move]").evaluate_all("(all) => all.map((one) => one.dataset.move)"),
        "cards": page.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.textContent)"),
    }


def test_reload_at_every_kind_of_decision(company: tuple[Company, Page]) -> None:
    there, page = company
    left = list(KINDS)
    while left:
        page.goto("about:blank")  # a page that watches hundreds of moves takes its time
        left.remove(there.until(left))
        there.open(page)
        kind = there.shown(page)
        expect(page.locator("[data-move]:not([data-move=undo])")).not_to_have_count(0)
        before = look(page)
        page.reload()
        assert there.shown(page) == kind
        assert look(page) == before


def test_a_run_is_put_together_by_tapping_and_laid_at_once(company: tuple[Company, Page]) -> None:
    there, page = company
    there.until(["build-run"])
    there.open(page)
    there.shown(page)
    number = there.mine.game["number"]
    first = page.locator("button[data-card][data-move]").first
    press(first, touch=False)
    expect(first).to_have_attribute("aria-pressed", "true")
    longer = page.locator("button[data-card][data-move]:not([aria-pressed=true])")
    steps = 1 + min(1, longer.count())
    if steps > 1:
        press(longer.first, touch=False)
    page.locator("[data-move=run]").click()
    there.mine.until(lambda frame: frame["type"] == "game" and frame["view"]["decision"] != "build-run")
    runs = [line for line in there.mine.entries.values() if line["number"] > number and line["move"].startswith("run")]
    assert len(runs) == steps


def test_a_gift_the_card_before_the_player(company: tuple[Company, Page]) -> None:
    there, page = company
    there.until(["pick-recipient"])
    there.open(page)
    there.shown(page)
    card = page.locator("button[data-card]").first
    code = card.get_attribute("data-card")
    press(card, touch=False)
    page.locator("button[data-seat]").first.click()
    page.locator("[data-move^='to ']:not([data-seat])").click()
    there.mine.until(
        lambda frame: frame["type"] == "game" and frame["story"] and frame["story"][-1]["move"] == f"give {code}"
    )


def test_what_others_choose_in_secret_is_not_in_the_page(company: tuple[Company, Page]) -> None:
    there, page = company
    there.until(["prank"])
    there.open(page)
    for seat in there.seats[1:]:
        if seat.mine:
            seat.move(seat.game["moves"][0])
            there.catch_up(seat.game["number"])
    there.shown(page)
    expect(page.locator("[data-anchor^=choice-]").filter(has_text="has chosen")).to_have_count(2)
    backs = page.locator("[data-anchor^=choice-] img").evaluate_all("(all) => all.map((one) => one.src)")
    assert len(backs) == 2 and all("spooks-back" in one for one in backs)
    # Mine is the last: all are turned up together, and stay in sight until the next card.
    press(page.locator("button[data-card][data-move]").first, touch=False)
    page.locator("[data-move^=commit]:not([data-card])").click()
    expect(page.locator("[data-decision]:not([data-decision=prank])")).to_be_visible()
    faces = page.locator("[data-anchor^=choice-]").filter(has_text="showed")
    expect(faces).to_have_count(3)


def test_why_not_and_second_thoughts(company: tuple[Company, Page]) -> None:
    there, page = company
    while True:
        there.until(["follow-blue"])
        if there.mine.game["view"]["unplayable"] and len(there.mine.game["moves"]) > 1:
            break
        there.go_on()
    there.open(page)
    there.shown(page)
    unfit = page.locator("button[data-card]:not([data-move])").first
    unfit.click(position={"x": 9, "y": 20}, force=True)  # it says of itself that it cannot be played
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
