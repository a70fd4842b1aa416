"""Choosing at Halloween's table: in any order, with the price before the click, and nothing that jumps."""

from typing import Any

import pytest
from playwright.sync_api import expect

from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from manoir.games.halloween.game import GAME
from tests.browser.at_table import laid_out, number
from tests.browser.halloween_table import (
    AT_ONCE,
    EVERYTHING,
    KINDS,
    LONGEST,
    USUAL,
    asked,
    begins,
    choose,
    decision,
    go_to,
    press,
    sit_down,
    whole,
)
from tests.browser.visiting import Visits, becomes
from tests.server.laid_out import found, one_of_each
from tests.server.running import Running


def test_nothing_is_done_before_an_option_is_whole_and_then_it_can_be_taken_back_until_dice_are_rolled(
    visit: Visits, house: Running
) -> None:
    page = sit_down(visit, house, preferences={**AT_ONCE, "confirm": True})
    whole(page)
    before = number(page)
    press(page, "slot 1 evolve")
    assert number(page) == before, "a single target does not act by itself"
    page.locator("[data-back]").click()
    expect(page.locator("[data-do]")).to_have_count(0)
    choose(page, "slot 1 evolve", "do")
    assert decision(page) == "sphere"
    page.locator("[data-status]").get_by_role("button", name="Undo").click()
    page.locator("[data-decision=main]").wait_for()
    choose(page, "slot 1 evolve", "do")
    choose(page, "section 1")
    whole(page)
    press(page, "slot 2 fight")  # one ghost against one: the dice would fall at once
    expect(page.locator("[data-status]")).to_contain_text("25 %")
    page.keyboard.press("Escape")
    page.locator("[data-do]").wait_for(state="detached")
    choose(page, "slot 2 fight", "do")
    expect(page.locator("[data-status]").get_by_role("button", name="Undo"), "dice stay").to_have_count(0)


