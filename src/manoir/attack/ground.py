"""Where attacks take place: houses with the usual limits, on loopback and on empty databases, that end with it."""

import json
import shutil
import sys
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

from manoir.attack.databases import Databases
from manoir.attack.guest import Guest
from manoir.lab.server import Server, request

# Attacks that wait for somebody to be gone need not wait for minutes.
IMPATIENT = ("grace_gone=1", "grace_left=0.3", "replaceable=0.5")


class Ground:
    def __init__(self, databases: Databases, seconds: float, seed: int, settings: tuple[str, ...] = ()) -> None:
        """`settings` are those of every house; there are none but in tests of the attacks."""
        self.folder = Path(tempfile.mkdtemp(prefix="manoir-attack-"))
        self.databases = databases
        self.seconds = seconds
        self.seed = seed
        self.settings = settings
        self.houses: dict[tuple[str, ...], Server] = {}
        self.private: list[Server] = []
        self.guests: list[Guest] = []
        self.numbers = count(1)
        self.addresses = count(2)
        self.read: dict[Server, int] = {}  # how far the log of a house was looked at

    # -- houses ----------------------------------------------------------------------------------------------------

    def house(self, *settings: str) -> Server:
        """A house that attacks share; opened anew if the last one has ended it."""
        server = self.houses.get(settings)
        if server is None or server.process.poll() is not None:
            server = self.houses[settings] = self._opened(*settings)
        return server

    def open(self, *settings: str, database: str = "", before: str = "") -> Server:
        """A house for one attack, which may do with it as it likes."""
        server = self._opened(*settings, database=database, before=before)
        self.private.append(server)
        return server

    def _opened(self, *settings: str, database: str = "", before: str = "") -> Server:
        name = f"house-{next(self.numbers)}"
        place = database or self.databases.fresh(self.folder, name)
        return Server(self.folder, *self.settings, *settings, database=place, log=f"{name}.log", before=before)

    @property
    def shared(self) -> bool:
        """Whether several processes can serve the same tables."""
        return self.databases.kind == "postgres"

    # -- guests ----------------------------------------------------------------------------------------------------

    def address(self) -> str:
        """An address of loopback that nobody has come from: limits by address are for that one alone."""
        number = next(self.addresses)
        return (
            f"127.{1 + number // 65000}.{number // 250 % 250}.{1 + number % 250}" if spare_addresses() else "127.0.0.1"
        )

    def guest(self, server: Server) -> Guest:
        guest = Guest(server.host, self.address())
        self.guests.append(guest)
        return guest

    # -- afterwards ------------------------------------------------------------------------------------------------

    def trouble(self) -> list[str]:
        """What went wrong in the houses that attacks share since this was last asked: they must not notice anything."""
        found: list[str] = []
        for server in self.houses.values():
            if server.process.poll() is not None:
                found.append(f"exit {server.process.returncode}")
                continue
            found += self._failures(server)
            with suppress(OSError):
                if request(server.host, "GET", "/health", source=(self.address(), 0)).status == 200:
                    continue
            found.append("/health")
        return found

    def _failures(self, server: Server) -> list[str]:
        lines = server.log.read_bytes().splitlines()
        new, self.read[server] = lines[self.read.get(server, 0) :], len(lines)
        return sorted({said for line in new if (said := failure(line))})

    def clear(self) -> None:
        """The guests go, and the houses that were for one attack close."""
        for guest in self.guests:
            guest.go()
        self.guests.clear()
        while self.private:
            end(self.private.pop())

    def close(self) -> None:
        self.clear()
        for server in self.houses.values():
            end(server)
        self.databases.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def end(server: Server) -> None:
    if server.process.poll() is None:
        server.kill()
    elif server.process.stdout is not None:
        server.process.stdout.close()


def failure(line: bytes) -> str:
    """What a line of the log says went wrong, if it says so. A line that is not one of ours is something unforeseen."""
    try:
        found = json.loads(line)
        event = str(found["event"])
    except (ValueError, KeyError, TypeError):
        return line.decode(errors="replace")[:80]
    return f"{event} {found.get('error', '')} {found.get('where', '')}".strip() if event.endswith("-failed") else ""


def spare_addresses() -> bool:
    """Linux has 16 million addresses of loopback; others have one."""
    return sys.platform == "linux"
