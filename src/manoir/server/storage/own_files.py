"""The files of a house on SQLite: its owner reads them and nobody else, for all hands and secrets are in them."""

import sys
from pathlib import Path

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.files import problem
from manoir.server.notes import note

ENDINGS = ("", "-wal", "-shm", ".lock")  # SQLite makes the second and the third like the first
OWN = 0o600
OTHERS = 0o077


def make_private(database: str) -> None:
    """See to the files of a database before it is opened, and say what was found amiss."""
    if database == ":memory:" or database.startswith("file:"):
        return
    file = Path(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh = not file.exists()
        for ending in ("", ".lock") if fresh else (".lock",):  # the second is held by serve.py
            Path(database + ending).touch(OWN)
    except OSError as error:
        values = {"path": str(file.parent), "problem": problem(file, error)}
        raise Refused(Phrase("error-keep", values)) from None
    if fresh:
        return
    if not file.stat().st_size:
        note("database-was-empty")  # a new house is made in it; perhaps an old one was lost
    if sys.platform != "win32":
        narrow([one for one in (Path(database + ending) for ending in ENDINGS) if one.exists()])


def narrow(files: list[Path]) -> None:
    """Take away what others may do with them."""
    wide = [file for file in files if file.stat().st_mode & OTHERS]
    try:
        for file in wide:
            file.chmod(OWN)
    except OSError:
        note("files-readable-by-others", files=len(wide))
    else:
        if wide:
            note("files-made-private", files=len(wide))
