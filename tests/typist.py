"""Somebody who types: the program in this process, with lines for it to read."""

import io
import sys
from dataclasses import dataclass

import pytest

from manoir.cli import run


@dataclass
class Done:
    code: int
    out: str
    err: str


class Typist:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("MANOIR_COMMAND", raising=False)

    def __call__(self, *words: str, typed: str = "") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(words))
        out, err = self.capsys.readouterr()
        return Done(code, out, err)


@pytest.fixture
def cli(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> Typist:
    """What is kept lies in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    return Typist(monkeypatch, capsys)
