"""The socket of a watcher: it is shown the game, and its commands are obeyed or refused one after the other."""

import asyncio
import re
import time
from collections import deque
from typing import NamedTuple
from urllib.parse import parse_qs

import msgspec

from manoir.core.errors import Refused
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.house.house import House
from manoir.server.http.asked import found
from manoir.server.http.cookies import token_in
from manoir.server.http.guard import Receive, Scope, Send, address, refuse, sealed
from manoir.server.limits import Bucket, Limits, place_of
from manoir.server.live.wire import ENOUGH, NAME, Wire
from manoir.server.metrics import REFUSED, SOCKETS
from manoir.server.notes import failed
from manoir.server.tables.frames import tellable, words_shown
from manoir.server.tables.messages import (
    COMMAND,
    ENCODE,
    PONG,
    AllowedFrame,
    Command,
    MoveCommand,
    PingCommand,
    PresenceCommand,
    ResyncCommand,
    SentencesCommand,
    SentencesFrame,
    UndoCommand,
    WhyCommand,
)
from manoir.server.tables.seating import seat_named
from manoir.server.tables.table import Repeated, Table
from manoir.server.tables.watcher import Watcher

PATH = re.compile(r"/api/tables/[^/]+/socket")
STRIKES = 20  # messages that cannot be read, or are too many, until the socket is closed
OF_A_PLACE = 0.75  # of those who may look on at a table: one place does not keep all others from looking
OF_A_SEAT = 8  # sockets that a seat may have, however many look on: nobody keeps a player from coming back
PATIENCE = 64  # messages that may wait while a command is written down
# What a message costs besides the 1 that each does, by the work that it makes.
WHY = 1.0
SENTENCES = 9.0  # the work of hundreds of moves
WORD = 1.0  # for each move of a sentence but the first
SHOWN = 1 / 8  # for each watcher who is shown that somebody has turned away
TOLD = 1 / 4  # for each entry that is told again
PLAYED = 1 / 40  # for each move that is played again to take one back
# … and what it costs the address besides, which may have a hundred sockets.
TOLD_BY_ALL = 1 / 50  # for each entry that is told again, or to who comes
LISTED_BY_ALL = 5.0


ToObey = MoveCommand | UndoCommand | ResyncCommand  # what is not answered at once


class Asked(NamedTuple):
    """What a socket was opened for."""

    table: Table
    seat: Seat | None  # that the cookie holds
    token: str  # its hash
    number: int  # from which on to tell
    sheet: bool  # whether frames bring the sheet
    rests: bool = False  # whether it says when its player is ready, in an intermission


