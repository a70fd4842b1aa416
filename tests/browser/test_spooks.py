"""Spooks in the browser: deals by mouse, keys and fingers, and every variant."""

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from tests.browser.at_table import QUIET, beyond, laid_out, moves, my_turn, number, settled
from tests.browser.faults import faults
from tests.browser.spooks_table import KINDS, at, board, decide, decisions, late, line_to
from tests.browser.visiting import PHONE, Visits, violations
from tests.server.laid_out import Line, Wanted, found, seen
from tests.server.running import Running

PREFERENCES = QUIET
LOOKS = """(all) => all.map((one) => [
    one.dataset.card,
    [...one.querySelectorAll('path, b')].map((part) => part.getAttribute('d') ?? part.textContent).join(),
])"""


def table(context: BrowserContext, house: Running, seats: int, line: Line, **options: Any) -> Page:
    """A deal against bots that has come as far as a log says."""
    page = laid_out(context, house, "spooks", seats, line, **options).open()
    board(page).wait_for()
    return page


# -- by mouse, by key, by finger ---------------------------------------------------------------------------------------


def test_a_deal_by_mouse_to_its_end(regular: BrowserContext, house: Running) -> None:
    """From where it is nearly over: every kind of decision is made by mouse in test_spooks_decisions.py."""
    page = table(regular, house, 5, found("spooks", 5, late))
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


def by_key(page: Page, kind: str) -> None:
    if page.locator("button[data-card][data-move]").count():
        page.keyboard.press("1")
        expect(page.locator("button[data-card]:focus")).to_have_attribute("aria-pressed", "true")
        if kind == "build-run":
            tab_to(page, "[data-move=run]")
    else:
        tab_to(page, "[data-move=pass]")
    before = number(page)
    page.keyboard.press("Enter")
    beyond(page, before)


def must_pass(match: Match) -> bool:
    return match.state.waiting() == [0] and [move.notation for move in match.state.moves(0)] == ["pass"]


def test_a_deal_by_keyboard_alone(regular: BrowserContext, house: Running) -> None:
    """A run, a pass, and all that comes at the end of a deal."""
    for wanted in (at("build-run"), must_pass):
        page = table(regular, house, 7, found("spooks", 7, wanted))
        by_key(page, next(decisions(page)))
    page = table(regular, house, 7, found("spooks", 7, late))
    for kind in decisions(page):
        by_key(page, kind)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_every_decision_by_finger_on_a_small_phone(visit: Visits, house: Running) -> None:
    context = visit.person(preferences=QUIET, size=PHONE, touch=True)
    page = context.new_page()
    for kind in KINDS:
        page.goto(f"/t/{laid_out(context, house, 'spooks', 6, line_to(kind, 6), masters=True).code}")
        settled(page)
        assert faults(page, phone=True, needs=("[role=status]", "[data-says]", "[data-hand] [data-card]")) == [], kind
        decide(page, random.Random(2), touch=True)


# -- variants ----------------------------------------------------------------------------------------------------------


@cache
def follows_with(sign: str) -> Wanted:
    """Seat A follows blue (in a prank there is more important news), with as many cards as a sign tells, if it does."""

    def wanted(match: Match) -> bool:
        if not at("follow-blue")(match):
            return False
        held = f"Your hand: {len(seen(match)['hand'])}"
        return held.startswith(sign) or not sign.startswith("Your hand")

    return wanted


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
def test_variants(regular: BrowserContext, house: Running, seats: int, options: dict[str, Any], sign: str) -> None:
    page = table(regular, house, seats, found("spooks", seats, follows_with(sign), **options), **options)
    expect(page.locator("[data-seat]")).to_have_count(seats - 1)
    expect(page.get_by_role("heading", name="Seen so far")).to_have_count(int(options.get("memoryAid", True)))
    assert sign in page.get_by_role("main").inner_text()
    for _ in decisions(page, 3):
        decide(page, random.Random(3))


def has_ended_a_deal(match: Match, deals: int = 1) -> bool:
    """Seat A has made the last move of so many deals, and the next has just been dealt."""
    movers = [seat for seat in match.who if seat != CHANCE]
    return CHANCE in match.who[-1:] and movers[-1:] == [0] and bool(seen(match)["deal"] == deals + 1)


def test_a_series_rests_between_two_deals_until_people_are_ready(regular: BrowserContext, house: Running) -> None:
    options = {"series": "short", "seriesLimit": 900}
    line = found("spooks", 4, has_ended_a_deal, **options)
    last = max(at for at, (seat, _) in enumerate(line) if seat == 0)
    place = laid_out(regular, house, "spooks", 4, line[:last], people="ABCD", mine="A", **options)
    bob = place.elsewhere("B")
    page = place.open()
    my_turn(page)
    expect(page.locator("[data-rest]")).to_have_count(0)
    moves(page)
    chosen = page.get_by_role("dialog").locator(f"[data-move='{line[last][1].notation}']")
    chosen.click()
    chosen.click()
    rest = page.locator("[data-rest]")
    expect(rest.get_by_role("heading", name="The Series after one round")).to_be_visible()
    expect(rest.get_by_text("Waiting for Bob and you.")).to_be_visible()
    totals = [int(one.get_attribute("data-total") or -1) for one in rest.locator("[data-total]").all()]
    assert len(totals) == 4 and totals == sorted(totals) and totals[0] == 0
    expect(page.locator("[data-card]")).to_have_count(0)  # what was dealt is not shown, nor told
    assert page.locator("[data-event]").last.get_attribute("data-event") == "event-new-deal"

    assert violations(page, "serious", "critical") == []
    page.get_by_role("button", name="Go on").click()
    expect(rest.get_by_text("Waiting for Bob.")).to_be_visible()
    bob.client.ready(place.table, "B")
    expect(rest).to_have_count(0)
    expect(page.locator("[data-card]").first).to_be_visible()
    page.get_by_role("button", name="Last scores").click()
    expect(page.get_by_role("heading", name="The Series, up to 900 points")).to_be_visible()


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_in_anybodys_way(visit: Visits, house: Running, language: str) -> None:
    theme = {"en": "night", "fr": "day", "es": "contrast"}[language]
    person = visit.person(language=language, preferences={**QUIET, "language": language, "theme": theme})
    page = table(person, house, 5, line_to("follow-blue", 5), masters=True)
    settled(page)
    assert violations(page, "serious", "critical") == []


def many_cards(match: Match) -> bool:
    """Seat A holds many cards, of which some may be played."""
    if match.state.waiting() != [0] or len(set(seen(match)["hand"])) <= 10:
        return False
    return any(move.notation.startswith("lay ") for move in match.state.moves(0))


def test_without_colours_everything_can_be_told_apart(regular: BrowserContext, house: Running) -> None:
    page = table(regular, house, 3, found("spooks", 3, many_cards))
    settled(page)
    # A family has its glyph, a colour its mark, a card its rank: each a shape of its own.
    looks = page.locator("button[data-card]").evaluate_all(LOOKS)
    assert len({look for _, look in looks}) == len({code for code, _ in looks}) > 10
    ticks = page.locator("button[data-card][data-move]").evaluate_all(
        "(all) => all.map((one) => !!one.querySelector('.tick svg'))"
    )
    assert ticks and all(ticks)
