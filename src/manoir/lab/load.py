"""The house under load: a real server process, real games, and every move written down before it is shown.

The house is a process of its own, on a core of its own where there are two; whatever it costs is read from its own
figures. It is driven from outside, through the same doors as anybody's.
"""

import asyncio
import gc
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from manoir.core.errors import Refused
from manoir.core.story import Json, Phrase
from manoir.lab import boardgameio
from manoir.lab.crowd import SEATS, Crowd, give_core, take_core_back
from manoir.lab.server import Server
from manoir.lab.sockets import opened

UNLIMITED = (
    "address_rate",
    "address_burst",
    "address_sockets",
    "address_connections",
    "address_tables",
    "address_games",
    "socket_rate",
    "socket_burst",
    "grace_gone",
)
STORED = 10_000  # games that a restart must not be slowed down by
WARM = 50  # tables before those whose memory is measured: the first ones also pay for caches and buffers
SPARE = 100  # files that each side has open besides its sockets


def unlimited(folder: Path) -> Server:
    """A house in which nobody asks too much, on a core of its own."""
    server = Server(folder, *(f"{name}=1000000" for name in UNLIMITED))
    give_core(server.process.pid)
    return server


@contextmanager
def running() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="manoir-bench-"))
    server = unlimited(folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        take_core_back()
        shutil.rmtree(folder, ignore_errors=True)


def check_files(sockets: int) -> None:
    """Each side has a file open for each socket: ask the system for as many, and say so if it does not give them."""
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + SPARE
    if most != resource.RLIM_INFINITY and most < needed:
        raise Refused(Phrase("error-files", {"needed": needed, "allowed": most}))
    if allowed != resource.RLIM_INFINITY and allowed < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


class Players(Crowd):
    def __init__(self, server: Server, game: str, tables: int) -> None:
        super().__init__(server, tables)
        self.house = server
        self.game = game
        self.cookies: list[tuple[str, list[str]]] = []

    def sit_down(self, tables: int) -> None:
        """Four people at every table, and the cards are dealt."""
        ask = self.house.ask
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
        host = self.house.host
        for path, held in self.cookies[-self.tables :]:
            seats = zip("ABCD", held, strict=True)
            self.add([await opened(host, f"{path}/socket?seat={seat}", one, self.shown) for seat, one in seats])


def measured(game: str, tables: int, rate: float, seconds: float, stored: int = STORED, peers: bool = False) -> Json:
    """The whole bench of the house; with peers, beside boardgame.io, each load in turn."""
    check_files(tables * SEATS * (2 if peers else 1))
    with ExitStack() as stack:
        peer = stack.enter_context(boardgameio.running()) if peers else None
        server = stack.enter_context(running())
        load = Players(server, game, tables)
        load.sit_down(WARM)
        empty = server.memory()
        load.sit_down(tables)
        seated = server.memory()

        async def run() -> tuple[float, list[list[Json]]]:
            await load.connect()
            full = await asyncio.to_thread(server.memory)
            loads: list[Crowd] = [load]
            if peer is not None:
                loads.append(boardgameio.Players(peer, tables))
                await loads[1].connect()
            gc.collect()
            gc.freeze()  # the load must not stop to look for garbage
            found = [
                [await one.paced(rate, seconds) for one in loads],
                [await one.hurried(seconds / 2) for one in loads],
            ]
            for one in loads:
                await one.disconnect()
            return full, found

        full, found = asyncio.run(run())
        figures: Json = {
            "game": game,
            "tables": tables,
            "sockets": tables * SEATS,
            "table": (seated - empty) / tables,
            "socket": (full - seated) / (tables * SEATS),
            "loads": [both[0] for both in found],
        }
        if peer is not None:
            figures["peer"] = {**peer.facts, "loads": [both[1] for both in found]}
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
