"""What ./manoir shows while it works: lines that stay, and below them one that says how far it is.

Standard library only.
"""

import shutil
import threading
import time
from typing import TextIO

RARELY = 20.0  # seconds between two lines of progress where they cannot replace each other


class Screen:
    """Lines may come from several threads."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.live = file.isatty()
        self.lock = threading.Lock()
        self.shown = ""
        self.told = 0.0

    def say(self, text: str) -> None:
        """Something that stays."""
        with self.lock:
            self._wipe()
            print(text, file=self.file, flush=True)

    def progress(self, text: str) -> None:
        """How far it is: in one place on a terminal, now and then where all is kept."""
        with self.lock:
            now = time.monotonic()
            if not self.live:
                if now - self.told >= RARELY:
                    self.told = now
                    print(f"manoir: {text}", file=self.file, flush=True)
                return
            if now - self.told < 0.1 or text == self.shown:
                return
            self.told = now
            text = text[: shutil.get_terminal_size().columns - 1]
            print(f"\r\x1b[K{text}", end="", file=self.file, flush=True)
            self.shown = text

    def clear(self) -> None:
        with self.lock:
            self._wipe()

    def _wipe(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=self.file, flush=True)
            self.shown = ""


def spoken(seconds: float) -> str:
    """A time as people say it."""
    whole = round(seconds)
    return f"{whole} s" if whole < 100 else f"{whole // 60} min {whole % 60:02d} s"
