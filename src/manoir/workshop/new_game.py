"""A game of one's own, begun: a package that keeps the contract and plays before anybody has changed a line."""

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.files import refusing
from manoir.games import GAMES

SAMPLE = "stairway"  # the game that every new one begins as
HERE = Path(__file__).parent
AROUND = {  # what stands around the module, and where
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "gitignore.txt": ".gitignore",
    "test_stairway.py.txt": "tests/test_{name}.py",
}
NAME = re.compile(r"[a-z][a-z0-9]{1,29}")


def new_game(folder: Path) -> str:
    """Write a game into a folder that does not exist yet, and whose name becomes that of the game, which it returns."""
    name = folder.resolve().name
    _check_name(name)
    with refusing(folder):
        if folder.exists() or folder.is_symlink():
            raise Refused(Phrase("error-exists", {"path": str(folder)}))
        folder.mkdir()
        try:
            for place, text in files(name).items():
                (folder / place).parent.mkdir(parents=True, exist_ok=True)
                (folder / place).write_text(text, encoding="utf-8")
        except BaseException:  # half a game is no beginning
            rmtree(folder, ignore_errors=True)
            raise
    return name


def files(name: str) -> dict[str, str]:
    """Everything that belongs to a game of a name: path in its folder -> text."""
    found = {place.format(name=name): HERE / "around" / source for source, place in AROUND.items()}
    for path in sorted((HERE / SAMPLE).rglob("*")):
        if path.suffix in (".py", ".md", ".ftl"):
            found[f"src/{name}/{path.relative_to(HERE / SAMPLE).as_posix()}"] = path
    return {place: renamed(path.read_text(encoding="utf-8"), name) for place, path in found.items()}


def renamed(text: str, name: str) -> str:
    """The sample's words with another name, and its rules with another letter."""
    text = text.replace(SAMPLE, name).replace(SAMPLE.capitalize(), name.capitalize())
    return re.sub(r"\bS-(?=\d)|(?<=\brules-)S\b", lambda found: name[0].upper() + found.group()[1:], text)


def _check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Refused(Phrase("error-new-name", {"name": name}))
    if name in GAMES or name in {one.game for one in GAMES.left_out()}:
        raise Refused(Phrase("error-name-of-game", {"name": name}))
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Refused(Phrase("error-name-of-module", {"name": name}))
