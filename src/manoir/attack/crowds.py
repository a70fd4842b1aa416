"""Floods of connections: many of them, each of which does little or nothing."""

import time
from collections.abc import Callable

from manoir.attack.flooding import LONGER, Aim, Flood
from manoir.attack.raw import Raw

MOST = 1100  # connections: more than the usual limit of a process's descriptors
SOCKETS = 150


class Crowd(Flood):
    """As many connections as there may be, held until the end. Who is shown the door comes back."""

    most = MOST

    def begin(self, raw: Raw) -> None:
        """What a connection says first."""

    def go_on(self, raw: Raw) -> None:
        """… and now and then."""

    def run(self, end: float) -> None:
        aim, tried = self.aim, 0
        while time.monotonic() < end:
            for _ in range(50):
                if len(aim.raws) < self.most and tried < 4 * self.most:
                    tried += 1
                    self._come()
            for raw in list(aim.raws):
                try:
                    self.go_on(raw)
                    still = raw.drain()
                except OSError:
                    still = False
                if not still:
                    aim.closed += 1
                    raw.close()
                    aim.raws.remove(raw)
            time.sleep(0.1)
        aim.done = len(aim.raws)
        aim.let_go()

    def _come(self) -> None:
        raw = None
        try:
            raw = Raw(self.aim.host, self.aim.address)
            self.begin(raw)
            self.aim.raws.append(raw)
        except OSError:
            self.aim.refused += 1
            if raw is not None:
                raw.close()


class HalfRequests(Crowd):
    def begin(self, raw: Raw) -> None:
        raw.socket.send(f"GET /api/games HTTP/1.1\r\nHost: {raw.host}\r\nX-Half: ".encode())


class SlowBodies(Crowd):
    def begin(self, raw: Raw) -> None:
        lines = ["POST /api/tables HTTP/1.1", f"Host: {raw.host}", f"Origin: http://{raw.host}"]
        lines += ["Content-Type: application/json", "Content-Length: 9000", "", "{"]
        raw.socket.send("\r\n".join(lines).encode())

    def go_on(self, raw: Raw) -> None:
        raw.socket.send(b" ")


class EndlessHeader(Flood):
    """One request whose header goes on as fast as it is taken. Who is shown the door comes back at once."""

    def run(self, end: float) -> None:
        aim = self.aim
        while time.monotonic() < end:
            try:
                raw = Raw(aim.host, aim.address)
                raw.socket.sendall(f"GET / HTTP/1.1\r\nHost: {raw.host}\r\nX-Endless: ".encode())
            except OSError:
                aim.refused += 1
                time.sleep(0.05)
                continue
            sent, closed = raw.pour(b"x" * 65536, end, reads=True)
            aim.sent += sent
            aim.closed += closed
            raw.close()


class Idle(Crowd):
    """Connections that never say anything."""


class Sockets(Flood):
    """More sockets than an address may have, opened as fast as it goes and opened again when closed."""

    def prepare(self) -> None:
        self.tables = [self.aim.guest.new("toctoctoc") for _ in range(4)]

    def run(self, end: float) -> None:
        aim, tried = self.aim, 0
        while time.monotonic() < end or (tried < SOCKETS and time.monotonic() < end + LONGER):
            if len(aim.raws) < SOCKETS and tried < 40 * SOCKETS:
                tried += 1
                self._come(self.tables[tried % len(self.tables)])
            else:
                time.sleep(0.05)
        aim.done = len(aim.raws)
        aim.let_go()

    def _come(self, table: str) -> None:
        raw = None
        try:
            raw = Raw(self.aim.host, self.aim.address)
            if raw.enter(table):
                self.aim.raws.append(raw)
                return
        except OSError:
            pass
        self.aim.refused += 1
        if raw is not None:
            raw.close()


CROWDS: dict[str, Callable[[Aim], Flood]] = {
    "half-requests": HalfRequests,
    "endless-header": EndlessHeader,
    "slow-bodies": SlowBodies,
    "idle": Idle,
    "sockets": Sockets,
}
