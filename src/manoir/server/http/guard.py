"""The door: every request passes here first. Host, origin, size and rate are checked; every answer is sealed."""

import asyncio
import ipaddress
import re
from collections.abc import Awaitable, Callable, Container, MutableMapping
from typing import Any

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.http.answers import problem
from manoir.server.limits import Limits
from manoir.server.notes import failed
from manoir.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
]
SEAL = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
]
# Scripts, styles and fonts are no documents: what a document may do says nothing to them.
PARTS = (".js", ".css", ".woff2")
PLACES = ("/assets/", "/boards/")  # where they lie
SEAL_OF_PARTS = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
SECURE = (b"strict-transport-security", b"max-age=31536000")  # where the house is reached by https only
READS = ("GET", "HEAD", "OPTIONS")
LATER = 1.0  # seconds until who asks too much is told so: on one connection, that is one refusal a second
PORT = re.compile(r"(?::\d{1,5})?")
ONCE = (b"host", b"origin", b"content-length", b"content-type")
HEADERS = 100  # that a request may have
TARGET = 2048  # bytes of an address with its query: ours are short, and to take a long one apart is work
INSIDE = ("iframe", "frame", "embed", "object")  # where another site may show what a link leads to
STATUS = {"error-rate": 429, "error-size": 413, "error-address": 404, "error-headers": 400}


class Guard:
    def __init__(self, app: App, sockets: App, settings: Settings, limits: Limits, free: Container[str]) -> None:
        """What is asked for at free addresses takes nothing from what a place may ask for: one page is many files, and
        many share an address."""
        self.app = app
        self.free = free
        self.sockets = sockets
        self.settings = settings
        self.limits = limits
        self.names = {"localhost", *settings.names}
        self.schemes = ("https://",) if settings.secure else ("http://", "https://")
        secure = [SECURE] if settings.secure else []
        self.seal, self.seal_of_parts = SEAL + secure, SEAL_OF_PARTS + secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        own = not foreign(headers)
        try:
            self.check_paid(scope, own)
            await self.limits.rounds.turn(address(scope))
            self.check_once(scope["headers"])
            self.check(scope, headers, own)
        except Refused as refused:
            if refused.phrase.key == "error-rate":
                await asyncio.sleep(LATER)
            status = STATUS.get(refused.phrase.key, 403)
            await refuse(scope, receive, sealed(send, self.seal), refused, status)
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        part = scope["path"] in self.free and scope["path"].startswith(PLACES) and scope["path"].endswith(PARTS)
        await self.app(scope, self.bounded(receive), sealed(send, self.seal_of_parts if part else self.seal))

    def check_paid(self, scope: Scope, own: bool) -> None:
        """Before anything else: to be refused is work as well."""
        pays = self.limits.file if scope["path"] in self.free else self.limits.request
        if not own:
            pays = self.limits.foreign.take
        if not pays(address(scope)):
            raise Refused(Phrase("error-rate"))

    def check_once(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Of what decides about a request there must be one: two that read it must not read two different things."""
        names = [name for name, _ in headers]
        if len(names) > HEADERS or any(names.count(name) > 1 for name in ONCE):
            raise Refused(Phrase("error-headers", {"most": HEADERS}))

    def check(self, scope: Scope, headers: dict[bytes, str], own: bool) -> None:
        host = headers.get(b"host", "")
        if not self.known(host):
            raise Refused(Phrase("error-host"))
        if scope["type"] == "websocket" or scope["method"] not in READS:
            origin = headers.get(b"origin", "")
            if origin.split("://", 1)[-1] != host or not origin.startswith(self.schemes):
                raise Refused(Phrase("error-origin"))
        if not own:
            raise Refused(Phrase("error-origin"))
        if "\0" in scope["path"]:  # no database has such a name
            raise Refused(Phrase("error-address"))
        if len(scope["raw_path"]) + len(scope["query_string"]) > TARGET:
            raise Refused(Phrase("error-address"))
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or len(length) > 9 or int(length) > self.settings.body_size:
            raise Refused(Phrase("error-size", {"most": self.settings.body_size}))

    def known(self, host: str) -> bool:
        """A name of ours. A plain address is always ours: nobody can point it at another machine. What may follow one
        after a % is known to its own machine only, and could be any words."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if not PORT.fullmatch(host[len(name) :]):
            return False
        if name in self.names:
            return True
        bare = name[1:-1] if name.startswith("[") and name.endswith("]") else name
        try:
            ipaddress.ip_address(bare)
        except ValueError:
            return False
        return "%" not in bare

    def bounded(self, receive: Receive) -> Receive:
        taken = 0

        async def bounded() -> Any:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.settings.body_size:
                raise Refused(Phrase("error-size", {"most": self.settings.body_size}))
            return message

        return bounded


def foreign(headers: dict[bytes, str]) -> bool:
    """Whether a page of another site asks, in a browser that says so. Its reader knows nothing of it, and must not pay
    for it. A link that somebody follows is their own doing."""
    origin = headers.get(b"origin")
    if origin is not None and origin.split("://", 1)[-1] != headers.get(b"host", ""):
        return True
    if headers.get(b"sec-fetch-site", "none") in ("none", "same-origin"):
        return False
    return headers.get(b"sec-fetch-mode") != "navigate" or headers.get(b"sec-fetch-dest") in INSIDE


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def sealed(send: Send, seal_with: list[tuple[bytes, bytes]] = SEAL) -> Send:
    async def seal(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", []), *seal_with]
        await send(message)

    return seal


async def refuse(scope: Scope, receive: Receive, send: Send, refused: Refused, status: int) -> None:
    response = problem(refused, status)
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await send({"type": "websocket.http.response.start", "status": status, "headers": response.raw_headers})
        await send({"type": "websocket.http.response.body", "body": bytes(response.body)})
    else:
        await response(scope, receive, send)


class LastResort:
    """An error that nobody foresaw: the client hears that there was one, the log hears where."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:
            if type(error).__name__ in ("ClientDisconnected", "ClientDisconnect"):
                return
            failed("request-failed", error)
            if not begun and scope["type"] != "lifespan":
                await refuse(scope, receive, send, Refused(Phrase("error-server")), 500)
