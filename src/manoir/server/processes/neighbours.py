"""Other processes on the same database: who is connected to them, and whose bots they think for.

A table has no owner: any process takes any move. But one process at a time thinks for a table's bots and puts bots in
the place of people who are gone: the one that holds the table's lease. A lease belongs to its process as long as that
lives, and need not be renewed. If a process dies, the others hear of it at their next beat and take what it had. Two
that take themselves for the holder do no harm: the key of the log lets one of them write.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from manoir.server.limits import Limits
from manoir.server.notes import note
from manoir.server.processes.fanout import LASTS, RETRY, Ear, Mouth, connects
from manoir.server.processes.register import Beat, Buried, Granted, Register, Wanted
from manoir.server.processes.usage import Usage
from manoir.server.storage.clock import Clock
from manoir.server.storage.database import STORAGE_ERRORS
from manoir.server.tables.presence import Elsewhere, Here, elsewhere
from manoir.server.tables.table import Table
from manoir.server.tables.writes import Unwritable

T = TypeVar("T")
BEAT = 1.0  # seconds between two words that we are there
PACE = 0.05  # seconds between two exchanges when many come and go


class Shared(Protocol):
    """A house on a database that others may use."""

    engine: Engine
    clock: Clock
    tables: dict[str, Table]

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something to be done on the side."""

    def granted(self, table: Table) -> None:
        """From now on this process thinks for the table's bots and calls its clocks."""

    def seen_elsewhere(self, table: Table, elsewhere: Elsewhere) -> None:
        """Who is connected to other processes."""


class Alone:
    """A house of one process: every table is its own."""

    def share(self, limits: Limits) -> None:
        """What one address may have, it may have of all processes together."""

    def start(self) -> None: ...

    async def close(self) -> None: ...

    def tell(self, tables: set[str]) -> None:
        """These have been written to. Called in the thread of the log."""

    def read(self, table: Table) -> None:
        """A table has been read from the database; what was written meanwhile has not been told to us."""

    def look(self, table: Table) -> None:
        """Somebody may have come or gone, or the game may have begun or ended."""

    def mine(self, table: Table) -> bool:
        """Whether this process thinks for the bots of a table, and calls its clocks."""
        return True


