"""Writes .cache/texts-LANGUAGE.html: every text that people see, said with 0, 1 and 2, for who reads them all.

    python -m tools.texts fr

No test knows whether a sentence is one that people say; somebody who speaks the language does, in half an hour.
"""

import html
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from manoir.core.texts import COMMON, FUNCTIONS, LANGUAGES
from manoir.games import GAMES, HOUSE

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web/src"
NUMBERS = (0, 1, 2)
PEOPLE = {"player": "Ada", "players": "Ada", "other": "Inés", "others": "Inés", "victim": "Inés", "target": "Inés"}
NAMED = {
    "name": "Ada",
    "names": "Ada",
    "building": "le Manoir",
    "to": "l’École",
    "card": "…",
    "cards": "…",
    "choices": "…",
}


class Values(Visitor):
    """The values of a text, each with the first word that a selector knows of it, if it knows words."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, "")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference) and not {"one", "other"} & set(keys) and keys:
            self.found[node.selector.id.name] = keys[0]
        self.generic_visit(node)


def folders(language: str) -> list[list[Path]]:
    """The files that are read together, what is common first: the house and its page, each game and its board."""
    common = COMMON / f"{language}.ftl"
    games = [
        [common, GAMES[name].folder / f"texts/{language}.ftl", WEB / f"boards/{name}/{language}.ftl"] for name in HOUSE
    ]
    return [[common, *sorted((WEB / "texts" / language).glob("*.ftl"))], *games]


def spoken(language: str) -> Iterator[tuple[str, list[str]]]:
    """Every text by its key, as it is said with each of the numbers. A text that cannot be said is an error."""
    for number, files in enumerate(folders(language)):
        bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        for file in files:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        everything = Values()
        for file in files:
            everything.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        for file in files[1:] if number else files:  # what is common is said once
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    yield from said(bundle, entry, everything.found)


def said(bundle: FluentBundle, entry: ast.Message, known: dict[str, str]) -> Iterator[tuple[str, list[str]]]:
    message = bundle.get_message(entry.id.name)
    patterns = {
        entry.id.name: message.value,
        **{f"{entry.id.name}.{name}": one for name, one in message.attributes.items()},
    }
    own = Values()
    own.visit(entry)
    words = {name: word or PEOPLE.get(name) or NAMED.get(name) for name, word in {**known, **own.found}.items()}
    for key, pattern in patterns.items():
        if pattern is None:
            continue
        texts: list[str] = []
        for number in NUMBERS:
            text, errors = bundle.format_pattern(pattern, {name: word or number for name, word in words.items()})
            if errors:
                raise ValueError(f"{key}: {errors}")
            texts.append(str(text))
        yield key, texts


def page(language: str) -> str:
    rows = []
    for key, texts in spoken(language):
        cells = "".join(f"<td>{html.escape(text)}</td>" for text in dict.fromkeys(texts))
        rows.append(f"<tr><th>{key}</th>{cells}</tr>")
    style = "<style>td,th{border:1px solid #999;padding:4px;text-align:left;vertical-align:top}</style>"
    return f"<!doctype html><html lang={language}><meta charset=utf-8>{style}<table>{''.join(rows)}</table>\n"


def main() -> None:
    for language in sys.argv[1:] or LANGUAGES:
        file = ROOT / f".cache/texts-{language}.html"
        file.parent.mkdir(exist_ok=True)
        file.write_text(page(language), encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
