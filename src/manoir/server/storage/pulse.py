"""Whether the house can keep what is done in it, found out by reading and writing, also while nobody plays.

Whoever asks, it is tried at most once a second: the question is no burden, and nobody can make it one.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from manoir.server.storage.log import Log
from manoir.server.storage.store import Store
from manoir.server.tables.writes import Unwritable

LASTS = 1.0  # seconds that an answer is good for
PATIENCE = 3.0  # seconds after which a database that does not answer counts as one that cannot

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Pulse:
    def __init__(self, log: Log, store: Store, spawn: Spawn) -> None:
        self.log = log
        self.store = store
        self.spawn = spawn
        self.well = False  # at the last try
        self.ever = False
        self._tried = -LASTS
        self._trying: asyncio.Task[None] | None = None

    async def feel(self) -> bool:
        if self._trying is None and time.monotonic() - self._tried >= LASTS:
            self._trying = self.spawn(self._try())
        if self._trying is not None:
            done, _ = await asyncio.wait([self._trying], timeout=PATIENCE)
            if not done:
                return False
        return self.well and self.log.writable

    async def _try(self) -> None:
        try:
            await self.store.alive()
            await self.log.probe()
            self.well = self.ever = True
        except Unwritable:
            self.well = False
        finally:
            self._tried, self._trying = time.monotonic(), None
