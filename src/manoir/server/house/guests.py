"""How many tables one guest may leave unfinished, and how many games they may finish in a day. A guest is known by
where they come from, and no address is stored: only a hash that is keyed, so that nobody can find the address by
trying them all."""

import hashlib
import hmac
import time
from functools import partial

from sqlalchemy import Connection, Integer, Select, bindparam, func, select

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.limits import place_of
from manoir.server.settings import DAY, Settings
from manoir.server.storage.age import Age
from manoir.server.storage.schema import KEYS, TABLES
from manoir.server.storage.store import THERE, Store

KEY = "guests"
UNFINISHED = ("open", "playing", "frozen")
FINISHED = ("over",)
AGAIN = 60.0  # seconds after which all unfinished tables are counted again
SOON = 1.0  # … when the house is full


def used(phases: tuple[str, ...]) -> Select[int]:
    """How many tables of a guest there are in such a phase that were used since; counted no further than need be."""
    theirs = select(TABLES.c.id).where(
        TABLES.c.guest == bindparam("of"), TABLES.c.phase.in_(phases), TABLES.c.touched > bindparam("since"), THERE
    )
    return select(func.count()).select_from(theirs.limit(bindparam("most", type_=Integer)).subquery())


USED: dict[tuple[str, ...], Select[int]] = {phases: used(phases) for phases in (UNFINISHED, FINISHED)}


class Guests:
    def __init__(self, store: Store, settings: Settings, age: Age) -> None:
        self.store = store
        self.age = age
        self.settings = settings
        self.allowed = (
            (UNFINISHED, settings.address_tables, "error-tables"),
            (FINISHED, settings.address_games, "error-games"),
        )
        self.key = ""
        self.unfinished = 0  # tables in the whole house: counted now and then, and ours since
        self.counted = float("-inf")

    async def mark(self, address: str) -> str:
        """What stands for a guest at the tables that they make."""
        if not self.key:
            self.key = await self.store.ask(
                lambda connection: connection.execute(select(KEYS.c.key).where(KEYS.c.name == KEY)).scalar_one()
            )
        return hmac.new(self.key.encode(), place_of(address).encode(), hashlib.sha256).hexdigest()[:32]

    async def may_open(self, guest: str) -> None:
        """Refused if there are too many tables already, of this guest or of all."""
        full = self.unfinished >= self.settings.tables
        if time.monotonic() - self.counted > (SOON if full else AGAIN):
            self.unfinished, self.counted = await self.store.unfinished(), time.monotonic()
        if self.unfinished >= self.settings.tables:
            raise Refused(Phrase("error-house-full"))
        for phases, most, key in self.allowed if guest else ():
            if await self.store.ask(partial(self._used, guest=guest, phases=phases, most=most)) >= most:
                raise Refused(Phrase(key))
        self.unfinished += 1

    def _used(self, connection: Connection, guest: str, phases: tuple[str, ...], most: int) -> int:
        """… within a day."""
        wanted = {"of": guest, "since": self.age.now() - DAY, "most": most}
        return connection.execute(USED[phases], wanted).scalar_one()
