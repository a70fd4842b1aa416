"""The database: where it is, how it is opened, and that its schema is today's."""

import re
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.storage.lines import at_leisure, patient
from manoir.server.storage.own_files import make_private

HEAD = "0004"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5  # seconds to wait for a database that somebody else writes to
# PostgreSQL waits for ever for what a lost machine was about to write, with the rows locked that others want to write.
IDLE = "set idle_in_transaction_session_timeout = '6s'"
# Kilobytes of pages that SQLite keeps for each connection, at most. More is of no use: what it asks for again, the
# system has in memory; and a house would grow for an hour, until all of it is full.
PAGES = 512
AT_LEISURE = "set local idle_in_transaction_session_timeout = 0"
# … and we, without these, a quarter of an hour for an answer of a database that is lost itself.
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}


def open_engine(address: str) -> Engine:
    """An engine for SQLite, made safe against loss of power, or for PostgreSQL."""
    try:
        url = make_url(in_a_row(address))
    except (ArgumentError, ValueError):
        raise Refused(Phrase("error-database", {"database": address})) from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_size=4,
            connect_args={"connect_timeout": PATIENCE, **ALIVE},
        )
        event.listen(engine, "do_connect", lambda *given: patient().connect(*given[2], **given[3]))
        event.listen(engine, "connect", _lets_go)
        return engine
    if url.drivername != "sqlite" or not url.database:
        raise Refused(Phrase("error-database", {"database": url.render_as_string(hide_password=True)}))
    make_private(url.database)
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False})
    event.listen(engine, "connect", _careful)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def in_a_row(address: str) -> str:
    """Several servers of which one can be written to, as PostgreSQL's own programs name them, in SQLAlchemy's words."""
    found = re.fullmatch(r"(postgres[^:]*://(?:[^@/?]*@)?)([^@/?]+,[^@/?]+)(/[^?]*)?(?:\?(.*))?", address)
    if found is None:
        return address
    head, hosts, name, more = found.groups()
    words = [f"host={host}" for host in hosts.split(",")] + ([more] if more else [])
    return f"{head}{name or '/'}?{'&'.join(words)}"


def _careful(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # NORMAL could lose the last moves when the power fails
    cursor.execute(f"PRAGMA cache_size=-{PAGES}")
    cursor.close()


def _lets_go(connection: Any, _: object) -> None:
    """If this process is lost in the middle of something, the database lets go of it."""
    connection.execute(IDLE)
    connection.commit()


def migrate(engine: Engine) -> bool:
    """Bring the schema up to date. Alembic takes a second to load, so it is asked only if there is something to do.

    Returns whether a new house was made.
    """
    try:
        with engine.connect() as connection:
            known = inspect(connection).has_table("alembic_version")
            if known and connection.execute(text("select version_num from alembic_version")).scalar() == HEAD:
                return False
        with _quiet_lock(engine):
            from alembic import command
            from alembic.config import Config
            from alembic.util import CommandError

            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    at_leisure(connection.connection.driver_connection)
                    connection.execute(text(AT_LEISURE))
                config.attributes["connection"] = connection
                try:
                    command.upgrade(config, "head")
                except CommandError:  # a step that we do not know
                    raise Refused(Phrase("error-database-newer", {"database": shown(engine)})) from None
        return not known
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
        raise Refused(Phrase("error-database-open", {"database": shown(engine), "reason": reason})) from None


def shown(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


@contextmanager
def _quiet_lock(engine: Engine) -> Any:
    """On PostgreSQL, one process migrates while the others wait."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        at_leisure(connection.connection.driver_connection)
        connection.execute(text("select pg_advisory_lock(80130)"))
        try:
            yield
        finally:
            connection.execute(text("select pg_advisory_unlock(80130)"))
    engine.dispose()  # nobody else shall be as patient


STORAGE_ERRORS = (SQLAlchemyError, OSError)
