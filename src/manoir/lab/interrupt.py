"""Ctrl-C as a wish to stop soon, with what there is; a second one stops at once."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

EXIT_CODE = 130  # what a shell expects of a command that Ctrl-C ended


class Interrupt:
    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> "Interrupt":
        self._before = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Being asked to end is an exception, so that nothing that was started is left behind."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def shielded() -> Iterator[None]:
    """Processes that are started here never see Ctrl-C, not even while they start: their parent decides."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
