"""Garbage is looked for when nobody waits for a move.

What thousands of tables and sockets are made of lives long, and going through all of it takes the interpreter tenths of
a second, in which nobody is answered. So it goes through what is young by itself, which is quick, and through all of it
when the house is quiet, or at last when it has not been quiet for long.
"""

import gc
import time

YOUNG = (20_000, 20, 1_000_000)  # objects made until the young are looked at; the oldest never by themselves
QUIET = 2.0  # writes a second; below this a pause is hardly met by anybody
PATIENCE = 600.0  # seconds that a house may go without being quiet
REST = 60.0  # seconds between two looks in a quiet house


class Garbage:
    def __init__(self) -> None:
        self.last = self.looked = time.monotonic()
        self.written = 0
        gc.collect()
        gc.freeze()  # what is there now stays: it need not be looked at again and again
        gc.set_threshold(*YOUNG)

    def look(self, written: int) -> None:
        """Called every few seconds with the number of writes so far."""
        now = time.monotonic()
        rate = (written - self.written) / max(now - self.looked, 0.001)
        self.written, self.looked = written, now
        if due(rate, now - self.last) and gc.get_count()[2]:
            gc.collect()
            self.last = time.monotonic()


def due(rate: float, since: float) -> bool:
    """Whether to go through everything, at so many writes a second and so long after the last time."""
    return since > (REST if rate < QUIET else PATIENCE)
