"""The house outside its tables: the front door, setting up, lobbies, rules, preferences, doors that lead nowhere."""

from typing import Any

from playwright.sync_api import Page

from manoir.games import HOUSE
from tests.browser.at_table import asked, take_seats
from tests.browser.scenes.stage import PHONES, SIZES, Opens, Scene, Stage
from tests.server.laid_out import found, lay, over, waits_for


def at(path: str, ready: str = "h1") -> Opens:
    return lambda stage: stage.page(path, ready)


def mine(stage: Stage) -> Page:
    """Somebody with several games: it is their turn, others think, one has not begun, one is over."""
    context = stage.person()
    page = context.new_page()
    stage.fit(page)
    page.goto("/rules")
    for game, seats, seat in (("toctoctoc", 4, 0), ("halloween", 3, 0), ("spooks", 4, 1)):
        laid = lay(stage.house, game, seats, found(game, seats, waits_for(seat=seat)), "ABCD"[:seats])
        take_seats(context, stage.house, laid, "A")
        page.goto(f"/t/{laid.code}")
        page.locator("[data-number]").wait_for()
    laid = lay(stage.house, "spooks", 3, found("spooks", 3, over), "ABC")
    take_seats(context, stage.house, laid, "A")
    page.goto(f"/t/{laid.code}")
    page.locator("dialog [data-rank]").first.wait_for()
    opened(stage, page)
    page.goto("/")
    page.locator("article").first.wait_for()
    return page


def opened(stage: Stage, page: Page, game: str = "toctoctoc", **wanted: Any) -> str:
    """A lobby of somebody, and its code."""
    made = asked(page.context, stage.visits.address, "POST", "/api/tables", {"game": game, "name": "Nina", **wanted})
    page.goto(f"/t/{made['code']}")
    page.locator("[data-seat=A]").wait_for()
    return str(made["code"])


def lobby(game: str = "toctoctoc", **wanted: Any) -> Opens:
    """A table that waits for its players, seen by its host; with bots it is full."""

    def opens(stage: Stage) -> Page:
        page = stage.person().new_page()
        stage.fit(page)
        opened(stage, page, game, **wanted)
        return page

    return opens


def guest(seated: bool) -> Opens:
    """The same, seen by somebody who was given its address."""

    def opens(stage: Stage) -> Page:
        host = stage.person().new_page()
        code = opened(stage, host, "spooks", seats=6)
        page = stage.page(f"/t/{code}", "main .btn", name="Maximilian")
        if seated:
            page.locator("main form .btn").first.click()
            page.locator("[data-seat=B]").get_by_text("Maximilian").first.wait_for()
        host.close()
        return page

    return opens


def agreeing(stage: Stage) -> Page:
    """The host changes what is played."""
    page = lobby("spooks")(stage)
    page.locator("aside button.change").click()
    page.get_by_role("dialog").locator("[data-option]").first.wait_for()
    return page


def public(stage: Stage) -> Page:
    """Tables that anybody may join."""
    host = stage.person()
    for game in HOUSE:
        asked(host, stage.visits.address, "POST", "/api/tables", {"game": game, "name": "Nina", "public": True})
    return stage.page("/tables", "main li")


def unfolded(game: str) -> Opens:
    """All options of a game."""

    def opens(stage: Stage) -> Page:
        page = stage.page(f"/new/{game}?friends", "[data-option]")
        for one in page.locator("main summary").all():
            one.click()
        return page

    return opens


def by_the_letter(stage: Stage) -> Page:
    """All options by the letter, but one that was changed afterwards."""
    page = stage.page("/new/spooks?preset=letter", "[data-preset=letter]")
    page.locator("main summary").click()
    page.locator("[data-option=leads] input").first.check()
    page.locator("[data-preset=own]").scroll_into_view_if_needed()
    page.locator("[data-preset=own]").evaluate("one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 120)")
    return page


def by_hand(stage: Stage) -> Page:
    """Eight cards of Halloween are picked."""
    page = stage.page("/new/halloween", "[data-option]")
    page.locator("[data-option=cards] .choice").last.click()
    page.locator("[data-option=cards] [type=checkbox]").first.wait_for()
    return page


SCENES = [
    Scene("landing", at("/", "article"), PHONES),
    Scene("landing-mine", mine, SIZES),
    *(Scene(f"set-up-{game}", at(f"/new/{game}", "[data-option]"), SIZES) for game in HOUSE),
    *(Scene(f"set-up-{game}-unfolded", unfolded(game), SIZES) for game in HOUSE),
    Scene("set-up-halloween-by-hand", by_hand, SIZES),
    Scene("lobby-host", lobby(), PHONES),
    Scene("lobby-full", lobby("spooks", seats=10, options={"decks": 2}, bots="novice"), PHONES),
    Scene("lobby-2", lobby("halloween", seats=2), PHONES),
    *(Scene(f"lobby-{seats}", lobby("spooks", seats=seats), PHONES) for seats in (6, 10)),
    Scene("lobby-options", agreeing, PHONES),
    Scene("lobby-visitor", guest(False), PHONES),
    Scene("lobby-guest", guest(True), PHONES),
    Scene("join", at("/join", "form"), SIZES),
    Scene("set-up-own", by_the_letter, SIZES),
    Scene("tables", public, SIZES),
    Scene("rules", at("/rules"), SIZES),
    *(Scene(f"letter-{game}", at(f"/rules/{game}/letter", "[data-difference]"), SIZES) for game in HOUSE),
    *(Scene(f"rules-{game}", at(f"/rules/{game}", "[data-rule]"), SIZES) for game in HOUSE),
    Scene("preferences", at("/preferences", "[role=switch]"), SIZES),
    Scene("terminal", at("/terminal", "code"), SIZES),
    Scene("away", at("/nope"), PHONES, expects="404"),
    Scene("no-table", at("/t/ZZZZZ"), PHONES, expects="404"),
]
