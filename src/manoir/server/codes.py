"""The five letters of a table: who tries them out waits longer each time, and those of ended games are free again."""

import time
from collections import OrderedDict

from sqlalchemy import Connection, select, update

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.limits import FORGOTTEN, place_of
from manoir.server.schema import TABLES

FORGIVEN = 60.0  # seconds until one wrong code is forgotten
LONGEST = 60.0  # seconds to wait for the next try
MOST = 200  # codes that are freed in one go


class Guesses:
    """Wrong codes, by the place that they come from."""

    def __init__(self, free: int) -> None:
        self.free = free  # so many at once cost nothing: people mistype
        self.wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when the last one came

    def check(self, address: str) -> None:
        """Refused while the place has to wait; a right code is not looked up either, or one could tell it from a wrong
        one."""
        many, last = self._wrong(address)
        if many >= self.free and time.monotonic() - last < min(LONGEST, 2.0 ** (many - self.free + 1)):
            raise Refused(Phrase("error-rate"))

    def missed(self, address: str) -> None:
        self.wrong[place_of(address)] = (self._wrong(address)[0] + 1, time.monotonic())
        self.wrong.move_to_end(place_of(address))
        if len(self.wrong) > FORGOTTEN:
            self.wrong.popitem(last=False)

    def _wrong(self, address: str) -> tuple[float, float]:
        many, last = self.wrong.get(place_of(address), (0.0, 0.0))
        return max(0.0, many - (time.monotonic() - last) / FORGIVEN), last


def free_codes(connection: Connection, before: float) -> bool:
    """Games that are over, and that nobody has looked at since the house was so old, are found by their ids only, and
    their codes can be given to others.

    A few at a time, so that nobody's move waits long; says whether there may be more.
    """
    late = (TABLES.c.phase == "over", TABLES.c.touched < before, TABLES.c.code != TABLES.c.id)
    found = list(connection.execute(select(TABLES.c.id).where(*late).limit(MOST)).scalars())
    connection.rollback()
    if found:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(found), *late).values(code=TABLES.c.id))
        connection.commit()
    return len(found) == MOST
