"""What a host may decide: read from words, refused in one sentence, and listed in the guide."""

from dataclasses import fields
from pathlib import Path

import pytest

from manoir.core.errors import Refused
from manoir.server.commands import NAMED, _example, with_words
from manoir.server.settings import Settings, default_database
from tests.typist import Typist, cli

GUIDE = Path(__file__).parents[2] / "docs" / "host.md"
__all__ = ["cli"]


def test_settings_are_read_from_words() -> None:
    read = with_words(Settings(), ("bot_delay=0.1-0.4", "secure=on", "tables=7", "grace_gone=2.5", "stand_in=random"))
    assert (read.bot_delay, read.secure, read.tables, read.grace_gone, read.stand_in) == (
        (0.1, 0.4),
        True,
        7,
        2.5,
        "random",
    )
    assert with_words(Settings(), ("bot_delay=0",)).bot_delay == (0, 0)


@pytest.mark.parametrize(
    "word", ["nonsense=1", "tables", "tables=many", "secure=yes", "bot_delay=2-1", "away=-1", "port=80"]
)
def test_words_that_are_no_settings_are_refused(word: str) -> None:
    with pytest.raises(Refused):
        with_words(Settings(), (word,))


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("away=abc", "--set away must be a number, not “abc”."),
        ("tables=-1", "--set tables cannot be “-1”; choose from: 0, 1, 2…."),
        ("secure=yes", "--set secure cannot be “yes”; choose from: on, off."),
        ("bot_delay=slow", "--set bot_delay must be two numbers such as 0.6-1.5, not “slow”."),
    ],
)
def test_a_setting_that_is_refused_says_what_it_takes(cli: Typist, word: str, told: str) -> None:
    assert cli("serve", "--set", word).err == f"manoir: {told}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("--port", "99999"),
        ("--set", "moon=full"),
        ("--database", "mysql://somewhere/x"),
        ("--database", "nonsense"),
        ("--database", "postgresql://127.0.0.1:1/nothing", "--port", "0"),
        ("--host", "203.0.113.1"),
    ],
)
def test_a_house_that_cannot_be_opened_says_so_in_a_sentence(
    cli: Typist, tmp_path: Path, words: tuple[str, ...]
) -> None:
    if "--database" not in words:
        words = (*words, "--database", f"sqlite:///{tmp_path}/house.db")
    done = cli("serve", *words)
    assert done.code == 2
    assert done.err.count("\n") == 1 and done.err.startswith("manoir: ")


def test_the_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == default_database()


def test_the_guide_lists_every_setting() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for field in fields(Settings):
        if field.name not in NAMED:
            default = "off" if field.default is False else _example(field.default)
            assert f"| `{field.name}` | {default} |" in guide, field.name
