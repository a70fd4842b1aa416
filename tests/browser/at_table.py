"""At a table with a browser: sitting down without clicking through the house, and playing on without thinking."""

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.laid_out import Laid, Line, lay
from tests.server.running import Running

QUIET: dict[str, Any] = {"pace": "off", "sound": False, "name": "Ada"}  # the preferences of who is in a hurry

PLAY_ON = """async ({ table, seat, until, known }) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?seat=${seat}`)
    let last = -1
    let random = 7
    socket.onclose = () => done(last)
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data)
        if (frame.type !== 'game' || frame.number === last) return
        const met = known && frame.moves.length && !known.includes(frame.status.key)
        if (frame.over || frame.number >= until || met) {
            socket.close()
            done(frame.number)
            return
        }
        if (!frame.moves.length) return
        last = frame.number
        random = (random * 48271) % 2147483647
        const move = frame.moves[random % frame.moves.length]
        socket.send(JSON.stringify({ type: 'move', id: `on-${frame.number}`, number: frame.number, move }))
    }
})"""


class Place:
    """Where somebody sits: the table's id and code, and the seats that their browser holds."""

    def __init__(self, context: BrowserContext, address: str, table: str, code: str, seats: str) -> None:
        self.context = context
        self.address = address
        self.table = table
        self.code = code
        self.seats = seats

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return asked(self.context, self.address, method, f"/api/tables/{self.table}{path}", body)

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.goto(f"/t/{self.code}{path}")
        return page

    def play_on(self, page: Page, until: int = 10**6, known: Iterable[str] | None = None) -> int:
        """The game goes on by itself, over a second line, as fast as the house can: to its end, to a number, or until
        there is a decision of a kind that is not known."""
        kinds = None if known is None else list(known)
        wanted = {"table": self.table, "seat": self.seats[0], "until": until, "known": kinds}
        return int(page.evaluate(PLAY_ON, wanted))


def asked(context: BrowserContext, address: str, method: str, path: str, body: Any = None) -> Any:
    answer = context.request.fetch(
        path,
        method=method,
        headers={"origin": address, "content-type": "application/json"},
        data=None if body is None else json.dumps(body),
    )
    assert answer.ok, answer.text()
    return answer.json()


def seated(context: BrowserContext, address: str, game: str, people: int = 1, **wanted: Any) -> Place:
    """A table whose game has begun: one browser for as many people as are wanted, and bots for the other seats."""
    body = {"game": game, "name": "Ada", "bots": "" if people > 1 else "heuristic", **wanted}
    made = asked(context, address, "POST", "/api/tables", body)
    place = Place(context, address, made["table"], made["code"], "ABCDEFGHIJ"[:people])
    for seat, name in list(zip("ABCDEFGHIJ", ("Ada", "Bob", "Cleo", "Dora"), strict=False))[1:people]:
        place.ask("POST", f"/seats/{seat}", {"name": name})
        place.ask("POST", f"/seats/{seat}/ready", {"ready": True})
    place.ask("POST", "/start", {})
    return place


def laid_out(
    context: BrowserContext, house: Running, game: str, seats: int, line: Line, people: str = "A", **wanted: Any
) -> Place:
    """A table at which a game has come as far as a log says, with this browser in the seats of `people`."""
    laid = lay(house, game, seats, line, people, **wanted)
    take_seats(context, house, laid)
    return Place(context, house.address, laid.table, laid.code, people)


def take_seats(context: BrowserContext, house: Running, laid: Laid) -> None:
    """Gives a browser the tokens of a table that was laid out."""
    path, domain = f"/api/tables/{laid.table}", urlsplit(house.address).hostname or ""
    context.add_cookies(
        [
            {"name": f"manoir-{seat}", "value": token, "domain": domain, "path": path, "sameSite": "Strict"}
            for seat, token in laid.tokens.items()
        ]
    )


def number(page: Page) -> int:
    """How far the game is that the page shows."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def decision(page: Page) -> str:
    """What the table waits for: the key of its sentence."""
    return page.locator("[data-status]").get_attribute("data-status") or ""


def my_turn(page: Page) -> None:
    """The table waits for me, or the game is over."""
    page.locator("[data-mine], [data-rank]").first.wait_for()


def settled(page: Page) -> None:
    """Nobody chooses any more at the same time as I do."""
    before = -1
    while before != number(page):
        before = number(page)
        page.wait_for_timeout(800)


def beyond(page: Page, before: int) -> None:
    """The page shows a later moment, and what it sent has been answered: others may have been quicker."""
    expect(page.locator("body[data-sent]")).to_have_count(0)
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))


def moves(page: Page) -> Locator:
    """All moves in words, in their sheet."""
    page.keyboard.press("m")
    found = page.get_by_role("dialog").locator("[data-move]")
    found.first.wait_for()
    return found


def play(page: Page, at: int = 0) -> None:
    """One of the moves, from the sheet of all; back when the house has taken it."""
    before = number(page)
    found = moves(page)
    found.nth(at % found.count()).click()
    beyond(page, before)


def dump(page: Page) -> dict[str, Any]:
    """What a page shows, as far as somebody could tell two pages apart."""
    found = moves(page)
    listed = found.evaluate_all("(all) => all.map((one) => one.dataset.move)")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.evaluate("document.activeElement?.blur()")  # what has the focus is explained, and that is no difference
    return {
        "number": number(page),
        "status": page.locator("[data-status]").inner_text(),
        "moves": listed,
        "board": page.get_by_role("main").inner_text(),
        "book": page.locator("[data-event]").all_inner_texts(),
        "title": page.title(),
    }
