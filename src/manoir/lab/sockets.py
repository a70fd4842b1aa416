"""A client that costs little: a WebSocket with just what a load needs, so that the load is not what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable

import msgspec


class Shown(msgspec.Struct):
    """What the load looks at in a frame."""

    type: str
    number: int = 0
    moves: list[str] = []
    over: bool = False
    key: str = ""


DECODE = msgspec.json.Decoder(Shown).decode
MASK = b"\0\0\0\0"  # masks of zeros are masks, and cost nothing


class Line(asyncio.Protocol):
    """The handshake and the frames. What is said over it is for others to read."""

    def __init__(self, host: str, path: str, cookie: str, place: str = "") -> None:
        self.host = host
        self.path = path
        self.cookie = cookie
        self.place = place  # an address to come from, by the word of a proxy
        self.data = b""
        self.open = False
        self.code = 0  # that the house closed it with

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport, self.data, self.open = transport, b"", False
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        ]
        if self.place:
            lines.append(f"X-Forwarded-For: {self.place}")
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.turned_away(head)
                return
            self.open, self.data = True, rest
            self.entered()
        while len(self.data) >= 2:
            length, start = self.data[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self.data[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < start + length:
                return
            kind, payload = self.data[0] & 15, self.data[start : start + length]
            self.data = self.data[start + length :]
            if kind == 9:
                self.write(10, payload)
            elif kind == 8:
                self.code = int.from_bytes(payload[:2], "big")
                self.write(8, payload[:2])
                self.transport.close()
            elif kind == 1:
                self.read(payload)

    def entered(self) -> None:
        """The house has opened the door."""

    def turned_away(self, head: bytes) -> None:
        """The house has not, and says why."""

    def read(self, payload: bytes) -> None:
        """A text that the server has sent."""

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + payload)


class Socket(Line):
    """Of a player of the load, who is there when the game has been shown."""

    def __init__(
        self, host: str, path: str, cookie: str, shown: Callable[["Socket", Shown], None], place: str = ""
    ) -> None:
        super().__init__(host, path, cookie, place)
        self.shown = shown
        self.last = Shown("")
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def turned_away(self, head: bytes) -> None:
        self.ready.set_exception(OSError(head[:200].decode("latin-1")))

    def read(self, payload: bytes) -> None:
        self.take(DECODE(payload))

    def take(self, frame: Shown) -> None:
        if frame.type == "game":
            self.last = frame
            if not self.ready.done():
                self.ready.set_result(None)
        self.shown(self, frame)

    def move(self, id: int, notation: str) -> None:
        message = {"type": "move", "id": f"m{id}", "number": self.last.number, "move": notation}
        self.write(1, msgspec.json.encode(message))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or OSError("the house closed the door"))


async def opened(host: str, path: str, cookie: str, shown: Callable[[Socket, Shown], None], place: str = "") -> Socket:
    """A socket that has been shown the game."""
    return await connected(Socket(host, path, cookie, shown, place))


async def connected(socket: Socket) -> Socket:
    """… of whatever kind."""
    name, _, port = socket.host.partition(":")
    await asyncio.get_running_loop().create_connection(lambda: socket, name, int(port))
    await asyncio.wait_for(socket.ready, 60)
    return socket
