"""Toc Toc Toc in the browser: whole games by mouse, keys and fingers, and what its board must and must not show."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import beyond, number
from tests.browser.visiting import PHONE, Visits, violations

STILL = {"pace": "off", "sound": False}
NEW = """async ([seats, options, bots]) => {
    const ask = async (path, body) => {
        const answer = await fetch('/api' + path, {
            method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
        })
        return await answer.json()
    }
    const made = await ask('/tables', { game: 'toctoctoc', name: 'Ada', seats, options, bots })
    if (bots) await ask(`/tables/${made.table}/start`, {})
    return made
}"""
SIT = """async ([table, seat, name]) => {
    const headers = { 'content-type': 'application/json' }
    const place = `/api/tables/${table}/seats/${seat}`
    await fetch(place, { method: 'POST', body: JSON.stringify({ name }), headers })
    await fetch(`${place}/ready`, { method: 'POST', body: '{"ready": true}', headers })
}"""
START = """async (table) => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/tables/${table}/start`, { method: 'POST', body: '{}', headers })
}"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
CUT_OFF = """() => [...document.querySelectorAll('[data-doing] :is(button, p, dt, dd, li)')]
    .filter((one) => !one.matches('[data-card], [data-seat]'))
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""


def table(page: Page, seats: int = 4, bots: str = "regular", **options: Any) -> Page:
    """A game that has begun, and whose first turn is mine."""
    made = page.evaluate(NEW, [seats, {"firstPlayer": "seat:1", **options}, bots])
    page.goto(f"/t/{made['code']}")
    board(page).wait_for()
    return page


def board(page: Page) -> Locator:
    return page.locator("[data-doing]")


def doing(page: Page) -> str:
    return board(page).get_attribute("data-doing") or ""


def decisions(page: Page) -> Iterator[str]:
    """What I have to decide, one after the other, until the game is over."""
    for _ in range(200):
        page.locator("[data-doing]:not([data-doing=watch])").wait_for()
        kind = doing(page)
        if kind == "over":
            return
        before = number(page)
        yield kind
        beyond(page, before)
    raise AssertionError("the game does not end")


def press(one: Locator, touch: bool) -> None:
    if touch:
        one.tap()
    else:
        one.click()


def decide(page: Page, kind: str, chance: random.Random, touch: bool = False) -> None:
    if kind == "offer":
        press(chance.choice(page.locator("[data-card]").all()), touch)
        press(chance.choice(page.locator("button[data-door]").all()), touch)
        press(page.locator("[data-move^=knock]"), touch)
    else:
        press(chance.choice(page.locator("[data-move]").all()), touch)


def test_a_whole_game_by_clicking(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL), 3)
    chance = random.Random(3)
    for kind in decisions(page):
        decide(page, kind, chance)

    assert page.locator("[data-card]").count() == 0
    expect(board(page).locator("[data-seat]")).to_have_count(3)  # the table can still be seen


def test_six_players_and_a_pile_face_down(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL), 6, edition="es", drawPile="faceDown")
    assert "toc-back" in page.locator("[data-anchor=pile]").inner_html()
    chance = random.Random(6)
    for turn, kind in enumerate(decisions(page)):
        if turn > 5:
            break
        decide(page, kind, chance)
    shown = page.locator("[data-anchor^=held-] img").all()
    assert shown and all("toc-back" in (one.get_attribute("src") or "") for one in shown)


def test_a_whole_game_by_keyboard_alone(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL), 3)
    for turn, kind in enumerate(decisions(page)):
        if kind != "offer":
            page.keyboard.press("2" if turn % 2 else "1")
        elif turn < 5:  # by arrows and Enter: from the hand to the doors, from there to the knock
            page.locator("[data-card]").first.focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Enter")
            expect(page.locator("button[data-door]").first).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator("[data-move^=knock]")).to_be_focused()
            page.keyboard.press("Enter")
        else:  # by numbers
            page.keyboard.press("1")
            page.keyboard.press("2")
            expect(page.locator("[data-move^=knock]")).to_be_focused()
            page.keyboard.press("Enter")


def test_a_whole_game_of_six_on_a_small_phone(visit: Visits) -> None:
    page = table(visit("/", size=PHONE, touch=True, preferences=STILL), 6)
    chance = random.Random(6)
    for kind in decisions(page):
        assert page.evaluate(WIDER) == 0
        needed = [page.get_by_role("status").first, *page.locator("[data-card]").all()]
        needed += page.locator("button[data-door]" if kind == "offer" else "[data-move]").all()
        for one in needed:
            box = one.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + 24 <= PHONE[1] and 0 <= box["x"] < PHONE[0], (kind, box)
        decide(page, kind, chance, touch=True)


def test_four_browsers_at_one_table(visit: Visits) -> None:
    host = visit("/", preferences=STILL)
    made = host.evaluate(NEW, [4, {"firstPlayer": "seat:1"}, ""])
    pages = {"A": host}
    for seat, name in (("B", "Bo"), ("C", "Cyprienne de la Très Longue Allée"), ("D", "Dé")):
        pages[seat] = visit("/", preferences={**STILL, "language": "fr"})
        pages[seat].evaluate(SIT, [made["table"], seat, name])
    host.evaluate(START, made["table"])
    for page in pages.values():
        page.goto(f"/t/{made['code']}")
        board(page).wait_for()
    for turn, (seat, target) in enumerate([("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")]):
        page = pages[seat]
        expect(board(page)).to_have_attribute("data-doing", "offer")
        page.locator("[data-card]").first.click()
        page.locator(f"button[data-door={target}]").click()
        page.locator("[data-move^=knock]").click()
        expect(board(pages[target])).to_have_attribute("data-doing", "answer")
        for other in set(pages) - {seat}:  # nobody else is shown what stands at the door
            door = pages[other].locator("[data-anchor=door]").first
            assert set(re.findall("toc-[a-z-]+", door.inner_html())) == {"toc-back"}, other
        pages[target].locator("[data-move]").nth(turn % 2).click()
        expect(pages[target].locator("[data-anchor=door]").first).not_to_contain_text(re.compile("oc"))
        for other in pages:
            if doing(pages[other]) in ("take", "choose"):
                pages[other].locator("[data-move]").first.click()
    points = [[one.inner_text() for one in page.locator("[data-seat] header button").all()] for page in pages.values()]
    assert len({tuple(sorted(re.sub(r"\D", "", one) for one in shown)) for shown in points}) == 1


def test_card_and_door_in_any_order_and_back_again(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL))
    card, door = page.locator("[data-card]").first, page.locator("button[data-door]").first
    door.click()
    expect(door).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(page.locator("[data-move^=knock]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-move^=knock]")).to_have_count(0)
    card.click()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    door.click()
    door.click()  # the same door again says yes
    expect(page.locator("[data-doing=offer][data-turn='1']")).to_have_count(0)


def test_who_wants_no_questions_knocks_with_the_second_choice(visit: Visits) -> None:
    page = table(visit("/", preferences={**STILL, "confirm": False}))
    page.locator("[data-card]").first.click()
    page.locator("button[data-door]").first.click()
    expect(page.locator("[data-doing=offer][data-turn='1']")).to_have_count(0)


def test_a_card_is_dragged_to_a_house(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL))
    card, house = page.locator("[data-card]").nth(2).bounding_box(), page.locator("[data-drop]").nth(1).bounding_box()
    assert card and house
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(500, 480, steps=4)
    page.mouse.up()  # nobody lives there
    assert doing(page) == "offer"
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(house["x"] + 60, house["y"] + 60, steps=4)
    page.mouse.up()
    expect(page.locator("[data-doing=offer][data-turn='1']")).to_have_count(0)


def test_ones_own_door_says_why_not(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL))
    page.locator("[data-card]").first.click()
    page.locator("[data-seat=A] header").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("alert")).to_contain_text("T-3.2")
    assert doing(page) == "offer"


def test_what_cards_do_and_points_come_from_is_a_look_away(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL))
    page.locator("[data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tooltip")).to_contain_text("T-")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator("[data-seat=B] header button").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("a scarecrow 3")


def test_from_memory_nothing_is_shown_that_one_must_remember(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL), memoryAid=False)
    chance = random.Random(1)
    for turn, kind in enumerate(decisions(page)):
        if turn > 12:
            break
        decide(page, kind, chance)
    held = page.locator("[data-seat=B] [data-anchor=held-B] img").all()
    assert held and all("toc-back" in (one.get_attribute("src") or "") for one in held)
    expect(page.locator("[data-anchor=toc-gone], [data-anchor=toc-unseen]")).to_have_count(0)


def test_the_first_time_something_is_explained_and_then_no_more(visit: Visits) -> None:
    page = table(visit("/", preferences=STILL))
    note = page.get_by_role("note")
    expect(note).to_be_visible()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    page.reload()
    board(page).wait_for()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("fr", "day"), ("es", "contrast")])
def test_the_board_is_for_everybody(visit: Visits, language: str, theme: str) -> None:
    page = table(visit("/", language=language, preferences={**STILL, "language": language, "theme": theme}))
    page.locator("[data-card]").first.click()
    assert violations(page, "serious", "critical") == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_longer_texts_fit(visit: Visits, size: tuple[int, int]) -> None:
    page = table(visit("/", size=size, preferences=STILL))
    page.goto(page.url + "?pseudo")
    board(page).wait_for()
    page.locator("[data-card]").first.click()
    page.locator("button[data-door]").first.click()
    assert page.evaluate(WIDER) == 0
    assert page.evaluate(CUT_OFF) == []
