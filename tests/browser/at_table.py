"""At a table with a browser: sitting down without clicking through the house, and playing on without thinking."""

import json
import re
from collections.abc import Callable
from difflib import unified_diff
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from manoir.games import GAMES
from tests.server.client import Client, Seat
from tests.server.laid_out import Laid, Line, lay, waits_for
from tests.server.running import Running

QUIET: dict[str, Any] = {"pace": "off", "sound": False, "name": "Ada"}  # the preferences of who is in a hurry
HURRY: dict[str, Any] = {**QUIET, "confirm": False, "hints": False}  # lessons are given once, and then no more

PLAY_ON = """async ({ table, seat, until }) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?seat=${seat}`)
    let last = -1
    let random = 7
    socket.onclose = () => done(last)
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data)
        if (frame.type !== 'game' || frame.number === last) return
        if (frame.over || frame.number >= until) {
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

# Boards measure themselves when they are laid out, and may then choose other sizes, before anybody sees them.
AT_REST = """async () => {
    await document.fonts.ready
    const frame = () => new Promise(requestAnimationFrame)
    for (let before = null; before !== document.body.innerText; ) {
        before = document.body.innerText
        await frame()
        await frame()
    }
}"""

SHOWN = """() => {
    const all = (mark) => [...document.querySelectorAll(mark)]
    return {
        number: Number(document.querySelector('[data-number]').dataset.number),
        status: document.querySelector('[data-status]').innerText,
        board: document.querySelector('main').innerText,
        choices: all('main [data-move]').map((one) => one.dataset.move),
        cards: all('main [data-card]').map((one) => one.textContent),
        book: all('[data-event]').map((one) => one.innerText),
        title: document.title,
    }
}"""


class Place:
    """Where somebody sits: the table's id and code, and the seats that their browser holds."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        table: str,
        code: str,
        seats: str,
        tokens: dict[str, str] | None = None,
    ) -> None:
        self.context = context
        self.address = address
        self.table = table
        self.code = code
        self.seats = seats
        self.tokens = tokens or {}  # of a table that was laid out: everybody's

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return asked(self.context, self.address, method, f"/api/tables/{self.table}{path}", body)

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.goto(f"/t/{self.code}{path}")
        return page

    def play_on(self, page: Page, until: int = 10**6) -> int:
        """The game goes on by itself, over a second line, as fast as the house can: to its end, or to a number."""
        return int(page.evaluate(PLAY_ON, {"table": self.table, "seat": self.seats[0], "until": until}))

    def elsewhere(self, seat: str) -> Seat:
        """A line of somebody who plays without a browser, at a table that was laid out."""
        client = Client(self.address)
        client.cookies[self.table] = {f"manoir-{seat}": self.tokens[seat]}
        line = client.watch(self.table, seat)
        line.until(lambda frame: frame["type"] == "game")
        return line

    def story(self, seat: str = "A") -> list[dict[str, Any]]:
        """What was done at the table so far, as a seat may know it."""
        return list(self.ask("GET", f"/story?seat={seat}")["lines"])


Sits = Callable[..., Place]  # as the fixture `sit` does it
DECIDING = waits_for()


class Wire:
    """The line between a page and its house, which a test may cut, and what the page has said over it."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.lose_after = ""  # a kind of message that still reaches the house, and whose answer does not come back
        self.open: list[WebSocketRoute] = []
        self.said: list[dict[str, Any]] = []
        page.route_web_socket(re.compile("/socket"), self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self.open.append(route)
        house = route.connect_to_server()

        def on(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            house.send(message)
            if self.said[-1]["type"] == self.lose_after:
                self.lose_after = ""
                self.lose()

        route.on_message(on)

    def lose(self) -> None:
        self.cut = True
        for route in self.open:
            route.close()
        self.open = []

    def mend(self) -> None:
        self.cut = False


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
    context: BrowserContext,
    house: Running,
    game: str,
    seats: int,
    line: Line,
    people: str = "A",
    mine: str | None = None,
    **wanted: Any,
) -> Place:
    """A table at which a game has come as far as a log says, with this browser in the seats of `people`, or in those of
    them that are `mine`."""
    laid = lay(house, game, seats, line, people, **wanted)
    held = people if mine is None else mine
    take_seats(context, house, laid, held)
    return Place(context, house.address, laid.table, laid.code, held, laid.tokens)


def take_seats(context: BrowserContext, house: Running, laid: Laid, held: str) -> None:
    """Gives a browser the tokens of a table that was laid out."""
    path, domain = f"/api/tables/{laid.table}", urlsplit(house.address).hostname or ""
    context.add_cookies(
        [
            {"name": f"manoir-{seat}", "value": laid.tokens[seat], "domain": domain, "path": path, "sameSite": "Strict"}
            for seat in held
        ]
    )


def notation(game: str, verb: str, **parts: object) -> str:
    """The move of a game that does this with just these parts: what a page calls it by."""
    for move in GAMES[game].moves.values():
        if move.verb == verb and {name: part.value for name, part in move.parts().items()} == parts:
            return move.notation
    raise AssertionError(f"{game} has no move {verb} {parts}")


def number(page: Page) -> int:
    """How far the game is that the page shows."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def decision(page: Page) -> str:
    """What the table waits for: the key of its sentence."""
    return page.locator("[data-status]").get_attribute("data-status") or ""


def my_turn(page: Page) -> None:
    """The table waits for me, or the game is over."""
    page.locator("[data-mine], [data-rank]").first.wait_for()


def settled(page: Page, waiting: str = "A") -> None:
    """The table waits for these seats and nobody else, nothing is on its way, and everything has found its place."""
    page.locator(f"[data-waiting='{waiting}']").wait_for()
    expect(page.locator("body[data-sent]")).to_have_count(0)
    page.evaluate(AT_REST)


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
    """What a page shows, as far as somebody could tell two pages apart; of a table that has settled."""
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    listed = sheet.inner_text()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.evaluate("document.activeElement?.blur()")  # what has the focus is explained, and that is no difference,
    page.mouse.move(0, 0)  # nor is what the pointer is on
    page.evaluate(AT_REST)
    return {"moves": listed, **page.evaluate(SHOWN)}


def unlike(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """In what two dumps differ: none, or lines of them with a minus and a plus."""
    old, new = ([f"{name}: {line}" for name in one for line in str(one[name]).splitlines()] for one in (before, after))
    return [line for line in unified_diff(old, new, lineterm="", n=0) if line[:2] not in ("--", "++", "@@")]


def comes_back(page: Page, wire: Wire) -> None:
    """A page that loses its line says so and offers nothing; with a new line, and loaded anew, it is as before."""
    settled(page)
    before = dump(page)
    wire.lose()
    page.locator("[data-offline]").wait_for()
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()
    offered = page.locator("[data-move]").count()
    assert offered == 0, f"{offered} moves are offered to who is offline"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    wire.mend()
    page.evaluate("dispatchEvent(new Event('online'))")  # else the page tries again by itself, after a while
    page.locator("[data-offline]").wait_for(state="detached")
    found = unlike(before, dump(page))
    assert found == [], f"after a lost line: {found}"
    page.reload()
    settled(page)
    found = unlike(before, dump(page))
    assert found == [], f"loaded anew: {found}"
