"""Halloween by keyboard alone: six stops, arrows inside each, a focus that goes on, and what is read out."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import beyond, laid_out, number
from tests.browser.halloween_table import (
    AT_ONCE,
    EVERYTHING,
    FOCUSED,
    KINDS,
    asked,
    decision,
    go_to,
    ready,
    say_by_key,
    sit_down,
    whole,
    word,
)
from tests.browser.visiting import Visits, becomes
from tests.server.laid_out import one_of_each
from tests.server.running import Running

STOPS = ["[data-status]", ".secs", ".town", ".me, .rivals", ".cards", ".spine"]
AT = f"{STOPS}.findIndex((stop) => document.activeElement.closest(stop))"


def turned_to(page: Page, keys: str, wanted: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)
    becomes(page, FOCUSED, wanted)


def test_a_turn_by_keyboard_alone(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    page.locator("[data-status]").focus()
    said: list[str] = []
    while word("end") not in said:
        presses = 0
        while not (choice := page.evaluate(FOCUSED)):  # after the first word the focus goes on to the next choice
            page.keyboard.press("Tab")
            presses += 1
            assert presses < 7, "nothing to choose was reached by Tab"
        said.append(choice)
        assert len(said) < 60, said
        page.keyboard.press("Enter")
        expect(page.locator("body[data-sent]")).to_have_count(0)
        ready(page)
    assert len(set(said)) > 3


@pytest.mark.parametrize("part", [0, 1])
def test_every_kind_of_decision_by_keyboard(visit: Visits, house: Running, part: int) -> None:
    lines = one_of_each("halloween", 3, KINDS, asked, **EVERYTHING)
    person = visit.person(preferences=AT_ONCE)
    page = person.new_page()
    page.goto("/join")
    for kind in KINDS[part::2]:
        go_to(page, laid_out(person, house, "halloween", 3, lines[kind], **EVERYTHING), lines[kind])
        assert decision(page) == kind
        whole(page)
        page.locator("[data-status]").focus()
        say_by_key(page)


def test_after_a_reload_the_focus_is_on_the_sheet_and_tab_makes_six_stops(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house, seats=3, size=(1280, 720))
    page.reload()
    whole(page)
    becomes(page, "document.activeElement.matches('[data-status]')", True)
    for stop in range(6):
        assert page.evaluate(AT) == stop
        page.keyboard.press("Tab")
    page.locator(".spine").focus()
    for stop in reversed(range(6)):
        assert page.evaluate(AT) == stop
        page.keyboard.press("Shift+Tab")


def test_arrows_go_over_sections_and_along_the_streets(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    whole(page)
    turned_to(page, "2", "slot 2 summon")
    turned_to(page, "1", "slot 1 summon")
    turned_to(page, "ArrowRight", "slot 1 scare")
    turned_to(page, "ArrowDown", "slot 1 move")
    turned_to(page, "ArrowLeft", "slot 1 evolve")
    turned_to(page, "ArrowDown ArrowRight", "slot 1 haunt")
    turned_to(page, "ArrowRight", "slot 2 fight")
    page.locator('[data-spot="building CH"]').focus()
    turned_to(page, "ArrowRight", "building SC")
    turned_to(page, "ArrowUp", "window SC b")
    turned_to(page, "ArrowRight", "window SC g")
    turned_to(page, "ArrowDown", "building SC")
    turned_to(page, "ArrowDown", "building PS")  # nobody is in the street of the school
    turned_to(page, "ArrowDown", "ghost PS b")
    turned_to(page, "ArrowUp", "building PS")
    turned_to(page, "ArrowLeft", "building MA")


def test_one_word_back_by_escape_a_rest_by_r_and_u_takes_it_back(visit: Visits, house: Running) -> None:
    """What would come of the choice is read out politely."""
    page = sit_down(visit, house)
    whole(page)
    turned_to(page, "1 ArrowDown ArrowDown ArrowRight", "slot 1 haunt")
    page.keyboard.press("Enter")
    becomes(page, FOCUSED, "window PS b")
    expect(page.locator("[data-status] [aria-live=polite]")).to_contain_text("+2 HP")
    page.keyboard.press("Escape")
    expect(page.locator("[data-do]")).to_have_count(0)
    before = number(page)
    page.keyboard.press("3")
    page.keyboard.press("r")
    beyond(page, before)
    expect(page.locator("[data-undo]")).to_have_text("Undo “Rest”")
    page.keyboard.press("u")
    expect(page.locator("[data-undo]")).to_have_count(0)
