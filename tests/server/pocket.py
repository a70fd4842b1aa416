"""A house in memory, with neither sockets nor a database, and people at a table in it."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES
from manoir.server.settings import Settings
from manoir.server.tables.agreement import Agreement, Chair, hashed
from manoir.server.tables.fairness import commitment
from manoir.server.tables.keeper import Found
from manoir.server.tables.messages import MoveCommand
from manoir.server.tables.table import Table
from manoir.server.tables.watcher import Watcher
from manoir.server.tables.writes import TooLate, Unwritable, Write

SECRET = "ab" * 32


class Pocket:
    """A house of one table, in memory."""

    def __init__(self, agreement: Agreement) -> None:
        self.settings = Settings()
        self.log = self.store = self.counts = self.clock = self.age = self
        self.agreement = agreement
        self.lines: list[tuple[Seat, str, str | None]] = []
        self.broken = False
        self.gate = asyncio.Event()  # until which what is read is on its way
        self.gate.set()
        self.counted: list[str] = []

    async def append(self, write: Write) -> None:
        if self.broken:
            raise Unwritable
        if write.revision != self.agreement.revision or (write.lines and write.lines[0][1] != len(self.lines) + 1):
            raise TooLate
        self.lines += [(seat, notation, command) for _, _, seat, notation, command, _ in write.lines]
        self.agreement = self.agreement if write.agreement is None else write.agreement.copy()

    async def read(self, table: str, number: int = 0) -> Found | None:
        self.counted.append("read")
        found = self.agreement.copy(), [(seat, notation) for seat, notation, _ in self.lines[number:]]
        await self.gate.wait()
        return found

    async def has_command(self, table: str, seat: Seat, command: str) -> bool:
        return any(line[0] == seat and line[2] == command for line in self.lines)

    def now(self) -> float:
        return 1000.0

    def moved(self, bot: bool, moves: int) -> None:
        self.counted.append("moved")

    def ended(self) -> None:
        self.counted.append("ended")

    def froze(self) -> None:
        self.counted.append("froze")

    def refused(self, key: str) -> None:
        self.counted.append(key)

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        return asyncio.ensure_future(work)

    def wake(self, table: Table) -> None: ...

    def hurried(self, table: str) -> bool:
        return False

    def look(self, table: Table) -> None: ...

    def watch_presence(self, table: Table) -> None: ...


class Screen:
    """What one person sees; one that is not read only counts bytes."""

    def __init__(self, read: bool = True) -> None:
        self.read = read
        self.told = 0
        self.frames: list[dict[str, Any]] = []

    def takes(self) -> bool:
        return True

    def tell(self, text: bytes) -> None:
        self.told += len(text)
        if self.read:
            self.frames.append(json.loads(text))

    def end(self) -> None: ...

    @property
    def game(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == "game")


class Evening:
    """People at a table."""

    def __init__(self, name: str, seats: int = 3, read: bool = True) -> None:
        game = GAMES[name]
        options = game.options().for_people().to_json()
        chairs = [Chair("person", LETTERS[seat], token=hashed(LETTERS[seat]), ready=True) for seat in range(seats)]
        given = (name, game.version, options, False, chairs, SECRET, commitment(SECRET), 0.0, 0.0)
        self.house = Pocket(Agreement("id", "ABCDE", *given, revision=1))
        self.table = Table(self.house, self.house.agreement.copy(), game)
        self.screens = [Screen(read) for _ in range(seats)]
        self.watchers = [
            Watcher(self.table, seat, hashed(LETTERS[seat]), screen, 0) for seat, screen in enumerate(self.screens)
        ]
        self.table.watchers += self.watchers
        self.commands = 0

    async def begin(self) -> None:
        await self.table.start(lambda agreement: None)

    def command(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    async def move(self, seat: Seat, notation: str, id: str = "") -> None:
        number = self.screens[seat].game["number"]
        await self.table.perform(seat, MoveCommand(id or self.command(), number, notation), self.watchers[seat])

    def asked(self) -> list[Seat]:
        return [seat for seat, screen in enumerate(self.screens) if screen.game["moves"]]
