"""The program on a machine whose clock is wrong: `python shifted.py SECONDS serve …`."""

import sys
import time

SECONDS, RIGHT = float(sys.argv.pop(1)), time.time
time.time = lambda: RIGHT() + SECONDS

from manoir.cli import main  # noqa: E402

if __name__ == "__main__":
    main()
