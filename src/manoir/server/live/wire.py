"""The connection of a socket: uvicorn's, with a short way for what nearly every message is.

The handshake, closing, and putting together what a client sends in pieces are the library's. A message that arrives
whole is taken from the bytes as they come, and a frame is written to the connection at once: every layer between would
be paid for at every frame.

Whatever a client sends is paid for before anything is done about it, and only a few frames are looked at in one go:
everybody else has their turn in between. A ping is answered only if the client reads.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from manoir.server.http.door import Config, Reading, one_form

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

NAME = "manoir.wire"  # under which the application finds it, among the extensions of its scope
TEXT = 0x81  # the first byte of a whole text message …
CLOSE, PING, PONG = 0x88, 0x89, 0x8A  # … and of what is no message
MASKED = 0x80
SHORT = 126  # lengths from here on have two bytes of their own
LONG = 127  # … and from 65,536 on eight
ENDED = 4000  # the code of a socket whose seat has changed hands
ENOUGH = 1008  # the code of a socket closed because too much came through it
TURN = 32  # frames of one client that are looked at before others have their turn
FRAGMENTS = 64  # pieces of a message
PIECE = 0.1  # the price of bytes that make up no frame; a frame costs 1
NO_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
AFTER = 65_536  # bytes that may still come when the socket has been closed


class Wire(WebSocketsSansIOProtocol):
    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.heard: Callable[[str | bytes], None] | None = None  # set when the application listens
        self.eased: Callable[[], None] | None = None  # called when a slow client can take more
        self.pays: Callable[[float], bool] | None = None  # whether the client can afford something
        self.begins: Callable[[], bool] | None = None  # whether one more frame is looked at in this round of the loop
        self.rest = b""  # what came and has not been looked at
        self.held = False  # nothing is looked at for the moment
        self.pieces = 0  # of a message that has not ended
        self.after = 0  # bytes that came when the socket had been closed
        self.place: str | None = None
        self.reading = Reading()

    def listen(
        self,
        heard: Callable[[str | bytes], None],
        eased: Callable[[], None],
        pays: Callable[[float], bool],
        begins: Callable[[], bool],
    ) -> None:
        """From now on messages go straight to the application; `receive` says only that the socket has ended."""
        self.heard, self.eased, self.pays, self.begins = heard, eased, pays, begins

    def takes(self) -> bool:
        """Whether the client can take anything now."""
        return self.writable.is_set() and not (self.close_sent or self.disconnected or self.transport.is_closing())

    def tell(self, text: bytes) -> None:
        """Send a text, which the client takes now."""
        size = len(text)
        if size < SHORT:
            self.transport.write(bytes((TEXT, size)) + text)
        elif size < 1 << 16:
            self.transport.write(bytes((TEXT, SHORT, size >> 8, size & 255)) + text)
        else:
            self.transport.write(bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text)

    def end(self, code: int = ENDED) -> None:
        """Say goodbye, and have `receive` say that the socket has ended."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.eased is not None:
            self.eased()

    # -- the connection --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = one_form(self.client)
        self.place = self.config.entrance.enter(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.rest = b""
        if self.place is not None:
            self.config.entrance.leave(self.place)
            self.place = None
        self.let_go()

    def let_go(self) -> None:
        """Of all that leads back here: else it would stay in memory until garbage is looked for, which is seldom."""
        self.heard = self.eased = self.pays = self.begins = None
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", None)  # there is none if the handshake failed
        if scope is not None:
            scope["extensions"].pop(NAME, None)

    def look(self) -> None:
        """Once a second: a client that has taken nothing for long is gone, whatever it says."""
        if self.reading.stuck(self.transport, not self.writable.is_set(), self.config.settings.reader_patience):
            self.transport.abort()

    # -- what comes ------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self
            self.read_paused = True  # until the application has answered: nobody may speak before
            self.transport.pause_reading()

    def hold(self) -> None:
        """Look at nothing more for the moment."""
        self.held = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        self.held = False
        if not self.transport.is_closing():
            self.turn()
        if not self.held and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.heard is None:
            super().data_received(data)
            if not self.handshake_initiated:  # the door took it for a request, and the library does not
                self.transport.write(NO_REQUEST)
                self.transport.close()
            return
        if self.close_sent:
            self.after += len(data)
            if self.after > AFTER:
                self.transport.abort()
                return
        self.rest = self.rest + data if self.rest else data
        if not self.held:
            self.turn()

    def turn(self) -> None:
        """Some of the frames that are there, in their order; the others when everybody has had a turn."""
        data, at, left = self.rest, 0, TURN
        while left and at < len(data) and not self.held and not self.transport.is_closing():
            if self.begins is not None and not self.begins():
                left = 0
                break
            end = whole(data, at)
            if end:
                self.take(data, at, end)
            elif self.possible(data, at):
                self.afford(PIECE)
                break
            else:
                super().data_received(data[at:])  # says what is wrong with it
                end = len(data)
            at, left = end, left - 1
        self.rest = data[at:]
        if not left and self.rest and not self.held and not self.transport.is_closing():
            self.hold()
            self.loop.call_soon(self.go_on)

    def possible(self, data: bytes, at: int) -> bool:
        """Whether more bytes can make a frame of these."""
        if len(data) < at + 2:
            return True
        if not data[at + 1] & MASKED:
            return False
        end = at + 2 + width(data, at)
        return len(data) < end or int.from_bytes(data[at + 2 : end], "big") <= self.config.ws_max_size

    def afford(self, price: float) -> bool:
        return self.pays is None or self.pays(price)

    def take(self, data: bytes, at: int, end: int) -> None:
        """A frame that is all here."""
        first = data[at]
        if self.close_sent:
            if first == CLOSE:
                super().data_received(data[at:end])
            return
        if first == TEXT and not self.pieces:
            text = plain(data, at, end, self.config.ws_max_size)
            if text is not None and self.heard is not None:
                self.heard(text)
                return
        if first == PING and data[at + 1] & ~MASKED < SHORT:
            if self.afford(1.0) and self.writable.is_set():
                self.transport.write(
                    bytes((PONG, end - at - 6)) + apply_mask(data[at + 6 : end], data[at + 2 : at + 6])
                )
            return
        if first != CLOSE:
            self.afford(1.0)
        if first < CLOSE:
            self.pieces += 1
        if self.pieces > FRAGMENTS:
            self.end(ENOUGH)
        if not self.close_sent:
            super().data_received(data[at:end])

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames, self.pieces = b"".join(self.frames), [], 0
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.heard(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.heard(text)


def width(data: bytes, at: int) -> int:
    """How many bytes the length of a frame has of its own. A short one may be written in eight as well."""
    size = data[at + 1] & ~MASKED
    return 0 if size < SHORT else 2 if size < LONG else 8


def whole(data: bytes, at: int) -> int:
    """Where a masked frame ends that begins here; 0 if not all of it is here."""
    if len(data) < at + 6 or not data[at + 1] & MASKED:
        return 0
    size = data[at + 1] & ~MASKED
    if size < SHORT:
        end = at + 6 + size
    elif size == SHORT:
        end = at + 8 + (data[at + 2] << 8 | data[at + 3])
    else:
        end = at + 14 + int.from_bytes(data[at + 2 : at + 10], "big")
    return end if end <= len(data) else 0


def plain(data: bytes, at: int, end: int, most: int) -> str | None:
    """The text of a whole frame; None if it is none, or longer than it may be."""
    head = at + 2 + width(data, at)
    if end - head - 4 > most:
        return None
    try:
        return apply_mask(data[head + 4 : end], data[head : head + 4]).decode()
    except UnicodeDecodeError:
        return None
