"""Who is connected to another process on the same database: no bot shall take over from people who are there."""

import secrets
import time
from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from manoir.core.story import Seat
from manoir.server.schema import PRESENCE
from manoir.server.store import Store

LASTS = 15.0  # seconds that somebody counts as there after the last word from their process

Place = tuple[str, Seat]


class Elsewhere:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)

    async def exchange(self, here: list[Place], tables: Iterable[str]) -> set[Place]:
        """Tell who is connected here, and hear who is connected elsewhere to tables that we have."""
        wanted = list(tables)

        def question(connection: Connection) -> set[Place]:
            now = time.time()
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process == self.process))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.seen < now - 4 * LASTS))
            if here:
                rows = [{"table_id": id, "seat": seat, "process": self.process, "seen": now} for id, seat in here]
                connection.execute(insert(PRESENCE), rows)
            connection.commit()
            found = select(PRESENCE.c.table_id, PRESENCE.c.seat).where(
                PRESENCE.c.table_id.in_(wanted), PRESENCE.c.process != self.process, PRESENCE.c.seen > now - LASTS
            )
            return {(id, seat) for id, seat in connection.execute(found)}

        return await self.store.ask(question)
