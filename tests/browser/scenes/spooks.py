"""Spooks: every decision with three, four and ten players, with Masters and two decks, a full hand, and a Series."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from manoir.core.play import Match
from tests.browser.scenes.stage import PHONES, SEATS, Opens, Scene, Stage, turned_to
from tests.browser.spooks_table import KINDS, at, goblin_master
from tests.browser.test_spooks import has_ended_a_deal
from tests.server.laid_out import Wanted, found, seen, waits_for

OPTIONS: dict[int, dict[str, Any]] = {3: {}, 4: {}, 6: {}, 10: {"decks": 2}}


def needed(seats: int) -> tuple[str, ...]:
    """What everybody has to see: what the pile asks for, their hand, and how many cards each of the others has."""
    hands = [f"[data-seat={seat}] .pts" for seat in SEATS[1:seats]]
    return ("[data-status] strong", "[data-says]", "[data-anchor=pile]", "[data-hand] [data-card]", *hands)


def decision(kind: str, seats: int, **preferences: Any) -> Opens:
    def opens(stage: Stage) -> Page:
        options = {"masters": True, **OPTIONS[seats]}
        line = found("spooks", seats, at(kind), goblin_master, **options)
        return stage.table("spooks", seats, line, f"[data-decision={kind}]", preferences=preferences, **options)

    return opens


@cache
def holding(least: int, fits: bool = False) -> Wanted:
    """For `found`: the first seat decides with that many cards; of which, if it must be, some can be laid."""

    def wanted(match: Match) -> bool:
        if match.state.waiting() != [0] or len(seen(match)["hand"]) < least:
            return False
        return not fits or any(move.notation.startswith("lay ") for move in match.state.moves(0))

    return wanted


def full(seats: int, least: int, lifted: bool = False, **options: Any) -> Opens:
    """The largest hand; with one of its cards picked up, or none."""

    def opens(stage: Stage) -> Page:
        page = stage.table("spooks", seats, found("spooks", seats, holding(least, lifted), **options), **options)
        page.locator("[data-decision][data-asked=true]").wait_for()
        if lifted:
            page.locator("button[data-card][data-move]").first.click(position={"x": 9, "y": 20})
            page.locator("button[data-card][aria-pressed=true]").wait_for()
        return page

    return opens


def watching(stage: Stage) -> Page:
    place = stage.sit("spooks", 6, found("spooks", 6, waits_for(seat=1)), SEATS[:2])
    place.elsewhere("B")
    return stage.at(place, "[data-decision]")


@cache
def has_ended(deals: int) -> Wanted:
    """For `found`: the first seat has made the last move of so many deals, and the next has just been dealt."""

    def wanted(match: Match) -> bool:
        return has_ended_a_deal(match, deals)

    return wanted


def resting(deals: int, limit: int, series: str) -> Opens:
    """Between two deals of a Series."""

    def opens(stage: Stage) -> Page:
        options: dict[str, Any] = {"series": series, "seriesLimit": limit}
        line = found("spooks", 4, has_ended(deals), **options)
        last = max(at for at, (seat, _) in enumerate(line) if seat == 0)
        place = stage.sit("spooks", 4, line[:last], "ABCD", **options)
        place.elsewhere("B")
        page = stage.at(place, "[data-mine]")
        page.keyboard.press("m")
        chosen = page.get_by_role("dialog").locator(f"[data-move='{line[last][1].notation}']")
        chosen.click()
        chosen.click()
        page.locator("[data-rest] [data-total]").first.wait_for()
        return page

    return opens


SCENES = [
    *(
        Scene(f"spooks-{kind}-{seats}", decision(kind, seats), needs=needed(seats))
        for seats in (3, 4, 10)
        for kind in KINDS
    ),
    Scene("spooks-follow-blue-6", decision("follow-blue", 6), needs=needed(6)),
    Scene("spooks-large-cards", decision("follow-blue", 4, size=150), needs=needed(4)),
    Scene("spooks-full-hand-3", full(3, 18)),
    Scene("spooks-full-hand-two-decks", full(3, 30, decks=2, masters=True)),
    Scene("spooks-lifted-3", full(3, 12, lifted=True)),
    Scene("spooks-watching-6", watching),
    Scene("spooks-series-rests", resting(1, 900, "short")),
    Scene("spooks-series-rests-later", resting(4, 150, "elimination")),
    *(
        Scene(f"spooks-tab-{tab}-10", turned_to(tab, decision("follow-blue", 10)), sizes=PHONES)
        for tab in ("seen", "book", "rules")
    ),
]
