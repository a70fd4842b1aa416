"""The program with deals that can be repeated: `python seeded.py SECRET serve …`.

Every table of such a house has the same secret. Its deals differ by game, options, seats and salts, by nothing else.
With MANOIR_SKEW in the environment the clock of its machine is wrong by so many seconds.
"""

import os
import sys
import time

from manoir.cli import main
from manoir.server.tables import fairness

RIGHT, SKEW = time.time, float(os.environ.get("MANOIR_SKEW", "0"))
if SKEW:
    time.time = lambda: RIGHT() + SKEW

SECRET = sys.argv.pop(1)
fairness.new_secret = lambda: SECRET

if __name__ == "__main__":
    main()
