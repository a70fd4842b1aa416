"""Which build of the engine runs: the compiled one, or the plain Python sources. Standard library only.

In a source checkout the compiled modules lie in .cache/compiled/<key>, where the key is a hash of all that went into
them (tools/compile.py puts them there). They are used only if a finished build for exactly the present sources is
there, so that a changed source is never shadowed by an old binary. In an installed wheel they lie beside the sources.

Two environment variables decide, for tests and comparisons: MANOIR_PURE=1 runs the sources whatever is there, and
MANOIR_COMPILED=require refuses to run anything but the compiled engine.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parent.parent
MANIFEST = "manifest.json"  # in a finished build: module name -> file, relative to the manifest
TOOK = "seconds.json"  # beside the builds: how long the last one took
ENGINE = ("core", "games", "bots")  # the packages that are compiled, as one unit …
# … with what the house does at every move; how messages are made is not compiled, but what uses it is.
AT_TABLES = ("__init__", "fairness", "frames", "match", "messages")
HOUSE = ("server/__init__.py", *(f"server/tables/{name}.py" for name in AT_TABLES))


_build = "pure"


def build() -> str:
    """The build that is in use in this process: "compiled" or "pure"."""
    return _build


def sources(package: Path) -> list[Path]:
    """Every Python file of the engine, also those that stay interpreted: compiled code has their constants in it."""
    engine = [path for part in ENGINE for path in (package / part).rglob("*.py")]
    return sorted(engine + [path for path in (package / name for name in HOUSE) if path.is_file()])


def key(root: Path) -> str:
    """The name of the build for the sources in this checkout, and for the Python that asks."""
    total = hashlib.sha256(repr((sys.version_info[:3], EXTENSION_SUFFIXES[0])).encode())
    package = root / "src" / "manoir"
    # tools/compile.py counts because it says how to compile, and with which version of mypyc.
    for path in [root / "tools" / "compile.py", *sources(package)]:
        data = path.read_bytes()
        total.update(f"\n{path.relative_to(root).as_posix()} {len(data)}\n".encode() + data)
    return total.hexdigest()[:20]


def finished(root: Path) -> Path | None:
    """The directory of the compiled engine for the present sources of this checkout, if there is one."""
    builds = root / ".cache" / "compiled"
    if not builds.is_dir():
        return None
    place = builds / key(root)
    return place if (place / MANIFEST).is_file() else None


class BinaryLoader(ExtensionFileLoader):
    """Loads a binary, and tells it that it lies beside its source, as it does in a wheel: there are the texts it reads.

    The one that holds all the code hands this on to the modules in it, before any of them is executed.
    """

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(PACKAGE.parent.joinpath(*self.name.split("."))) + EXTENSION_SUFFIXES[0]


class EngineFinder:
    """Finds the modules of Manoir in a compiled build, and those that it lacks in their sources, never elsewhere."""

    def __init__(self, compiled: Path | None) -> None:
        self.modules: dict[str, str] = {}
        if compiled is not None:
            names: dict[str, str] = json.loads((compiled / MANIFEST).read_text())
            self.modules = {name: str(compiled / file) for name, file in names.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in self.modules:
            file = self.modules[fullname]
            return spec_from_file_location(fullname, file, loader=BinaryLoader(fullname, file))
        if not fullname.startswith("manoir."):
            return None
        # The usual finder would take a binary that lies beside a source first.
        for place in path or ():
            spec = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def compile_seconds(root: Path) -> tuple[int, int]:
    """About how long the two halves of compiling take, in seconds: as the last time here, or as on a slow machine."""
    try:
        translating, building = json.loads((root / ".cache" / "compiled" / TOOK).read_text())
        return round(translating), round(building)
    except (OSError, ValueError, TypeError):
        return 8, 45


def activate() -> None:
    """Choose the build for this process. Called once, before any module of the engine is imported."""
    global _build
    pure = os.environ.get("MANOIR_PURE", "0") not in ("", "0")
    if PACKAGE.parent.name == "src" and (ROOT / "tools" / "compile.py").is_file():  # a source checkout
        compiled = None if pure else finished(ROOT)
        use(EngineFinder(compiled))
        _build = "pure" if compiled is None else "compiled"
    elif pure:
        use(EngineFinder(None))
    elif any((PACKAGE / "core").glob("*" + EXTENSION_SUFFIXES[0])):  # an installed wheel
        _build = "compiled"
    if os.environ.get("MANOIR_COMPILED") == "require" and _build != "compiled":
        why = "MANOIR_PURE is set too" if pure else "the present sources have no compiled build (./manoir compile)"
        raise ImportError(f"MANOIR_COMPILED=require, but {why}")


def use(finder: EngineFinder) -> None:
    sys.meta_path.insert(0, finder)
