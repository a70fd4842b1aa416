"""Sitting at a table of Halloween in a browser, and playing on what is offered."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from manoir.core.play import Match
from tests.browser.at_table import Place, beyond, laid_out, notation, number
from tests.browser.visiting import Visits, go
from tests.server.laid_out import Line, found
from tests.server.running import Running

KINDS = (
    *("main", "seed", "sphere", "compensate", "place-bonus", "use-card", "use-token", "take-up", "take-discs"),
    *("before-roll", "after-roll", "reconsider", "pick-attacker", "pick-target", "pick-roller", "pick-flight"),
    *("pick-fright", "pick-evolving", "pick-mover", "pick-destination", "pick-partner", "pick-pair"),
    *("pick-haunt", "pick-recovery", "pick-payment", "pick-disc", "moment"),
)
EVERYTHING: dict[str, Any] = {  # with cards by chance: what brings every kind of decision, sooner or later
    "defenderReacts": True,
    "timing": "any_moment",
}
USUAL: dict[str, Any] = {"firstPlayer": "seat:1", "cards": "casper"}
LONGEST_GAME = 400  # options
LONGEST = "1,20,23,34,38,45,46,50"  # the eight cards with the longest texts
AT_ONCE = {"pace": "off", "confirm": False, "name": "Ada", "language": "en"}
# What can be chosen now: lit places of the table, actions of a ghost or a building, words without a place, and "do it".
CHOICE = "#board [data-lit-spot], [data-tile], :is(#board, [data-status]) [data-move], [data-do]"
READY = f"{CHOICE}, [data-decision=over]"
OFFERED = f"""[...document.querySelectorAll('{CHOICE}')].filter((one) => one.checkVisibility()).map((one) =>
    one.dataset.litSpot === '' ? one.dataset.spot : (one.dataset.tile ?? one.dataset.move ?? 'do'))"""
FOCUSED = "(({ spot, tile, move }) => spot ?? tile ?? move ?? '')(document.activeElement?.dataset ?? {})"
LIT = """(({ litSpot, tile, move, do: does }) => [litSpot, tile, move, does].some((one) => one !== undefined))
    (document.activeElement?.dataset ?? {})"""
ON_SHEET = """!!document.activeElement?.closest('[data-status]') &&
    !!document.querySelector('.saying :is([data-move], [data-do])')"""


def asked(match: Match) -> str:
    """What the first seat decides."""
    state: Any = match.state
    return str(state.step.name()) if state.actor == 0 else ""


def begins(match: Match) -> bool:
    return bool(asked(match))


def sit_down(visit: Visits, house: Running, line: Line | None = None, seats: int = 2, **wanted: Any) -> Page:
    """A table at which it is the visitor's turn."""
    options = wanted.pop("options", USUAL)
    wishes: Any = {"preferences": AT_ONCE, **wanted}
    line = found("halloween", seats, begins, **options) if line is None else line
    page = laid_out(visit.person(**wishes), house, "halloween", seats, line, **options).open()
    ready(page)
    return page


def go_to(page: Page, place: Place, line: Line) -> None:
    """To another table, as by a link in the house."""
    go(page, f"/t/{place.code}")
    page.locator(f"[data-number='{len(line)}']").wait_for()
    ready(page)


def ready(page: Page) -> None:
    """Waits until what was sent is answered and something can be chosen, or the game is over."""
    expect(page.locator("body[data-sent]")).to_have_count(0)
    page.wait_for_selector(READY, state="attached")


def decision(page: Page) -> str:
    return str(page.locator("[data-decision]").get_attribute("data-decision"))


def whole(page: Page) -> None:
    """Waits until the house has told all that could be said."""
    page.locator("[data-whole]").wait_for()


def press(page: Page, choice: str, tap: bool = False) -> None:
    """A place, an action or a word that is offered."""
    found = page.locator(
        f'#board [data-spot="{choice}"]:visible, [data-tile="{choice}"]:visible, [data-move="{choice}"]:visible'
        if choice != "do"
        else "[data-do]:visible"
    ).first
    if tap:
        found.tap()
    else:
        found.click()


def choose(page: Page, *choices: str, tap: bool = False) -> None:
    """All that has to be chosen for one option, and back when the house has taken it."""
    before = number(page)
    for choice in choices:
        press(page, choice, tap)
    beyond(page, before)
    ready(page)


def look_at_cards(page: Page, rng: random.Random) -> None:
    """On a phone, behind their tab: one that can be taken is touched, and the town is there again."""
    page.locator("[data-tab=cards]").tap()
    page.locator(".cards").wait_for()
    found = page.locator('[data-lit-spot][data-spot^="card "]').all()
    (rng.choice(found) if found else page.locator("[data-tab=town]")).tap()
    page.locator(".town").wait_for()


def say_something(page: Page, rng: random.Random, tap: bool = False) -> None:
    """Whatever is offered, until an option is whole and the house has taken it."""
    before, length = number(page), 0
    if tap and decision(page) == "main" and rng.random() < 0.3 and page.locator("[data-tab=cards]").is_visible():
        look_at_cards(page, rng)
    while number(page) == before:
        offered = page.evaluate(OFFERED)
        if offered:
            press(page, preferred(offered, rng), tap)
        expect(page.locator("body[data-sent]")).to_have_count(0)
        length += 1
        assert length < 20, "no end of words"
    ready(page)


def say_by_key(page: Page) -> None:
    """By Tab to what can be chosen, and Enter until the house has taken it."""
    before = number(page)
    for _ in range(40):
        if number(page) != before:
            break
        page.keyboard.press("Enter" if page.evaluate(LIT) else "ArrowRight" if page.evaluate(ON_SHEET) else "Tab")
        expect(page.locator("body[data-sent]")).to_have_count(0)
    beyond(page, before)
    ready(page)


def word(verb: str, **parts: object) -> str:
    return notation("halloween", verb, **parts)


def preferred(offered: list[str], rng: random.Random) -> str:
    """Something that brings the game on, and now and then anything else."""
    goals = ("card ", "window "), ("end", "do")
    for some in goals if rng.random() < 0.7 else ():
        found = [one for one in offered if one.startswith(some) or one.endswith("haunt")]
        if found:
            return rng.choice(found)
    return rng.choice(offered)


def play_to_the_end(page: Page, say: Callable[[Page], None]) -> int:
    """Says one option after the other; how many there were."""
    for said in range(LONGEST_GAME):
        if decision(page) == "over":
            return said
        say(page)
    raise AssertionError("the game does not end")


def by_clicking(rng: random.Random, tap: bool = False) -> Callable[[Page], None]:
    """Whatever is offered."""
    return lambda page: say_something(page, rng, tap)
