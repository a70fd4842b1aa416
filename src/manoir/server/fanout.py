"""How processes on one database hear of each other's writes. A notice carries only `table:number`.

Whoever gets one reads the log from its last number on. Notices are lost until a house listens, and while its connection
is down: whenever it begins to listen, every table in memory is read again.
"""

import asyncio
import threading
from collections.abc import Callable

from manoir.server.logs import note

Hear = Callable[[str, int], None]  # a table, and the number that it has reached
RETRY = 1.0


class Fanout:
    """One process: it hears everything as it happens."""

    def start(self) -> None: ...

    def stop(self) -> None: ...


class PostgresFanout(Fanout):
    def __init__(self, address: str, own_pid: Callable[[], int], hear: Hear, back: Callable[[], None]) -> None:
        self.address = address
        self.own_pid = own_pid  # of the connection that we write by: our own notices are no news
        self.hear = hear
        self.back = back  # called whenever it begins to listen
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
                    self.loop.call_soon_threadsafe(self.back)
                    lost = False
                    while not self.stopped.is_set():
                        for notice in connection.notifies(timeout=1):
                            if notice.pid != self.own_pid():
                                table, _, number = notice.payload.partition(":")
                                self.loop.call_soon_threadsafe(self.hear, table, int(number))
            except (psycopg.Error, OSError) as error:
                if not lost:
                    note("fanout-lost", error=type(error).__name__)
                lost = True
                self.stopped.wait(RETRY)