def test_why_an_action_is_not_possible_is_said(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    page.locator('[data-anchor="slot-A-1-fight"]').click(force=True)
    page.get_by_text("has anybody to fight in its building").wait_for()


def test_what_an_option_costs_and_brings_stands_there_before_the_click(visit: Visits, house: Running) -> None:
    """On the place itself, on the sheet, and in one's own line."""
    page = sit_down(visit, house)
    whole(page)
    press(page, "slot 1 haunt")
    window = page.locator('[data-spot="window PS b"]')
    expect(window).to_contain_text("+2")
    window.hover()
    expect(page.locator("[data-status]")).to_contain_text("+2 HP")
    expect(page.locator("[data-status]")).to_contain_text("could be worth up to 10 later")
    before = int(page.locator('.me [data-count="points"]').inner_text())
    page.mouse.move(5, 5)
    page.keyboard.press("Escape")
    expect(page.locator('.me [data-count="points"]')).to_have_text(str(before - 2))


PLACED = """() => [...document.querySelectorAll('[data-anchor]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [one.dataset.anchor, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join()
})"""
CUT = """() => [...document.querySelectorAll('[data-anchor^="card-"], [data-anchor^="slot-"]')].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const cut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 5 // a price hangs over
    return !inside || cut
}).map((one) => one.dataset.anchor)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_eight_cards_can_be_read_on_a_laptop_and_nothing_moves_when_one_chooses(
    visit: Visits, house: Running, language: str
) -> None:
    options = {**USUAL, "cards": LONGEST}
    wishes = {"size": (1280, 720), "preferences": {**AT_ONCE, "language": language}}
    page = sit_down(visit, house, found("halloween", 4, begins, **options), 4, options=options, **wishes)
    whole(page)
    page.evaluate("document.fonts.ready")
    becomes(page, CUT, [])
    before = page.evaluate(PLACED)
    for choice in ("slot 1 scare", "ghost PS b"):
        press(page, choice)
        assert page.evaluate(PLACED) == before, choice
        page.keyboard.press("Escape")


@pytest.mark.parametrize("begins", ["ghost", "building", "action"])
def test_a_sentence_begins_with_any_word(visit: Visits, house: Running, begins: str) -> None:
    """The same move, whatever was chosen first: the blue ghost goes from the police station to the theatre."""
    moved = GAME.parse("PS b"), GAME.parse("TH")

    def can(match: Match) -> bool:
        said = match.state.view(0).sentences().all() if asked(match) == "main" else []
        return any(one.moves[0].notation.endswith("move") and tuple(one.moves[1:]) == moved for one in said)

    page = sit_down(visit, house, found("halloween", 3, can, **USUAL), 3)
    whole(page)
    slot = page.locator('[data-lit-spot][data-spot$=" move"]').first.get_attribute("data-spot") or ""
    ways = {
        "ghost": ("ghost PS b", "move", "building TH"),
        "building": ("building TH", "move to", "ghost PS b"),
        "action": (slot, "ghost PS b", "building TH"),
    }
    choose(page, *ways[begins])
    expect(page.locator("[data-heard]")).to_contain_text("the blue ghost from the Police Station to the Theatre")


# What must stay where it is, whatever is decided.
STAYS = """() => [...document.querySelectorAll('.rivals, .town, .me, .secs, .cards, [data-anchor]')]
    .filter((one) => !one.dataset.anchor || /^(building|yard|lane|section|slot)-/.test(one.dataset.anchor))
    .filter((one) => !/recover$/.test(one.dataset.anchor))
    .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.dataset.anchor ?? one.className.split(' ')[0], ...[x, y, width, height].map(Math.round)].join()
    })"""


def test_nothing_jumps_from_one_kind_of_decision_to_another(visit: Visits, house: Running) -> None:
    person = visit.person(size=(1280, 720), preferences=AT_ONCE)
    page = person.new_page()
    page.goto("/join")
    before: list[str] = []
    for kind, line in one_of_each("halloween", 3, KINDS, asked, **EVERYTHING).items():
        go_to(page, laid_out(person, house, "halloween", 3, line, **EVERYTHING), line)
        assert decision(page) == kind
        before = before or page.evaluate(STAYS)
        assert len(before) > 40
        becomes(page, STAYS, before)
        assert page.evaluate("document.querySelector('.stage').scrollWidth <= innerWidth"), kind


ODDS = ".saying .odd, .saying .dice"


def test_odds_and_dice_stand_in_one_place(visit: Visits, house: Running) -> None:
    person = visit.person(size=(1280, 720), preferences=AT_ONCE)
    page = person.new_page()
    page.goto("/join")
    lines = one_of_each("halloween", 3, ("pick-attacker", "pick-target", "after-roll"), asked, **EVERYTHING)
    places = set()
    for line in lines.values():
        go_to(page, laid_out(person, house, "halloween", 3, line, **EVERYTHING), line)
        if decision(page) != "after-roll":
            page.locator('[data-lit-spot][data-spot^="ghost"]').first.hover()
        places.add(round(page.locator(ODDS).first.evaluate("(one) => one.getBoundingClientRect().x")))
    assert len(places) == 1, places


def aided(match: Match) -> bool:
    """The first seat could fight better with something that it holds."""
    said = match.state.view(0).sentences().all() if asked(match) == "main" else []
    return any(word.hint and word.hint.key == "hint-odds-aided" for one in said for word in one.words)


def test_what_one_holds_is_hatched_in_the_odds(visit: Visits, house: Running) -> None:
    line = found("halloween", 2, aided, **USUAL)
    match = Match(GAME, GAME.options.from_json(USUAL).for_people(), 2)
    for seat, move in line:
        match.play(seat, move)
    words = next(
        one.words
        for one in match.state.view(0).sentences().all()
        if any(word.hint and word.hint.key == "hint-odds-aided" for word in one.words)
    )
    hint: Any = next(word.hint.to_json() for word in words if word.hint and word.hint.key == "hint-odds-aided")
    page = sit_down(visit, house, line)
    whole(page)
    press(page, f"slot {words[0].move.notation[1]} fight")
    for _ in range(3):
        if page.locator(".saying .odd u").count():
            break
        page.locator('[data-lit-spot][data-spot^="ghost"]').first.hover()
        if not page.locator(".saying .odd u").count():
            page.locator('[data-lit-spot][data-spot^="ghost"]').first.click()
    expect(page.locator(".saying .odd")).to_contain_text("%")
    assert hint["most"] > hint["n"]
    expect(page.locator(".saying .odd u")).to_have_count(1)


def helpless(match: Match) -> bool:
    """A ghost in town is stronger than all sections of the first seat, and nothing can be done to it."""
    state: Any = match.state
    said = state.view(0).sentences().all() if asked(match) == "main" and not state.done else []
    best = max(state.players[0].level(section) for section in range(3)) if said else 9
    strong = [place for place, figures in enumerate(state.town.figures) if figures and place % 5 >= best]
    named = {word.move.notation for one in said for word in one.words}
    return any(not any(("bgyor"[place % 5] in name.split()) for name in named) for place in strong)


def test_a_ghost_that_is_too_strong_says_so_on_the_roofs(visit: Visits, house: Running) -> None:
    """The reason, then what would be needed, then the rule; no window is covered."""
    page = sit_down(visit, house, found("halloween", 3, helpless, **USUAL), 3, size=(1280, 720))
    whole(page)
    page.locator('#board [data-spot^="ghost"][aria-disabled=true]').last.click(force=True)
    slip = page.locator("[data-refusal=board-cannot-strong]")
    expect(slip).to_contain_text("is too strong for you. The best section you have left is at level")
    expect(slip.get_by_role("button", name="H-3.2")).to_be_visible()
    covered = """(slip) => { const { left, right, top, bottom } = slip.getBoundingClientRect()
        return [...document.querySelectorAll('.win, .gh')].some((one) => { const it = one.getBoundingClientRect()
            return it.left < right && it.right > left && it.top < bottom && it.bottom > top }) }"""
    becomes(page, f"({covered})(document.querySelector('[data-refusal]'))", False)


def test_what_a_ghost_cannot_do_stands_beside_what_it_can(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    whole(page)
    press(page, "ghost PS b")
    ribbon = page.get_by_role("group", name="What can be done with it")
    expect(ribbon.locator("[data-tile]").first).to_be_visible()
    expect(ribbon.locator(".cannot")).to_contain_text(["nobody to fight"])
    page.keyboard.press("Escape")
    expect(ribbon).to_have_count(0)


def test_what_is_taken_back_has_its_name(visit: Visits, house: Running) -> None:
    """A deed of several words goes as a whole."""
    page = sit_down(visit, house)
    whole(page)
    choose(page, "slot 1 scare", "do")
    whole(page)
    choose(page, "slot 2 rest")
    undo, restart = page.locator("[data-undo]"), page.locator("[data-restart]")
    expect(undo).to_have_text("Undo “Rest”")
    expect(restart).to_have_text("The whole turn (2)")
    assert "Scare" in (restart.get_attribute("title") or "")
    undo.click()
    expect(undo).to_have_text("Undo “Scare”")
    expect(restart).to_have_count(0)
    undo.click()
    expect(undo).to_have_count(0)
    expect(page.locator('[data-lit-spot][data-spot="slot 1 scare"]')).to_be_visible()
