"""A line to PostgreSQL that is dead though nobody says so: what is sent is taken, and no answer comes."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from manoir.server.processes.fanout import Mouth, connects
from manoir.server.storage.database import open_engine
from manoir.server.storage.lines import patient
from tests.server.postgres import Postgres, postgres

pytestmark = pytest.mark.xdist_group("postgres")
SHORT = 1.0  # seconds without a word


@pytest.fixture(scope="module", name="database")
def a_database() -> Iterator[Postgres]:
    for found in postgres():
        if found.server is None:
            pytest.skip("the PostgreSQL that MANOIR_POSTGRES names is not ours to stop")
        yield found


@contextmanager
def silent(process: int) -> Iterator[None]:
    """It takes what is sent to it, and does nothing."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def asked(connection: Connection) -> int:
    return int(connection.execute(text("select pg_backend_pid()")).scalar_one())


def test_a_line_that_went_silent_is_given_up_and_the_next_one_is_new(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient(), "silence", SHORT)
    engine = open_engine(database.address)
    with engine.connect() as connection:
        process = asked(connection)
        with silent(process):
            with pytest.raises(OperationalError):
                asked(connection)
            assert connection.invalidated
            with engine.connect() as other:
                assert asked(other) != process
    engine.dispose()


def test_who_tells_others_of_writes_is_not_held_up_for_ever(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does so in the thread that writes everybody's moves."""
    monkeypatch.setattr(patient(), "silence", SHORT)
    engine = open_engine(database.address)
    mouth = Mouth(connects(engine), 1)
    mouth.tell({"one"})
    before = mouth.connection
    assert before is not None
    with silent(before.info.backend_pid):
        mouth.tell({"two"})
        assert mouth.connection is not None and mouth.connection is not before
        assert not mouth.untold
    mouth.close()
    engine.dispose()
