"""A real house: the program itself on loopback, with a real database, killed and started again as a test likes."""

import hashlib
import os
import re
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from manoir.server.storage.database import migrate, open_engine
from tests.seed import SEED

PATIENCE = 120.0  # seconds that anything may take on a machine that is very busy
SEEDED = Path(__file__).with_name("seeded.py")
SECRET = hashlib.sha256(f"house {SEED}".encode()).hexdigest()
QUICK = (  # bots answer at once, nobody asks too much, and nobody is slow
    "bot_delay=0",
    "bot_patience=120",
    "grace_gone=600",
    "away=600",
    "address_rate=100000",
    "address_burst=100000",
    "address_sockets=5000",
    "address_connections=5000",
    "address_tables=100000",
    "address_games=100000",
    "code_tries=100000",
    "request_patience=600",
    "reader_patience=600",
    "socket_rate=10000",
    "socket_burst=10000",
)


@cache
def empty_database() -> bytes:
    """One that was brought up to date before: Alembic takes a second for it, and many houses are opened here."""
    with TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite:///{folder}/house.db")
        migrate(engine)
        engine.dispose()
        return Path(folder, "house.db").read_bytes()


class NotOpened(Exception):
    """The house did not open, and what it said about that."""


OPEN: list["Running"] = []
FALLEN: list["Running"] = []  # in which a test has failed


def last_words() -> list[str]:
    """The end of what each house that is open, or in which a test has just failed, has written into its log."""
    houses = [one for one in (*OPEN, *FALLEN) if one.log.exists()]
    FALLEN.clear()
    return ["\n".join(one.log.read_text(errors="replace").splitlines()[-20:]) for one in houses]


class Running:
    def __init__(
        self, database: str, log: Path, *words: str, prefix: tuple[str, ...] = (), host: str = "127.0.0.1"
    ) -> None:
        self.database = database
        self.log = log
        self.words = words
        self.prefix = prefix
        self.host = host
        self.port = 0
        self.secret = SECRET  # of every table: what is dealt can be dealt again
        file = Path(database.removeprefix("sqlite:///"))
        if database.startswith("sqlite:") and not file.exists():
            file.write_bytes(empty_database())
        self.start()
        OPEN.append(self)

    def start(self) -> None:
        settings = [word for one in (*QUICK, *self.words) for word in ("--set", one)]
        where = ["--host", self.host, "--port", str(self.port), "--lang", "en"]
        command = [sys.executable, "-P", str(SEEDED), self.secret, "serve", *where]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, *command, "--database", self.database, *settings],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if not found:
            self.stop()
            raise NotOpened(self.log.read_text()[-2000:])
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def metric(self, name: str) -> float:
        with urlopen(f"{self.address}/metrics") as answer:
            text = answer.read().decode()
        return sum(float(line.split()[-1]) for line in text.splitlines() if re.match(rf"{name}(\{{|\s)", line))

    def healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health") as answer:
                return bool(answer.status == 200)
        except (HTTPError, URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the power fails, as far as a process can tell."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        OPEN.remove(self)
        if kind is not None:
            FALLEN.append(self)
        if self.process.poll() is None:
            self.kill()
        elif self.process.stdout is not None:
            self.process.stdout.close()


def eventually(true: object) -> None:
    """Wait until a function says that it is so."""
    assert callable(true)
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
