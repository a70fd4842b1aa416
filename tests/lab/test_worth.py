"""Which engine work begins on: at once on the one that is there, and compiled first only where that ends sooner."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from manoir import start
from manoir.core.texts import Texts
from manoir.lab import worth
from manoir.lab.worth import Work, sooner

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("left", "compiling", "first"),
    [(10, 85, False), (97, 85, False), (98, 85, True), (3600, 85, True), (3600, 4000, False)],
)
def test_compiling_comes_first_only_where_that_ends_sooner(left: float, compiling: float, first: bool) -> None:
    assert sooner(left, compiling) is first


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """In a checkout without a compiled engine, at a time that the test decides."""
    now = [0.0]
    monkeypatch.setattr(worth, "monotonic", lambda: now[0])
    monkeypatch.setattr(worth, "build", lambda: "pure")
    monkeypatch.setattr(worth, "compile_seconds", lambda root: (10, 75))
    monkeypatch.setattr("manoir._build.build", lambda: "pure")
    monkeypatch.setattr(start, "compiling", lambda: "needed")
    monkeypatch.setenv("MANOIR_COMMAND", "./manoir")
    monkeypatch.delenv("MANOIR_PURE", raising=False)
    return now


def work(clock: list[float], pieces: int, a_second: int, pure: bool = False) -> None:
    """Ten seconds of it."""
    begun = Work(pieces, Texts("en"), pure)
    for _ in range(10):
        clock[0] += 1
        begun.judge(a_second)


def test_short_work_starts_at_once_and_says_on_which_engine(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    work(clock, 1000, 40)
    assert capsys.readouterr().err == f"manoir: {Texts('en')('lab-engine-pure')}\n"


def test_long_work_compiles_first_and_says_how_long_it_takes(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(start.Compile):
        work(clock, 40_000, 40)
    told = capsys.readouterr().err.replace("\u00a0", " ").splitlines()[1]
    assert "about 17 min more" in told and "about 3 min, compiling included" in told and "--pure" in told
    assert clock[0] == 2.0, "two seconds of work are enough to see"


def test_who_asks_for_the_pure_engine_never_waits_for_the_other(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    work(clock, 40_000, 40, pure=True)
    assert capsys.readouterr().err == ""


def test_where_nothing_can_be_compiled_long_work_goes_on_and_says_why(
    clock: list[float], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "compiling", lambda: "impossible: there is no C compiler here, cc was looked for")
    work(clock, 40_000, 40)
    assert "no C compiler here" in capsys.readouterr().err.splitlines()[1]


def program(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    environment.update(LANG="C.UTF-8", **variables)
    command = [sys.executable, "-P", "-m", "manoir", *words]
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)


def test_pure_means_the_pure_engine_also_where_there_is_a_compiled_one() -> None:
    """With a compiled engine the program starts itself again; without one it stays where it is."""
    done = program("simulate", "toctoctoc", "--games", "3", "--pure", "--json", MANOIR_COMMAND="./manoir")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["build"] == "pure"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulate toctoctoc --games 0", "--games"),
        ("simulate toctoctoc --jobs 0", "--jobs"),
        ("arena spooks --bots clever,random", "clever"),
        ("ladder --only chess", "chess"),
        ("habits --bots clever", "clever"),
        ("habits --jobs -1", "--jobs"),
        ("analyse nowhere.game", "nowhere.game"),
        ("attack nothing", "nothing"),
        ("bench --server now", "now"),
    ],
)
def test_words_are_answered_before_anything_is_said_of_engines(words: str, named: str) -> None:
    done = program(*words.split(" "), MANOIR_COMMAND="./manoir")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert named in done.stderr
