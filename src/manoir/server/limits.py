"""How much one address and one socket may ask for."""

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manoir.server.usage import Usage

FORGOTTEN = 10_000  # addresses that are remembered


def place_of(address: str) -> str:
    """Whom an address stands for: with IPv6, who has one has all of its /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Bucket:
    """A supply that fills up again: `burst` at once, `rate` a second on the long run."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Requests and sockets by address."""

    def __init__(self, rate: float, burst: int, sockets: int) -> None:
        self.rate = rate
        self.burst = burst
        self.sockets = sockets
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.open: Counter[str] = Counter()
        self.shared: Usage | None = None  # with other processes

    def request(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if self.shared is not None:
                self.charge(address, self.shared.elsewhere(address)[0])
            if len(self.buckets) > FORGOTTEN:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        if self.shared is not None:
            self.shared.used[address] += 1
        return bucket.take()

    def charge(self, address: str, requests: int) -> None:
        """Whoever lives there has asked for so much of another process."""
        bucket = self.buckets[address]
        bucket.left = max(-bucket.burst, bucket.left - requests)

    def connect(self, address: str) -> bool:
        elsewhere = 0 if self.shared is None else self.shared.elsewhere(address)[1]
        if self.open[address] + elsewhere >= self.sockets:
            return False
        self.open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
