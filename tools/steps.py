"""What Manoir needs in this directory, step by step: .venv, its packages, the page. Standard library only."""

import contextlib
import functools
import importlib.util
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import browser, page
from tools.checkout import CACHE, LOG, ROOT, Trouble, advice, key_of, line, run_quietly
from tools.venv import ASIDE, MAIN, Step, Venv

try:
    import fcntl
except ImportError:  # Windows: there, two set-ups at the same time are not kept apart
    fcntl = None  # type: ignore[assignment]


def run_tool(*command: object) -> None:
    """Run a tool of the set-up for Python."""
    environment = {"UV_SYSTEM_CERTS": "1", **os.environ}  # behind a private CA, uv would not look at the system's
    if "PIP_INDEX_URL" in environment:  # a mirror that is set for pip is meant for uv too
        environment.setdefault("UV_INDEX_URL", environment["PIP_INDEX_URL"])
    run_quietly([str(word) for word in command], environment, advice)


def run_node(command: list[str], advice: Callable[[str], str], folder: str = "web") -> None:
    """Run a tool of the set-up for the page, or for the peers of the house."""
    run_quietly(command, page.environment(page.node(MAIN.site_packages())), advice, ROOT / folder)


def make_main_venv() -> list[Path]:
    if None in (importlib.util.find_spec("ensurepip"), importlib.util.find_spec("venv")):
        raise Trouble("this Python cannot make virtual environments: on Debian or Ubuntu install python3-venv.")
    if MAIN.path.exists():  # broken, or half-made
        shutil.rmtree(MAIN.path)
    run_tool(sys.executable, "-m", "venv", MAIN.path)
    return [MAIN.python]


def make_venv_aside(venv: Venv) -> list[Path]:
    run_tool(MAIN.bin / "uv", "venv", "--quiet", "--clear", "--python", MAIN.python, venv.path)
    return [venv.python]


def install_uv() -> list[Path]:
    pip = (MAIN.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "2")
    lock = ROOT / "requirements-uv.lock"
    run_tool(*pip, "--no-deps", "--require-hashes", "--only-binary", ":all:", "--force-reinstall", "-r", lock)
    return [*MAIN.bin.glob("uv*"), *MAIN.site_packages().glob("uv-*.dist-info/RECORD")]


def install_packages(venv: Venv, kind: str) -> list[Path]:
    lock = ROOT / f"requirements-{kind}.lock"
    uv = [MAIN.bin / "uv", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--python", venv.python]
    unfinished = venv.path / f"manoir-{kind}.unfinished"
    if unfinished.exists():  # a package that was cut off half-way looks installed to uv
        uv.append("--reinstall")
    unfinished.touch()
    run_tool(*uv, "-r", lock)
    unfinished.unlink()
    pinned = {plain(name) for name in re.findall(r"^([\w.-]+)==", lock.read_text(), re.M)}
    packages = [info for info in venv.site_packages().glob("*.dist-info") if plain(info.name.split("-")[0]) in pinned]
    return [info / "RECORD" for info in packages]


def plain(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def link_sources() -> list[Path]:
    """What an editable install does: src on the path, and metadata with the version and the list of games."""
    site = MAIN.site_packages()
    version = re.findall(r'^__version__ = "(.+)"', (ROOT / "src/manoir/__init__.py").read_text(), re.M)[0]
    for old in site.glob("manoir-*.dist-info"):
        shutil.rmtree(old)
    info = site / f"manoir-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: manoir\nVersion: {version}\n")
    entry_points = ""
    for group, entries in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"].items():
        entry_points += "\n".join([f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()), ""])
    (info / "entry_points.txt").write_text(entry_points)
    (site / "manoir.pth").write_text(f"{ROOT / 'src'}\n")
    return [site / "manoir.pth", info / "METADATA", info / "entry_points.txt"]


def install_npm_packages(everything: bool) -> list[Path]:
    run_node(page.install(page.node(MAIN.site_packages()), everything), advice)
    folder = ROOT / "web/node_modules"
    made = [folder / ".package-lock.json"]
    if everything:
        MAIN.note("npm", key_of(*page.packages(ROOT)), made)
        made.append(folder / "axe-core/axe.min.js")  # gone when the packages are installed without those of the tests
    return made


