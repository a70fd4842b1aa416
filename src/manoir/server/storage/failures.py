"""Failures of the database, told on stderr as they happen, but not with a line for each of thousands."""

import errno
import time

from manoir.server.notes import note

PAUSE = 1.0  # seconds between two lines on the same trouble


class Failures:
    """One sort of failure: a line when it begins, now and then one while it lasts, and one when it is over."""

    def __init__(self, event: str, over: str = "") -> None:
        self.event = event
        self.over = over
        self.all = 0  # since it was well
        self._last = ""
        self._untold = 0
        self._told = -PAUSE

    def add(self, error: BaseException) -> None:
        self.all += 1
        self._untold += 1
        self._last = kind(error)
        now = time.monotonic()
        if now - self._told >= PAUSE:
            note(self.event, error=self._last, times=self._untold)
            self._told, self._untold = now, 0

    def well(self) -> None:
        """It works again. What failed is told once more: on a full disk there may have been no room for it."""
        if self.all:
            note(self.over, error=self._last, times=self.all)
            self.all = self._untold = 0


def kind(error: BaseException) -> str:
    """What sort of error it is, in the words of the database, and none of the values that it was about."""
    cause: BaseException = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    if code is None and isinstance(cause, OSError) and cause.errno is not None:
        code = errno.errorcode.get(cause.errno)
    return f"{type(cause).__name__} {code}" if code else type(cause).__name__
