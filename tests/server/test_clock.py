"""The clock of a house goes on evenly, whatever is done to that of the machine."""

import time

import pytest

from manoir.server.storage.clock import Clock


@pytest.mark.parametrize("jump", [32 * 86400.0, -86400.0])
def test_a_jump_of_the_machines_time_does_nothing(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    clock, real = Clock(), time.time
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert before <= clock.now() < before + 3600
