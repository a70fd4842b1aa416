"""A connection without a library: whatever bytes one likes."""

import base64
import os
import socket
import time
from contextlib import suppress

TEXT, MORE, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
PATIENCE = 20.0
REFUSED = b'"type":"refused"'  # as it stands in a frame


def frame(kind: int, payload: bytes = b"", last: bool = True, masked: bool = True) -> bytes:
    """A WebSocket frame of a client; its mask is of zeros, which costs nothing."""
    size = len(payload)
    head = bytes([kind | 128 * last, (128 if masked else 0) | (size if size < 126 else 126)])
    if size >= 126:
        head += size.to_bytes(2, "big")
    return head + (bytes(4) if masked else b"") + payload


class Raw:
    def __init__(self, host: str, address: str, buffer: int = 0) -> None:
        name, _, port = host.partition(":")
        self.host = host
        self.refused = 0  # frames that said so, as far as they were read
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        try:
            self.socket.bind((address, 0))
            self.socket.connect((name, int(port)))
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except OSError:
            self.socket.close()
            raise

    def enter(self, table: str, cookie: str = "", seat: str = "", number: int = 0, sheet: bool = False) -> bool:
        """Ask for a socket at a table, to be told what comes after a number; whether the house opened it."""
        query = f"?from={number}" + (f"&seat={seat}" if seat else "") + ("&sheet=1" if sheet else "")
        lines = [
            f"GET /api/tables/{table}/socket{query} HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        return b" 101 " in self.head()

    def head(self) -> bytes:
        """What comes before the first empty line."""
        data = b""
        while b"\r\n\r\n" not in data:
            piece = self.socket.recv(1 << 16)
            if not piece:
                break
            data += piece
        return data

    def status(self) -> int:
        """Of an answer; 0 if the connection ends without one."""
        try:
            words = self.head().split(b" ", 2)
        except OSError:
            return 0
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0

    def drain(self) -> bool:
        """Read whatever has come; whether the connection is still open."""
        self.socket.setblocking(False)
        try:
            for _ in range(256):
                data = self.socket.recv(1 << 16)
                if not data:
                    return False
                self.refused += data.count(REFUSED)
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            with suppress(OSError):
                self.socket.settimeout(PATIENCE)
        return True

    def ends(self, seconds: float = PATIENCE) -> bool:
        """Whether the house closes the connection within this time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.drain():
                return True
            time.sleep(0.02)
        return False

    def pour(self, data: bytes, end: float, reads: bool) -> tuple[int, bool]:
        """Send the same again and again until a time; how many bytes went, and whether the house closed the door."""
        sent, at, view = 0, 0, memoryview(data)
        self.socket.settimeout(0.1)
        while time.monotonic() < end:
            try:
                went = self.socket.send(view[at:])
            except TimeoutError:
                went = 0
            except OSError:
                return sent, True
            sent, at = sent + went, (at + went) % len(data)
            if reads and not self.drain():
                return sent, True
            if reads:
                self.socket.settimeout(0.1)
        return sent, False

    def close(self) -> None:
        self.socket.close()
