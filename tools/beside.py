"""Checks that are commands: run at once, or one after the other beside the tests. Standard library only."""

import subprocess
import threading
import time
from pathlib import Path
from typing import NamedTuple

from tools.screen import Screen


class Command(NamedTuple):
    name: str
    words: list[str]
    environment: dict[str, str] = {}


def called(command: Command, root: Path) -> tuple[int, str]:
    """Run a command; its status and what it said. Ctrl-C is ours to hear, not its."""
    done = subprocess.run(
        command.words,
        cwd=root,
        env=command.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    return done.returncode, done.stdout.decode(errors="replace").rstrip()


class Beside:
    """Checks that run one after the other while the tests do. A failure is said when it happens."""

    def __init__(self, commands: list[Command], screen: Screen, root: Path) -> None:
        self.commands = commands
        self.screen = screen
        self.root = root
        self.now = ""
        self.times: dict[str, float] = {}
        self.failed: list[str] = []
        self.stopped = False
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for command in self.commands:
            if self.stopped:
                return
            self.now, began = command.name, time.monotonic()
            status, output = called(command, self.root)
            self.times[command.name] = time.monotonic() - began
            if status != 0 and not self.stopped:
                self.failed.append(command.name)
                self.screen.say(f"{output}\nmanoir: FAILED: {command.name}")
        self.now = ""

    def wait_for(self, name: str) -> None:
        """Until that check has ended, one way or the other."""
        while self.thread.is_alive() and name not in self.times:
            self.screen.progress(f"waiting: {self.now}")
            self.thread.join(0.2)

    def wait(self) -> None:
        while self.thread.is_alive():
            self.screen.progress(f"waiting: {self.now}")
            self.thread.join(0.2)

    def stop(self) -> None:
        self.stopped = True
