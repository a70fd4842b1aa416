"""The one clock of a house: of its database where several processes share one, otherwise of this machine.

Between two looks it goes on by a clock that nobody sets, so that a jump of the machine's time does nothing.
"""

import sys
import time

from sqlalchemy import Connection, text

PROMPT = 1.0  # seconds; a database that takes longer does not tell well what time it is
QUESTION = text("select extract(epoch from clock_timestamp())")

if sys.platform == "linux":

    def elapsed() -> float:
        """Seconds since some moment, those that the machine slept through among them."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)

else:

    def elapsed() -> float:
        """Seconds since some moment."""
        return time.monotonic()


class Clock:
    def __init__(self) -> None:
        self._offset = time.time() - elapsed()
        self._asked = False

    def now(self) -> float:
        """Seconds since 1970."""
        return elapsed() + self._offset

    def ask(self, connection: Connection) -> None:
        """Follow the clock of a database that others may share. For whoever asks it something anyway, in any thread."""
        if connection.dialect.name != "postgresql":
            return
        before = elapsed()
        told = float(connection.execute(QUESTION).scalar_one())
        after = elapsed()
        if after - before < PROMPT or not self._asked:
            self._offset = told - (before + after) / 2
            self._asked = True
