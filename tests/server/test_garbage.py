"""The house stops to look through everything when nobody is kept waiting by it, or when it cannot be put off."""

import subprocess
import sys

import pytest

from manoir.server.house.garbage import PATIENCE, QUIET, REST, due

KEPT = """
import gc
from manoir.server.house.garbage import YOUNG, Garbage
garbage = Garbage()
STARTED = gc.get_stats()[2]["collections"]
assert gc.get_freeze_count() > 0 and gc.get_threshold() == YOUNG
kept = [[number] for number in range(YOUNG[0] * YOUNG[1] * 3)]
assert gc.get_count()[2] > 0 and gc.get_stats()[2]["collections"] == STARTED
garbage.last -= 3600
garbage.look(0)
assert gc.get_stats()[2]["collections"] == STARTED + 1
garbage.look(0)
assert gc.get_stats()[2]["collections"] == STARTED + 1
"""


@pytest.mark.parametrize(
    ("rate", "since", "expected"),
    [
        (0.0, REST - 1, False),
        (0.0, REST + 1, True),
        (QUIET + 1, REST + 1, False),
        (QUIET + 1, PATIENCE - 1, False),
        (800.0, PATIENCE + 1, True),
    ],
)
def test_a_busy_house_puts_it_off_and_a_quiet_one_does_not(rate: float, since: float, expected: bool) -> None:
    assert due(rate, since) is expected


def test_what_lives_long_is_looked_at_only_when_the_house_says_so() -> None:
    if sys.version_info >= (3, 14):
        pytest.skip("the collector of this Python goes through old objects bit by bit")
    subprocess.run([sys.executable, "-c", KEPT], check=True)
