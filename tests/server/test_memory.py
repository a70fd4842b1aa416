"""The memory of a house where games come and go stays what it is.

An hour with `MANOIR_TESTS=soak ./manoir test -k memory`; what the usual tests look at is what made it grow before.
"""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from manoir.games import HOUSE
from manoir.lab.sockets import Shown, Socket, opened
from manoir.server.storage.log import LENGTHS, add_lines, parts
from manoir.server.tables.writes import LogLine
from tests.server.client import PATIENCE, Client
from tests.server.running import Running

SECONDS, WARM = 3600.0, 600.0  # of the whole, and of the part before which caches fill
TABLES = 8
PACE = 0.03  # seconds between two moves at a table
FLAT = 1.03
COUNTED = Path(__file__).with_name("counted.py")


def test_statements_that_the_database_keeps_are_few_and_short() -> None:
    line: LogLine = ("table", 1, 0, "pass", None, 0)
    seen: set[str] = set()
    for size in range(1, 1001):
        lines = [line] * size
        made = list(parts(lines))
        assert [one for part in made for one in part] == lines
        seen |= {add_lines(len(part), "?") for part in made}
    assert len(seen) == len(LENGTHS)
    assert sum(LENGTHS) * 760 < 500_000  # bytes, by what SQLite takes for a line of a statement


@contextmanager
def counting(folder: Path) -> Iterator[tuple[Running, Callable[[], int]]]:
    """A house, and how many objects there are in it that only lead to each other."""
    counts = folder / "counts"
    counts.touch()
    words = (sys.executable, "-P", str(COUNTED), str(counts))
    with Running(f"sqlite:///{folder}/house.db", folder / "log", prefix=words) as house:

        def garbage() -> int:
            before = counts.read_text().count("\n")
            house.process.send_signal(signal.SIGUSR1)
            waited(lambda: counts.read_text().count("\n") > before)
            return int(counts.read_text().splitlines()[-1])

        yield house, garbage


def test_a_socket_that_has_ended_leaves_nothing_for_the_search_for_garbage(tmp_path: Path) -> None:
    with counting(tmp_path) as (house, garbage):

        def come_and_go(sockets: int) -> int:
            for _ in range(sockets):
                somebody.watch(table, "A").close()
            waited(lambda: house.metric("manoir_sockets") == 0)
            return garbage()

        somebody = Client(house.address)
        table = somebody.new(HOUSE[0])
        come_and_go(2)  # what is made once
        assert come_and_go(40) < 40


def test_a_table_that_is_made_and_looked_for_leaves_nothing_either(tmp_path: Path) -> None:
    with counting(tmp_path) as (house, garbage):

        def make(tables: int) -> int:
            for _ in range(tables):
                somebody.new(HOUSE[0])
                somebody.ask("GET", "/api/tables")
            return garbage()

        somebody = Client(house.address)
        make(2)  # what is made once
        assert make(30) < 30


def waited(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.skipif(os.environ.get("MANOIR_TESTS") != "soak", reason="takes an hour")
def test_memory_of_an_hour_of_games_is_flat(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", "unload=30", "sweep=10") as house:
        measured = asyncio.run(Evening(house).last())
    warm = [size for at, size in measured if at >= WARM]
    assert max(warm) < FLAT * warm[0], measured


class Evening:
    """Tables that are always in play: when a game is over, everybody leaves and another begins."""

    def __init__(self, house: Running) -> None:
        self.house = house
        self.chance = random.Random(1)
        self.end = time.monotonic() + SECONDS

    async def last(self) -> list[tuple[float, float]]:
        """Seconds, and bytes that the house has then."""
        tables = [asyncio.create_task(self.table(at)) for at in range(TABLES)]
        found: list[tuple[float, float]] = []
        while time.monotonic() < self.end:
            await asyncio.sleep(30)
            pages = Path(f"/proc/{self.house.process.pid}/statm").read_text().split()[1]
            found.append((SECONDS - self.end + time.monotonic(), int(pages) * os.sysconf("SC_PAGE_SIZE")))
        await asyncio.gather(*tables)
        return found

    async def table(self, at: int) -> None:
        names = HOUSE
        while time.monotonic() < self.end:
            at += 1
            await self.game(names[at % len(names)])

    def sit_down(self, name: str) -> list[tuple[str, str]]:
        """Four people at a new table: the address of each one's socket, and the cookie."""
        people = [Client(self.house.address) for _ in "ABCD"]
        table = people[0].new(name, seats=4)
        for seat, one in zip("BCD", people[1:], strict=True):
            one.sit(table, seat, f"Player {seat}")
            one.ready(table, seat)
        people[0].start(table)
        path = f"/api/tables/{table}"
        return [(f"{path}/socket?seat={seat}", one.held(path)) for seat, one in zip("ABCD", people, strict=True)]

    async def game(self, name: str) -> None:
        news: asyncio.Queue[str] = asyncio.Queue()

        def shown(socket: Socket, frame: Shown) -> None:
            news.put_nowait(frame.type)

        host = self.house.address.removeprefix("http://").rstrip("/")
        places = await asyncio.to_thread(self.sit_down, name)
        sockets = [await opened(host, path, cookie, shown) for path, cookie in places]
        while time.monotonic() < self.end and not any(one.last.over for one in sockets):
            movers = [one for one in sockets if one.last.moves]
            if movers:
                mover = self.chance.choice(movers)
                number, heard = mover.last.number, ""
                mover.move(self.chance.getrandbits(60), self.chance.choice(mover.last.moves))
                while mover.last.number == number and heard != "refused":
                    heard = await asyncio.wait_for(news.get(), PATIENCE)
            await asyncio.sleep(PACE)
        for one in sockets:
            one.transport.abort()
