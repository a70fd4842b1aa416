"""Somebody who comes to a house: cookies, requests, sockets, and an address of loopback that is their own."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from manoir.lab.server import Reply, request
from manoir.lab.sockets import Shown, Socket

PATIENCE = 60.0  # seconds that anything may take on a machine that is very busy
IDS = count(1)
Frame = dict[str, Any]


class TurnedAway(Exception):
    """The house did not open a socket."""


class Player(Socket):
    """A socket at a table that keeps all it is sent."""

    def __init__(self, host: str, path: str, cookie: str, seat: str) -> None:
        super().__init__(host, path, cookie, lambda socket, frame: None)
        self.seat = seat
        self.texts: list[bytes] = []
        self.frames: list[Frame] = []
        self.game: Frame = {}
        self.table: Frame = {}
        self.ended = False
        self.news = asyncio.Event()

    def entered(self) -> None:
        self.ready.set_result(None)

    def read(self, payload: bytes) -> None:
        frame = json.loads(payload)
        self.texts.append(payload)
        self.frames.append(frame)
        if frame["type"] == "game":
            self.game = frame
            self.last = Shown("game", frame["number"], frame["moves"], frame["over"])
        elif frame["type"] == "table":
            self.table = frame["table"]
        self.news.set()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.ended = True
        self.news.set()

    def send(self, message: Frame) -> None:
        self.write(1, json.dumps(message).encode())

    async def until(self, true: Callable[[Frame], bool], seen: int = 0, patience: float = PATIENCE) -> Frame | None:
        """The first frame after so many of which something is true; None if the socket ends before that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while True:
                    self.news.clear()
                    for frame in self.frames[seen:]:
                        if true(frame):
                            return frame
                    seen = len(self.frames)
                    if self.ended:
                        return None
                    await self.news.wait()
        return None

    async def reached(self, number: int = 0) -> Frame | None:
        """The game, at this number at least."""
        if self.game and self.game["number"] >= number:
            return self.game
        return await self.until(lambda frame: frame["type"] == "game" and frame["number"] >= number)

    async def heard_all(self) -> None:
        """All that was on its way has come: a ping is answered after it."""
        if not self.ended:
            seen = len(self.frames)
            self.send({"type": "ping"})
            await self.until(lambda frame: frame["type"] in ("pong", "refused"), seen)

    async def make(self, notation: str, number: int | None = None) -> Frame | None:
        """A move; the frame that answers it, or None if the socket ends first."""
        if self.ended:
            return None
        id, seen = f"c{next(IDS)}", len(self.frames)
        known = self.game.get("number", 0) if number is None else number
        self.send({"type": "move", "id": id, "number": known, "move": notation})
        return await self.until(lambda frame: id in (frame.get("answers"), frame.get("id")), seen)

    def close(self) -> None:
        self.transport.abort()


class Guest:
    def __init__(self, host: str, address: str) -> None:
        self.host = host
        self.address = address
        self.cookies: dict[str, dict[str, str]] = {}  # by table
        self.players: list[Player] = []

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Names of headers are written with underscores."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        table = path.removeprefix("/api/tables/").split("/")[0].split("?")[0]
        cookie = self.cookie(table)
        if cookie and "Cookie" not in sent:
            sent["Cookie"] = cookie
        reply = request(self.host, method, path, body, sent, (self.address, 0))
        given = reply.cookies
        if given:
            made = reply.json.get("table", table)  # a rematch is at another table
            self.cookies.setdefault(made, {}).update(given)
        return reply

    def cookie(self, table: str) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.get(table, {}).items())

    def must(self, method: str, path: str, body: object = None) -> Any:
        """What an attack needs to go well before it begins."""
        reply = self.ask(method, path, body)
        if reply.status >= 400:
            raise TurnedAway(f"{method} {path}: {reply.status} {reply.key}")
        return reply.json

    def new(self, game: str, **wanted: object) -> str:
        return str(self.must("POST", "/api/tables", {"game": game, "name": "Ada", **wanted})["table"])

    def sit(self, table: str, seat: str, name: str) -> Reply:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})

    def ready(self, table: str, seat: str) -> None:
        self.must("POST", f"/api/tables/{table}/seats/{seat}/ready", {})

    def start(self, table: str) -> None:
        self.must("POST", f"/api/tables/{table}/start", {})

    async def watch(self, table: str, seat: str = "", cookie: str | None = None, sheet: bool = False) -> Player:
        """A socket; raises TurnedAway if the house does not open one."""
        query = "?sheet=1" if sheet else "?sheet=0"
        path = f"/api/tables/{table}/socket{query}" + (f"&seat={seat}" if seat else "")
        name, _, port = self.host.partition(":")
        held = self.cookie(table) if cookie is None else cookie
        loop = asyncio.get_running_loop()
        try:
            _, player = await loop.create_connection(
                lambda: Player(self.host, path, held, seat), name, int(port), local_addr=(self.address, 0)
            )
            await asyncio.wait_for(player.ready, PATIENCE)
        except OSError as error:
            raise TurnedAway(str(error)) from None
        self.players.append(player)
        return player

    def go(self) -> None:
        for player in self.players:
            player.close()
        self.players.clear()


async def table_of(guests: list[Guest], game: str, **wanted: object) -> tuple[str, list[Player]]:
    """A game begun with these guests, in the order of the seats; what is left is for bots."""
    host, *others = guests
    table = host.new(game, **wanted)
    for seat, guest in zip("BCDEFGHIJ", others, strict=False):
        if wanted.get("bots"):
            host.must("DELETE", f"/api/tables/{table}/seats/{seat}")
        if guest.sit(table, seat, f"Guest {seat}").status >= 400:
            raise TurnedAway(seat)
        guest.ready(table, seat)
    host.start(table)
    players = [await guest.watch(table, seat) for seat, guest in zip("ABCDEFGHIJ", guests, strict=False)]
    for player in players:
        await player.reached()
    return table, players


async def play(players: list[Player], rng: random.Random, most: int = 10**6, rate: float = 8.0) -> int:
    """Random moves of these seats, no faster than a socket may, until the game is over or so many were made."""
    loop, made = asyncio.get_running_loop(), 0
    due = dict.fromkeys((player.seat for player in players), loop.time())
    while made < most and not players[0].game["over"]:
        movers = [player for player in players if player.game["moves"]]
        if movers:
            mover = rng.choice(movers)
            await asyncio.sleep(due[mover.seat] - loop.time())
            due[mover.seat] = max(loop.time(), due[mover.seat]) + 1 / rate
            answer = await mover.make(rng.choice(mover.game["moves"]))
            made += answer is not None and answer["type"] == "game"
        elif await players[0].reached(players[0].game["number"] + 1) is None:
            raise TurnedAway(players[0].seat)
        newest = max(player.game["number"] for player in players)
        for player in players:
            if await player.reached(newest) is None:
                raise TurnedAway(player.seat)
    return made