class Sockets:
    """An ASGI application of its own: every layer between it and the connection would be paid for at every frame."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = address(scope)
        if not PATH.fullmatch(scope["path"]):
            await refuse(scope, receive, sealed(send), Refused(Phrase("error-address")), 404)
            return
        if not self.limits.connect(client):
            await refuse(scope, receive, sealed(send), Refused(Phrase("error-sockets")), 429)
            return
        try:
            try:
                asked = await self.asked(scope)
            except Refused as refused:
                statuses = {"error-token": 403, "error-table": 404, "error-seat": 404, "error-storage": 503}
                await refuse(scope, receive, sealed(send), refused, statuses.get(refused.phrase.key, 429))
                return
            await self.watch(asked, scope, receive, send)
        finally:
            self.limits.disconnect(client)

    async def asked(self, scope: Scope) -> Asked:
        table = await found(self.house, self.limits, address(scope), scope["path"].split("/")[3])
        query = parse_qs(scope["query_string"].decode("latin-1"))
        number = query.get("from", ["0"])[0]
        known = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else 0
        sheet, rests = (query.get(name, ["0"])[0] == "1" for name in ("sheet", "rest"))
        letter = query.get("seat", [""])[0]
        if not letter:
            most, place = self.house.settings.table_sockets, place_of(address(scope))
            theirs = sum(watcher.seat is None and watcher.place == place for watcher in table.watchers)
            if len(table.watchers) + table.elsewhere.sockets >= most or theirs >= most * OF_A_PLACE:
                raise Refused(Phrase("error-sockets"))
            await look_back(table, known, self.limits, address(scope))
            return Asked(table, None, "", known, sheet)
        seat = seat_named(table.agreement, letter)
        if not table.agreement.holder(token_in(scope, seat, self.house.settings.secure), seat):
            raise Refused(Phrase("error-token", {"seat": LETTERS[seat]}))
        held = table.agreement.chairs[seat].token  # by who asks; while they wait, somebody else may get the seat
        if sum(watcher.seat == seat for watcher in table.watchers) >= OF_A_SEAT:
            raise Refused(Phrase("error-sockets"))
        await look_back(table, known, self.limits, address(scope))
        return Asked(table, seat, held, known, sheet, rests)

    async def watch(self, asked: Asked, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][NAME]
        scope["headers"] = []  # thousands of sockets live long, and nobody asks for these again
        table = asked.table
        place = place_of(address(scope))
        watcher = Watcher(table, asked.seat, asked.token, wire, asked.number, place, asked.sheet, asked.rests)
        visit = Visit(self.house, table, watcher, wire, self.limits)
        SOCKETS.inc()
        self.house.arrive(table, watcher)
        try:
            wire.listen(visit.hear, watcher.eased, visit.pays, visit.begins)
            await receive()
            await visit.finished()
        finally:
            SOCKETS.dec()
            self.house.depart(table, watcher)


async def look_back(table: Table, known: int, limits: Limits, client: str) -> None:
    """Whoever is told a long story pays for it from what their address has, and it is put together a part at a time."""
    if table.match is not None and (untold := table.match.untold(known)):
        if not limits.request(client, TOLD_BY_ALL * untold):
            raise Refused(Phrase("error-rate"))
        await tellable(table.match, known)


class Visit:
    """What comes through one socket, obeyed or refused one after the other."""

    __slots__ = ("bucket", "house", "limits", "strikes", "table", "task", "waiting", "watcher", "wire")

    def __init__(self, house: House, table: Table, watcher: Watcher, wire: Wire, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.table = table
        self.watcher = watcher
        self.wire = wire
        self.bucket = Bucket(house.settings.socket_rate, house.settings.socket_burst)
        self.strikes = 0
        self.task: asyncio.Task[None] | None = None  # a command that is being written down
        self.waiting: deque[str | bytes] = deque()  # messages that came meanwhile

    def hear(self, text: str | bytes) -> None:
        if self.task is not None:
            self.waiting.append(text)
            if len(self.waiting) == PATIENCE:
                self.wire.hold()
        elif (command := self.read(text)) is not None:
            self.task = asyncio.get_running_loop().create_task(self.perform(command))

    def read(self, text: str | bytes) -> ToObey | None:
        """What is answered at once is; a command to the game is returned, and so is the wish for a long story."""
        try:
            return self.answer(text)
        except Exception as error:  # the fault of one message is not the end of the connection
            failed("command-failed", error, table=self.table.agreement.id)
            self.table.refuse(self.watcher, Refused(Phrase("error-server")))
            return None

    def answer(self, text: str | bytes) -> ToObey | None:
        table, watcher = self.table, self.watcher
        if watcher.closed:
            return None
        watcher.seen = time.monotonic()
        command: Command
        if not self.pays(1.0):
            return None
        try:
            command = COMMAND.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.strike("error-frame")
            return None
        if (price := self.extra(command)) and not self.pays(price, getattr(command, "id", None)):
            return None
        if isinstance(command, SentencesCommand) and not self.limits.request(watcher.place, LISTED_BY_ALL):
            self.strike("error-rate", command.id)
            return None
        if isinstance(command, PingCommand):
            watcher.push(PONG)
        elif isinstance(command, (WhyCommand, SentencesCommand)):
            self.explain(command)
        elif isinstance(command, ResyncCommand) and not (table.match and table.match.untold(command.number)):
            watcher.number = command.number
            table.catch_up(watcher)
        elif isinstance(command, PresenceCommand):
            watcher.away = command.away
            table.look_round()
        else:
            return command
        return None

    def begins(self) -> bool:
        """Whether one more frame of those who come from there is looked at in this round of the loop."""
        return self.limits.frames.begins(self.watcher.place)

    def pays(self, price: float, id: str | None = None) -> bool:
        """Whether the client may ask for something that costs this much; it is told if not."""
        if self.watcher.closed or self.bucket.take(price):
            return not self.watcher.closed
        self.strike("error-rate", id)
        return False

    def extra(self, command: Command) -> float:
        """What a message costs beyond what any message does."""
        if isinstance(command, MoveCommand):
            return 0.0 if isinstance(command.move, str) else WORD * (len(command.move) - 1)
        table = self.table
        if isinstance(command, WhyCommand):
            return WHY
        if isinstance(command, SentencesCommand):
            return SENTENCES
        if isinstance(command, PresenceCommand):
            return SHOWN * len(table.watchers) if command.away != self.watcher.away else 0.0
        if table.match is None:
            return 0.0
        if isinstance(command, ResyncCommand):
            return TOLD * table.match.untold(command.number)
        if isinstance(command, UndoCommand):
            return PLAYED * table.match.played
        return 0.0

    def explain(self, command: WhyCommand | SentencesCommand) -> None:
        """Whether a move could be made, or all that could be said."""
        table, watcher = self.table, self.watcher
        frame: AllowedFrame | SentencesFrame
        try:
            if isinstance(command, WhyCommand):
                table.check(watcher, command.move)
                frame = AllowedFrame(command.id)
            else:
                frame = SentencesFrame(command.id, table.number, words_shown(table.sentences(watcher).first))
        except Refused as refused:
            table.refuse(watcher, refused, command.id)
        else:
            watcher.push(ENCODE(frame))

    def strike(self, key: str, id: str | None = None) -> None:
        self.table.refuse(self.watcher, Refused(Phrase(key)), id)
        self.strikes += 1
        if self.strikes == STRIKES:
            self.watcher.closed = True
            self.wire.end(ENOUGH)

    async def perform(self, command: ToObey) -> None:
        """A command, and then whatever came while it was done."""
        next_: ToObey | None = command
        while True:
            if next_ is not None:
                await self.obey(next_)
            if not self.waiting:
                break
            await asyncio.sleep(0)  # a refusal takes no time, and others have their turn all the same
            full = len(self.waiting) == PATIENCE
            next_ = self.read(self.waiting.popleft())
            if full:
                self.wire.go_on()
        self.task = None

    async def obey(self, command: ToObey) -> None:
        table, watcher = self.table, self.watcher
        id = None if isinstance(command, ResyncCommand) else command.id
        try:
            if isinstance(command, ResyncCommand):
                await look_back(table, command.number, self.limits, watcher.place)
                watcher.number = command.number
                table.catch_up(watcher)
            elif watcher.seat is None:
                raise Refused(Phrase("error-spectator"))
            else:
                await table.perform(watcher.seat, command, watcher)
        except Repeated:
            REFUSED.labels("repeated").inc()
        except Refused as refused:
            table.refuse(watcher, refused, id)
        except Exception as error:  # the fault of one command is not the end of the connection
            failed("command-failed", error, table=table.agreement.id)
            table.refuse(watcher, Refused(Phrase("error-server")), id)

    async def finished(self) -> None:
        """What was begun is brought to its end, though nobody hears the answer."""
        self.waiting.clear()
        if self.task is not None:
            await self.task
