"""The connection of a socket: uvicorn's, with a short way for what nearly every message is.

The handshake, pings, closing, and whatever a client sends in pieces are the library's. A message that arrives whole is
taken from the bytes as they come, and a frame is written to the connection at once: every layer between would be paid
for at every frame.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

NAME = "manoir.wire"  # under which the application finds it, among the extensions of its scope
TEXT = 0x81  # the first byte of a whole text message
CONTROL = 0x88  # the first bytes of a close, a ping and a pong are these and above
MASKED = 0x80
SHORT = 126  # lengths from here on have two bytes of their own
ENDED = 4000  # the code of a socket whose seat has changed hands
LONG = 127  # … and from 65,536 on eight


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.heard: Callable[[str | bytes], None] | None = None  # set when the application listens
        self.eased: Callable[[], None] | None = None  # called when a slow client can take more
        self.pieces = False  # the client has sent something in pieces: from then on the library puts them together

    def listen(self, heard: Callable[[str | bytes], None], eased: Callable[[], None]) -> None:
        """From now on messages go straight to the application; `receive` says only that the socket has ended."""
        self.heard, self.eased = heard, eased
        early = []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        for message in early:
            if message["type"] == "websocket.receive":
                heard(message.get("text") or message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, text: bytes) -> bool:
        """Send a text if the client can take it now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(text)
        if size < SHORT:
            self.transport.write(bytes((TEXT, size)) + text)
        elif size < 1 << 16:
            self.transport.write(bytes((TEXT, SHORT, size >> 8, size & 255)) + text)
        else:
            self.transport.write(bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text)
        return True

    def end(self, code: int = ENDED) -> None:
        """Say goodbye, and have `receive` say that the socket has ended."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.eased is not None:
            self.eased()

    # -- what comes ------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def data_received(self, data: bytes) -> None:
        if self.heard is None:
            if self.handshake_initiated or not data.endswith(b"\r\n\r\n"):
                self.pieces = True
        if self.heard is None or self.pieces or self.close_sent:
            super().data_received(data)
            return
        at = 0
        while at < len(data) and not self.transport.is_closing():
            end = whole(data, at)
            text = plain(data, at, end, self.config.ws_max_size) if end and data[at] == TEXT else None
            if text is not None:
                self.heard(text)
            elif end and data[at] >= CONTROL:
                super().data_received(data[at:end])
            else:
                self.pieces = True
                super().data_received(data[at:])
                return
            at = end

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
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


def whole(data: bytes, at: int) -> int:
    """Where a masked frame ends that begins here; 0 if not all of it is here, or if it is a long one."""
    if len(data) < at + 6 or not data[at + 1] & MASKED:
        return 0
    size = data[at + 1] & ~MASKED
    if size < SHORT:
        end = at + 6 + size
    elif size == SHORT:
        end = at + 8 + (data[at + 2] << 8 | data[at + 3])
    else:
        return 0
    return end if end <= len(data) else 0


def plain(data: bytes, at: int, end: int, most: int) -> str | None:
    """The text of a whole frame; None if it is none, or longer than it may be."""
    head = at + (2 if data[at + 1] & ~MASKED < SHORT else 4)
    if end - head - 4 > most:
        return None
    try:
        return apply_mask(data[head + 4 : end], data[head : head + 4]).decode()
    except UnicodeDecodeError:
        return None
