"""How ./manoir does its own words, and how it starts the program for all others. Standard library only.

A line is looked at before anything is installed: help, and what is wrong with it, are answered at once.
"""

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

from tools import own_words, page
from tools.checkout import ROOT, Trouble, advice, line, run_quietly
from tools.flags import Bare, Wrong
from tools.own_words import HELPS
from tools.steps import alone, is_set_up, set_up
from tools.venv import ASIDE, MAIN, PEERS, WINDOWS

WITH_PAGE = ("play", "serve")  # words that send the page to a browser
WRONG = 2  # the exit code for words that cannot be taken


COMPILER = [str(MAIN.python), str(ROOT / "tools/compile.py")]


def engine_state() -> str:
    """Of the compiled engine: "ready: where", "needed", "impossible: why" or "broken: why"."""
    if os.environ.get("MANOIR_PURE", "0") not in ("", "0"):
        return "impossible: MANOIR_PURE is set"
    return subprocess.run([*COMPILER, "--state"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def compiled_engine() -> str:
    """Build the compiled engine if that can be done; returns the state it is in then."""
    state = engine_state()
    if state == "needed" or state.startswith("broken"):
        set_up("run", "dev")
        with alone():
            state = subprocess.run([*COMPILER, "--steps"], stdout=subprocess.PIPE, text=True).stdout.strip()
    return state


def word_compile(_: list[str]) -> int:
    set_up("run")
    state = compiled_engine()
    print(f"compiled engine: {state}")
    return 1 if state.startswith("broken") else 0


def word_test(options: list[str]) -> int:
    """Every check of the project: tools/check.py."""
    from tools import check
    from tools.beside import Command

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
    """Screenshots of the house into docs/pictures, and what is wrong with them."""
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


def brought() -> bool:
    """Whether other packages bring games."""
    folders = "lib/python*/site-packages", "Lib/site-packages"  # of Unix and of Windows, if there is one at all
    points = [info / "entry_points.txt" for one in folders for info in MAIN.path.glob(f"{one}/*.dist-info")]
    others = [one for one in points if one.parent.name.split("-")[0] != "manoir" and one.is_file()]
    return any("[manoir.games]" in one.read_text() for one in others)


def build_boards() -> None:
    """Boards of packages that were installed with their sources, if they are no longer what they were built from."""
    if brought():
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
        try:
            with line(f"locking requirements-{kind}.lock"):
                run_quietly(command, dict(os.environ), what_uv_refused, ROOT, "\n".join(wanted))
        except LookupError as unknown:
            return refused(f"There is no option {unknown.args[0]}: lock hands its options to uv pip compile.")
    return 0


def what_uv_refused(output: str) -> str:
    """Advice, unless uv did not know an option: that is a LookupError with its name."""
    unknown = re.search("unexpected argument '(.+?)'", output)
    if unknown:
        raise LookupError(unknown.group(1))
    return advice(output)


def by_path(file: str) -> ModuleType:
    """A module of the house, without the package, which would want what may not be installed yet."""
    spec = importlib.util.spec_from_file_location(f"manoir_{Path(file).stem}", ROOT / "src/manoir" / file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def bare_house() -> Bare:
    """The words of the house where nothing is installed yet."""
    known, languages = by_path("words.py"), by_path("core/languages.py")
    return Bare(ROOT, as_typed(), languages.of_machine(), languages.LANGUAGES, known.meant)


def own_help(word: str) -> str:
    if word != "test":
        return HELPS[word]
    from tools import check

    return check.HELP


def word_help() -> int:
    """The words of the program and ours. Where nothing is installed yet, in short: to read is not to install."""
    status = 0
    if is_set_up("run"):
        status = call([str(MAIN.python), "-P", "-m", "manoir", "--help"], {"MANOIR_COMMAND": as_typed()})
    else:
        house = bare_house()
        print(f"{house.program} WORD ...\n")
        for word in by_path("words.py").EVERY:
            print(f"  {word:11} {house.say('cli-' + word)}")
        print(f"\nTo play: {house.program} play, which sets up what it needs in {ROOT}, once.")
    print("\nWords of this checkout (each with --help):")
    for word, text in HELPS.items():
        _, says, *_ = text.split("\n\n")  # after how it is typed
        print(f"  {word:11} {says.splitlines()[0]}")
    return status


def answered(words: list[str]) -> int | None:
    """Help, and what is wrong with a line, before anything is installed; None if the program has to look at it."""
    if words[0].startswith("-") or is_set_up("run"):
        return None
    known, house = by_path("words.py"), bare_house()
    try:
        if words[0] not in known.EVERY:
            every = [*known.EVERY, *HELPS]
            near = known.meant(words[0], every)
            if near:
                raise Wrong(house.say("error-command-near", command=words[0], near=near))
            raise Wrong(house.say("error-command", command=words[0], choices=", ".join(every)))
        page = None if brought() else house.answer(words)  # another package may bring another game
    except Wrong as wrong:
        return refused(str(wrong))
    if page is not None:
        print(page, end="")
    return None if page is None else 0


def refused(sentence: str) -> int:
    print(f"manoir: {sentence}", file=sys.stderr)
    return WRONG


def as_typed() -> str:
    """What people type to start this script again."""
    script = sys.argv[0]
    found = shutil.which("manoir")
    if found and Path(found).resolve() == ROOT / "manoir":
        return "manoir"
    return script if os.sep in script else f".{os.sep}{script}"  # `python3 manoir` has no separator in it


def program(words: list[str]) -> int:
    """Any other word belongs to the program. It takes our place: signals, stdin and exit code are its own."""
    done = answered(words)
    if done is not None:
        return done
    set_up("run")
    os.environ["MANOIR_COMMAND"] = as_typed()
    works = not {"--help", "-h"} & set(words)  # to be told about a word is not worth much waiting
    if words[0] == "bench" and "--peers" in words and works:
        if "--server" in words:
            set_up("run", "peers-server")
            os.environ["MANOIR_PEERS_NODE"] = str(page.node(MAIN.site_packages()))
            os.environ["NODE_PATH"] = str(ROOT / "peers/node_modules")
        else:
            set_up("run", "peers")
            os.environ["MANOIR_PEERS_PYTHON"] = str(PEERS.python)
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
        if words[0] not in HELPS:
            return program(words)
        if {"--help", "-h"} & set(words):
            print(own_help(words[0]), end="")
            return 0
        wrong = own_words.wrong(words[0], words[1:], by_path("words.py").meant)
        if wrong:
            return refused(wrong)
        ours = {"test": word_test, "compile": word_compile, "pictures": word_pictures, "board": word_board}
        ours |= {"docs": word_docs, "release": word_release, "lock": word_lock}
        return ours[words[0]](words[1:])
    except Trouble as trouble:
        print(f"manoir: {trouble}", file=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"manoir: {error}: put this right, then run it again.", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1
