"""Houses for the tests: one that many tests share, and new ones for tests that break things."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.running import Running

if os.environ.get("MANOIR_COMPILED") == "require":  # whole games are played on both engines, the rest is tested once
    collect_ignore = [
        f"test_{name}.py"
        for name in (
            "commands",
            "faults",
            "files",
            "kill",
            "messages",
            "open",
            "openapi",
            "postgres",
            "records",
            "redeal",
            "security",
            "settings",
            "tables",
        )
    ]

Opens = Callable[..., Running]


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
