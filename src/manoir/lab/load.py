"""The house under load: a real server process, real games, and every move written down before it is shown.

The house is a process of its own, on a core of its own where there are two; whatever it costs is read from its own
figures. It is driven from outside, through the same doors as anybody's.
"""

import asyncio
import gc
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from json import dumps, loads
from pathlib import Path
from typing import Any

from manoir.core.story import Json
from manoir.lab.sockets import Shown, Socket, opened

SEATS = 4
UNLIMITED = ("address_rate", "address_burst", "address_sockets", "socket_rate", "socket_burst", "grace_gone")
STORED = 10_000  # games that a restart must not be slowed down by
WARM = 50  # tables before those whose memory is measured: the first ones also pay for caches and buffers
SETTLE = 15.0  # seconds that what is still under way may take, at most


class Server:
    """A house on loopback."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "house.db"
        words = [sys.executable, "-P", "-m", "manoir", "serve", "--port", "0", "--lang", "en"]
        words += ["--database", f"sqlite:///{self.database}"]
        for name in UNLIMITED:
            words += ["--set", f"{name}=1000000"]
        began = time.perf_counter()
        with (folder / "log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        found = re.search(r"http://([^/]+)/", self.process.stdout.readline().decode())
        if found is None:
            raise OSError((folder / "log").read_text()[-500:])
        self.host = found[1]
        self.seconds_to_open = time.perf_counter() - began
        if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
            first, *others = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(self.process.pid, {first})
            os.sched_setaffinity(0, set(others))

    def ask(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        connection = HTTPConnection(self.host, timeout=60)
        headers = {"Origin": f"http://{self.host}", "Content-Type": "application/json", "Cookie": cookie}
        connection.request(method, path, None if body is None else dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 400:
            raise OSError(f"{method} {path}: {answer.status} {text[:200]!r}")
        given = [f"{one.key}={one.value}" for one in SimpleCookie(answer.getheader("set-cookie") or "").values()]
        return loads(text) if text[:1] == b"{" else text.decode(), "".join(given)

    def figure(self, name: str) -> float:
        text, _ = self.ask("GET", "/metrics")
        return sum(float(line.split()[-1]) for line in text.splitlines() if re.match(rf"{name}(\{{|\s)", line))

    def cpu(self) -> float:
        return self.figure("manoir_cpu_seconds")

    def memory(self) -> float:
        return self.figure("process_resident_memory_bytes")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def running() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="manoir-bench-"))
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    server = Server(folder)
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
        figures["stored"], figures["restart"] = restarted(server.database, stored)
    return figures


def restarted(database: Path, wanted: int) -> tuple[int, float]:
    """How many games are stored, and how long a house with that many takes until it shows one of them."""
    with sqlite3.connect(database) as connection:
        ids = [row[0] for row in connection.execute("select id from tables")]
        connection.execute("create temp table played as select id from tables")
        for copy in range(1, wanted // len(ids) + 1):
            tail = f"-{copy}"
            connection.execute(
                "insert into tables select id || ?1, code || ?1, game, phase, public, changed, revision, body "
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
    server = Server(database.parent)
    began = time.perf_counter()
    server.ask("GET", f"/api/tables/{ids[0]}/replay")
    seconds = server.seconds_to_open + time.perf_counter() - began
    server.stop()
    return stored, seconds
