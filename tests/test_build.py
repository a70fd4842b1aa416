"""Which build of the engine runs, and what goes into a wheel: on a small checkout with an engine of three modules."""

import json
import os
import re
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from manoir import __version__, _build
from tools import compile as compiler
from tools import page

ROOT = Path(__file__).resolve().parent.parent

pytestmark = [
    pytest.mark.xdist_group("build"),  # the compiled checkout is shared
    pytest.mark.skipif(os.environ.get("MANOIR_COMPILED") == "require", reason="chooses the builds itself"),
]

OURS = (
    "pyproject.toml",
    "hatch_build.py",
    "LICENSE",
    "README.md",
    "tools/compile.py",
    "tools/page.py",
    "src/manoir/__init__.py",
    "src/manoir/_build.py",
)
ENGINE = {
    "core/__init__.py": "",
    "server/__init__.py": "",
    "server/tables/match.py": "from manoir.core.dice import roll\n\ndef move() -> int:\n    return roll(3)\n",
    "core/dice.py": "SIDES = 6\n\ndef roll(n: int) -> int:\n    return n % SIDES + 1\n",
    "core/options.py": "from dataclasses import dataclass\n\n@dataclass\nclass Options:\n    seats: int = 3\n",
    "games/__init__.py": "",
    "games/ghosts/__init__.py": "",
    "games/ghosts/game.py": """
from pathlib import Path
from manoir.core.dice import roll

RULES = Path(__file__).parent / "RULES.md"

def play() -> int:
    return roll(8)
""",
    "games/ghosts/RULES.md": "# Ghosts\n",
    "games/ghosts/texts/fr.ftl": "boo = Bouh\n",
    "bots/__init__.py": "",
    "bots/bot.py": "from manoir.games.ghosts.game import play\n\ndef choose() -> int:\n    return play()\n",
}
ASK = """
from manoir import __version__, _build
from manoir.bots.bot import choose
from manoir.core import dice, options
from manoir.games.ghosts import game
print(_build.build(), choose(), dice.__file__.endswith(".py"), options.__file__.endswith(".py"))
assert game.RULES.read_text() == "# Ghosts\\n"
"""
PURE = "pure 3 True True\n"
PURE_WHEEL = f"manoir-{__version__}-py3-none-any.whl"
USED = "dice.so: "  # see stand_in
COMPILED = "compiled 3 False True\n"  # options.py is never compiled


def checkout(place: Path) -> Path:
    for name in OURS:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes((ROOT / name).read_bytes())
    for name, text in ENGINE.items():
        (place / "src/manoir" / name).parent.mkdir(parents=True, exist_ok=True)
        (place / "src/manoir" / name).write_text(text)
    return place


