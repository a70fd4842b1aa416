"""What games of other packages bring to the page: a board that was built before, and a figure for their door.

It is code that the host has chosen to install, and is served like the page itself: read once when the house opens, each
file at an address that changes with what is in it. Nothing else of a package has an address.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

from manoir.core.game import Game
from manoir.server.http.files import TYPES, file_at
from manoir.server.http.kept import Kept
from manoir.server.http.replies import Brought

PLACE = "/boards/"
BUILT = "web/dist"  # in the folder of a game: what `./manoir board` makes
FACE = "face.svg"  # in web/: who stands in the door of the game
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*")


@cache
def brought_by(game: Game) -> Brought | None:
    """What the page is told of it; None for a game that is shown by its sheet, in the door that every game gets."""
    files = _files(game)
    if not files:
        return None
    total = hashlib.sha256()
    for name, path in files.items():
        content = path.read_bytes()
        total.update(f"{name} {len(content)}\n".encode() + content)
    return Brought(f"{PLACE}{game.name}/{total.hexdigest()[:16]}/", list(files))


def files_of(game: Game) -> dict[str, Kept]:
    """The files by their addresses."""
    brought = brought_by(game)
    if brought is None:
        return {}
    return {brought.at + name: file_at(path, forever=True) for name, path in _files(game).items()}


def _files(game: Game) -> dict[str, Path]:
    """Plain files of kinds that the page knows, by names that can stand in an address; no links to anywhere else."""
    built = game.folder / BUILT
    found = {path.relative_to(built).as_posix(): path for path in sorted(built.rglob("*"))}
    found[FACE] = game.folder / "web" / FACE
    return {
        name: path
        for name, path in found.items()
        if NAME.fullmatch(name) and path.suffix in TYPES and path.is_file() and not _leads_away(path, game.folder)
    }


def _leads_away(path: Path, folder: Path) -> bool:
    return not path.resolve().is_relative_to(folder.resolve())
