"""A crowd of players, who move at a pace or as fast as it goes, and note how long it took until all were shown it."""

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from typing import Protocol

from manoir.core.story import Json
from manoir.lab.sockets import Shown, Socket

SEATS = 4
SETTLE = 15.0  # seconds that what is still under way may take, at most
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def give_core(process: int) -> None:
    """What is measured has the first core, and the load the others, where there are others."""
    if len(CORES) > 1:
        os.sched_setaffinity(process, {CORES[0]})
        os.sched_setaffinity(0, set(CORES[1:]))


def take_core_back() -> None:
    if len(CORES) > 1:
        os.sched_setaffinity(0, set(CORES))


@dataclass
class Place:
    """A table of the load."""

    sockets: list[Socket] = field(default_factory=list)
    sent: float = 0.0  # when the move was due that has not been shown to everybody yet; 0: none
    number: int = 0  # that everybody will have been shown then
    arrived: int = 0


class Figures(Protocol):
    """What a server says of itself."""

    def cpu(self) -> float: ...


class Crowd:
    """Players at many tables of one server. How they come to sit there is for each kind of server to say."""

    def __init__(self, server: Figures, tables: int) -> None:
        self.server = server
        self.tables = tables
        self.rng = random.Random(1)
        self.places: list[Place] = []
        self.place_of: dict[Socket, Place] = {}
        self.waits: list[float] = []  # from when a move was due to its being shown, for each seat
        self.late: list[float] = []  # how much later than due moves were sent, which is the load's own fault
        self.moves = 0
        self.last = 0.0  # when one was shown to everybody
        self.refused: list[str] = []
        self.hurry = False

    async def connect(self) -> None:
        raise NotImplementedError

    def add(self, sockets: list[Socket]) -> None:
        """A table with these sockets."""
        place = Place(sockets)
        self.places.append(place)
        for socket in sockets:
            self.place_of[socket] = place

    async def disconnect(self) -> None:
        for socket in self.place_of:
            socket.transport.abort()
        await asyncio.sleep(0.1)

    def shown(self, socket: Socket, frame: Shown) -> None:
        place = self.place_of.get(socket)
        if place is None or frame.type == "table":
            return
        if frame.type == "refused":
            self.refused.append(frame.key)
            place.sent = 0.0
            return
        if place.sent and frame.type == "game":
            self.waits.append(time.perf_counter() - place.sent)
            place.arrived += 1
            if place.arrived == SEATS:
                place.sent = 0.0
                self.moves += 1
                self.last = time.perf_counter()
                if self.hurry:
                    self.move(place)

    def move(self, place: Place, due: float | None = None) -> bool:
        """Somebody at the table makes a move, unless one is still under way. It counts from when it was due."""
        movers = [socket for socket in place.sockets if socket.last.moves]
        if place.sent or not movers:
            return False
        now = time.perf_counter()
        place.sent, place.arrived = due or now, 0
        self.late.append(now - place.sent)
        movers[0].move(self.rng.getrandbits(60), self.rng.choice(movers[0].last.moves))
        return True

    async def paced(self, rate: float, seconds: float) -> Json:
        """So many moves a second, whatever the house makes of them."""
        before, began, offered, at = self.begin(), time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while offered < now * rate:
                for _ in self.places:
                    at = (at + 1) % len(self.places)
                    if self.move(self.places[at], began + offered / rate):
                        break
                offered += 1
            await asyncio.sleep(0.001)
        return await self.end(before, time.perf_counter() - began, rate)

    async def hurried(self, seconds: float) -> Json:
        """As fast as it goes: at every table the next move follows at once, for so long or until all games are over."""
        before, began = self.begin(), time.perf_counter()
        self.hurry = True
        for place in self.places:
            self.move(place)
        while time.perf_counter() - began < seconds and any(place.sent for place in self.places):
            await asyncio.sleep(0.05)
        self.hurry = False
        return await self.end(before, (self.last or time.perf_counter()) - began, None)

    def begin(self) -> float:
        self.waits, self.late, self.moves, self.last, self.refused = [], [], 0, 0.0, []
        return self.server.cpu()

    @property
    def delivered(self) -> bool:
        """Every move was shown to every seat of its table, and none is under way."""
        return len(self.waits) == SEATS * self.moves and not any(place.sent for place in self.places)

    async def settled(self) -> None:
        """What is still under way arrives."""
        end = time.perf_counter() + SETTLE
        while not self.delivered and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def end(self, before: float, seconds: float, offered: float | None) -> Json:
        moves = self.moves
        await self.settled()
        spent = await asyncio.to_thread(self.server.cpu) - before
        waits, late = sorted(self.waits) or [0.0], sorted(self.late) or [0.0]
        return {
            "offered": offered,
            "seconds": seconds,
            "moves": moves / seconds,
            "delivered": self.delivered,
            "refused": len(self.refused),
            "cpu": 1e6 * spent / max(1, self.moves),
            "late": 1000 * late[len(late) * 99 // 100],
            **{f"p{part}": 1000 * waits[min(len(waits) - 1, len(waits) * part // 100)] for part in (50, 95, 99)},
        }
