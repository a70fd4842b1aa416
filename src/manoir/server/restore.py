"""Tables that were removed because nobody used them, brought back: what `manoir restore` does."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select

from manoir import start
from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.house.sweep import touch
from manoir.server.storage.database import STORAGE_ERRORS, migrate, open_engine, shown
from manoir.server.storage.failures import kind
from manoir.server.storage.schema import AGE, TABLES
from manoir.server.tables.agreement import DECODE, Agreement

FILE = "sqlite:///"


@dataclass
class Removed:
    agreement: Agreement
    ago: float  # seconds that the house has been open since


@contextmanager
def connected(address: str) -> Iterator[Connection]:
    """To the database of a house, whether it is open or not. None is made."""
    if address.startswith(FILE) and not Path(address.removeprefix(FILE)).exists():
        raise Refused(Phrase("error-no-house", {"database": address}))
    engine = open_engine(address)
    try:
        migrate(engine)
        with engine.connect() as connection:
            yield connection
    except STORAGE_ERRORS as error:
        raise Refused(Phrase("error-database-open", {"database": shown(engine), "reason": kind(error)})) from None
    finally:
        engine.dispose()


def removed(connection: Connection) -> list[Removed]:
    """All that can be brought back, the last one first."""
    found = select(TABLES.c.body, AGE - TABLES.c.removed).where(TABLES.c.removed.is_not(None))
    rows = connection.execute(found.order_by(TABLES.c.removed.desc())).all()
    connection.rollback()
    return [Removed(DECODE(body), ago) for body, ago in rows]


def restore(connection: Connection, wanted: str) -> Agreement:
    """One of them, by its code or its id, as if somebody had just used it."""
    for one in removed(connection):
        if wanted.upper() == one.agreement.code or wanted == one.agreement.id:
            touch(connection, [one.agreement.id])
            return one.agreement
    raise Refused(Phrase("error-restore", {"table": wanted, "command": start.command("restore")}))
