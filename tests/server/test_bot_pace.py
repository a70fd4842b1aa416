"""When bots answer tells nothing of what they hold: the time is drawn before they think, and not by the position."""

import math
import random
import sqlite3
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.games import GAMES
from manoir.server.house.bot_prices import Prices
from manoir.server.house.bot_seats import STEP, Pace
from manoir.server.settings import Settings
from tests.server.client import play_on
from tests.server.conftest import Opens
from tests.server.test_commands import sat_down

SECONDS = st.floats(0, 60, allow_nan=False)
DRAWS = 20_000
PARTS = 20


def test_delays_are_drawn_evenly_between_the_bounds() -> None:
    low, high = Settings.bot_delay
    chance, counts = random.Random(4), [0] * PARTS
    for _ in range(DRAWS):
        counts[int((Pace((low, high), chance=chance).delay - low) / (high - low) * PARTS)] += 1
    expected = DRAWS / PARTS
    surprise = sum((count - expected) ** 2 / expected for count in counts)
    assert surprise < 43.8  # chi-squared with 19 degrees of freedom goes beyond in one of a thousand


def test_the_houses_own_dice_are_drawn_between_the_bounds_too() -> None:
    delays = [Pace((1.0, 2.0)).delay for _ in range(1000)]
    assert all(1.0 <= delay <= 2.0 for delay in delays)
    assert len(set(delays)) > 990  # not one delay for all


@given(seed=st.integers(0, 2**30), taken=st.floats(0, 1, allow_nan=False))
def test_a_bot_that_is_ready_in_time_answers_when_it_was_drawn(seed: int, taken: float) -> None:
    pace = Pace((1.0, 3.0), chance=random.Random(seed))
    assert abs(taken + pace.left(taken, taken) - pace.delay) < 1e-9


@given(seed=st.integers(0, 2**30), taken=SECONDS)
def test_a_bot_that_is_late_answers_at_the_next_full_step(seed: int, taken: float) -> None:
    pace = Pace((0.6, 1.5), chance=random.Random(seed))
    answered = taken + pace.left(taken, taken)
    steps = (answered - pace.delay) / STEP
    assert abs(steps - round(steps)) < 1e-6 and steps > -1e-6
    assert answered - taken < max(STEP, pace.delay) + 1e-9  # the first such moment, not a later one


@given(taken=SECONDS)
def test_who_wants_no_delay_gets_none(taken: float) -> None:
    assert Pace((0.0, 0.0)).left(taken, 2 * taken) == 0.0


@pytest.mark.parametrize("slow", [0.05, 0.7, 2.2])
def test_a_bot_without_a_choice_seems_to_think_as_long_as_others(slow: float) -> None:
    """On a machine on which the others take so long, more or less."""
    chance, prices, game = random.Random(3), Prices(), GAMES["spooks"]

    def thought() -> float:
        return 0.001 if chance.random() < 0.4 else slow * chance.uniform(0.5, 1.0)

    def answered(taken: float, pace: Pace) -> float:
        return taken + pace.left(taken, prices.counted(game, "master", taken))

    for _ in range(300):
        prices.learn(game, "master", thought())
    same = 0
    for _ in range(300):
        pace = Pace(Settings.bot_delay, chance=chance)
        same += math.isclose(answered(0.001, pace), answered(slow * chance.uniform(0.5, 1.0), pace))
        prices.learn(game, "master", thought())
    assert same > 280


def test_no_bot_answers_sooner_than_the_least_delay(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("bot_delay=0.2-0.3")
    _, _, sockets = sat_down(house, "toctoctoc", 1, 3)
    play_on(sockets, random.Random(2), 4)
    sockets[0].close()
    house.stop()
    with sqlite3.connect(tmp_path / "house.db") as database:
        rows = database.execute("select command, at from log order by number").fetchall()
    database.close()
    waits = [row[1] - before[1] for before, row in pairwise(rows) if (row[0] or "").startswith("bot-")]
    assert len(waits) >= 4
    assert min(waits) >= 199  # milliseconds, of which each end is rounded down
