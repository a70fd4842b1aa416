"""The words that ./manoir adds, and how it starts the program. Standard library only."""

import os
import signal
import subprocess
import sys
import tomllib

from tools import page
from tools.checkout import ROOT, Trouble, line
from tools.steps import alone, set_up
from tools.venv import ASIDE, MAIN, PEERS, WINDOWS

HELP = """
Words that ./manoir adds:
  test [PYTEST OPTIONS]  check everything: style, types, imports, and the tests on the pure and the compiled engine
  compile                build the compiled engine, if there is a C compiler
  pictures [NAMES]       make the pictures of docs/pictures anew, all or some
  pictures --readme      make the pictures of docs/images anew, which the README shows
  docs                   build the site of the documentation into .cache/site, and check all links
  release [PYTHONS]      build sdist and wheel into dist/ and try them in empty environments
  board NAME [--check]   build the board that a game of another package brings: web/dist from web/, beside its module
  lock [UV OPTIONS]      write requirements-*.lock anew from pyproject.toml (with --upgrade: newer versions)
"""
# A long simulation is worth waiting for a compiled engine. Play takes one that is there, and never waits.
WORTH_COMPILING = ("analyse", "arena", "attack", "bench", "habits", "ladder", "simulate")
WITH_PAGE = ("play", "serve")  # words that send the page to a browser


COMPILER = [str(MAIN.python), str(ROOT / "tools/compile.py")]


