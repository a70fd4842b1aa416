"""The command line: every word does its work, and every mistake gets one sentence."""

import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from manoir.cli import run
from manoir.core.texts import LANGUAGES
from manoir.games import GAMES

FORMAT = "manoir 1\ngame: toctoctoc 1\noptions: edition=fr\nseats: A | B | C\n\n"


@dataclass
class Done:
    code: int
    out: str
    err: str


class Cli:
    """The program in this process, with lines to type."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, typed: str = "") -> Done:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(words))
        out, err = self.capsys.readouterr()
        return Done(code, out, err)


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Cli(monkeypatch, capsys)


@pytest.fixture
def record(cli: Cli, tmp_path: Path) -> Path:
    """A whole game between bots."""
    path = tmp_path / "a.game"
    assert cli("play", "--people", "0", "--seed", "3", "--save", str(path)).code == 0
    return path


def refused(done: Done, *named: str) -> None:
    """The claim of most tests here: exit code 2 and one sentence that names these things."""
    assert done.code == 2, done
    assert done.err.startswith("manoir: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for name in named:
        assert name in done.err


# -- what is wrong with the words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("dance", "dance play replay games trace simulate"),
        ("play chess", "chess toctoctoc"),
        ("games chess", "chess toctoctoc"),
        ("trace chess", "chess toctoctoc"),
        ("simulate chess", "chess toctoctoc"),
        ("play --tempo 3", "--tempo --pace --players"),
        ("play -x", "-x --pace"),
        ("replay a.game --tempo 3", "--tempo --at"),
        ("play --lang de", "de en, fr, es"),
        ("games --lang=xx", "xx en, fr, es"),
        ("play --lang", "--lang"),
        ("play toctoctoc now", "now"),
        ("replay a.game b.game", "b.game"),
        ("replay", "FILE"),
        ("play --edition de", "--edition de fr, es [T-2.1]"),
        ("play --tie-chooser me", "--tie-chooser me rival, turnPlayer [T-4.12]"),
        ("play --memory-aid=perhaps", "--memory-aid perhaps --no-memory-aid [T-9.3]"),
        ("play --edition fr --edition es", "--edition"),
        ("play --edition", "--edition"),
        ("play --first-player seat:9", "--first-player seat:9 seat:6 [T-2.8]"),
        ("play --players 3 --first-player seat:4", "firstPlayer seat:4 seat:3 [T-2.8]"),
        ("play --players 2", "2 3, 4, 5, 6 [T-2.1]"),
        ("play --players six", "--players six 3, 4, 5, 6 [T-2.1]"),
        ("play --players 6 --edition fr", "6 3, 4, 5. [T-2.1]"),
        ("trace toctoctoc --players 7", "7 3, 4, 5, 6 [T-2.1]"),
        ("play --people 5", "--people 5 0, 1, 2, 3, 4"),
        ("play --people -1", "--people -1 0, 1, 2, 3, 4"),
        ("play --name a|b", "a|b 40"),
        ("play --name A --name B --name C --name D --name E", "E"),
        ("play --bots clever", "bots clever random, heuristic"),
        ("play --bots random,random", "2 3"),
        ("play --seed one", "--seed one"),
        ("play --pace fast", "--pace fast"),
        ("play --pace -1", "--pace -1 60"),
        ("play --pace nan", "--pace nan 60"),
    ],
)
def test_a_wrong_word_is_named_with_what_it_could_be(cli: Cli, words: str, named: str) -> None:
    refused(cli(*words.split(" ")), *named.split(" "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_in_the_language_asked_for(cli: Cli, language: str) -> None:
    told = {one: cli("play", "--edition", "de", "--lang", one).err for one in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    refused(cli("--lang", language, "dance"), "dance")


def test_the_language_of_the_machine_is_the_default(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "au choix" in cli("dance").err
    assert "elige" in cli("dance", "--lang", "es").err
    monkeypatch.setenv("LC_ALL", "C")
    assert "choose" in cli("dance").err


# -- files -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["replay", "trace", "resume"])
def test_a_file_that_cannot_be_read_is_named(cli: Cli, word: str, tmp_path: Path) -> None:
    (tmp_path / "binary.game").write_bytes(b"\x89PNG\xff\x00")
    refused(cli(word, str(tmp_path / "none.game")), "none.game", "no such file")
    refused(cli(word, str(tmp_path / "none" / "a.game")), "none", "no such folder")
    refused(cli(word, str(tmp_path)), str(tmp_path), "folder")
    refused(cli(word, str(tmp_path / "binary.game")), "binary.game", "text")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "1"),
        ("hello\n", "1 manoir"),
        ("manoir 1\n", "2 game:"),
        ("manoir 1\ngame: chess 1\n", "2 chess toctoctoc"),
        ("manoir 1\ngame: toctoctoc 99\nx\ny\n", "2 99"),
        ("manoir 1\ngame: toctoctoc 1\noptions: edition=de\nseats: A | B | C\n", "3 edition de fr, es [T-2.1]"),
        ("manoir 1\ngame: toctoctoc 1\noptions: size=9\nseats: A | B | C\n", "3 size edition"),
        ("manoir 1\ngame: toctoctoc 1\noptions: edition=fr\nseats: A | B\n", "4 2 3, 4, 5 [T-2.1]"),
        ("manoir 1\ngame: toctoctoc 1\noptions: edition=fr\nseats: A |  | C\n", "4 40"),
        ("manoir 1\ngame: toctoctoc 1\noptions: edition=fr\nseats: A | B | C\nx\n", "5"),
        (FORMAT + "2 chance first A\nunfinished\n", "6 1 2"),
        (FORMAT + "1 Z first A\nunfinished\n", "6 Z chance"),
        (FORMAT + "1 chance jump A\nunfinished\n", "6 jump knock"),
        (FORMAT + "1 chance first F\nunfinished\n", "6 first"),
        (FORMAT + "1 A open\nunfinished\n", "6 open [T-3.1]"),
        (FORMAT + "1 chance first A\n", "cut coup cort"),
        (FORMAT + "1 chance first A\nresult: 1 2 3\n", "7"),
        (FORMAT + "unfinished\n1 chance first A\n", "7"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(
    cli: Cli, tmp_path: Path, text: str, named: str, language: str
) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(text)
    done = cli("replay", str(path), "--lang", language)
    words = [word for word in named.split(" ") if word not in ("cut", "coup", "cort")]
    refused(done, *words)


def test_an_edited_record_is_refused_with_its_line(cli: Cli, record: Path) -> None:
    lines = record.read_text().split("\n")
    assert lines[-2].startswith("result: ")
    lines[-2] = "result: 1 2 3 4"
    record.write_text("\n".join(lines))
    refused(cli("replay", str(record)), str(len(lines) - 1), "result: 1 2 3 4")
    record.write_text("\n".join(lines[:60]))
    refused(cli("replay", str(record)), "60", "cut off")
    record.write_text("\n".join(lines[:60])[:-3])
    refused(cli("replay", str(record)), "60")


@pytest.mark.parametrize("word", ["play --people 0", "play"])
def test_a_path_that_cannot_be_written_is_refused_before_the_game(cli: Cli, word: str, tmp_path: Path) -> None:
    refused(cli(*word.split(" "), "--save", str(tmp_path)), str(tmp_path), "folder")
    done = cli(*word.split(" "), "--save", str(tmp_path / "none" / "a.game"))
    refused(done, "none", "no such folder")
    assert done.out == ""


# -- the words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["--help", "play --help", "play toctoctoc --help", "replay --help", "trace --help"])
def test_every_page_of_help_is_there(cli: Cli, words: str, language: str) -> None:
    done = cli(*words.split(" "), "--lang", language)
    assert done.code == 0
    assert "manoir" in done.out


def test_help_names_every_word_and_every_flag(cli: Cli) -> None:
    page = cli("--help").out
    for word in ("play", "resume", "replay", "games", "trace", "simulate", "bench"):
        assert word in page
    page = cli("play", "toctoctoc", "--help").out
    for option in GAMES["toctoctoc"].options.declared():
        assert option.flag in page
    assert "--empty" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_their_options(cli: Cli, language: str) -> None:
    done = cli("games", "--lang", language)
    assert done.code == 0
    for option in GAMES["toctoctoc"].options.declared():
        assert option.flag in done.out


def test_games_are_listed_for_programs(cli: Cli) -> None:
    every = json.loads(cli("games", "--json").out)
    assert [game["name"] for game in every] == list(GAMES)
    one = json.loads(cli("games", "toctoctoc", "--json").out)
    assert one == every[0]
    assert one["schema"]["properties"]["edition"]["enum"] == ["fr", "es"]
    assert one["players"] == [3, 4, 5, 6]


def test_a_trace_is_json_lines_and_the_same_for_a_seed(cli: Cli, record: Path) -> None:
    first, again = (cli("trace", "toctoctoc", "--players", "3", "--seed", "4").out for _ in range(2))
    assert first == again
    lines = [json.loads(line) for line in first.splitlines()]
    assert lines[0]["rules"] == "toctoctoc 1"
    assert lines[-1]["over"] is True
    assert cli("trace", "toctoctoc", "--players", "3", "--seed", "5").out != first
    told = [json.loads(line) for line in cli("trace", str(record), "--lang", "fr").out.splitlines()]
    assert told[-1]["over"] is True


def test_an_unfinished_game_is_traced_as_far_as_it_goes(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "early.game"
    assert cli("play", "--seed", "3", "--save", str(path), typed="").code == 0
    told = [json.loads(line) for line in cli("trace", str(path)).out.splitlines()]
    assert told[-1]["over"] is False


# -- as a program ------------------------------------------------------------------------------------------------------


def program(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "manoir", *words], input=typed, capture_output=True, text=True)


def test_it_starts_as_a_program() -> None:
    done = program("play", "--seed", "5", "--lang", "en", typed="?\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    wrong = program("play", "--edition", "de", "--lang", "en")
    assert wrong.returncode == 2
    assert wrong.stdout == ""
    assert wrong.stderr == "manoir: --edition cannot be “de”; choose from: fr, es. [T-2.1]\n"


def test_a_reader_that_has_had_enough_is_no_trouble() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "manoir", "trace", "toctoctoc"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == ""
    assert child.returncode == 0


def test_a_terminal_that_knows_only_ascii_is_served_all_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "manoir", "play", "--seed", "5", "--lang", "fr"],
        input=b"quitter\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
