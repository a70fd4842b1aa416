"""Runs the house: the database is opened and brought up to date, then the doors."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import Engine

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.games import GAMES
from manoir.server.app import application
from manoir.server.database import migrate, open_engine
from manoir.server.logs import note
from manoir.server.settings import Settings
from manoir.server.wire import Wire

BACKLOG = 2048
PING = 20.0  # seconds between two looks at whether a client is still there


GARBAGE = (20_000, 20, 50)  # objects made until garbage is looked for; thousands of tables live long
SWITCH = 0.0005  # seconds that the loop and the log keep the interpreter from each other


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Until it is told to stop. `ready` is called with the address when the house can be entered."""
    engine = open_engine(settings.database_url)
    with only_one(engine):
        migrate(engine)
        listener = listen(settings)
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            application(engine, settings, GAMES),
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
        server = Server(config, lambda: ready(address(settings, port)))
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what is there now stays: it need not be looked at again and again
        gc.set_threshold(*GARBAGE)
        note("house-open", port=port, database=engine.dialect.name)
        run_loop(server.serve([listener]))


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """On uvloop, which is faster, where there is one."""
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise Refused(Phrase("error-listen", {"port": str(settings.port), "reason": reason})) from None
    return listener


def address(settings: Settings, port: int) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@contextmanager
def only_one(engine: Engine) -> Any:
    """SQLite has one house at a time; several processes share a PostgreSQL. The lock goes with its process."""
    if engine.dialect.name != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    path = Path(f"{engine.url.database}.lock")
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused(Phrase("error-second-house", {"database": str(engine.url.database)})) from None
        yield
