"""`./manoir release`: makes what a release is made of, into dist/, and tries it as strangers would.

    ./manoir release             sdist and wheel, tried in empty environments on every Python from 3.11 on that is found
    ./manoir release 3.12 3.14   … on these
    ./manoir release --try F     tries an installed program, a path or a name, and says which engine it has

What is tried: that it installs without a compiler and without Node, knows its version and its games, simulates, plays
in the terminal, and opens a house whose page and tables are there. .github/workflows/release.yml does the same on every
system that wheels are made for. Standard library only.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
OLDEST = 11  # of Python 3
PATIENCE = 600.0  # seconds that anything may take on a machine that is very busy
GAMES = ("toctoctoc", "spooks", "halloween")
# In an environment without these there is no compiler and no Node, and pip still finds its own Python.
BARE = {"CC": "no-such-compiler", "CXX": "no-such-compiler"}


class Wrong(Exception):
    """A release that should not be made, and why."""


def version(root: Path) -> str:
    """The only place that says it."""
    text = (root / "src/manoir/__init__.py").read_text(encoding="utf-8")
    return str(re.findall(r'^__version__ = "(.+)"', text, re.M)[0])


def run(*words: object, cwd: Path | None = None, typed: str = "", extra: dict[str, str] | None = None) -> str:
    """What a command says; Wrong if it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={"UV_SYSTEM_CERTS": "1", **environment, **(extra or {})},  # uv would not look at a private CA of the system
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    if done.returncode != 0:
        raise Wrong(f"$ {' '.join(map(str, words))}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def missing_in(file: Path) -> list[str]:
    """What a sdist or wheel ought to carry and does not."""
    if file.suffix == ".whl":
        names, home = set(zipfile.ZipFile(file).namelist()), ""
    else:
        with tarfile.open(file) as archive:
            names = {name.split("/", 1)[-1] for name in archive.getnames()}
        home = "src/"
    wanted = [f"{home}manoir/web/index.html", f"{home}manoir/texts/fr.ftl", f"{home}manoir/py.typed"]
    wanted += [f"{home}manoir/games/{game}/{part}" for game in GAMES for part in ("RULES.md", "texts/es.ftl")]
    info = f"manoir-{version(ROOT)}.dist-info/licenses/" if file.suffix == ".whl" else ""
    wanted += [f"{info}LICENSE", f"{info}NOTICE"]
    return [name for name in wanted if name not in names]


@contextmanager
def opened(manoir: Path, home: Path) -> Iterator[str]:
    """A house of an installed program, as `manoir play` opens it; its address."""
    words = [
        str(manoir),
        "play",
        "--no-open",
        "--port",
        "0",
        "--database",
        f"sqlite:///{home}/house.db",
        "--lang",
        "en",
    ]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MANOIR_")}
    environment = {**kept, "HOME": str(home), "PYTHONUNBUFFERED": "1"}
    with (home / "log").open("wb") as log:
        flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        house = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, env=environment, creationflags=flags)
    assert house.stdout is not None
    try:
        for line in house.stdout:
            found = re.search(rb"http://[\d.]+:\d+/", line)
            if found:
                yield found[0].decode()
                break
        else:
            raise Wrong(f"manoir play did not open:\n{(home / 'log').read_text(errors='replace')[-3000:]}")
    finally:
        house.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))
        house.stdout.close()
        house.wait(PATIENCE)


