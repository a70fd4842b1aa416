"""Turns at what is scarce, given fairly: by who pays, and among the tables of one payer by table.

What everybody uses is counted in seconds. The next turn goes to where the least will have been used after it, so that
a small question need not wait for great ones. Who comes after a pause begins where the others are: a pause saves
nothing up, and nobody pays later for a time when there was enough for all. (The literature calls it fair queueing.)
"""

import asyncio
from collections import deque

FORGET = 256  # turns given until those are looked for of whom nothing need be remembered


class Unasked(Exception):
    """Nobody wants this turn any more."""


class Turn:
    """A question that waits for its turn."""

    __slots__ = ("given", "payer", "price", "table", "waits")

    def __init__(self, payer: str, table: str, price: float) -> None:
        self.payer = payer
        self.table = table
        self.price = price  # in seconds of one process
        self.waits = True
        self.given: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Clock:
    """Where those are who share: what each would have used by now if all had always been served at the same time.

    It is behind by the turn given last, so that a newcomer comes before who has just had one.
    """

    __slots__ = ("last", "now")

    def __init__(self) -> None:
        self.last = 0.0  # the price of the turn given last
        self.now = 0.0

    def pay(self, price: float, sharers: int) -> None:
        self.now += self.last / sharers
        self.last = price


class TableShare:
    """What one table has used of what its payer has, and what it waits for, the oldest first."""

    __slots__ = ("owed", "turns", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.owed = 0.0
        self.turns: deque[Turn] = deque()


class PayerShare:
    """What one payer has used, and the tables that wait at their expense."""

    __slots__ = ("clock", "first", "owed", "tables", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.owed = 0.0
        self.clock = Clock()  # of the tables
        self.tables: dict[str, TableShare] = {}
        self.first: Turn | None = None  # the next turn of this payer

    def join(self, turn: Turn) -> None:
        table = self.tables.get(turn.table)
        if table is None:
            table = self.tables[turn.table] = TableShare(self.clock.now)
        if not table.turns:
            table.used = max(table.used, self.clock.now)
        table.turns.append(turn)
        table.owed += turn.price
        self.owed += turn.price
        if self.first is None or self.end(turn) < self.end(self.first):
            self.first = turn

    def end(self, turn: Turn) -> float:
        """What a table will have used after its next turn."""
        return self.tables[turn.table].used + self.tables[turn.table].turns[0].price

    def part(self, turn: Turn) -> None:
        """The turn waits no longer."""
        table = self.tables[turn.table]
        table.turns.remove(turn)
        table.owed -= turn.price
        self.owed -= turn.price
        self._look()

    def cheapen(self, turn: Turn, price: float) -> None:
        self.tables[turn.table].owed += price - turn.price
        self.owed += price - turn.price
        turn.price = price
        self._look()

    def _look(self) -> None:
        """Whose turn comes first now."""
        heads = [one.turns[0] for one in self.tables.values() if one.turns]
        self.first = min(heads, key=self.end, default=None)

    def pay(self, turn: Turn) -> None:
        self.clock.pay(turn.price, sum(bool(one.turns) for one in self.tables.values()))
        self.tables[turn.table].used += turn.price
        self.used += turn.price

    def forget(self) -> None:
        for name in [name for name, one in self.tables.items() if not one.turns and one.used <= self.clock.now]:
            del self.tables[name]


class Turns:
    def __init__(self, places: int) -> None:
        self.places = places  # how many can have their turn at the same time
        self.free = places
        self.waiting = 0
        self.clock = Clock()  # of the payers
        self.payers: dict[str, PayerShare] = {}
        self.handed = 0

    def ask(self, payer: str, table: str, price: float) -> Turn:
        """Join the queue. The turn must be waited for, and given back once it was given."""
        turn = Turn(payer, table, price)
        self._join(turn)
        self._hand_out()
        return turn

    async def given(self, turn: Turn, within: float | None = None) -> bool:
        """Whether the turn has come within so many seconds. Raises Unasked if the table was dropped meanwhile."""
        try:
            await asyncio.wait([turn.given], timeout=within)
        except asyncio.CancelledError:
            if turn.waits:
                self._part(turn)
            elif turn.given.exception() is None:
                self.give_back()  # it was given just now, to somebody who has gone
            raise
        if not turn.given.done():
            return False
        turn.given.result()
        return True

    def cheapen(self, turn: Turn, price: float) -> None:
        """Less is asked for than before, by who still waits."""
        self.payers[turn.payer].cheapen(turn, price)

    def give_back(self) -> None:
        self.free += 1
        self._hand_out()

    def drop(self, table: str) -> None:
        """Nobody is at this table any more: what it waits for leaves the queue."""
        for payer in self.payers.values():
            if (share := payer.tables.get(table)) is not None:
                for turn in list(share.turns):
                    self._part(turn)
                    turn.given.set_exception(Unasked())

    def wait(self, payer: str, table: str, price: float) -> float:
        """How many seconds one more question would wait: for all that comes before it in a fair order.

        Until it has its turn, each other table of its payer has been served as much as its own at most, and each other
        payer as much as its own. So it is who asks for most that waits longest.
        """
        if self.free:
            return 0.0
        served = price
        if (own := self.payers.get(payer)) is not None:
            if table in own.tables:
                served += own.tables[table].owed
            served += sum(min(one.owed, served) for name, one in own.tables.items() if name != table and one.turns)
        before = sum(min(one.owed, served) for name, one in self.payers.items() if name != payer and one.first)
        return (before + served - price) / self.places

    def use(self, payer: str) -> float:
        """How far a payer is ahead of the others, with what they still wait for."""
        share = self.payers.get(payer)
        return 0.0 if share is None else max(0.0, share.used - self.clock.now) + share.owed

    def _join(self, turn: Turn) -> None:
        payer = self.payers.get(turn.payer)
        if payer is None:
            payer = self.payers[turn.payer] = PayerShare(self.clock.now)
        if payer.first is None:
            payer.used = max(payer.used, self.clock.now)
        payer.join(turn)
        self.waiting += 1

    def _part(self, turn: Turn) -> None:
        turn.waits = False
        self.payers[turn.payer].part(turn)
        self.waiting -= 1

    def _hand_out(self) -> None:
        while self.free and self.waiting:
            turn = self._next()
            payer = self.payers[turn.payer]
            self.clock.pay(turn.price, sum(one.first is not None for one in self.payers.values()))
            payer.pay(turn)
            self._part(turn)
            self.free -= 1
            self.handed += 1
            turn.given.set_result(None)
        if self.free == self.places:
            self.payers.clear()
            self.clock = Clock()
        elif self.handed >= FORGET:
            self._forget()

    def _next(self) -> Turn:
        best, least = None, 0.0
        for payer in self.payers.values():
            if payer.first is not None:
                end = payer.used + payer.first.price
                if best is None or end < least:
                    best, least = payer.first, end
        assert best is not None
        return best

    def _forget(self) -> None:
        """Who waits for nothing and has used no more than the others is as good as new."""
        self.handed = 0
        for name, payer in list(self.payers.items()):
            payer.forget()
            if payer.first is None and payer.used <= self.clock.now:
                del self.payers[name]
