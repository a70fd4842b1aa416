"""Compiles the engine with mypyc into .cache/compiled/<key>; manoir._build says when such a build is used.

Run by `./manoir compile|test|bench|simulate` and by hatch_build.py:

    python tools/compile.py            builds if need be; prints the state it ends in
    python tools/compile.py --steps    the same, and says on stderr how far it is
    python tools/compile.py --state    prints the state:
                                         ready: WHERE         the compiled engine for the present sources is there
                                         needed               it is not, but it can be made here
                                         impossible: WHY      it cannot be made on this machine
                                         broken: WHY          the last try with these very sources failed

Why mypyc, and why never in place: docs/decisions/0003-compiled-build.md.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent

if TYPE_CHECKING:
    from manoir import _build
else:  # by its path: to import it from the package would already choose a build of the engine for this process
    _spec = importlib.util.spec_from_file_location("manoir_build", ROOT / "src" / "manoir" / "_build.py")
    _build = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(_build)

MYPYC = "2.4.1"  # part of the key, as all of this file is; the version that runs must be this one
OPT_LEVEL = "1"  # with FLAGS, the engine is as fast as with -O3 without them
FLAGS = (
    "-fvisibility=hidden",  # nobody else may replace our functions, so they call each other directly
    "-Wno-misleading-indentation",  # on what mypyc writes, looking for it takes gcc longer than all the rest of -O1
)
KEPT = 3  # finished builds, so that a change of branch need not compile again

# Not compiled, besides every __init__.py and testing.py: where speed does not matter and mypyc would be in the way.
INTERPRETED = (
    "core/contract/*.py",
    "core/options.py",
    "core/record.py",
    "core/rulebook.py",
    "core/errors.py",
    "core/texts.py",
    "core/trace.py",
    "games/packages.py",
    "games/*/options.py",
    "games/*/shape.py",
    "server/tables/messages.py",
)

SETUP = """
import re, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
arguments = ["--config-file=mypy.ini", *sys.argv.pop().split(",")]
modules = mypycify(arguments, opt_level={opt_level!r}, debug_level="0", group_name="manoir")
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
code = Path("build/__native_manoir.c")
text = re.sub(r"(?m)^ +", "", code.read_text("utf-8"))  # four fifths of it: mypyc indents by hundreds of spaces
text = re.sub(r"(?m)^(?=char CPyDef_\\w+_____top_level__\\(void\\) {{$)", "ONCE ", text)
code.write_text({once!r} + text, "utf-8")
print({translated!r}, flush=True)
setup(name="engine", packages=[], ext_modules=modules)
"""
TRANSLATED = "translated"  # a line of what the script says, when it has called mypyc and comes to the C compiler
# Before the functions that hold what stands outside functions in Python. They are a quarter of the C and run once, at
# the import: not worth optimising.
ONCE = """
#ifdef __clang__
#define ONCE
#else
#define ONCE __attribute__((cold, optimize("O0")))
#endif
"""
MYPY_INI = "[mypy]\n[mypy-fluent.*]\nignore_missing_imports = true\n"
IMPORT_ALL = """
import importlib, json, pathlib, sys
from manoir import _build
build = pathlib.Path(sys.argv[1])
_build.use(_build.EngineFinder(build))
for name in json.loads((build / _build.MANIFEST).read_text()):
    assert not importlib.import_module(name).__file__.endswith(".py"), name
