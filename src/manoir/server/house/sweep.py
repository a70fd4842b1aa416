"""Cleaning up: tables that nobody watches leave the memory; those that nobody uses any more leave the house.

A table is touched by every change of its seats, by moves, and while somebody watches it. One that has not been touched
for long is removed: nobody finds it, but it can be brought back, and is by whoever is still at it. Only a good while
later it is deleted. All these times are counted in seconds that the house was open.
"""

import asyncio
import time
from collections.abc import Iterable
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, delete, null, or_, select, update

from manoir.server.house.bot_seats import BotSeats
from manoir.server.metrics import LOADED
from manoir.server.notes import note
from manoir.server.settings import HOUR, Settings
from manoir.server.storage.age import Age
from manoir.server.storage.clock import Clock
from manoir.server.storage.log import Log
from manoir.server.storage.schema import AGE, LOG, TABLES
from manoir.server.storage.store import THERE, Store
from manoir.server.tables.table import Table
from manoir.server.tables.writes import Unwritable

MOST = 200  # tables in one go, so that nobody's move waits long


class Sweep:
    def __init__(
        self,
        settings: Settings,
        tables: dict[str, Table],
        bots: BotSeats,
        store: Store,
        log: Log,
        clock: Clock,
        age: Age,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.bots = bots
        self.store = store
        self.log = log
        self.clock = clock
        self.age = age
        self.rest = min(HOUR, settings.keep_open / 10, settings.keep_abandoned / 10)  # between two touches
        self.touched: dict[str, float] = {}  # when we last touched a table

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            self.unload()
            try:
                await self.clean()
            except Unwritable:
                note("sweep-failed")

    def unload(self) -> None:
        """Tables that nobody watches leave the memory."""
        now = time.monotonic()
        for id in list(self.tables):
            if self.idle(id) and now - self.tables[id].idle_since > self.settings.unload:
                self.forget(id)
        LOADED.set(len(self.tables))

    def idle(self, id: str) -> bool:
        table = self.tables[id]
        return not table.watchers and not table.lock.locked() and not self.bots.busy(table)

    def forget(self, id: str) -> None:
        for timer in self.tables.pop(id).timers.values():
            timer.cancel()

    async def clean(self) -> None:
        """One round: what is used is touched, what was not for long is removed, what was removed long ago deleted."""
        ask, settings = self.store.ask, self.settings
        await ask(self.clock.ask)
        lived = await ask(self.age.count)
        await self.touch(lived)
        removed = await ask(lambda connection: remove(connection, lived, settings.keep_open, settings.keep_abandoned))
        for id in removed:
            if id in self.tables:
                if self.idle(id):
                    self.forget(id)
                else:  # somebody came at this moment
                    self.touched.pop(id, None)
                    self.log.used.add(id)
        if removed:
            note("tables-removed", tables=len(removed))
        while await ask(lambda connection: free_codes(connection, lived - settings.keep_code)):
            pass
        if deleted := await ask(lambda connection: purge(connection, lived - settings.keep_removed)):
            note("tables-deleted", tables=deleted)

    async def touch(self, lived: float) -> None:
        """What is being used is noted as used, each table now and then."""
        self.touched = {id: at for id, at in self.touched.items() if lived - at < self.rest}
        watched = {id for id, table in self.tables.items() if table.watchers}
        due = [id for id in self.log.used | watched if id not in self.touched]
        for start in range(0, len(due), MOST):
            part = due[start : start + MOST]
            await self.store.ask(partial(touch, tables=part))
            self.touched.update(dict.fromkeys(part, lived))
            self.log.used.difference_update(part)


def touch(connection: Connection, tables: Iterable[str]) -> None:
    """They are as new; what was removed is back."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(touched=AGE, removed=null()))
    connection.commit()


def remove(connection: Connection, lived: float, keep_open: float, keep_abandoned: float) -> list[str]:
    """Tables that never started, and games that nobody went on with."""
    old: ColumnElement[bool] = or_(
        and_(TABLES.c.phase == "open", TABLES.c.touched < lived - keep_open),
        and_(TABLES.c.phase.in_(("playing", "frozen")), TABLES.c.touched < lived - keep_abandoned),
    )
    found = list(connection.execute(select(TABLES.c.id).where(old, THERE).limit(MOST)).scalars())
    connection.rollback()
    if found:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(found), old, THERE).values(removed=AGE))
        connection.commit()
    return found


def purge(connection: Connection, before: float) -> int:
    """Delete what was removed before the house was that old, with its log."""
    late = TABLES.c.removed < before
    found = list(connection.execute(select(TABLES.c.id).where(late).limit(MOST)).scalars())
    connection.rollback()
    if found:
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found), late))
        kept = select(TABLES.c.id).where(TABLES.c.id.in_(found))  # brought back at this moment
        connection.execute(delete(LOG).where(LOG.c.table_id.in_(found), LOG.c.table_id.not_in(kept)))
        connection.commit()
    return len(found)


def free_codes(connection: Connection, before: float) -> bool:
    """Games that are over, and that nobody has looked at since the house was so old, are found by their ids only, and
    their codes can be given to others.

    A few at a time, so that nobody's move waits long; says whether there may be more.
    """
    late = (TABLES.c.phase == "over", TABLES.c.touched < before, TABLES.c.code != TABLES.c.id)
    found = list(connection.execute(select(TABLES.c.id).where(*late).limit(MOST)).scalars())
    connection.rollback()
    if found:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(found), *late).values(code=TABLES.c.id))
        connection.commit()
    return len(found) == MOST
