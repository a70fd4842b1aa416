"""The words of the house: one for each thing, in every language, and none that a reader would stumble over.

docs/glossary-LANGUAGE.md says which word stands for a thing and which ones never do. These tests read all texts that
people see: those of the house, of its games and of its page.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from manoir.core.texts import COMMON, LANGUAGES
from manoir.games import GAMES, HOUSE
from tools.texts import spoken

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web/src"
TITLES = {"Toc Toc Toc": "toctoctoc", "Spooks": "spooks", "Halloween": "halloween"}
WORKBENCH = ("lab-", "flag-", "cli-", "broken-")  # for those who measure and build
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a value stands
PEOPLE = ("player", "players", "name", "names", "other", "target", "victim")

Said = tuple[str, str]  # a key, and one of its texts


def files(language: str, game: str = "") -> list[Path]:
    """The texts of one language: those of a game and its board, or all."""
    own = {
        name: [GAMES[name].folder / f"texts/{language}.ftl", WEB / f"boards/{name}/{language}.ftl"] for name in HOUSE
    }
    if game:
        return own[game]
    house = [COMMON / f"{language}.ftl", *sorted((WEB / "texts" / language).glob("*.ftl"))]
    return house + [path for paths in own.values() for path in paths]


@cache
def messages(path: Path) -> list[tuple[str, ast.Pattern]]:
    """Every text of a file with its key, attributes apart."""
    found: list[tuple[str, ast.Pattern]] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(WORKBENCH):
            if entry.value is not None:
                found.append((entry.id.name, entry.value))
            found += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """A text as it may read, with a hole for each value; each of its variants with what stands around."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([said for one in element.expression.variants for said in variants(one.value)])
        else:
            parts.append([HOLE])
    most = max([len(part) for part in parts], default=0)
    for number in range(most):
        yield "".join(part[min(number, len(part) - 1)] for part in parts).replace("\n", " ")


def said(language: str, game: str = "") -> Iterator[Said]:
    for path in files(language, game):
        for key, pattern in messages(path):
            for text in variants(pattern):
                yield key, text


# -- the glossaries ----------------------------------------------------------------------------------------------------


