"""A new game plays everywhere before anybody has changed a line of it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.core.contract import check, check_game, own_testing, sample
from manoir.core.texts import LANGUAGES
from manoir.games import GAMES
from manoir.workshop.new_game import files
from manoir.workshop.stairway.game import GAME as SAMPLE
from tests.typist import Typist, cli
from tests.workshop.house import House, well

__all__ = ["cli"]  # the fixture

pytestmark = pytest.mark.xdist_group("attic")  # one house for all

INSIDE = {"__init__.py", "RULES.md", "game.py", "moves.py", "state.py", "steps.py", "testing.py", "view.py"}
INSIDE |= {f"texts/{language}.ftl" for language in LANGUAGES}


# -- the sample that it is made from -----------------------------------------------------------------------------------


def test_the_sample_keeps_the_contract() -> None:
    check_game(SAMPLE)
    for seed in range(10):
        options, seats = sample(SAMPLE, seed)
        match = check(SAMPLE, own_testing(SAMPLE), options, seats, seed)
        assert match.state.turns() == 24


def test_a_new_game_is_whole_and_goes_by_its_own_name() -> None:
    made = files("attic")

    assert set(made) == {
        *(f"src/attic/{name}" for name in INSIDE),
        *("pyproject.toml", "README.md", ".gitignore", "tests/test_attic.py"),
    }
    whole = "\n".join(made.values())
    assert not re.search("stairway", whole, re.IGNORECASE)
    assert "class AtticState" in whole
    assert "| A-3 |" in made["src/attic/RULES.md"]
    assert "rule-A-3 =" in made["src/attic/texts/fr.ftl"] and "rules-A =" in made["src/attic/texts/es.ftl"]
    assert not re.search(r"\bS-\d", whole)


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("Attic", "Attic 2 30"),
        ("my-game", "my-game 2 30"),
        ("x", "x 2 30"),
        ("match", "match 2 30"),
        ("7up", "7up 2 30"),
        ("spooks", "spooks"),
        ("random", "random Python"),
        ("rich", "rich Python"),
        ("there", "there"),
        ("nowhere/garret", "nowhere"),
    ],
)
def test_a_wrong_name_is_refused_in_a_sentence_and_nothing_is_written(
    cli: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, named: str, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    done = cli("new-game", word, "--lang", language)

    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("manoir: ") and done.err.count("\n") == 1
    for name in named.split(" "):
        assert name in done.err
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_next_is_said(cli: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli("new-game", "garret", "--lang", language)

    assert (done.code, done.err) == (0, "")
    for words in ("manoir add garret", "manoir terminal garret", "manoir play garret", "manoir check garret"):
        assert words in done.out
    assert "garret" not in GAMES  # only `add` brings it in


# -- in a house of its own ---------------------------------------------------------------------------------------------


def test_it_is_listed_and_checked(house: House, attic: Path) -> None:
    listed = json.loads(well(house.manoir("games", "attic", "--json", cwd=attic)))
    assert (listed["title"], listed["players"]) == ("Attic", [2, 3, 4])

    assert "attic keeps the contract" in well(house.manoir("check", "attic", "--games", "5", cwd=attic))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal_against_bots(house: House, attic: Path, language: str, tmp_path: Path) -> None:
    record = tmp_path / "a.game"
    words = ("terminal", "attic", "--seed", "3", "--pace", "0", "--no-confirm", "--lang", language)
    told = well(house.manoir(*words, "--save", str(record), cwd=attic, typed="1\n" * 12))

    assert "Attic" in told
    assert "result: " in record.read_text()
    assert well(house.manoir("replay", str(record), "--lang", language, cwd=attic))


def test_bots_of_all_levels_play_it(house: House, attic: Path) -> None:
    words = ("simulate", "attic", "--games", "2", "--bots", "expert,novice,random", "--jobs", "1", "--json")
    result = json.loads(well(house.manoir(*words, cwd=attic)))

    assert (result["games"], result["turns"]) == (2, 24)


def test_its_own_tests_pass(house: House, attic: Path) -> None:
    told = well(house.run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=attic))

    assert re.search(r"\b14 passed", told), told


def test_its_types_and_style_are_as_strict_as_the_house(attic: Path, house: House) -> None:
    mypy = ("-m", "mypy", "--no-incremental", "--python-executable", str(house.python))
    well(house.run(*mypy, "src", "tests", cwd=attic))
    wrong = attic / "src/attic/wrong.py"
    wrong.write_text("from manoir.core.game import CHANCE\n\nWRONG: str = CHANCE\n")  # the types of the house are known
    assert house.run(*mypy, str(wrong), cwd=attic).returncode == 1
    wrong.unlink()
    for tool in (("check",), ("format", "--check")):
        ruff = [sys.executable, "-m", "ruff", *tool, "--no-cache", "."]
        well(subprocess.run(ruff, cwd=attic, capture_output=True, text=True))
