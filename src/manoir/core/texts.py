"""A key and values into a sentence, in the reader's language (Fluent)."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from manoir.core.errors import UnknownLanguage
from manoir.core.languages import LANGUAGES as LANGUAGES  # for whoever says something in all of them
from manoir.core.languages import of_machine
from manoir.core.story import LETTERS, Phrase, Who

if TYPE_CHECKING:  # Fluent takes a tenth of a second to load, and much of the house says nothing for a while
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LONGEST = 2000  # characters of a value: Fluent refuses to put longer ones into a sentence
# Before which Spanish says "e" for "and": Ana e Inés, but Ana y Yolanda, cobre y hierro.
I_SOUND = re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)
COMMON = Path(__file__).parent.parent / "texts"  # what is said outside any game


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)  # isolation marks are for browsers, not terminals
    for folder in folders:
        bundle.add_resource(resource(folder / f"{language}.ftl"))
    return bundle


def french_at(thing: object) -> str:
    """A thing with its article after à: au Manoir, à l’École."""
    return contracted(str(thing), "à ", "au ", "aux ")


def french_of(thing: object) -> str:
    """… and after de: du Manoir, de l’École."""
    return contracted(str(thing), "de ", "du ", "des ")


def contracted(thing: str, before: str, singular: str, plural: str) -> str:
    """The page knows the same two (web/src/texts/fluent.ts)."""
    if thing.startswith("le "):
        return singular + thing[3:]
    return plural + thing[4:] if thing.startswith("les ") else before + thing


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"AU": french_at, "DU": french_of}


@cache
def resource(file: Path) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


class Texts:
    """The texts of one language: the common ones and those of one game, for players of these names."""

    def __init__(self, language: str, folder: Path | None = None, names: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self.folder = folder
        self.names = names if names is not None else []
        self._bundle = _bundle(language, (COMMON,) if folder is None else (COMMON, folder))

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key such as `card-Mn` or `card-Mn.rule`."""
        return self.say(Phrase(key, values))

    def say(self, phrase: Phrase) -> str:
        name, _, attribute = phrase.key.partition(".")
        if not self.has(phrase.key):
            raise KeyError(f"no text {phrase.key} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, self._values(phrase.values))
        if errors:
            raise ValueError(f"text {phrase.key} in {self.language}: {errors}")
        return str(text)

    def _values(self, values: Mapping[str, object]) -> dict[str, str | int | float]:
        return {name: self._value(value) for name, value in values.items()}

    def _value(self, value: object) -> str | int | float:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Who):
            return self.names[value.seat] if value.seat < len(self.names) else LETTERS[value.seat]
        if isinstance(value, list):
            return self.join([str(self._value(item)) for item in value])
        if isinstance(value, (int, float)):
            return value
        text = str(value)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    def join(self, items: list[str]) -> str:
        """A list in words: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        key = "list-and-i" if I_SOUND.match(items[-1]) else "list-and"
        return self(key, first=", ".join(items[:-1]), last=items[-1])


def language(wanted: str | None = None) -> str:
    """The language asked for, or that of the machine, or English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UnknownLanguage(wanted, LANGUAGES)
        return wanted
    return of_machine()
