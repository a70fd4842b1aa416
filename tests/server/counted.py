"""The program, counting garbage when told to: `python counted.py FILE python -P seeded.py …`.

At the signal USR1 the file gets a line more: how many objects were there that only led to each other.
"""

import gc
import runpy
import signal
import sys
from pathlib import Path

COUNTS = Path(sys.argv[1])


def count(*_: object) -> None:
    with COUNTS.open("a") as file:
        print(gc.collect(), file=file)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, count)
    program = sys.argv[4]
    sys.argv = sys.argv[4:]
    runpy.run_path(program, run_name="__main__")
