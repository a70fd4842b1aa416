"""The documents are true today."""

import doctest
import re
from pathlib import Path

import pytest

from manoir.core.game import Game, Move
from manoir.core.options import written
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES, HOUSE
from tools import letter

ROOT = Path(__file__).parent.parent


def test_the_game_in_the_readme_plays() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 0
    assert result.failed == 0


def title_of(game: Game) -> str:
    """As the page of its rules calls it."""
    title = game.folder.joinpath("RULES.md").read_text(encoding="utf-8").split("\n")[0]
    return re.split(r" \(|:", title.removeprefix("# "))[0]


@pytest.mark.parametrize("name", HOUSE)
def test_the_notice_names_the_game_and_its_authors(name: str) -> None:
    assert title_of(GAMES[name]) in (ROOT / "NOTICE").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HOUSE)
def test_the_table_of_options_is_the_declared_one(name: str) -> None:
    texts = Texts("en", GAMES[name].folder / "texts")

    assert GAMES[name].options.table(texts) in (ROOT / "docs" / "options.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HOUSE)
def test_the_page_on_where_we_differ_from_the_book_is_made_from_the_rules(name: str) -> None:
    page = (ROOT / "docs" / f"letter-{name}.md").read_text(encoding="utf-8")

    assert page == letter.page(GAMES[name]), "python -m tools.letter"
    for option in GAMES[name].options.lettered():
        assert page.count(f"`{option.key}={written(option.letter)}`") == len(LANGUAGES), option.key


def rows_of_moves(game: Game) -> list[tuple[str, str, list[str], str]]:
    """The table of a game in moves.md: who, the verb, the parts and an example."""
    page = (ROOT / "docs" / "moves.md").read_text(encoding="utf-8").split(f"\n## {title_of(game)}\n")[1]
    found, who = [], ""
    for line in page.split("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[1].startswith("`"):
            who = cells[0] or who
            found.append((who, cells[1].strip("`"), re.findall(r"`([^`]+)`", cells[2]), cells[4].strip("`")))
    return found


@pytest.mark.parametrize("name", HOUSE)
def test_the_table_of_moves_is_the_catalogue(name: str) -> None:
    game = GAMES[name]
    verbs: dict[str, list[Move]] = {}
    for move in game.moves.values():
        verbs.setdefault(move.verb, []).append(move)
    rows = rows_of_moves(game)

    assert sorted(verb for _, verb, _, _ in rows) == sorted(verbs)
    for who, verb, parts, notation in rows:
        made = [list(move.parts()) for move in verbs[verb]]
        named = list(dict.fromkeys(part for one in made for part in one))
        assert parts == [part if all(part in one for one in made) else part + "?" for part in named], verb
        assert game.parse(notation).verb == verb
        assert who == ("players" if verb in game.verbs else "chance"), verb


def test_every_language_is_named_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert all(f"`{language}`" in readme for language in LANGUAGES)
