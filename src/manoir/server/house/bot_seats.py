"""Bots at the tables: who must choose and is played by a bot is thought for elsewhere, and answers after a while.

What a bot holds must not be read from the time that it takes. So the answer comes after a delay that is drawn before
the bot begins to think; where bots of its level usually take longer than that, it comes at the next full step after
what they take.
"""

import asyncio
import math
import random
import secrets
from functools import partial

from manoir.bots.levels import strongest
from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.story import Seat
from manoir.server.house.bot_pool import BotFailed, BotPool
from manoir.server.house.bot_process import Decision
from manoir.server.house.turns import Unasked
from manoir.server.metrics import BOT_LATE
from manoir.server.notes import note
from manoir.server.processes.neighbours import Alone
from manoir.server.settings import Settings
from manoir.server.storage.pulse import Spawn
from manoir.server.tables.messages import MoveCommand
from manoir.server.tables.table import Table
from manoir.server.tables.writes import Unwritable

STEP = 0.5  # seconds
NEXT_WORD = 0.3  # of the delay
LOOK = 2.0  # seconds until it is seen again whether everybody is ready
AGAIN = 2.0  # seconds until a bot tries again whose move could not be written
CALM = 10  # times the longest wait: how long no bot of a table must have been hurried until that counts as over
CHANCE = random.SystemRandom()


class Pace:
    """When a bot answers: a time drawn before it begins to think, from chance that knows nothing of any game.

    Of the position only a part is known that everybody sees: whether it asks for a further word of what was begun.
    """

    def __init__(self, bounds: tuple[float, float], part: float = 1.0, chance: random.Random = CHANCE) -> None:
        self.step = STEP if bounds[1] else 0.0  # who wants no delay gets none
        self.delay = part * chance.uniform(*bounds)

    def left(self, taken: float, counted: float) -> float:
        """How long to wait yet after thinking for so long, which counts as a usual time: until the time drawn, or the
        first full step after it."""
        due = self.delay
        if counted > due and self.step:
            due += self.step * math.ceil((counted - due) / self.step)
        return max(0.0, due - taken)


class BotSeats:
    def __init__(self, settings: Settings, neighbours: Alone, spawn: Spawn) -> None:
        self.settings = settings
        self.neighbours = neighbours
        self.spawn = spawn
        self.pool = BotPool(settings.bot_processes, settings.bot_patience, settings.bot_wait)
        self.thinking: dict[tuple[str, Seat], int] = {}  # the number that each bot thinks about
        self.pausing: set[str] = set()  # tables in an intermission that are looked at again
        self.hurried: dict[str, float] = {}  # tables whose bots think less, and when the last of them had to

    def stand_in(self, game: Game) -> str:
        """The level of the bot that plays for who left."""
        return self.settings.stand_in or strongest(game)

    def wake(self, table: Table) -> None:
        """Every bot that must choose begins to think, as long as somebody is there to see it play."""
        match = table.match
        if table.agreement.phase != "playing" or match is None or not table.watchers or table.too_long:
            return
        if not self.neighbours.mine(table):
            return
        if table.awaited():
            if table.agreement.id not in self.pausing:
                self.pausing.add(table.agreement.id)
                self.spawn(self._look_again(table))
            return
        for seat in match.state.waiting():
            key = (table.agreement.id, seat)
            if table.agreement.chairs[seat].bot and key not in self.thinking:
                self.thinking[key] = match.number
                self.spawn(self._play(table, seat))

    async def _look_again(self, table: Table) -> None:
        """In an intermission: somebody who is gone is not waited for for ever."""
        await asyncio.sleep(LOOK)
        self.pausing.discard(table.agreement.id)
        self.wake(table)

    def busy(self, table: Table) -> bool:
        return any(id == table.agreement.id for id, _ in self.thinking)

    def rest(self, table: Table) -> None:
        """Nobody is there any more: what has not been thought about yet need not be."""
        self.pool.turns.drop(table.agreement.id)
        self.hurried.pop(table.agreement.id, None)

    def payer(self, table: Table) -> str:
        """Who pays for the bots of a table: of those who sit there, or else look on, the one who has used least.

        So nobody's bots are slowed down by whoever comes to their table.
        """
        seated = {watcher.place for watcher in table.watchers if watcher.seat is not None}
        places = seated or {watcher.place for watcher in table.watchers}
        return min(sorted(places), key=self.pool.turns.use, default="")

    def _tell(self, table: Table, hurried: bool) -> None:
        """A bot of the table has to think less than its level says, or need not. Everybody there is told when that
        begins, and when it is over; never when a bot has its answer, which is nobody's business."""
        id, now = table.agreement.id, asyncio.get_running_loop().time()
        before = id in self.hurried
        if hurried:
            self.hurried[id] = now
        elif before and now - self.hurried[id] > CALM * self.settings.bot_wait:
            del self.hurried[id]
        if before != (id in self.hurried):
            table.show_table()

    async def _play(self, table: Table, seat: Seat) -> None:
        key = (table.agreement.id, seat)
        try:
            await self._choose(table, seat)
        finally:
            del self.thinking[key]
            self.wake(table)

    async def _choose(self, table: Table, seat: Seat) -> None:
        match = table.match
        assert match is not None and table.draws is not None
        level = table.agreement.chairs[seat].bot
        if not level:  # the player came back just now
            return
        number = match.asked.get(seat, match.number)
        pace = Pace(self.settings.bot_delay, NEXT_WORD if match.state.continues() else 1.0)
        seed = table.draws.bot_seed(seat, number)
        decision = Decision(table.agreement.id, match, match.number, seat, level, seed)
        try:
            thought = await self.pool.choose(decision, self.payer(table), partial(self._tell, table))
        except Unasked:
            return
        except BotFailed as error:
            async with table.lock:
                if table.number == number:
                    await table.freeze(error)
            return
        await asyncio.sleep(pace.left(thought.taken, thought.counted))
        if not table.agreement.chairs[seat].bot or not table.watchers:
            return
        try:
            await table.perform(seat, MoveCommand(f"bot-{secrets.token_hex(8)}", number, thought.notation))
        except Unwritable:
            await asyncio.sleep(AGAIN)
        except Refused as refused:  # the match is another by now: somebody took back, or another process was faster
            BOT_LATE.inc()
            note("bot-late", key=refused.phrase.key)

    async def close(self) -> None:
        await self.pool.close()
