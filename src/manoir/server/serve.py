"""Runs the house: the database is opened and brought up to date, then the doors."""

import asyncio
import errno
import io
import os
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Engine

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.games import GAMES
from manoir.server.app import application
from manoir.server.closing import Server
from manoir.server.http.door import Config
from manoir.server.live.wire import Wire
from manoir.server.notes import note
from manoir.server.settings import Settings
from manoir.server.storage.database import migrate, open_engine
from manoir.server.storage.own_files import OWN

BACKLOG = 2048
PING = 20.0  # seconds between two looks at whether a client is still there
SWITCH = 0.0005  # seconds that the loop and the log keep the interpreter from each other


def serve(settings: Settings, ready: Callable[[str], None], any_port: bool = False) -> None:
    """Until it is told to stop. `ready` is called with the address when the house can be entered.

    With `any_port`, another port is taken if that of the settings is taken.
    """
    engine = open_engine(settings.database_url)
    with only_one(engine) as lock:
        made = migrate(engine)
        listener = listen(settings, any_port)
        port = listener.getsockname()[1]
        config = Config(
            application(engine, settings, GAMES),
            settings,
            ws=Wire,
            ws_per_message_deflate=False,  # it would more than double the memory of a socket
            ws_max_size=settings.frame_size,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
            timeout_graceful_shutdown=5,
            backlog=BACKLOG,
        )

        def opened() -> None:
            lock.write(address(settings, port))
            lock.flush()
            ready(address(settings, port))

        server = Server(config, opened, settings.drain)
        sys.setswitchinterval(SWITCH)
        if made:
            note("house-made", database=engine.dialect.name)
        note("house-open", port=port, database=engine.dialect.name)
        run_loop(server.serve([listener]))


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """On uvloop, which is faster, where there is one."""
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)


def listen(settings: Settings, any_port: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        if any_port and error.errno == errno.EADDRINUSE:
            return listen(replace(settings, port=0))
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise Refused(Phrase("error-listen", {"port": str(settings.port), "reason": reason})) from None
    return listener


def address(settings: Settings, port: int) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class SecondHouse(Refused):
    """Another process has opened a house on this database; the lock says where, once it can be entered."""

    def __init__(self, database: str, lock: Path) -> None:
        super().__init__(Phrase("error-second-house", {"database": database}))
        self.lock = lock


@contextmanager
def only_one(engine: Engine) -> Iterator[TextIO]:
    """SQLite has one house at a time; several processes share a PostgreSQL. The lock goes with its process.

    Yields a file for the address of the house, so that others can find it.
    """
    if engine.dialect.name != "sqlite" or sys.platform == "win32":
        yield io.StringIO()
        return
    import fcntl

    path = Path(f"{engine.url.database}.lock")
    path.touch(OWN)
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SecondHouse(str(engine.url.database), path) from None
        file.truncate(0)  # the address of a house that is gone
        yield file
