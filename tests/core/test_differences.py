"""Rulings say where a game differs from its printed rules; the contract holds options, marks and sentences together."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from manoir.core.contract import faults
from manoir.core.rulebook import differences
from manoir.games import GAMES, HOUSE
from manoir.games.toctoctoc.game import TocTocToc


def edited(place: Path, file: str, change: Callable[[str], str]) -> TocTocToc:
    """Toc Toc Toc with another page of rules, or other texts."""
    game = TocTocToc()
    shutil.copytree(game.folder, place / "toctoctoc")
    game.folder = place / "toctoctoc"
    path = game.folder / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    return game


MARK = "By the letter: `firstPlayer = host`"


@pytest.mark.parametrize(
    ("file", "change", "said"),
    [
        ("RULES.md", lambda page: page, []),
        ("RULES.md", lambda page: page.replace(MARK, MARK.replace("firstPlayer", "first_player")), []),
        ("RULES.md", lambda page: page.replace(MARK, "An option"), ["letter-unmarked"]),
        ("RULES.md", lambda page: page.replace(MARK, MARK.replace("host", "seat:1")), ["letter"]),
        ("RULES.md", lambda page: page.replace(MARK, MARK.replace("first", "last")), ["letter-unmarked", "letter"]),
        ("RULES.md", lambda page: page.replace("| TA-6 |", "| TA-6 | Not by the letter: why not? |"), ["no-text"] * 3),
        ("texts/fr.ftl", lambda text: text.replace("rules-differ-TA-21", "rules-differ-TA-22"), ["no-text"]),
    ],
)
def test_options_marks_and_sentences_belong_together(
    tmp_path: Path, file: str, change: Callable[[str], str], said: list[str]
) -> None:
    assert [fault.phrase.key for fault in faults(edited(tmp_path, file, change))] == [f"broken-{key}" for key in said]


@pytest.mark.parametrize("name", HOUSE)
def test_every_option_with_a_letter_is_in_one_ruling_and_what_cannot_be_played_is_there_too(name: str) -> None:
    game = GAMES[name]
    named = [key for options in differences(game).values() for key in options]

    assert sorted(named) == sorted(one.key for one in game.options.lettered())
    assert {} in differences(game).values()
    assert all(one.letter != one.default for one in game.options.lettered())
