"""Games that other packages bring: loaded and looked at, so that a broken one is refused in a sentence."""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from manoir.core.contract import Broken, faults
from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.story import Phrase

GROUP = "manoir.games"


class BrokenGame(Refused):
    """A package whose game cannot be let in, and why. Its sentence is among the texts of the contract."""

    def __init__(self, game: str, broken: Broken) -> None:
        super().__init__(Phrase("broken-game", {"game": game, "problem": broken.whole()}))
        self.game = game
        self.broken = broken


def names() -> list[str]:
    """What other packages bring, the house's own entry points included."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def loaded(name: str) -> Game | BrokenGame:
    """The game of a package, or why it cannot be let in."""
    try:
        game = brought(name)
        wrong = faults(game)
    except Broken as broken:
        wrong = [broken]
    return BrokenGame(name, wrong[0]) if wrong else game


def brought(name: str) -> Game:
    """The game that a package brings under a name, if that can be loaded at all; whether it is well is not asked."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if len({entry.value for entry in found}) != 1:
        raise Broken("two-packages", {"places": ", ".join(entry.value for entry in found)})
    game = _object(found[0])
    if not isinstance(game, Game):
        raise Broken("no-game", {"place": found[0].value, "kind": type(game).__name__})
    if game.name != name:
        raise Broken("other-name", {"entry": name, "name": game.name})
    return game


def _object(entry: EntryPoint) -> object:
    """What an entry point names. What goes wrong in a package while it is imported is its fault alone."""
    try:
        found: object = import_module(entry.module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{entry.module}.".startswith(f"{error.name}."):
            raise Broken("entry", {"place": entry.value, "missing": error.name}) from error
        raise _unloadable(error) from error
    except (Exception, SystemExit) as error:
        raise _unloadable(error) from error
    for name in entry.attr.split("."):
        if not hasattr(found, name):
            raise Broken("entry", {"place": entry.value, "missing": name})
        found = getattr(found, name)
    return found


def _unloadable(error: BaseException) -> Broken:
    """An exception from an import: what, and in which line."""
    if isinstance(error, SyntaxError):
        file, line, said = error.filename or "–", error.lineno, error.msg
    else:
        last = extract_tb(error.__traceback__)[-1]
        file, line, said = last.filename, last.lineno, str(error)
    return Broken("import", {"error": f"{type(error).__name__}: {said}", "file": Path(file).name, "line": str(line)})
