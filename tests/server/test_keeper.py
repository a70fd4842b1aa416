"""A table in a house that has neither sockets nor a database: whoever keeps what it says can have it played at."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from manoir.core.errors import Refused
from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES, HOUSE
from manoir.server.settings import Settings
from manoir.server.tables.agreement import Agreement, Chair, hashed
from manoir.server.tables.fairness import commitment
from manoir.server.tables.keeper import Found
from manoir.server.tables.messages import MoveCommand, UndoCommand
from manoir.server.tables.table import Repeated, Table
from manoir.server.tables.watcher import Watcher
from manoir.server.tables.writes import TooLate, Unwritable, Write
from tests.seed import SEED

SEATS = 3
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
    """What one person sees."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []

    def takes(self) -> bool:
        return True

    def tell(self, text: bytes) -> bool:
        self.frames.append(json.loads(text))
        return True

    def end(self) -> None: ...

    @property
    def game(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == "game")


class Evening:
    """Three people at a table."""

    def __init__(self, name: str) -> None:
        game = GAMES[name]
        options = game.options().for_people().to_json()
        chairs = [Chair("person", LETTERS[seat], token=hashed(LETTERS[seat]), ready=True) for seat in range(SEATS)]
        given = (name, game.version, options, False, chairs, SECRET, commitment(SECRET), 0.0, 0.0)
        self.house = Pocket(Agreement("id", "ABCDE", *given, revision=1))
        self.table = Table(self.house, self.house.agreement.copy(), game)
        self.screens = [Screen() for _ in range(SEATS)]
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
        return [seat for seat in range(SEATS) if self.screens[seat].game["moves"]]


@pytest.mark.parametrize("name", HOUSE)
def test_a_game_is_played_to_its_end_and_everybody_is_shown_it(name: str) -> None:
    async def run() -> None:
        evening, rng = Evening(name), random.Random(f"{SEED} pocket")
        await evening.begin()
        while not evening.screens[0].game["over"]:
            seat = rng.choice(evening.asked())
            frame = evening.screens[seat].game
            if frame["undo"] and rng.random() < 0.1:
                command = UndoCommand(evening.command(), frame["number"])
                await evening.table.perform(seat, command, evening.watchers[seat])
            else:
                await evening.move(seat, rng.choice(frame["moves"]))
        assert evening.house.agreement.phase == "over"
        assert evening.house.counted.count("ended") == 1
        numbers = {screen.game["number"] for screen in evening.screens}
        assert numbers == {len(evening.house.lines)}
        again = Table(evening.house, evening.house.agreement.copy(), GAMES[name])
        found = await evening.house.read("id")
        assert found is not None
        again.take(*found)
        assert again.match is not None and evening.table.match is not None
        assert again.match.state.position() == evening.table.match.state.position()

    asyncio.run(run())


def test_what_cannot_be_written_is_not_shown_and_what_was_written_is_done_once() -> None:
    async def run() -> None:
        evening = Evening("toctoctoc")
        await evening.begin()
        seat = evening.asked()[0]
        shown, notation = [len(screen.frames) for screen in evening.screens], evening.screens[seat].game["moves"][0]
        evening.house.broken = True
        with pytest.raises(Unwritable):
            await evening.move(seat, notation, "once")
        assert [len(screen.frames) for screen in evening.screens] == shown
        evening.house.broken = False
        await evening.move(seat, notation, "once")
        length = len(evening.house.lines)
        with pytest.raises(Repeated):
            await evening.move(seat, notation, "once")
        assert len(evening.house.lines) == length
        with pytest.raises(Refused):
            await evening.move(seat, notation)

    asyncio.run(run())


def test_many_writes_of_others_are_read_together_and_none_is_missed() -> None:
    async def run() -> None:
        evening = Evening("toctoctoc")
        await evening.begin()
        house, table = evening.house, evening.table
        house.gate.clear()
        before = house.counted.count("read")
        heard = [asyncio.create_task(table.heard()) for _ in range(50)]
        await asyncio.sleep(0)
        assert house.counted.count("read") == before + 1  # what it finds is older than what comes next
        house.agreement.revision += 1
        heard += [asyncio.create_task(table.heard()) for _ in range(50)]
        await asyncio.sleep(0)
        house.gate.set()
        await asyncio.gather(*heard)
        assert table.agreement.revision == house.agreement.revision
        assert house.counted.count("read") <= before + 3

    asyncio.run(run())


def test_neither_sockets_nor_databases_come_with_it() -> None:
    heavy = "sqlalchemy", "starlette", "uvicorn", "websockets", "prometheus_client", "psycopg", "alembic", "sqlite3"
    code = f"import sys, manoir.server.tables.table; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"
