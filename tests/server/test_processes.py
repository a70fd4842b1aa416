"""Several processes on one PostgreSQL: what they owe each other, and what becomes of it when one is killed.

The whole figure, 2,000 sockets at four processes of which one is killed thirty times, is
`MANOIR_TESTS=soak ./manoir test tests/server/test_processes.py`. With `MANOIR_REST=20` up to 20 seconds are between two
kills, instead of 3.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, make_url, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from manoir.core.story import LETTERS
from manoir.server.processes.register import Register, Wanted
from manoir.server.storage.database import in_a_row, migrate, open_engine
from manoir.server.storage.store import Store
from manoir.server.tables.agreement import CODE_LETTERS
from tests.seed import chance
from tests.server.client import Client, Seat, play_on
from tests.server.crowd import Crowd, kept
from tests.server.laid_out import Laid, found, lay, lay_on, waits_for
from tests.server.postgres import Postgres, postgres
from tests.server.running import PATIENCE, Running, eventually

pytestmark = pytest.mark.xdist_group("postgres")

SOAK = os.environ.get("MANOIR_TESTS") == "soak"
HOUSES, TABLES, KILLS, THINKS = (4, 500, 30, 4.0) if SOAK else (3, 6, 3, 0.1)
REST = float(os.environ.get("MANOIR_REST", "3")) if SOAK else 1.0
PACE = "bot_delay=0.3-0.9" if SOAK else "bot_delay=0"
SEATS, PEOPLE = 5, "ABCD"  # four people and a bot at each table


@pytest.fixture(scope="module", name="database")
def a_database() -> Iterator[Postgres]:
    yield from postgres()


@contextmanager
def opened(database: Postgres, folder: Path, houses: int, *words: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Running(database.address, folder / f"log{at}", *words)) for at in range(houses)]


def with_cookie(house: Running, laid: Laid, seat: str) -> Client:
    client = Client(house.address)
    client.cookies[laid.table] = {f"manoir-{seat}": laid.tokens[seat]}
    return client


def sees(seat: Seat, other: str) -> None:
    seat.until_table(lambda shown: presence(shown, other) == "here")


def each_sees_the_other(seats: list[Seat]) -> None:
    for seat, other in zip(seats, "BA", strict=True):
        sees(seat, other)
        while not seat.game:
            seat.read()


def thoughts(houses: list[Running]) -> list[float]:
    return [house.metric("manoir_bot_seconds_count") for house in houses]


def test_one_of_two_processes_thinks_for_the_bots_of_a_table(database: Postgres, tmp_path: Path) -> None:
    with opened(database, tmp_path, 2) as houses:
        laid = lay(houses[0], "toctoctoc", 4, found("toctoctoc", 4, waits_for()), "AB", "random")
        seats = [
            with_cookie(house, laid, seat).watch(laid.table, seat) for house, seat in zip(houses, "AB", strict=True)
        ]
        for seat in seats:
            seat.until(lambda frame: frame["type"] == "game")
        play_on(seats, random.Random(5))
        assert all(seat.over for seat in seats)
        assert min(thoughts(houses)) == 0 and max(thoughts(houses)) > 10
        assert sum(house.metric("manoir_bot_late_total") for house in houses) == 0


def test_another_process_thinks_when_the_one_that_did_is_killed(database: Postgres, tmp_path: Path) -> None:
    with opened(database, tmp_path, 2, "bot_delay=0") as houses:
        laid = lay(houses[0], "toctoctoc", 4, found("toctoctoc", 4, waits_for()), "AB", "random")
        seats = [
            with_cookie(house, laid, seat).watch(laid.table, seat) for house, seat in zip(houses, "AB", strict=True)
        ]
        each_sees_the_other(seats)
        play_on(seats, random.Random(5), 6)
        counts = thoughts(houses)
        first = counts.index(max(counts))
        houses[first].kill()
        second = seats[1 - first]
        gone = "AB"[first]
        second.until_table(lambda shown: presence(shown, gone) == "gone")
        back = with_cookie(houses[1 - first], laid, gone).watch(laid.table, gone)
        back.until(lambda frame: frame["type"] == "game")
        play_on([second, back], random.Random(5))
        assert second.over and thoughts([houses[1 - first]])[0] > 0


def presence(shown: dict[str, Any], seat: str) -> str:
    return str(shown["seats"][LETTERS.index(seat)]["presence"])


def test_who_is_where_is_known_to_all_processes(database: Postgres, tmp_path: Path) -> None:
    with opened(database, tmp_path, 2, "table_sockets=5") as houses:
        laid = lay(houses[0], "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "AB", "random")
        here, there = (with_cookie(house, laid, seat) for house, seat in zip(houses, "AB", strict=True))
        one, two = here.watch(laid.table, "A"), there.watch(laid.table, "B")
        one.until_table(lambda shown: presence(shown, "B") == "here")
        two.until_table(lambda shown: presence(shown, "A") == "here")

        two.send({"type": "presence", "away": True})
        one.until_table(lambda shown: presence(shown, "B") == "away")
        two.send({"type": "presence", "away": False})
        one.until_table(lambda shown: presence(shown, "B") == "here")

        twin = with_cookie(houses[0], laid, "B").watch(laid.table, "B")  # the same seat at the other process
        engine = open_engine(database.address)
        eventually(lambda: seats_in_the_register(engine, laid.table) == [0, 1, 1])
        engine.dispose()
        for seat in (twin, two):
            seat.send({"type": "presence", "away": True})
        one.until_table(lambda shown: presence(shown, "B") == "away")
        two.send({"type": "presence", "away": False})
        one.until_table(lambda shown: presence(shown, "B") == "here")

        for _ in range(2):
            there.watch(laid.table)
        one.until_table(lambda shown: shown["spectators"] == 2)
        with pytest.raises(InvalidStatus, match="429"):
            here.watch(laid.table)  # the sixth socket of a table that may have five

        two.close()
        twin.close()
        one.until_table(lambda shown: presence(shown, "B") == "gone")


def test_who_is_connected_to_another_process_is_not_taken_for_gone(database: Postgres, tmp_path: Path) -> None:
    """However wrong the clock of one of the machines is."""
    with (
        Running(database.address, tmp_path / "one", "grace_gone=2") as one,
        Running(database.address, tmp_path / "two", "grace_gone=2", prefix=("env", "MANOIR_SKEW=25")) as two,
    ):
        laid = lay(one, "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "AB", "random")
        seats = [with_cookie(*who).watch(laid.table, who[2]) for who in ((one, laid, "A"), (two, laid, "B"))]
        each_sees_the_other(seats)
        time.sleep(5)  # longer than the grace: what must not happen cannot be waited for
        shown = Client(one.address)("GET", f"/api/tables/{laid.table}")
        assert not any(seat["standIn"] for seat in shown["seats"])

        seats[1].close()
        seats[0].until_table(lambda shown: shown["seats"][1]["standIn"])


def test_an_address_may_open_so_many_sockets_at_all_processes_together(database: Postgres, tmp_path: Path) -> None:
    with opened(database, tmp_path, 2, "address_sockets=4") as houses:
        laid = lay(houses[0], "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "AB", "random")
        for _ in range(4):
            Client(houses[0].address).watch(laid.table)

        def refused() -> bool:
            """Though it holds no other socket there."""
            eventually(lambda: not houses[1].metric("manoir_sockets"))
            try:
                Client(houses[1].address).watch(laid.table).close()
            except InvalidStatus as error:
                return error.response.status_code == 429
            return False

        eventually(refused)
        engine = open_engine(database.address)
        with engine.connect() as connection:
            places = connection.exec_driver_sql("select place from usage").scalars().all()
        engine.dispose()
        assert places and not any("127.0.0" in place for place in places)


def test_an_address_may_ask_for_so_much_of_all_processes_together(database: Postgres, tmp_path: Path) -> None:
    with opened(database, tmp_path, 2, "address_rate=2", "address_burst=200") as houses:
        here, there = (Client(house.address) for house in houses)
        most = 1
        while here.ask("GET", "/api/tables")[0] != 429:
            most += 1
        asked = 1
        while there.ask("GET", "/api/tables")[0] != 429:
            asked += 1
            time.sleep(0.3)
        assert asked < most / 2


def test_a_process_that_lost_its_connection_counts_again_when_it_is_back(database: Postgres, tmp_path: Path) -> None:
    """Also one that was taken for dead, while it was not."""
    with opened(database, tmp_path, 2) as houses:
        laid = lay(houses[0], "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "AB", "random")
        seats = [
            with_cookie(house, laid, seat).watch(laid.table, seat) for house, seat in zip(houses, "AB", strict=True)
        ]
        each_sees_the_other(seats)
        database.stop()
        database.start()
        engine = open_engine(database.address)
        for _ in range(2):
            eventually(lambda: all_are_buried(engine))

            eventually(lambda: seats_in_the_register(engine, laid.table) == [0, 1])
        engine.dispose()
        play_on(seats, random.Random(5))
        assert all(seat.over for seat in seats)


def test_a_lease_is_granted_again_to_who_did_not_hear_that_it_was(database: Postgres) -> None:
    """The database took it and went away before it had answered: nobody else may think for those bots, so it must."""
    engine = open_engine(database.address)
    migrate(engine)
    one, other = Register(engine), Register(engine)
    wanted = Wanted({}, [], ["1" * 24], [], [])
    with engine.connect() as connection:
        one.beat(connection, [])
        connection.execute(text("insert into processes (id, seen) values (:id, 0)"), {"id": other.me})
        connection.commit()
        assert one.exchange(connection, wanted).leases == {"1" * 24}
        assert one.exchange(connection, wanted).leases == {"1" * 24}
        assert other.exchange(connection, wanted).leases == set()
        one.leave(connection)
        other.leave(connection)
    engine.dispose()


def test_a_house_finds_the_server_that_it_can_write_to(database: Postgres, tmp_path: Path) -> None:
    """Of several that its address names; the first is not there."""
    url = make_url(database.address)
    server = f"{url.host or url.query['host']}:{url.port or url.query.get('port', 5432)}"
    query = {"host": (f"/nowhere:{server.split(':')[1]}", server), "target_session_attrs": "read-write"}
    address = url.set(host=None, port=None, query=query).render_as_string(hide_password=False)
    with Running(address, tmp_path / "one") as one, Running(database.address, tmp_path / "two") as two:
        laid = lay(two, "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "AB", "random")
        seats = [with_cookie(*who).watch(laid.table, who[2]) for who in ((one, laid, "A"), (two, laid, "B"))]
        each_sees_the_other(seats)
        play_on(seats, random.Random(5), 4)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("postgresql://ada:w@a:1,b:2/house?x=y", "postgresql://ada:w@/house?host=a:1&host=b:2&x=y"),
        ("postgresql://a,b/house", "postgresql:///house?host=a&host=b"),
        ("postgresql://ada:w@a:1/house", "postgresql://ada:w@a:1/house"),
        ("sqlite:////a,b/house.db", "sqlite:////a,b/house.db"),
    ],
)
def test_several_servers_are_named_as_elsewhere(written: str, read: str) -> None:
    assert in_a_row(written) == read


def all_are_buried(engine: Engine) -> bool:
    """As if all had been taken for dead. The database may still be on its way up."""
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("delete from processes")
    except OperationalError:
        return False
    return True


def seats_in_the_register(engine: Engine, table: str) -> list[int]:
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("select seat from presence where table_id = %s order by seat", (table,))
        return [row[0] for row in rows]


def test_a_table_and_its_moves_are_read_as_they_are_at_one_moment(database: Postgres) -> None:
    engine = open_engine(database.address)
    migrate(engine)
    line = found("toctoctoc", 3, waits_for())
    with engine.begin() as connection:
        laid = lay_on(connection, "0" * 64, "toctoctoc", 3, line, "A", "random")

    @event.listens_for(engine, "after_cursor_execute", once=True)
    def somebody_moves(*_: object) -> None:
        with engine.begin() as connection:
            connection.exec_driver_sql("update tables set revision = revision + 1 where id = %s", (laid.table,))
            connection.exec_driver_sql(
                "insert into log (table_id, number, seat, notation, at) values (%s, %s, 0, 'x', 1)",
                (laid.table, len(line) + 1),
            )

    async def read() -> int:
        store = Store(engine)
        read = await store.read(laid.table)
        store.close()
        assert read is not None
        return len(read[1])

    assert asyncio.run(read()) == len(line)
    assert asyncio.run(read()) == len(line) + 1
    engine.dispose()


# -- killed, one after the other -----------------------------------------------------------------------------------


@contextmanager
def proxy(houses: list[Running]) -> Iterator[int]:
    words = [sys.executable, "-m", "tests.server.proxy", *(str(house.port) for house in houses)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_one_process_after_the_other_is_killed_and_nobody_loses_a_move(database: Postgres, tmp_path: Path) -> None:
    rng = chance("one after the other")
    with opened(database, tmp_path, HOUSES, PACE) as houses, proxy(houses) as port:
        line = found("toctoctoc", SEATS, waits_for())
        engine = open_engine(database.address)
        with engine.begin() as connection:
            laid = ("toctoctoc", SEATS, line, PEOPLE, "heuristic")
            tables = [lay_on(connection, houses[0].secret, *laid, code=code_of(table)) for table in range(TABLES)]
        engine.dispose()
        crowd = Crowd(port, tables, THINKS, rng)
        late, moves, thought = asyncio.run(killed(crowd, houses, rng))
        acknowledged = kept(database.address, crowd.told)
    told = crowd.told
    assert not told.gaps, told.gaps[:5]
    assert acknowledged >= KILLS * TABLES // 10
    away, again = sorted(told.away), thought - moves - late
    print(
        f"{HOUSES} processes, {len(crowd.people)} sockets, {KILLS} kills, load {os.getloadavg()[0]:.0f}:"
        f" {acknowledged} moves acknowledged, {told.resent} sent again, refused {dict(told.refused)};"
        f" bots thought {thought:.0f} times and made {moves:.0f} moves, {late:.0f} were late,"
        f" {again:.0f} died with their process ({again / (acknowledged + moves):.2%} of all moves);"
        f" {len(away)} times somebody was away, median {statistics.median(away):.2f} s,"
        f" p99 {away[len(away) * 99 // 100]:.2f} s, most {away[-1]:.2f} s"
    )


def code_of(table: int) -> str:
    """Codes that differ, however many there are."""
    return "".join(CODE_LETTERS[table // len(CODE_LETTERS) ** place % len(CODE_LETTERS)] for place in range(5))


async def killed(crowd: Crowd, houses: list[Running], rng: random.Random) -> tuple[float, float, float]:
    """One at a time, under way; how many moves of bots were late, were made, and were thought of."""
    figures = {"manoir_bot_late_total": 0.0, 'manoir_moves_total{by="bot"}': 0.0, "manoir_bot_seconds_count": 0.0}

    async def add(house: Running) -> None:
        for name in figures:
            figures[name] += await asyncio.to_thread(house.metric, name.replace("{", r"\{").replace("}", r"\}"))

    await crowd.come()
    await until(lambda: crowd.here == len(crowd.people), "not everybody came")
    try:
        for _ in range(KILLS):
            before = len(crowd.told.acknowledged)
            await asyncio.sleep(rng.uniform(0.2, REST))
            victim = rng.choice(houses)
            await add(victim)
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
            await until(lambda: crowd.here == len(crowd.people), "not everybody came back")
            await until(lambda: len(crowd.told.acknowledged) > before, "nobody plays on")  # noqa: B023
        for house in houses:
            await add(house)
    finally:
        await crowd.go()
    late, moves, thoughts = figures.values()
    return late, moves, thoughts


async def until(true: Callable[[], bool], complaint: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, complaint
        await asyncio.sleep(0.02)
