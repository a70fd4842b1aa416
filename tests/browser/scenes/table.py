"""What every table has: its end, looking back, the curtain, banners, sheets over the table, boards for nothing."""

import json
import sqlite3
from functools import cache
from typing import Any

from playwright.sync_api import Page

from manoir.core.play import Match
from tests.browser.at_table import QUIET, Wire, seated
from tests.browser.scenes.stage import SEATS, Opens, Scene, Stage
from tests.server.laid_out import Wanted, found, over, waits_for
from tests.server.running import PATIENCE


@cache
def ends(how: str) -> Wanted:
    """For `found`: a game is over, and for the first seat it went that way."""

    def wanted(match: Match) -> bool:
        if not match.over:
            return False
        ranks = match.state.standing()
        won = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return {"won": won == [0], "lost": ranks[0] == max(ranks) > 1, "tie": len(won) > 1}[how]

    return wanted


def end(game: str, seats: int, how: str, **options: Any) -> Opens:
    def opens(stage: Stage) -> Page:
        return stage.table(game, seats, found(game, seats, ends(how), **options), "dialog [data-rank]", **options)

    return opens


def looking_back(game: str, seats: int, **options: Any) -> Opens:
    def opens(stage: Stage) -> Page:
        line = found(game, seats, over, **options)
        return stage.table(game, seats, line, "[data-at]", f"/replay?at={len(line) * 2 // 3}", **options)

    return opens


def curtain(stage: Stage) -> Page:
    """Between two people at one screen."""
    place = stage.sit("toctoctoc", 3, found("toctoctoc", 3, waits_for()), "ABC", mine="ABC")
    return stage.at(place, "[data-curtain]")


def hidden(game: str, seats: int) -> Opens:
    """Nobody shall see my hand from behind."""

    def opens(stage: Stage) -> Page:
        page = stage.table(game, seats, found(game, seats, waits_for()), "[data-mine]")
        page.keyboard.press("h")
        page.locator(".banner").wait_for()
        return page

    return opens


def gone(stage: Stage) -> Page:
    """Everybody waits for somebody who is no longer there."""
    place = stage.sit("toctoctoc", 4, found("toctoctoc", 4, waits_for(seat=1)), SEATS[:2])
    return stage.at(place, ".banner")


def asks(stage: Stage) -> Page:
    """Somebody who looks on would like to have a seat."""
    place = stage.sit("toctoctoc", 4, found("toctoctoc", 4, waits_for()))
    page = stage.at(place, "[data-mine]")
    guest = stage.page(f"/t/{place.code}", "[data-number]", name="Maximilian")
    guest.locator(".tools button:not(.menu)").last.click()
    guest.get_by_role("dialog").locator(".btn").first.click()
    page.locator("[data-asker]").wait_for()
    return page


def frozen(stage: Stage) -> Page:
    """A game that failed."""
    place = stage.sit("toctoctoc", 3, found("toctoctoc", 3, waits_for()))
    with sqlite3.connect(stage.house.database.removeprefix("sqlite:///"), timeout=PATIENCE) as database:
        [body] = database.execute("select body from tables where id = ?", [place.table]).fetchone()
        row = json.dumps({**json.loads(body), "phase": "frozen"}).encode()
        database.execute("update tables set phase = 'frozen', body = ? where id = ?", [row, place.table])
    database.close()
    return stage.at(place, ".banner")


def offline(game: str, seats: int) -> Opens:
    """The line is lost."""

    def opens(stage: Stage) -> Page:
        place = stage.sit(game, seats, found(game, seats, waits_for()))
        page = place.context.new_page()
        wire = Wire(page)
        stage.at(place, "[data-mine]", page)
        wire.lose()
        page.locator("[data-offline]").wait_for()
        return page

    return opens


def sheet(key: str) -> Opens:
    """One that lies over the table, opened by its key."""

    def opens(stage: Stage) -> Page:
        page = stage.table("toctoctoc", 4, found("toctoctoc", 4, waits_for()), "[data-mine]")
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        return page

    return opens


def for_nothing(game: str) -> Opens:
    """The board of a game that brings none."""

    def opens(stage: Stage) -> Page:
        visits = stage.brought()
        place = seated(stage.person(visits, **QUIET), visits.address, game)
        return stage.at(place, "[data-mine]")

    return opens


ENDED = ("dialog h1, dialog h2", "[data-rank='1']", ".deeds .btn.main", ".deeds a")  # who won, once more, look back
SCENES = [
    *(
        Scene(f"end-{game}-{seats}-{how}", end(game, seats, how), needs=ENDED)
        for game, seats, how in (
            ("toctoctoc", 3, "won"),
            ("toctoctoc", 6, "lost"),
            ("toctoctoc", 4, "tie"),
            ("spooks", 4, "won"),
            ("spooks", 10, "lost"),
            ("halloween", 2, "won"),
            ("halloween", 4, "lost"),
            ("halloween", 2, "tie"),
        )
    ),
    Scene("end-series", end("spooks", 4, "lost", series="short", seriesLimit=60), needs=ENDED),
    *(
        Scene(f"replay-{game}", looking_back(game, seats))
        for game, seats in (("toctoctoc", 4), ("spooks", 6), ("halloween", 4))
    ),
    Scene("curtain", curtain),
    *(Scene(f"hand-hidden-{game}", hidden(game, 4)) for game in ("toctoctoc", "spooks")),
    Scene("banner-gone", gone),
    Scene("banner-asks", asks),
    Scene("banner-frozen", frozen),
    *(
        Scene(f"banner-offline-{game}", offline(game, seats))
        for game, seats in (("toctoctoc", 6), ("spooks", 10), ("halloween", 4))
    ),
    *(
        Scene(f"sheet-{name}", sheet(key))
        for name, key in (("moves", "m"), ("keys", "k"), ("command", "/"), ("rules", "?"))
    ),
    *(Scene(f"for-nothing-{game}", for_nothing(game)) for game in ("prank", "bluff")),
]
