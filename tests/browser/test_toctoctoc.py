"""Toc Toc Toc in the browser: every decision by mouse, keys and fingers, and what its board must and must not show."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from manoir.core.play import Match
from tests.browser.at_table import asked, beyond, laid_out, number
from tests.browser.faults import faults
from tests.browser.visiting import PHONE, Visits, becomes, go, lit, violations
from tests.seed import chance
from tests.server.laid_out import Line, found, one_of_each
from tests.server.running import Running

STILL = {"pace": "off", "sound": False}
FIRST = {"firstPlayer": "seat:1"}
KINDS = ("offer", "answer", "take", "choose")
STEPS = {"offer": "offer", "answer-door": "answer", "pick-guest": "take", "pick-type": "choose"}
BY_KEYS = (("offer", "1"), ("answer", "1"), ("answer", "2"), ("take", "1"), ("choose", "2"))
LATE = 25  # turns: the parties are large
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
CUT_OFF = """() => [...document.querySelectorAll('[data-doing] :is(button, p, dt, dd, li)')]
    .filter((one) => !one.matches('[data-card], [data-seat]'))
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""


def decides(match: Match) -> str:
    """What the first seat decides."""
    state: Any = match.state
    return STEPS[state.step.name()] if state.actor == 0 else ""


def decides_when(match: Match) -> str:
    late = shown(match)["turn"] > LATE
    return decides(match) and decides(match) + (" late" if late else "")


def begins(match: Match) -> bool:
    return decides(match) == "offer"


def goes_on(match: Match) -> bool:
    """The next player has drawn something that all have seen, if the pile is face up."""
    state: Any = match.state
    seen = shown(match)["players"][1]["known"] or not state.rules.pile_face_up
    return decides(match) == "offer" and state.turn > 12 and bool(seen)


def ends(match: Match) -> bool:
    return decides(match) == "offer" and shown(match)["turns"] - shown(match)["turn"] < 4


def shown(match: Match) -> Any:
    return match.state.view(0).to_json()


def table(visit: Visits, house: Running, line: Line | None = None, seats: int = 4, **wanted: Any) -> Page:
    """A game that has begun, and in which it is my turn."""
    options = wanted.pop("options", FIRST)
    wishes: Any = {"preferences": STILL, **wanted}
    page = visit.person(**wishes).new_page()
    sit(page, house, found("toctoctoc", seats, begins, **options) if line is None else line, seats, **options)
    return page


def sit(page: Page, house: Running, line: Line, seats: int, **options: Any) -> None:
    """At another table."""
    place = laid_out(page.context, house, "toctoctoc", seats, line, **options)
    if page.url == "about:blank":
        page.goto(f"/t/{place.code}")
    else:
        go(page, f"/t/{place.code}")
    page.locator(f"[data-number='{len(line)}']").wait_for()
    board(page).wait_for()


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


def decide(page: Page, kind: str, rng: random.Random, touch: bool = False) -> None:
    if kind == "offer":
        press(rng.choice(page.locator("[data-card]").all()), touch)
        press(rng.choice(page.locator("button[data-door]").all()), touch)
        press(page.locator("[data-move^=knock]"), touch)
    else:
        press(rng.choice(page.locator("[data-move]").all()), touch)


def test_every_decision_and_the_end_by_clicking(visit: Visits, house: Running) -> None:
    page, rng = visit.person(preferences=STILL).new_page(), chance("toctoctoc by clicking")
    for kind, line in one_of_each("toctoctoc", 3, KINDS, decides, **FIRST).items():
        sit(page, house, line, 3, **FIRST)
        assert doing(page) == kind
        decide(page, kind, rng)
        beyond(page, len(line))
    sit(page, house, found("toctoctoc", 3, ends, **FIRST), 3, **FIRST)
    for kind in decisions(page):
        decide(page, kind, rng)

    expect(page.locator("[data-card]")).to_have_count(0)
    expect(board(page).locator("[data-seat]")).to_have_count(3)  # the table can still be seen


def test_six_players_and_a_pile_face_down(visit: Visits, house: Running) -> None:
    options = {"edition": "es", "drawPile": "faceDown", **FIRST}
    page = table(visit, house, found("toctoctoc", 6, goes_on, **options), 6, options=options)
    assert "toc-back" in page.locator("[data-anchor=pile]").inner_html()
    before = number(page)
    decide(page, "offer", chance("a pile face down"))
    beyond(page, before)
    held = page.locator("[data-anchor^=held-]")
    expect(held).to_have_count(5)
    assert all(int(one) > 0 for one in held.locator("[data-held]").all_inner_texts())
    expect(held.locator("[data-known]")).to_have_count(0)


