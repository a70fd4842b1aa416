"""A house to be measured or attacked: the program itself, on loopback, in a process of its own."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any

from manoir.core.story import Json

ANYWHERE = ("", 0)  # the machine chooses the address that a request comes from


class Reply:
    """What the house answered."""

    def __init__(self, status: int, headers: list[tuple[str, str]], content: bytes) -> None:
        self.status = status
        self.headers = headers
        self.content = content

    @property
    def json(self) -> Any:
        try:
            return loads(self.content) if self.content[:1] in (b"{", b"[") else {}
        except (JSONDecodeError, UnicodeDecodeError):
            return {}

    @property
    def key(self) -> str:
        """Of the text that says why something was refused."""
        found = self.json
        return str(found.get("key", "")) if isinstance(found, dict) else ""

    @property
    def cookies(self) -> dict[str, str]:
        given = [value for name, value in self.headers if name.lower() == "set-cookie"]
        return {one.key: one.value for text in given for one in SimpleCookie(text).values()}


def request(
    host: str,
    method: str,
    path: str,
    body: object = None,
    headers: Mapping[str, str] | None = None,
    source: tuple[str, int] = ANYWHERE,
    patience: float = 60.0,
) -> Reply:
    """One request on a connection of its own; a body that is bytes is sent as it is, any other as JSON."""
    connection = HTTPConnection(host, timeout=patience, source_address=source if source != ANYWHERE else None)
    sent = {"Origin": f"http://{host}", "Content-Type": "application/json", **(headers or {})}
    data = body if body is None or isinstance(body, bytes) else dumps(body)
    try:
        connection.request(method, path, data, {name: value for name, value in sent.items() if value})
        answer = connection.getresponse()
        return Reply(answer.status, answer.getheaders(), answer.read())
    finally:
        connection.close()


class Server:
    """A house on loopback. `before` is Python that its process runs first."""

    def __init__(
        self, folder: Path, *settings: str, database: str = "", log: str = "log", before: str = "", port: str = "0"
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.database = database or f"sqlite:///{folder / 'house.db'}"
        self.log = folder / log
        self.before = before
        self.start(port)

    def start(self, port: str = "0") -> None:
        words = [sys.executable, "-P", "-m", "manoir"]
        if self.before:
            words[2:] = ["-c", f"{self.before}\nfrom manoir.__main__ import main\nmain()"]
        words += ["serve", "--port", port, "--lang", "en", "--database", self.database]
        for one in self.settings:
            words += ["--set", one]
        began = time.perf_counter()
        with self.log.open("ab") as log:
            # A group of its own: Ctrl-C is for who started it to hear.
            group = 0 if os.name == "posix" else None
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, process_group=group)
        assert self.process.stdout is not None
        found = re.search(r"http://(127\.0\.0\.1:\d+)/", self.process.stdout.readline().decode())
        if found is None:
            self.stop()
            raise OSError(self.log.read_text()[-500:])
        self.host = found[1]
        self.seconds_to_open = time.perf_counter() - began

    def ask(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        reply = request(self.host, method, path, body, {"Cookie": cookie})
        if reply.status >= 400:
            raise OSError(f"{method} {path}: {reply.status} {reply.content[:200]!r}")
        given = "".join(f"{name}={value}" for name, value in reply.cookies.items())
        return reply.json if reply.content[:1] == b"{" else reply.content.decode(), given

    def figure(self, name: str) -> float:
        text, _ = self.ask("GET", "/metrics")
        return sum(float(line.split()[-1]) for line in text.splitlines() if re.match(rf"{name}(\{{|\s)", line))

    def cpu(self) -> float:
        return self.figure("manoir_cpu_seconds")

    def memory(self) -> float:
        return self.figure("process_resident_memory_bytes")

    def kill(self) -> None:
        """As when the power fails, as far as a process can tell."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status
