"""Every word of the command line in its first minute: whatever is wrong is told in one sentence, with its exit code.

The words are those of the parser, so that a new one is held to this without being listed here.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from manoir import cli
from manoir.core.texts import Texts
from manoir.games import GAMES
from manoir.words import CHECKOUT, EVERY
from tools.own_words import HELPS

ROOT = Path(__file__).resolve().parent.parent
WRONG = 2
pytestmark = pytest.mark.skipif(os.name == "nt", reason="users and limits as Unix has them")


def commands() -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every word with its arguments; a word about one game with the first game."""
    app = cli.house([], Texts("en"), whole=True)
    for word in app:
        if word.startswith("-"):
            continue
        game = next(iter(GAMES))
        about = app[word][game] if game in app[word] else app[word]
        words = (word, game) if game in app[word] else (word,)
        yield words, about.assemble_argument_collection()


COMMANDS = dict(commands())


def flags(words: tuple[str, ...], *names: str) -> list[str]:
    return [one.name for one in COMMANDS[words] if one.name in names]


def paths(words: tuple[str, ...]) -> list[tuple[str, bool]]:
    """The arguments of a word that are files or folders, and whether they stand without a flag."""
    return [(one.name, not one.name.startswith("-")) for one in COMMANDS[words] if "Path" in str(one.hint)]


def run(*words: str, before: tuple[str, ...] = (), **variables: str) -> Any:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    environment.update(LC_ALL="C.UTF-8", MANOIR_COMMAND="./manoir", MANOIR_PURE="1", **variables)
    command = [*before, sys.executable, "-P", "-m", "manoir", *words]
    nothing = subprocess.DEVNULL
    return subprocess.run(command, env=environment, stdin=nothing, capture_output=True, text=True, timeout=300)


def refused(done: Any, *named: str) -> None:
    assert done.returncode == WRONG, done
    assert done.stderr.startswith("manoir: ") and done.stderr.count("\n") == 1, done.stderr
    assert all(name in done.stderr for name in named), done.stderr


def test_the_parser_has_every_word() -> None:
    assert {words[0] for words in COMMANDS} == set(EVERY)
    assert not set(EVERY) & set(CHECKOUT)
    assert tuple(HELPS) == CHECKOUT, "the words that ./manoir adds, for completion and for what could be meant"


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_wrong_words_are_answered_in_a_sentence(words: tuple[str, ...]) -> None:
    refused(run(*words, "--moonlight", "3"), "--moonlight")
    page = run(*words, "--help")
    assert (page.returncode, page.stderr) == (0, "")
    assert page.stdout.startswith(f"Usage: ./manoir {words[0]}")
    numbers = ("--games", "--jobs", "--seed", "--port", "--players", "--iterations", "--pace", "--seconds")
    bare = [one.name for one in COMMANDS[words] if not one.name.startswith("-") and one.required]
    for name in flags(words, *numbers):
        missing = ["nowhere.game"] * len(bare)
        refused(run(*words, *missing, name, "many"), name, "many")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_files_that_are_not_there_or_cannot_be_written_are_named(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    inside = str(tmp_path / "file" / "inside.game")  # not even root can write there
    database = f"sqlite:///{inside}"
    for name, bare in paths(words):
        if bare:
            refused(run(words[0], inside), "inside.game")
        elif words != ("resume",):
            refused(run(*words, *(["spooks"] if words == ("check",) else []), name, inside), "inside.game")
    if words[0] in ("play", "serve", "restore"):
        refused(run(*words, "--database", database), str(tmp_path))


@pytest.fixture
def powerless(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Somebody in whose home nothing can be written; root is made so by giving up what root may do."""
    home = tmp_path_factory.mktemp("home")
    home.chmod(0o555)
    before: tuple[str, ...] = ()
    if os.geteuid() == 0:
        before = ("setpriv", "--inh-caps=-all", "--bounding-set=-all")
        if shutil.which("setpriv") is None or subprocess.run([*before, "true"], capture_output=True).returncode != 0:
            pytest.skip("root cannot give up its powers here")
    return {"before": before, "HOME": str(home), "XDG_DATA_HOME": ""}


@pytest.mark.parametrize("word", ["play", "serve", "resume", "restore"])
def test_a_home_that_cannot_be_written_to_is_named(word: str, powerless: dict[str, Any]) -> None:
    more = ("--port", "0") if word in ("play", "serve") else ()
    refused(run(word, *more, **powerless))


# As little work as a word can be asked for; of all words that have them, few games in one process.
LITTLE = {
    "arena": ["--bots", "random,heuristic"],  # which usually are all levels
    "attack": ["origins", "--seconds", "1"],
    "bench": ["--server", "--quick"],
    "habits": ["--only", "toctoctoc", "--bots", "random"],
    "ladder": ["--only", "toctoctoc", "--quick", "--write", "nowhere.md"],
    "play": ["--lan"],
}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_word_fails_with_a_traceback_where_nothing_is_allowed(
    words: tuple[str, ...], powerless: dict[str, Any]
) -> None:
    """Without rights and without a network, not even within the machine."""
    little = [part for name in flags(words, "--games", "--jobs") for part in (name, "2" if name == "--games" else "1")]
    little += LITTLE.get(words[0], [])
    alone: tuple[str, ...] = ("unshare", "-n")
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], capture_output=True).returncode != 0:
        alone = ()  # without the right to take the network away, the rest is tried all the same
    done = run(*words, *little, **{**powerless, "before": (*alone, *powerless["before"])})
    assert "Traceback" not in done.stderr + done.stdout
    assert done.returncode in (0, 1, WRONG), done
    if done.returncode == WRONG:
        refused(done)


@pytest.mark.parametrize("words", ["attack --list", "habits --only chess", "ladder --only chess", "bench --moon"])
def test_long_work_has_an_answer_before_it_begins(words: str, powerless: dict[str, Any]) -> None:
    done = run(*words.split(" "), **powerless)
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if "--list" in words else WRONG)


def test_the_bench_of_the_house_asks_for_the_files_that_it_needs() -> None:
    """A soft limit is raised; a hard one is told, before anything is started."""
    low = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh")
    refused(run("bench", "--server", before=low), "256", "ulimit -n")
    soft = ("sh", "-c", 'ulimit -S -n 128; exec "$@"', "sh")
    done = run("bench", "--server", "--quick", "--json", before=soft)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
