"""What a house does about its database: notices that it is back, loses no table to a clock, and keeps it to itself."""

import asyncio
import json
import os
import random
import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text, update

from manoir.games import GAMES
from manoir.server.house.house import House
from manoir.server.settings import Settings
from manoir.server.storage.age import Age
from manoir.server.storage.database import MIGRATIONS, migrate, open_engine
from manoir.server.storage.schema import TABLES
from manoir.server.tables.agreement import ENCODE, Chair
from manoir.server.tables.writes import Unwritable
from tests.server.client import Client, play_on
from tests.server.conftest import Opens
from tests.server.running import PATIENCE, Running, eventually
from tests.server.test_commands import asked, sat_down
from tests.typist import Typist, cli

__all__ = ["cli"]

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set the way of Linux")
DAY = 86400
SHIFTED = Path(__file__).with_name("shifted.py")


def events(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]


def told(log: Path, event: str) -> list[dict[str, Any]]:
    return [line for line in events(log) if line["event"] == event]


def sql(file: Path, *statements: str) -> None:
    with sqlite3.connect(file, timeout=PATIENCE) as database:
        for statement in statements:
            database.execute(statement)
    database.close()


@LINUX
def test_a_house_notices_by_itself_that_there_is_room_again(open_house: Opens, tmp_path: Path) -> None:
    """Nobody writes anything after the failure: a balancer would send nobody."""
    import resource

    house = open_house("away=1")  # its tick is short then
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    room = (tmp_path / "log").stat().st_size + 2000  # for what is said about it, but not for the database
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (room, hard))
    assert mover.move(mover.game["moves"][0], id="full")["key"] == "error-storage"
    eventually(lambda: not house.healthy())
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    eventually(house.healthy)
    failed = told(tmp_path / "log", "write-failed")
    assert failed and failed[0]["error"].startswith("OperationalError SQLITE_")
    eventually(lambda: told(tmp_path / "log", "write-recovered"))
    assert mover.move(mover.game["moves"][0], number=mover.game["number"], id="full")["type"] == "game"


def test_health_is_asked_for_a_lot_and_tried_seldom(house: Running) -> None:
    def beats() -> int:
        with sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=PATIENCE) as database:
            found: int = database.execute("select beats from life").fetchone()[0]
        database.close()
        return found

    before, began = beats(), time.monotonic()
    assert all(house.healthy() for _ in range(50))
    assert beats() - before <= 2 + (time.monotonic() - began)
    eventually(lambda: house.healthy() and beats() > before)


def test_a_clock_that_is_a_month_fast_removes_nothing(open_house: Opens, tmp_path: Path) -> None:
    house = open_house()
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    waiting = clients[0].new("toctoctoc")
    for socket in sockets:
        socket.close()
    assert house.stop() == 0
    command = [sys.executable, "-P", str(SHIFTED), str(32 * DAY), "serve", "--port", "0", "--lang", "en"]
    command += ["--database", house.database, "--set", "sweep=0.05"]
    with (tmp_path / "fast").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    try:
        found = re.search(r"http://[^/]+", process.stdout.readline().decode())
        assert found
        fast = Client(found[0])
        with sqlite3.connect(tmp_path / "house.db", timeout=PATIENCE) as database:
            first = database.execute("select lived from life").fetchone()[0]
            eventually(lambda: database.execute("select lived from life").fetchone()[0] > first + 0.5)  # many sweeps
        database.close()
        assert fast("GET", f"/api/tables/{table}")["phase"] == "playing"
        assert fast("GET", f"/api/tables/{waiting}")["phase"] == "open"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def test_what_was_removed_can_be_brought_back(open_house: Opens, tmp_path: Path, cli: Typist) -> None:
    house = open_house("keep_open=600", "keep_abandoned=600", "keep_removed=5000", "sweep=0.1")
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    code = sockets[0].shown["code"]
    play_on(sockets, random.Random(1), 4)
    number = sockets[0].game["number"]
    for socket in sockets:
        socket.close()
    words = ("restore", "--database", house.database, "--lang", "en")
    assert cli(*words).out == "No table has been removed that could be brought back.\n"

    def gone() -> bool:
        sql(tmp_path / "house.db", "update life set lived = lived + 601")  # the time passes
        return clients[0].ask("GET", f"/api/tables/{table}")[0] == 404

    eventually(gone)
    assert clients[0].ask("GET", f"/api/codes/{code}")[0] == 404
    listed = cli(*words)
    assert code in listed.out and "Ada" in listed.out
    assert cli(*words, "NOSUCH").code == 2

    assert cli(*words, code.lower()).out == f"Table {code} is back.\n"
    again = [client.watch(table, seat) for client, seat in zip(clients, "ABC", strict=True)]
    for socket in again:
        socket.until(lambda frame: frame["type"] == "game")
    assert again[0].game["number"] == number
    play_on(again, random.Random(1), 2)
    for socket in again:
        socket.close()

    eventually(gone)
    sql(tmp_path / "house.db", "update life set lived = lived + 5001")
    eventually(lambda: told(tmp_path / "log", "tables-deleted"))
    assert cli(*words, code).code == 2
    with sqlite3.connect(tmp_path / "house.db", timeout=PATIENCE) as database:
        assert database.execute("select count(*) from log where table_id = ?", (table,)).fetchone() == (0,)
    database.close()


