"""Virtual environments, the steps that fill them, and the notes they leave when they are finished."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.checkout import ROOT, key_of, line

WINDOWS = os.name == "nt"


class Venv:
    """A virtual environment, with notes in it of the steps that were finished."""

    def __init__(self, name: str) -> None:
        self.path = ROOT / name
        self.bin = self.path / ("Scripts" if WINDOWS else "bin")
        self.python = self.bin / ("python.exe" if WINDOWS else "python")

    def site_packages(self) -> Path:
        return self.path / "Lib/site-packages" if WINDOWS else next(self.path.glob("lib/python*/site-packages"))

    def key(self) -> str:
        """Where it is and which Python it has: moved, or under another version, its packages would not be found.

        Really starts that Python. A system upgrade can leave it dangling; then the answer is a key that no note has.
        """
        ask = "import sys; print(sys.version_info[:2])"
        try:
            answer = subprocess.run([self.python, "-I", "-S", "-c", ask], capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return "it does not run"
        return key_of(str(self.path), answer.stdout)

    def done(self, step: str, key: str) -> bool:
        """Was this step finished with these inputs, and is what it made still there?"""
        try:
            note = json.loads((self.path / f"manoir-{step}.json").read_text())
        except (OSError, ValueError):
            return False
        return bool(note["key"] == key and all((self.path / made).exists() for made in note["made"]))

    def note(self, step: str, key: str, made: list[Path]) -> None:
        """Written last and in one go: a step that was killed half-way has no note, and is done again."""
        draft = self.path / f"manoir-{step}.draft"
        draft.write_text(json.dumps({"key": key, "made": [os.path.relpath(path, self.path) for path in made]}))
        draft.replace(self.path / f"manoir-{step}.json")


MAIN = Venv(".venv")
PEERS = Venv(".venv-peers")
# By the name of a lock file whose packages live apart from all others.
ASIDE = {"peers": PEERS, "docs": Venv(".venv-docs"), "release": Venv(".venv-release")}


class Step(NamedTuple):
    venv: Venv
    name: str
    says: str
    key: Callable[[], str]
    make: Callable[[], list[Path]]  # does it, and returns the paths by which its work is recognised later

    def done(self) -> bool:
        return self.venv.done(self.name, self.key())

    def do(self) -> None:
        with line(self.says):
            made = self.make()
            self.venv.note(self.name, self.key(), made)
