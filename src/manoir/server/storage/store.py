"""Reading from the database, in threads of its own so that nobody waits for it who need not."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, bindparam, func, or_, select

from manoir.core.story import Seat
from manoir.server.storage.database import STORAGE_ERRORS
from manoir.server.storage.failures import Failures
from manoir.server.storage.schema import LOG, TABLES
from manoir.server.tables.agreement import DECODE, Agreement
from manoir.server.tables.writes import Unwritable

T = TypeVar("T")
Found = tuple[Agreement, list[tuple[Seat, str]]]
SHOWN = 200  # tables in a list
THERE = TABLES.c.removed.is_(None)  # what was removed is found by nobody
# Made once: each statement that SQLAlchemy makes leaves objects in memory that lead to each other, until they are
# looked for.
TABLE = select(TABLES.c.body, TABLES.c.code).where(TABLES.c.id == bindparam("table"), THERE)
LINES = (
    select(LOG.c.seat, LOG.c.notation)
    .where(LOG.c.table_id == bindparam("table"), LOG.c.number > bindparam("after"))
    .order_by(LOG.c.number)
)
COMMAND = select(LOG.c.number).where(
    LOG.c.table_id == bindparam("table"), LOG.c.seat == bindparam("by"), LOG.c.command == bindparam("id")
)
WITH_CODE = select(TABLES.c.id).where(
    or_(TABLES.c.code == bindparam("letters"), TABLES.c.id == bindparam("table")), THERE
)
OPEN = (
    select(TABLES.c.body)
    .where(TABLES.c.phase == "open", TABLES.c.public == 1, THERE)
    .order_by(TABLES.c.changed.desc())
    .limit(SHOWN)
)
UNFINISHED = select(func.count()).select_from(TABLES).where(TABLES.c.phase != "over", THERE)
ANY = select(TABLES.c.id).limit(1)


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(2, "store")
        self.trouble = Failures("read-failed")

    async def ask(self, question: Callable[[Connection], T]) -> T:
        def answer() -> T:
            with self.engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, answer)
        except STORAGE_ERRORS as error:
            self.trouble.add(error)
            raise Unwritable from None

    async def read(self, table: str, number: int = 0) -> Found | None:
        """A table, and the entries of its log after a number, as both are at one moment."""

        def question(connection: Connection) -> Found | None:
            if connection.dialect.name == "postgresql":  # on SQLite a transaction sees one state anyhow
                connection.execution_options(isolation_level="REPEATABLE READ")
            row = connection.execute(TABLE, {"table": table}).first()
            if row is None:
                return None
            agreement = DECODE(row.body)
            agreement.code = row.code  # the letters may be another's by now
            entries = connection.execute(LINES, {"table": table, "after": number}).all()
            return agreement, [(seat, notation) for seat, notation in entries]

        return await self.ask(question)

    async def has_command(self, table: str, seat: Seat, command: str) -> bool:
        wanted = {"table": table, "by": seat, "id": command}
        return await self.ask(lambda connection: connection.execute(COMMAND, wanted).first()) is not None

    async def with_code(self, code: str) -> str | None:
        """A table by its five letters, or by its id, which it keeps when the letters are another's."""
        wanted = {"letters": code.upper(), "table": code}
        return await self.ask(lambda connection: connection.execute(WITH_CODE, wanted).scalar())

    async def open_tables(self) -> list[bytes]:
        """The public tables that wait for players, newest first, as they are stored."""
        return await self.ask(lambda connection: list(connection.execute(OPEN).scalars()))

    async def unfinished(self) -> int:
        return await self.ask(lambda connection: connection.execute(UNFINISHED).scalar_one())

    async def alive(self) -> None:
        await self.ask(lambda connection: connection.execute(ANY).first())

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)
