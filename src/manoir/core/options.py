"""Options, declared once as a frozen dataclass: the lobby's form, the flags, the JSON schema and the docs table follow.

    @dataclass(frozen=True, kw_only=True)
    class MyOptions(Options):
        edition: Literal["fr", "es"] | None = option(None, rule="T-2.1")  # None: the game decides by the player count
        rounds: int = option(3, low=1, high=9)
        open_hands: bool = option(False)
        cards: str = option("random", words=("random", "first"), form="1,2,3")  # a word, or a text of this form

A text of one's own has no blanks; the game reads it in `decided`, and refuses what it cannot read.

The attribute `open_hands` is `openHands` in JSON and records, `--open-hands` on the command line, and has the texts
`option-openHands` and `option-openHands.help`.

A preset sets several at once: `usual` leaves all as they are, `letter` plays the printed rules to the word. Records
have no word for it: they name the options, so that what a preset means may change and they may not.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints

from manoir.core.errors import BadOption
from manoir.core.story import Json

Value = str | int | bool | None  # of an option; None: the game decides
MANY = 20  # choices: more are shown as a range
LONGEST = 1000  # letters of a text of one's own: it is shown to everybody at a table, again and again
USUAL, LETTER = "usual", "letter"  # the presets
OWN = "own"  # neither of them: some options are by the letter, others are not


def option(
    default: Any,
    *,
    rule: str = "",
    low: int = 0,
    high: int = 0,
    words: tuple[str, ...] = (),
    form: str = "",
    people: Any = None,
    letter: Any = None,
    more: bool = False,
    late: bool = False,
) -> Any:
    """A field of Options: its default, the rule that it is about, the range of a number, the words and form of a text.

    `people`: what is usual instead where people play, who may take a move back.
    `letter`: what the printed rules say to the word, where we play otherwise.
    `more`: few care about it, so that a form may fold it away.
    `late`: records were written before it existed, so that they name it only where it is not left as it is.
    """
    texts = (*words, form) if form else words
    about = {"rule": rule, "range": (low, high), "texts": texts, "people": people, "letter": letter}
    about |= {"more": more, "late": late}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Option:
    """One declared option, as those see it who make forms, flags and tables of it."""

    name: str  # the attribute
    key: str  # in JSON and records
    choices: tuple[str | int | bool, ...]
    default: str | int | bool | None  # None: the game decides
    rule: str
    free: bool = False  # a text of one's own is a value too; the last of the choices shows its form
    people: str | int | bool | None = None  # usual where people play, if it differs from the default
    letter: str | int | bool | None = None  # of the printed rules, if it differs from the default
    more: bool = False  # few care about it
    late: bool = False  # younger than records of the game

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    def typed(self, value: str | int | bool) -> str:
        """A value as it is chosen on the command line."""
        if isinstance(value, bool):
            return self.flag if value else f"--no-{self.flag[2:]}"
        return f"{self.flag} {value}"

    @property
    def shown(self) -> tuple[str, ...]:
        """The choices as people write them, many numbers as a range."""
        if len(self.choices) > MANY:
            return (f"{self.choices[0]}–{self.choices[-1]}",)
        return tuple(written(choice) for choice in self.choices)

    def read(self, value: object) -> str | int | bool | None:
        """A value from JSON or from text, checked."""
        if value is None and self.default is None:
            return None
        for choice in self.choices:
            if (value == choice and isinstance(value, bool) == isinstance(choice, bool)) or value == written(choice):
                return choice
        if self.free and isinstance(value, str) and 0 < len(value) <= LONGEST:
            if not any(letter.isspace() for letter in value):
                return value
        raise BadOption.value(self.key, str(value)[:LONGEST], self.shown, self.rule)


def written(value: str | int | bool | None) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of a game. A game without any uses this class as it is."""

    @classmethod
    def declared(cls) -> list[Option]:
        if cls not in DECLARED:
            DECLARED[cls] = _declared(cls)
        return DECLARED[cls][:]

    @classmethod
    def from_json(cls, values: Mapping[str, object], preset: str = USUAL) -> Self:
        """Options from a form, a record or a program; unknown keys and values are refused by name. What is not named is
        as the preset has it."""
        declared = {one.key: one for one in cls.declared()}
        chosen: dict[str, Any] = {}
        for key, value in values.items():
            if key not in declared:
                raise BadOption.unknown(key, declared)
            chosen[declared[key].name] = declared[key].read(value)
        return replace(cls.preset(preset), **chosen)

    def to_json(self) -> dict[str, Value]:
        return {one.key: getattr(self, one.name) for one in self.declared()}

    def to_text(self) -> str:
        """As in the header of a record: `edition=fr memoryAid=on`."""
        named = [one for one in self.declared() if not one.late or getattr(self, one.name) != one.default]
        return " ".join(f"{one.key}={written(getattr(self, one.name))}" for one in named)

    @classmethod
    def from_text(cls, text: str) -> Self:
        pairs: dict[str, object] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or key in pairs:
                raise BadOption.unknown(word, [f"{one.key}=…" for one in cls.declared()])
            pairs[key] = value
        return cls.from_json(pairs)

    def decided(self, seats: int) -> Mapping[str, object]:
        """What the game decides for options left open, and the check of those that depend on the player count."""
        return {}

    def settled(self, seats: int) -> Self:
        """The options with nothing left open, checked for a player count."""
        for one in self.declared():
            one.read(getattr(self, one.name))
        decided = self.decided(seats)
        return replace(self, **{name: value for name, value in decided.items() if getattr(self, name) is None})

    @classmethod
    def lettered(cls) -> list[Option]:
        """Those that the printed rules settle otherwise than we usually do."""
        return [one for one in cls.declared() if one.letter is not None]

    @classmethod
    def by_the_letter(cls) -> Self:
        """As the printed rules say to the word, where we usually play otherwise."""
        return cls(**{one.name: one.letter for one in cls.lettered()})

    @classmethod
    def presets(cls) -> tuple[str, ...]:
        """The names of the presets; a game that is played as it is printed has only one."""
        return (USUAL, LETTER) if cls.lettered() else (USUAL,)

    @classmethod
    def preset(cls, name: str) -> Self:
        if name not in cls.presets():
            raise BadOption.value("preset", name, cls.presets())
        return cls.by_the_letter() if name == LETTER else cls()

    def preset_name(self) -> str:
        """The preset that these options are; own, if they are neither. Other options have no part in it."""
        lettered = self.lettered()
        if all(getattr(self, one.name) in (one.default, one.people) for one in lettered):
            return USUAL
        return LETTER if all(getattr(self, one.name) == one.letter for one in lettered) else OWN

    def hosted(self, seat: int) -> Self:
        """The same where this seat is the host's; for games in which an option speaks of the host."""
        return self

    def for_people(self) -> Self:
        """The same, but what was left as it is by default as people like it who may take a move back."""
        wanted = {one.name: one.people for one in self.declared() if one.people is not None}
        return replace(
            self,
            **{name: value for name, value in wanted.items() if getattr(self, name) == getattr(type(self)(), name)},
        )

    def changed(self, seats: int, than: Self | None = None) -> list[Option]:
        """The options that differ from others, or else from what a table of this size plays by default."""
        usual, mine = (than or type(self)()).settled(seats), self.settled(seats)
        return [one for one in self.declared() if getattr(usual, one.name) != getattr(mine, one.name)]

    @classmethod
    def table(cls, say: Callable[[str], str]) -> str:
        """The options as a table for the documents, explained by the texts."""
        rows = ["| option | flag | values | default | rule | meaning |", "|---|---|---|---|---|---|"]
        for one in cls.declared():
            default = "by the player count" if one.default is None else written(one.default)
            cells = [f"`{one.key}`", f"`{one.flag}`", ", ".join(one.shown), default, one.rule]
            rows.append("| " + " | ".join([*cells, say(f"option-{one.key}.help")]) + " |")
        return "\n".join(rows)

    @classmethod
    def schema(cls) -> Json:
        """A JSON schema of the options."""
        properties: Json = {}
        for one in cls.declared():
            shape: Json
            if isinstance(one.choices[0], bool):
                shape = {"type": "boolean"}
            elif isinstance(one.choices[0], int):
                shape = {"type": "integer", "minimum": one.choices[0], "maximum": one.choices[-1]}
            elif one.free:
                shape = {"type": "string", "pattern": r"^\S+$", "maxLength": LONGEST, "examples": list(one.choices)}
            else:
                shape = {"type": "string", "enum": list(one.choices)}
            if one.default is not None:
                shape["default"] = one.default
            if one.people is not None:
                shape["x-people"] = one.people
            if one.letter is not None:
                shape["x-letter"] = one.letter
            if one.more:
                shape["x-more"] = True
            if one.rule:
                shape["x-rule"] = one.rule
            properties[one.key] = shape
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": properties,
            "additionalProperties": False,
        }


def _choices(hint: Any, low: int, high: int) -> tuple[str | int | bool, ...]:
    """The values that a type admits."""
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = [part for part in get_args(hint) if part is not type(None)]
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if hint is int and high > low:
        return tuple(range(low, high + 1))
    raise TypeError(
        f"an option is a Literal of words, a bool, an int with low and high, or a str with words, not {hint}"
    )


# By class, read once: a house asks whenever it shows a table, and understanding the types takes longer than the rest.
DECLARED: dict[type[Options], list[Option]] = {}


def _declared(kind: type[Options]) -> list[Option]:
    hints = get_type_hints(kind)
    found: list[Option] = []
    for item in fields(kind):
        head, *rest = item.name.split("_")
        key = head + "".join(word.capitalize() for word in rest)
        about = item.metadata
        choices = about["texts"] or _choices(hints[item.name], *about["range"])
        default: Any = item.default
        free = bool(about["texts"])
        wishes = [about[wish] for wish in ("people", "letter", "more", "late")]
        found.append(Option(item.name, key, choices, default, about["rule"], free, *wishes))
    return found
