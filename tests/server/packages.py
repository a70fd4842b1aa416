"""Games that come from other packages, through the entry points."""

import os
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import CompletedProcess, run

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, also: str = "", **sources: str) -> None:
    """A package with these games, by name, and with what else its entry points say; houses opened now find it."""
    info = folder / "odd_games-1.0.dist-info"
    info.mkdir(parents=True)
    for name, source in sources.items():
        (folder / f"{name}_game.py").write_text(source)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-games\nVersion: 1.0\n")
    points = "".join(f"{name} = {name}_game:GAME\n" for name in sources)
    (info / "entry_points.txt").write_text(f"[manoir.games]\n{points}{also}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))


def linked(folder: Path, name: str) -> None:
    """What makes a folder say that it brings a game, whose module lies elsewhere on the path."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[manoir.games]\n{name} = {name}.game:GAME\n")


def brought(folder: Path, sample: str, *without: str) -> Path:
    """A folder with a sample game as an installed package of its own, without some of what is in it. Where it lies."""
    copytree(ROOT / "tests/samples" / sample, folder / sample, ignore=ignore_patterns("__pycache__", *without))
    linked(folder, sample)
    return folder / sample


def build_board(folder: Path, sample: str, *flags: str) -> CompletedProcess[str]:
    """`./manoir board`, for a package in a folder."""
    command = [sys.executable, "-m", "tools.board", sample, *flags]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
