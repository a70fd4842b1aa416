"""The house: all tables. Those that somebody uses are in memory; the others are read from the log when asked for."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine

from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.story import Phrase, Seat
from manoir.server.house.bot_seats import BotSeats
from manoir.server.house.garbage import Garbage
from manoir.server.house.guests import Guests
from manoir.server.house.sweep import Sweep
from manoir.server.metrics import LOADED, TableCounts
from manoir.server.notes import failed, note
from manoir.server.processes.neighbours import Alone, Neighbours
from manoir.server.settings import Settings
from manoir.server.storage.age import Age
from manoir.server.storage.checkup import Checkup
from manoir.server.storage.clock import Clock
from manoir.server.storage.log import Log
from manoir.server.storage.pulse import Pulse
from manoir.server.storage.store import Store
from manoir.server.tables import fairness, seating
from manoir.server.tables.agreement import Agreement, Chair, Newcomers, new_code, new_id
from manoir.server.tables.presence import Elsewhere
from manoir.server.tables.table import Table
from manoir.server.tables.watcher import Watcher
from manoir.server.tables.writes import TooLate, Unwritable, Write

FEW = 8  # tables looked at in one go
TICK = 5.0  # seconds between two looks at who is there


class House:
    def __init__(self, engine: Engine, settings: Settings, games: Mapping[str, Game]) -> None:
        self.settings = settings
        self.games = games
        shared = engine.dialect.name == "postgresql"
        self.engine = engine
        self.store = Store(engine)
        self.clock = Clock()
        self.tables: dict[str, Table] = {}
        self.neighbours = Neighbours(self) if shared else Alone()
        self.log = Log(engine, settings.commit_pace, shared, self.neighbours.tell)
        self.pulse = Pulse(self.log, self.store, self.spawn)
        self.age = Age(2 * settings.sweep)
        self.counts = TableCounts()
        self.checkup = Checkup(engine)
        self.guests = Guests(self.store, settings, self.age)
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.bots = BotSeats(settings, self.neighbours, self.spawn)
        self.sweep = Sweep(settings, self.tables, self.bots, self.store, self.log, self.clock, self.age)
        self.tasks: set[asyncio.Task[None]] = set()
        self.draining = False  # about to close: what is here goes on, nothing new begins

    async def open(self) -> None:
        with suppress(Unwritable):  # then they are asked again by and by
            await self.store.ask(self.clock.ask)
            await self.store.ask(self.age.read)
        self.neighbours.start()
        self.checkup.start()
        self.spawn(self._tick())
        self.spawn(self.sweep.run())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for timer in table.timers.values():
                timer.cancel()
        await self.bots.close()
        self.checkup.stop()
        await self.log.close()
        await self.neighbours.close()
        self.store.close()
        self.engine.dispose()
        note("house-closed")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something to be done on the side; what goes wrong with it is noted."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, (Refused, TooLate)):
                failed("task-failed", error)

    # -- what tables ask for -----------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        self.bots.wake(table)

    def hurried(self, table: str) -> bool:
        return table in self.bots.hurried

    def look(self, table: Table) -> None:
        self.neighbours.look(table)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        options: Options,
        public: bool,
        chairs: list[Chair],
        newcomers: Newcomers,
        stand_in: str,
        guest: str,
    ) -> Table:
        """A new table, in the database before anybody hears of it."""
        if self.draining:
            raise Refused(Phrase("error-closing"))
        game.check_seats(len(chairs))
        options.settled(len(chairs))
        await self.guests.may_open(guest)
        secret, now = fairness.new_secret(), self.clock.now()
        settled = options.to_json()
        while True:
            agreement = Agreement(
                new_id(),
                new_code(),
                game.name,
                game.version,
                settled,
                public,
                chairs,
                secret,
                fairness.commitment(secret),
                now,
                now,
                revision=1,
                newcomers=newcomers,
                stand_in=stand_in,
                lived=self.age.now(),
                guest=guest,
            )
            try:
                await self.log.append(Write(agreement.id, [], agreement, 0))
                break
            except TooLate:  # the code is taken
                continue
        return self._keep(Table(self, agreement, game))

    def _keep(self, table: Table) -> Table:
        self.tables[table.agreement.id] = table
        LOADED.set(len(self.tables))
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the database."""
        if id in self.tables:
            self.tables[id].idle_since = time.monotonic()  # not to be forgotten while somebody is on the way to it
            return self.tables[id]
        if id not in self.loading:
            loading: asyncio.Future[Table] = asyncio.ensure_future(self._load(id))
            self.loading[id] = loading
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Table:
        found = await self.store.read(id)
        if found is None:
            raise Refused(Phrase("error-table"))
        agreement, entries = found
        if agreement.game not in self.games:
            raise Refused(Phrase("error-table"))
        table = Table(self, agreement, self.games[agreement.game])
        await table.read_in(entries)
        if agreement.phase == "playing" and table.match is None and agreement.version == table.game.version:
            await table.freeze(RuntimeError("the log does not replay"))
        self._keep(table)
        self.neighbours.read(table)
        self.watch_presence(table)
        return table

    async def coded(self, code: str) -> str:
        id = await self.store.with_code(code)
        if id is None:
            raise Refused(Phrase("error-code", {"code": code[:8]}))
        return id

    # -- other processes -------------------------------------------------------------------------------------------

    def seen_elsewhere(self, table: Table, elsewhere: Elsewhere) -> None:
        """Who is connected to other processes; who is no longer has the usual time to come back."""
        before, table.elsewhere = table.elsewhere, elsewhere
        for seat in before.seats.keys() - elsewhere.seats.keys():
            if table.presence(seat) == "gone":
                table.signs[seat] = time.monotonic()
                self._set_timer(table, seat)
        if before != elsewhere:
            table.look_round()

    def granted(self, table: Table) -> None:
        """From now on this process thinks for the table's bots and calls its clocks."""
        self.watch_presence(table)
        self.bots.wake(table)

    # -- who comes and goes ----------------------------------------------------------------------------------------

    def arrive(self, table: Table, watcher: Watcher) -> None:
        if not table.holds(watcher):  # the seat was lost while the socket was being opened
            table.dismiss(watcher)
            return
        table.watchers.append(watcher)
        if watcher.seat is not None and (timer := table.timers.pop(watcher.seat, None)) is not None:
            timer.cancel()
        table.catch_up(watcher)
        table.look_round()
        self.bots.wake(table)

    def depart(self, table: Table, watcher: Watcher) -> None:
        watcher.closed = True
        if watcher in table.watchers:
            table.watchers.remove(watcher)
        table.idle_since = time.monotonic()
        if not table.watchers and table.match is not None:
            table.match.told = []
            self.bots.rest(table)
        seat = watcher.seat
        if seat is not None and table.presence(seat) == "gone":
            table.signs[seat] = time.monotonic()
            self._set_timer(table, seat)
        table.look_round()

    def watch_presence(self, table: Table, anew: Seat | None = None) -> None:
        """Whoever is not there when a game begins, or when it is read again, has the usual time to come; and who has a
        seat anew. For others it goes on as it was: nobody can have a table wait by coming back again and again."""
        for seat in range(len(table.agreement.chairs)):
            if table.presence(seat) == "gone" and (seat == anew or seat not in table.timers):
                table.signs.setdefault(seat, time.monotonic())
                self._set_timer(table, seat)

    def _set_timer(self, table: Table, seat: Seat) -> None:
        chair = table.agreement.chairs[seat]
        if table.agreement.phase != "playing" or chair.kind != "person" or chair.stand_in:
            return
        if table.agreement.newcomers == "nobody":  # the others wait
            return
        grace = self.settings.grace_left if chair.left else self.settings.grace_gone
        if (timer := table.timers.pop(seat, None)) is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        table.timers[seat] = loop.call_later(grace, self._time_up, table, seat)

    def _time_up(self, table: Table, seat: Seat) -> None:
        table.timers.pop(seat, None)
        if self.neighbours.mine(table):
            self.spawn(self.take_over(table, seat))

    def left(self, table: Table, seat: Seat) -> None:
        """Somebody said that they leave, which makes the wait shorter."""
        self._set_timer(table, seat)
        table.look_round()

    async def take_over(self, table: Table, seat: Seat) -> None:
        """A bot plays on for somebody who does not come back."""
        try:
            await self.stand_in(table, seat, 0.0)
        except Unwritable:  # try again when the database may be back
            self._set_timer(table, seat)

    async def stand_in(
        self, table: Table, seat: Seat, patience: float, check: Callable[[Agreement], None] | None = None
    ) -> None:
        """A bot plays for a seat, if who has it said that they leave, or has not been there for so long."""

        def edit(agreement: Agreement) -> None:
            if check is not None:
                check(agreement)
            there = table.presence(seat) != "gone" or table.gone_for(seat) < patience
            seating.stand_in(agreement, seat, self.bots.stand_in(table.game), there and not agreement.chairs[seat].left)

        await table.change(edit)
        self.bots.wake(table)

    async def _tick(self) -> None:
        garbage = Garbage()
        while True:
            await asyncio.sleep(min(TICK, self.settings.away / 2, self.settings.grace_gone / 3 + 0.1))
            well = self.log.writable or await self.pulse.feel()
            for at, table in enumerate(list(self.tables.values())):
                if table.doubtful and well and not table.lock.locked():
                    self.spawn(table.heard())
                table.showing = None  # those who came together have been shown it
                if table.match is not None:
                    table.match.held = None
                if table.watchers:
                    table.look_round()
                if at % FEW == 0:
                    await asyncio.sleep(0)  # nobody's move waits until all have been looked at
            garbage.look(self.log.written)