def fetched(address: str, body: object = None) -> bytes:
    """What a house answers to a page of its own."""
    data = None if body is None else json.dumps(body).encode()
    origin = "/".join(address.split("/")[:3])
    asked = Request(address, data, {"Content-Type": "application/json", "Origin": origin})
    with urlopen(asked, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def tried(manoir: Path) -> str:
    """An installed program, in the ways that its README names; which engine it has. Wrong if something is amiss."""
    said = run(manoir, "--version").strip()
    if said != version(ROOT):
        raise Wrong(f"{manoir} says that it is {said}")
    games = run(manoir, "games", "--lang", "en")
    if not all(game in games for game in GAMES):
        raise Wrong(f"manoir games: {games}")
    engine = run(manoir, "simulate", "spooks", "--games", "3", "--seed", "1", "--bots", "random", "--lang", "en")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        played = run(manoir, "terminal", "toctoctoc", "--lang", "en", typed="1\n" * 5, cwd=home, extra={"HOME": folder})
        if "Your hand" not in played:
            raise Wrong(f"manoir terminal: {played}")
        with opened(manoir, home) as address:
            page = fetched(address).decode()
            files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            if not files or not all(fetched(address.rstrip("/") + file) for file in files):
                raise Wrong(f"the page has no files: {page[:500]}")
            table = json.loads(fetched(f"{address}api/tables", {"game": "halloween", "name": "Ada", "bots": "regular"}))
            if not table.get("code"):
                raise Wrong(f"no table: {table}")
    found = re.findall(r"(pure Python|compiled) engine", engine)
    if not found:
        raise Wrong(f"manoir simulate: {engine}")
    return str(found[0])


def pythons(uv: Path, wanted: list[str]) -> dict[str, str]:
    """Of each minor version that is wanted and that this machine has, one."""
    listed = json.loads(
        run(uv, "python", "list", "--only-installed", "--no-python-downloads", "--output-format", "json")
    )
    found: dict[str, str] = {}
    for one in listed:
        major, minor = (int(number) for number in one["version"].split(".")[:2])
        name = f"{major}.{minor}"
        plain = one["implementation"] == "cpython" and one.get("variant", "default") == "default"
        if plain and major == 3 and minor >= OLDEST and (not wanted or name in wanted):
            found.setdefault(name, one["path"])
    absent = [name for name in wanted if name not in found]
    if absent:
        raise Wrong(f"there is no Python {', '.join(absent)} here")
    return dict(sorted(found.items(), key=lambda one: int(one[0].split(".")[1])))


def check_files(tools: Path, files: list[Path]) -> None:
    """What others say about our files: PyPI about the metadata, GitHub's workflows, and the file of the container."""
    run(tools / "twine", "check", "--strict", *files)
    run(tools / "zizmor", "--offline", "--quiet", "--config", ROOT / ".github/zizmor.yml", ROOT / ".github/workflows")
    run(tools / "hadolint", ROOT / "deploy/Dockerfile")
    named = run(tools / "cibuildwheel", "--print-build-identifiers", "--platform", "linux", "--archs", "x86_64", ROOT)
    if not re.search(r"^cp311-manylinux_x86_64$", named, re.M):
        raise Wrong(f"cibuildwheel would build {named}")


def build(uv: Path, out: Path) -> list[Path]:
    """The sdist, and from it, as everybody else would, the wheel for the Python that runs this."""
    shutil.rmtree(out, ignore_errors=True)
    run(uv, "build", "--quiet", "--sdist", "--out-dir", out, ROOT)
    [sdist] = out.glob("*.tar.gz")
    run(uv, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", out, sdist)
    return [sdist, *out.glob("*.whl")]


def installed(uv: Path, python: str, file: Path, place: Path) -> Path:
    """Into an environment that has nothing else, where neither a compiler nor Node is found; the command manoir."""
    run(uv, "venv", "--quiet", "--python", python, "--no-python-downloads", place)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    name = "python.exe" if os.name == "nt" else "python"
    run(uv, "pip", "install", "--quiet", "--python", programs / name, file, extra={**BARE, "PATH": str(programs)})
    return programs / ("manoir.exe" if os.name == "nt" else "manoir")


def fits(file: Path, minor: str) -> bool:
    """Can this Python install this file?"""
    return file.suffix != ".whl" or "-py3-none-" in file.name or f"-cp{minor.replace('.', '')}-" in file.name


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["--try"]:
            print(tried(Path(shutil.which(words[1]) or words[1]).absolute()))
            return 0
        uv = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
        found = pythons(uv, words)
        files = build(uv, ROOT / "dist")
        tools = os.environ.get("MANOIR_RELEASE_TOOLS")
        if tools:
            check_files(Path(tools), files)
            print("metadata, workflows and Dockerfile are well", flush=True)
        for file in files:
            print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB", flush=True)
            missing = missing_in(file)
            if missing:
                raise Wrong(f"{file.name} lacks {', '.join(missing)}")
            for minor, python in found.items():
                if not fits(file, minor):
                    continue
                with tempfile.TemporaryDirectory() as place:
                    start = time.monotonic()
                    manoir = installed(uv, python, file, Path(place, "venv"))
                    took = time.monotonic() - start
                    print(f"  Python {minor}: installed in {took:.0f} s, {tried(manoir)} engine, plays", flush=True)
    except Wrong as why:
        print(f"manoir: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
