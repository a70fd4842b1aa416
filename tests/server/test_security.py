"""The doors: who may come in, how much they may ask for, and what nobody is told."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from manoir.attack.ground import spare_addresses
from manoir.attack.guest import Guest, TurnedAway
from tests.server.client import Client
from tests.server.conftest import Opens
from tests.server.running import Running
from tests.server.test_commands import asked, sat_down

TABLE = {"game": "toctoctoc", "name": "Ada"}


@pytest.mark.parametrize("origin", ["", "null", "http://evil.example", "https://127.0.0.1", "file://"])
def test_nothing_changes_without_the_right_origin(house: Running, client: Client, origin: str) -> None:
    status, _, content = client.ask("POST", "/api/tables", TABLE, {"Origin": origin})
    assert (status, json.loads(content)["key"]) == (403, "error-origin")
    table = client.new("toctoctoc")
    client.origin = origin or "-"
    with pytest.raises(InvalidStatus, match="403"):
        client.watch(table, "A")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_the_house_answers_only_to_its_names(client: Client, host: str) -> None:
    status, _, content = client.ask("GET", "/api/tables", None, {"Host": host or "-"})
    assert (status, json.loads(content)["key"]) == (403, "error-host")


def test_a_seat_is_held_by_a_long_token_that_no_script_and_no_other_site_sees(
    open_house: Opens, tmp_path: Path
) -> None:
    house = open_house()
    client = Client(house.address)
    table = client.new("toctoctoc")
    (cookie,) = client.set_cookies
    assert {"HttpOnly", "SameSite=strict", f"Path=/api/tables/{table}"} <= set(cookie.split("; "))
    token = client.cookies[table]["manoir-A"]
    assert len(token) * 6 >= 128
    assert house.stop() == 0
    with sqlite3.connect(tmp_path / "house.db") as database:
        stored = b"".join(row[0] for row in database.execute("select body from tables"))
    database.close()
    assert token.encode() not in stored
    assert token not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables", "/api/tables/none", "/nothing", "/health", "/t/ABCDE"]
)
def test_every_answer_is_sealed(client: Client, path: str) -> None:
    _, headers, content = client.ask("GET", path)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
    assert not re.search(rb"""(?:src|href)=["']?(?:https?:)?//""", content)


def test_bodies_have_a_limit_whatever_they_say_of_themselves(client: Client) -> None:
    long = json.dumps({**TABLE, "name": "x" * 20000}).encode()
    assert client.ask("POST", "/api/tables", long)[0] == 413
    status, _, content = client.ask("POST", "/api/tables", long, {"Transfer-Encoding": "chunked", "Content-Length": ""})
    assert status in (400, 413), content
    assert (
        client.ask("POST", "/api/tables", b"name=Ada", {"Content-Type": "application/x-www-form-urlencoded"})[0] == 400
    )
    assert client.ask("POST", "/api/tables", b"[" * 15000)[0] == 400


def test_a_frame_that_is_too_long_ends_that_socket_only(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, other = asked(sockets)
    other.send("x" * 5000)
    with pytest.raises(ConnectionClosed):
        other.until(lambda frame: False)
    assert mover.move(mover.game["moves"][0])["type"] == "game"


def test_who_asks_too_much_is_told_so(open_house: Opens) -> None:
    house = open_house(
        "address_rate=0.001", "address_burst=8", "address_sockets=2", "socket_rate=0.001", "socket_burst=3"
    )
    client = Client(house.address)
    table = client.new("toctoctoc")
    sockets = [client.watch(table), client.watch(table)]
    with pytest.raises(InvalidStatus, match="429"):
        client.watch(table)
    for _ in range(6):
        sockets[0].send({"type": "ping"})
    assert sockets[0].until(lambda frame: frame["type"] == "refused")["key"] == "error-rate"
    answers = [client.ask("GET", "/api/games") for _ in range(12)]
    assert {status for status, _, _ in answers} == {200, 429}
    assert json.loads(answers[-1][2])["key"] == "error-rate"
    for _ in range(40):
        sockets[1].send("?")
    with pytest.raises(ConnectionClosed):
        sockets[1].until(lambda frame: False)


def test_a_table_has_a_limit_of_sockets(open_house: Opens) -> None:
    client = Client(open_house("table_sockets=2").address)
    table = client.new("toctoctoc")
    sockets = [client.watch(table), client.watch(table)]
    with pytest.raises(InvalidStatus, match="429"):
        client.watch(table)
    sockets[0].close()
    assert client("GET", f"/api/tables/{table}")["spectators"] <= 2


@pytest.mark.skipif(not spare_addresses(), reason="one address of loopback")
def test_one_address_does_not_keep_all_others_from_looking_on(open_house: Opens) -> None:
    host = open_house("table_sockets=4").address.removeprefix("http://")
    one, other = Guest(host, "127.0.0.2"), Guest(host, "127.0.0.3")
    table = one.new("toctoctoc")

    async def look_on() -> None:
        for _ in range(3):
            await one.watch(table)
        with pytest.raises(TurnedAway, match="429"):
            await one.watch(table)
        await other.watch(table)
        for guest in (one, other):
            guest.go()

    asyncio.run(look_on())


def test_those_who_look_on_keep_no_player_out(open_house: Opens) -> None:
    house = open_house("table_sockets=2")
    client, stranger = Client(house.address), Client(house.address)
    table = client.new("toctoctoc")
    looking_on = [stranger.watch(table), stranger.watch(table)]
    seats = [client.watch(table, "A") for _ in range(8)]
    for socket in (*looking_on, *seats):
        socket.until(lambda frame: frame["type"] == "table")
    with pytest.raises(InvalidStatus, match="429"):
        client.watch(table, "A")


def test_figures_and_logs_name_nobody(open_house: Opens, tmp_path: Path) -> None:
    house = open_house()
    client = Client(house.address)
    table = client.new("toctoctoc", bots="random", name="Zebulon")
    client.start(table)
    socket = client.watch(table, "A")
    socket.until(lambda frame: frame["type"] == "game")
    if socket.mine:
        socket.move("dance")
    figures = client.ask("GET", "/metrics")[2].decode()
    written = (tmp_path / "log").read_text()
    assert "manoir_sockets 1.0" in figures
    for secret in ("Zebulon", client.cookies[table]["manoir-A"], *socket.game["view"]["hand"][:0]):
        assert secret not in figures and secret not in written
    assert table not in figures
    assert all(json.loads(line)["event"] for line in written.splitlines())
    socket.close()


def test_names_are_text_and_nothing_else(client: Client) -> None:
    table = client.new("toctoctoc", name="<b>Ada</b>")
    assert client("GET", f"/api/tables/{table}")["seats"][0]["name"] == "<b>Ada</b>"
    assert client.ask("GET", f"/api/tables/{table}")[1]["content-type"] == "application/json"


def test_figures_are_not_for_strangers(open_house: Opens) -> None:
    """Among them is how long bots have thought, and so whether one had a choice."""
    client = Client(open_house("proxy=127.0.0.1", "metrics=192.0.2.7").address)
    places = {"192.0.2.1": 404, "2001:db8::1": 404, "192.0.2.7": 200, "": 200}  # the last is this machine
    found = {one: client.ask("GET", "/metrics", None, {"X-Forwarded-For": one})[0] for one in places}
    assert found == places
