"""The command line: every word does its work, and every mistake gets one sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES
from manoir.games import GAMES
from tests.samples.prank.game import GAME as PRANK
from tests.typist import Done, Typist, cli

__all__ = ["cli"]  # the fixture

FORMAT = "manoir 1\ngame: toctoctoc 1\noptions: edition=fr\nseats: A | B | C\n\n"


@pytest.fixture
def record(cli: Typist, tmp_path: Path) -> Path:
    """A whole game between bots."""
    path = tmp_path / "a.game"
    assert cli("terminal", "toctoctoc", "--people", "0", "--seed", "3", "--save", str(path)).code == 0
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
        ("terminal toctoctoc --tempo 3", "--tempo --pace --players"),
        ("terminal toctoctoc -x", "-x --pace"),
        ("replay a.game --tempo 3", "--tempo --at"),
        ("terminal toctoctoc --lang de", "de en, fr, es"),
        ("games --lang=xx", "xx en, fr, es"),
        ("terminal toctoctoc --lang", "--lang"),
        ("terminal toctoctoc now", "now"),
        ("replay a.game b.game", "b.game"),
        ("replay", "FILE"),
        ("terminal toctoctoc --edition de", "--edition de fr, es [T-2.1]"),
        ("terminal toctoctoc --tie-chooser me", "--tie-chooser me rival, turnPlayer [T-4.12]"),
        ("terminal toctoctoc --memory-aid=perhaps", "--memory-aid perhaps --no-memory-aid [T-9.3]"),
        ("terminal toctoctoc --preset printed", "--preset printed usual, letter"),
        ("terminal toctoctoc --edition fr --edition es", "--edition"),
        ("terminal toctoctoc --edition", "--edition"),
        ("terminal toctoctoc --first-player seat:9", "--first-player seat:9 seat:6 [T-2.8]"),
        ("terminal toctoctoc --players 3 --first-player seat:4", "firstPlayer seat:4 seat:3 [T-2.8]"),
        ("terminal toctoctoc --players 2", "2 3, 4, 5, 6 [T-2.1]"),
        ("terminal toctoctoc --players six", "--players six 3, 4, 5, 6 [T-2.1]"),
        ("terminal toctoctoc --players 6 --edition fr", "6 3, 4, 5. [T-2.1]"),
        ("trace toctoctoc --players 7", "7 3, 4, 5, 6 [T-2.1]"),
        ("terminal toctoctoc --people 5", "--people 5 0, 1, 2, 3, 4"),
        ("terminal toctoctoc --people -1", "--people -1 0, 1, 2, 3, 4"),
        ("terminal toctoctoc --name a|b", "a|b 40"),
        ("terminal toctoctoc --name A --name B --name C --name D --name E", "E"),
        ("terminal toctoctoc --bots clever", "bots clever random, heuristic"),
        ("terminal toctoctoc --bots random,random", "2 3"),
        ("terminal toctoctoc --seed one", "--seed one"),
        ("terminal toctoctoc --pace fast", "--pace fast"),
        ("terminal toctoctoc --pace -1", "--pace -1 60"),
        ("terminal toctoctoc --pace nan", "--pace nan 60"),
    ],
)
def test_a_wrong_word_is_named_with_what_it_could_be(cli: Typist, words: str, named: str) -> None:
    refused(cli(*words.split(" ")), *named.split(" "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_in_the_language_asked_for(cli: Typist, language: str) -> None:
    told = {one: cli("terminal", "toctoctoc", "--edition", "de", "--lang", one).err for one in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    refused(cli("--lang", language, "dance"), "dance")


def test_the_language_of_the_machine_is_the_default(cli: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "au choix" in cli("dance").err
    assert "elige" in cli("dance", "--lang", "es").err
    monkeypatch.setenv("LC_ALL", "C")
    assert "choose" in cli("dance").err


# -- files -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["replay", "trace", "resume"])
def test_a_file_that_cannot_be_read_is_named(cli: Typist, word: str, tmp_path: Path) -> None:
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
    cli: Typist, tmp_path: Path, text: str, named: str, language: str
) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(text)
    done = cli("replay", str(path), "--lang", language)
    words = [word for word in named.split(" ") if word not in ("cut", "coup", "cort")]
    refused(done, *words)


def test_an_edited_record_is_refused_with_its_line(cli: Typist, record: Path) -> None:
    lines = record.read_text().split("\n")
    assert lines[-2].startswith("result: ")
    lines[-2] = "result: 1 2 3 4"
    record.write_text("\n".join(lines))
    refused(cli("replay", str(record)), str(len(lines) - 1), "result: 1 2 3 4")
    record.write_text("\n".join(lines[:60]))
    refused(cli("replay", str(record)), "60", "cut off")
    record.write_text("\n".join(lines[:60])[:-3])
    refused(cli("replay", str(record)), "60")


@pytest.mark.parametrize("word", ["terminal toctoctoc --people 0", "terminal toctoctoc"])
def test_a_path_that_cannot_be_written_is_refused_before_the_game(cli: Typist, word: str, tmp_path: Path) -> None:
    refused(cli(*word.split(" "), "--save", str(tmp_path)), str(tmp_path), "folder")
    done = cli(*word.split(" "), "--save", str(tmp_path / "none" / "a.game"))
    refused(done, "none", "no such folder")
    assert done.out == ""


# -- the words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words", ["--help", "play --help", "terminal --help", "terminal toctoctoc --help", "replay --help", "trace --help"]
)
def test_every_page_of_help_is_there(cli: Typist, words: str, language: str) -> None:
    done = cli(*words.split(" "), "--lang", language)
    assert done.code == 0
    assert "manoir" in done.out


def test_no_word_at_all_is_a_question_for_help(cli: Typist) -> None:
    done = cli()
    assert (done.code, done.err) == (0, "")
    assert done.out == cli("--help").out


def test_help_names_every_word_and_every_flag(cli: Typist) -> None:
    page = cli("--help").out
    for word in (
        "play",
        "terminal",
        "resume",
        "replay",
        "games",
        "trace",
        "simulate",
        "bench",
        "analyse",
        "arena",
        "ladder",
        "habits",
        "attack",
    ):
        assert word in page
    page = cli("terminal", "toctoctoc", "--help").out
    for option in GAMES["toctoctoc"].options.declared():
        assert option.flag in page
    assert "--empty" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_their_options(cli: Typist, language: str) -> None:
    done = cli("games", "--lang", language)
    assert done.code == 0
    for option in GAMES["toctoctoc"].options.declared():
        assert option.flag in done.out


def test_games_are_listed_for_programs(cli: Typist) -> None:
    every = json.loads(cli("games", "--json").out)
    assert [game["name"] for game in every] == list(GAMES)
    one = json.loads(cli("games", "toctoctoc", "--json").out)
    assert one == every[0]
    assert one["schema"]["properties"]["edition"]["enum"] == ["fr", "es"]
    assert one["players"] == [3, 4, 5, 6]
    assert list(one["presets"]) == ["usual", "letter"]


def test_a_trace_is_json_lines_and_the_same_for_a_seed(cli: Typist, record: Path) -> None:
    first, again = (cli("trace", "toctoctoc", "--players", "3", "--seed", "4").out for _ in range(2))
    assert first == again
    lines = [json.loads(line) for line in first.splitlines()]
    assert lines[0]["rules"] == "toctoctoc 1"
    assert lines[-1]["over"] is True
    assert cli("trace", "toctoctoc", "--players", "3", "--seed", "5").out != first
    told = [json.loads(line) for line in cli("trace", str(record), "--lang", "fr").out.splitlines()]
    assert told[-1]["over"] is True


@pytest.mark.parametrize(
    ("words", "preset", "leads"),
    [("", "usual", "must"), ("--preset letter", "letter", "may"), ("--preset letter --leads must", "own", "must")],
)
def test_a_preset_holds_for_all_options_that_are_not_named(cli: Typist, words: str, preset: str, leads: str) -> None:
    header = json.loads(cli("trace", "spooks", "--seed", "4", *words.split()).out.splitlines()[0])
    assert (header["preset"], header["options"]["leads"]) == (preset, leads)


def test_a_record_of_a_game_by_the_letter_names_its_options_and_is_known_by_them(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "letter.game"
    words = ("--preset", "letter", "--people", "0", "--seed", "3", "--save", str(path))
    assert "leading: may" in cli("terminal", "spooks", *words).out
    assert GAMES["spooks"].options.by_the_letter().to_text() in path.read_text()
    assert json.loads(cli("replay", str(path), "--json").out)["preset"] == "letter"


def test_an_unfinished_game_is_traced_as_far_as_it_goes(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "early.game"
    assert cli("terminal", "toctoctoc", "--seed", "3", "--save", str(path), typed="").code == 0
    told = [json.loads(line) for line in cli("trace", str(path)).out.splitlines()]
    assert told[-1]["over"] is False


def test_the_only_game_is_played_without_asking(cli: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.games._names", lambda: ("toctoctoc",))
    assert "Robin" in cli("terminal", "--seed", "5").out
    assert "Robin" in cli("terminal").out


@pytest.mark.parametrize("typed", ["2", "toctoctoc", "9\n\n2"])
def test_where_there_are_several_games_one_is_chosen(cli: Typist, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("manoir.games._names", lambda: ("prank", "toctoctoc"))
    monkeypatch.setattr("manoir.games._load", {"prank": PRANK, "toctoctoc": GAMES["toctoctoc"]}.__getitem__)
    done = cli("terminal", "--seed", "5", "--edition", "es", typed=typed + "\n")
    assert "1 Prank" in done.out
    assert "2 Knock! Knock!" in done.out
    assert "Tonight you are Robin." in done.out
    assert cli("terminal", typed="").code == 0


# -- as a program ------------------------------------------------------------------------------------------------------


def program(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "manoir", *words], input=typed, capture_output=True, text=True)


def test_it_starts_as_a_program() -> None:
    done = program("terminal", "toctoctoc", "--seed", "5", "--lang", "en", typed="?\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    wrong = program("terminal", "toctoctoc", "--edition", "de", "--lang", "en")
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
        [sys.executable, "-m", "manoir", "terminal", "toctoctoc", "--seed", "5", "--lang", "fr"],
        input=b"quitter\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"},
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_bytes_that_are_no_text_are_answered_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "manoir", "terminal", "toctoctoc", "--seed", "5", "--lang", "en"],
        input=b"\xff\xfe\x80\nquit\n",
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not possible here" in done.stdout
