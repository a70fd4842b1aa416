"""Garbage is looked for when nobody waits for a move.

What thousands of tables and sockets are made of lives long, and going through all of it takes the interpreter tenths of
a second, in which nobody is answered. So it goes through what is young by itself, which is quick, and through all of it
when the house is quiet, or at last when it has not been quiet for long.

What was freed is given back to the system now and then: the C library keeps free pages between those in use, and how
many these are goes up and down with whatever was going on at the same time.
"""

import ctypes
import gc
import sys
import time

YOUNG = (5_000, 20, 1_000_000)  # objects made until the young are looked at; the oldest never by themselves
QUIET = 2.0  # writes a second; below this a pause is hardly met by anybody
PATIENCE = 600.0  # seconds that a house may go without being quiet
REST = 60.0  # seconds between two looks in a quiet house
BACK = 60.0  # seconds after which free memory is given back
TRIM = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None  # glibc has it


class Garbage:
    def __init__(self) -> None:
        self.last = self.looked = self.gave_back = time.monotonic()
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
        if TRIM is not None and now - self.gave_back > BACK:
            TRIM(0)
            self.gave_back = now


def due(rate: float, since: float) -> bool:
    """Whether to go through everything, at so many writes a second and so long after the last time."""
    return since > (REST if rate < QUIET else PATIENCE)
