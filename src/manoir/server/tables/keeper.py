"""What a table needs of the house that keeps it: where to write and read, clocks, and somebody to wake. Not how."""

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from manoir.core.story import Seat
from manoir.server.settings import Settings
from manoir.server.tables.agreement import Agreement
from manoir.server.tables.writes import Write

T = TypeVar("T", contravariant=True)
Found = tuple[Agreement, list[tuple[Seat, str]]]  # a table, and entries of its log: a seat and a notation


class Log(Protocol):
    async def append(self, write: Write) -> None:
        """Returns when it will not be lost any more. Raises TooLate or Unwritable."""


class Store(Protocol):
    async def read(self, table: str, number: int = 0) -> Found | None:
        """A table, and the entries of its log after a number, as both are at one moment."""

    async def has_command(self, table: str, seat: Seat, command: str) -> bool:
        """Whether the log has a command of a seat."""


class Clock(Protocol):
    def now(self) -> float: ...


class Counts(Protocol):
    """What is counted of all tables together."""

    def moved(self, bot: bool, moves: int) -> None: ...

    def ended(self) -> None: ...

    def froze(self) -> None: ...

    def refused(self, key: str) -> None: ...


class Surroundings(Protocol):
    """What is the same for all tables of a house."""

    @property
    def settings(self) -> Settings: ...

    @property
    def clock(self) -> Clock:
        """Seconds since 1970."""

    @property
    def age(self) -> Clock:
        """Seconds that the house was open."""


class Keeper(Surroundings, Protocol[T]):
    @property
    def log(self) -> Log: ...

    @property
    def store(self) -> Store: ...

    @property
    def counts(self) -> Counts: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Something to be done on the side."""

    def wake(self, table: T) -> None:
        """Something has happened: bots that must choose begin to think."""

    def hurried(self, table: str) -> bool:
        """Whether the bots of a table think less than their levels say."""

    def look(self, table: T) -> None:
        """Somebody may have come or gone: who else keeps this table is told."""

    def watch_presence(self, table: T) -> None:
        """The game begins: who is not there has the usual time to come."""
