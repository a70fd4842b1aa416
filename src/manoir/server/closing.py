"""How a house closes: it says that it will, goes on while others take over, and sends people away a few at a time."""

import asyncio
import signal
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from manoir.server.http.door import Door
from manoir.server.live.wire import Wire
from manoir.server.notes import note

TICKS = 10  # of uvicorn's, in a second
STEP = 0.05  # seconds
STEPS = 20  # in which all sockets are closed, so that they do not all come to the next house at once
FEW = 5  # sockets that may be closed together however few they are


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: float) -> None:
        super().__init__(config)
        self.ready = ready
        self.drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            for connection in list(self.server_state.connections):
                if isinstance(connection, (Door, Wire)):
                    connection.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if signal.SIGTERM in self._captured_signals:
            await self.go_on()
        await self.send_away()
        await super().shutdown(sockets)
        # uvicorn raises again what it was stopped by; but who is told to stop, and does, has not failed
        self._captured_signals = [one for one in self._captured_signals if one != signal.SIGTERM]

    async def go_on(self) -> None:
        """Until those who spread the players have noticed. Whoever says it twice does not want to wait."""
        house: Any = self.lifespan.state["house"]
        house.draining = True
        note("house-draining", seconds=self.drain)
        loop = asyncio.get_running_loop()
        end = loop.time() + self.drain
        while loop.time() < end and len(self._captured_signals) == 1:
            await asyncio.sleep(min(STEP, self.drain))

    async def send_away(self) -> None:
        """Nobody comes in any more; who has a socket is told to open it anew, and finds the next house."""
        for server in self.servers:
            server.close()
        held = []
        for connection in list(self.server_state.connections):
            if isinstance(connection, Wire):
                held.append(connection)
            else:
                connection.shutdown()
        part = max(FEW, -(-len(held) // STEPS))
        for start in range(0, len(held), part):
            for wire in held[start : start + part]:
                if not wire.disconnected:
                    wire.shutdown()
                    wire.close_sent = True  # also for uvicorn, which is about to do the same
            await asyncio.sleep(STEP if len(held) > part else 0)
