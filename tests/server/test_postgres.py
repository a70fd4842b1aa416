"""The same house on PostgreSQL: several processes at the same tables, and a database that goes away and comes back."""

import asyncio
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from manoir.server.processes.fanout import CHANNEL, Ear, connects
from manoir.server.storage.age import Age
from manoir.server.storage.clock import Clock
from manoir.server.storage.database import migrate, open_engine
from tests.server.client import Client, play_on
from tests.server.frozen import Frozen
from tests.server.postgres import Postgres, postgres
from tests.server.running import PATIENCE, Running, eventually
from tests.server.test_closing import goodbye
from tests.server.test_commands import asked, sat_down
from tests.server.test_kill import KILLS, fall_down

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module", name="database")
def a_database() -> Iterator[Postgres]:
    yield from postgres()


def test_people_in_two_processes_play_at_one_table(database: Postgres, tmp_path: Path) -> None:
    with (
        Running(database.address, tmp_path / "one") as one,
        Running(database.address, tmp_path / "two") as two,
    ):
        here, there = Client(one.address), Client(two.address)
        table = here.new("toctoctoc", seats=3)
        there.sit(table, "B", "Bob")
        there.ready(table, "B")
        here("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "heuristic"})
        eventually(lambda: here("GET", f"/api/tables/{table}")["seats"][1]["ready"])
        here.start(table)
        eventually(lambda: there("GET", f"/api/tables/{table}")["phase"] == "playing")
        sockets = [here.watch(table, "A"), there.watch(table, "B")]
        for socket in sockets:
            socket.until(lambda frame: frame["type"] == "game")

        play_on(sockets, random.Random(8))

        assert all(socket.over for socket in sockets)
        for socket in sockets:
            assert sorted(socket.entries) == list(range(1, socket.game["number"] + 1))
            assert socket.repeated == 0
            socket.close()
        records = [client("GET", f"/api/tables/{table}/record") for client in (here, there)]
        assert records[0] == records[1]


def test_what_others_wrote_before_a_house_listened_is_read(database: Postgres) -> None:
    """A house may have tables in memory before its connection for notices is there."""

    engine = open_engine(database.address)

    async def until_it_listens() -> None:
        listens = asyncio.Event()
        ear = Ear(connects(engine), 7, (), lambda kind, tables: None, listens.set)
        ear.start()
        await asyncio.wait_for(listens.wait(), PATIENCE)
        ear.stop()

    asyncio.run(until_it_listens())
    engine.dispose()


def test_a_lost_database_is_said_and_nothing_acknowledged_is_lost(database: Postgres, tmp_path: Path) -> None:
    with Running(database.address, tmp_path / "log") as house:
        _, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
        play_on(sockets, random.Random(1), 6)
        mover, _ = asked(sockets)
        number, notation = mover.game["number"], mover.game["moves"][0]

        database.stop()
        frame = mover.move(notation, id="held")
        assert (frame["type"], frame["key"]) == ("refused", "error-storage")
        assert not house.healthy()
        assert clients[0].ask("GET", "/api/tables")[0] == 503
        database.start()

        def written() -> bool:
            return bool(mover.move(notation, number=number, id="held")["type"] == "game")

        eventually(written)
        assert mover.game["number"] > number
        eventually(house.healthy)
        for socket in sockets:
            while socket.game["number"] < mover.game["number"]:
                socket.read()
        play_on(sockets, random.Random(1))
        assert all(sorted(socket.entries) == list(range(1, socket.game["number"] + 1)) for socket in sockets)


def test_a_machine_that_is_lost_while_it_writes_holds_nobody_up(database: Postgres, tmp_path: Path) -> None:
    """It has the rows that it was about to write, and will never say that it has done with them."""
    with Running(database.address, tmp_path / "log") as house:
        client = Client(house.address)
        table = client.new("toctoctoc", seats=3)
        lost = open_engine(database.address)
        with lost.connect() as connection:
            connection.execute(text(f"select id from tables where id = '{table}' for no key update"))
            connection.execute(text("update life set beats = beats + 1"))
            client.sit(table, "B", "Bob")
            assert house.healthy()
            connection.invalidate()
        lost.dispose()


def test_who_hears_nothing_any_more_listens_anew(database: Postgres) -> None:
    """As when something between a process and its database has forgotten the connection, and tells neither."""
    engine = open_engine(database.address)
    with Frozen(database.address) as between, ThreadPoolExecutor(1) as talking:
        through = open_engine(between.address)
        silent = threading.Event()

        def talk() -> None:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                while not silent.wait(0.05):
                    connection.execute(text(f"select pg_notify('{CHANNEL}', '7 here')"))

        async def until_it_listens_again() -> None:
            began = asyncio.Semaphore(0)
            ear = Ear(connects(through), 7, (), lambda *_: None, began.release, 2.0)
            ear.start()
            try:
                await asyncio.wait_for(began.acquire(), PATIENCE)
                at_first = ear.heard
                while ear.heard == at_first:  # it hears itself
                    await asyncio.sleep(0.01)
                between.freeze()
                while not began.locked():  # however often it has listened anew on a busy machine
                    await began.acquire()
                await asyncio.wait_for(began.acquire(), PATIENCE)
            finally:
                ear.stop()

        talks = talking.submit(talk)
        try:
            asyncio.run(until_it_listens_again())
        finally:
            silent.set()
        talks.result()
        through.dispose()
    engine.dispose()


def test_a_process_that_is_replaced_is_missed_by_nobody(database: Postgres, tmp_path: Path) -> None:
    """Told to stop, it lets everything go on for a while, then sends its players to the other one."""
    with (
        Running(database.address, tmp_path / "one", "drain=600") as one,
        Running(database.address, tmp_path / "two") as two,
    ):
        _, clients, sockets = sat_down(one, "toctoctoc", 3, 3)
        play_on(sockets, random.Random(5), 5)

        one.process.send_signal(signal.SIGTERM)
        eventually(lambda: clients[0].ask("GET", "/ready")[0] == 503)
        assert Client(two.address).ask("GET", "/ready")[0] == 200
        play_on(sockets, random.Random(5), 5)
        one.process.send_signal(signal.SIGTERM)  # no need to wait any longer
        for client, socket in zip(clients, sockets, strict=True):
            assert goodbye(socket) == 1012
            client.address = client.origin = two.address
            socket.again()
            socket.until(lambda frame: frame["type"] == "game")
        assert one.stop() == 0

        play_on(sockets, random.Random(5))
        assert all(socket.over for socket in sockets)
        for socket in sockets:
            assert sorted(socket.entries) == list(range(1, socket.game["number"] + 1))
            assert socket.repeated == 0


def test_several_processes_count_the_age_of_their_house_together(database: Postgres) -> None:
    engine = open_engine(database.address)
    migrate(engine)
    with engine.connect() as connection:
        ages = [Age(most=120.0), Age(most=120.0)]
        connection.execute(text("update life set lived = 0, seen = 0"))  # closed for fifty years
        assert ages[0].count(connection) == 120.0
        connection.execute(text("update life set seen = seen - 60"))  # a minute goes by, and both count it
        assert 180.0 <= ages[0].count(connection) <= ages[1].count(connection) < 240.0
        connection.execute(text("update life set seen = seen + 86400"))  # the clock goes back by a day
        before = ages[0].read(connection)
        assert ages[1].count(connection) == before
    engine.dispose()


def test_the_clock_of_a_house_is_the_databases(database: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 86400)
    clock = Clock()
    engine = open_engine(database.address)
    with engine.connect() as connection:
        clock.ask(connection)
    engine.dispose()
    assert abs(clock.now() - right()) < 3600


def test_a_process_that_is_killed_loses_nothing(database: Postgres, tmp_path: Path) -> None:
    with Running(database.address, tmp_path / "log") as house:
        assert fall_down(house, KILLS, random.Random(3)) > 0
