"""Volleys: as many connections as an address has requests saved up, and one request on each, all at the same moment.

Floods look for what goes on; these look for what is done in one go. Whatever costs milliseconds costs others a second
where a hundred ask for it together.
"""

import time
from collections.abc import Callable
from itertools import count

from manoir.attack.flooding import Aim, Flood
from manoir.attack.raw import Raw

MANY = 110  # requests at once, of which an address has 120
PAUSE = 5.5  # seconds until it has as many again
LOOK = 0.02  # seconds between two looks at what has come
SECOND = b"HTTP/1.1 2"
WORDS = 3000  # of a query, which is then nearly as long as a head may be
PUBLIC = 98  # tables of one guest, who may have 100
REST = 0.05  # seconds between two of them


class Volley(Flood):
    """Connections are made anew for each: nobody keeps a hundred open between two requests."""

    def prepare(self) -> None:
        self.numbers = count()

    def asked(self, number: int) -> str:
        """The address of a request."""
        raise NotImplementedError

    def host(self, number: int) -> str:
        return self.aim.host

    def run(self, end: float) -> None:
        while time.monotonic() < end:
            self.volley()
            due = min(end, time.monotonic() + PAUSE)
            while time.monotonic() < due and self.aim.raws:
                self.hear()
                time.sleep(LOOK)
            time.sleep(max(0.0, due - time.monotonic()))
            self.aim.let_go()

    def volley(self) -> None:
        aim = self.aim
        for _ in range(MANY):
            try:
                aim.raws.append(Raw(aim.host, aim.address))
            except OSError:
                aim.refused += 1
        for raw in aim.raws:
            number = next(self.numbers)
            raw.socket.send(
                f"GET {self.asked(number)} HTTP/1.1\r\nHost: {self.host(number)}\r\nConnection: close\r\n\r\n".encode()
            )

    def hear(self) -> None:
        for raw in list(self.aim.raws):
            raw.socket.setblocking(False)
            try:
                data = raw.socket.recv(1 << 20)
            except BlockingIOError:
                continue
            except OSError:
                data = b""
            if data[:10] == SECOND:
                self.aim.done += 1
            elif data[:5] == b"HTTP/":
                self.aim.refused += 1
            if not data:
                raw.close()
                self.aim.raws.remove(raw)


class Queries(Volley):
    """Questions with thousands of words that nobody asked for."""

    def prepare(self) -> None:
        super().prepare()
        self.table = self.aim.laid[0].table

    def asked(self, number: int) -> str:
        return f"/api/tables/{self.table}/replay?" + f"{number}=%41&" * WORDS


class Lists(Volley):
    """The list of all tables that wait for players, which is as long as it may be."""

    def prepare(self) -> None:
        super().prepare()
        for _ in range(PUBLIC):
            self.aim.guest.new("halloween", seats=4, bots="master", public=True)
            time.sleep(REST)

    def asked(self, number: int) -> str:
        return "/api/tables"


class Sketches(Volley):
    """The QR code of a table, drawn for another name of the house each time."""

    def prepare(self) -> None:
        super().prepare()
        self.table = self.aim.guest.new("toctoctoc")

    def asked(self, number: int) -> str:
        return f"/api/tables/{self.table}/qr.svg"

    def host(self, number: int) -> str:
        return f"[1111:2222:3333:4444:5555:6666:7777:{number % 65536:04x}]:{10000 + number % 50000}"


class Loads(Volley):
    """Long games that lie in the database: each must be played through before anything can be said of it."""

    def asked(self, number: int) -> str:
        return f"/api/tables/{self.aim.laid[number % len(self.aim.laid)].table}/mine"


VOLLEYS: dict[str, Callable[[Aim], Flood]] = {
    "queries": Queries,
    "lists": Lists,
    "sketches": Sketches,
    "loads": Loads,
}