def engine_state() -> str:
    """Of the compiled engine: "ready: where", "needed", "impossible: why" or "broken: why"."""
    if os.environ.get("MANOIR_PURE", "0") not in ("", "0"):
        return "impossible: MANOIR_PURE is set"
    return subprocess.run([*COMPILER, "--state"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def compiled_engine(try_again: bool) -> str:
    """Build the compiled engine if that can be done; returns the state it is in then."""
    state = engine_state()
    if state == "needed" or (state.startswith("broken") and try_again):
        set_up("run", "dev")
        with alone():
            state = subprocess.run([*COMPILER, "--steps"], stdout=subprocess.PIPE, text=True).stdout.strip()
    return state


def word_compile(_: list[str]) -> int:
    set_up("run")
    state = compiled_engine(try_again=True)
    print(f"compiled engine: {state}")
    return 1 if state.startswith("broken") else 0


def word_test(options: list[str]) -> int:
    """Every check of the project: tools/check.py."""
    from tools import check
    from tools.beside import Command

    if {"--help", "-h"} & set(options):
        print(check.HELP, end="")
        return 0
    options = check.paths(options, ROOT)
    os.chdir(ROOT)
    set_up("run", "dev", "page-tests")
    python, (page_types, environment) = str(MAIN.python), script_of_page("check")
    short = [
        Command("ruff check", [python, "-m", "ruff", "check", "--quiet", ".", "manoir"]),
        Command("ruff format", [python, "-m", "ruff", "format", "--check", "--quiet", ".", "manoir"]),
        Command("lint-imports", [str(MAIN.bin / "lint-imports"), "--no-logo"]),
    ]
    long = [Command("mypy", [python, "-m", "mypy"]), Command("svelte-check", page_types, environment)]
    engine = check.Engine(engine_state(), Command("compiling the engine", COMPILER))
    return check.Check(ROOT, python, options, engine).run(short, long)


def script_of_page(name: str) -> tuple[list[str], dict[str, str]]:
    """A script of web/package.json, as a command and what it needs in its environment."""
    node = page.node(MAIN.site_packages())
    return page.npm(node, "run", "--silent", "--prefix", "web", name), page.environment(node)


def word_pictures(names: list[str]) -> int:
    """Screenshots of the house into docs/pictures, all of them or those with these names."""
    os.chdir(ROOT)
    set_up("run", "dev", "page-tests")
    module = "tools.showcase" if "--readme" in names else "tools.pictures"
    return call([str(MAIN.python), "-m", module, *(name for name in names if name != "--readme")], {})


def word_docs(words: list[str]) -> int:
    """The site of the documentation, from the Markdown files of the project."""
    os.chdir(ROOT)
    set_up("docs")
    return call([str(ASIDE["docs"].python), "-m", "tools.site", *words], {})


def word_release(words: list[str]) -> int:
    """What is published, built and tried, and what makes it checked."""
    os.chdir(ROOT)
    set_up("run", "release")
    return call([str(MAIN.python), "-m", "tools.release", *words], {"MANOIR_RELEASE_TOOLS": str(ASIDE["release"].bin)})


def word_board(words: list[str]) -> int:
    """The boards of games that other packages bring."""
    set_up("run", "page-tests" if "--check" in words else "page")
    os.chdir(ROOT)
    return call([str(MAIN.python), "-m", "tools.board", *words], {})


def build_boards() -> None:
    """Boards of packages that were installed with their sources, if they are no longer what they were built from."""
    points = (info / "entry_points.txt" for info in MAIN.site_packages().glob("*.dist-info"))
    brought = [one for one in points if one.parent.name.split("-")[0] != "manoir" and one.is_file()]
    if any("[manoir.games]" in one.read_text() for one in brought):
        call([str(MAIN.python), "-m", "tools.board", "--stale"], {"PYTHONPATH": str(ROOT)})


def word_lock(options: list[str]) -> int:
    """Hashed lock files for every platform, without addresses: docs/decisions/0002-locks-without-urls.md."""
    set_up()
    toml = tomllib.loads((ROOT / "pyproject.toml").read_text())
    run, groups = toml["project"]["dependencies"], toml["dependency-groups"]
    uv = [str(MAIN.bin / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    uv += ["--generate-hashes", "--no-header", "--no-annotate", "--no-config", *options]
    for kind, wanted, same in (
        ("uv", groups["bootstrap"], []),
        ("run", run, []),
        ("dev", [*run, *groups["dev"]], ["--constraint", "requirements-run.lock"]),
        ("web", groups["web"], []),
        *((kind, groups[kind], []) for kind in ("peers", "release", "docs")),
    ):
        command = [*uv, *same, "--output-file", f"requirements-{kind}.lock", "-"]
        with line(f"locking requirements-{kind}.lock"):
            subprocess.run(command, cwd=ROOT, input="\n".join(wanted).encode(), stdout=subprocess.DEVNULL, check=True)
    return 0


def word_help() -> int:
    set_up("run")
    status = call([str(MAIN.python), "-P", "-m", "manoir", "--help"], {})
    print(HELP, end="")
    return status


def program(words: list[str]) -> int:
    """Any other word belongs to the program. It takes our place: signals, stdin and exit code are its own."""
    set_up("run")
    works = not {"--help", "-h"} & set(words)  # to be told about a word is not worth much waiting
    if words[0] == "bench" and "--peers" in words and works:
        if "--server" in words:
            set_up("run", "peers-server")
            os.environ["MANOIR_PEERS_NODE"] = str(page.node(MAIN.site_packages()))
            os.environ["NODE_PATH"] = str(ROOT / "peers/node_modules")
        else:
            set_up("run", "peers")
            os.environ["MANOIR_PEERS_PYTHON"] = str(PEERS.python)
    if words[0] in WORTH_COMPILING and works:
        state = compiled_engine(try_again=False)
        if not state.startswith("ready"):
            print(f"manoir: running on the pure engine ({state})", file=sys.stderr)
    if words[0] in WITH_PAGE and works:
        set_up_page(words[0])
    # -P: the directory of the caller is not a place to import from.
    command = [str(MAIN.python), "-P", "-m", "manoir", *words]
    if not WINDOWS:
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # exec on Windows gives the prompt back while the program still runs
    return subprocess.call(command)


def set_up_page(word: str) -> None:
    """See to it that there is a page to send. `serve` goes on without one: programs can play in the house."""
    try:
        set_up("run", "page")
        build_boards()
    except Trouble as trouble:
        if word == "play" and not (page.built(ROOT) / "index.html").is_file():
            raise Trouble(f"{trouble} Until then, ./manoir terminal plays without the page.") from None
        print(f"manoir: the house opens with the page that there is. {trouble}", file=sys.stderr)


def call(command: list[str], extra: dict[str, str]) -> int:
    """Run a command with the engine that the variables in extra choose; returns its exit code."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MANOIR_PURE", "MANOIR_COMPILED")}
    child = subprocess.Popen(command, env={**environment, **extra})
    try:
        status = child.wait()
    except KeyboardInterrupt:  # it has reached the child too, which may finish what it has to say
        child.wait()
        raise
    finally:
        child.terminate()  # does nothing to one that has ended
    return status if status >= 0 else 128 - status


def main(words: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # an exception, so that no child is left behind
    try:
        if not words or words[0] in ("--help", "-h"):
            return word_help()
        own = {"test": word_test, "compile": word_compile, "pictures": word_pictures, "board": word_board}
        ours = {**own, "docs": word_docs, "release": word_release, "lock": word_lock}.get(words[0])
        return program(words) if ours is None else ours(words[1:])
    except Trouble as trouble:
        print(f"manoir: {trouble}", file=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"manoir: {error}: put this right, then run it again.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1
