"""The log: one thread writes, and whatever came in while it wrote is committed together.

A write is acknowledged when it is on the disk. One that comes too late, because somebody else has written that number
or changed that table, is refused by the key and spoils nothing for those that it was committed with.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection, bindparam, insert, null, update
from sqlalchemy.sql.expression import ClauseElement

from manoir.core.story import Json
from manoir.server.metrics import COMMIT_SECONDS, COMMITTED, STORAGE_FAILURES
from manoir.server.storage.database import STORAGE_ERRORS
from manoir.server.storage.failures import Failures
from manoir.server.storage.schema import AGE, LIFE, LOG, TABLES
from manoir.server.tables.agreement import Agreement
from manoir.server.tables.writes import LogLine, TooLate, Unwritable, Write

MOST = 500  # writes in one commit
# Lines in one statement. Few lengths: SQLite keeps the statements that it has seen, at 760 bytes a line.
LENGTHS = (256, 64, *range(16, 0, -1))
COLUMNS = tuple(column.name for column in LOG.columns)

KEPT = ("phase", "public", "changed", "revision", "body")  # what of a table changes with its agreement
ADD_TABLE = insert(TABLES).values(
    {name: bindparam(name) for name in ("id", "code", "game", "guest", *KEPT)} | {"touched": AGE}
)
CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("this"), TABLES.c.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in KEPT} | {"touched": AGE, "removed": null()})  # what is used is not gone
)
BEAT = f"update {LIFE.name} set beats = beats + 1"


FENCE = "select id, revision from tables where id = any(%s) order by id for no key update"


class Log:
    """Writes wait in a list until the thread is free and the pace allows a commit: then they go to it together."""

    def __init__(self, engine: Engine, pace: float, shared: bool, tell: Callable[[set[str]], None]) -> None:
        self.engine = engine
        self.tell = tell  # the other processes, of tables that were written to
        self.pace = pace
        self.writable = True  # whether the last commit went well
        self.written = 0  # writes that were answered
        self.used: set[str] = set()  # tables with new moves, taken out by who notes that they are in use
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Write] = []
        self._next = 0.0  # when the next commit may be
        self._under_way = False  # the thread has writes, or will have them in a moment
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self.writer = Writer(engine, shared)
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> None:
        """Returns when it is on the disk. Raises TooLate or Unwritable."""
        write.done = self._loop.create_future()
        self._waiting.append(write)
        if not self._under_way:
            self._soon()
        await write.done

    async def probe(self) -> None:
        """Write something that nobody needs, to find out whether it can be. Raises Unwritable."""
        await self.append(Write("", [], None, 0))

    async def close(self) -> None:
        """Everything that was handed in is still written."""
        self.pace = 0.0
        while self._under_way:
            await asyncio.sleep(0.005)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _soon(self) -> None:
        """After all that this round of the loop brings, or as soon as the pace allows."""
        self._under_way = True
        wait = self._next - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._queue.put(batch)

    def _tell(self, batch: list[Write], results: list[Exception | None]) -> None:
        self._next = self._loop.time() + self.pace
        self._under_way = False
        self.written += len(batch)
        if self._waiting:
            self._soon()
        for write, result in zip(batch, results, strict=True):
            assert write.done is not None
            if write.done.cancelled():
                continue
            if result is None:
                self.used.add(write.table)
                write.done.set_result(None)
            else:
                write.done.set_exception(result)

    def _run(self) -> None:
        """The thread."""
        while (batch := self._queue.get()) is not None:
            started = time.perf_counter()
            results = self.writer.write(batch)
            self.writable = not any(isinstance(result, Unwritable) for result in results)
            if self.writable:
                self.writer.trouble.well()
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            COMMITTED.inc(results.count(None))
            with suppress(RuntimeError):  # the loop has ended: nobody waits for the answer
                self._loop.call_soon_threadsafe(self._tell, batch, results)
            done = [write.table for write, result in zip(batch, results, strict=True) if result is None]
            if written := {table for table in done if table}:
                self.tell(written)
        self.writer.close()


class Writer:
    """Commits, in the thread of the log. Statements are SQLAlchemy's, made once; they go straight to the driver."""

    def __init__(self, engine: Engine, shared: bool) -> None:
        self.engine = engine
        self.shared = shared
        self.mark = "%s" if shared else "?"  # for a value, in the two databases
        self.driver = engine.dialect.loaded_dbapi
        self.too_late: tuple[type[Exception], ...] = (self.driver.IntegrityError, TooLate)
        if shared:  # two that waited for each other: the one that the database chose tries again
            self.too_late += (self.driver.errors.DeadlockDetected,)
        self.failures: tuple[type[Exception], ...] = (self.driver.Error, *STORAGE_ERRORS)
        self.add_table = Statement(ADD_TABLE, engine)
        self.change_table = Statement(CHANGE_TABLE, engine)
        self.connection: PoolProxiedConnection | None = None
        self.trouble = Failures("write-failed", "write-recovered")

    def write(self, batch: list[Write]) -> list[Exception | None]:
        """What became of each."""
        try:
            self.commit(batch)
        except self.too_late:
            return [self.alone(write) for write in batch]
        except self.failures as error:
            return [self.failed(write, error) for write in batch]
        return [None] * len(batch)

    def alone(self, write: Write) -> Exception | None:
        """A write by itself, after it was in bad company."""
        try:
            self.commit([write])
        except self.too_late:
            return TooLate()
        except self.failures as error:
            return self.failed(write, error)
        return None

    def failed(self, write: Write, error: Exception) -> Unwritable:
        """Forget the connection: the next write tries with a new one."""
        STORAGE_FAILURES.inc()
        if write.table or not self.trouble.all:  # that it still fails is told when it fails somebody
            self.trouble.add(error)
        if self.connection is not None:
            with suppress(*self.failures):
                self.connection.invalidate()
            self.connection = None
        return Unwritable()

    def commit(self, batch: list[Write]) -> None:
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        connection = self.connection
        cursor = connection.cursor()
        try:
            if not self.shared:
                cursor.execute("BEGIN IMMEDIATE")
            else:
                self.fence(cursor, batch)
            for write in batch:
                if write.agreement is not None:
                    self.change(cursor, write.agreement)
                elif not write.lines:
                    cursor.execute(BEAT)
            lines = [line for write in batch for line in write.lines]
            for part in parts(lines):
                cursor.execute(add_lines(len(part), self.mark), [value for line in part for value in line])
            connection.commit()
        except self.too_late:
            connection.rollback()
            raise
        finally:
            cursor.close()

    def fence(self, cursor: Any, batch: list[Write]) -> None:
        """Where several processes write: one that has not heard yet who holds a seat now moves for nobody.

        Until the commit nobody else changes these tables. All are asked for in one order, so that two do not wait for
        each other.
        """
        tables = [write.table for write in batch if write.lines or write.agreement is not None]
        expected = {write.table: write.revision for write in batch if write.lines and write.agreement is None}
        if expected:
            cursor.execute(FENCE, [tables])
            if any(expected.get(table, revision) != revision for table, revision in cursor.fetchall()):
                raise TooLate

    def change(self, cursor: Any, agreement: Agreement) -> None:
        row = agreement.row()
        if agreement.revision == 1:
            cursor.execute(*self.add_table.with_(row))
            return
        row.update(this=row.pop("id"), expected=agreement.revision - 1)
        del row["code"], row["game"], row["guest"]
        cursor.execute(*self.change_table.with_(row))
        if cursor.rowcount != 1:
            raise TooLate

    def close(self) -> None:
        if self.connection is not None:
            with suppress(*self.failures):
                self.connection.close()


class Statement:
    """A statement in the words of one database."""

    def __init__(self, clause: ClauseElement, engine: Engine) -> None:
        self.compiled: Any = clause.compile(dialect=engine.dialect)
        self.text = str(self.compiled)

    def with_(self, row: Json) -> tuple[str, Any]:
        """What the driver wants: the text and its values."""
        order = self.compiled.positiontup
        return self.text, row if order is None else [row[name] for name in order]


def parts(lines: list[LogLine]) -> Iterator[list[LogLine]]:
    """Lines in as few statements as there can be with those lengths."""
    start = 0
    while start < len(lines):
        length = next(one for one in LENGTHS if one <= len(lines) - start)
        yield lines[start : start + length]
        start += length


@cache
def add_lines(rows: int, mark: str) -> str:
    """One statement for many lines: each statement hands the interpreter to the event loop and has to get it back."""
    row = "(" + ", ".join([mark] * len(COLUMNS)) + ")"
    return f"insert into {LOG.name} ({', '.join(COLUMNS)}) values " + ", ".join([row] * rows)
