"""Houses of their own for tests of games that others bring."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import Visits
from tests.server.running import Running


@contextmanager
def opened_with(browser: Browser, place: Path, *packages: Path, **environment: str) -> Iterator[Visits]:
    """Visits to a house in that place, to which these folders of packages were brought."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, packages)))
        for name, value in environment.items():
            patch.setenv(name, value)
        with Running(f"sqlite:///{place}/house.db", place / "log") as running:
            visits = Visits(browser, running.address)
            yield visits
            visits.close()
