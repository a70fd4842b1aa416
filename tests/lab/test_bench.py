"""The bench runs and says all that it promises; how fast anything is, no test can say."""

import ast
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES
from manoir.lab import worker
from manoir.lab.bench import BUILDS, GROUPS, OF_PEERS, PEERS, TARGETS, TIMES, Bench, Target
from manoir.lab.tables import show_bench
from tests.lab.program import interrupted, run
from tests.typist import Typist, cli

__all__ = ["cli"]
OURS = [task for group in GROUPS for task in group if not task.startswith(OF_PEERS)]


def bench(ours: list[float], theirs: list[float], task: str = "driven") -> Bench:
    measured = Bench(rounds=3, seconds=0.1)
    measured.rates = {("toctoctoc", "pure", task): ours, ("", PEERS, "rlcard-driven"): theirs}
    return measured


def test_a_quick_bench_has_all_fields_and_says_in_a_line_that_peers_do_not_start() -> None:
    done = run("bench --peers --quick --json", MANOIR_PEERS_PYTHON=sys.executable)
    assert (done.code, done.err) == (0, "")
    result = done.json()
    shown = Console(file=StringIO(), width=200)
    show_bench(result, Texts("en"), shown)
    assert "The other engines do not start here." in shown.file.getvalue()  # type: ignore[attr-defined]
    assert set(result["games"]) == set(GAMES)
    assert not result["stopped"]
    for builds in result["games"].values():
        assert set(builds) == set(BUILDS) - set(result["missing"])
        assert "pure" in builds
        for name, build in builds.items():
            assert build["build"] == name
            assert build["memory"] > 0
            assert set(build["measures"]) == set(OURS)
            for spread in build["measures"].values():
                assert 0 < spread["low"] <= spread["median"] <= spread["high"]


@pytest.mark.parametrize("python", ["", "nowhere/python"])
def test_peers_that_are_not_installed(cli: Typist, monkeypatch: pytest.MonkeyPatch, python: str) -> None:
    monkeypatch.setenv("MANOIR_PEERS_PYTHON", python)
    done = cli("bench", "--peers")
    assert done.code == 2
    assert "MANOIR_PEERS_PYTHON" in done.err
    assert done.err.count("\n") == 1


def test_ctrl_c_shows_what_was_measured() -> None:
    done = interrupted("bench --json")
    assert done.code == 130
    assert "Traceback" not in done.err
    assert done.json()["stopped"]


def test_what_is_compared_is_of_the_same_round() -> None:
    row = bench([100.0, 50.0, 90.0], [20.0, 10.0]).compared(Target("toctoctoc", "pure", "driven", "rlcard-driven", 5.0))
    assert row is not None
    assert row["ratio"] == {"median": 5.0, "low": 5.0, "high": 5.0}
    assert row["met"] is True


def test_a_target_may_be_missed_or_absent() -> None:
    measured = bench([40.0], [10.0])
    missed = measured.compared(Target("toctoctoc", "pure", "driven", "rlcard-driven", 5.0))
    shown = measured.compared(Target("toctoctoc", "pure", "driven", "rlcard-driven"))
    assert missed is not None and shown is not None
    assert missed["met"] is False
    assert shown["met"] is None
    assert measured.compared(Target("toctoctoc", "compiled", "driven", "rlcard-driven", 5.0)) is None


def test_a_time_is_met_whatever_the_peer_takes() -> None:
    row = bench([4e6], [1e6], "clone").compared(Target("toctoctoc", "pure", "clone", "rlcard-driven", most_time=0.5))
    assert row is not None
    assert row["met"] is True


def test_only_the_middle_of_a_task_is_timed() -> None:
    clock = iter([0.0, 0.25, 1.0, 1.25])
    before, worker.process_time = worker.process_time, lambda: next(clock)  # type: ignore[attr-defined]
    try:
        task: tuple[Callable[[], int], Callable[[int], int], Callable[[int], float]] = (lambda: 7, lambda n: n, float)
        assert worker.rate(task, 0.4) == 28.0
    finally:
        worker.process_time = before  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["worker.py", "peers.py"])
def test_what_runs_beside_the_peers_needs_nothing_of_ours(name: str) -> None:
    source = (Path(worker.__file__).parent / name).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        found = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            found = [node.module or ""]
        assert all(module.split(".")[0] in sys.stdlib_module_names for module in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_a_name(language: str) -> None:
    texts = Texts(language)
    tasks = [task for group in GROUPS for task in group]
    assert all(texts.has(f"lab-task-{task}") for task in [*tasks, "memory"])
    assert all(texts.has(f"lab-missing-{build}") for build in [*BUILDS, PEERS])
    assert set(TIMES) < set(tasks)
    for target in TARGETS:
        assert {target.task, target.peer} < set(tasks)