def test_restoring_makes_no_house(cli: Typist, tmp_path: Path) -> None:
    done = cli("restore", "--database", f"sqlite:///{tmp_path}/none.db")
    assert done.code == 2 and done.err.count("\n") == 1
    assert not (tmp_path / "none.db").exists()


def test_a_house_of_before_goes_on(tmp_path: Path) -> None:
    """Its database knew nothing of age: a game that was being played in it is there, and is played on."""
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", "sweep=0.05") as house:
        table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
        play_on(sockets, random.Random(1), 3)
        number = sockets[0].game["number"]
        for socket in sockets:
            socket.close()
        house.stop()
        engine = open_engine(house.database)
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")
        engine.dispose()
        house.start()
        again = [client.watch(table, seat) for client, seat in zip(clients, "ABC", strict=True)]
        for socket in again:
            socket.until(lambda frame: frame["type"] == "game")
        assert again[0].game["number"] == number
        play_on(again, random.Random(1))
        assert again[0].over


def test_a_database_of_a_newer_program_is_refused(cli: Typist, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    engine = open_engine(address)
    assert migrate(engine)
    engine.dispose()
    sql(tmp_path / "house.db", "update alembic_version set version_num = '9999'")
    done = cli("serve", "--port", "0", "--database", address, "--lang", "en")
    assert done.code == 2 and "newer" in done.err and done.err.count("\n") == 1


@pytest.fixture
def wide() -> Iterator[None]:
    """Whatever is made may be read by everybody, unless somebody sees to it."""
    before = os.umask(0o000)
    yield
    os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_the_files_of_a_house_are_its_owners(open_house: Opens, tmp_path: Path, wide: None) -> None:
    house = open_house()  # on a file that was there before, and everybody's
    client = Client(house.address)
    client.new("toctoctoc")

    def modes() -> dict[str, int]:
        return {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("house.db*")}

    assert modes() == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm", "house.db.lock"), 0o600)
    assert told(tmp_path / "log", "files-made-private")
    house.kill()
    for file in tmp_path.glob("house.db*"):
        file.chmod(0o666)
    house.start()
    client.new("toctoctoc")
    assert set(modes().values()) == {0o600}


def test_a_new_house_says_so(tmp_path: Path) -> None:
    (tmp_path / "house.db").touch()
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log"):
        assert [line["event"] for line in events(tmp_path / "log")][:1] == ["database-was-empty"]
        assert told(tmp_path / "log", "house-made")


def test_a_damaged_database_is_noticed(open_house: Opens, tmp_path: Path) -> None:
    house = open_house()
    table = Client(house.address).new("toctoctoc")
    house.stop()
    file = tmp_path / "house.db"
    with sqlite3.connect(file) as database:
        (page,) = database.execute("select rootpage from sqlite_master where name = 'tables'").fetchone()
        (size,) = database.execute("pragma page_size").fetchone()
    database.close()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(os.urandom(size))
    house.start()
    eventually(lambda: told(tmp_path / "log", "database-damaged"))
    assert Client(house.address).ask("GET", f"/api/tables/{table}")[0] == 503
    eventually(lambda: told(tmp_path / "log", "read-failed"))


def test_closed_times_and_jumps_do_not_make_a_house_older(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/house.db")
    migrate(engine)
    age = Age(most=120.0)
    with engine.connect() as connection:
        age._counted -= 1000 * DAY  # however long it is since it counted
        assert age.count(connection) == 120.0
    engine.dispose()


def test_news_that_could_not_be_read_are_read_when_the_database_is_back(tmp_path: Path) -> None:
    """Others wrote, the notice came, and the reading failed: nobody would tell a second time."""

    async def hear() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/house.db")
        migrate(engine)
        house = House(engine, Settings(away=0.1), GAMES)
        await house.open()
        game = GAMES["toctoctoc"]
        table = await house.create(game, game.options(), False, [Chair() for _ in range(3)], "host", "", "")
        theirs = table.agreement.copy()
        theirs.public, theirs.revision = True, 2
        with engine.begin() as connection:
            connection.execute(update(TABLES).values(body=ENCODE(theirs), revision=2))
            connection.execute(text("alter table log rename to elsewhere"))
        with pytest.raises(Unwritable):
            await table.heard()
        with engine.begin() as connection:
            connection.execute(text("alter table elsewhere rename to log"))
        while not table.agreement.public:
            await asyncio.sleep(0.01)
        await house.close()

    asyncio.run(asyncio.wait_for(hear(), PATIENCE))
