"""The list of games, and games that other packages bring."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from manoir import games
from manoir.complaints import said
from manoir.core.errors import UnknownGame
from manoir.core.rulebook import rule_ids
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES, HOUSE
from tests.samples.prank import game as prank
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture

Brings = Callable[..., None]

PRANK = """
from tests.samples.prank.game import Prank

class Odd(Prank):
    def __init__(self):
        super().__init__()
        self.name = "odd"
        {fault}

GAME = Odd()
"""


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Brings]:
    """Installs a package that brings a game: what its entry point says, and the module `odd_game`."""

    def installed(entry: str, source: str = "") -> None:
        info = tmp_path / "odd-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[manoir.games]\n{entry}\n")
        (tmp_path / "odd_game.py").write_text(source)
        sys.modules.pop("odd_game", None)
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        games.look_again()

    yield installed
    monkeypatch.undo()
    games.look_again()


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        GAMES.named("chess")

    assert "toctoctoc" in str(caught.value)


def test_the_house_comes_first_and_a_package_adds_its_game(bring: Brings) -> None:
    before = list(GAMES)
    bring("prank = tests.samples.prank.game:GAME")

    assert tuple(before[: len(games.HOUSE)]) == games.HOUSE
    assert set(GAMES) == {*before, "prank"}
    assert GAMES["prank"] is prank.GAME
    assert len(GAMES) == len(before) + 1


FAULTS = {
    "nowhere": ("odd = odd_gone:GAME", "", "its entry point names odd_gone:GAME, but there is no odd_gone."),
    "nothing": ("odd = odd_game:GAME", "", "its entry point names odd_game:GAME, but there is no GAME."),
    "number": ("odd = odd_game:GAME", "GAME = 7", "names odd_game:GAME, which is no Game but a int."),
    "name": ("odd = tests.samples.prank.game:GAME", "", "is called odd, but Game.name is prank"),
    "syntax": ("odd = odd_game:GAME", "\nGAME = (", "SyntaxError: '(' was never closed, in odd_game.py, line 2."),
    "division": ("odd = odd_game:GAME", "GAME = 1 / 0", "ZeroDivisionError: division by zero, in odd_game.py, line 1."),
    "missing": ("odd = odd_game:GAME", "import odd_tool", "No module named 'odd_tool', in odd_game.py, line 1."),
    "exit": ("odd = odd_game:GAME", "raise SystemExit(3)", "SystemExit: 3, in odd_game.py, line 1."),
    "seats": ("odd = odd_game:GAME", PRANK.format(fault="self.usual_seats = 9"), "Game.usual_seats is 9"),
    "text": ("odd = odd_game:GAME", PRANK.format(fault="self.events['boo'] = 'P-1'"), "The text event-boo is missing"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_package_is_left_out_in_a_sentence_and_the_house_stays(fault: str, bring: Brings, cli: Typist) -> None:
    entry, source, said = FAULTS[fault]
    well = cli("games").out
    bring(entry, source)

    assert "odd" not in GAMES
    listed = cli("games")
    assert (listed.code, listed.out) == (0, well)
    (told,) = [line for line in listed.err.splitlines(keepends=True) if "odd" in line]
    assert told.startswith("manoir: The game odd is left out: ")
    assert said in told
    for words in (("games", "odd"), ("terminal", "odd"), ("simulate", "odd"), ("trace", "odd"), ("play", "odd")):
        refused = cli(*words)
        assert (refused.code, refused.err) == (2, told), words


def test_why_a_package_is_left_out_is_said_in_every_language(bring: Brings, cli: Typist) -> None:
    bring("odd = odd_game:GAME", "GAME = 7")

    told = {cli("games", "odd", "--lang", language).err for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    (broken,) = [one for one in GAMES.left_out() if one.game == "odd"]
    assert said(broken, Texts("es")) in "".join(told)


@pytest.mark.parametrize("name", HOUSE)
def test_what_only_the_curious_care_about_is_among_the_rules(name: str) -> None:
    game = GAMES[name]
    rules = rule_ids(game)

    assert game.curious and set(game.curious) <= set(rules)
    assert len(game.curious) < len(rules) / 4, "the page would be upside down"
