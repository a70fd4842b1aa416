"""Too much at once: whatever a client sends is paid for, and who is waited for too long is waited for no more."""

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from urllib.parse import urlsplit

import pytest

from tests.server.client import PATIENCE, Client, play_on
from tests.server.conftest import Opens
from tests.server.laid_out import found, lay
from tests.server.running import Running, eventually
from tests.server.test_commands import sat_down
from tests.server.test_looking_back import long_game
from tests.server.test_wire import CLOSE, MORE, PING, PONG, TEXT, Raw, frame, wide

PIECES = 0.005  # seconds between two pieces: some may arrive together, there are enough of them


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house in which nobody gets anything back while a test looks."""
    folder = tmp_path_factory.mktemp("poor")
    words = ("socket_rate=0.001", "socket_burst=30")
    with Running(f"sqlite:///{folder}/house.db", folder / "log", *words) as running:
        yield running


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that waits for nobody."""
    folder = tmp_path_factory.mktemp("hurried")
    words = ("request_patience=2", "reader_patience=2")
    with Running(f"sqlite:///{folder}/house.db", folder / "log", *words) as running:
        yield running


@contextmanager
def raw_at(house: Running, buffer: int = 0) -> Iterator[Raw]:
    client = Client(house.address)
    raw = Raw(client, client.new("toctoctoc"), "A", buffer)
    try:
        yield raw
    finally:
        raw.close()


def until_refused(connection: socket.socket, *pieces: bytes) -> None:
    """Send one piece after the other, until the other side takes no more."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        for piece in pieces:
            connection.sendall(piece)
            time.sleep(PIECES)  # so that they arrive as pieces
    except ConnectionError:
        return
    raise AssertionError("all of it was taken")


def end_of(raw: Raw) -> tuple[list[int], int]:
    """The kinds of frames that still come, and the code that the socket is closed with."""
    kinds: list[int] = []
    while True:
        kind, payload = raw.read()
        if kind == CLOSE:
            return kinds, int.from_bytes(payload[:2], "big")
        kinds.append(kind)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING, b"") * 200,
        frame(PING, b"x" * 125) * 200,
        frame(PONG, b"") * 200,
        frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * 200,
        frame(TEXT, b"{", last=False) + frame(MORE, b" ", last=False) * 200,
        (frame(TEXT, b"", last=False) + frame(MORE, b"?")) * 200,
        frame(TEXT, b'{"type": "ping"}') * 200,
        frame(TEXT, b'{"type": "resync", "number": 0}') * 200,
        wide(PONG, b"") * 200,
        wide(PING, b"") + frame(PING, b"") * 200,
        wide(TEXT, b"", last=False) + frame(MORE, b"", last=False) * 200,
    ],
    ids=[
        "pings",
        "long pings",
        "pongs",
        "empty pieces",
        "pieces",
        "messages in pieces",
        "messages",
        "resyncs",
        "pongs with long lengths",
        "pings after a long length",
        "pieces after a long length",
    ],
)
def test_every_frame_is_paid_for_from_one_purse(poor: Running, flood: bytes) -> None:
    with raw_at(poor) as raw:
        raw.send(flood)
        kinds, code = end_of(raw)
        assert code == 1008
        assert kinds.count(PONG) <= 30


def test_a_message_whose_length_is_written_in_eight_bytes_is_read(house: Running) -> None:
    with raw_at(house) as raw:
        raw.send(wide(TEXT, b'{"type": "ping"}'))
        while json.loads(raw.read()[1])["type"] != "pong":
            pass
        raw.send(wide(TEXT, b" " * 5000))
        assert end_of(raw)[1] == 1009


def test_a_message_may_come_in_some_pieces_and_not_in_any_number(house: Running) -> None:
    with raw_at(house) as raw:
        ping = b'{"type": "ping"}'
        raw.send(frame(TEXT, ping[:1], last=False))
        raw.send(b"".join(frame(MORE, ping[at : at + 1], last=False) for at in range(1, len(ping))), frame(MORE, b""))
        while json.loads(raw.read()[1])["type"] != "pong":
            pass
        raw.send(frame(TEXT, ping[:1], last=False) + frame(MORE, b"", last=False) * 100)
        assert end_of(raw)[1] == 1008


def test_messages_byte_by_byte_are_paid_for(poor: Running) -> None:
    with raw_at(poor) as raw:
        ends: list[tuple[list[int], int]] = []
        reading = threading.Thread(target=lambda: ends.append(end_of(raw)))
        reading.start()
        for byte in frame(TEXT, b" " * 4000):
            raw.socket.sendall(bytes([byte]))
            time.sleep(PIECES)
            if ends:
                break
        reading.join()
        assert ends[0][1] == 1008


def test_who_floods_and_does_not_read_is_ended_while_others_play(house: Running) -> None:
    """What the flood is answered with is not kept for a client that does not read it."""
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    sent = 0
    ended = threading.Event()

    def flood(raw: Raw) -> None:
        nonlocal sent
        data = frame(PING, b"x" * 125) * 1000
        try:
            while not ended.is_set():
                raw.socket.sendall(data)
                sent += len(data)
        except OSError:
            pass
        ended.set()

    with raw_at(house, 4096) as raw:
        flooding = threading.Thread(target=flood, args=(raw,))
        flooding.start()
        assert play_on(sockets, random.Random(5), 3) == 3
        assert ended.wait(PATIENCE)
        flooding.join()
        assert sent < 50_000_000


# -- connections ---------------------------------------------------------------------------------------------------


def connected(house: Running, buffer: int = 0) -> socket.socket:
    parts = urlsplit(house.address)
    made = socket.socket()
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.settimeout(PATIENCE)
    made.connect((parts.hostname or "", parts.port or 0))
    return made


def ended(connection: socket.socket) -> bool:
    """Whether the other side has gone; waits for it."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def head(house: Running, *lines: str) -> bytes:
    return "\r\n".join([f"Host: {urlsplit(house.address).netloc}", *lines]).encode()


