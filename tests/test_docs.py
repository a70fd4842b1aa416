"""The documents are true today."""

import doctest
import re
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES, HOUSE

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_game_in_the_readme_plays() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("name", HOUSE)
def test_the_notice_names_the_game_and_its_authors(name: str) -> None:
    title = GAMES[name].folder.joinpath("RULES.md").read_text(encoding="utf-8").split("\n")[0]
    game = re.split(r" \(|:", title.removeprefix("# "))[0]

    assert game in (ROOT / "NOTICE").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HOUSE)
def test_the_table_of_options_is_the_declared_one(name: str) -> None:
    texts = Texts("en", GAMES[name].folder / "texts")

    assert GAMES[name].options.table(texts) in (ROOT / "docs" / "options.md").read_text(encoding="utf-8")


def test_every_language_is_named_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert all(f"`{language}`" in readme for language in LANGUAGES)
