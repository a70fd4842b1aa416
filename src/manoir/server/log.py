"""The log: one thread writes, and whatever came in while it wrote is committed together.

A write is acknowledged when it is on the disk. One that comes too late, because somebody else has written that number
or changed that table, is refused by the key and spoils nothing for those that it was committed with.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue

from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError

from manoir.server.database import STORAGE_ERRORS, Unwritable
from manoir.server.metrics import COMMIT_SECONDS, COMMITTED, STORAGE_FAILURES
from manoir.server.schema import LOG, TABLES
from manoir.server.sheet import Sheet

MOST = 500  # writes in one commit
ROWS = 1000  # lines in one statement
COLUMNS = tuple(column.name for column in LOG.columns)
Line = tuple[str, int, int, str, str | None, int]  # a row of the log

ADD_TABLE = insert(TABLES)
CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("this"), TABLES.c.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in ("phase", "public", "changed", "revision", "body")})
)


class TooLate(Exception):
    """Somebody else was faster: the table must be read again."""


class Write:
    """What one command wants to have in the database: all of it or nothing."""

    __slots__ = ("done", "lines", "notice", "sheet", "table")

    def __init__(self, table: str, lines: list[Line], sheet: Sheet | None, notice: str) -> None:
        self.table = table
        self.lines = lines
        self.sheet = sheet  # with the revision that it will have
        self.notice = notice  # for the other processes, `table:number`
        self.done: asyncio.Future[None] | None = None


class Log:
    def __init__(self, engine: Engine, pace: float, notify: bool) -> None:
        self.engine = engine
        self.pace = pace
        self.notify = notify
        self.mark = "%s" if notify else "?"  # for a value, in the two databases
        self.writable = True  # whether the last commit went well
        self.own_pid = 0  # of our connection to PostgreSQL, by which we know our own notices
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> None:
        """Returns when it is on the disk. Raises TooLate or Unwritable."""
        write.done = self._loop.create_future()
        self._queue.put(write)
        await write.done

    def close(self) -> None:
        """Everything that was handed in is still written."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        last, open_ = 0.0, True
        while open_:
            first = self._queue.get()
            wait = last + self.pace - time.monotonic()
            if wait > 0:
                time.sleep(wait)
            batch: list[Write] = []
            while first is not None and len(batch) < MOST:
                batch.append(first)
                try:
                    first = self._queue.get_nowait()
                except Empty:
                    break
            open_ = first is not None
            if batch:
                self._write(batch)
            last = time.monotonic()
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Write]) -> None:
        started = time.perf_counter()
        results: list[Exception | None] = [None] * len(batch)
        try:
            self._commit(batch)
        except (IntegrityError, TooLate):
            results = [self._alone(write) for write in batch]
        except STORAGE_ERRORS:
            results = [self._failed() for _ in batch]
        self.writable = not any(isinstance(result, Unwritable) for result in results)
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        COMMITTED.inc(results.count(None))
        self._call(lambda: _tell(batch, results))

    def _alone(self, write: Write) -> Exception | None:
        """A write by itself, after it was in bad company."""
        try:
            self._commit([write])
        except (IntegrityError, TooLate):
            return TooLate()
        except STORAGE_ERRORS:
            return self._failed()
        return None

    def _failed(self) -> Unwritable:
        """Forget the connection: the next write tries with a new one."""
        STORAGE_FAILURES.inc()
        if self._connection is not None:
            try:
                self._connection.invalidate()
                self._connection.close()
            except STORAGE_ERRORS:
                pass
            self._connection = None
        return Unwritable()

    def _commit(self, batch: list[Write]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
            if self.notify:
                self.own_pid = self._connection.execute(text("select pg_backend_pid()")).scalar_one()
                self._connection.rollback()
        connection = self._connection
        try:
            for write in batch:
                if write.sheet is not None:
                    _change(connection, write.sheet)
            lines = [line for write in batch for line in write.lines]
            for start in range(0, len(lines), ROWS):
                part = lines[start : start + ROWS]
                values = tuple(value for line in part for value in line)
                connection.exec_driver_sql(add_lines(len(part), self.mark), values)
            if self.notify:
                notices = [{"notice": write.notice} for write in batch]
                connection.execute(text("select pg_notify('manoir', :notice)"), notices)
            connection.commit()
        except (IntegrityError, TooLate):
            connection.rollback()
            raise

    def remove(self, tables: list[str]) -> None:
        """Forget tables and their logs. Called from a thread of its own, on a connection of its own."""
        with self.engine.begin() as connection:
            for table in tables:
                connection.execute(delete(LOG).where(LOG.c.table_id == table))
                connection.execute(delete(TABLES).where(TABLES.c.id == table))

    def _call(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody waits for the answer
            self._loop.call_soon_threadsafe(what)


@cache
def add_lines(rows: int, mark: str) -> str:
    """One statement for many lines: each statement hands the interpreter to the event loop and has to get it back."""
    row = "(" + ", ".join([mark] * len(COLUMNS)) + ")"
    return f"insert into {LOG.name} ({', '.join(COLUMNS)}) values " + ", ".join([row] * rows)


def _change(connection: Connection, sheet: Sheet) -> None:
    row = sheet.row()
    if sheet.revision == 1:
        connection.execute(ADD_TABLE, row)
        return
    row.update(this=row.pop("id"), expected=sheet.revision - 1)
    del row["code"], row["game"]
    if connection.execute(CHANGE_TABLE, row).rowcount != 1:
        raise TooLate


def _tell(batch: list[Write], results: list[Exception | None]) -> None:
    for write, result in zip(batch, results, strict=True):
        assert write.done is not None
        if write.done.cancelled():
            continue
        if result is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(result)
