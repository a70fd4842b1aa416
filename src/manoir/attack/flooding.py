"""The floods themselves, as they are run in a process of their own: each has a moment to get ready, and then pours."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

from manoir.attack.guest import Guest, Player, TurnedAway, play, table_of
from manoir.attack.long_games import Laid
from manoir.attack.raw import MORE, PING, PONG, TEXT, Raw, frame

REFUSED_PAUSE = 0.05  # seconds after which somebody who was turned away tries again
ROOM = 512  # frames in one piece
SPECTATORS = 44  # of the 45 places that one address may have at a table
LONGER = 40.0  # seconds that a flood may go on until it has tried enough
STORY = 110  # moves of the game that is told again and again
MASTERS = 90  # tables


class Aim:
    """Whom a flood is meant for, what it holds open, and what came of it."""

    def __init__(self, host: str, address: str, laid: Iterable[Laid] = ()) -> None:
        self.host = host
        self.address = address
        self.guest = Guest(host, address)
        self.raws: list[Raw] = []
        self.laid = list(laid)  # tables of the attacker, at which a game has come far
        self.reset()

    def reset(self) -> None:
        self.sent = 0  # bytes
        self.closed = 0  # connections that the house ended
        self.refused = 0  # that it did not open, and requests that it refused
        self.done = 0  # requests that it did as it was asked to

    def let_go(self) -> None:
        for raw in self.raws:
            raw.close()
        self.raws.clear()


class Flood:
    def __init__(self, aim: Aim) -> None:
        self.aim = aim

    def prepare(self) -> None:
        """What the flood needs before it begins."""

    def run(self, end: float) -> None:
        raise NotImplementedError


class Frames(Flood):
    """One socket at a table of one's own, through which the same frames are sent without a pause. Who is shown the
    door comes back at once.
    """

    first = b""
    reads = True

    def prepare(self) -> None:
        self.table = self.aim.guest.new("toctoctoc")
        self.data = self.piece() * ROOM

    def piece(self) -> bytes:
        raise NotImplementedError

    def run(self, end: float) -> None:
        aim = self.aim
        while time.monotonic() < end:
            try:
                raw = Raw(aim.host, aim.address)
            except OSError:
                aim.refused += 1
                time.sleep(REFUSED_PAUSE)
                continue
            try:
                if raw.enter(self.table, aim.guest.cookie(self.table), "A"):
                    raw.socket.sendall(self.first)
                    sent, closed = raw.pour(self.data, end, self.reads)
                    aim.sent += sent
                    aim.closed += closed
                else:
                    aim.refused += 1
                    time.sleep(REFUSED_PAUSE)
            except OSError:
                aim.closed += 1
            raw.close()


class Pings(Frames):
    reads = False

    def piece(self) -> bytes:
        return frame(PING, b"x" * 125)


class EmptyPings(Frames):
    def piece(self) -> bytes:
        return frame(PING)


class Widths(Frames):
    """Frames of nothing, whose length is written in eight bytes."""

    def piece(self) -> bytes:
        return bytes([128 | PONG, 255]) + bytes(12)


class Continuations(Frames):
    first = frame(TEXT, b"{", last=False)

    def piece(self) -> bytes:
        return frame(MORE, last=False)


class Fragments(Frames):
    """Messages in pieces of one byte."""

    def piece(self) -> bytes:
        message = json.dumps({"type": "ping"}).encode()
        middle = b"".join(frame(MORE, message[at : at + 1], last=False) for at in range(1, len(message) - 1))
        return frame(TEXT, message[:1], last=False) + middle + frame(MORE, message[-1:])


class Messages(Frames):
    def piece(self) -> bytes:
        return frame(TEXT, json.dumps({"type": "ping"}).encode())


class Story(Flood):
    """A flood about a long game, which the attacker has played with themselves."""

    def prepare(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        guest = self.aim.guest
        self.table, players = await table_of([guest] * 3, "spooks", seats=3)
        await play(players, random.Random(2), STORY)
        self.number = players[0].game["number"]
        guest.go()


class Resyncs(Story):
    """Spectators of one address who ask for the whole game, each as often as a socket may, and a little more."""

    def run(self, end: float) -> None:
        aim, message = self.aim, frame(TEXT, b'{"type": "resync", "number": 0}')
        for _ in range(SPECTATORS):
            with suppress(OSError):
                raw = Raw(aim.host, aim.address)
                if raw.enter(self.table):
                    aim.raws.append(raw)
                else:
                    aim.refused += 1
                    raw.close()
        while time.monotonic() < end and aim.raws:
            for raw in list(aim.raws):
                try:
                    raw.socket.send(message)
                    aim.sent += len(message)
                    still = raw.drain()
                except OSError:
                    still = False
                if not still:
                    aim.closed += 1
                    raw.close()
                    aim.raws.remove(raw)
            time.sleep(0.08)
        aim.refused += sum(raw.refused for raw in aim.raws)
        aim.let_go()


class Deaf(Story):
    """Spectators who never read, of a table at which somebody asks for the whole game again and again."""

    def run(self, end: float) -> None:
        aim = self.aim
        for _ in range(SPECTATORS):
            with suppress(OSError):
                raw = Raw(aim.host, aim.address, buffer=4096)
                if raw.enter(self.table):
                    raw.socket.setblocking(False)
                    aim.raws.append(raw)
        message = frame(TEXT, b'{"type": "resync", "number": 0}')
        while time.monotonic() < end and aim.raws:
            for raw in list(aim.raws):
                try:
                    raw.socket.send(message)
                    aim.sent += len(message)
                except BlockingIOError:
                    continue
                except OSError:
                    aim.closed += 1
                    raw.close()
                    aim.raws.remove(raw)
            time.sleep(0.1)
        aim.let_go()


class Requests(Flood):
    """Requests on eight connections at once, as fast as they are answered; at least so many, however long it takes."""

    threads = 8
    least = 0

    def request(self, number: int) -> tuple[str, str, object]:
        raise NotImplementedError

    def headers(self, number: int) -> dict[str, str]:
        return {}

    def run(self, end: float) -> None:
        counts = [(0, 0)] * self.threads

        def ask(at: int) -> None:
            number, done, refused = at, 0, 0
            while time.monotonic() < end or (number < self.least and time.monotonic() < end + LONGER):
                try:
                    reply = self.aim.guest.ask(*self.request(number), **self.headers(number))
                    refused += reply.status in (429, 403, 503)
                    done += reply.status not in (429, 403, 503)
                except OSError:
                    refused += 1
                    time.sleep(REFUSED_PAUSE)
                number += self.threads
            counts[at] = (done, refused)

        threads = [threading.Thread(target=ask, args=(at,)) for at in range(self.threads)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.aim.done = sum(done for done, _ in counts)
        self.aim.refused = sum(refused for _, refused in counts)


class Stories(Requests, Story):
    def request(self, number: int) -> tuple[str, str, object]:
        return "GET", f"/api/tables/{self.table}/story", None


class Replays(Requests, Story):
    def request(self, number: int) -> tuple[str, str, object]:
        return "GET", f"/api/tables/{self.table}/replay?at={self.number - number % 10}", None


class Drawings(Requests):
    """The QR code of a table, with a long name of the house in it, another each time: to draw it is work."""

    def prepare(self) -> None:
        self.table = self.aim.guest.new("toctoctoc")

    def request(self, number: int) -> tuple[str, str, object]:
        return "GET", f"/api/tables/{self.table}/qr.svg", None

    def headers(self, number: int) -> dict[str, str]:
        return {"Host": f"[::1%{number}{'a' * 2800}]"}


class Codes(Requests):
    """Somebody looks for a table by trying codes."""

    least = 60

    def prepare(self) -> None:
        self.rng = random.Random(3)

    def request(self, number: int) -> tuple[str, str, object]:
        return "GET", "/api/codes/" + "".join(self.rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(5)), None


class Tables(Requests):
    """One guest makes tables and never comes back to them."""

    least = 160

    def request(self, number: int) -> tuple[str, str, object]:
        return "POST", "/api/tables", {"game": "toctoctoc", "name": "Ada"}


class Masters(Flood):
    """Ninety tables of the strongest bots, each with somebody who watches, so that they play. The watcher of each
    moves as soon as they may.
    """

    def prepare(self) -> None:
        """The tables; their bots play only while somebody watches."""
        guest, self.made = self.aim.guest, list[str]()
        for _ in range(2 * MASTERS):
            if len(self.made) == MASTERS:
                break
            try:
                table = str(guest.must("POST", "/api/tables", BOTS)["table"])
                guest.start(table)
                self.made.append(table)
            except (TurnedAway, OSError):
                self.aim.refused += 1
                time.sleep(0.1)

    def run(self, end: float) -> None:
        asyncio.run(self._run(end))

    async def _run(self, end: float) -> None:
        waiting, playing = list(self.made), list[asyncio.Task[None]]()
        while time.monotonic() < end:
            if waiting:
                try:
                    playing.append(asyncio.create_task(watched(await self.aim.guest.watch(waiting[-1], "A"))))
                    waiting.pop()
                    self.aim.done += 1
                except TurnedAway:
                    self.aim.refused += 1
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.aim.guest.go()


async def watched(player: Player) -> None:
    """Somebody who moves as soon as they may."""
    rng = random.Random(4)
    while not player.ended and not player.game.get("over"):
        if player.game.get("moves"):
            await player.make(rng.choice(player.game["moves"]))
        await player.reached(player.game.get("number", 0) + 1)


BOTS = {"game": "spooks", "name": "Ada", "seats": 4, "bots": "master"}


FLOODS: dict[str, Callable[[Aim], Flood]] = {
    "pings": Pings,
    "empty-pings": EmptyPings,
    "widths": Widths,
    "continuations": Continuations,
    "fragments": Fragments,
    "messages": Messages,
    "resyncs": Resyncs,
    "deaf": Deaf,
    "stories": Stories,
    "replays": Replays,
    "drawings": Drawings,
    "codes": Codes,
    "tables": Tables,
    "masters": Masters,
}
