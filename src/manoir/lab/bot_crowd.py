"""A crowd of strong bots, and a stranger: how long the stranger waits for bots before the crowd comes, and with it.

The house must take the word of a proxy at 127.0.0.1 on where its clients come from (`--set proxy=127.0.0.1`), and must
not limit what one address may ask for.
"""

import asyncio
import random
import time
from dataclasses import dataclass
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from json import dumps, loads
from typing import Any

from manoir.lab.sockets import Shown, Socket, opened

CROWD, STRANGER = "198.51.100.1", "203.0.113.1"
LITTLE = 0.05  # seconds between two tables of the crowd


@dataclass
class Waits:
    """Seconds from a position in which only bots have to choose to the next."""

    before: list[float]
    during: list[float]

    def ratio(self) -> float:
        """Of the middle waits."""
        return median(self.during) / median(self.before)


def median(waits: list[float]) -> float:
    return sorted(waits)[len(waits) // 2] if waits else float("inf")


class Guest:
    """Somebody who plays at once, and anything; and how long the bots of the table took each time."""

    def __init__(self, host: str, place: str, game: str, level: str, seed: int) -> None:
        self.host = host
        self.place = place
        self.game = game
        self.level = level
        self.chance = random.Random(seed)
        self.waits: list[float] = []
        self.since = 0.0  # when bots began to think; 0: it is nobody's turn but ours
        self.count = 0
        self.over = asyncio.Event()
        self.socket: Socket | None = None

    def begin(self) -> tuple[str, str]:
        """A new game with three bots: its address, and the cookie of our seat."""
        wanted = {"game": self.game, "name": "Ada", "seats": 4, "bots": self.level}
        made, cookie = self._ask("/api/tables", wanted)
        self._ask(f"/api/tables/{made['table']}/start", {}, cookie)
        return f"/api/tables/{made['table']}/socket?seat=A", cookie

    def _ask(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        connection = HTTPConnection(self.host, timeout=120)
        headers = {"Origin": f"http://{self.host}", "Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, dumps(body), {**headers, "X-Forwarded-For": self.place})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 400:
            raise OSError(f"{path}: {answer.status} {text[:200]!r}")
        given = SimpleCookie(answer.getheader("set-cookie") or "").values()
        return loads(text), "".join(f"{one.key}={one.value}" for one in given)

    async def play(self) -> None:
        """One game after the other, until nobody wants it any more."""
        try:
            while True:
                self.over.clear()
                self.since = 0.0
                path, cookie = await asyncio.to_thread(self.begin)
                self.socket = await opened(self.host, path, cookie, self.shown, self.place)
                await self.over.wait()
                self.socket.transport.close()
        finally:
            if self.socket is not None:
                self.socket.transport.close()

    def shown(self, socket: Socket, frame: Shown) -> None:
        if frame.type != "game":
            return
        now = time.perf_counter()
        if self.since:
            self.waits.append(now - self.since)
        self.since = 0.0
        if frame.over:
            self.over.set()
        elif frame.moves:
            self.count += 1
            socket.move(self.count, self.chance.choice(frame.moves))
        else:
            self.since = now

    async def next(self, waits: int, longest: float) -> list[float]:
        """As many waits as are wanted, or those of so many seconds; with the one that is not over yet, if it is the
        longest."""
        self.waits, end = [], time.perf_counter() + longest
        while len(self.waits) < waits and time.perf_counter() < end:
            await asyncio.sleep(LITTLE)
        found = self.waits[:]
        if self.since and (so_far := time.perf_counter() - self.since) > max(found, default=0.0):
            found.append(so_far)
        return found


async def crowd(
    host: str, other: str = "", tables: int = 90, game: str = "toctoctoc", waits: int = 20, longest: float = 40.0
) -> Waits:
    """Measures the waits for a stranger's three regular bots. With another house given, the crowd goes there: as a
    control, so that what both cost the machine is the same."""
    stranger = Guest(host, STRANGER, game, "regular", 0)
    tasks = [asyncio.create_task(stranger.play())]
    try:
        before = await stranger.next(waits, longest)
        for number in range(1, tables + 1):
            tasks.append(asyncio.create_task(Guest(other or host, CROWD, game, "master", number).play()))
            await asyncio.sleep(LITTLE)
        return Waits(before, await stranger.next(waits, longest))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
