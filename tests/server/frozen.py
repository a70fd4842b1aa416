"""Something between a house and its PostgreSQL that can forget their connections, and tells neither side."""

import socket
import threading
from contextlib import suppress
from types import TracebackType

from psycopg.conninfo import conninfo_to_dict


class Frozen:
    def __init__(self, database: str) -> None:
        found = conninfo_to_dict(database)
        host, port = str(found.get("host") or "127.0.0.1"), int(str(found.get("port") or 5432))
        self.behind: str | tuple[str, int] = f"{host}/.s.PGSQL.{port}" if host.startswith("/") else (host, port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        mine = self.listener.getsockname()[1]
        word = f":{found['password']}" if found.get("password") else ""
        self.address = f"postgresql://{found.get('user', 'postgres')}{word}@127.0.0.1:{mine}/{found.get('dbname', '')}"
        self.forgotten: set[socket.socket] = set()
        self.open: list[socket.socket] = []
        self.threads = [threading.Thread(target=self._admit)]
        self.threads[0].start()

    def freeze(self) -> None:
        """From now on nothing comes through the connections that there are. New ones work."""
        self.forgotten.update(self.open)

    def _admit(self) -> None:
        with suppress(OSError):
            while True:
                front, _ = self.listener.accept()
                back = socket.socket(socket.AF_UNIX if isinstance(self.behind, str) else socket.AF_INET)
                back.connect(self.behind)
                self.open += [front, back]
                for one, other in ((front, back), (back, front)):
                    self.threads.append(threading.Thread(target=self._pass_on, args=(one, other)))
                    self.threads[-1].start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if one not in self.forgotten:
                    other.sendall(data)
        if one not in self.forgotten:
            with suppress(OSError):
                other.shutdown(socket.SHUT_WR)

    def __enter__(self) -> "Frozen":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.threads[0].join()
        for one in self.open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self.threads[1:]:
            thread.join()
        for one in self.open:
            one.close()