@pytest.mark.parametrize("kind", ["nothing", "half a head", "no body", "half a handshake", "between requests"])
def test_a_request_that_is_not_finished_ends_its_connection(hurried: Running, kind: str) -> None:
    said = {
        "nothing": b"",
        "half a head": b"GET /health HTTP/1.1\r\n" + head(hurried),
        "no body": b"POST /api/tables HTTP/1.1\r\n" + head(hurried, "Content-Length: 100", "", "{"),
        "half a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\n" + head(hurried, "Upgrade: websocket", "Conn"),
        "between requests": b"GET /health HTTP/1.1\r\n" + head(hurried, "", "") + b"\r\n" * 3,
    }[kind]
    with connected(hurried) as connection:
        connection.sendall(said)
        assert ended(connection)
    assert hurried.healthy()


def test_who_asks_for_too_much_at_once_is_cut_off_and_leaves_no_fault_in_the_log(open_house: Opens) -> None:
    """Each connection would be worth a line, and so anybody could fill the disk with them."""
    house = open_house()
    for _ in range(20):
        with connected(house) as connection:
            connection.sendall((b"GET /api/tables HTTP/1.1\r\n" + head(house, "", "")) * 20)
            assert ended(connection)
    assert house.healthy()
    assert "failed" not in house.log.read_text()


def test_a_body_that_trickles_ends_its_connection(hurried: Running) -> None:
    with connected(hurried) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\n"
            + head(
                hurried, f"Origin: {hurried.address}", "Content-Type: application/json", "Content-Length: 9000", "", ""
            )
        )
        until_refused(connection, *[b" "] * 9000)


def test_a_head_without_end_ends_its_connection(house: Running) -> None:
    with connected(house) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\n" + head(house))
        until_refused(connection, *[f"\r\nX-{number}: {'x' * 20_000}".encode() for number in range(2000)])


def test_many_requests_at_once_on_one_connection_end_it(house: Running) -> None:
    with connected(house) as connection:
        one = b"GET /api/games HTTP/1.1\r\n" + head(house, "", "")
        until_refused(connection, *[one * 100] * 2000)


def test_who_does_not_read_what_was_asked_for_is_waited_for_no_more(hurried: Running) -> None:
    with connected(hurried, 2048) as connection:
        asked = b"GET /api/games/halloween/texts/fr HTTP/1.1\r\n" + head(hurried, "", "")
        until_refused(connection, *[asked] * 2000)


def test_who_does_not_read_their_socket_is_waited_for_no_more(hurried: Running) -> None:
    laid = lay(hurried, "spooks", 3, found("spooks", 3, long_game), people="ABC")
    client = Client(hurried.address)
    client.cookies[laid.table] = {}
    raw = Raw(client, laid.table, "", 2048)
    for number in count():
        raw.send(frame(TEXT, b'{"type": "resync", "number": 0}') * 20)
        if number == 10:
            break
    eventually(lambda: hurried.metric("manoir_sockets") == 0)
    raw.close()