def test_every_decision_and_the_end_by_keyboard_alone(visit: Visits, house: Running) -> None:
    page = visit.person(preferences=STILL).new_page()
    lines = one_of_each("toctoctoc", 3, KINDS, decides, **FIRST)
    for kind, how in (*BY_KEYS, ("offer", "by arrows")):
        sit(page, house, lines[kind], 3, **FIRST)
        type_it(page, kind, how)
        beyond(page, len(lines[kind]))
    sit(page, house, found("toctoctoc", 3, ends, **FIRST), 3, **FIRST)
    for kind in decisions(page):
        type_it(page, kind, "1")


def type_it(page: Page, kind: str, how: str) -> None:
    if kind != "offer":
        page.keyboard.press(how)
        return
    if how == "by arrows":  # and Enter: from the hand to the doors, from there to the knock
        page.locator("[data-card]").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        expect(page.locator("button[data-door]").first).to_be_focused()
        page.keyboard.press("Enter")
    else:  # by numbers: the first card, the second door
        page.keyboard.press("1")
        page.keyboard.press("2")
    expect(page.locator("[data-move^=knock]")).to_be_focused()
    page.keyboard.press("Enter")


def test_every_decision_and_the_end_of_six_on_a_small_phone(visit: Visits, house: Running) -> None:
    page, rng = visit.person(size=PHONE, touch=True, preferences=STILL).new_page(), chance("toctoctoc on a phone")
    kinds = (*KINDS, *(f"{kind} late" for kind in KINDS))
    for kind, line in one_of_each("toctoctoc", 6, kinds, decides_when, **FIRST).items():
        sit(page, house, line, 6, **FIRST)
        assert doing(page) == kind.split()[0]
        needs = ("[role=status]", "[data-card]", "button[data-door]" if doing(page) == "offer" else "[data-move]")
        assert faults(page, phone=True, needs=needs) == [], kind
        decide(page, doing(page), rng, touch=True)
        beyond(page, len(line))  # and on to the next table, while the others still play at this one
    sit(page, house, found("toctoctoc", 6, ends, **FIRST), 6, **FIRST)
    for kind in decisions(page):
        decide(page, kind, rng, touch=True)


def test_four_browsers_at_one_table(visit: Visits) -> None:
    people = {seat: visit.person(preferences={**STILL, "language": "en" if seat == "A" else "fr"}) for seat in "ABCD"}
    pages = together(visit, people, {"B": "Bo", "C": "Cyprienne de la Très Longue Allée", "D": "Dé"})
    for turn, (seat, target) in enumerate([("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")]):
        page = pages[seat]
        expect(board(page)).to_have_attribute("data-doing", "offer")
        page.locator("[data-card]").first.click()
        page.locator(f"button[data-door={target}]").click()
        all_see(pages, page, "[data-move^=knock]")
        expect(board(pages[target])).to_have_attribute("data-doing", "answer")
        for other in set(pages) - {seat}:  # nobody else is shown what stands at the door
            door = pages[other].locator("[data-anchor=door]").first
            assert set(re.findall("toc-[a-z-]+", door.inner_html())) == {"toc-back"}, other
        all_see(pages, pages[target], f"[data-move={'refuse' if turn % 2 else 'open'}]")
        expect(pages[target].locator("[data-anchor=door]").first).not_to_contain_text(re.compile("oc"))
        for who in [page for page in pages.values() if doing(page) in ("take", "choose")]:
            all_see(pages, who, "[data-move]")
    points = [page.locator("[data-seat] [data-points]").all_inner_texts() for page in pages.values()]
    assert len({tuple(sorted(re.sub(r"\D", "", one) for one in texts)) for texts in points}) == 1, points


