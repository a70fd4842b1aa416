"""How processes on one database hear of each other's writes. A notice carries only `table:number`.

Whoever gets one reads the log from its last number on. Notices may be lost while a connection is down, so that after
it is back every table in memory is read again.
"""

import asyncio
import threading
from collections.abc import Callable

from manoir.server.log import Log
from manoir.server.logs import note

Hear = Callable[[str, int], None]  # a table, and the number that it has reached
RETRY = 1.0


class Fanout:
    """One process: it hears everything as it happens."""

    def start(self) -> None: ...

    def stop(self) -> None: ...


class PostgresFanout(Fanout):
    def __init__(self, address: str, log: Log, hear: Hear, back: Callable[[], None]) -> None:
        self.address = address
        self.log = log
        self.hear = hear
        self.back = back  # called when the connection is back after a loss
        self.loop = asyncio.get_running_loop()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._run, name="fanout", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(5)

    def _run(self) -> None:
        import psycopg  # a fifth of the time that a house takes to start, and most have no use for it

        lost = False
        while not self.stopped.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute("listen manoir")
                    if lost:
                        self.loop.call_soon_threadsafe(self.back)
                    lost = False
                    while not self.stopped.is_set():
                        for notice in connection.notifies(timeout=1):
                            if notice.pid != self.log.writer.own_pid:
                                table, _, number = notice.payload.partition(":")
                                self.loop.call_soon_threadsafe(self.hear, table, int(number))
            except (psycopg.Error, OSError) as error:
                if not lost:
                    note("fanout-lost", error=type(error).__name__)
                lost = True
                self.stopped.wait(RETRY)