def test_a_place_has_so_many_connections_and_no_more(open_house: Opens) -> None:
    house = open_house("address_connections=4")
    client = Client(house.address)
    table = client.new("toctoctoc")
    with ExitStack() as stack:
        watching = client.watch(table, "A")  # a socket is one too
        watching.until(lambda frame: frame["type"] == "table")
        first = [stack.enter_context(connected(house)) for _ in range(3)]
        with connected(house) as one_more:
            assert ended(one_more)
        watching.send({"type": "ping"})
        watching.until(lambda frame: frame["type"] == "pong")
        first[0].close()
        eventually(house.healthy)
        watching.close()
        eventually(lambda: len([client.ask("GET", "/api/games") for _ in range(3)]) == 3)


def test_a_proxy_may_have_any_number_of_connections(open_house: Opens) -> None:
    house = open_house("address_connections=2", "proxy=127.0.0.1")
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(connected(house))
        assert house.healthy()


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2", "2001:db8:0:1::1"),
        ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"),
    ],
)
def test_a_network_is_one_place(open_house: Opens, one: str, same: str, other: str) -> None:
    house = open_house("proxy=127.0.0.1", "address_rate=0.001", "address_burst=3")
    client = Client(house.address)

    def asked(address: str) -> int:
        return client.ask("GET", "/api/games", None, {"X-Forwarded-For": address})[0]

    assert [asked(one) for _ in range(4)] == [200, 200, 200, 429]
    assert asked(same) == 429
    assert asked(other) == 200


def test_new_connections_are_counted_too(open_house: Opens) -> None:
    house = open_house("address_rate=0.001", "address_connections=5")
    taken = 0
    for _ in range(8):
        with connected(house) as connection, suppress(ConnectionError):
            connection.sendall(b"GET /health HTTP/1.1\r\n" + head(house, "Connection: close", "", ""))
            taken += connection.recv(100).startswith(b"HTTP/1.1 200")
    assert taken == 5


def test_a_body_that_goes_on_after_it_was_answered_ends_its_connection(house: Running) -> None:
    with connected(house) as connection:
        lines = (f"Origin: {house.address}", "Content-Type: application/json", "Transfer-Encoding: chunked", "", "")
        connection.sendall(b"POST /api/tables HTTP/1.1\r\n" + head(house, *lines))
        until_refused(connection, *[b"4000\r\n" + b" " * 0x4000 + b"\r\n"] * 2000)


@pytest.mark.parametrize("after", [False, True])
def test_headers_come_to_an_end(house: Running, after: bool) -> None:
    """Also after its body, where they would be kept in memory for nobody."""
    many = ["a:b"] * 300
    lines = (f"Origin: {house.address}", "Content-Type: application/json", "Transfer-Encoding: chunked")
    body = '{"game": "toctoctoc", "name": "Ada"}'
    chunks = (f"{len(body):x}", body, "0", *(many if after else ()), "", "")
    with connected(house) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\n" + head(house, *lines, *(() if after else many), "", *chunks)
        )
        assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
        assert ended(connection)


def test_a_chunk_that_never_begins_ends_its_connection(house: Running) -> None:
    with connected(house) as connection:
        lines = (f"Origin: {house.address}", "Content-Type: application/json", "Transfer-Encoding: chunked", "", "")
        connection.sendall(b"POST /api/tables HTTP/1.1\r\n" + head(house, *lines) + b"1;")
        began = time.monotonic()
        until_refused(connection, *[b"x" * 16_384] * 2000)
        assert time.monotonic() - began < 5  # not only because it took too long


def test_what_is_refused_at_the_door_is_paid_for_too(open_house: Opens) -> None:
    client = Client(open_house("address_rate=0.001", "address_burst=3").address)
    found = [client.ask("GET", "/api/games", None, {"Host": "elsewhere.example"})[0] for _ in range(4)]
    assert found == [403, 403, 403, 429]


def test_quotes_in_cookies_hold_nobody_up(house: Running) -> None:
    client = Client(house.address)
    path = f"/api/tables/{client.new('toctoctoc')}/mine"
    began = time.monotonic()
    for _ in range(5):
        assert client.ask("GET", path, None, {"Cookie": 'manoir-B="' + '\\"' * 15_000 + '"'})[0] == 200
    assert time.monotonic() - began < 1  # 3 seconds, where Python reads them
    assert client("GET", path) == {"seats": ["A"]}
