"""The seed of all that the tests leave to chance: the same in every run, or what MANOIR_SEED says.

`MANOIR_SEED=7 ./manoir test` deals other cards, and `MANOIR_TESTS=soak` deals others every time. The seed stands at the
top of what the tests print.
"""

import os
import random
import secrets

if "MANOIR_SEED" not in os.environ:  # for the processes that run the tests too
    os.environ["MANOIR_SEED"] = str(secrets.randbits(32) if os.environ.get("MANOIR_TESTS") == "soak" else 2026)
SEED = int(os.environ["MANOIR_SEED"])


def chance(name: str) -> random.Random:
    """One of several unrelated streams of the seed."""
    return random.Random(f"{SEED} {name}")
