"""How many tables one guest may leave unfinished. A guest is known by where they come from, and no address is stored:
only a hash that is keyed, so that nobody can find the address by trying them all."""

import hashlib
import hmac
import time

from sqlalchemy import Connection, func, select

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.age import Age
from manoir.server.limits import place_of
from manoir.server.schema import KEYS, TABLES
from manoir.server.settings import DAY, Settings
from manoir.server.store import THERE, Store

KEY = "guests"
UNFINISHED = ("open", "playing", "frozen")
AGAIN = 60.0  # seconds after which all unfinished tables are counted again
SOON = 1.0  # … when the house is full


class Guests:
    def __init__(self, store: Store, settings: Settings, age: Age) -> None:
        self.store = store
        self.age = age
        self.settings = settings
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
        theirs = await self.store.ask(lambda connection: self._open(connection, guest)) if guest else 0
        if theirs >= self.settings.address_tables:
            raise Refused(Phrase("error-tables"))
        self.unfinished += 1

    def _open(self, connection: Connection, guest: str) -> int:
        """How many tables this guest has opened that were used within a day and are not finished; counted no further
        than need be."""
        theirs = select(TABLES.c.id).where(
            TABLES.c.guest == guest, TABLES.c.phase.in_(UNFINISHED), TABLES.c.touched > self.age.now() - DAY, THERE
        )
        some = theirs.limit(self.settings.address_tables).subquery()
        return connection.execute(select(func.count()).select_from(some)).scalar_one()
