"""Connections to PostgreSQL that are not waited for without end.

One may be dead though nobody says so: a process of the database that hangs, or whoever stands in between, takes all
that is sent and never answers, and the system sees nothing wrong with it. Whoever has heard nothing for long gives it
up, and tries a new one.
"""

import time
from collections.abc import Generator
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psycopg

SILENCE = 15.0  # seconds: longer than anything takes that a house asks, and than others keep a row to themselves
DAY = 24 * 3600.0


@cache
def patient() -> "type[psycopg.Connection[Any]]":
    import psycopg  # a fifth of the time that a house takes to start, and most have no use for it

    class Patient(psycopg.Connection[Any]):
        silence = SILENCE

        def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
            return super().wait(self._within(gen), *given, **named)

        def _within(self, gen: Any) -> Generator[Any, Any, Any]:
            """The same question, given up if nothing is heard for so long."""
            end = time.monotonic() + self.silence
            try:
                wanted = next(gen)
                while True:
                    ready = yield wanted
                    if ready:
                        end = time.monotonic() + self.silence
                    elif time.monotonic() > end:
                        self.pgconn.finish()
                        raise psycopg.OperationalError("the database says nothing")
                    wanted = gen.send(ready)
            except StopIteration as answer:
                return answer.value

    return Patient


def at_leisure(connection: Any) -> None:
    """What is done here may take as long as it takes: a database is brought up to date, or others do that."""
    connection.silence = DAY
