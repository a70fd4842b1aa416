"""Keys and values become sentences."""

import pytest

from manoir.core.errors import UnknownLanguage
from manoir.core.story import Phrase, Who
from manoir.core.texts import LANGUAGES, Texts, language
from manoir.games import GAMES

FOLDER = GAMES["toctoctoc"].folder / "texts"


def test_players_are_named_and_lists_are_joined() -> None:
    texts = Texts("en", FOLDER, ["Ada", "Igor"])
    cards = [Phrase("card-Mn"), Phrase("card-K"), Phrase("card-S")]

    said = texts.say(Phrase("event-flee", {"player": Who(0), "other": Who(1), "cards": cards, "n": 3}))

    assert said == "3 guests flee from Igor to Ada: monster, kid and scarecrow."


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("es", ["Ana", "Igor"], "Ana e Igor"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["Ana", "Boris"], "Ana y Boris"),
        ("es", ["madera", "hierro"], "madera y hierro"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Yves"], "Ana e Yves"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["Luis", "Yago"], "Luis y Yago"),
        ("es", ["Luis", "Iago"], "Luis y Iago"),
        ("fr", ["Ana", "Igor"], "Ana et Igor"),
        ("en", ["Ana", "Bo", "Igor"], "Ana, Bo and Igor"),
    ],
)
def test_and_is_said_as_the_next_word_asks(language: str, names: list[str], said: str) -> None:
    assert Texts(language).join(names) == said


def test_french_contracts_what_comes_before_an_article() -> None:
    texts = Texts("fr", GAMES["halloween"].folder / "texts", ["Ada"])
    values = {"player": Who(0), "colour": Phrase("colour-blue"), "to": Phrase("building-SC")}
    said = texts.say(Phrase("event-move", {**values, "building": Phrase("building-MA")}))
    assert said == "Ada déplace un fantôme bleu du Manoir à l’École."

    back = {**values, "building": Phrase("building-SC"), "to": Phrase("building-TH")}
    assert texts.say(Phrase("event-move", back)) == "Ada déplace un fantôme bleu de l’École au Théâtre."


def test_one_and_many_differ() -> None:
    texts = Texts("en", FOLDER, ["Ada", "Igor"])
    one = {"player": Who(0), "other": Who(1), "cards": [Phrase("card-Mn")], "n": 1}

    assert texts.say(Phrase("event-flee", one)) == "A guest flees from Igor to Ada: monster."


def test_a_missing_text_or_value_is_an_error_and_never_shown() -> None:
    texts = Texts("en", FOLDER)

    with pytest.raises(KeyError, match="no text event-nothing in en"):
        texts("event-nothing")
    with pytest.raises(ValueError, match="event-first"):
        texts("event-first")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Texts("de")

    assert caught.value.phrase.values == {"language": "de", "choices": ", ".join(LANGUAGES)}
    with pytest.raises(UnknownLanguage):
        language("xx")


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "es_AR", "LANG": "fr_FR"}, "es"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_machine(
    variables: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert language() == found


def test_the_three_files_have_the_same_messages_and_values() -> None:
    """What one language can say, all can, with the same values."""
    from fluent.syntax import FluentParser, ast
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.found.add(node.id.name)

    def messages(name: str) -> dict[str, set[str]]:
        resource = FluentParser().parse((FOLDER / f"{name}.ftl").read_text(encoding="utf-8"))
        found: dict[str, set[str]] = {}
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                for key, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                    variables = Variables()
                    if pattern is not None:
                        variables.visit(pattern)
                    found[entry.id.name + key] = variables.found
        return found

    english = messages("en")
    for name in ("fr", "es"):
        assert messages(name) == english
