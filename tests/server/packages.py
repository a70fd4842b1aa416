"""Games that come from other packages, through the entry points."""

import os
from pathlib import Path

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
