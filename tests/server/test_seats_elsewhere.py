"""A seat that changes hands in one process is lost in every other one on the same database."""

import os
import signal
from collections.abc import Iterator

import pytest

from tests.server.client import Client
from tests.server.postgres import Postgres, postgres
from tests.server.running import Running, eventually
from tests.server.test_seats import closed, no_game

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module", name="database")
def a_database() -> Iterator[Postgres]:
    yield from postgres()


@pytest.fixture(scope="module")
def houses(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("houses")
    with (
        Running(database.address, folder / "one") as one,
        Running(database.address, folder / "two") as two,
    ):
        yield one, two


def test_who_was_asked_to_go_is_shown_nothing_in_another_process(houses: tuple[Running, Running]) -> None:
    one, two = houses
    host, bob, carol = Client(one.address), Client(two.address), Client(one.address)
    table = host.new("toctoctoc", seats=3)
    bob.sit(table, "B", "Bob")
    socket = bob.watch(table, "B")
    socket.until(lambda frame: frame["type"] == "table")
    eventually(lambda: host("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "person")
    host("DELETE", f"/api/tables/{table}/seats/B")
    carol.sit(table, "B", "Carol")
    carol.ready(table, "B")
    host("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"})
    host.start(table)
    no_game(socket)


def test_a_process_that_has_not_heard_yet_moves_for_nobody(houses: tuple[Running, Running]) -> None:
    """Bob comes back in one process; in the other, which sleeps meanwhile, his old socket wants to move."""
    one, two = houses
    here, there = Client(one.address), Client(two.address)
    table = here.new("toctoctoc", seats=3, bots="random")
    here("DELETE", f"/api/tables/{table}/seats/B")
    there.sit(table, "B", "Bob")
    there.ready(table, "B")
    eventually(lambda: here("GET", f"/api/tables/{table}")["seats"][1]["ready"])
    mine, old = here.watch(table, "A"), there.watch(table, "B")
    here.start(table)
    for socket in (mine, old):
        socket.until(lambda frame: frame["type"] == "game")
    while not old.mine:
        if mine.mine:
            mine.move(mine.game["moves"][0])
        else:
            mine.read()
        while old.game["number"] < mine.game["number"]:
            old.read()
    number = old.game["number"]
    again = Client(one.address)
    again.cookies[table] = dict(there.cookies[table])

    os.kill(two.process.pid, signal.SIGSTOP)
    try:
        again("POST", f"/api/tables/{table}/seats/B/reclaim", {})
        old.send({"type": "move", "id": "late", "number": number, "move": old.game["moves"][0]})
    finally:
        os.kill(two.process.pid, signal.SIGCONT)

    closed(old)
    assert not any(frame.get("answers") == "late" for frame in old.frames)
    assert here("GET", f"/api/tables/{table}/replay")["last"] == number
