"""How old a house is, in seconds that it was open: tables get old by this and by no clock.

A clock that jumps, or a house that is closed for months, makes nothing older. Several processes on one PostgreSQL
count together: each adds what has passed by the database's clock since any of them counted, and never much at once.
"""

import time

from sqlalchemy import Connection, func, select, update

from manoir.server.storage.schema import LIFE

NOW = func.extract("epoch", func.clock_timestamp())
COUNTED = select(LIFE.c.lived)


class Age:
    def __init__(self, most: float) -> None:
        self.most = most  # seconds that are believed to have passed between two counts
        self._counted = time.monotonic()
        self._lived = 0.0

    def now(self) -> float:
        """What it is by now, as far as this process can tell without asking."""
        return self._lived + min(time.monotonic() - self._counted, self.most)

    def read(self, connection: Connection) -> float:
        """What has been counted so far."""
        self._lived = float(connection.execute(COUNTED).scalar_one())
        return self._lived

    def count(self, connection: Connection) -> float:
        """Add what has passed, and commit it."""
        now = time.monotonic()
        if connection.dialect.name == "postgresql":
            passed = func.greatest(0.0, func.least(NOW - LIFE.c.seen, self.most))
            connection.execute(update(LIFE).values(lived=LIFE.c.lived + passed, seen=NOW))
        else:
            passed_here = min(now - self._counted, self.most)
            connection.execute(update(LIFE).values(lived=LIFE.c.lived + passed_here))
        lived = self.read(connection)
        connection.commit()
        self._counted = now
        return lived
