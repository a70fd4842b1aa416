"""That nothing outlives what started it: its processes, and its temporary folder. Standard library only."""

import contextlib
import ctypes
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

ADOPT = 36  # PR_SET_CHILD_SUBREAPER: who loses their parent becomes our child
GRACE = 8.0  # seconds to end politely
PREFIX = "manoir-test-"


class Family:
    """Everything that is started, by whomever, below this process, for as long as the block lasts."""

    def __enter__(self) -> "Family":
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
        return self

    def end(self) -> list[str]:
        """Ends what still runs; what it was called with."""
        left = list(descendants().values())
        for sign, grace in ((signal.SIGINT, GRACE), (signal.SIGKILL, GRACE)):
            end = time.monotonic() + grace
            for pid in descendants():
                with contextlib.suppress(OSError):
                    os.kill(pid, sign)
            while descendants() and time.monotonic() < end:
                reap()
                time.sleep(0.02)
        reap()
        return left

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(ADOPT, 0, 0, 0, 0)


def descendants() -> dict[int, str]:
    """The processes below this one that run, and what they were called with. None where there is no /proc."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            state, parent = (place / "stat").read_text().rsplit(")", 1)[1].split()[:2]
            parents[int(place.name)] = int(parent)
            if state != "Z":
                words = (place / "cmdline").read_bytes().split(b"\0")[:6]
                names[int(place.name)] = b" ".join(words).decode(errors="replace").strip()[:160]
    found: set[int] = {os.getpid()}
    while grown := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= grown
    return {pid: names[pid] for pid in sorted(found - {os.getpid()}) if pid in names}


def reap() -> None:
    """Takes note of those that have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


class Folder:
    """A temporary folder of this run; those of runs that were killed are removed too."""

    def __enter__(self) -> str:
        for old in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            if not running(old.name.removeprefix(PREFIX).split("-")[0]):
                shutil.rmtree(old, ignore_errors=True)
        self.path = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
        self.path.chmod(0o755)  # as root, PostgreSQL runs as another user, who must get in
        return str(self.path)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for _ in range(3):  # what has just ended may still have been writing
            shutil.rmtree(self.path, ignore_errors=True)


def running(pid: str) -> bool:
    try:
        os.kill(int(pid), 0)
    except (OSError, ValueError):
        return False
    return True