def python(*arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    environment = {**kept, "PYTHONPATH": str(cwd / "src"), **env}
    return subprocess.run([sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True)


def ask(root: Path, **env: str) -> str:
    answer = python("-c", ASK, cwd=root, **env)
    return answer.stdout if answer.returncode == 0 else answer.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a compiled engine."""
    root = checkout(tmp_path_factory.mktemp("compiled"))
    try:
        compiler.check_machine()
        compiler.check_mypyc()
    except compiler.Impossible as why:
        pytest.skip(str(why))
    compiler.ensure(root)
    return root


def stand_in(root: Path) -> Path:
    """What looks like a finished build, made without a compiler: if it is used, Python says that it is no binary."""
    place = root / ".cache" / "compiled" / _build.key(root)
    place.mkdir(parents=True)
    (place / "dice.so").write_bytes(b"no binary")
    (place / _build.MANIFEST).write_text(json.dumps({"manoir.core.dice": "dice.so"}))
    return place


def test_build_of_the_present_sources_is_used(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    assert ask(root) == PURE
    stand_in(root)
    assert USED in ask(root)
    assert ask(root, MANOIR_PURE="1") == PURE
    assert USED in ask(root, MANOIR_PURE="0")


@pytest.mark.parametrize(
    "name",
    [
        "src/manoir/core/dice.py",
        "src/manoir/core/options.py",
        "src/manoir/server/tables/match.py",
        "tools/compile.py",
    ],
)
def test_build_of_other_sources_is_never_used(tmp_path: Path, name: str) -> None:
    root = checkout(tmp_path)
    stand_in(root)
    with (root / name).open("a") as file:
        file.write("# changed\n")
    assert ask(root) == PURE


def test_file_that_came_or_went_makes_other_sources(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    before = _build.key(root)
    (root / "src/manoir/core/empty.py").touch()
    between = _build.key(root)
    (root / "src/manoir/core/empty.py").rename(root / "src/manoir/core/vacant.py")
    assert len({before, between, _build.key(root)}) == 3


def test_unfinished_build_is_never_used(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (stand_in(root) / _build.MANIFEST).unlink()
    assert ask(root) == PURE


def test_binary_beside_a_source_is_never_used_in_a_checkout(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (root / f"src/manoir/core/dice{EXTENSION_SUFFIXES[0]}").write_bytes(b"an old binary")
    assert ask(root) == PURE


def test_what_the_house_does_at_every_move_is_compiled_and_its_messages_are_not() -> None:
    compiled = {path.as_posix() for path in compiler.modules(ROOT / "src/manoir")}
    hot = {"server/tables/fairness.py", "server/tables/frames.py", "server/tables/match.py"}
    assert {name for name in compiled if name.startswith("server/")} == hot
    assert all((ROOT / "src/manoir" / name).is_file() for name in _build.HOUSE)


def test_required_but_not_there(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    assert "MANOIR_COMPILED=require, but the present sources have no" in ask(root, MANOIR_COMPILED="require")
    stand_in(root)
    assert USED in ask(root, MANOIR_COMPILED="require")
    assert "MANOIR_PURE is set too" in ask(root, MANOIR_COMPILED="require", MANOIR_PURE="1")


def test_choosing_a_build_reads_the_engine_once_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    whole = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.append(path)
        return whole(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    _build.key(ROOT)
    assert sorted(read) == sorted([ROOT / "tools/compile.py", *_build.sources(ROOT / "src/manoir")])


def test_compiled_engine_runs(compiled: Path) -> None:
    assert ask(compiled, MANOIR_COMPILED="require") == COMPILED
    assert ask(compiled, MANOIR_PURE="1") == PURE
    assert compiler.state(compiled).startswith("ready: ")


def test_sources_that_do_not_compile_are_reported(
    compiled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path)
    (root / "src/manoir/core/dice.py").write_text("def roll(n: int) -> int:\n    return 'six'\n")
    with pytest.raises(compiler.Broken, match="Incompatible return value type"):
        compiler.ensure(root, compiler.Steps(wanted=True))
    said = capsys.readouterr().err
    assert re.fullmatch(r"manoir: compiling the engine: from Python to C, .+ \.\.\. [\d.]+ s\n", said)
    assert compiler.state(root).startswith("broken: manoir/core/dice.py:2: error: Incompatible return value type")
    assert not [path for path in compiler.builds(root).iterdir() if path.is_dir()]


def test_only_the_newest_builds_are_kept(tmp_path: Path) -> None:
    for age in range(5):
        (tmp_path / f"build{age}").mkdir()
        os.utime(tmp_path / f"build{age}", (1e9 - age, 1e9 - age))
    (tmp_path / "unfinished-now").mkdir()
    (tmp_path / "unfinished-long-ago").mkdir()
    os.utime(tmp_path / "unfinished-long-ago", (1e9, 1e9))
    compiler.prune(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"build0", "build1", "build2", "unfinished-now"}


def build(root: Path, target: str, out: Path, **env: str) -> Path:
    made = python("-m", "hatchling", "build", "-t", target, "-d", str(out), cwd=root, **env)
    assert made.returncode == 0, made.stderr
    (path,) = out.iterdir()
    return path


def unpack(wheel: Path, place: Path) -> Path:
    """Install it as pip would, in a src without a checkout round it."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place / "src")
    return place


def test_pure_wheel(tmp_path: Path) -> None:
    wheel = build(checkout(tmp_path / "root"), "wheel", tmp_path / "out", MANOIR_PURE="1")
    assert wheel.name == PURE_WHEEL
    installed = unpack(wheel, tmp_path / "installed")
    assert ask(installed) == PURE
    assert (installed / "src/manoir/games/ghosts/RULES.md").is_file()
    assert (installed / "src/manoir/games/ghosts/texts/fr.ftl").is_file()


def test_wheel_has_the_page_and_an_editable_install_runs_without(tmp_path: Path) -> None:
    root = checkout(tmp_path / "root")
    for name, text in {"web/package-lock.json": "{}", "requirements-web.lock": "", "web/src/x.ts": "let x"}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    missing = python("-m", "hatchling", "build", "-t", "wheel", cwd=root, MANOIR_PURE="1")
    assert missing.returncode != 0  # to be built, it needs packages of npm
    build(root, "wheel:editable", tmp_path / "editable", MANOIR_PURE="1")
    without = build(root, "wheel", tmp_path / "without", MANOIR_PURE="1", MANOIR_PAGE="none")
    (root / "src/manoir/web").mkdir()
    (root / "src/manoir/web/index.html").write_text("boo")
    (root / ".gitignore").write_text("/src/manoir/web/\n")
    page.write_stamp(root, page.key(root))
    wheel = build(root, "wheel", tmp_path / "out", MANOIR_PURE="1")
    assert "manoir/web/index.html" in zipfile.ZipFile(wheel).namelist()
    assert "manoir/web/index.html" not in zipfile.ZipFile(without).namelist()


def test_wheel_without_a_compiler_is_pure_and_says_so(tmp_path: Path) -> None:
    root = checkout(tmp_path / "root")
    assert build(root, "wheel", tmp_path / "out", CC="no-such-compiler").name == PURE_WHEEL
    made = python("-m", "hatchling", "build", "-t", "wheel", cwd=root, CC="no-such-compiler")
    assert "without its compiled engine" in made.stdout + made.stderr
    required = python("-m", "hatchling", "build", "-t", "wheel", cwd=root, CC="no-such", MANOIR_COMPILED="require")
    assert required.returncode != 0


def test_compiled_wheel(compiled: Path, tmp_path: Path) -> None:
    wheel = build(compiled, "wheel", tmp_path / "out", MANOIR_COMPILED="require")
    assert "py3-none-any" not in wheel.name
    installed = unpack(wheel, tmp_path / "installed")
    assert ask(installed, MANOIR_COMPILED="require") == COMPILED
    assert ask(installed, MANOIR_PURE="1") == PURE


def test_editable_wheel_runs_the_sources(compiled: Path, tmp_path: Path) -> None:
    wheel = build(compiled, "wheel:editable", tmp_path / "out")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith(EXTENSION_SUFFIXES[0])]


def test_sdist_has_all_that_a_wheel_needs(tmp_path: Path) -> None:
    sdist = build(checkout(tmp_path / "root"), "sdist", tmp_path / "out")
    python("-m", "tarfile", "-e", str(sdist), "unpacked", cwd=tmp_path)
    (root,) = (tmp_path / "unpacked").iterdir()
    assert all((root / name).is_file() for name in OURS)
    build(root, "wheel", tmp_path / "wheel", MANOIR_PURE="1")
