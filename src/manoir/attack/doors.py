"""The doors: requests that a page of another site, a careless proxy or a curious stranger would send."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from manoir.attack.ground import Ground
from manoir.attack.raw import Raw
from manoir.attack.verdict import Attack, Verdict, judged, untried
from manoir.lab.server import Server, request

TABLE = {"game": "toctoctoc", "name": "Ada"}


def raw_status(ground: Ground, server: Server, data: bytes) -> int:
    raw = Raw(server.host, ground.address())
    try:
        raw.socket.sendall(data)
        return raw.status()
    except OSError:
        return 0  # the house hung up, which is an answer too
    finally:
        raw.close()


def post(host: str, *headers: str, body: bytes = b'{"game": "toctoctoc", "name": "Ada"}', length: bool = True) -> bytes:
    """A request to make a table, with whatever headers one likes."""
    lines = ["POST /api/tables HTTP/1.1", *headers]
    lines += [f"Content-Length: {len(body)}"] if length else []
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def origins(ground: Ground) -> Verdict:
    """Pages of other sites."""
    server = ground.house()
    name, port = server.host.split(":")
    foreign = [
        "",
        "null",
        "http://evil.example",
        f"http://evil.example:{port}",
        f"http://{server.host}.evil.example",
        f"http://evil.example/{server.host}",
        f"https://{name}",
        f"http://{name}:{int(port) + 1}",
        f"http://localhost:{port}",
        f"file://{server.host}",
        f"ws://{server.host}",
        f"http://{server.host}/",
        f"HTTP://evil.example://{server.host}",
        f"http://{server.host}@evil.example",
        "http://",
        server.host,
    ]
    host, bad = ground.guest(server), list[str]()
    table = host.new("toctoctoc")
    for origin in foreign:
        guest = ground.guest(server)
        if guest.ask("POST", "/api/tables", TABLE, Origin=origin).status < 400:
            bad.append(f"POST {origin!r}")
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {server.host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
        lines += [f"Origin: {origin}"] if origin else []
        if raw_status(ground, server, "\r\n".join([*lines, "", ""]).encode()) == 101:
            bad.append(f"socket {origin!r}")
    return judged(bad, 2 * len(foreign))


async def hosts(ground: Ground) -> Verdict:
    """Other names for the house, as a page that has its name point at this machine would use."""
    server = ground.house()
    port = server.host.split(":")[1]
    foreign = [
        "evil.example",
        f"evil.example:{port}",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "-",
        '127.0.0.1:99"><script>alert(1)</script>',
        "127.0.0.1:http",
        "127.0.0.1:-1",
        "127.0.0.1:123456",
        "localhost:80:80",
        "[::1",
        "a" * 5000,
    ]
    bad = []
    for name in foreign:
        data = f"GET /api/games HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode()
        if raw_status(ground, server, data) == 200:
            bad.append(name[:40])
    if raw_status(ground, server, b"GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n") == 200:
        bad.append("no Host")
    return judged(bad, len(foreign) + 1)


async def forms(ground: Ground) -> Verdict:
    """Bodies that a form of another site can send."""
    server, bad = ground.house(), list[str]()
    kinds = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"]
    kinds += ["text/plain; application/json", "application/json-patch+json", "application/jsonp"]
    for kind in kinds:
        reply = ground.guest(server).ask("POST", "/api/tables", TABLE, Content_Type=kind)
        if reply.status < 400:
            bad.append(kind or "none")
    return judged(bad, len(kinds))


async def paths(ground: Ground) -> Verdict:
    """Files of the machine, and names that no table can have."""
    server, bad = ground.house(), list[str]()
    out = ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../../etc/passwd"]
    out += ["//etc/passwd", "/assets/%00", "/\\..\\..\\etc\\passwd", "/assets/....//....//etc/passwd"]
    for path in out:
        data = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode()
        raw = Raw(server.host, ground.address())
        raw.socket.sendall(data)
        answer = raw.head()
        raw.close()
        if b"root:" in answer or b" 5" in answer[8:10]:
            bad.append(path)
    nowhere = ["/api/codes/%00", "/api/tables/a%00b", "/api/tables/%00", "/api/codes/%ff%fe", "/api/games/%00/moves"]
    nowhere += ["/api/tables/" + "a" * 3000, "/api/codes/' or 1=1 --", "/api/texts/..%2fen", "/api/tables/%F0%9F%8E%83"]
    for path in nowhere:
        status = request(server.host, "GET", path.replace(" ", "%20"), source=(ground.address(), 0)).status
        if status not in (400, 404, 414, 431):
            bad.append(f"{path[:40]}: {status}")
    return judged(bad, len(out) + len(nowhere))


async def lengths(ground: Ground) -> Verdict:
    """Requests that say one thing of their length and do another, and headers that are there twice."""
    server = ground.house()
    usual = [
        f"Host: {server.host}",
        f"Origin: http://{server.host}",
        "Content-Type: application/json",
        "Connection: close",
    ]
    big = b'{"game": "toctoctoc", "name": "' + b"x" * 40_000 + b'"}'
    chunks = b"".join(
        b"%x\r\n%s\r\n" % (len(big[at : at + 4000]), big[at : at + 4000]) for at in range(0, len(big), 4000)
    )
    chunked = [*usual, "Transfer-Encoding: chunked"]
    small = b'{"game": "toctoctoc", "name": "Ada"}'
    whole = b"%x\r\n%s\r\n0\r\n\r\n" % (len(small), small)
    host, origin = usual[0], usual[1]
    tries: dict[str, tuple[bytes, tuple[int, ...]]] = {
        "too long": (post(server.host, *usual, body=big), (413,)),
        "chunked, too long": (post(server.host, *chunked, body=chunks + b"0\r\n\r\n", length=False), (413,)),
        "chunk without end": (post(server.host, *chunked, body=b"ffffffffffffffff\r\n{", length=False), (400, 413, 0)),
        "both lengths": (post(server.host, *chunked, body=whole), (400, 0)),
        "two lengths": (post(server.host, *usual, "Content-Length: 3", body=small), (400, 413, 0)),
        "negative length": (post(server.host, *usual, "Content-Length: -5", body=b"", length=False), (400, 413, 0)),
        "huge length": (
            post(server.host, *usual, "Content-Length: " + "9" * 40, body=b"", length=False),
            (400, 413, 0),
        ),
        "two hosts": (post(server.host, *usual, "Host: evil.example"), (400, 403, 0)),
        "two hosts, ours last": (post(server.host, "Host: evil.example", *usual), (400, 403, 0)),
        "two origins": (post(server.host, *usual, "Origin: http://evil.example"), (400, 403)),
        "two origins, ours last": (post(server.host, host, "Origin: http://evil.example", *usual[1:]), (400, 403)),
        "many headers": (post(server.host, *usual, *(f"X-{at}: y" for at in range(5000))), (400, 413, 431, 0)),
        "long header": (post(server.host, *usual, "X-Long: " + "y" * 200_000), (400, 413, 431, 0)),
        "folded header": (post(server.host, host, origin, "Content-Type: text/plain\r\n application/json"), (400, 0)),
        "no version": (b"POST /api/tables\r\n\r\n", (400, 403, 0)),
        "version 9": (b"GET / HTTP/9.9\r\n\r\n", (400, 403, 505, 0)),
        "no method": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400, 0)),
        "trace": (f"TRACE / HTTP/1.1\r\n{host}\r\n\r\n".encode(), (400, 403, 404, 405, 501, 0)),
        "connect": (f"CONNECT evil.example:80 HTTP/1.1\r\n{host}\r\n\r\n".encode(), (400, 403, 404, 405, 501, 0)),
    }
    bad = []
    for name, (data, allowed) in tries.items():
        status = raw_status(ground, server, data)
        if status not in allowed:
            bad.append(f"{name}: {status}")
    return judged(bad, len(tries))


BLANK = ["", " ", "\t", "\u3164", "\u2800", "\u200b", "\u00a0", "\u115f", "\uffa0", "\u034f", "\u2063\u2063", "\ufeff"]
BLANK += ["\x00", "Ada\x1b[31m", "Ad\x07a", "Ad|a", "A" * 41, "\u202eadA", "\u0301", "A" + "\u0301" * 30]


async def names(ground: Ground) -> Verdict:
    """Names that look like nothing, or write over their neighbours."""
    server = ground.house()
    bad = [
        ascii(name[:12])
        for name in BLANK
        if ground.guest(server).ask("POST", "/api/tables", {**TABLE, "name": name}).status < 400
    ]
    return judged(bad, len(BLANK))


async def seals(ground: Ground) -> Verdict:
    """What every answer must carry, so that no other page can use it."""
    server = ground.open("secure=on")
    wanted = {
        "content-security-policy": "frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "strict-transport-security": "max-age",
    }
    guest, bad = ground.guest(server), list[str]()
    reply = guest.ask("POST", "/api/tables", TABLE, Origin=f"https://{server.host}")
    cookie = next((value for name, value in reply.headers if name.lower() == "set-cookie"), "")
    bad += [f"cookie: {word}" for word in ("HttpOnly", "Secure", "SameSite=strict") if word not in cookie]
    places = ["/", "/api/games", "/nothing", "/health", "/api/tables/none"]
    for path in places:
        found = {name.lower(): value for name, value in guest.ask("GET", path).headers}
        bad += [f"{path}: {name}" for name, value in wanted.items() if value not in found.get(name, "")]
        bad += [f"{path}: {name}" for name in ("server", "access-control-allow-origin") if name in found]
    return judged(bad, 3 + len(places) * (len(wanted) + 2))


async def schema(ground: Ground) -> Verdict:
    """Requests that a tool makes up from the house's own description of itself."""
    if find_spec("schemathesis") is None:
        return untried("no-schemathesis")
    schemathesis: Any = import_module("schemathesis")
    hypothesis: Any = import_module("hypothesis")
    server, bad, tried = ground.house(), list[str](), 0
    document = schemathesis.openapi.from_dict(request(server.host, "GET", "/openapi.json").json)
    guest = ground.guest(server)
    table = guest.new("toctoctoc")

    def send(case: Any) -> None:
        nonlocal tried
        tried += 1
        if case.path_parameters and "table" in case.path_parameters and tried % 2:
            case.path_parameters["table"] = table
        wire = case.as_transport_kwargs(base_url=f"http://{server.host}")
        path = wire["url"].removeprefix(f"http://{server.host}")
        body = wire.get("data", b"") if wire.get("data") is not None else wire.get("json")
        try:
            status = request(server.host, case.method, path, body, source=(ground.address(), 0)).status
        except (ValueError, TypeError, UnicodeError):
            return  # Python's own client does not send it
        if status >= 500:
            bad.append(f"{case.method} {case.operation.path}: {status}")

    for found in document.get_all_operations():
        given = hypothesis.given(case=found.ok().as_strategy())(send)
        quick = hypothesis.settings(max_examples=12, deadline=None, database=None, derandomize=True)
        hypothesis.settings(quick, suppress_health_check=list(hypothesis.HealthCheck))(given)()
    return judged(sorted(set(bad)), tried, "answered")


DOORS = [
    Attack("origins", "doors", origins),
    Attack("hosts", "doors", hosts),
    Attack("forms", "doors", forms),
    Attack("paths", "doors", paths),
    Attack("lengths", "doors", lengths),
    Attack("names", "doors", names),
    Attack("seals", "doors", seals),
    Attack("schema", "doors", schema),
]
