"""Halloween in a browser: whole games by click, key and tap, every kind of decision, small screens and every light."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.texts import LANGUAGES
from tests.browser.visiting import PHONE, WIDE, Visits, Wishes, violations

MAKE = """async ({ seats, options }) => {
    const post = (path, body) => fetch(path, {
        method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
    }).then((answer) => answer.json())
    const { table } = await post('/api/tables', { game: 'halloween', name: 'Ada', seats, bots: 'random', options })
    return (await post(`/api/tables/${table}/start`, {})).code
}"""
READY = "#board [data-move], [data-decision=over]"
OFFERED = "[...new Set([...document.querySelectorAll('#board [data-move]')].map((one) => one.dataset.move))]"
FOCUSED = "document.activeElement?.dataset?.move ?? ''"
# What one sees of the game: everything with a name on the board, and what may be done.
SEEN = """[...document.querySelectorAll('#board [aria-label], #board [data-move]')]
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} ${one.dataset.move ?? ''}`).join('\\n')"""
ON_THE_BOARD = """async () => (await axe.run('#board')).violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.target).join(', ')}`)"""
AT_ONCE = {"pace": "off", "confirm": False, "name": "Ada", "language": "en"}


def sit_down(visit: Visits, seats: int = 2, options: dict[str, Any] | None = None, **wishes: Any) -> Page:
    """A table with bots, at which it is the visitor's turn."""
    given: Wishes = {"preferences": AT_ONCE, **wishes}  # type: ignore[typeddict-item]
    page = visit("/", **given)
    wanted = {"firstPlayer": "seat:1", "cards": "casper", **(options or {})}
    code = page.evaluate(MAKE, {"seats": seats, "options": wanted})
    page.goto(f"/t/{code}")
    ready(page)
    return page


def ready(page: Page) -> None:
    """Waits until what was sent is answered and something can be chosen, or the game is over."""
    expect(page.locator("body[data-sent]")).to_have_count(0)
    page.wait_for_selector(READY, state="attached")


def decision(page: Page) -> str:
    return str(page.locator("[data-decision]").get_attribute("data-decision"))


def choose(page: Page, notation: str, tap: bool = False) -> None:
    element = page.locator(f'#board [data-move="{notation}"]:visible').first
    if tap:
        element.tap()
    else:
        element.click()
    ready(page)


def preferred(moves: list[str], rng: random.Random) -> str:
    """Something that brings the game on, and now and then anything else."""
    for wanted in ("claim", "haunt", "own", "end") if rng.random() < 0.7 else ():
        found = [move for move in moves if wanted in move]
        if found:
            return rng.choice(found)
    return rng.choice(moves)


def play(page: Page, most: int, seed: int = 1, tap: bool = False) -> set[str]:
    """Plays on by clicking what is offered; returns the decisions that were met."""
    rng = random.Random(seed)
    met: set[str] = set()
    for _ in range(most):
        now = decision(page)
        met.add(now)
        if now == "over":
            break
        choose(page, preferred(page.evaluate(OFFERED), rng), tap)
    return met


def test_a_whole_game_of_two_by_clicking(visit: Visits) -> None:
    page = sit_down(visit, options={"maxRounds": 5})
    met = play(page, 200)
    assert "over" in met and len(met) > 6
    page.locator("dialog, [role=dialog]").first.wait_for()


def test_some_turns_by_keyboard_alone(visit: Visits) -> None:
    page = sit_down(visit)
    page.locator('[data-seat="A"]').focus()
    said: list[str] = []
    for _ in range(12):
        ready(page)
        presses = 0
        while not (move := page.evaluate(FOCUSED)):  # after the first word the focus goes on to the next choice
            page.keyboard.press("Tab")
            presses += 1
            assert presses < (60 if not said else 20), "nothing to choose was reached by Tab"
        said.append(move)
        page.keyboard.press("Enter")
    assert len(set(said)) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_status_and_the_decision_without_scrolling(visit: Visits, language: str) -> None:
    preferences = {**AT_ONCE, "language": language}
    page = sit_down(visit, size=PHONE, touch=True, language=language, preferences=preferences)
    rng = random.Random(language)
    for _ in range(16):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        for what in ("[role=status]", "#board [data-move]"):
            box = page.locator(f"{what}:visible").first.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1] + 1, (what, decision(page), box)
        choose(page, rng.choice(page.evaluate(OFFERED)), tap=True)
        if decision(page) == "over":
            break


VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "grand master": (4, {"variant": "grand_master", "maxRounds": 2}),
    "two in a line of buildings": (2, {"layout": "CH-PS,PS-SC,SC-HO,HO-MA,MA-TH", "maxRounds": 2}),
    "three with cards by hand": (3, {"cards": "1,4,14,16,33,39,45,46", "maxRounds": 2, "defenderReacts": True}),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_can_be_played_to_its_end(visit: Visits, name: str) -> None:
    seats, options = VARIANTS[name]
    page = sit_down(visit, seats, options)
    cards = page.locator('[data-anchor^="card-"]')
    assert cards.count() == (0 if options.get("variant") else 8)
    assert page.locator('[data-anchor^="section-"]').count() == (4 if options.get("variant") else 3)
    assert "over" in play(page, 120, seed=seats)


def test_a_page_that_is_loaded_again_at_any_decision_is_the_same(visit: Visits) -> None:
    page = sit_down(visit, 3, {"cards": "7,15,16,17,18,23,38,44"})
    rng = random.Random(5)
    tried: set[str] = set()
    for _ in range(40):
        now = decision(page)
        if now not in tried:
            tried.add(now)
            before = page.evaluate(SEEN)
            page.reload()
            ready(page)
            assert page.evaluate(SEEN) == before, now
        choose(page, preferred(page.evaluate(OFFERED), rng))
    assert len(tried) > 5


def test_a_word_can_be_taken_back_until_dice_are_rolled(visit: Visits) -> None:
    page = sit_down(visit, preferences={**AT_ONCE, "confirm": True})
    choose(page, "S1 evolve")
    assert decision(page) == "sphere"
    page.locator("[data-back]").click()
    page.locator("[data-decision=main]").wait_for()
    choose(page, "S1 evolve")
    choose(page, "S1")
    page.locator('[data-move="S2 fight"]').click()  # one ghost against one: the dice would fall at once
    roll = page.locator('[data-decision] [data-move="S2 fight"]')
    roll.wait_for()
    assert "25 %" in roll.inner_text()
    page.keyboard.press("Escape")
    roll.wait_for(state="detached")
    page.locator('[data-move="S2 fight"]').click()
    roll.click()
    ready(page)
    assert page.locator("[data-back]").count() == 0, "dice cannot be taken back"


def test_why_an_action_is_not_possible_is_said(visit: Visits) -> None:
    page = sit_down(visit)
    page.locator('[data-anchor="slot-A-1-fight"]').click(force=True)
    page.get_by_text("That action cannot be carried out").wait_for()


def test_other_boards_are_one_click_away(visit: Visits) -> None:
    page = sit_down(visit, 3)
    page.locator('[data-seat="B"]').click()
    assert page.locator('[data-anchor^="section-B-"]').count() == 3
    page.get_by_role("button", name="Back to yours").click()
    assert page.locator('[data-anchor^="section-A-"]').count() == 3


@pytest.mark.parametrize(("theme", "size"), [("night", WIDE), ("day", PHONE), ("contrast", WIDE)])
def test_everybody_can_use_the_board(visit: Visits, theme: str, size: tuple[int, int]) -> None:
    page = sit_down(visit, 2, size=size, preferences={**AT_ONCE, "theme": theme})
    for seed in range(3):
        play(page, 3, seed)
        violations(page)  # of the whole page, which others hold to account; axe stays there
        assert page.evaluate(ON_THE_BOARD) == []


def test_without_colours_everything_still_has_a_number_or_a_symbol(visit: Visits) -> None:
    page = sit_down(visit, 3)
    play(page, 25, seed=4)
    ghosts = page.locator('[data-anchor^="ghost-"]')
    assert ghosts.count() > 0
    assert all(text.strip()[:1] in "12345" for text in ghosts.all_inner_texts())
    windows = page.locator('[data-anchor^="window-"]')
    assert windows.count() == 30
    for window in windows.all():
        assert window.inner_text().strip() or window.locator("svg").count()


def test_a_haunt_says_what_it_brings_now_and_could_bring_later(visit: Visits) -> None:
    page = sit_down(visit)
    choose(page, "S1 haunt")
    haunt = page.locator('[data-decision] [data-move="PS b own"]').inner_text()
    assert "+2 HP" in haunt and "later up to 10 here" in haunt
