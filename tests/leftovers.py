"""What a test leaves behind: threads, processes and event loops that were not there before it.

A thread that goes on may draw from Python's common chance in the middle of another test, a house that goes on keeps its
port, and both are found at fault where nothing is wrong.
"""

import asyncio
import sys
import threading
import time
from pathlib import Path

PATIENCE = 30.0  # seconds that something which is ending may take to end


class Around:
    """All that runs in this process, and the processes that it has started."""

    def __init__(self) -> None:
        self.threads = {thread: thread.name for thread in threading.enumerate()}
        self.processes = children()
        self.loop = asyncio._get_running_loop()

    def left(self) -> list[str]:
        """What is there now that was not there then."""
        threads = [f"thread {one.name}" for one in threading.enumerate() if one not in self.threads]
        processes = [f"process {pid}: {name}" for pid, name in children().items() if pid not in self.processes]
        loop = ["an event loop that runs"] if asyncio._get_running_loop() is not self.loop else []
        return threads + processes + loop

    def left_for_good(self) -> list[str]:
        """The same, after what is about to end has ended."""
        end = time.monotonic() + PATIENCE
        while (left := self.left()) and time.monotonic() < end:
            time.sleep(0.01)
        return left


def children() -> dict[int, str]:
    """The processes that this one has started and that have not ended, by what they are called with."""
    found: dict[int, str] = {}
    if sys.platform != "linux":
        return found
    for task in Path("/proc/self/task").iterdir():
        try:
            for pid in map(int, (task / "children").read_text().split()):
                words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
                if b"resource_tracker" not in b" ".join(words):  # Python's own, which ends with this process
                    found[pid] = (
                        b" ".join(words[:6]).decode(errors="replace")[:120] or "it has ended: nobody waited for it"
                    )
        except OSError:  # it has ended while we looked
            continue
    return found