def glossary(language: str) -> dict[str, list[tuple[str, str, list[str]]]]:
    """Thing, word and forbidden words, by section: the first is for all texts (""), the others for a game."""
    found: dict[str, list[tuple[str, str, list[str]]]] = {}
    section = None
    for line in (ROOT / f"docs/glossary-{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = TITLES.get(line.removeprefix("## "), "")
            assert section not in found, line
            found[section] = []
        elif line.startswith("| ") and section is not None:
            thing, word, never = (cell.strip() for cell in line.strip("|").split("|"))
            found[section].append((thing, word, re.findall("`([^`]+)`", never)))
    return {section: rows[1:] for section, rows in found.items()}  # without the heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_has_a_part_for_the_house_and_one_for_each_game(language: str) -> None:
    parts = glossary(language)

    assert set(parts) == {"", *HOUSE}
    for rows in parts.values():
        things = [thing for thing, _, _ in rows]
        assert len(set(things)) == len(things) >= 4
        assert all(word for _, word, _ in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_its_glossary_forbids(language: str) -> None:
    wrong = []
    for game, rows in glossary(language).items():
        for _, word, never in rows:
            for forbidden in never:
                pattern = re.compile(rf"(?<![\w’-]){re.escape(forbidden)}(?![\w-])", re.IGNORECASE)
                wrong += [
                    f"{key}: {text!r} says {forbidden}, not {word}"
                    for key, text in said(language, game)
                    if pattern.search(text)
                ]
    assert wrong == []


def test_a_forbidden_word_would_be_found() -> None:
    """The search itself: a word in a variant, in an attribute, and across what stands around a selector."""
    text = "option-x = a\n    .help = the { $n ->\n        [one] robot\n       *[other] { $n } robots\n    } plays\n"
    entry = FluentParser().parse(text).body[0]
    assert isinstance(entry, ast.Message)
    assert list(variants(entry.attributes[0].value)) == ["the robot plays", f"the {HOLE} robots plays"]


# -- what a reader would stumble over ----------------------------------------------------------------------------------


def raw(language: str) -> Iterator[tuple[str, str]]:
    """Every text as it is written, with its values."""
    for path in files(language):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            found = re.match(r"([a-z][\w-]*) ?=|    \.(\w+) ?=", line)
            key = (found.group(1) or f"{key.partition('.')[0]}.{found.group(2)}") if found else key
            if not line.startswith("#") and not key.startswith(WORKBENCH):
                yield key, line.partition("=")[2] if found else line


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert [(key, text) for key, text in said(language) if re.search(r"\w'|'\w", text)] == []


def test_no_name_follows_a_french_word_that_would_lose_its_vowel() -> None:
    """« de Inès », « que Alice »: turn the sentence round."""
    bad = re.compile(rf"(?<![\w’])(de|que|jusque|lorsque|puisque) \{{ \$({'|'.join(PEOPLE)}) \}}", re.IGNORECASE)
    assert bad.search("Au tour de { $player }.")
    assert [(key, text) for key, text in raw("fr") if bad.search(text)] == []


HEADLESS = {
    "en": [r"(?:^|[.;!?] )Who\b[^.;:?]*[.;](?!\w)", r"\b(?:of|for|to|with|only|by|from|than) who\b"],
    "fr": [
        r"(?:^|[.;!?:] )Qui\b[^.;:?]*[.;](?!\w)",
        r"; qui\b",
        r"\b(?:de|Seul|compris|sauf|contre|appartient à) qui\b",
        r"\bet qui (?:gagne|perd|joue|pose)",
    ],
}


@pytest.mark.parametrize("language", sorted(HEADLESS))
def test_nobody_is_called_who_without_a_noun_before(language: str) -> None:
    """« Qui regarde ne peut pas jouer », “Only who sits here”: say the player who, anyone who, le joueur qui."""
    bad = re.compile("|".join(HEADLESS[language]))
    flat = [(key, text.replace("\N{NO-BREAK SPACE}", " ")) for key, text in said(language)]
    assert [(key, text) for key, text in flat if bad.search(text)] == []


@pytest.mark.parametrize(
    "sentence", ["Who watches cannot play.", "Only for who sits here.", "No. Who lays a card wins."]
)
def test_a_headless_who_would_be_found(sentence: str) -> None:
    assert re.search("|".join(HEADLESS["en"]), sentence)


def test_french_has_its_spaces_everywhere() -> None:
    typed = {"welcome-type"}  # names the key with the question mark
    wrong = [(key, text) for key, text in said("fr") if re.search(" [:;!?»%]|« ", text) and key not in typed]
    assert wrong == []


# Words that do not change with the number before them, and numbers that are never 0 or 1.
STILL = {
    "en": {
        "of",
        "more",
        "HP",
        "on",
        "in",
        "at",
        "as",
        "or",
        "so",
        "was",
        "later",
        "now",
        "ms",
        "bytes",
        "common",
        "blue",
        "green",
        "yellow",
        "orange",
        "red",
    },
    "fr": {
        "était",
        "maintenant",
        "orange",
        "sur",
        "de",
        "à",
        "en",
        "au",
        "PH",
        "ms",
        "plus",
        "pour",
        "et",
        "par",
        "ou",
        "choix",
        "jeux",
        "octets",
    },
    "es": {"era", "ahora", "de", "a", "en", "más", "PE", "ms", "o", "y", "por", "bytes"},
}
NOUN = re.compile(r"^ ([a-zA-Zà-ÿ]+)(?!’)\b")
COUNTS = {
    "n",
    "count",
    "guests",
    "points",
    "placed",
    "taken",
    "picked",
    "held",
    "scare",
    "free",
    "bots",
    "moves",
}
COUNTS |= {"seats", "found", "ways", "turns", "most", "pile", "left", "discs", "days", "draws"}
MANY = {  # keys whose numbers are never 0 or 1
    "board-about-discs",
    "error-headers",
    "error-long",
    "games-players",
    "house-players",
    "house-seats-taken",
    "mine-lobby",
    "setup-deck",
    "toc-column-guests",
    "toc-column-scarecrows",
    "verify-fair",
}


def uncounted(pattern: ast.Pattern, counted: frozenset[str], still: set[str]) -> Iterator[str]:
    """Numbers that stand before a noun outside a selector on them."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if isinstance(element, ast.TextElement):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            selector = expression.selector
            own = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for one in expression.variants:
                yield from uncounted(one.value, counted | own, still)
        elif isinstance(expression, ast.VariableReference) and expression.id.name in COUNTS - counted:
            after = elements[at + 1] if at + 1 < len(elements) else None
            noun = NOUN.match(after.value) if isinstance(after, ast.TextElement) else None
            if noun and noun.group(1) not in still:
                yield f"{expression.id.name} {noun.group(1)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    """« 1 places prises », "1 puntos": one and many differ, so there is a selector."""
    wrong = []
    for path in files(language):
        for key, pattern in messages(path):
            if key not in MANY:
                wrong += [f"{path.name} {key}: {what}" for what in uncounted(pattern, frozenset(), STILL[language])]
    assert wrong == []


def test_french_does_not_say_one_for_none() -> None:
    """In French 0 has the form of 1: [one] says the number itself, or it is [1] that is written in words."""
    units = {"toc-pts"}  # only the unit, beside its number
    wrong = []
    for path in files("fr"):
        for key, pattern in messages(path):
            for node in selects(pattern):
                forms = {named(one.key): one.value for one in node.variants}
                name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
                if "one" in forms and "0" not in forms and key not in units and not says(forms["one"], name):
                    wrong.append(key)
    assert wrong == []


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for one in element.expression.variants:
                yield from selects(one.value)


def named(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def says(pattern: ast.Pattern, name: str) -> bool:
    """Whether a text says a value, itself or by another text."""
    found = [one.expression for one in pattern.elements if isinstance(one, ast.Placeable)]
    own = [one for one in found if isinstance(one, ast.VariableReference) and one.id.name == name]
    return bool(own) or any(isinstance(one, ast.MessageReference) for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_none_one_and_two(language: str) -> None:
    """As tools/texts.py does, which makes a page of them for people to read."""
    texts = list(spoken(language))

    assert len(texts) > 2000
    assert [key for key, said in texts if not all(one.strip() for one in said)] == []


def test_a_number_without_a_form_would_be_found() -> None:
    entry = FluentParser().parse("x = { $taken } places prises sur { $seats }\n").body[0]
    assert isinstance(entry, ast.Message) and entry.value is not None
    assert list(uncounted(entry.value, frozenset(), STILL["fr"])) == ["taken places"]


COUNTING = {"error-seats", "error-bots"}  # they say how many
TYPED = {"error-seat", "error-notation", "error-sentence", "error-value"}  # they answer what somebody typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_of_people_and_things_and_not_of_letters_and_notations(language: str) -> None:
    wrong = []
    for key, text in raw(language):
        if key.startswith(("refusal-", "error-")) and key not in TYPED:
            wrong += [key for name in ("seat", "seats", "notation") if f"{{ ${name} }}" in text and key not in COUNTING]
            wrong += [key for found in re.findall(r"\b(?:seat|place|sitio|section|sección) [A-J0-9]\b", text) if found]
    assert wrong == []


@pytest.mark.parametrize("name", HOUSE)
def test_every_refusal_of_a_game_names_a_rule_of_its_own(name: str) -> None:
    """What is refused for another reason has another sentence, and its rule is in the rules."""
    game = GAMES[name]
    known = {
        key.removeprefix("refusal-")
        for path in files("en", name)
        for key, _ in messages(path)
        if key.startswith("refusal-")
    }
    assert known == set(game.refusals)
    rules = {key for path in files("en", name) for key, _ in messages(path) if key.startswith("rule-")}
    assert [key for key, rule in game.refusals.items() if "rule-" + rule.replace(".", "-") not in rules] == []
