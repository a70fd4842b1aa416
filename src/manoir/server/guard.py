"""The door: every request passes here first. Host, origin, size and rate are checked; every answer is sealed."""

import ipaddress
from collections.abc import Awaitable, Callable, Container, MutableMapping
from typing import Any

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.answers import problem
from manoir.server.limits import Limits
from manoir.server.logs import failed
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
]
# Scripts, styles and fonts are no documents: what a document may do says nothing to them.
PARTS = (".js", ".css", ".woff2")
SEAL_OF_PARTS = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
READS = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: App, sockets: App, settings: Settings, limits: Limits, free: Container[str]) -> None:
        """Addresses that are free may be asked for at any rate: one page is many files, and many share an address."""
        self.app = app
        self.free = free
        self.sockets = sockets
        self.settings = settings
        self.limits = limits
        self.names = {"localhost", *settings.names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self.check(scope, headers)
        except Refused as refused:
            status = {"error-rate": 429, "error-size": 413}.get(refused.phrase.key, 403)
            await refuse(scope, receive, sealed(send), refused, status)
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        try:
            part = scope["path"] in self.free and scope["path"].startswith("/assets/") and scope["path"].endswith(PARTS)
            await self.app(scope, self.bounded(receive), sealed(send, SEAL_OF_PARTS if part else SEAL))
        except TooBig:
            await refuse(
                scope, receive, sealed(send), Refused(Phrase("error-size", {"most": self.settings.body_size})), 413
            )

    def check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        host = headers.get(b"host", "")
        if not self.known(host):
            raise Refused(Phrase("error-host"))
        if scope["type"] == "websocket" or scope["method"] not in READS:
            origin = headers.get(b"origin", "")
            if origin.split("://", 1)[-1] != host or not origin.startswith(("http://", "https://")):
                raise Refused(Phrase("error-origin"))
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or len(length) > 9 or int(length) > self.settings.body_size:
            raise Refused(Phrase("error-size", {"most": self.settings.body_size}))
        if scope["path"] not in self.free and not self.limits.request(address(scope)):
            raise Refused(Phrase("error-rate"))

    def known(self, host: str) -> bool:
        """A name of ours. A plain address is always ours: nobody can point it at another machine."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def bounded(self, receive: Receive) -> Receive:
        taken = 0

        async def bounded() -> Any:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.settings.body_size:
                raise TooBig
            return message

        return bounded


class TooBig(Exception):
    """A body that went on for too long."""


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
        except TooBig:
            raise
        except Exception as error:
            if type(error).__name__ == "ClientDisconnected":
                return
            failed("request-failed", error)
            if not begun and scope["type"] != "lifespan":
                await refuse(scope, receive, send, Refused(Phrase("error-server")), 500)
