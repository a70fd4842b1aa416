"""What a test leaves behind is found, whatever it is, and what was there before it is not."""

import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from tests import leftovers
from tests.leftovers import Around

ASLEEP = [sys.executable, "-c", "import time; print(flush=True); time.sleep(600)"]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "PATIENCE", 0.0)


@pytest.fixture
def asleep() -> Iterator[subprocess.Popen[bytes]]:
    """A process that has begun: until then it has no name of its own."""
    process = subprocess.Popen(ASLEEP, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    yield process
    process.kill()
    process.communicate()


def test_nothing_is_found_where_nothing_is_left(impatient: None, asleep: subprocess.Popen[bytes]) -> None:
    assert Around().left_for_good() == []


def test_a_thread_that_goes_on_is_found_and_one_that_ends_is_waited_for(impatient: None) -> None:
    before, stop = Around(), threading.Event()
    thread = threading.Thread(target=stop.wait, name="of a client")
    thread.start()
    assert before.left_for_good() == ["thread of a client"]
    stop.set()
    leftovers.PATIENCE = 30.0
    assert before.left_for_good() == []
    thread.join()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_a_process_that_goes_on_is_found(impatient: None, asleep: subprocess.Popen[bytes]) -> None:
    before = Around()
    del before.processes[asleep.pid]  # as if it had not been there yet
    (found,) = before.left_for_good()
    assert found.startswith(f"process {asleep.pid}: ") and "time.sleep" in found
    asleep.kill()
    asleep.wait()
    assert before.left_for_good() == []
