"""./manoir test itself, on a small project: it says what failed and how to see it again, and leaves nothing behind."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.processes import PREFIX

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")

RUN = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from tools import beside, check, screen
check.LONG, check.LOOK, screen.RARELY = 0.0, 0.1, 0.0
project = Path.cwd()
say = lambda name, code: beside.Command(name, [sys.executable, "-c", code])
short = [say("short", "pass")]
long = [say("long", "print('wrong types'); raise SystemExit({long})")]
engine = check.Engine("impossible: not here", say("compiling", "pass"))
sys.exit(check.Check(project, sys.executable, sys.argv[1:], engine).run(short, long))
"""
TESTS = """
import os, subprocess, sys, tempfile, time
from pathlib import Path

def test_right():
    assert True

def test_wrong():
    secret = "in the attic"
    assert secret == "in the cellar"

def test_leaving_a_mess():
    Path(tempfile.gettempdir(), "mess").write_text("mess")
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
    Path("sleeper").write_text(f"{sleeper.pid} {tempfile.gettempdir()}")

def test_long():
    if os.environ.get("LONG"):
        time.sleep(600)
"""


class Project:
    def __init__(self, place: Path) -> None:
        self.place = place
        (place / "tests").mkdir()
        (place / ".cache").mkdir()
        (place / "tests/__init__.py").touch()
        (place / "tests/progress.py").write_bytes((ROOT / "tests/progress.py").read_bytes())
        (place / "tests/test_all.py").write_text(TESTS)
        (place / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider\n")

    def start(self, *options: str, long: int = 0, **variables: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("MANOIR_", "PYTEST_"))}
        command = [sys.executable, "-c", RUN.format(root=str(ROOT), long=long), *options]
        bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}
        pipe, env = subprocess.PIPE, {**environment, **bare, **variables}
        return subprocess.Popen(command, cwd=self.place, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True)

    def run(self, *options: str, long: int = 0) -> tuple[int, str]:
        process = self.start(*options, long=long)
        said = process.communicate(timeout=300)[0]
        return process.returncode, said

    def gone(self) -> bool:
        """What the messy test has started and written is not there any more."""
        pid, folder = (self.place / "sleeper").read_text().split()
        return not Path(f"/proc/{pid}").exists() and not Path(folder).exists()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_failure_is_shown_with_its_reason_and_the_words_that_run_it_again(project: Project) -> None:
    status, said = project.run("-k", "right or wrong")
    assert status == 1
    assert "in the cellar" in said
    assert "alone: ./manoir test --pure tests/test_all.py::test_wrong" in said
    assert re.search(r"^1 passed, 1 failed, 0 skipped$", said, re.M)
    assert "wrong types" not in said  # some tests, and no other checks
    summed_up = said.partition("FAILED on the pure engine: tests/test_all.py::test_wrong\n")[2]
    assert re.match(r" +AssertionError: assert 'in the attic' == 'in the cellar' … ", summed_up)


def test_what_the_caller_wishes_of_colours_and_widths_is_not_what_tests_see() -> None:
    wishes = {"CI": "true", "FORCE_COLOR": "1", "PY_COLORS": "1", "TTY_COMPATIBLE": "1", "COLUMNS": "9"}
    code = f"import os, tests.conftest; print(set(os.environ) & set({list(wishes)}))"
    environment = {**os.environ, **wishes}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.stdout == "set()\n", done.stderr


def test_a_check_beside_the_tests_that_fails_is_shown_too(project: Project) -> None:
    (project.place / "tests/test_all.py").write_text("def test_right():\n    pass\n")
    assert project.run()[0] == 0
    status, said = project.run(long=1)
    assert status == 1
    assert "wrong types" in said and "FAILED: long" in said
    assert re.search(r"^1 passed, 0 failed, 0 skipped$", said, re.M)
    assert "the slowest tests" in said


def test_no_such_test_is_no_success(project: Project) -> None:
    status, said = project.run("-k", "nonsense")
    assert status == 5 and "no test has such a name" in said


def test_a_module_that_cannot_be_read_is_a_failure(project: Project) -> None:
    (project.place / "tests/test_all.py").write_text("import nothing_like_this\n")
    status, said = project.run()
    assert status == 1 and "nothing_like_this" in said


def test_what_is_left_running_is_named_and_ended(project: Project) -> None:
    status, said = project.run("-k", "mess")
    assert status == 1
    assert "left running" in said and "time.sleep(600)" in said
    assert project.gone()


def test_ctrl_c_ends_all_that_was_started(project: Project) -> None:
    process = project.start("-k", "mess or long", LONG="1")
    while not (project.place / "sleeper").exists() or not (project.place / "sleeper").read_text():
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=300)[0]
    assert process.returncode == 130
    assert "interrupted" in said and "Traceback" not in said
    assert project.gone()


def test_a_test_that_does_not_end_is_named(project: Project) -> None:
    process = project.start("-k", "long", LONG="1")
    assert process.stdout is not None
    for line in process.stdout:
        if re.search(r"tests/test_all\.py::test_long for \d+ s", line):
            break
    else:
        raise AssertionError("it was not named")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=300)


def test_the_folder_of_a_run_that_was_killed_is_removed_by_the_next(project: Project, tmp_path: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    place = tmp_path / "temporary"
    old, others = place / f"{PREFIX}{dead.pid}-x", place / f"{PREFIX}{os.getpid()}-y"
    for folder in (old, others):
        folder.mkdir(parents=True)
    process = project.start("-k", "right", TMPDIR=str(place))
    process.communicate(timeout=300)
    assert process.returncode == 0
    assert list(place.iterdir()) == [others]
