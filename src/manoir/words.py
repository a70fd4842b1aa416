"""The words of the command line, and which of them somebody may have meant.

Standard library only, and nothing of the house: ./manoir reads this file before anything is installed.
"""

from collections.abc import Iterable
from difflib import get_close_matches

TABLE = ("terminal", "resume", "replay", "analyse", "verify", "games", "trace")
SERVER = ("play", "serve", "restore")
WORKSHOP = ("new-game", "add", "remove")
LAB = ("simulate", "bench", "arena", "ladder", "habits", "check")
ATTACK = ("attack",)
COMPLETION = ("completion",)
EVERY = tuple(dict.fromkeys(("play", *TABLE, *SERVER, *WORKSHOP, *LAB, *ATTACK, *COMPLETION)))
CHECKOUT = ("test", "compile", "pictures", "docs", "release", "board", "lock")  # that ./manoir adds: tools/own_words.py
FAR = 0.7  # how alike two words must be for one to be a slip of the other


def meant(typed: str, known: Iterable[str]) -> str:
    """The known word that is most like what was typed, dashes aside; empty if none is."""
    bare = {word.lstrip("-"): word for word in known}
    return next((bare[near] for near in get_close_matches(typed.lstrip("-"), bare, 1, FAR)), "")
