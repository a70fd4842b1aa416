"""What people are told to type is what they can type, and where they read, lines break where they may."""

import io
import sys
from pathlib import Path

import pytest

from manoir import start
from manoir.console import Console


@pytest.mark.parametrize(
    ("typed", "told"),
    [("./manoir", "./manoir resume 'a b.game'"), ("/opt/my house/manoir", "'/opt/my house/manoir' resume 'a b.game'")],
)
def test_a_checkout_is_started_as_it_was(monkeypatch: pytest.MonkeyPatch, typed: str, told: str) -> None:
    monkeypatch.setenv("MANOIR_COMMAND", typed)
    assert start.command("resume", "a b.game") == told


def test_an_installed_command_is_named_as_it_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MANOIR_COMMAND", raising=False)
    script = tmp_path / "manoir"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert start.command("play") == f"{script} play"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert start.command("play") == "manoir play"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "manoir/__main__.py")])
    assert start.command("play") == f"{sys.executable} -m manoir play"


@pytest.mark.parametrize("text", ["Bela gagne avec 15\u00a0% des parties", "il n’y a pas de maximum\u00a0: aucun"])
def test_no_line_begins_with_a_percent_sign_or_a_colon(text: str) -> None:
    for width in range(10, 40):
        out = io.StringIO()
        Console(file=out, width=width).print(text, markup=False, highlight=False)
        assert not [line for line in out.getvalue().splitlines() if line.lstrip().startswith(("%", ":"))]
