"""The words of the house before anything is installed: their help, and what is wrong with what was typed.

flags.json says what each word takes; tools/flag_table.py writes it from the true parser. The sentences are those of the
house. What is not understood here is left to the program, which knows better. Standard library only.
"""

import json
import re
import shutil
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("flags.json")
HELP = {"--help", "-h"}
WIDEST = 110
MARGIN = 34  # columns for the names of flags, at the most

Json = dict[str, Any]
Meant = Callable[[str, Sequence[str]], str]  # the known word that is most like what was typed


class Wrong(Exception):
    """What was typed cannot be taken: one sentence."""


class Unknown(Exception):
    """Nothing can be said about this line without the program."""


class Sentences:
    """The texts of one language, as far as they have nothing but values in them."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.texts: dict[str, str] = {}
        for folder in folders:
            self.read((folder / f"{language}.ftl").read_text(encoding="utf-8"))

    def read(self, fluent: str) -> None:
        message = key = ""
        for line in fluent.splitlines():
            if found := re.match(r"([a-z][\w-]*) =(.*)", line):
                message = key = found[1]
                self.texts[key] = found[2].strip()
            elif found := re.match(r" +\.(\w+) =(.*)", line):
                key = f"{message}.{found[1]}"
                self.texts[key] = found[2].strip()
            elif line.startswith(" ") and key:
                self.texts[key] = f"{self.texts[key]} {line.strip()}".strip()

    def __call__(self, key: str, **values: str) -> str:
        """As the house says it, lines that were broken in the file joined."""
        text = re.sub(r"\{ \$(\w+) \}", lambda found: values[found[1]], self.texts[key])
        if re.search(r"\{ [$\"A-Za-z-]", self.texts[key].replace("{ $", "")):
            raise Unknown(key)
        return text


class Bare:
    """The command line of a house in which nothing is installed yet."""

    def __init__(self, root: Path, program: str, language: str, languages: Sequence[str], meant: Meant) -> None:
        """`program` is what people type to start it."""
        self.root = root
        self.program = program
        self.languages = languages
        self.meant = meant
        self.table: Json = json.loads(FILE.read_text(encoding="utf-8"))
        self.games = list(self.table["games"])
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self.say = Sentences(language, self.root / "src/manoir/texts")

    def of_game(self, game: str) -> Sentences:
        house = self.root / "src/manoir"
        return Sentences(self.language, house / "texts", house / "games" / game / "texts")

    # -- what was typed ----------------------------------------------------------------------------------------------

    def answer(self, words: list[str]) -> str | None:
        """The page of help that was asked for, or None if the program has to look at the line itself.

        Raises Wrong for what the program would refuse too.
        """
        try:
            self.hear_language(words)
            word, *rest = words
            about = self.table["words"][word]
            game = self.game_in(word, rest) if "of_game" in about else ""
            if "--" in rest:
                return None
            if HELP & set(rest):
                return self.page(word, game)
            if game:
                rest.remove(game)
                self.check(self.arguments(word, game), rest, game)
            elif "takes" in about:
                self.check(about["takes"], rest, "")
            elif not rest and word != "terminal":  # which asks for a game
                return self.page(word, "")
        except Unknown:
            pass
        return None

    def hear_language(self, words: list[str]) -> None:
        for place, word in enumerate(words):
            name, equals, value = word.partition("=")
            if name == "--lang":
                wanted = value if equals else "".join(words[place + 1 : place + 2])
                if not wanted:
                    raise Unknown
                if wanted not in self.languages:
                    raise Wrong(self.say("error-language", language=wanted, choices=", ".join(self.languages)))
                self.speak(wanted)
                return

    def game_in(self, word: str, rest: list[str]) -> str:
        """The game that a line is about, which for `terminal` may stand anywhere; empty if there is none."""
        named = [one for one in rest if one in self.games]
        if named and (word == "terminal" or rest[0] == named[0]):
            return named[0]
        if rest and not rest[0].startswith("-") and "takes" not in self.table["words"][word]:
            raise self.no_game(rest[0])
        return ""

    def no_game(self, name: str) -> Wrong:
        return Wrong(self.say("error-game", game=name, choices=", ".join(self.games)))

    def arguments(self, word: str, game: str) -> list[Json]:
        return [*self.table["words"][word]["of_game"], *self.table["games"][game]["takes"]]

    def check(self, takes: list[Json], rest: list[str], game: str) -> None:
        """Every word after the first one is taken, once, with a value that it can have."""
        flags = {name: one for one in takes for name in (one["name"], one.get("off", "")) if name.startswith("--")}
        places = [one for one in takes if not one["name"].startswith("-")]
        seen: set[str] = set()
        games: list[str] = []
        while rest:
            typed, *rest = rest
            if re.match(r"--\w|-[a-zA-Z]$", typed):
                name, equals, value = typed.partition("=")
                one = self.flag(name, flags)
                if one["name"] in seen and not one.get("many"):
                    raise Wrong(self.say("error-twice", option=name))
                seen.add(one["name"])
                if not one["kind"]:
                    if equals:
                        raise Unknown
                    continue
                if not equals:
                    if not rest or rest[0].partition("=")[0] in flags:
                        raise Wrong(self.say("error-missing", option=name))
                    value, *rest = rest
                self.check_value(name, value, one, game)
                games += [value] if one.get("game") else []
            elif typed.startswith("-"):
                raise Unknown
            elif not places:
                raise Wrong(self.say("error-extra", word=typed))
            else:
                self.check_value(places[0]["name"], typed, places[0], game)
                games += [typed] if places[0].get("game") else []
                places = places if places[0].get("many") else places[1:]
        for one in places:
            if one.get("required"):
                raise Wrong(self.say("error-missing", option=one["name"]))
        for name in games:
            if name not in self.games:
                raise self.no_game(name)

    def flag(self, typed: str, flags: dict[str, Json]) -> Json:
        one = flags.get(typed.replace("_", "-"))
        if one is not None:
            return one
        known = sorted({one["name"] for one in flags.values()})
        near = self.meant(typed, known)
        if near:
            raise Wrong(self.say("error-option-near", option=typed, near=near))
        raise Wrong(self.say("error-option", option=typed, choices=", ".join(known)))

    def check_value(self, name: str, value: str, one: Json, game: str) -> None:
        if one["kind"] in ("INT", "FLOAT") and not is_number(value):
            if name == "--players" and game:
                about = self.table["games"][game]
                raise self.bad_value(name, value, map(str, about["seats"]), about["rule"])
            if "values" in one:
                raise self.bad_value(name, value, one["values"], one.get("rule", ""))
            raise Wrong(self.say("error-number", option=name, value=value))
        if one["kind"] == "CHOICE" and value not in one["choices"]:
            if value.lower() in ("none", "null"):
                raise Unknown
            raise self.bad_value(name, value, one.get("values", one["choices"]), one.get("rule", ""))

    def bad_value(self, name: str, value: str, choices: Any, rule: str) -> Wrong:
        said = self.say("error-value", option=name, value=value, choices=", ".join(choices))
        return Wrong(f"{said} [{rule}]" if rule else said)

    # -- pages of help -----------------------------------------------------------------------------------------------

    def page(self, word: str, game: str) -> str:
        about = self.table["words"][word]
        takes = self.arguments(word, game) if game else about.get("takes", [])
        say = self.of_game(game) if game else self.say
        alone = [one for one in takes if not one["name"].startswith("-")]
        games = [] if game or "of_game" not in about else sorted(self.games)
        usage = [self.program, word, game, "COMMAND" if games else "", "[OPTIONS]" if takes else ""]
        usage += [one["name"] if one.get("required") else "[ARGS...]" if one.get("many") else "[ARGS]" for one in alone]
        parts = [
            say("cli-usage", usage=" ".join(filter(None, usage))),
            say("game-title" if game else f"cli-{word}"),
            self.rows("cli-arguments", [(one["name"], self.told(one, say, game)) for one in alone]),
            self.rows("cli-commands", [(one, self.of_game(one)("game-title")) for one in games]),
            self.rows("cli-options", [(shape(one), self.told(one, say, game)) for one in takes if one not in alone]),
        ]
        return "\n\n".join(filter(None, parts)) + "\n"

    def told(self, one: Json, say: Sentences, game: str) -> str:
        """What an argument is for, what it can be and what it usually is."""
        text, default = say(one["text"]), one.get("default", "")
        if one["name"] == "--players" and game:
            default = str(self.table["games"][game]["usual"])
        if "values" in one:
            text = say("flag-values", help=text, choices=", ".join(one["values"]))
            default = default or say("games-open")
        return say("flag-default", help=text, default=default) if default else text

    def rows(self, heading: str, rows: list[tuple[str, str]]) -> str:
        if not rows:
            return ""
        wide = min(MARGIN, max(len(name) for name, _ in rows)) + 4
        width = min(WIDEST, shutil.get_terminal_size().columns) - wide
        lines = [self.say(heading)]
        for name, text in rows:
            first, *more = textwrap.wrap(text, max(width, 30), break_on_hyphens=False) or [""]
            if len(name) + 4 > wide:
                lines.append(f"  {name}")
                name = ""
            lines += [f"  {name:{wide - 2}}{first}", *(" " * wide + line for line in more)]
        return "\n".join(lines)


def shape(one: Json) -> str:
    """A flag as it is typed."""
    return " ".join(filter(None, [one["name"], one.get("off", ""), one["kind"] + ("..." if one.get("many") else "")]))


def is_number(text: str) -> bool:
    for kind in (float, lambda one: int(one, 0)):
        try:
            kind(text)
            return True
        except ValueError:
            continue
    return False
