"""The connection itself, byte by byte: however a client cuts its messages up, they are heard, and in their order."""

import base64
import json
import os
import random
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.client import PATIENCE, Client, play_on
from tests.server.running import Running
from tests.server.test_commands import sat_down

TEXT, MORE, PING, PONG, CLOSE = 1, 0, 9, 10, 8


def frame(kind: int, payload: bytes, last: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    head = bytes([kind | 128 * last, (128 if masked else 0) | min(size, 126)])
    if size >= 126:
        head += size.to_bytes(2, "big")
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def wide(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A frame that could be short, with its length in eight bytes: libraries take it so."""
    return bytes([kind | 128 * last, 255]) + len(payload).to_bytes(8, "big") + bytes(4) + payload


def why(id: str) -> bytes:
    """A message that is answered by its name, and changes nothing."""
    return json.dumps({"type": "why", "id": id, "move": "dance"}).encode()


class Raw:
    """A WebSocket without a library."""

    def __init__(self, client: Client, table: str, seat: str, buffer: int = 0) -> None:
        parts = urlsplit(client.address)
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((parts.hostname or "", parts.port or 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies[table].items())
        lines = [
            f"GET /api/tables/{table}/socket?seat={seat} HTTP/1.1",
            f"Host: {parts.netloc}",
            f"Origin: {client.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.file = self.socket.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)
            time.sleep(0.02)  # so that they arrive as pieces

    def read(self) -> tuple[int, bytes]:
        head = self.file.read(2)
        if len(head) < 2:
            return CLOSE, b""
        size = head[1]
        if size == 126:
            size = int.from_bytes(self.file.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.file.read(8), "big")
        return head[0] & 15, self.file.read(size)

    def answered(self, count: int) -> list[str]:
        """The ids of the next answers."""
        ids: list[str] = []
        while len(ids) < count:
            kind, payload = self.read()
            assert kind != CLOSE, payload
            found: Any = json.loads(payload) if kind == TEXT else {}
            if found.get("type") == "refused":
                ids.append(found["id"])
        return ids

    def closed(self) -> int:
        """The code that it is closed with."""
        while True:
            kind, payload = self.read()
            if kind == CLOSE:
                self.close()
                return int.from_bytes(payload[:2], "big")

    def close(self) -> None:
        self.file.close()
        self.socket.close()


@pytest.fixture
def raw(house: Running) -> Any:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    found = Raw(clients[0], table, "A")
    yield found
    found.close()
    for one in sockets:
        one.close()


def test_whole_messages_in_one_go_are_heard_in_their_order(raw: Raw) -> None:
    ids = [f"w{number}" for number in range(30)]
    raw.send(b"".join(frame(TEXT, why(id)) for id in ids))
    assert raw.answered(30) == ids


def test_messages_cut_anywhere_are_heard(raw: Raw) -> None:
    rng = random.Random(8)
    for number in range(8):
        data = frame(TEXT, why(f"cut{number}"))
        at = rng.randrange(1, len(data))
        raw.send(data[:at], data[at:])
        assert raw.answered(1) == [f"cut{number}"]


def test_fragments_with_a_ping_between_them_are_one_message(raw: Raw) -> None:
    message = why("parts")
    raw.send(frame(TEXT, message[:9], last=False) + frame(PING, b"there?"), frame(MORE, message[9:]))
    kinds = []
    while True:
        kind, payload = raw.read()
        kinds.append((kind, payload) if kind == PONG else (kind, b""))
        if kind == TEXT and json.loads(payload).get("id") == "parts":
            break
    assert (PONG, b"there?") in kinds
    raw.send(frame(TEXT, why("after")))
    assert raw.answered(1) == ["after"]


def test_pings_and_long_messages_stand_between_others(raw: Raw) -> None:
    long = json.dumps({"type": "why", "id": "long", "move": "d" * 200}).encode()
    raw.send(frame(TEXT, why("one")) + frame(PING, b"x") + frame(TEXT, long) + frame(TEXT, why("two")))
    assert raw.answered(3) == ["one", "long", "two"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, why("bare"), masked=False), 1002),
        (frame(TEXT, b'{"type": "\xff"}'), 1007),
        (frame(TEXT, b" " * 5000), 1009),
        (frame(3, b"what"), 1002),
        (frame(MORE, b"of what"), 1002),
        (b"\xc1" + frame(TEXT, why("rsv"))[1:], 1002),
    ],
    ids=["unmasked", "no text", "too long", "unknown", "nothing to go on", "compressed"],
)
def test_what_no_client_may_send_ends_its_socket_and_no_other(house: Running, data: bytes, code: int) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    broken = Raw(clients[0], table, "A")
    broken.send(data)
    assert broken.closed() == code
    play_on(sockets, random.Random(1), 3)
    assert len({one.game["number"] for one in sockets}) == 1


UNREADABLE = {
    "length": "Content-Length: 5",
    "chunks": "Transfer-Encoding: chunked",
    "many": "\r\n".join(["X: y"] * 130),
    "long": "X: " + "y" * 9000,
    "protocols": "\r\n".join(["Sec-WebSocket-Protocol: " + "a," * 3900 + "a"] * 4),  # ten milliseconds of work
    "options": "Connection: " + "a," * 3900 + "Upgrade",
    "other options": "Connection: " + "," * 7900 + "a",  # the last one decides: it is no handshake after all
}


@pytest.mark.parametrize("more", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_handshake_that_cannot_be_read_is_answered_and_ended(house: Running, more: str) -> None:
    """If it stayed open, such connections would fill a house behind a proxy."""
    parts = urlsplit(house.address)
    lines = [
        "GET /api/tables/x/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Origin: {house.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        more,
    ]
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=20) as one:
        one.sendall("\r\n".join([*lines, "", ""]).encode())
        with one.makefile("rb") as file:
            assert file.read().startswith(b"HTTP/1.1 400 ")


def test_a_closed_socket_is_said_goodbye_to(raw: Raw) -> None:
    raw.send(frame(CLOSE, (1000).to_bytes(2, "big")))
    assert raw.closed() == 1000


def test_who_does_not_read_holds_up_nobody_and_misses_nothing(house: Running) -> None:
    """So much is sent to a client that does not read that the connection fills up; then it reads."""
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    play_on(sockets, random.Random(3), 30)
    slow = Raw(clients[0], table, "A", buffer=4096)
    resync = frame(TEXT, b'{"type": "resync", "number": 0}')
    slow.send(*[resync * 20] * 20)  # every one is answered with the whole story
    play_on(sockets, random.Random(3), 20)
    last = sockets[0].game["number"]
    numbers: list[int] = []
    while not numbers or numbers[-1] < last:
        kind, payload = slow.read()
        assert kind in (TEXT, PING)
        if kind == TEXT and (found := json.loads(payload))["type"] == "game":
            numbers.append(found["number"])
            told = [line["number"] for line in found["story"]]
            assert told == list(range(found["since"] + 1, found["number"] + 1))
    assert len(numbers) < 400  # it was spared most of it
    slow.close()
