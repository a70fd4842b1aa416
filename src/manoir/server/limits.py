"""How much one address and one socket may ask for."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Protocol

FORGOTTEN = 10_000  # addresses that are remembered
FILES = 40  # files of the page that may be asked for instead of one request: one page is many
REQUESTS = 4  # of one place that are begun in one round of the loop …
FRAMES = 32  # … and frames, from all of its sockets
DEBT = 10  # times what a place may ask for at once: the most that it can owe for what was done unasked
NETWORK = 64  # bits of an IPv6 address that one customer of a provider has to themselves


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_address(address: str) -> Address | None:
    """An IPv4 address that is written as IPv6 is the same as when it is not. None: it is no address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped) or found


@lru_cache(FORGOTTEN)
def place_of(address: str) -> str:
    """Whom limits count an address for: with IPv6 a whole network is one, for its owner can use every address in it."""
    found = read_address(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found, NETWORK), strict=False))


class Bucket:
    """A supply that fills up again: `burst` at once, `rate` a second on the long run."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self, price: float = 1.0, owing: bool = False) -> bool:
        """Pay for something, if there is enough. For what costs more than there ever is, all of it is enough, but for
        the 1 that it may have cost to ask; the rest is owed, or not."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        enough = min(price, max(1.0, self.burst - 1.0))
        if self.left < enough:
            return False
        self.left -= price if owing else enough
        return True

    def owe(self, price: float) -> None:
        """Pay for what has been done, whether there is enough or not."""
        self.left = max(self.left - price, -DEBT * self.burst)


class Buckets:
    """A supply for each place; places that have not asked for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, price: float = 1.0) -> bool:
        """A place has many connections and sockets: what one of them owes is not for the others to have."""
        return self.of(place_of(address)).take(price, owing=True)

    def of(self, place: str) -> Bucket:
        bucket = self.known.get(place)
        if bucket is None:
            bucket = self.known[place] = Bucket(self.rate, self.burst)
            if len(self.known) > FORGOTTEN:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(place)
        return bucket


class Rounds:
    """How much of each place's is begun in one round of the event loop.

    What a place has saved up it may use in one go, on a hundred connections. That must not be done in one go as well:
    in each round everybody has their turn.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.begun: Counter[str] = Counter()

    def begins(self, place: str) -> bool:
        """Whether something more of a place may be begun now; else in one of the next rounds."""
        if not self.begun:
            asyncio.get_running_loop().call_soon(self.begun.clear)
        self.begun[place] += 1
        return self.begun[place] <= self.most

    async def turn(self, address: str) -> None:
        """Wait until it may."""
        place = place_of(address)
        while not self.begins(place):
            await asyncio.sleep(0)


class Shared(Protocol):
    """What other processes tell of the same places."""

    used: defaultdict[str, float]  # what each place has asked for here, to be told to the others

    def elsewhere(self, place: str) -> tuple[int, int]:
        """What a place has just asked of others, and the sockets that it holds there."""


class Limits:
    """Requests and sockets by the place that they come from."""

    def __init__(self, rate: float, burst: int, sockets: int) -> None:
        self.requests = Buckets(rate, burst)
        self.files = Buckets(rate * FILES, burst * FILES)  # of the page: who loads it can still play
        self.foreign = Buckets(rate, burst)  # for what pages of other sites ask for, which is not their readers' doing
        self.rounds = Rounds(REQUESTS)
        self.frames = Rounds(FRAMES)
        self.reading: dict[str, tuple[asyncio.Lock, int]] = {}  # by place, with how many want something to be read
        self.sockets = sockets
        self.open: Counter[str] = Counter()
        self.shared: Shared | None = None  # with other processes

    def request(self, address: str, price: float = 1.0) -> bool:
        if self.shared is not None:
            place = place_of(address)
            if place not in self.requests.known:
                self.charge(place, self.shared.elsewhere(place)[0])
            self.shared.used[place] += price
        return self.requests.take(address, price)

    def file(self, address: str) -> bool:
        return self.files.take(address)

    def owe(self, address: str, price: float) -> None:
        """For what has turned out to be more work than was asked for."""
        self.requests.of(place_of(address)).owe(price)
        if self.shared is not None:
            self.shared.used[place_of(address)] += price

    @asynccontextmanager
    async def one_by_one(self, address: str) -> AsyncIterator[None]:
        """What one place has done here is done one after the other."""
        place = place_of(address)
        lock, users = self.reading.get(place) or (asyncio.Lock(), 0)
        self.reading[place] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            users = self.reading[place][1] - 1
            if users:
                self.reading[place] = (lock, users)
            else:
                del self.reading[place]

    def charge(self, place: str, requests: int) -> None:
        """Whoever lives there has asked for so much of another process. That alone leaves no great debt."""
        bucket = self.requests.of(place)
        bucket.left = min(bucket.left, max(-bucket.burst, bucket.left - requests))

    def connect(self, address: str) -> bool:
        place = place_of(address)
        elsewhere = 0 if self.shared is None else self.shared.elsewhere(place)[1]
        if self.open[place] + elsewhere >= self.sockets:
            return False
        self.open[place] += 1
        return True

    def disconnect(self, address: str) -> None:
        place = place_of(address)
        self.open[place] -= 1
        if self.open[place] <= 0:
            del self.open[place]
