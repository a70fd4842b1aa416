"""./manoir sets up what it needs, and what it says where it cannot."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.bootstrap.project import ALL_STEPS, MARKS, SCRIPT, Project, assert_refused, assert_works

pytestmark = MARKS


def test_parses_on_an_old_python() -> None:
    tree = ast.parse(SCRIPT.read_text(), feature_version=(3, 6))
    futures = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
    assert not futures  # an unknown one is a syntax error


def pretend(change: str, project: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a Python that is changed a little."""
    code = f"import runpy, sys; {change}; sys.argv[:] = ['manoir', 'play']; runpy.run_path('manoir', None, '__main__')"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=project, env={**os.environ, **env}, capture_output=True, text=True)


def test_old_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / "manoir").write_bytes(SCRIPT.read_bytes())
    run = pretend("sys.version_info = (3, 8, 2)", tmp_path, PATH="")
    assert_refused(run, "3.11 or newer", "3.8", "install")


def test_old_python_hands_over_to_a_newer_one(tmp_path: Path) -> None:
    (tmp_path / "manoir").write_bytes(SCRIPT.read_bytes())
    newer = tmp_path / "python3.13"
    newer.write_text('#!/bin/sh\ntest "$1" = -c || echo "newer: $*"\n')
    broken = tmp_path / "python3.14"
    broken.write_text("#!/bin/sh\nexit 127\n")
    for path in (newer, broken):
        path.chmod(0o755)
    run = pretend("sys.version_info = (3, 8, 2)", tmp_path, PATH=str(tmp_path))
    assert run.stdout == "newer: manoir play\n"


def test_python_without_venv_is_refused(tmp_path: Path) -> None:
    project = Project(tmp_path)
    assert_refused(pretend("sys.modules['ensurepip'] = None", project.root), "python3-venv")
    assert not project.venv.exists()


def test_next_try_after_no_network_works(house: Project) -> None:
    without, then = house.tries
    assert_refused(without, "network", "run this again", ".cache/setup.log")
    assert_works(then, *ALL_STEPS[1:])


def test_nothing_is_said_when_all_is_set_up(ready: Project) -> None:
    assert_works(ready.run("play"))


def test_installed_metadata_lists_the_games(ready: Project) -> None:
    ask = "from importlib.metadata import *; print(version('manoir'), entry_points(group='manoir.games'))"
    answer = subprocess.run([ready.venv / "bin/python", "-c", ask], capture_output=True, text=True, check=True).stdout
    assert answer.startswith("0.1.0 ")
    assert "'manoir.games.toctoctoc.game:GAME'" in answer


def lose_package(project: Project) -> None:
    (info,) = project.venv.glob("lib/*/site-packages/bell-1.0.dist-info")
    shutil.rmtree(info)


def test_package_with_another_hash_is_refused(ready: Project) -> None:
    ready.lock("run", re.sub("[0-9a-f]{64}", "0" * 64, ready.bell))
    lose_package(ready)
    assert_refused(ready.run("play"), "hash")
    ready.lock("run", ready.bell)
    assert_works(ready.run("play"), ALL_STEPS[3])


def test_package_cut_off_half_way_is_installed_again(ready: Project) -> None:
    (module,) = ready.venv.glob("lib/*/site-packages/bell.py")
    module.unlink()
    (ready.venv / "manoir-run.json").unlink()
    (ready.venv / "manoir-run.unfinished").touch()
    assert_works(ready.run("play"), ALL_STEPS[3])


def test_lost_package_is_noticed(ready: Project) -> None:
    lose_package(ready)
    assert_works(ready.run("play"), ALL_STEPS[3])


def test_two_at_once_do_the_work_once(ready: Project) -> None:
    (ready.venv / "manoir-run.json").unlink()
    (ready.venv / "manoir-uv.json").unlink()
    command = [sys.executable, str(ready.root / "manoir"), "play"]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    both = [subprocess.Popen(command, env=ready.offline, stdin=nothing, stdout=pipe, stderr=pipe) for _ in range(2)]
    said = b""
    for process in both:
        said += process.communicate(timeout=300)[1]
        assert process.returncode == 0, said
    assert said.count(b"installing uv") == 1
    assert said.count(b"requirements-run.lock") == 1


def test_broken_venv_is_made_anew(ready: Project) -> None:
    python = ready.venv / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")  # as after an upgrade of the system
    assert_works(ready.run("play"), *ALL_STEPS)


def test_a_checkout_that_cannot_be_written_to_says_so(tmp_path: Path) -> None:
    project = Project(tmp_path)
    (project.root / ".cache").touch()  # in the way, also for root, who may write everywhere
    assert_refused(project.run("play"), "nothing can be set up", "a folder of your own")
    assert project.run("--help").returncode == 0
