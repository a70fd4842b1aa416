"""What is said outside a game: the same keys and values in every language, and all that the code says is there."""

import re
from inspect import signature
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from manoir import cli
from manoir.attack import commands as attack
from manoir.bots.levels import PLAIN
from manoir.core.contract import TEXTS as CONTRACT
from manoir.core.story import Phrase
from manoir.core.texts import COMMON, LANGUAGES, Texts
from manoir.lab import commands as lab
from manoir.server import commands as server
from manoir.terminal.prompt import COMMANDS, command
from manoir.words import EVERY
from manoir.workshop import commands as workshop

SAID = re.compile(r'(?:texts|Phrase|said|no)\(\s*"([a-z]+(?:-[a-z]+)*)"')
SOURCES = Path(cli.__file__).parent
OF_GAMES = ("game-", "card-", "move-", "event-", "option-", "rule-", "refusal-", "status-", "panel-", "row-", "types-")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def entries(language: str, folder: Path = COMMON) -> dict[str, set[str]]:
    """Every key, attributes included, with the values that its text uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (language, entry.content)
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{one.id.name}": one for one in entry.attributes}}
            for key, part in parts.items():
                assert key not in found, f"{key} twice in {language}"
                variables = Variables()
                variables.visit(part)
                found[key] = variables.found
    return found


def said() -> set[str]:
    """Every key of the common texts that the code says: those written out, and those put together."""
    keys = {"cli-" + word for word in EVERY}
    keys |= {f"level-{name}{part}" for name in PLAIN for part in ("", ".does")}
    for name in COMMANDS:
        keys |= {f"command-{name}", f"command-{name}.usage", f"command-{name}.does"}
    for action in (
        cli.terminal,
        cli.resume,
        cli.replay,
        cli.analyse,
        cli.verify,
        cli.games,
        cli.trace_game,
        cli.trace_file,
        cli.completion,
        lab.simulate,
        lab.bench,
        lab.arena,
        lab.ladder,
        lab.habits,
        attack.attack,
        server.play,
        server.serve,
        server.restore,
        lab.check,
        workshop.new_game,
        workshop.add,
        workshop.remove,
    ):
        own = set(signature(action).parameters)
        own -= {"game", "options"} if "options" in own else set()
        keys |= {"flag-" + name.replace("_", "-") for name in own}
    for path in SOURCES.rglob("*.py"):
        if "games" not in path.relative_to(SOURCES).parts[:1] and "stairway" not in path.parts:
            keys |= set(SAID.findall(path.read_text()))
    return {key for key in keys if not key.startswith((*OF_GAMES, "broken-"))}


@pytest.mark.parametrize("folder", [COMMON, CONTRACT], ids=["common", "contract"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys_and_values(language: str, folder: Path) -> None:
    assert entries(language, folder) == entries("en", folder)


def test_what_can_be_broken_has_a_text_and_no_text_is_left_over() -> None:
    source = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    broken = {f"broken-{key}" for key in re.findall(r'(?:Broken|differing)\(\s*"([a-z-]+)"', source)}
    broken |= {f"broken-{key}" for key in re.findall(r'"broken-([a-z-]+)"', source)}
    broken |= {f"broken-{key}" for key in re.findall(r'Broken\("[a-z-]+" if .+ else "([a-z-]+)"', source)}

    assert broken == set(entries("en", CONTRACT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_text(language: str) -> None:
    texts = Texts(language)
    assert [key for key in sorted(said()) if not texts.has(key)] == []


def test_every_text_is_said_somewhere() -> None:
    source = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    written_out = said()
    unused = {key for key in entries("en") if key not in written_out and f'"{key}"' not in source}
    put_together = (
        "lab-",
        "flag-arena-",
        "flag-attack-",
        "flag-check-",
        "flag-games-",
        "flag-habits-",
        "flag-new-game-",
        "flag-remove-",
        "flag-resume-",
        "cli-help",
        "cli-version",
        "level-",
        "persona-",
        "preset-",
    )
    assert {key for key in unused if not key.startswith(put_together)} == set()


@pytest.mark.parametrize("folder", [COMMON, CONTRACT], ids=["common", "contract"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str, folder: Path) -> None:
    texts = Texts(language, folder, names=["Ada"])
    for key, values in entries(language, folder).items():
        for number in (0, 1, 2):
            assert texts.say(Phrase(key, dict.fromkeys(values, number))).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_told_apart_in_every_language(language: str) -> None:
    texts = Texts(language)
    for name in COMMANDS:
        assert command(name.upper() + " x", texts) == (name, "x")
        assert command(texts("command-" + name), texts) == (name, "")


@pytest.mark.parametrize("folder", [COMMON, CONTRACT], ids=["common", "contract"])
def test_french_has_its_spaces(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        text = line.partition("=")[2]
        if not line.startswith("#") and "key }:" not in text:
            assert not re.search(" [:;!»]|« ", text), line
