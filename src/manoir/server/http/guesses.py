"""Who tries out the five letters of tables waits longer each time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.limits import FORGOTTEN, place_of

FORGIVEN = 60.0  # seconds until one wrong code is forgotten
LONGEST = 60.0  # seconds to wait for the next try


class Guesses:
    """Wrong codes, by the place that they come from."""

    def __init__(self, free: int) -> None:
        self.free = free  # so many at once cost nothing: people mistype
        self.wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when the last one came
        self.tried: Counter[str] = Counter()  # that are being looked up

    @contextmanager
    def trying(self, address: str) -> Iterator[None]:
        """While a code is looked up. Refused while the place has to wait; a right code is not looked up either, or one
        could tell it from a wrong one. Those that are being looked up may all be wrong."""
        place, (many, last) = place_of(address), self._wrong(address)
        early = time.monotonic() - last < min(LONGEST, 2.0 ** (many - self.free + 1))
        if many + self.tried[place] >= self.free and (early or self.tried[place]):
            raise Refused(Phrase("error-rate"))
        self.tried[place] += 1
        try:
            yield
        finally:
            self.tried[place] -= 1
            if not self.tried[place]:
                del self.tried[place]

    def missed(self, address: str) -> None:
        self.wrong[place_of(address)] = (self._wrong(address)[0] + 1, time.monotonic())
        self.wrong.move_to_end(place_of(address))
        if len(self.wrong) > FORGOTTEN:
            self.wrong.popitem(last=False)

    def _wrong(self, address: str) -> tuple[float, float]:
        many, last = self.wrong.get(place_of(address), (0.0, 0.0))
        return max(0.0, many - (time.monotonic() - last) / FORGIVEN), last
