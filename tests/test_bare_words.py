"""Before anything is installed ./manoir says of a line what the program would say of it, and never refuses another."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from cyclopts import App, CycloptsError

from manoir import cli, games
from manoir.complaints import refusal, said
from manoir.core.languages import LANGUAGES
from manoir.core.texts import Texts
from manoir.games import HOUSE
from manoir.words import EVERY, meant
from tests.seed import SEED
from tests.typist import Typist
from tests.typist import cli as typist
from tools import flag_table
from tools.flags import FILE, Bare, Wrong

__all__ = ["typist"]  # the fixture
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def only_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is installed, no other package has brought a game."""
    monkeypatch.setattr(games, "_names", lambda: HOUSE)


def bare(language: str = "en") -> Bare:
    return Bare(ROOT, "manoir", language, LANGUAGES, meant)


def parser(language: str = "en") -> App:
    return cli.house([], Texts(language), whole=True)


def commands() -> list[tuple[str, ...]]:
    app = parser()
    with_game = [(word, game) for word in EVERY for game in HOUSE if game in app[word]]
    return [*((word,) for word in EVERY), *with_game]


def refused_bare(words: list[str], house: Bare) -> str:
    house.speak("en")  # whatever was asked for before
    try:
        house.answer(list(words))
    except Wrong as wrong:
        return str(wrong)
    return ""


def refused(words: list[str], app: App, texts: Texts) -> str:
    """What the program says of a line before it does anything."""
    try:
        app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        found = refusal(error)
        return said(found, texts) + (f" [{found.rule}]" if found.rule else "")
    return ""


def test_the_table_is_that_of_the_parser() -> None:
    assert FILE.read_text(encoding="utf-8") == flag_table.text(), "run .venv/bin/python -m tools.flag_table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_help_say_what_the_true_ones_say(language: str, typist: Typist) -> None:
    app, house = parser(language), bare(language)
    for words in commands():
        page = house.answer([*words, "--help"])
        assert page is not None
        app([*words, "--help"], exit_on_error=False, print_error=False)
        assert spoken(page) == spoken(typist.capsys.readouterr().out), words


def spoken(page: str) -> list[str]:
    """The words of a page, without the frames around them, in whatever order its parts are."""
    plain = re.sub(r"[─│╭╮╰╯]|\[required\]| \* ", " ", page)
    return sorted(plain.split())


def wrong_lines() -> Iterator[list[str]]:
    """Every word with a flag that it has not, a number that is none, a flag twice or without its value, and so on."""
    house = bare()
    for words in commands():
        about = house.table["words"][words[0]]
        if len(words) == 1 and "takes" not in about:
            continue
        takes = house.arguments(*words) if len(words) == 2 else about["takes"]
        needed = ["x"] * sum(one.get("required", False) and one["kind"] != "CHOICE" for one in takes)
        line = [*words, *needed]
        yield [*line, "--moonlight"]
        yield [*line, "--lag", "fr"]
        yield [*line, *["y"] * 3]
        yield [*words, "--lang"]
        yield list(words)
        for one in takes:
            if one["kind"] in ("INT", "FLOAT", "CHOICE") and one["name"].startswith("-"):
                yield [*line, one["name"], "many"]
                yield [*line, f"{one['name']}=many"]
                yield [*line, one["name"], one.get("choices", ["3"])[0], one["name"], one.get("choices", ["3"])[0]]


def test_what_is_wrong_with_a_line_is_told_alike() -> None:
    app, texts, house = parser(), Texts("en"), bare()
    lines = list(wrong_lines())
    told = [refused_bare(line, house) for line in lines]
    assert [(line, one) for line, one in zip(lines, told) if one and one != refused(line, app, texts)] == []
    assert len(lines) > 400 and sum(map(bool, told)) > 0.9 * len(lines)


@pytest.mark.parametrize(
    "line", ["simulate dance", "terminal dance", "play dance", "ladder --only dance", "games dance", "play --lang de"]
)
def test_games_and_languages_that_there_are_not(line: str, typist: Typist) -> None:
    assert f"manoir: {refused_bare(line.split(), bare())}\n" == typist(*line.split()).err


@pytest.mark.parametrize(
    "line",
    [
        "terminal --players 4 spooks",
        "terminal",
        "simulate toctoctoc --memory_aid",
        "simulate toctoctoc --seed -3",
        "simulate toctoctoc --edition none",
        "serve --set a=1 --set b=2",
        "attack doors floods",
        "replay -- --odd-name.game",
        "trace dance",
    ],
)
def test_what_can_be_taken_is_left_to_the_program(line: str) -> None:
    assert bare().answer(line.split()) is None


def test_nothing_is_refused_that_the_program_takes() -> None:
    app, texts, house, random = parser(), Texts("en"), bare(), Random(SEED)
    some = [one["name"] for about in house.table["words"].values() for one in about.get("takes", [])]
    some += [one["name"] for about in house.table["games"].values() for one in about["takes"]]
    some += ["3", "0.5", "fr", "many", "none", "-1", "a.game", "--lang=fr", "--games=3", "--lan", "-x", "--", "bash"]
    some += HOUSE
    every, count = commands(), 0
    for _ in range(600):
        line = [*random.choice(every), *random.choices(some, k=random.randrange(4))]
        if line[0] == "terminal" and line[1:2] and line[1] not in HOUSE:
            continue  # its game may stand anywhere
        if refused_bare(line, house):
            count += 1
            by_name = any(one in refused_bare(line, house) for one in ("no game", "no language"))
            assert by_name or refused(line, app, texts), line
    assert count > 100
