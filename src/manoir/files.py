"""Files of people: read with a sentence for whatever is wrong, written whole or not at all."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from manoir.core.errors import Refused
from manoir.core.story import Phrase


def data_folder() -> Path:
    """Where this user's programs keep what must not be lost."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "manoir"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/manoir"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "manoir"


def read_text(path: Path) -> str:
    with refusing(path):
        return path.read_text(encoding="utf-8")


def write_text(path: Path, text: str) -> None:
    """Beside the file first, then in its place: a full disk leaves the old file as it was."""
    with refusing(path):
        draft = _draft(path)
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        except BaseException:  # also Ctrl-C
            draft.unlink()
            raise


def check_writable(path: Path) -> None:
    """Refuse a path now that could not be written to at the end of a game."""
    with refusing(path):
        _draft(path).unlink()


def _draft(path: Path) -> Path:
    if path.is_dir():
        raise IsADirectoryError
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(handle)
    mask = os.umask(0)
    os.umask(mask)
    Path(name).chmod(0o666 & ~mask)  # as any other new file; a draft is made for its owner only
    return Path(name)


@contextlib.contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn what the system says into a sentence."""
    try:
        yield
    except OSError as error:
        raise Refused(Phrase("error-file", {"path": str(path), "problem": problem(path, error)})) from None
    except UnicodeDecodeError:
        raise Refused(Phrase("error-file", {"path": str(path), "problem": Phrase("file-not-text")})) from None
    except ValueError as error:  # a name that no file can have
        reason = Phrase("file-other", {"reason": str(error)})
        raise Refused(Phrase("error-file", {"path": repr(str(path)), "problem": reason})) from None


def problem(path: Path, error: OSError) -> Phrase:
    """What the system says, in our words."""
    if isinstance(error, IsADirectoryError):
        return Phrase("file-folder")
    if isinstance(error, PermissionError):
        return Phrase("file-denied")
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return Phrase("file-missing" if path.parent.is_dir() else "file-no-folder")
    return Phrase("file-other", {"reason": error.strerror or str(error)})
