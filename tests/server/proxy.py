"""The plainest proxy: each connection goes to the next house in turn. `python -m tests.server.proxy PORT PORT …`

A house that does not take connections is passed over, and so is one that says that it is not well. It prints its port.
"""

import asyncio
import sys
from contextlib import suppress
from itertools import count
from typing import cast

import uvloop

LOOK = 0.5  # seconds between two looks at whether the houses are well
PATIENCE = 2.0  # seconds that a house may take to say so


class Half(asyncio.Protocol):
    """One side of a connection: what comes in goes out at the other."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Half | None = None
        self.early = b""  # came before the other side was there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of asyncio's class

    def data_received(self, data: bytes) -> None:
        if self.other is None or self.other.transport is None:
            self.early += data
        else:
            self.other.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()


class Proxy:
    def __init__(self, houses: list[int]) -> None:
        self.houses = houses
        self.well = set(houses)
        self.turn = count()
        self.tasks: set[asyncio.Task[None]] = set()

    def front(self) -> Half:
        return Front(self)

    async def join(self, front: Half) -> None:
        start = next(self.turn)
        around = [self.houses[(start + step) % len(self.houses)] for step in range(len(self.houses))]
        for port in sorted(around, key=lambda one: one not in self.well):  # in turn, the well ones first
            with suppress(OSError):
                _, back = await asyncio.get_running_loop().create_connection(Half, "127.0.0.1", port)
                assert back.transport is not None and front.transport is not None
                front.other, back.other = back, front
                back.transport.write(front.early)
                if front.transport.is_closing():
                    back.transport.close()
                return
        if front.transport is not None:
            front.transport.abort()

    async def look(self) -> None:
        while True:
            for port in self.houses:
                (self.well.add if await healthy(port) else self.well.discard)(port)
            await asyncio.sleep(LOOK)


class Front(Half):
    def __init__(self, proxy: Proxy) -> None:
        super().__init__()
        self.proxy = proxy

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        task = asyncio.get_running_loop().create_task(self.proxy.join(self))
        self.proxy.tasks.add(task)
        task.add_done_callback(self.proxy.tasks.discard)


async def healthy(port: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = await reader.readline()
            writer.close()
            return b" 200 " in answer
    except (OSError, TimeoutError):
        return False


async def main(houses: list[int]) -> None:
    proxy = Proxy(houses)
    server = await asyncio.get_running_loop().create_server(proxy.front, "127.0.0.1", 0, backlog=4096)
    print(server.sockets[0].getsockname()[1], flush=True)
    await proxy.look()


if __name__ == "__main__":
    uvloop.run(main([int(port) for port in sys.argv[1:]]))
