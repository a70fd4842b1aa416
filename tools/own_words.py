"""The words that ./manoir adds to those of the house: their help, and what they take. Standard library only."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

HELPS = {
    "test": """./manoir test [PYTEST OPTIONS]

Check everything: style, types, imports, and the tests on both engines.
""",
    "compile": """./manoir compile

Build the compiled engine, if there is a C compiler.

Nobody has to: simulate, arena and the like start without it, and compile by themselves where that ends sooner.
""",
    "pictures": """./manoir pictures [NAMES] [--sizes 1280x720 …] [--languages fr …] [--themes day …] [--check] [--list]
./manoir pictures --readme

Make pictures of every screen, and look for faults in them.

Into docs/pictures, at nine sizes in three languages, or of the scenes whose names begin with NAMES. No text may be cut,
no control covered, nothing outside: faults are said at the end, and the exit code is 1. --check keeps no pictures,
--list names all scenes. --readme: the pictures of docs/images instead, which the README shows.
""",
    "docs": """./manoir docs [--serve]

Build the site of the documentation, and check all links.

Into .cache/site. --serve shows it on this machine, until Ctrl-C.
""",
    "release": """./manoir release [PYTHONS]

Build sdist and wheel into dist/, and try them in empty environments.

On every Python from 3.11 on that is found, or on those named: 3.12 3.14. Needs the network. --try manoir: one that is
there already.
""",
    "board": """./manoir board NAME [--check]

Build the board that a game of another package brings.

From web/ into web/dist, beside its module. --check: its types too.
""",
    "lock": """./manoir lock [UV OPTIONS]

Write requirements-*.lock anew from pyproject.toml.

--upgrade takes newer versions. Needs the network.
""",
}


class Takes(NamedTuple):
    """The flags of a word, and how many words without a dash it takes; `passed_on`: another program judges them."""

    flags: tuple[str, ...] = ()
    most: int = 0
    passed_on: bool = False


ANY = 1000
TAKES = {
    "test": Takes(passed_on=True),  # to pytest
    "compile": Takes(),
    "pictures": Takes(("--check", "--languages", "--list", "--readme", "--sizes", "--themes"), ANY),
    "docs": Takes(("--serve",)),
    "release": Takes(("--try",), ANY),
    "board": Takes(("--check",), ANY),
    "lock": Takes(passed_on=True),  # to uv
}


def wrong(word: str, rest: Sequence[str], meant: Callable[[str, Sequence[str]], str]) -> str:
    """What is wrong with the words after one of ours, in a sentence; empty if nothing is."""
    takes = TAKES[word]
    if takes.passed_on:
        return ""
    for typed in rest:
        name = typed.partition("=")[0]
        if typed.startswith("-") and name not in takes.flags:
            near = meant(name, takes.flags)
            others = f"choose from: {', '.join(takes.flags)}." if takes.flags else f"{word} takes none."
            return f"There is no option {name}; " + (f"did you mean {near}?" if near else others)
    bare = [typed for typed in rest if not typed.startswith("-")]
    if len(bare) > takes.most:
        return f"“{bare[takes.most]}” is one word too many."
    if word == "board" and not bare:
        return "NAME needs a value: the game whose board is to be built."
    return ""
