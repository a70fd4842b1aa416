"""Bodies and frames that no client may send, and what a fuzzer makes of good ones."""

import asyncio
import json
import random
import time

from manoir.attack.ground import Ground
from manoir.attack.guest import Guest, table_of
from manoir.attack.raw import BINARY, CLOSE, MORE, PING, TEXT, Raw, frame
from manoir.attack.verdict import Attack, Verdict, held, judged, opened
from manoir.lab.server import Server

GOOD = {"game": "toctoctoc", "name": "Ada"}
BODIES = [
    b"",
    b"null",
    b"[]",
    b"1",
    b'""',
    b"{",
    b"}",
    b"{}",
    b"[" * 15000,
    b'{"a":' * 3000,
    b'{"game": NaN, "name": "Ada"}',
    b'{"game": "toctoctoc", "name": Infinity}',
    b'{"game": "toctoctoc", "name": ' + b"9" * 15000 + b"}",
    b'{"game": "toctoctoc", "name": 1e999}',
    b'{"game": "toctoctoc", "name": "\xff\xfe"}',
    b'{"game": "toctoctoc", "name": "\\ud800"}',
    b'{"game": "toctoctoc", "name": "\\u0000"}',
    b'{"game": "toctoctoc", "name": "Ada", "seats": -1}',
    b'{"game": "toctoctoc", "name": "Ada", "seats": 1e9}',
    b'{"game": "toctoctoc", "name": "Ada", "seats": "4"}',
    b'{"game": "toctoctoc", "name": "Ada", "seats": null, "extra": 1}',
    b'{"game": ["toctoctoc"], "name": "Ada"}',
    b'{"game": "toctoctoc", "name": {"a": 1}}',
    b'{"game": "../../etc", "name": "Ada"}',
    b'{"game": "toctoctoc", "name": "Ada", "options": {"edition": {"deep": []}}}',
    b'{"game": "toctoctoc", "name": "Ada", "bots": "master@100000"}',
    b'{"game": "toctoctoc", "name": "Ada", "salt": "' + b"a" * 5000 + b'"}',
    b"\x00" * 100,
    b"\xef\xbb\xbf{}",
    b'{"game": "toctoctoc", "name": "Ada"} trailing',
]
MOVE = {"type": "move", "id": "x", "number": 1, "move": "dance"}
FRAMES: dict[str, bytes] = {
    "deep JSON": frame(TEXT, b"[" * 4000),
    "deep objects": frame(TEXT, b'{"type":' * 400),
    "NaN": frame(TEXT, b'{"type": "resync", "number": NaN}'),
    "a huge number": frame(TEXT, b'{"type": "resync", "number": ' + b"9" * 3900 + b"}"),
    "a negative number": frame(TEXT, b'{"type": "resync", "number": -1}'),
    "a fraction": frame(TEXT, b'{"type": "resync", "number": 1.5}'),
    "no UTF-8": frame(TEXT, b'{"type": "\xff"}'),
    "half a character": frame(TEXT, b'{"type": "\xf0\x9f"}'),
    "half a surrogate": frame(TEXT, b'{"type": "why", "id": "a", "move": "\\ud800"}'),
    "too long": frame(TEXT, b" " * 5000),
    "2^62 bytes": bytes([129, 255]) + (2**62).to_bytes(8, "big") + bytes(4),
    "2^63 bytes": bytes([129, 255]) + (2**63).to_bytes(8, "big") + bytes(4),
    "RSV 1": b"\xc1" + frame(TEXT, b"{}")[1:],
    "RSV 2 and 3": b"\xb1" + frame(TEXT, b"{}")[1:],
    "unmasked": frame(TEXT, b'{"type": "ping"}', masked=False),
    "unknown kind": frame(3, b"what"),
    "unknown control": frame(11, b"what"),
    "long ping": bytes([128 | PING, 254, 0, 200]) + bytes(204),
    "ping in pieces": frame(PING, b"x", last=False),
    "nothing to go on": frame(MORE, b"of what"),
    "two beginnings": frame(TEXT, b"{", last=False) + frame(TEXT, b"{"),
    "binary": frame(BINARY, bytes(range(256))),
    "empty text": frame(TEXT),
    "bad goodbye": frame(CLOSE, b"\x00"),
    "goodbye 1005": frame(CLOSE, (1005).to_bytes(2, "big")),
    "no JSON": frame(TEXT, b"hello"),
    "unknown type": frame(TEXT, b'{"type": "sudo"}'),
    "unknown field": frame(TEXT, json.dumps({**MOVE, "seat": "A"}).encode()),
    "long id": frame(TEXT, json.dumps({**MOVE, "id": "x" * 500}).encode()),
    "wrong kinds": frame(TEXT, b'{"type": "move", "id": 1, "number": "1", "move": []}'),
}


async def bodies(ground: Ground) -> Verdict:
    """Bodies that cannot be read."""
    server, bad = ground.house(), list[str]()
    guest = ground.guest(server)
    table = guest.new("toctoctoc")
    places = [("POST", "/api/tables"), ("POST", f"/api/tables/{table}/seats/B"), ("PATCH", f"/api/tables/{table}")]
    for data in BODIES:
        for method, path in places:
            stranger = Guest(server.host, ground.address())
            stranger.cookies = guest.cookies
            status = stranger.ask(method, path, data).status
            empty = method == "PATCH" and data == b"{}"  # nothing is agreed, which is allowed
            if status >= 500 or (status < 400 and not empty):
                bad.append(f"{data[:24]!r}: {status}")
    return judged(bad, len(places) * len(BODIES))


