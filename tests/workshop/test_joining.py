"""How games come into a house and leave it."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from manoir.core.texts import LANGUAGES
from tests.typist import Typist, cli
from tests.workshop.house import ROOT, House, well, wheel

__all__ = ["cli"]  # the fixture

pytestmark = pytest.mark.xdist_group("attic")  # one house for all


def names(house: House, cwd: Path) -> list[str]:
    return [game["name"] for game in json.loads(well(house.manoir("games", "--json", cwd=cwd)))]


def test_a_game_comes_into_a_house_that_was_installed_and_leaves_it(tmp_path: Path) -> None:
    """From the wheel, without any installer: the folder plays as it is, and changes in it hold at once."""
    house = House(tmp_path / "house", wheel(ROOT, tmp_path / "wheels"))
    before = sorted(path.name for path in house.site.iterdir())
    well(house.manoir("new-game", "attic", cwd=tmp_path))
    assert "attic" in well(house.manoir("add", "attic", cwd=tmp_path))
    assert "attic" in names(house, tmp_path)
    assert "attic keeps the contract" in well(house.manoir("check", "attic", "--games", "1", cwd=tmp_path))

    english = tmp_path / "attic/src/attic/texts/en.ftl"
    english.write_text(english.read_text().replace("game-title = Attic", "game-title = Under the Roof"))
    assert "Under the Roof" in well(house.manoir("games", "attic", cwd=tmp_path))

    assert "attic" in well(house.manoir("remove", "attic", cwd=tmp_path))
    assert "attic" not in names(house, tmp_path)
    assert sorted(path.name for path in house.site.iterdir()) == before
    assert english.is_file()


def test_a_new_version_replaces_the_link_of_the_old_one(house: House, attic: Path) -> None:
    project = attic / "pyproject.toml"
    project.write_text(project.read_text().replace('version = "0.1.0"', 'version = "0.2.0"'))
    well(house.manoir("add", str(attic), cwd=attic))

    assert [path.name for path in house.site.glob("attic-*")] == ["attic-0.2.0.dist-info"]
    assert names(house, attic).count("attic") == 1


def test_pip_knows_a_linked_game_and_can_remove_it(house: House, attic: Path) -> None:
    well(house.manoir("add", str(attic), cwd=attic))
    pip = ("-m", "pip", "--disable-pip-version-check", "--no-input")
    (listed,) = [
        one for one in json.loads(well(house.run(*pip, "list", "--format=json", cwd=attic))) if one["name"] == "attic"
    ]
    assert listed["editable_project_location"] == str(attic)

    well(house.run(*pip, "uninstall", "--yes", "attic", cwd=attic))
    assert "attic" not in names(house, attic)
    well(house.manoir("add", str(attic), cwd=attic))


def test_a_game_that_was_built_and_installed_otherwise_is_there_too_and_left_to_who_installed_it(
    house: House, attic: Path, tmp_path: Path
) -> None:
    other = copytree(attic, tmp_path / "cellar")
    for file in [path for path in other.rglob("*") if path.is_file() and path.suffix != ".pyc"]:
        file.write_text(file.read_text().replace("attic", "cellar").replace("Attic", "Cellar"))
    (other / "src/attic").rename(other / "src/cellar")
    made = wheel(other, tmp_path / "wheels")
    pip = ("-m", "pip", "--disable-pip-version-check", "--no-input")
    well(house.run(*pip, "install", "--no-index", "--no-deps", str(made), cwd=tmp_path))

    assert "cellar keeps the contract" in well(house.manoir("check", "cellar", "--games", "1", cwd=tmp_path))
    refused = house.manoir("remove", "cellar", cwd=tmp_path)
    assert (refused.returncode, refused.stderr) == (2, "manoir: cellar was installed by pip: remove it with that.\n")
    assert house.manoir("add", str(other), cwd=tmp_path).stderr == refused.stderr
    well(house.run(*pip, "uninstall", "--yes", "cellar", cwd=tmp_path))
    assert "cellar" not in names(house, tmp_path)


def test_a_broken_game_is_added_so_that_it_can_be_mended_and_said_to_be_broken(
    house: House, attic: Path, tmp_path: Path
) -> None:
    game = attic / "src/attic/game.py"
    whole = game.read_text()
    game.write_text(whole.replace("self.usual_seats = 3", "self.usual_seats = 5"))
    done = house.manoir("add", str(attic), cwd=tmp_path)
    checked = house.manoir("check", "attic", cwd=tmp_path)
    game.write_text(whole)

    assert done.returncode == 1
    assert "The game attic is left out: Game.usual_seats is 5" in done.stderr
    assert checked.returncode == 1
    assert "1. Game.usual_seats is 5, which is none of the player counts: 2, 3, 4." in checked.stdout
    assert "One fault was found before a game could be played." in checked.stdout


WRONG = {
    "nothing": ({}, "pyproject.toml"),
    "no-toml": ({"pyproject.toml": "[project"}, "pyproject.toml"),
    "no-game": ({"pyproject.toml": '[project]\nname = "odd"\n'}, "manoir.games"),
    "no-module": ({"pyproject.toml": '[project.entry-points."manoir.games"]\nodd = "odd.game:GAME"\n'}, "odd src"),
    "of-house": (
        {"pyproject.toml": '[project.entry-points."manoir.games"]\nspooks = "odd:GAME"\n', "odd.py": ""},
        "spooks",
    ),
    "needs": (
        {
            "pyproject.toml": '[project]\nname = "odd"\ndependencies = ["manoir", "rich>=1", "oddlib~=2.0"]\n'
            '[project.entry-points."manoir.games"]\nodd = "odd:GAME"\n',
            "odd.py": "",
        },
        "odd oddlib.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_folder_that_brings_no_game_is_refused_in_a_sentence(
    cli: Typist, tmp_path: Path, wrong: str, language: str
) -> None:
    files, named = WRONG[wrong]
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    done = cli("add", str(tmp_path), "--lang", language)

    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("manoir: ") and done.err.count("\n") == 1
    for name in named.split(" "):
        assert name in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_nobody_brought_cannot_be_removed(cli: Typist, language: str) -> None:
    for name in ("chess", "spooks"):
        done = cli("remove", name, "--lang", language)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert name in done.err
