"""boardgame.io under the same load as the house: its own server, in a process of its own, and four sockets a match.

Its sockets speak socket.io, of which this knows as much as a player needs: `40` joins, `42` is an event with its
values, `2` is answered with `3`.
"""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

import msgspec

from manoir import start
from manoir.core.errors import Refused
from manoir.core.story import Json, Phrase
from manoir.lab.crowd import SEATS, Crowd, give_core, take_core_back
from manoir.lab.sockets import Shown, Socket, connected

NODE = "MANOIR_PEERS_NODE"  # the Node that has the packages of peers/package-lock.json; ./manoir sets it
GAME = Path(__file__).with_suffix(".cjs")
SPACE = b"/eights,"


def missing() -> Refused:
    how = start.command("bench", "--server", "--peers")
    return Refused(Phrase("error-peers-server", {"variable": NODE, "command": how}))


class Peer:
    """A server of boardgame.io on loopback."""

    def __init__(self) -> None:
        node = which(os.environ.get(NODE, ""))
        if node is None:
            raise missing()
        environment = {**os.environ, "NODE_ENV": "production"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([node, str(GAME)], env=environment, stdin=pipe, stdout=pipe, stderr=pipe)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise missing()
        told = json.loads(line)
        self.host = f"127.0.0.1:{told.pop('port')}"
        self.facts: Json = {"name": "boardgame.io", **told}
        give_core(self.process.pid)

    def cpu(self) -> float:
        to, back = self.process.stdin, self.process.stdout
        assert to is not None and back is not None
        to.write(b"\n")
        to.flush()
        return float(back.readline())

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def running() -> Iterator[Peer]:
    peer = Peer()
    try:
        yield peer
    finally:
        peer.stop()
        take_core_back()


class Hand(msgspec.Struct):
    hand: list[str]


class Cards(msgspec.Struct):
    pile: list[str]
    players: dict[str, Hand]


class Turn(msgspec.Struct):
    currentPlayer: str


class State(msgspec.Struct):
    G: Cards
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


EVENT: msgspec.json.Decoder[list[Any]] = msgspec.json.Decoder(list[msgspec.Raw])
NAME = msgspec.json.Decoder(str).decode
STATE = msgspec.json.Decoder(State).decode
SYNCED = msgspec.json.Decoder(Synced).decode


class Player(Socket):
    """A player of a match."""

    def __init__(self, host: str, match: str, seat: int, shown: Callable[[Socket, Shown], None]) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket", "", shown)
        self.match = match
        self.seat = str(seat)

    def read(self, payload: bytes) -> None:
        if payload.startswith(b"42"):
            self.event(payload[2 + len(SPACE) :])
        elif payload.startswith(b"40"):
            self.emit("sync", self.match, self.seat, None, SEATS)
        elif payload.startswith(b"0"):
            self.write(1, b"40" + SPACE)
        elif payload == b"2":
            self.write(1, b"3")

    def event(self, payload: bytes) -> None:
        values = EVENT.decode(payload)
        name = NAME(values[0])
        if name == "sync":
            self.see(SYNCED(values[2]).state)
        elif name == "update":
            self.see(STATE(values[2]))

    def see(self, state: State) -> None:
        moves: list[str] = []
        if state.ctx.currentPlayer == self.seat:
            top = state.G.pile[-1]
            hand = state.G.players[self.seat].hand
            moves = [str(at) for at, card in enumerate(hand) if card[0] == top[0] or card[1:] == top[1:]] or ["draw"]
        self.take(Shown("game", state.number, moves))

    def emit(self, *values: object) -> None:
        self.write(1, b"42" + SPACE + msgspec.json.encode(values))

    def move(self, id: int, notation: str) -> None:
        verb, args = ("draw", []) if notation == "draw" else ("lay", [int(notation)])
        payload = {"type": verb, "args": args, "playerID": self.seat}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.last.number, self.match, self.seat)


class Players(Crowd):
    def __init__(self, peer: Peer, tables: int) -> None:
        super().__init__(peer, tables)
        self.host = peer.host

    async def connect(self) -> None:
        for table in range(self.tables):
            match = f"match-{table}"
            self.add([await connected(Player(self.host, match, seat, self.shown)) for seat in range(SEATS)])