class Neighbours(Alone):
    def __init__(self, house: Shared) -> None:
        self.house = house
        self.register = Register(house.engine)
        connect = connects(house.engine)
        self.ear = Ear(connect, self.register.me, house.tables, self.hear, self.back)
        self.mouth = Mouth(connect, self.register.me)
        self.thread = ThreadPoolExecutor(1, "neighbours")
        self.loop = asyncio.get_running_loop()
        self.work = asyncio.Event()
        self.beaten = -LASTS  # when we last said that we are there
        self.alive = 1  # processes
        self.usage: Usage | None = None
        self.due = 0.0  # when we say so next
        self.told: dict[str, Here] = {}  # who is connected here, as the others know it
        self.changed: set[str] = set()  # tables at which that may be different by now
        self.unread: set[str] = set()  # tables at which something may have happened elsewhere
        self.leases: set[str] = set()
        self.wanted: set[str] = set()  # leases to ask for
        self.denied: set[str] = set()  # leases that somebody else has

    def share(self, limits: Limits) -> None:
        self.usage = Usage(limits)

    def start(self) -> None:
        self.ear.start()
        self.house.spawn(self._run())

    async def close(self) -> None:
        if self.ear.listens:
            with suppress(Unwritable):
                await self._ask(self.register.leave)
        self.ear.stop()
        self.mouth.close()
        self.thread.shutdown(cancel_futures=True)

    # -- what the house asks and tells -----------------------------------------------------------------------------

    def tell(self, tables: set[str]) -> None:
        self.mouth.tell(tables)

    def read(self, table: Table) -> None:
        self.unread.add(table.agreement.id)
        self.work.set()

    def look(self, table: Table) -> None:
        id = table.agreement.id
        if table.here() != self.told.get(id, {}) or (id in self.leases and not used(table)):
            self.changed.add(id)
            self.work.set()
        self.mine(table)

    def mine(self, table: Table) -> bool:
        id = table.agreement.id
        if id in self.leases:
            return self.loop.time() - self.beaten < LASTS  # else we may have been taken for dead
        if used(table) and id not in self.denied:
            self.wanted.add(id)
            self.work.set()
        return False

    # -- what the others tell --------------------------------------------------------------------------------------

    def hear(self, kind: str, tables: list[str]) -> None:
        if kind == "log":
            for id in tables:
                if id in self.house.tables:
                    self.house.spawn(self.house.tables[id].heard())
        elif kind == "presence":
            self.unread.update(tables)
        elif kind == "lease":
            self._want(tables)
        elif kind == "gone":
            self._doubt()
        self.work.set()

    def back(self) -> None:
        """We listen, and may have missed something."""
        self.due = 0.0
        self._doubt()

    def _doubt(self) -> None:
        """Notices may be missing: everything in memory is compared with the database."""
        self.unread.update(self.house.tables)
        self.changed.update(self.house.tables)
        self._want(list(self.house.tables))
        self.work.set()

    def _want(self, tables: list[str]) -> None:
        self.denied.difference_update(tables)
        for id in tables:
            if (table := self.house.tables.get(id)) is not None:
                self.mine(table)

    # -- the exchange ----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.work.wait(), max(0.0, self.due - self.loop.time()))
            self.work.clear()
            try:
                if not self.ear.listens:
                    raise Unwritable  # who hears nothing does not count
                if self.loop.time() >= self.due:
                    await self._beat()
                await self._exchange()
            except Buried:
                self.due = 0.0
            except Unwritable:
                await asyncio.sleep(RETRY)
            await asyncio.sleep(PACE)

    async def _beat(self) -> None:
        began = self.loop.time()
        report = [] if self.usage is None else self.usage.report(self.alive)
        beat = await self._ask(lambda connection: self._say_so(connection, report))
        self.alive = beat.alive
        if self.usage is not None:
            self.usage.hear(beat.used)
        late = self.loop.time() - self.beaten > LASTS  # for a moment at least we did not think for our bots
        self.beaten, self.due = began, began + BEAT
        if beat.news:  # at the first beat, and when we were taken for dead
            self.told.clear()
            self.leases.clear()
            self._doubt()
        elif late:
            for id in self.leases & self.house.tables.keys():
                self.house.granted(self.house.tables[id])
        if beat.dead:
            note("process-gone", processes=beat.dead)
            self._doubt()
        self.denied &= self.house.tables.keys()

    def _say_so(self, connection: Connection, report: list[tuple[str, int, int]]) -> Beat:
        found = self.register.beat(connection, report)
        if self.usage is not None and not self.usage.key:
            self.usage.key = self.register.key(connection)
        self.house.clock.ask(connection)
        return found

    async def _exchange(self) -> None:
        changed, self.changed = self.changed, set()
        unread, self.unread = self.unread, set()
        wanted, self.wanted = self.wanted, set()
        untold, self.mouth.untold = self.mouth.untold, set()
        tables = self.house.tables
        now = {id: tables[id].here() if id in tables else {} for id in changed}
        ask = Wanted(
            {id: (self.told.get(id, {}), found) for id, found in now.items() if found != self.told.get(id, {})},
            sorted(id for id in changed & self.leases if id not in tables or not used(tables[id])),
            sorted(id for id in wanted - self.leases if id in tables and used(tables[id])),
            sorted(unread & tables.keys()),
            sorted(untold),
        )
        if not any(ask):
            return
        self.leases.difference_update(ask.given)
        try:
            granted = await self._ask(lambda connection: self.register.exchange(connection, ask))
        except BaseException:
            self.leases.update(ask.given)
            self.changed |= changed
            self.unread |= unread
            self.wanted |= wanted
            self.mouth.untold |= untold
            raise
        for id, (_, found) in ask.changed.items():
            if found:
                self.told[id] = found
            else:
                self.told.pop(id, None)
        self._granted(ask, granted)

    def _granted(self, ask: Wanted, granted: Granted) -> None:
        self.leases |= granted.leases
        self.denied |= set(ask.taken) - granted.leases
        for id in granted.leases:
            if (table := self.house.tables.get(id)) is not None:
                self.house.granted(table)
        for id, (revision, number) in granted.newest.items():
            table = self.house.tables.get(id)
            if table is not None and (revision > table.agreement.revision or number > table.number):
                self.house.spawn(table.heard())
        for id, rows in granted.elsewhere.items():
            if (table := self.house.tables.get(id)) is not None:
                self.house.seen_elsewhere(table, elsewhere(rows))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        def answer() -> T:
            with self.house.engine.connect() as connection:
                return question(connection)

        try:
            return await self.loop.run_in_executor(self.thread, answer)
        except STORAGE_ERRORS:
            raise Unwritable from None


def used(table: Table) -> bool:
    """Somebody is here to see its bots play."""
    return bool(table.watchers) and table.agreement.phase == "playing"
