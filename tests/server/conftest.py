"""Houses for the tests: one that many tests share, and new ones for tests that break things."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, close_all
from tests.server.running import Running

Opens = Callable[..., Running]


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Whatever socket a test has left open is closed."""
    yield
    close_all()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", folder / "log") as running:
        yield running


@pytest.fixture
def client(house: Running) -> Client:
    return Client(house.address)


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Opens]:
    """Opens houses with settings of the test's own; closed at its end."""
    opened: list[Running] = []

    def opens(*words: str) -> Running:
        opened.append(Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", *words))
        return opened[-1]

    yield opens
    for running in opened:
        with running:
            pass
