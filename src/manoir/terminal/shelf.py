"""Games that were left at the keyboard, in the data folder: a record each, and beside it who are people and bots."""

import contextlib
import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from manoir.files import data_folder, refusing, write_text

OVER = 20  # finished games that stay
UNFINISHED = "unfinished\n"  # how the record of a game ends that is not over


@dataclass(frozen=True)
class Kept:
    """A game on the shelf: its record, how many are people, and the levels of the bots as they were typed."""

    path: Path
    people: int
    bots: str


def folder() -> Path:
    return data_folder() / "games"


def place(game: str) -> Path:
    """A file for a game that has none yet."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{name}.game", 1
    while path.exists():
        number += 1
        path = folder() / f"{name}-{number}.game"
    return path


def keep(kept: Kept, record: str) -> None:
    """Write a game to its place. Hands are in it, so nobody else may read the folder."""
    with refusing(kept.path):
        kept.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_text(_seats(kept.path), json.dumps({"people": kept.people, "bots": kept.bots}))
    write_text(kept.path, record)


def clear() -> None:
    """Of the games that are over only the last ones stay."""
    with contextlib.suppress(OSError):
        for old in [path for path in _newest() if not _unfinished(path)][OVER:]:
            remove(old)


def remove(path: Path) -> None:
    path.unlink(missing_ok=True)
    _seats(path).unlink(missing_ok=True)


def left() -> list[Kept]:
    """The games that can be gone on with, the last one first."""
    return [kept(path) for path in _newest() if _unfinished(path)]


def kept(path: Path) -> Kept:
    """What is known of a record, on the shelf or not."""
    try:
        found = json.loads(_seats(path).read_text(encoding="utf-8"))
        return Kept(path, int(found["people"]), str(found["bots"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Kept(path, 1, "")


def on_shelf(path: Path) -> bool:
    return path.parent == folder()


def _seats(path: Path) -> Path:
    return path.with_suffix(".seats")


def _newest() -> list[Path]:
    try:
        return sorted(folder().glob("*.game"), key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


def _unfinished(path: Path) -> bool:
    try:
        return path.read_text(encoding="utf-8").endswith(UNFINISHED)
    except (OSError, ValueError):
        return False