def install_npm_peers() -> list[Path]:
    run_node(page.install(page.node(MAIN.site_packages()), everything=False), advice, "peers")
    return [ROOT / "peers/node_modules/.package-lock.json"]


def build_page() -> list[Path]:
    key = page.key(ROOT)
    wrong = f"the page could not be built: put right in web/ what {LOG.relative_to(ROOT)} says, then run this again."
    run_node(page.npm(page.node(MAIN.site_packages()), "run", "build"), lambda output: wrong)
    page.write_stamp(ROOT, key)
    return [page.built(ROOT) / "index.html"]


def unpack_chromium() -> list[Path]:
    if not browser.can_be_unpacked():
        raise Trouble("the tests in a browser need Chromium or Chrome: install it, or name it in MANOIR_CHROMIUM.")
    program = browser.unpacked(ROOT)
    script = ROOT / "web/unpack-chromium.mjs"
    run_node([str(page.node(MAIN.site_packages())), str(script), str(program.parent)], advice)
    return [program]


def page_steps(everything: bool) -> Iterator[Step]:
    """The steps that build the page; with everything, also those that bring what its tests need."""
    packages = "the packages of web/package-lock.json"
    npm = "npm-all" if everything else "npm"
    install = functools.partial(install_npm_packages, everything)
    yield Step(MAIN, npm, f"installing {packages}", lambda: key_of(*page.packages(ROOT)), install)
    yield Step(MAIN, "page", "building the page", lambda: key_of(page.key(ROOT), page.stamp(ROOT)), build_page)
    if everything and browser.installed() is None:
        key = functools.partial(key_of, ROOT / "web/package-lock.json")
        yield Step(MAIN, "chromium", "unpacking a browser for the tests", key, unpack_chromium)


def steps(*kinds: str) -> Iterator[Step]:
    """The steps that bring the packages of these lock files, in order; "page" and "page-tests" bring the page,
    "peers-server" boardgame.io."""
    link = ROOT / "pyproject.toml", ROOT / "src/manoir/__init__.py"
    yield Step(MAIN, "venv", "making .venv", MAIN.key, make_main_venv)
    yield Step(MAIN, "uv", "installing uv", lambda: key_of(ROOT / "requirements-uv.lock"), install_uv)
    yield Step(MAIN, "link", "linking src", lambda: key_of(*link), link_sources)
    for kind in kinds:
        if kind == "peers-server":
            yield from steps_of("web")
            key = functools.partial(key_of, ROOT / "peers/package-lock.json", ROOT / "requirements-web.lock")
            yield Step(MAIN, "npm-peers", "installing the packages of peers/package-lock.json", key, install_npm_peers)
        elif kind.startswith("page"):
            if page.there(ROOT):
                yield from steps_of("web")
                yield from page_steps(everything=kind == "page-tests")
        else:
            yield from steps_of(kind)


def steps_of(kind: str) -> Iterator[Step]:
    """The steps that bring the packages of one lock file."""
    venv = ASIDE.get(kind, MAIN)
    if venv is not MAIN:
        yield Step(venv, "venv", f"making {venv.path.name}", venv.key, functools.partial(make_venv_aside, venv))
    lock = ROOT / f"requirements-{kind}.lock"
    key = functools.partial(key_of, lock)
    make = functools.partial(install_packages, venv, kind)
    yield Step(venv, kind, f"installing the packages of {lock.name}", key, make)


def is_set_up(*kinds: str) -> bool:
    return all(step.done() for step in steps(*kinds))


def set_up(*kinds: str) -> None:
    """See to it that the packages of these lock files are there."""
    if is_set_up(*kinds):
        return
    with alone():
        for step in steps(*kinds):
            if not step.done():
                step.do()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in this directory. The kernel frees the lock of a process that dies."""
    try:
        CACHE.mkdir(exist_ok=True)
        lock = (CACHE / "setup.lock").open("w")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(f"nothing can be set up in {ROOT} ({reason}): clone it to a folder of your own.") from None
    with lock as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                with line("waiting for another ./manoir that is setting up"):
                    fcntl.flock(file, fcntl.LOCK_EX)
        yield
