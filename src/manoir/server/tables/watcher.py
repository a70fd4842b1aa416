"""Somebody who watches a table through a socket: a seat, or a spectator."""

import time
from typing import Protocol

from manoir.core.story import Seat


class Caller(Protocol):
    def catch_up(self, watcher: "Watcher") -> None: ...


class Wire(Protocol):
    """What frames are handed to."""

    def takes(self) -> bool:
        """Whether anything can be taken now."""

    def tell(self, text: bytes) -> None:
        """Send now what can be taken."""

    def end(self) -> None: ...


class Watcher:
    """Frames are handed straight to the connection. One that cannot take them holds nobody up: it is told everything
    that it missed, in one frame, when it can again."""

    __slots__ = (
        "away",
        "behind",
        "closed",
        "number",
        "place",
        "rests",
        "seat",
        "seen",
        "sheet",
        "table",
        "token",
        "wire",
    )

    def __init__(
        self,
        table: Caller,
        seat: Seat | None,
        token: str,
        wire: Wire,
        number: int,
        place: str = "",
        sheet: bool = False,
        rests: bool = False,
    ) -> None:
        self.table = table
        self.seat = seat
        self.token = token  # the hash of the one that held the seat when the socket was opened
        self.wire = wire
        self.number = number  # up to which the watcher has been told
        self.place = place  # where the watcher comes from: an address, or a network of one household
        self.sheet = sheet  # whether frames bring the sheet: there is no board where they are shown
        self.rests = rests  # whether it will say when its player is ready to go on after an intermission
        self.away = False
        self.seen = time.monotonic()
        self.behind = False
        self.closed = False

    def ready(self) -> bool:
        """Whether a frame can be sent now. For one that cannot, none need be put together: what it has missed may be
        long, and is told once, when it can take it."""
        if self.closed or self.behind:
            return False
        self.behind = not self.wire.takes()
        return not self.behind

    def push(self, text: bytes) -> bool:
        """Send now, or remember that something is missing."""
        if not self.ready():
            return False
        self.wire.tell(text)
        return True

    def eased(self) -> None:
        """The connection can take more again."""
        if self.behind and not self.closed:
            self.behind = False
            self.table.catch_up(self)

    def end(self) -> None:
        """Close the connection; its reading side hears of it."""
        self.closed = True
        self.wire.end()
