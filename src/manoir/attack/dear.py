"""Floods of what is dear: as many sockets as one address may have, each of which asks for what its purse allows, all at
the same moment. One purse holds one socket; these look for what a hundred purses buy together."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress

from manoir.attack.flooding import Aim, Flood, Requests
from manoir.attack.guest import TurnedAway, play
from manoir.attack.long_games import Laid
from manoir.attack.raw import TEXT, Raw, frame

SOCKETS = 96  # of one address, which may have 100
AT_A_TABLE = 60
OF_A_SEAT = 8
FEW = 10  # moves that are counted together
RATE = 9.5  # moves a second through one socket, which may make 10
PAUSE = 0.05  # seconds between two looks at what has come
Message = dict[str, object]


class Chorus(Flood):
    """Sockets at tables that lie in the house, and a message for each of them at the same moment, again and again."""

    pause = 4.5  # seconds until a purse that was emptied is full again
    reads = True
    sheet = False
    each = AT_A_TABLE  # sockets at one table

    def message(self, at: int, times: int) -> Message:
        """What a socket says."""
        raise NotImplementedError

    def packet(self, at: int, times: int) -> bytes:
        return frame(TEXT, json.dumps(self.message(at, times)).encode())

    def seat(self, at: int) -> str:
        """Where the socket with this number sits; nowhere: it looks on."""
        return "AB"[at % 2] if at < 2 * OF_A_SEAT else ""

    def prepare(self) -> None:
        for laid in self.aim.laid:
            for at in range(self.each):
                if len(self.aim.raws) == SOCKETS:
                    return
                raw = Raw(self.aim.host, self.aim.address, buffer=0 if self.reads else 4096)
                cookie = "; ".join(f"{name}={value}" for name, value in laid.cookies.items())
                if not raw.enter(laid.table, cookie, self.seat(at), laid.number, self.sheet):
                    raw.close()
                    break
                self.aim.raws.append(raw)
                time.sleep(PAUSE)  # not to be turned away for coming too fast

    def run(self, end: float) -> None:
        aim, times = self.aim, 0
        while time.monotonic() < end and aim.raws:
            for at, raw in enumerate(list(aim.raws)):
                try:
                    aim.sent += raw.socket.send(self.packet(at, times))
                except OSError:
                    continue
            times += 1
            due = min(end, time.monotonic() + self.pause)
            while time.monotonic() < due:
                if self.reads:
                    self.read()
                time.sleep(PAUSE)
        aim.refused += sum(raw.refused for raw in aim.raws)
        aim.let_go()

    def read(self) -> None:
        for raw in list(self.aim.raws):
            if not raw.drain():
                self.aim.closed += 1
                raw.close()
                self.aim.raws.remove(raw)


class Pasts(Chorus):
    """The whole of a long game, by each from another number on: nothing is put together for two of them."""

    def message(self, at: int, times: int) -> Message:
        return {"type": "resync", "number": at + 100 * (times % 5)}


class UnreadPasts(Pasts):
    """… which nobody reads."""

    reads = False


class Elders(Chorus):
    """Moves for a number long past: whether each was made before is looked up in a long log."""

    pause = 0.1

    def message(self, at: int, times: int) -> Message:
        return {"type": "move", "id": f"old-{at}-{times}", "number": 1, "move": "end"}

    def seat(self, at: int) -> str:
        return "AB"[at % 2]


class Listings(Chorus):
    """All that could be said, at tables with much to say."""

    pause = 1.0

    def message(self, at: int, times: int) -> Message:
        return {"type": "sentences", "id": f"all-{times}"}

    def seat(self, at: int) -> str:
        return "A"


class Fidgets(Chorus):
    """Look away and back again: everybody at the table, and every other process, is told."""

    pause = 0.115
    each = 1

    def message(self, at: int, times: int) -> Message:
        return {"type": "presence", "away": times % 2 == 0}


class Sheets(Chorus):
    """The newest entries again, from another number each time, with the sheet."""

    pause = 0.1
    sheet = True

    def message(self, at: int, times: int) -> Message:
        return {"type": "resync", "number": self.aim.laid[0].number - (at + times) % 20}


class Salvos(Chorus):
    """Each socket sends all at once that its purse has."""

    pause = 4.2
    sheet = True
    many = 39

    def message(self, at: int, times: int) -> Message:
        return {"type": "resync", "number": self.aim.laid[0].number - (at + times) % 20}

    def packet(self, at: int, times: int) -> bytes:
        return b"".join(super(Salvos, self).packet(at, many) for many in range(self.many))


class Whys(Salvos):
    """… with questions about moves."""

    many = 19

    def message(self, at: int, times: int) -> Message:
        return {"type": "why", "id": f"why-{times}", "move": "S1 move"}

    def seat(self, at: int) -> str:
        return "ABCD"[at % 4]


class Wrongs(Whys):
    """… with moves that may not be made."""

    many = 39

    def message(self, at: int, times: int) -> Message:
        return {"type": "move", "id": f"no-{times}", "number": self.aim.laid[0].number, "move": "S2 haunt"}


class Players(Flood):
    """Two at each of as many tables as there can be, who move as soon as they may."""

    def prepare(self) -> None:
        guest = self.aim.guest
        for laid in self.aim.laid:
            guest.cookies[laid.table] = laid.cookies

    def run(self, end: float) -> None:
        asyncio.run(self._run(end))

    async def _run(self, end: float) -> None:
        playing = [asyncio.create_task(self._play(laid, end)) for laid in self.aim.laid]
        await asyncio.gather(*playing)
        self.aim.guest.go()

    async def _play(self, laid: Laid, end: float) -> None:
        rng = random.Random(laid.number)
        try:
            players = [await self.aim.guest.watch(laid.table, seat) for seat in "AB"]
            for player in players:
                await player.reached()
        except TurnedAway:
            self.aim.refused += 1
            return
        with suppress(TurnedAway):  # who is closed has had enough
            while time.monotonic() < end and not players[0].game["over"]:
                made = await play(players, rng, FEW, RATE)
                self.aim.done += made


class Positions(Requests):
    """Positions of a long game in which much was taken back. It has been looked back at before."""

    def prepare(self) -> None:
        self.aim.guest.ask(*self.request(0))

    def request(self, number: int) -> tuple[str, str, object]:
        laid = self.aim.laid[0]
        return "GET", f"/api/tables/{laid.table}/replay?at={laid.number - 1 - number % 40}", None


DEAR: dict[str, Callable[[Aim], Flood]] = {
    "pasts": Pasts,
    "unread-pasts": UnreadPasts,
    "elders": Elders,
    "listings": Listings,
    "fidgets": Fidgets,
    "sheets": Sheets,
    "salvos": Salvos,
    "whys": Whys,
    "wrongs": Wrongs,
    "players": Players,
    "positions": Positions,
}
