"""The house under load: a real server process, real games, and every move written down before it is shown.

The house is a process of its own, on a core of its own where there are two; whatever it costs is read from its own
figures. It is driven from outside, through the same doors as anybody's.
"""

import asyncio
import gc
import os
import random
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from manoir.core.story import Json
from manoir.lab.server import Server, on_one_core
from manoir.lab.sockets import Shown, Socket, opened

SEATS = 4
UNLIMITED = (
    "address_rate",
    "address_burst",
    "address_sockets",
    "address_connections",
    "address_tables",
    "socket_rate",
    "socket_burst",
    "grace_gone",
)
STORED = 10_000  # games that a restart must not be slowed down by
WARM = 50  # tables before those whose memory is measured: the first ones also pay for caches and buffers
SETTLE = 15.0  # seconds that what is still under way may take, at most


def unlimited(folder: Path) -> Server:
    """A house in which nobody asks too much, on a core of its own."""
    server = Server(folder, *(f"{name}=1000000" for name in UNLIMITED))
    on_one_core(server)
    return server


@contextmanager
def running() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="manoir-bench-"))
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    server = unlimited(folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        if mine is not None:
            os.sched_setaffinity(0, mine)
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Place:
    """A table of the load."""

    sockets: list[Socket] = field(default_factory=list)
    sent: float = 0.0  # when the move was due that has not been shown to everybody yet; 0: none
    number: int = 0  # that everybody will have been shown then
    arrived: int = 0


class Load:
    def __init__(self, server: Server, game: str, tables: int) -> None:
        self.server = server
        self.game = game
        self.tables = tables
        self.rng = random.Random(1)
        self.cookies: list[tuple[str, list[str]]] = []
        self.places: list[Place] = []
        self.place_of: dict[Socket, Place] = {}
        self.waits: list[float] = []  # from when a move was due to its being shown, for each seat
        self.late: list[float] = []  # how much later than due moves were sent, which is the load's own fault
        self.moves = 0
        self.refused: list[str] = []
        self.hurry = False

    def sit_down(self, tables: int) -> None:
        """Four people at every table, and the cards are dealt."""
        ask = self.server.ask
        for _ in range(tables):
            made, cookie = ask("POST", "/api/tables", {"game": self.game, "name": "Ada", "seats": SEATS})
            path, held = f"/api/tables/{made['table']}", [cookie]
            for seat in "BCD":
                _, cookie = ask("POST", f"{path}/seats/{seat}", {"name": f"Player {seat}"})
                held.append(cookie)
                ask("POST", f"{path}/seats/{seat}/ready", {}, cookie)
            ask("POST", f"{path}/start", {}, held[0])
            self.cookies.append((path, held))

    async def connect(self) -> None:
        for path, held in self.cookies[-self.tables :]:
            place = Place()
            for seat, cookie in zip("ABCD", held, strict=True):
                socket = await opened(self.server.host, f"{path}/socket?seat={seat}", cookie, self.shown)
                place.sockets.append(socket)
                self.place_of[socket] = place
            self.places.append(place)
        gc.collect()
        gc.freeze()  # the load must not stop to look for garbage

    async def disconnect(self) -> None:
        for socket in self.place_of:
            socket.transport.abort()
        await asyncio.sleep(0.1)

    def shown(self, socket: Socket, frame: Shown) -> None:
        place = self.place_of.get(socket)
        if place is None or frame.type == "table":
            return
        if frame.type == "refused":
            self.refused.append(frame.key)
            place.sent = 0.0
            return
        if place.sent and frame.type == "game":
            self.waits.append(time.perf_counter() - place.sent)
            place.arrived += 1
            if place.arrived == SEATS:
                place.sent = 0.0
                self.moves += 1
                if self.hurry:
                    self.move(place)

    def move(self, place: Place, due: float | None = None) -> bool:
        """Somebody at the table makes a move, unless one is still under way. It counts from when it was due."""
        movers = [socket for socket in place.sockets if socket.last.moves]
        if place.sent or not movers:
            return False
        now = time.perf_counter()
        place.sent, place.arrived = due or now, 0
        self.late.append(now - place.sent)
        movers[0].move(self.rng.getrandbits(60), self.rng.choice(movers[0].last.moves))
        return True

    async def paced(self, rate: float, seconds: float) -> Json:
        """So many moves a second, whatever the house makes of them."""
        before, began, offered, at = self.begin(), time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while offered < now * rate:
                for _ in self.places:
                    at = (at + 1) % len(self.places)
                    if self.move(self.places[at], began + offered / rate):
                        break
                offered += 1
            await asyncio.sleep(0.001)
        return await self.end(before, time.perf_counter() - began, rate)

    async def hurried(self, seconds: float) -> Json:
        """As fast as it goes: at every table the next move follows at once."""
        before, began = self.begin(), time.perf_counter()
        self.hurry = True
        for place in self.places:
            self.move(place)
        await asyncio.sleep(seconds)
        self.hurry = False
        return await self.end(before, time.perf_counter() - began, None)

    def begin(self) -> float:
        self.waits, self.late, self.moves, self.refused = [], [], 0, []
        return self.server.cpu()

    @property
    def delivered(self) -> bool:
        """Every move was shown to every seat of its table."""
        return len(self.waits) == SEATS * self.moves

    async def settled(self) -> None:
        """What is still under way arrives."""
        end = time.perf_counter() + SETTLE
        while not self.delivered and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def end(self, before: float, seconds: float, offered: float | None) -> Json:
        moves = self.moves
        await self.settled()
        spent = await asyncio.to_thread(self.server.cpu) - before
        waits, late = sorted(self.waits) or [0.0], sorted(self.late) or [0.0]
        return {
            "offered": offered,
            "moves": moves / seconds,
            "delivered": self.delivered,
            "refused": len(self.refused),
            "cpu": 1e6 * spent / max(1, self.moves),
            "late": 1000 * late[len(late) * 99 // 100],
            **{f"p{part}": 1000 * waits[min(len(waits) - 1, len(waits) * part // 100)] for part in (50, 95, 99)},
        }


def measured(game: str, tables: int, rate: float, seconds: float, stored: int = STORED) -> Json:
    """The whole bench of the house."""
    with running() as server:
        load = Load(server, game, tables)
        load.sit_down(WARM)
        empty = server.memory()
        load.sit_down(tables)
        seated = server.memory()

        async def run() -> list[Json]:
            await load.connect()
            found: list[Json] = [{"memory": await asyncio.to_thread(server.memory)}]
            found.append(await load.paced(rate, seconds))
            found.append(await load.hurried(seconds / 2))
            await load.disconnect()
            return found

        memory, paced, hurried = asyncio.run(run())
        full: Any = memory["memory"]
        figures: Json = {
            "game": game,
            "tables": tables,
            "sockets": tables * SEATS,
            "table": (seated - empty) / tables,
            "socket": (full - seated) / (tables * SEATS),
            "loads": [paced, hurried],
        }
        server.stop()
        figures["stored"], figures["restart"] = restarted(server.folder / "house.db", stored)
    return figures


def restarted(database: Path, wanted: int) -> tuple[int, float]:
    """How many games are stored, and how long a house with that many takes until it shows one of them."""
    with sqlite3.connect(database) as connection:
        ids = [row[0] for row in connection.execute("select id from tables")]
        connection.execute("create temp table played as select id from tables")
        for copy in range(1, wanted // len(ids) + 1):
            tail = f"-{copy}"
            connection.execute(
                "insert into tables (id, code, game, phase, public, changed, revision, body) "
                "select id || ?1, code || ?1, game, phase, public, changed, revision, body "
                "from tables where id in (select id from played)",
                (tail,),
            )
            connection.execute(
                "insert into log select table_id || ?1, number, seat, notation, command, at "
                "from log where table_id in (select id from played)",
                (tail,),
            )
        stored: int = connection.execute("select count(*) from tables").fetchone()[0]
    connection.close()
    server = unlimited(database.parent)
    began = time.perf_counter()
    server.ask("GET", f"/api/tables/{ids[0]}/replay")
    seconds = server.seconds_to_open + time.perf_counter() - began
    server.stop()
    return stored, seconds
