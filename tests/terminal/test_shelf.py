"""Nothing that was played at the keyboard is thrown away: how a game is left, and how it is gone on with."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES, Texts
from manoir.terminal import shelf
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture
WORDS = ("terminal", "toctoctoc", "--seed", "7", "--no-confirm")
ONES = "1\n" * 300


def kept() -> list[Path]:
    return [one.path for one in shelf.left()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ["quit\n", "q\n", ""])
def test_who_leaves_finds_the_game_again_and_is_told_how(cli: Typist, language: str, end: str) -> None:
    done = cli(*WORDS, "--lang", language, typed="1\n" + end)
    assert done.code == 0
    assert Texts(language)("kept-game", command="manoir resume") in " ".join(done.out.split("\n"))
    (path,) = kept()
    assert path.read_text().endswith("unfinished\n")
    assert path.parent.stat().st_mode & 0o077 == 0, "hands are in it"


def test_the_command_is_the_one_that_was_typed(cli: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_COMMAND", "./manoir")
    assert "To go on: ./manoir resume\n" in cli(*WORDS, typed="1\nquit\n").out
    assert "Play it: ./manoir play spooks, ./manoir terminal spooks" in cli("games", "spooks").out


def test_a_game_in_which_nobody_has_moved_is_not_worth_keeping(cli: Typist) -> None:
    cli(*WORDS, typed="quit\n")
    cli("terminal", "toctoctoc", "--people", "0", "--seed", "1")
    assert kept() == []


def test_the_last_game_goes_on_and_is_saved_back_until_it_is_over(cli: Typist) -> None:
    cli(*WORDS, typed="1\nquit\n")
    (path,) = kept()
    before = path.read_text().removesuffix("unfinished\n")
    again = cli("resume", "--no-confirm", typed="1\n1\nquit\n")
    assert "goes on" in again.out and "manoir resume" in again.out
    assert kept() == [path] and path.read_text().startswith(before) and path.read_text() != before + "unfinished\n"
    whole = cli("resume", "--no-confirm", typed=ONES)
    assert Texts("en")("end-scores") in whole.out
    assert "Seed" not in whole.out, "no seed deals these cards again"
    assert kept() == []
    assert "result: " in path.read_text()
    done = cli("resume")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "manoir terminal" in done.err


def test_a_game_that_is_over_does_not_go_on(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    assert "Seed 3" in cli("terminal", "toctoctoc", "--people", "0", "--seed", "3", "--save", str(path)).out
    done = cli("resume", str(path))
    assert done.code == 0
    assert "goes on" not in done.out and "Seed" not in done.out
    assert f"manoir replay {path}" in done.out.replace("\n", " ").replace("  ", " ")


def test_a_file_is_saved_back_to_that_file(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    cli(*WORDS, typed=f"1\nsave {path}\n1\nquit\n")
    first = path.read_text()
    assert first.count(" A ") > 1, "what came after it was saved is in it too"
    cli("resume", str(path), "--no-confirm", typed="1\nquit\n")
    assert path.read_text().startswith(first.removesuffix("unfinished\n")) and path.read_text() != first
    assert kept() == []


def test_people_and_bots_are_the_same_again(cli: Typist) -> None:
    cli(*WORDS, "--people", "2", "--bots", "novice", typed="\n1\n1\n1\nquit\n")
    (one,) = shelf.left()
    assert (one.people, one.bots) == (2, "novice")
    assert "Pass the keyboard" in cli("resume", typed="\nquit\n").out


def test_the_games_that_wait_are_listed(cli: Typist) -> None:
    cli(*WORDS, typed="1\nquit\n")
    cli("terminal", "spooks", "--seed", "3", "--no-confirm", typed="1\nquit\n")
    listed = cli("resume", "--list").out.splitlines()
    assert len(listed) == 3
    assert listed[1].startswith("manoir resume  Spooks: Robin")
    assert re.match(r"manoir resume /.*toctoctoc-.*\.game  Knock! Knock!: Robin.* moves?$", listed[2])


def test_where_nothing_can_be_kept_this_is_said_and_a_second_time_leaves(
    cli: Typist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))  # also in root's way
    done = cli(*WORDS, typed="1\nquit\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert str(tmp_path / "file") in done.out.replace("\n", "")
    assert done.out.rstrip().endswith(Texts("en")("goodbye"))
    saved = tmp_path / "b.game"
    assert "manoir resume" in cli(*WORDS, typed=f"1\nquit\nsave {saved}\nquit\n").out
    assert saved.exists()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.mark.skipif(os.name == "nt", reason="signals as Unix has them")
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=lambda one: str(one)
)
def test_a_game_is_kept_however_the_process_is_ended(data: Path, number: int, code: int) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-P", "-m", "manoir", *WORDS, "--pace", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as child:
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write("1\n?\n")  # a move, then the page of help, whose last line says that all was read
        child.stdin.flush()
        while not child.stdout.readline().startswith("quit  "):
            assert child.poll() is None
        child.send_signal(number)
        out, err = child.communicate(timeout=300)
    assert (child.returncode, err) == (code, "")
    (path,) = (data / "manoir/games").glob("*.game")
    assert " A knock " in path.read_text()
    assert ("resume" in out) == (number == signal.SIGINT), "nobody reads what is said to a closed window"


@pytest.mark.skipif(os.name == "nt", reason="a terminal and signals as Unix has them")
@pytest.mark.parametrize(
    ("words", "moves"), [(WORDS, 2), (WORDS[:-1], 1)], ids=["at the next question", "before the move is confirmed"]
)
def test_who_is_killed_at_a_terminal_loses_no_move(data: Path, cli: Typist, words: tuple[str, ...], moves: int) -> None:
    """kill -9, which no process hears: what was typed before is in the file, whole."""
    ours, theirs = os.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "LC_ALL": "en_GB.UTF-8", "TERM": "dumb"}
    command = [sys.executable, "-P", "-m", "manoir", *words, "--pace", "0"]
    with subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs) as child:
        os.close(theirs)
        try:
            until_asked(ours)
            for _ in range(3):
                os.write(ours, b"1\n")
                until_asked(ours)
        finally:
            child.kill()
    os.close(ours)
    assert child.returncode == -signal.SIGKILL
    (path,) = (data / "manoir/games").glob("*.game")
    before = path.read_text()
    assert before.endswith("unfinished\n") and len(re.findall(" A (knock|open|refuse)", before)) >= moves
    assert [one.name for one in path.parent.iterdir() if one.name.startswith(".")] == []
    again = cli("resume", str(path), "--no-confirm", typed="1\nquit\n")
    assert again.code == 0 and "goes on" in again.out
    assert path.read_text().startswith(before.removesuffix("unfinished\n"))


def until_asked(terminal: int) -> None:
    """Read until the last line is a prompt, and nothing more is coming."""
    seen = b""
    while not re.search(rb"\n>\s?(\x1b\[[\d;?]*\w)*$", seen):
        seen += os.read(terminal, 10_000)


def test_the_shelf_keeps_up_with_every_move_and_with_moves_taken_back(
    cli: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    keep = shelf.keep

    def watched(kept: shelf.Kept, record: str) -> None:
        seen.append(record)
        keep(kept, record)

    monkeypatch.setattr(shelf, "keep", watched)
    cli("terminal", "toctoctoc", "--seed", "7", typed="1\nundo\n2\n\nquit\n")
    first, undone, second, *_ = (record.splitlines() for record in seen)
    assert first[:-2] == undone[:-1] == second[:-2], "only the last move differs"
    assert first[-2] != second[-2], "another one was chosen"
