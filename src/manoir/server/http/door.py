"""The connections before anything is read from them, and how long a client may take over what it sends and reads.

Nothing here has a clock of its own: the house looks at every connection once a second and counts its looks. A house
that was held up itself has looked less often, and holds nothing against those who waited for it.
"""

import asyncio
import sys
from collections import Counter
from typing import Any, Protocol

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from manoir.server.limits import Buckets, place_of, read_address
from manoir.server.settings import Settings

BITE = 16_384  # bytes that are read from a connection before others have their turn
HEAD = 32_768  # bytes of the head of a request
LINES = 200  # headers of a request, with those that come after its body; more than a hundred are refused in words
# Bytes of a body that may still come when it has been answered: as many as proxies pass on. One that is cut off while
# it sends, whoever made it send so much, takes the house for dead and passes it over.
UNREAD = 1_200_000
LISTS = 1024  # bytes of what a head says of the connection: to take 30,000 of them apart takes ten milliseconds
OF_LINES = (b"connection", b"upgrade", b"sec-websocket-")  # how the names of such headers begin
PIECES = 1000  # of a body: one that is refused comes in fewer packets, and one byte in each is work for nothing
PIPELINED = 8  # requests on one connection that wait for the one before them
FILES = 65_536  # open files that the house asks the system for
RESERVED = 100  # … of which so many are for databases, bots and logs
LATER = 1.0  # seconds until a connection that is not let in hears so: who comes back at once comes less often
TURNED_AWAY = 256  # … that may wait for that; any more are cut off at once


class Entrance:
    """Who is inside: connections by place, and all of them."""

    def __init__(self, settings: Settings) -> None:
        self.of_place = settings.address_connections
        self.of_all = most_files() - RESERVED
        self.trusted = addresses(settings.proxy)
        self.new = Buckets(settings.address_rate, settings.address_connections)
        self.all = 0
        self.open: Counter[str] = Counter()
        self.turned_away = 0

    def admit(self, address: str) -> bool:
        """Whether there is room for a new connection from an address; a proxy brings many people."""
        if self.all >= self.of_all:
            return False
        return address in self.trusted or (self.open[place_of(address)] < self.of_place and self.new.take(address))

    def enter(self, address: str) -> str:
        """The place that is counted for a connection."""
        place = place_of(address)
        self.all += 1
        self.open[place] += 1
        return place

    def leave(self, place: str) -> None:
        self.all -= 1
        self.open[place] -= 1
        if self.open[place] <= 0:
            del self.open[place]


class Addresses(Protocol):
    def __contains__(self, address: str, /) -> bool: ...


def addresses(word: str) -> Addresses:
    """Those that a setting names: one, or several with commas between them, or a network."""
    return ProxyHeadersMiddleware(no_app, word).trusted_hosts


async def no_app(*_: object) -> None:
    """Nothing is ever asked of it: what is wanted is only how the word about proxies is read."""


def one_form(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """A client in the one form that its address has for us: to a house that also listens to IPv6, the same address
    may come in two."""
    found = None if client is None else read_address(client[0])
    return client if client is None or found is None or found.version == 6 else (str(found), client[1])


def most_files() -> int:
    """How many files may be open at once, after asking for as many as a house can use."""
    if sys.platform == "win32":
        return FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return FILES if now == resource.RLIM_INFINITY else now


class Config(uvicorn.Config):
    """What every connection knows of the house."""

    def __init__(self, app: Any, settings: Settings, **named: Any) -> None:
        super().__init__(app, http=Door, **named)
        self.settings = settings
        self.entrance = Entrance(settings)


class TooMuch(Exception):
    """More headers, or smaller pieces, than any request needs."""


class Reading:
    """Whether a client takes what is written to it, as far as one can tell from outside."""

    __slots__ = ("looks", "unsent")

    def __init__(self) -> None:
        self.unsent = 0  # bytes that waited for the client when we last looked
        self.looks = 0  # … and how often it had taken none of them

    def stuck(self, transport: asyncio.Transport, full: bool, patience: float) -> bool:
        """To be asked once a second. Only a connection that nothing is added to counts: one that is full, or closed."""
        size = transport.get_write_buffer_size()
        same = size > 0 and size >= self.unsent and (full or transport.is_closing())
        self.looks = self.looks + 1 if same else 0
        self.unsent = size
        return self.looks > patience


class Door(HttpToolsProtocol):
    """A connection until it is a socket: requests come whole and soon, or it ends."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.place: str | None = None
        self.unfinished = True  # the client owes us a request, or the rest of one
        self.looks = 0
        self.head = 0  # bytes of a head that has not ended
        self.in_head = True
        self.unread = 0
        self.pieces = 0  # of a body so far
        self.sent = 0  # bytes of a request so far, whatever they are: chunks have words of their own beside the body
        self.reading = Reading()
        self.answering: RequestResponseCycle | None = None  # others may have been asked after it
        self.turned_away: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = one_form(self.client)
        address = self.client[0] if self.client else ""
        if self.config.entrance.admit(address):
            self.place = self.config.entrance.enter(address)
        else:
            self.turn_away()

    def turn_away(self) -> None:
        """Nothing is read from it, and in a moment it is closed."""
        entrance = self.config.entrance
        if entrance.turned_away >= TURNED_AWAY or entrance.all >= entrance.of_all:
            self.transport.abort()
            return
        entrance.turned_away += 1
        self.turned_away = self.loop.call_later(LATER, self.transport.abort)
        self.loop.call_soon(self.deafen)

    def deafen(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answering is not None:  # the library thinks of the last that was asked only
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)
        if self.turned_away is not None:
            self.turned_away.cancel()
            self.turned_away = None
            self.config.entrance.turned_away -= 1
        if self.place is not None:
            self.config.entrance.leave(self.place)
            self.place = None

    def data_received(self, data: bytes) -> None:
        if self.turned_away is not None:
            return
        if not self.unfinished:
            self.unfinished, self.looks = True, 0
        most = HEAD + UNREAD + self.config.settings.body_size
        for at in range(0, len(data), BITE):
            bite = data[at : at + BITE]
            self.sent += len(bite)
            if self.in_head:
                self.head += len(bite)
            elif self.cycle.response_complete:
                self.unread += len(bite)
            super().data_received(bite)
            if (self.in_head and self.head > HEAD) or self.unread > UNREAD or self.sent > most:
                self.transport.abort()
            if self.place is None or self.transport.is_closing():
                return

    def handle_websocket_upgrade(self) -> None:
        assert self.place is not None
        self.config.entrance.leave(self.place)  # from here on the socket is counted instead
        self.place = None
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it leads back here, and nothing more is read

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = self.unfinished = True
        self.looks = self.head = self.unread = self.sent = self.pieces = 0
        if len(self.pipeline) > PIPELINED:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) == LINES:
            raise TooMuch  # the parser stops, and the client is told that this is no request
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The libraries take lists about the connection apart before anybody has paid for that: they must be short."""
        if sum(len(value) for name, value in self.headers if name.startswith(OF_LINES)) > LISTS:
            raise TooMuch
        self.in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        if self.pieces > PIECES:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.unfinished = False

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def look(self) -> None:
        """Once a second."""
        settings = self.config.settings
        if self.unfinished and not self.flow.read_paused:
            self.looks += 1
        late = self.looks > settings.request_patience
        if late or self.reading.stuck(self.transport, self.flow.write_paused, settings.reader_patience):
            self.transport.abort()
