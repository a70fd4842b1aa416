"""Somebody who watches a table through a socket: a seat, or a spectator."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from manoir.core.story import Seat

Send = Callable[[Any], Awaitable[None]]


class Caller(Protocol):
    def catch_up(self, watcher: "Watcher") -> None: ...


class Watcher:
    """Frames are handed straight to the connection. One that cannot take them holds nobody up: it is told everything
    that it missed, in one frame, when it can again."""

    __slots__ = ("away", "behind", "closed", "number", "seat", "seen", "send", "stuck", "table")

    def __init__(self, table: Caller, seat: Seat | None, send: Send, number: int) -> None:
        self.table = table
        self.seat = seat
        self.send = send
        self.number = number  # up to which the watcher has been told
        self.away = False
        self.seen = time.monotonic()
        self.behind = False
        self.closed = False
        self.stuck: asyncio.Task[None] | None = None

    def push(self, text: str) -> bool:
        """Send now, or remember that something is missing."""
        if self.closed:
            return False
        if self.stuck is not None:
            self.behind = True
            return False
        sending: Any = self.send({"type": "websocket.send", "text": text})
        try:
            blocked = sending.send(None)  # runs until it is done, or until the connection cannot take more
        except StopIteration:
            return True
        except Exception:  # the client has gone; the reading side tells the table
            self.closed = True
            return False
        self.stuck = asyncio.create_task(self._finish(sending, blocked))
        return True

    def end(self) -> None:
        """Close the connection; its reading side hears of it."""
        self.closed = True
        task = asyncio.ensure_future(self.send({"type": "websocket.close", "code": 4000}))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _finish(self, sending: Any, blocked: Any) -> None:
        try:
            while True:
                if blocked is None:
                    await asyncio.sleep(0)
                else:
                    blocked._asyncio_future_blocking = False  # now it is we who wait for it
                    await blocked
                blocked = sending.send(None)
        except StopIteration:
            self.stuck = None
            if self.behind:
                self.behind = False
                self.table.catch_up(self)
        except Exception:
            self.closed = True
            self.stuck = None
