"""What one place on the internet uses of all processes together, so that limits hold for the whole house.

At each beat a process tells the others what was asked of it from places that ask for more than a trifle, and how many
sockets they hold, and charges its own buckets with what the others tell. So a limit that is passed at many processes at
once holds a second or two later. A place is stored as a keyed hash, and only while it is busy.
"""

import hashlib
from collections import Counter, defaultdict
from functools import lru_cache
from typing import NamedTuple

from manoir.server.limits import FORGOTTEN, Limits

TRIFLE = 0.1  # of a limit, shared among the processes
LINGER = 5  # beats that somebody who has become quiet is still told of, so that nobody misses the last word


class Row(NamedTuple):
    process: int
    place: str  # hashed
    requests: int  # since it was first told of
    sockets: int


class Usage:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.used: defaultdict[str, float] = defaultdict(float)  # what each place has asked for since the last beat
        self.totals: dict[str, float] = {}  # … and since it was first told of
        self.quiet: dict[str, int] = {}  # beats since it last asked for anything
        self.heard: dict[tuple[int, str], int] = {}  # the totals that others have told
        self.lately: dict[str, int] = {}  # what was asked of others since the last beat, by hash
        self.sockets: dict[str, int] = {}  # that others hold open, by hash
        self.hashed = lru_cache(FORGOTTEN)(self._hashed)
        self.key = b""  # nothing is told before there is one
        limits.shared = self

    def _hashed(self, place: str) -> str:
        return hashlib.blake2b(place.encode(), key=self.key, digest_size=16).hexdigest()

    def report(self, processes: int) -> list[tuple[str, int, int]]:
        """What to tell the others: hash, requests, sockets."""
        if not self.key:
            return []
        share = TRIFLE / max(1, processes)
        asked, held = max(1.0, share * self.limits.requests.rate), max(2.0, share * self.limits.sockets)
        used, self.used = self.used, defaultdict(float)
        busy = {place for place, price in used.items() if price >= asked}
        busy |= {place for place, sockets in self.limits.open.items() if sockets >= held}
        for place in busy | self.totals.keys():
            self.quiet[place] = 0 if place in busy else self.quiet.get(place, 0) + 1
            self.totals[place] = self.totals.get(place, 0.0) + used[place]
            if self.quiet[place] > LINGER:
                del self.totals[place], self.quiet[place]
        return [
            (self.hashed(place), round(total), self.limits.open.get(place, 0)) for place, total in self.totals.items()
        ]

    def hear(self, rows: list[Row]) -> None:
        """What the others have told: our own buckets pay for it."""
        lately: Counter[str] = Counter()
        sockets: Counter[str] = Counter()
        for row in rows:
            before = self.heard.get((row.process, row.place), 0)
            lately[row.place] += row.requests - before if row.requests >= before else row.requests
            sockets[row.place] += row.sockets
        self.heard = {(row.process, row.place): row.requests for row in rows}
        self.lately, self.sockets = dict(lately), dict(sockets)
        if rows:
            for place in list(self.limits.requests.known):
                if owed := lately[self.hashed(place)]:
                    self.limits.charge(place, owed)

    def elsewhere(self, place: str) -> tuple[int, int]:
        """What a place has just asked of others, and the sockets that it holds there."""
        if not self.lately or not self.key:
            return 0, 0
        hashed = self.hashed(place)
        return self.lately.get(hashed, 0), self.sockets.get(hashed, 0)
