"""The words that a player may type besides moves, in English or in the player's language."""

import unicodedata

from manoir.core.texts import Texts

COMMANDS = [
    "help",
    "table",
    "scores",
    "log",
    "card",
    "cards",
    "rule",
    "rules",
    "letter",
    "undo",
    "restart",
    "save",
    "lang",
    "quit",
]
ALSO = {"?": "help", "q": "quit", "exit": "quit", "score": "scores"}  # in every language
LONGEST = 40  # characters of a mistake that are repeated


class Leave(Exception):
    """The player wants to go."""


def command(typed: str, texts: Texts) -> tuple[str, str]:
    """The command that was typed, in English, and the rest of the line; an empty command if it is none."""
    if folded(typed) in ALSO:
        return ALSO[folded(typed)], ""
    word, _, rest = typed.partition(" ")
    for name in COMMANDS:
        if folded(word) in (name, folded(texts("command-" + name))):
            return name, rest.strip()
    return "", ""


def shortened(typed: str) -> str:
    """What was typed, as far as it takes to recognise it."""
    return typed if len(typed) <= LONGEST else typed[: LONGEST - 1] + "…"


def folded(word: str) -> str:
    """Without capitals, accents and curly apostrophes, which few want to look for on a keyboard."""
    parts = unicodedata.normalize("NFD", word.casefold().replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part))