"""


class Steps:
    """Says on stderr what is under way, and how long it took, as ./manoir does of its own steps; if that is wanted."""

    def __init__(self, wanted: bool = False) -> None:
        self.wanted = wanted
        self.start: float | None = None
        self.took: list[float] = []

    def begin(self, what: str) -> None:
        self.end()
        seconds = _build.compile_seconds(ROOT)[len(self.took)]
        self.start = time.monotonic()
        self.say(f"manoir: compiling the engine: {what}, about {seconds} s ...", "")

    def end(self) -> None:
        if self.start is not None:
            self.took.append(time.monotonic() - self.start)
            self.say(f" {self.took[-1]:.1f} s", "\n")
            self.start = None

    def say(self, text: str, end: str) -> None:
        if self.wanted:
            print(text, end=end, file=sys.stderr, flush=True)


class Impossible(Exception):
    """This machine has not what it takes to compile."""


class Broken(Exception):
    """The machine could compile, but not these sources."""


def modules(package: Path) -> list[Path]:
    """The sources that are compiled, relative to the package."""
    paths = [path.relative_to(package) for path in _build.sources(package)]
    return [
        path
        for path in paths
        if path.name not in ("__init__.py", "testing.py") and not any(path.match(pattern) for pattern in INTERPRETED)
    ]


def check_machine() -> None:
    """Really compile a line of C: a compiler without the headers of C or of Python is of no use."""
    if os.name == "nt":
        raise Impossible("it has never been tried on Windows")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        raise Impossible(f"there is no C compiler here, {compiler[0]} was looked for")
    with tempfile.TemporaryDirectory() as place:
        probe = Path(place) / "probe.c"
        probe.write_text("#include <stdio.h>\n#include <Python.h>\n")
        include = "-I" + sysconfig.get_path("include")
        result = subprocess.run([*compiler, include, "-c", "probe.c"], cwd=place, capture_output=True)
    if result.returncode != 0:
        raise Impossible(f"{compiler[0]} cannot compile for this Python, perhaps the package python3-dev is missing")


def check_mypyc() -> None:
    for needed in ("mypyc", "setuptools"):
        if importlib.util.find_spec(needed) is None:
            raise Impossible(f"{needed} is not installed")
    from mypy.version import __version__ as version

    if not version.startswith(MYPYC):
        raise Impossible(f"mypyc {MYPYC} is wanted and this is {version}")


def builds(root: Path) -> Path:
    return root / ".cache" / "compiled"


def state(root: Path) -> str:
    ready = _build.finished(root)
    if ready is not None:
        return f"ready: {len(binaries(ready))} files in {ready.relative_to(root)}"
    try:
        check_machine()
    except Impossible as why:
        return f"impossible: {why}"
    failure = builds(root) / f"{_build.key(root)}.failed"
    if not failure.is_file():
        return "needed"
    return f"broken: {failure.read_text().splitlines()[0]} (details: {failure.relative_to(root)})"


def ensure(root: Path, steps: Steps | None = None) -> Path:
    """The finished build for the present sources of this checkout, made now if it is not there."""
    steps = steps or Steps()
    ready = _build.finished(root)
    if ready is not None:
        return ready
    check_machine()
    check_mypyc()
    home = builds(root)
    home.mkdir(parents=True, exist_ok=True)
    key = _build.key(root)
    # Made in a directory of its own and renamed when it is finished and was seen to load: what has the key as its
    # name is whole, even if this process is killed, and two that compile at once do not meet.
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=home) as place:
        try:
            product = compile_engine(root / "src" / "manoir", Path(place), steps)
        except Broken as why:
            (home / f"{key}.failed").write_text(f"{why}\n")
            raise
        finally:
            steps.end()
        try:
            product.rename(home / key)
        except OSError:  # another process was faster
            if _build.finished(root) is None:
                raise
    (home / _build.TOOK).write_text(json.dumps(steps.took))
    prune(home)
    return home / key


def compile_engine(package: Path, place: Path, steps: Steps) -> Path:
    copy = place / "manoir"  # mypyc and setuptools litter the place where they work
    copy.mkdir()
    for part in _build.ENGINE:
        if (package / part).is_dir():
            shutil.copytree(package / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in ("__init__.py", "_build.py", *_build.HOUSE):
        if (package / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(package / name, copy / name)
    setup = SETUP.format(opt_level=OPT_LEVEL, flags=FLAGS, once=ONCE, translated=TRANSLATED)
    (place / "setup.py").write_text(setup)
    (place / "mypy.ini").write_text(MYPY_INI)
    names = ",".join(f"manoir/{path.as_posix()}" for path in modules(package))
    steps.begin("from Python to C")
    words = ["setup.py", "--quiet", "build_ext", "--build-lib", "product", names]
    run(place, *words, translated=lambda: steps.begin("from C to binaries"))
    product = place / "product"
    files = sorted(path.relative_to(product) for path in binaries(product))
    manifest = {".".join([*file.parent.parts, file.name.split(".")[0]]): file.as_posix() for file in files}
    (product / _build.MANIFEST).write_text(json.dumps(manifest, indent=1))
    run(place, "-c", IMPORT_ALL, str(product.resolve()))
    return product


def binaries(place: Path) -> list[Path]:
    return list(place.rglob("*" + EXTENSION_SUFFIXES[0]))


def run(place: Path, *arguments: str, translated: Callable[[], None] | None = None) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    command = [sys.executable, *arguments]
    output = ""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(command, cwd=place, env=environment, stdout=pipe, stderr=both) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                output += line.decode(errors="replace")
                if translated is not None and line.strip() == TRANSLATED.encode():
                    translated()
        except BaseException:
            process.kill()
            raise
    if process.returncode != 0:
        output = output.replace(f"{place.resolve()}{os.sep}", "")
        first = next((line for line in output.splitlines() if "error:" in line.lower()), "mypyc failed")
        raise Broken(f"{first}\n\n{output}")


def prune(home: Path) -> None:
    """Keep the newest builds only, and nothing of tries that failed or were killed."""
    places = sorted((path for path in home.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    unfinished = [path for path in places if path.name.startswith("unfinished-")]
    abandoned = [path for path in unfinished if path.stat().st_mtime < time.time() - 3600]
    finished = [path for path in places if path not in unfinished]
    for old in abandoned + finished[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    for failure in home.glob("*.failed"):
        failure.unlink()


def main(words: list[str]) -> int:
    try:
        if words != ["--state"]:
            ensure(ROOT, Steps(words == ["--steps"]))
    except Impossible as why:
        print(f"impossible: {why}")
        return 3
    except Broken:
        print(state(ROOT))
        return 1
    print(state(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