def together(visit: Visits, people: dict[str, BrowserContext], names: dict[str, str]) -> dict[str, Page]:
    """Everybody in front of the same table, whose game begins."""
    wanted = {"game": "toctoctoc", "name": "Ada", "seats": 4, "options": FIRST}
    made = asked(people["A"], visit.address, "POST", "/api/tables", wanted)
    for seat, name in names.items():
        place = f"/api/tables/{made['table']}/seats/{seat}"
        asked(people[seat], visit.address, "POST", place, {"name": name})
        asked(people[seat], visit.address, "POST", f"{place}/ready", {"ready": True})
    asked(people["A"], visit.address, "POST", f"/api/tables/{made['table']}/start", {})
    pages = {seat: person.new_page() for seat, person in people.items()}
    for page in pages.values():
        page.goto(f"/t/{made['code']}")
        board(page).wait_for()
    return pages


def all_see(pages: dict[str, Page], page: Page, what: str) -> None:
    """Somebody clicks on something, and everybody is shown what comes of it."""
    before = number(page)
    page.locator(what).first.click()
    beyond(page, before)
    for other in pages.values():
        expect(other.locator("[data-number]")).to_have_attribute("data-number", str(number(page)))


def test_card_and_door_in_any_order_and_back_again(visit: Visits, house: Running) -> None:
    page = table(visit, house)
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


def test_who_wants_no_questions_knocks_with_the_second_choice(visit: Visits, house: Running) -> None:
    page = table(visit, house, preferences={**STILL, "confirm": False})
    page.locator("[data-card]").first.click()
    page.locator("button[data-door]").first.click()
    expect(page.locator("[data-doing=offer][data-turn='1']")).to_have_count(0)


def test_a_card_is_dragged_to_a_house(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    before = number(page)
    card, target = page.locator("[data-card]").nth(2), page.locator("[data-drop]").nth(1)
    pick_up(page, card)
    page.mouse.move(500, 480, steps=4)
    page.mouse.up()  # nobody lives there
    expect(page.locator("body[data-sent]")).to_have_count(0)
    assert (doing(page), number(page)) == ("offer", before)
    pick_up(page, card)
    place = target.bounding_box()
    assert place
    page.mouse.move(place["x"] + 60, place["y"] + 60, steps=4)
    page.mouse.up()
    expect(page.locator("[data-doing=offer][data-turn='1']")).to_have_count(0)


def pick_up(page: Page, card: Locator) -> None:
    card.hover(position={"x": 20, "y": 40})
    page.mouse.down()


def test_ones_own_door_says_why_not(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    page.locator("[data-card]").first.click()
    page.locator("[data-seat=A] header").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("alert")).to_contain_text("T-3.2")
    assert doing(page) == "offer"


def test_what_cards_do_and_points_come_from_is_a_look_away(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    page.locator("[data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tooltip")).to_contain_text("T-")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator("[data-seat=B] [data-points]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("a scarecrow 3")


def test_a_mouse_that_rests_asks_nothing(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    box = page.locator("[data-card]").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y, steps=3)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.reload()
    board(page).wait_for()
    page.wait_for_timeout(700)  # longer than it takes a thing that is pointed at
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x + 4, y + 4, steps=2)
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("aid", [True, False], ids=["with an aid", "from memory"])
def test_from_memory_nothing_is_shown_that_one_must_remember(visit: Visits, house: Running, aid: bool) -> None:
    page = table(visit, house, found("toctoctoc", 4, goes_on, **FIRST), options={"memoryAid": aid, **FIRST})
    held = page.locator("[data-seat=B] [data-anchor=held-B]")
    assert int(held.locator("[data-held]").inner_text()) > 0
    assert (held.locator("[data-known]").count() > 0) == aid
    expect(page.locator("[data-anchor=toc-gone], [data-anchor=toc-unseen]")).to_have_count(2 if aid else 0)


def test_the_first_time_something_is_explained_and_then_no_more(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    note = page.get_by_role("note")
    expect(note).to_be_visible()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    page.reload()
    board(page).wait_for()
    expect(note).to_have_count(0)


def test_the_board_is_for_everybody(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    page.locator("[data-card]").first.click()
    assert violations(page, "serious", "critical") == []
    for language, theme in (("fr", "day"), ("es", "contrast")):
        page.get_by_role("banner").locator(f"button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert violations(lit(page, theme), "serious", "critical") == [], (language, theme)


def test_longer_texts_fit(visit: Visits, house: Running) -> None:
    page = table(visit, house)
    page.goto(page.url + "?pseudo")
    board(page).wait_for()
    page.locator("[data-card]").first.click()
    page.locator("button[data-door]").first.click()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-tab]").first).to_be_visible(visible=width < 720)
        becomes(page, WIDER, 0)
        becomes(page, CUT_OFF, [])
