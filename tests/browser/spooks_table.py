"""At a table of Spooks with a browser: where its decisions are found, and how they are made by mouse and by finger."""

import random
from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Locator, Page

from manoir.core.play import Match
from tests.browser.at_table import beyond, number
from tests.server.laid_out import Line, Wanted, found, seen

KINDS = ("lead", "follow-blue", "follow-red", "prank", "pass-along", "build-run", "bite", "pick-recipient", "gift")


def goblin_master(notation: str) -> bool:
    """The card after which somebody picks who gets a gift."""
    return notation == "lay GOM"


@cache
def at(kind: str) -> Wanted:
    """For `found`: seat A, and nobody else any more, has a decision of a kind; a run is one of two cards or more."""

    def wanted(match: Match) -> bool:
        if match.state.waiting() != [0]:
            return False
        view = seen(match)
        if kind == "build-run" and not any(view["follows"].values()):
            return False
        return bool(view["decision"] == kind)

    return wanted


def line_to(kind: str, seats: int = 3) -> Line:
    """A deal with Masters up to a decision of a kind."""
    return found("spooks", seats, at(kind), goblin_master, masters=True)


def late(match: Match) -> bool:
    """For `found`: seat A has a decision, and a deal is nearly over."""
    return match.state.waiting() == [0] and min(one["held"] for one in seen(match)["players"]) <= 2


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


def press(one: Locator, touch: bool = False) -> None:
    # At the corner: the rest of a card lies below its neighbour.
    if touch:
        one.tap(position={"x": 9, "y": 20})
    else:
        one.click(position={"x": 9, "y": 20})


def decide(page: Page, chance: random.Random, touch: bool = False) -> None:
    """Picks up something that may be played, and plays it; or passes."""
    before = number(page)
    cards = page.locator("button[data-card][data-move], button[data-seat]").all()
    if cards:
        press(chance.choice(cards), touch)
    press(page.locator("[data-move]:not([data-card], [data-seat])").first, touch)
    beyond(page, before)
