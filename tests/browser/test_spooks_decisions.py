"""Spooks, decision by decision: after a reload, by click and by drag, and what must not be seen."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from manoir.core.play import Match
from tests.browser.at_table import QUIET, Place, beyond, dump, laid_out, number, settled, unlike
from tests.browser.spooks_table import KINDS, at, board, decide, kind, line_to, press
from tests.server.laid_out import Line, found, seen
from tests.server.running import Running

PREFERENCES = QUIET
OWN_TEST = ("follow-blue", "prank", "build-run", "pick-recipient")  # kinds that are made in tests of their own
Opens = Callable[..., tuple[Place, Page]]


@pytest.fixture
def opened(regular: BrowserContext, house: Running) -> Opens:
    """A page at a decision of a kind, which has been loaded again and shows the same."""

    def opens(wanted: str, line: Line, people: str = "A") -> tuple[Place, Page]:
        place = laid_out(regular, house, "spooks", 3, line, people, mine="A", masters=True)
        for seat in people[1:]:
            place.elsewhere(seat)
        page = place.open()
        settled(page)
        before = dump(page)
        assert before["choices"]
        page.reload()
        settled(page)
        assert unlike(before, dump(page)) == []
        assert kind(page) == wanted
        return place, page

    return opens


@pytest.mark.parametrize("wanted", [one for one in KINDS if one not in OWN_TEST])
def test_a_decision_is_the_same_after_a_reload_and_is_made_by_mouse(opened: Opens, wanted: str) -> None:
    _, page = opened(wanted, line_to(wanted))
    decide(page, random.Random(1))


def test_a_covered_hand_does_not_show_by_what_can_be_done(opened: Opens) -> None:
    """Who looks over my shoulder does not learn that nothing of mine fits."""

    def only_passes(match: Match) -> bool:
        return 0 in match.state.waiting() and [move.notation for move in match.state.moves(0)] == ["pass"]

    _, page = opened("follow-blue", found("spooks", 3, only_passes, masters=True))
    passing = page.locator("[data-move=pass]")
    expect(passing).to_be_visible()
    page.keyboard.press("h")
    page.locator(".banner").wait_for()
    expect(passing).to_have_count(0)
    page.keyboard.press("h")
    expect(passing).to_be_visible()


def test_a_run_is_put_together_by_tapping_and_laid_at_once(opened: Opens) -> None:
    place, page = opened("build-run", line_to("build-run"))
    before = number(page)
    longer = page.locator("button[data-card][data-move]:not([aria-pressed=true])")
    for name in page.locator("button[data-card][data-move]").evaluate_all(
        "(all) => all.map((one) => one.dataset.name)"
    ):
        first = page.locator(f"[data-name='{name}']")
        press(first)
        expect(first).to_have_attribute("aria-pressed", "true")
        if longer.count():
            break
        press(first)  # nothing fits after it
        expect(first).to_have_attribute("aria-pressed", "false")
    press(longer.first)
    page.locator("[data-move=run]").click()
    expect(page.locator("[data-decision]:not([data-decision=build-run])")).to_be_visible()
    moves = [line["move"] for line in place.story() if line["number"] > before]
    assert len([move for move in moves if move.startswith("run ")]) == 2


def test_a_gift_the_card_before_the_player(opened: Opens) -> None:
    place, page = opened("pick-recipient", line_to("pick-recipient"))
    before = number(page)
    card = page.locator("button[data-card]").first
    code = card.get_attribute("data-card")
    press(card)
    seat = page.locator("button[data-seat]").first
    letter = seat.get_attribute("data-seat")
    seat.click()
    page.locator("[data-move^='to ']:not([data-seat])").click()
    expect(page.locator("[data-decision]:not([data-decision=pick-recipient], [data-decision=gift])")).to_be_visible()
    moves = [line["move"] for line in place.story() if line["number"] > before and line["seat"] == "A"]
    assert moves[:2] == [f"to {letter}", f"give {code}"]


def with_many_cards(match: Match) -> bool:
    """Seat A is the last to choose for a prank, after which nobody is out."""
    return at("prank")(match) and min(one["held"] for one in seen(match)["players"]) > 2


def test_what_others_choose_in_secret_is_not_in_the_page(opened: Opens) -> None:
    _, page = opened("prank", found("spooks", 3, with_many_cards, masters=True), people="ABC")  # no bots that go on
    expect(page.locator("[data-anchor^=choice-]").filter(has_text="has chosen")).to_have_count(2)
    backs = page.locator("[data-anchor^=choice-] img").evaluate_all("(all) => all.map((one) => one.src)")
    assert len(backs) == 2 and all("spooks-back" in one for one in backs)
    # Mine is the last: all are turned up together, and stay in sight until the next card.
    press(page.locator("button[data-card][data-move]").first)
    page.locator("[data-move^=commit]:not([data-card])").click()
    expect(page.locator("[data-decision]:not([data-decision=prank])")).to_be_visible()
    faces = page.locator("[data-anchor^=choice-]").filter(has_text="showed")
    expect(faces).to_have_count(3)


def some_fit(match: Match) -> bool:
    """Some cards of seat A fit the pile, and others do not."""
    return at("follow-blue")(match) and any(move.notation != "pass" for move in match.state.moves(0))


def test_why_not_and_second_thoughts(opened: Opens) -> None:
    place, page = opened("follow-blue", found("spooks", 3, some_fit, masters=True))
    unfit = page.locator("button[data-card]:not([data-move])").first
    unfit.click(position={"x": 9, "y": 20}, force=True)  # it says of itself that it cannot be played
    expect(page.get_by_text(re.compile("Only the next number"))).to_be_visible()
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
    expect(cards.first).to_have_attribute("data-move", re.compile("lay"))
    assert sorted(cards.evaluate_all(order)) == sorted(by_family)
    # Dragged onto the pile it is played.
    settled(page)
    before, code = number(page), cards.first.get_attribute("data-card")
    start, end = cards.first.bounding_box(), page.locator("[data-anchor=pile]").bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 9, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    beyond(page, before)
    assert f"lay {code}" in [line["move"] for line in place.story() if line["number"] > before and line["seat"] == "A"]
    expect(board(page)).to_be_visible()