async def frames(ground: Ground) -> Verdict:
    """Frames that no client may send, whole and byte by byte; others at the table play on."""
    server, bad = ground.house(), list[str]()
    guests = [ground.guest(server) for _ in range(3)]
    table, players = await table_of(guests, "toctoctoc", seats=3)
    for name, data in FRAMES.items():
        for slow in (False, True):
            raw = Raw(server.host, ground.address())
            if not raw.enter(table):
                bad.append(f"{name}: no socket")
            try:
                if slow and len(data) < 64:
                    for at in range(len(data)):
                        raw.socket.send(data[at : at + 1])
                else:
                    raw.socket.send(data)
            except OSError:
                pass  # it hung up before all was said
            raw.close()
    mover = next(player for player in players if player.game["moves"])
    answer = await mover.make(mover.game["moves"][0])
    if answer is None or answer["type"] != "game":
        return opened("others-stopped")
    return judged(bad, 2 * len(FRAMES), "answered")


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A few bytes changed, taken out, doubled or put elsewhere."""
    found = bytearray(data)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(found) + 1)
        size = rng.choice((1, 1, 2, 4, 16))
        kind = rng.randrange(5)
        if kind == 0:
            found[at : at + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            del found[at : at + size]
        elif kind == 2:
            found[at:at] = rng.randbytes(size)
        elif kind == 3:
            found[at:at] = found[max(0, at - size) : at] * rng.choice((1, 2, 50))
        else:
            found[at:at] = rng.choice((b"\x00", b'"', b"{", b"}", b"\\", b"\xff", b"9" * 20, b"\r\n", b"-1", b"null"))
    return bytes(found[:8000])


GOOD_FRAMES = [
    MOVE,
    {"type": "undo", "id": "u", "number": 3},
    {"type": "why", "id": "w", "move": "knock Mn B"},
    {"type": "sentences", "id": "s"},
    {"type": "move", "id": "l", "number": 3, "move": ["S1 move", "CH b", "SC"]},
    {"type": "resync", "number": 0},
    {"type": "presence", "away": True},
    {"type": "ping"},
]
CHANGE = "Host: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
CHUNK = 'c\r\n{{"seats": 4}}\r\n0\r\n\r\n'
GOOD_REQUESTS = [
    "GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "GET /api/tables/{table}/replay?at=1&seat=A HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n",
    f"POST /api/tables HTTP/1.1\r\n{CHANGE}Content-Length: 36\r\n\r\n" + '{{"game": "toctoctoc", "name": "Ada"}}',
    f"PATCH /api/tables/{{table}} HTTP/1.1\r\n{CHANGE}Transfer-Encoding: chunked\r\n\r\n" + CHUNK,
    f"GET /api/tables/{{table}}/socket?seat=A HTTP/1.1\r\n{CHANGE}{UPGRADE}Sec-WebSocket-Version: 13\r\n\r\n",
]


async def answers(ground: Ground, server: Server, number: int) -> Verdict:
    """The house is still there for others; what it wrote into its log is looked at after every attack."""
    _, players = await table_of([ground.guest(server) for _ in range(3)], "toctoctoc", seats=3)
    mover = next(player for player in players if player.game["moves"])
    answer = await mover.make(mover.game["moves"][0])
    if answer is None or answer["type"] != "game":
        return opened("others-stopped")
    return held("fuzzed", number=number, seed=str(ground.seed))


async def fuzz_frames(ground: Ground) -> Verdict:
    """Frames at a seat of a game, changed by chance."""
    server, rng = ground.house(), random.Random(ground.seed)
    guests = [ground.guest(server) for _ in range(3)]
    table, players = await table_of(guests, "halloween", seats=3)
    cookie, number = guests[0].cookie(table), 0
    moves = [move for player in players for move in player.game["moves"]]
    known = [*GOOD_FRAMES, *({**MOVE, "move": move} for move in moves), *({**MOVE, "move": [a, a]} for a in moves)]
    end = time.monotonic() + 2 * ground.seconds
    while time.monotonic() < end:
        await asyncio.sleep(0)  # somebody may have had enough
        raw = Raw(server.host, ground.address())
        if not raw.enter(table, cookie, "A"):
            raw.close()
            break
        try:
            for _ in range(12):
                good = json.dumps(rng.choice(known)).encode()
                data = frame(TEXT, mutated(good, rng)) if rng.random() < 0.7 else mutated(frame(TEXT, good), rng)
                raw.socket.send(data)
                number += 1
        except OSError:
            pass  # it was shown the door
        raw.close()
    return await answers(ground, server, number)


async def fuzz_requests(ground: Ground) -> Verdict:
    """Requests changed by chance, each on a connection of its own."""
    server, rng = ground.house(), random.Random(ground.seed)
    guest, number = ground.guest(server), 0
    table = guest.new("toctoctoc")
    end = time.monotonic() + 2 * ground.seconds
    while time.monotonic() < end:
        await asyncio.sleep(0)
        text = rng.choice(GOOD_REQUESTS).format(host=server.host, table=table, cookie=guest.cookie(table))
        raw = Raw(server.host, ground.address())
        raw.socket.settimeout(0.02)
        try:
            raw.socket.sendall(mutated(text.encode(), rng))
            raw.socket.recv(1 << 16)
        except OSError:
            pass  # no answer, as half a request deserves
        raw.close()
        number += 1
    return await answers(ground, server, number)


MALFORMED = [
    Attack("bodies", "doors", bodies),
    Attack("frames", "doors", frames),
    Attack("fuzz-frames", "fuzzers", fuzz_frames),
    Attack("fuzz-requests", "fuzzers", fuzz_requests),
]
