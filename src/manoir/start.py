"""How the program was started: what people type to start it, and starting it again on the other engine."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from manoir import _build

COMMAND = "MANOIR_COMMAND"  # what people typed to start ./manoir, which started us
PURE = "MANOIR_PURE"


def command(*words: str) -> str:
    """A line that people can type here: `./manoir resume` in a checkout, `manoir resume` where it is installed."""
    return " ".join([_program(), *map(shlex.quote, words)])


def in_checkout() -> bool:
    """Whether ./manoir has started us, whose words compile and test."""
    return COMMAND in os.environ


def _program() -> str:
    if COMMAND in os.environ:
        return shlex.quote(os.environ[COMMAND])
    script = Path(sys.argv[0])
    if script.name == "__main__.py" and script.parent.name == "manoir":
        return f"{shlex.quote('python' if _is('python', sys.executable) else sys.executable)} -m manoir"
    if script.stem != "manoir" or not script.is_file():
        return "manoir"
    if "archive-v0" in Path(sys.prefix).resolve().parts:  # where uv keeps what it runs once
        return "uvx manoir"
    return "manoir" if _is("manoir", str(script)) else shlex.quote(str(script))


def _is(name: str, file: str) -> bool:
    found = shutil.which(name)
    return found is not None and Path(found).samefile(file)


class Restart(Exception):
    """The work is to begin again on the other engine."""


class Compile(Restart):
    """… once that is compiled."""


def again(words: list[str], restart: Restart) -> NoReturn:
    """Become the program anew, with the same words."""
    sys.stdout.flush()
    sys.stderr.flush()
    line = [sys.executable, "-P", "-m", "manoir", *words]
    pure = not (isinstance(restart, Compile) and compiled())
    environment = {**os.environ, **({PURE: "1"} if pure else {})}
    if os.name == "nt":  # exec on Windows gives the prompt back while the program still runs
        sys.exit(subprocess.call(line, env=environment))
    os.execve(sys.executable, line, environment)


def pure_asked(flag: bool) -> bool:
    """Whether somebody wants the pure engine, by a flag or by a variable."""
    return flag or os.environ.get(PURE, "0") not in ("", "0")


def choose_engine(pure: bool) -> None:
    """Who asks for the pure engine gets it, also where there is a compiled one."""
    if pure and _build.build() == "compiled":
        raise Restart


def compiling() -> str:
    """Whether the engine could be compiled here: "needed" if so, otherwise why not (tools/compile.py)."""
    tool = [sys.executable, str(_build.ROOT / "tools" / "compile.py"), "--state"]
    return subprocess.run(tool, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()


def compiled() -> bool:
    """Compile, with lines that say how far it is; whether it worked out."""
    tool = [sys.executable, str(_build.ROOT / "manoir"), "compile"]
    subprocess.run(tool, stdout=subprocess.DEVNULL, check=False)
    return _build.finished(_build.ROOT) is not None
