"""What is asked for in one go: a hundred things of one address at the same moment, and what costs much once."""

import asyncio
import socket
from collections import Counter
from urllib.parse import urlsplit

import pytest

from manoir.attack.long_games import drawn_out, lay
from manoir.server.limits import Limits, Rounds
from tests.server.client import Client
from tests.server.conftest import Opens
from tests.server.running import PATIENCE, Running

TABLE = {"game": "toctoctoc", "name": "Ada"}
FOREIGN = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
LINK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
BODY = 1 << 20  # bytes that nginx lets through where nobody has said otherwise


def test_in_each_round_everybody_has_a_turn() -> None:
    async def told() -> list[str]:
        rounds, order = Rounds(4), list[str]()

        async def ask(address: str) -> None:
            await rounds.turn(address)
            order.append(address)

        await asyncio.gather(*(ask("192.0.2.1") for _ in range(40)), ask("192.0.2.2"))
        return order

    order = asyncio.run(told())
    assert len(order) == 41
    assert order.index("192.0.2.2") <= 4


def test_what_one_place_has_read_is_read_one_after_the_other() -> None:
    async def most_at_once() -> dict[str, int]:
        limits, now, most = Limits(1, 1, 1), Counter[str](), Counter[str]()

        async def ask(address: str, pause: int) -> None:
            for _ in range(pause):
                await asyncio.sleep(0)
            async with limits.one_by_one(address):
                now[address] += 1
                most[address] = max(most[address], now[address])
                await asyncio.sleep(0)
                now[address] -= 1

        await asyncio.gather(*(ask(f"192.0.2.{at % 2}", at // 3) for at in range(60)))
        assert not limits.reading
        return most

    assert asyncio.run(most_at_once()) == {"192.0.2.0": 1, "192.0.2.1": 1}


def test_a_body_that_was_answered_is_let_in_to_its_end(house: Running) -> None:
    """A proxy that is cut off while it sends takes the house for dead, and sends nobody there for a while."""
    place = urlsplit(house.address)
    lines = [
        "POST /api/tables HTTP/1.1",
        f"Host: {place.netloc}",
        f"Origin: {house.address}",
        "Content-Type: application/json",
        f"Content-Length: {BODY}",
        "",
        "",
    ]
    with (
        socket.create_connection((place.hostname, place.port), PATIENCE) as connection,
        connection.makefile("rb") as answers,
    ):
        connection.sendall("\r\n".join(lines).encode())
        assert answers.readline().startswith(b"HTTP/1.1 413 ")
        head = iter(answers.readline, b"\r\n")  # it comes in as many pieces as the line likes
        (length,) = [int(line.split()[1]) for line in head if line.lower().startswith(b"content-length:")]
        assert b"error-size" in answers.read(length)
        for _ in range(BODY // 16_384):
            connection.sendall(b" " * 16_384)
        connection.sendall(f"GET /api/games HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        assert answers.readline().startswith(b"HTTP/1.1 200 ")


def test_a_long_query_is_not_taken_apart(client: Client) -> None:
    status, _, content = client.ask("GET", "/api/tables?" + "a=%41&" * 400)
    assert (status, b"error-address" in content) == (404, True)
    assert client.ask("GET", "/api/tables?" + "a=%41&" * 100)[0] == 200


def test_other_sites_use_up_nothing_of_what_their_readers_have(open_house: Opens) -> None:
    client = Client(open_house("address_rate=0.01", "address_burst=8", "code_tries=1").address)
    for path in ("/api/games", "/api/codes/ABCDE", "/api/codes/ABCDF", "/health", "/t/ABCDE"):
        status, _, content = client.ask("GET", path, None, FOREIGN)
        assert (status, b"error-origin" in content) == (403, True)
    assert client.ask("POST", "/api/tables", TABLE, {"Origin": "https://evil.example"})[0] == 403
    framed = {**LINK, "Sec-Fetch-Dest": "iframe"}
    assert client.ask("GET", "/t/ABCDE", None, framed)[0] == 403
    assert client.ask("GET", "/t/ABCDE", None, LINK)[0] == 200
    assert client.ask("GET", "/api/codes/ABCDE")[0] == 404  # a first wrong code, which costs nothing
    assert [client.ask("GET", "/api/games")[0] for _ in range(6)] == [200] * 6


def test_other_sites_have_no_more_than_anybody_has(open_house: Opens) -> None:
    client = Client(open_house("address_rate=0.01", "address_burst=3").address)
    assert [client.ask("GET", "/api/games", None, FOREIGN)[0] for _ in range(4)] == [403, 403, 403, 429]


def test_a_long_game_that_has_to_be_read_is_paid_for(open_house: Opens) -> None:
    house = open_house("address_rate=0.01", "address_burst=10")
    one, other = lay(house.database, drawn_out(900), 2)
    client = Client(house.address)
    assert client.ask("GET", f"/api/tables/{one.table}/mine")[0] == 200
    assert client.ask("GET", f"/api/tables/{other.table}/mine")[0] == 429


def own(host: str) -> dict[str, str]:
    """As a page of the house says it that is reached by this name."""
    return {"Host": host, "Origin": f"http://{host}"}


@pytest.mark.parametrize("same", [True, False])
def test_a_qr_code_is_paid_for_by_who_has_it_drawn(open_house: Opens, same: bool) -> None:
    client = Client(open_house("address_rate=0.01", "address_burst=30").address)
    table = client.new("toctoctoc")
    hosts = [f"192.0.2.{1 if same else one}" for one in range(4)]
    asked = [client.ask("GET", f"/api/tables/{table}/qr.svg", None, own(host))[0] for host in hosts]
    assert asked == [200, 200, 200 if same else 429, 200 if same else 429]
