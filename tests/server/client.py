"""A program that plays: cookies, requests and sockets, and nothing that knows the server's code."""

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 120.0  # seconds that anything may take on a machine that is very busy
IDS = count(1)
OPEN: list["Seat"] = []  # sockets that nobody has closed yet


class Refusal(Exception):
    def __init__(self, status: int, found: Any) -> None:
        super().__init__(status, found)
        self.status = status
        self.key = found.get("key", "") if isinstance(found, dict) else ""
        self.found = found


class Client:
    """Somebody with a browser: keeps cookies by table, as their path says."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.origin = address
        self.cookies: dict[str, dict[str, str]] = {}  # table -> cookie name -> token
        self.set_cookies: list[str] = []

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        sent = {"Origin": self.origin, **self._cookie(path), **(headers or {})}
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        connection = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        try:
            connection.request(method, path, data, {name: value for name, value in sent.items() if value})
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                self.set_cookies.append(value)
                for morsel in SimpleCookie(value).values():
                    table = morsel["path"].removeprefix("/api/tables/")
                    self.cookies.setdefault(table, {})[morsel.key] = morsel.value
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def _cookie(self, path: str) -> dict[str, str]:
        table = path.removeprefix("/api/tables/").split("/")[0].split("?")[0]
        held = self.cookies.get(table, {})
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in held.items())} if held else {}

    def held(self, path: str) -> str:
        """The cookies that go to an address, as a header has them."""
        return self._cookie(path).get("Cookie", "")

    def __call__(self, method: str, path: str, body: Any = None) -> Any:
        status, _, content = self.ask(method, path, body)
        found = json.loads(content) if content[:1] in (b"{", b"[") else content.decode()
        if status >= 400:
            raise Refusal(status, found)
        return found

    def new(self, game: str, **wanted: Any) -> str:
        """A table, with this client at seat A; its id."""
        return str(self("POST", "/api/tables", {"game": game, "name": "Ada", **wanted})["table"])

    def sit(self, table: str, seat: str, name: str) -> None:
        self("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    def ready(self, table: str, seat: str) -> None:
        self("POST", f"/api/tables/{table}/seats/{seat}/ready", {})

    def start(self, table: str) -> None:
        self("POST", f"/api/tables/{table}/start", {})

    def watch(self, table: str, seat: str = "", since: int = 0, sheet: bool = False, rests: bool = False) -> "Seat":
        return Seat(self, table, seat, since, sheet, rests)


class Seat:
    """A socket at a table, and what was last seen through it."""

    def __init__(
        self, client: Client, table: str, seat: str, since: int = 0, sheet: bool = False, rests: bool = False
    ) -> None:
        self.client = client
        self.rests = rests
        self.sheet = sheet
        self.table = table
        self.seat = seat
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []  # as they came over the wire
        self.game: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.entries: dict[int, Any] = {}  # the story by number, to see that nothing is lost or told twice
        self.repeated = 0
        self.stack = ExitStack()
        OPEN.append(self)
        self.socket = self._connect(since)

    def _connect(self, since: int) -> ClientConnection:
        netloc = urlsplit(self.client.address).netloc
        query = f"?from={since}" + (f"&seat={self.seat}" if self.seat else "") + ("&sheet=1" if self.sheet else "")
        query += "&rest=1" if self.rests else ""
        opening = connect(
            f"ws://{netloc}/api/tables/{self.table}/socket{query}",
            origin=Origin(self.client.origin),
            additional_headers=self.client._cookie(f"/api/tables/{self.table}"),
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # else a thread of its own draws from Python's common chance now and then
            legacy=False,
        )
        return self.stack.enter_context(opening)

    def again(self) -> None:
        """After a lost connection: on from the last number."""
        self.close()
        self.socket = self._connect(int(self.game.get("number", 0)))

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        frame: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        if frame["type"] == "game":
            self.game = frame
            for line in frame["story"]:
                self.repeated += line["number"] in self.entries
                self.entries[line["number"]] = line
        elif frame["type"] == "table":
            self.shown = frame["table"]
        elif frame["type"] == "presence":
            for seat in self.shown["seats"]:
                seat["presence"] = frame["seats"].get(seat["seat"], seat["presence"])
            self.shown["spectators"] = frame["spectators"]
        return frame

    def until_table(self, what: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read until something is true of the table as it has been shown."""
        while not self.shown or not what(self.shown):
            self.read()
        return self.shown

    def until(self, what: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        """The first frame of which something is true."""
        while True:
            frame = self.read(timeout)
            if what(frame):
                return frame

    def quiet(self, seconds: float = 0.3) -> None:
        """Read whatever comes until nothing comes for a while."""
        try:
            while True:
                self.read(seconds)
        except TimeoutError:
            pass

    def command(self, **message: Any) -> dict[str, Any]:
        """Send a command; the frame that answers it."""
        message.setdefault("id", f"c{next(IDS)}")
        self.send(message)
        return self.until(lambda frame: message["id"] in (frame.get("answers"), frame.get("id")))

    def move(self, notation: str | list[str], number: int | None = None, **more: Any) -> dict[str, Any]:
        return self.command(
            type="move", number=self.game["number"] if number is None else number, move=notation, **more
        )

    @property
    def mine(self) -> bool:
        return bool(self.game.get("moves"))

    @property
    def over(self) -> bool:
        return bool(self.game.get("over"))

    def close(self) -> None:
        self.stack.close()


def close_all() -> None:
    """Nobody is left at any table."""
    while OPEN:
        OPEN.pop().close()


def play_on(seats: list[Seat], rng: random.Random, most: int = 10**6) -> int:
    """Random moves of these seats until the game is over, or so many were made. Bots play in between."""
    made = 0
    all_read(seats)
    while made < most and not seats[0].over:
        movers = [seat for seat in seats if seat.mine]
        if movers:
            mover = rng.choice(movers)
            frame = mover.move(rng.choice(mover.game["moves"]))
            made += frame["type"] == "game"
        else:
            seats[0].read()
        all_read(seats)
    return made


def all_read(seats: list[Seat]) -> None:
    """Everybody has read as far as the one who has read most: else all may wait for one who does not know it."""
    while len(numbers := {seat.game.get("number", 0) for seat in seats}) > 1:
        next(seat for seat in seats if seat.game.get("number", 0) == min(numbers)).read()


__all__ = ["Client", "ConnectionClosed", "Refusal", "Seat", "close_all", "play_on"]
