"""Somebody who plays at another table while the house is attacked, and how long they wait."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from manoir.attack.guest import Guest, Player, TurnedAway, table_of
from manoir.core.story import Json

TABLES = 3
SEATS = 3
PACE = 0.04  # seconds between two moves that are due, all tables together
GRACE = 20.0  # seconds that a move which is under way may take yet
RECOVERY = 60.0  # seconds after which a house that was flooded must let others in again
NEWCOMER = 1.0  # seconds between two strangers who look at the door


class Victim:
    """Friends at a few tables. A move counts from when it is made until all at its table have been shown it."""

    def __init__(self, host: str, address: str) -> None:
        self.guest = Guest(host, address)
        self.stranger = Guest(host, address)
        self.rng = random.Random(1)
        self.tables: list[list[Player]] = []
        self.waits: list[float] = []
        self.turned_away = 0

    async def prepare(self) -> None:
        """New tables: a game that ends meanwhile measures nothing."""
        self.guest.go()
        self.tables = [await self._sit_down() for _ in range(TABLES)]

    async def _sit_down(self) -> list[Player]:
        return (await table_of([self.guest] * SEATS, "spooks", seats=SEATS))[1]

    async def measure(self, seconds: float) -> Json:
        self.waits, self.turned_away = [], 0
        end = time.monotonic() + seconds
        playing = [asyncio.create_task(self._table(players, end)) for players in self.tables]
        door = asyncio.create_task(self._door(end))
        await asyncio.gather(*playing, door)
        return {"waits": self.waits, "turnedAway": self.turned_away}

    async def _table(self, players: list[Player], end: float) -> None:
        """Moves at a table, one after the other, until a time; the last one is waited for."""
        while (now := time.monotonic()) < end:
            number = players[0].game["number"]
            movers = [player for player in players if player.game["moves"]]
            try:
                if not movers:  # the game is over
                    players = await self._sit_down()
                    continue
                async with asyncio.timeout(GRACE + end - now):
                    await movers[0].make(self.rng.choice(movers[0].game["moves"]))
                    for player in players:
                        if await player.reached(number + 1) is None:
                            raise TurnedAway
                    self.waits.append(time.monotonic() - now)
            except (TimeoutError, TurnedAway, OSError):
                self.waits.append(time.monotonic() - now)
                self.turned_away += 1
                return
            await asyncio.sleep(PACE * TABLES)

    async def _door(self, end: float) -> None:
        """A stranger looks in now and then, on a connection of their own."""
        while time.monotonic() < end:
            began = time.monotonic()
            try:
                reply = await asyncio.to_thread(self.stranger.ask, "GET", "/api/tables")
                self.turned_away += reply.status != 200
            except OSError:
                self.turned_away += 1
            await asyncio.sleep(max(0.0, began + NEWCOMER - time.monotonic()))


class BotsVictim:
    """Somebody alone with three bots: how long each bot lets them wait."""

    def __init__(self, host: str, address: str) -> None:
        self.guest = Guest(host, address)
        self.rng = random.Random(1)
        self.player: Player | None = None

    async def prepare(self) -> None:
        if self.player is None or self.player.game["over"] or self.player.ended:
            _, (self.player,) = await table_of([self.guest], "spooks", seats=4, bots="regular")

    async def measure(self, seconds: float) -> Json:
        assert self.player is not None
        player, waits = self.player, list[float]()
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end and not player.game["over"] and not player.ended:
            if player.game["moves"]:
                await player.make(self.rng.choice(player.game["moves"]))
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE + end - now):
                    await player.reached(player.game["number"] + 1)
            waits.append(time.monotonic() - now)
        return {"waits": waits, "turnedAway": int(player.ended)}


KINDS: dict[str, Callable[[str, str], Victim | BotsVictim]] = {"friends": Victim, "bots": BotsVictim}


async def prepared(victim: Victim | BotsVictim) -> None:
    """Comes to its tables, though the house may have to recover first."""
    end = time.monotonic() + RECOVERY
    while True:
        try:
            await victim.prepare()
            return
        except (TurnedAway, OSError):
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.5)


async def attend(
    kind: str, host: str, address: str, order: Callable[[], Awaitable[Json]], say: Callable[[Json], None]
) -> None:
    """Gets ready and measures whenever it is told to."""
    victim = KINDS[kind](host, address)
    while True:
        await prepared(victim)
        say({"ready": True})
        wanted = await order()
        if "seconds" not in wanted:
            break
        say(await victim.measure(float(str(wanted["seconds"]))))
    victim.guest.go()
