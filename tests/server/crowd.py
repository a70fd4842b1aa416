"""A crowd at many tables, through a proxy with several houses behind it: people who play, lose their connection, come
back by themselves and send again what was not answered. It remembers what was acknowledged, and who was away how long.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import create_engine, text

from manoir.core.story import LETTERS
from manoir.lab.sockets import Line
from manoir.server.http.cookies import cookie_name
from tests.server.laid_out import Laid


class Entry(msgspec.Struct):
    number: int


class Frame(msgspec.Struct):
    """What the crowd looks at."""

    type: str
    number: int = 0
    moves: list[str] = []
    story: list[Entry] = []
    over: bool = False
    answers: str = ""
    id: str | None = None
    key: str = ""


DECODE = msgspec.json.Decoder(Frame).decode
SOON = (0.1, 0.4)  # seconds until somebody who lost their connection tries again


@dataclass
class Told:
    """What happened to a crowd."""

    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # table, command
    denied: list[tuple[str, str]] = field(default_factory=list)  # commands that were refused
    refused: Counter[str] = field(default_factory=Counter)  # why
    away: list[float] = field(default_factory=list)  # seconds from a lost connection to the next sight of the game
    gaps: list[str] = field(default_factory=list)  # stories with a hole
    resent: int = 0


class Person(Line):
    """One at a seat. A new connection is a new transport of the same person."""

    def __init__(self, crowd: "Crowd", table: str, seat: str, token: str) -> None:
        cookie = f"{cookie_name(LETTERS.index(seat), secure=False)}={token}"
        super().__init__(f"127.0.0.1:{crowd.port}", "", cookie)
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.there = False
        self.last = Frame("")
        self.heard = 0  # numbers of the story up to here
        self.lost_at: float | None = None
        self.sent: bytes | None = None  # a command that has not been answered
        self.sent_id = ""
        self.due: asyncio.TimerHandle | None = None

    # -- the connection --------------------------------------------------------------------------------------------

    async def come(self) -> None:
        if self.crowd.stopped:
            return
        try:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, "127.0.0.1", self.crowd.port)
        except OSError:
            self.later()

    def later(self) -> None:
        if not self.crowd.stopped:
            loop = asyncio.get_running_loop()
            loop.call_later(self.crowd.rng.uniform(*SOON), lambda: self.crowd.spawn(self.come()))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.path = f"/api/tables/{self.table}/socket?seat={self.seat}&from={self.heard}"
        super().connection_made(transport)
        self.there = True

    def connection_lost(self, error: Exception | None) -> None:
        if self.lost_at is None:
            self.lost_at = time.monotonic()
        if self.due is not None:
            self.due.cancel()
            self.due = None
        self.there = False
        self.later()

    def turned_away(self, head: bytes) -> None:
        self.crowd.told.refused[head[9:12].decode()] += 1
        self.transport.abort()

    def read(self, payload: bytes) -> None:
        self.take(DECODE(payload))

    def write(self, kind: int, payload: bytes) -> None:
        if self.there:
            super().write(kind, payload)

    # -- the game --------------------------------------------------------------------------------------------------

    def take(self, frame: Frame) -> None:
        told = self.crowd.told
        if frame.type == "game":
            numbers = [line.number for line in frame.story if line.number > self.heard]
            if numbers != list(range(self.heard + 1, frame.number + 1)):
                told.gaps.append(f"{self.table} {self.seat}: {self.heard} to {frame.number}, told {numbers}")
            self.heard = max(self.heard, frame.number)
            self.last = frame
            if self.lost_at is not None:
                told.away.append(time.monotonic() - self.lost_at)
                self.lost_at = None
                if self.sent is not None:
                    told.resent += 1
                    self.write(1, self.sent)
        if self.sent is not None and self.sent_id in (frame.answers, frame.id):
            self.sent = None
            if frame.type == "game":
                told.acknowledged.append((self.table, self.sent_id))
            else:
                told.denied.append((self.table, self.sent_id))
                told.refused[frame.key] += 1
        if self.last.moves and self.sent is None and self.due is None and not self.crowd.stopped:
            loop = asyncio.get_running_loop()
            self.due = loop.call_later(self.crowd.rng.uniform(0, 2 * self.crowd.thinks), self.move)

    def move(self) -> None:
        self.due = None
        if self.last.moves and self.sent is None and self.lost_at is None and not self.crowd.stopped:
            self.sent_id = f"m{self.crowd.rng.getrandbits(60)}"
            chosen = self.crowd.rng.choice(self.last.moves)
            command = {"type": "move", "id": self.sent_id, "number": self.last.number, "move": chosen}
            self.sent = msgspec.json.encode(command)
            self.write(1, self.sent)


class Crowd:
    def __init__(self, port: int, tables: list[Laid], thinks: float, rng: random.Random) -> None:
        self.port = port
        self.thinks = thinks  # seconds, on average
        self.rng = rng
        self.told = Told()
        self.stopped = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.people = [
            Person(self, laid.table, seat, token) for laid in tables for seat, token in sorted(laid.tokens.items())
        ]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def here(self) -> int:
        """How many have been shown the game on the connection that they have now."""
        return sum(one.there and one.lost_at is None and one.heard > 0 for one in self.people)

    async def come(self) -> None:
        for at, person in enumerate(self.people):
            self.spawn(person.come())
            if at % 20 == 0:
                await asyncio.sleep(0.02)

    async def go(self) -> None:
        self.stopped = True
        for person in self.people:
            if person.there:
                person.transport.abort()
        await asyncio.sleep(0.1)


def kept(database: str, told: Told) -> int:
    """Every acknowledged command stands in the log exactly once, and no number is missing; how many there are."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(text("select table_id, command from log where command is not null")).all()
        holes = connection.execute(
            text("select table_id from log group by table_id having max(number) <> count(*)")
        ).all()
    engine.dispose()
    found = Counter((table, command) for table, command in rows)
    assert not holes, f"numbers are missing in the log of {holes}"
    assert max(found.values(), default=1) == 1, "a command was done twice"
    missing = [one for one in told.acknowledged if one not in found]
    assert not missing, f"{len(missing)} acknowledged moves are lost"
    wrong = [one for one in told.denied if one in found]
    assert not wrong, f"{len(wrong)} moves were made and refused"
    return len(told.acknowledged)
