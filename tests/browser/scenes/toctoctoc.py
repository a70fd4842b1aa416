"""Toc Toc Toc: every decision with three, four and six players, what leads to one, and what lies behind the tabs."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from manoir.core.play import Match
from tests.browser.scenes.stage import PHONES, SEATS, Opens, Scene, Stage, turned_to
from tests.browser.test_toctoctoc import FIRST, KINDS, decides, decides_when
from tests.server.laid_out import Wanted, found, one_of_each


def needed(kind: str, seats: int) -> tuple[str, ...]:
    """What everybody has to see of each house, and who decides something besides."""
    houses = [f"[data-seat={seat}] [data-points]" for seat in SEATS[:seats]]
    hands = [f"[data-seat={seat}] [data-held]" for seat in SEATS[1:seats]]
    deed = ("[data-door]",) if kind == "offer" else ("[data-anchor=door]", "[data-move]")
    cards = ("[data-hand] [data-card]",) if kind in ("offer", "answer") else ()  # late in a game a hand may be empty
    return ("[data-status] strong", "[data-anchor=pile]", *cards, *deed, *houses, *hands)


def decision(kind: str, seats: int, **preferences: Any) -> Opens:
    """Late in the game, when there are many guests."""

    def opens(stage: Stage) -> Page:
        late = tuple(f"{one} late" for one in KINDS)
        line = one_of_each("toctoctoc", seats, late, decides_when, **FIRST)[f"{kind} late"]
        return stage.table("toctoctoc", seats, line, f"[data-doing={kind}]", preferences=preferences, **FIRST)

    return opens


def first(kind: str, seats: int, **preferences: Any) -> Opens:
    """As early as a decision comes."""

    def opens(stage: Stage) -> Page:
        line = one_of_each("toctoctoc", seats, KINDS, decides, **FIRST)[kind]
        return stage.table("toctoctoc", seats, line, f"[data-doing={kind}]", preferences=preferences, **FIRST)

    return opens


def knocking(seats: int) -> Opens:
    """A card and a door are chosen: what would come of it stands there."""

    def opens(stage: Stage) -> Page:
        page = decision("offer", seats)(stage)
        page.locator("[data-card]").nth(1).click()
        page.locator("button[data-door]").last.click()
        page.locator("[data-move^=knock]").wait_for()
        return page

    return opens


@cache
def others_play(seat: int) -> Wanted:
    def wanted(match: Match) -> bool:
        state: Any = match.state
        return bool(state.actor == seat and state.step.name() == "answer-door" and state.turn > 15)

    return wanted


def watching(seats: int) -> Opens:
    """Somebody knocks at the door of somebody else, who is there and thinks."""

    def opens(stage: Stage) -> Page:
        place = stage.sit("toctoctoc", seats, found("toctoctoc", seats, others_play(1), **FIRST), SEATS[:2], **FIRST)
        place.elsewhere("B")
        return stage.at(place, "[data-doing=watch]")

    return opens


SCENES = [
    *(
        Scene(f"toctoctoc-{kind}-{seats}", decision(kind, seats), needs=needed(kind, seats))
        for seats in (3, 4, 6)
        for kind in KINDS
    ),
    Scene("toctoctoc-answer-5", decision("answer", 5), needs=needed("answer", 5)),
    Scene("toctoctoc-first", first("offer", 4, hints=True)),
    Scene("toctoctoc-first-answer", first("answer", 4, hints=True)),
    *(Scene(f"toctoctoc-knocking-{seats}", knocking(seats)) for seats in (3, 6)),
    *(Scene(f"toctoctoc-watching-{seats}", watching(seats)) for seats in (3, 6)),
    Scene("toctoctoc-large-cards", decision("answer", 4, size=150), needs=needed("answer", 4)),
    *(
        Scene(f"toctoctoc-tab-{tab}-6", turned_to(tab, decision("offer", 6)), sizes=PHONES)
        for tab in ("parties", "book", "rules")
    ),
]
