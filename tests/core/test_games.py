"""The list of games, and games that other packages bring."""

import sys
from pathlib import Path

import pytest

from manoir import games
from manoir.core.errors import UnknownGame
from manoir.games import GAMES
from tests.samples.prank import game as prank


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        GAMES.named("chess")

    assert "toctoctoc" in str(caught.value)


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that brings a game through the entry points."""
    info = tmp_path / "prank-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: prank\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[manoir.games]\nprank = tests.samples.prank.game:GAME\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    for cached in (games._names, games._load):
        cached.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_package_adds_a_game_through_its_entry_point() -> None:
    try:
        assert list(GAMES) == [*games.HOUSE, "prank"]
        assert GAMES["prank"] is prank.GAME
        assert len(GAMES) == len(games.HOUSE) + 1
    finally:
        games._names.cache_clear()
