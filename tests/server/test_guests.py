"""What one guest may have: tables that are not finished, and codes that are tried out."""

import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.client import Client, Refusal
from tests.server.conftest import Opens
from tests.server.laid_out import found, lay, over
from tests.server.postgres import Postgres, postgres
from tests.server.running import PATIENCE, Running, eventually

TABLE = {"game": "toctoctoc", "name": "Ada"}


def status(client: Client, method: str, path: str, body: object = None, address: str = "192.0.2.1") -> int:
    return client.ask(method, path, body, {"X-Forwarded-For": address})[0]


def test_a_guest_may_leave_so_many_tables_unfinished(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("proxy=127.0.0.1", "address_tables=3")
    client = Client(house.address)
    assert [status(client, "POST", "/api/tables", TABLE, f"2001:db8::{one}") for one in range(4)] == [
        201,
        201,
        201,
        429,
    ]
    assert status(client, "POST", "/api/tables", TABLE, "2001:db8:0:1::1") == 201  # somebody else
    house.stop()
    house.start()
    assert status(client, "POST", "/api/tables", TABLE, "2001:db8::9") == 429  # it is not forgotten
    with sqlite3.connect(tmp_path / "house.db") as database:
        assert "2001:db8" not in str(database.execute("select guest, body from tables").fetchall())
        database.execute("update tables set phase = 'over'")
    database.close()
    assert status(client, "POST", "/api/tables", TABLE, "2001:db8::9") == 201


def test_a_guest_may_finish_so_many_games_in_a_day(open_house: Opens, tmp_path: Path) -> None:
    """They are kept for ever: else one guest could fill the disk, and use up the codes."""
    client = Client(open_house("proxy=127.0.0.1", "address_games=3").address)
    for _ in range(3):
        assert status(client, "POST", "/api/tables", TABLE) == 201
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("update tables set phase = 'over'")
    assert status(client, "POST", "/api/tables", TABLE) == 429
    assert status(client, "POST", "/api/tables", TABLE, "192.0.2.2") == 201  # somebody else
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("update tables set touched = touched - 90000")
    database.close()
    assert status(client, "POST", "/api/tables", TABLE) == 201


def test_a_proxy_is_known_by_its_address_in_whatever_form(tmp_path: Path) -> None:
    """A house that listens to IPv6 and IPv4 sees ::ffff:127.0.0.1; all guests of the proxy would share what one has."""
    words = ("proxy=127.0.0.1", "address_rate=0.001", "address_burst=3")
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", *words, host="::") as house:
        client = Client(house.address)
        assert [status(client, "GET", "/api/games", None, f"192.0.2.{one}") for one in range(6)] == [200] * 6


def test_who_asks_for_a_rematch_opens_its_table(open_house: Opens) -> None:
    """And not who made the table before: a guest of theirs could use up all that they may open."""
    house = open_house("proxy=127.0.0.1", "address_tables=1")
    laid = lay(house, "toctoctoc", 3, found("toctoctoc", 3, over), people="ABC")
    client = Client(house.address)
    client.cookies[laid.table] = {"manoir-B": laid.tokens["B"]}
    path, body = f"/api/tables/{laid.table}/rematch", {"seat": "B"}
    assert status(client, "POST", "/api/tables", TABLE) == 201
    assert status(client, "POST", path, body) == 429  # one may not have two of them
    assert status(client, "POST", path, body, "192.0.2.2") == 201


def test_a_house_has_so_many_unfinished_tables(open_house: Opens, tmp_path: Path) -> None:
    client = Client(open_house("tables=3").address)
    assert [client.ask("POST", "/api/tables", TABLE)[0] for _ in range(4)] == [201, 201, 201, 507]
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("update tables set phase = 'over'")
    database.close()
    eventually(lambda: client.ask("POST", "/api/tables", TABLE)[0] == 201)


def test_who_tries_codes_out_waits_longer_each_time(open_house: Opens) -> None:
    house = open_house("proxy=127.0.0.1", "code_tries=3")
    client = Client(house.address)
    code = client("POST", "/api/tables", TABLE)["code"]
    wrong = [status(client, "GET", f"/api/codes/QQQQ{letter}") for letter in "ABCDEFGH"]
    assert wrong[:3] == [404, 404, 404]
    assert 429 in wrong[3:]
    eventually(lambda: status(client, "GET", "/api/codes/QQQQQ") == 404)  # the wait ends …
    assert status(client, "GET", f"/api/codes/{code}") == 429  # … and begins anew, for a right code too
    assert status(client, "GET", f"/api/codes/{code}", None, "192.0.2.2") == 200  # but for nobody else


def test_codes_that_are_tried_out_at_once_are_counted_before_they_are_looked_up(open_house: Opens) -> None:
    house = open_house("code_tries=3")
    parts = urlsplit(house.address)
    connections = [socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE) for _ in range(40)]
    for number, connection in enumerate(connections):
        connection.sendall(b"GET /api/codes/QQQ%02d HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % number)
    wrong = 0
    for connection in connections:
        with connection, connection.makefile("rb") as answer:
            wrong += b" 404 " in answer.readline()
    assert wrong < 10  # of 40: the first few, and now and then one on a slow machine


def test_right_codes_cost_nothing_more(open_house: Opens) -> None:
    client = Client(open_house("code_tries=1").address)
    code = client("POST", "/api/tables", TABLE)["code"]
    assert {client.ask("GET", f"/api/codes/{code}")[0] for _ in range(10)} == {200}


def test_the_code_of_a_game_that_is_long_over_is_free(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("sweep=0.2", "keep_code=1000")
    old, recent = (lay(house, "toctoctoc", 3, found("toctoctoc", 3, over)) for _ in range(2))
    client = Client(house.address)
    assert client("GET", f"/api/codes/{old.code}") == {"table": old.table}
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("update tables set touched = touched - 2000 where id = ?", (old.table,))
    database.close()
    eventually(lambda: client.ask("GET", f"/api/codes/{old.code}")[0] == 404)
    assert client("GET", f"/api/codes/{recent.code}") == {"table": recent.table}
    assert client("GET", f"/api/codes/{old.table}") == {"table": old.table}  # who knows it finds it still
    assert client("GET", f"/api/tables/{old.table}")["code"] == old.table


@pytest.fixture(name="database")
def a_database() -> Iterator[Postgres]:
    yield from postgres()


@pytest.mark.xdist_group("postgres")
def test_the_same_on_postgresql(database: Postgres, tmp_path: Path) -> None:
    words = ("address_tables=2", "sweep=0.2", "keep_code=0")
    with Running(database.address, tmp_path / "log", *words) as house:
        client = Client(house.address)
        laid = lay(house, "toctoctoc", 3, found("toctoctoc", 3, over))
        eventually(lambda: client.ask("GET", f"/api/codes/{laid.code}")[0] == 404)
        assert client("GET", f"/api/codes/{laid.table}") == {"table": laid.table}
        for path in ("/api/codes/%00", "/api/tables/a%00b"):
            assert client.ask("GET", path)[0] == 404
        client.new("toctoctoc")
        client.new("toctoctoc")
        with pytest.raises(Refusal, match="error-tables"):
            client.new("toctoctoc")


def test_who_is_sent_away_does_not_come_back_at_once(open_house: Opens) -> None:
    """Else a program could sit at every table that is open to all, however often its host sends it away."""
    host = Client(open_house("proxy=127.0.0.1").address)
    table = host.new("toctoctoc", seats=4)
    place = f"/api/tables/{table}/seats/B"
    assert status(Client(host.address), "POST", place, {"name": "Eve"}) == 201
    host("DELETE", place)
    assert [status(Client(host.address), "POST", place, {"name": name}) for name in ("Eve", "Bob")] == [403, 403]
    assert status(Client(host.address), "POST", place, {"name": "Bob"}, "192.0.2.2") == 201
    host("DELETE", place)
    assert host.ask("POST", place, {"name": "Flo"})[0] == 201  # at the host's own address
    host("DELETE", place)
    assert host.ask("POST", place, {"name": "Flo"})[0] == 201


def test_who_was_told_no_does_not_ask_again_at_once(open_house: Opens) -> None:
    host = Client(open_house("proxy=127.0.0.1").address)
    table = host.new("toctoctoc", seats=3, bots="random")
    host.start(table)
    place = f"/api/tables/{table}/seats/B"
    assert status(Client(host.address), "POST", place, {"name": "Eve"}) == 202
    host("POST", f"{place}/answer", {"name": "Eve", "welcome": False})
    assert status(Client(host.address), "POST", place, {"name": "Eve"}) == 403
    assert status(Client(host.address), "POST", place, {"name": "Bob"}, "192.0.2.2") == 202
