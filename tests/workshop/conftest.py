"""A house, and a new game in it, that the tests of a file share."""

from pathlib import Path

import pytest

from tests.workshop.house import House, well


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def attic(house: House, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was just begun and added."""
    place = tmp_path_factory.mktemp("games")
    well(house.manoir("new-game", "attic", cwd=place))
    well(house.manoir("add", "attic", cwd=place))
    return place / "attic"
