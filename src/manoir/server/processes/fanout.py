"""How processes on one PostgreSQL hear of each other. A notice says who sends it, what is new, and at which tables.

Whoever gets one reads what is new from the database. Notices are lost until a house listens, and while its connection
is down: whenever it begins to listen, every table in memory is compared with the database.

A notice of a write follows its commit. Within it, PostgreSQL would let all processes commit one after the other
(docs/decisions/0019-several-machines.md). If a process dies in between, the others notice that it is dead, and look.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Engine

from manoir.server.notes import note
from manoir.server.storage.database import ALIVE
from manoir.server.storage.lines import patient

if TYPE_CHECKING:
    import psycopg

# Written, somebody came or went, bots for the taking, a process has gone, a process is there.
Kind = Literal["log", "presence", "lease", "gone", "here"]
Connect = Callable[[], "psycopg.Connection[Any]"]
Hear = Callable[[str, list[str]], None]  # a kind, and tables
CHANNEL = "manoir"
LOCK = 80131  # of the locks that say which processes have a connection
MOST = 300  # tables in a notice, which PostgreSQL wants to be shorter than 8,000 bytes
RETRY = 1.0
PATIENCE = 5  # seconds to wait for the database
LASTS = 6.0  # seconds that a process counts as there after its last word


def connects(engine: Engine) -> Connect:
    """Connections beside those of the engine, to wherever its own lead."""

    def connect() -> "psycopg.Connection[Any]":
        words, values = engine.dialect.create_connect_args(engine.url)
        return patient().connect(*words, **{**values, **ALIVE, "autocommit": True, "connect_timeout": PATIENCE})

    return connect


def notices(process: int, kind: Kind, tables: Iterable[str]) -> Iterator[str]:
    """What to send, in pieces that are short enough."""
    all_ = list(tables)
    for start in range(0, len(all_), MOST):
        yield " ".join((str(process), kind, *all_[start : start + MOST]))


class Deaf(OSError):
    """Not even our own word has reached us."""


class Ear:
    """A thread that listens. As long as it does, a lock in the database says that its process is there.

    What we say ourselves is heard as well, once a second at least. When it is not, the connection is dead, whatever
    those between us and the database say, and we listen by a new one.
    """

    def __init__(
        self,
        connect: Connect,
        process: int,
        known: Container[str],
        hear: Hear,
        back: Callable[[], None],
        patience: float = LASTS,
    ) -> None:
        self.connect = connect
        self.process = process
        self.known = known  # tables that we care about
        self.hear = hear
        self.back = back  # called whenever it begins to listen
        self.patience = patience
        self.listens = False
        self.heard = 0.0  # when we last heard ourselves
        self.loop = asyncio.get_running_loop()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._run, name="ear", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(5)

    def _run(self) -> None:
        import psycopg

        lost = False
        while not self.stopped.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"listen {CHANNEL}")
                    connection.execute("select pg_advisory_lock_shared(%s, %s)", (LOCK, self.process))
                    lost, self.listens, self.heard = False, True, time.monotonic()
                    self.loop.call_soon_threadsafe(self.back)
                    while not self.stopped.is_set():
                        for notice in connection.notifies(timeout=1):
                            self._take(notice.payload)
                        if time.monotonic() - self.heard > self.patience:
                            raise Deaf
            except (psycopg.Error, OSError) as error:
                self.listens = False
                if not lost:
                    note("fanout-lost", error=type(error).__name__)
                lost = True
                self.stopped.wait(RETRY)
            except RuntimeError:  # the loop has ended
                return

    def _take(self, payload: str) -> None:
        """The loop is woken only for tables that it has."""
        sender, kind, *tables = payload.split()
        if int(sender) == self.process:
            self.heard = time.monotonic()
        if int(sender) == self.process or kind == "here":
            return
        ours = [table for table in tables if table in self.known]
        if ours or not tables:
            self.loop.call_soon_threadsafe(self.hear, kind, ours)


class Mouth:
    """Tells of writes, in the thread of the log, on a connection of its own: one way there and back, and no disk."""

    def __init__(self, connect: Connect, process: int) -> None:
        self.connect = connect
        self.process = process
        self.connection: psycopg.Connection[Any] | None = None
        self.untold: set[str] = set()  # for whoever can: the database was away after it had taken a write

    def tell(self, tables: set[str]) -> None:
        import psycopg

        for _ in range(2):  # a connection that lay idle may have ended
            try:
                if self.connection is None:
                    self.connection = self.connect()
                for payload in notices(self.process, "log", sorted(tables)):
                    self.connection.execute("select pg_notify(%s, %s)", (CHANNEL, payload))
                return
            except (psycopg.Error, OSError):
                self.close()
        self.untold |= tables

    def close(self) -> None:
        if self.connection is not None:
            with suppress(Exception):
                self.connection.close()
        self.connection = None
