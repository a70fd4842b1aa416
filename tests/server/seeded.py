"""The program with deals that can be repeated: `python seeded.py SECRET serve …`.

Every table of such a house has the same secret. Its deals differ by game, options, seats and salts, by nothing else.
"""

import sys

from manoir.cli import main
from manoir.server import fairness

SECRET = sys.argv.pop(1)
fairness.new_secret = lambda: SECRET

if __name__ == "__main__":
    main()
