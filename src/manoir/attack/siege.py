"""Floods: how long somebody at another table waits while the house is flooded.

Three times in a run, by somebody in a process of their own: while it is quiet; while the same flood goes against a
second house on the same machine, which shows what the attacker's processor time alone does; and during the flood.
"""

import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from typing import Any

from manoir.attack.ground import Ground, spare_addresses
from manoir.attack.hand import Hand
from manoir.attack.long_games import Laid, drawn_out, just_begun, lay, talkative
from manoir.attack.verdict import Attack, Verdict, opened, untried
from manoir.core.story import Json, Phrase
from manoir.lab.server import Server
from manoir.server.tables.match import TableMatch

FLOOR = 0.02  # seconds: shorter waits are no trouble to anybody
TIMES = 5.0
DESCRIPTORS = 1024  # what a process may usually open
CONTROL = "sweep=61"  # a house like any other, but not the same one


@dataclass(frozen=True)
class Siege:
    """A flood, and what must become of it."""

    flood: str
    victim: str = "friends"
    times: float = TIMES  # that a wait may be longer than it was
    long: int = 1  # how many times the usual seconds it takes
    most: int = 0  # requests that the house may do before it refuses; 0: any number
    refused: bool = True  # the flooder must have been refused or closed
    memory: int = 0  # bytes that the house may grow by; 0: not looked at
    game: Callable[[], TableMatch] | None = None  # that the attacker has played before …
    tables: int = 1  # … at so many tables

    async def __call__(self, ground: Ground) -> Verdict:
        if not spare_addresses():
            return untried("one-address")
        house, control = ground.house(), ground.house(CONTROL)
        with_few_descriptors(house)
        with_few_descriptors(control)
        async with AsyncExitStack() as stack:
            come = stack.enter_async_context
            victim = await come(Hand(victim=self.victim, host=house.host, address=ground.address()))
            hands = [
                await come(Hand(flood=self.flood, host=one.host, address=ground.address(), laid=self.laid(one)))
                for one in (control, house)
            ]
            for hand in (victim, *hands):
                await hand.hear()
            return await self._judge(house, victim, hands, self.long * ground.seconds)

    def laid(self, house: Server) -> list[Laid]:
        return [] if self.game is None else lay(house.database, self.game(), self.tables)

    async def _judge(self, house: Server, victim: Hand, hands: list[Hand], seconds: float) -> Verdict:
        before = house.memory() if self.memory else 0.0
        quiet, _ = await measured(victim, None, seconds)
        control, _ = await measured(victim, hands[0], seconds)
        flooded, done = await measured(victim, hands[1], seconds)
        grown = (house.memory() if self.memory else 0.0) - before
        figures: Json = {
            "quiet": waits_of(quiet),
            "control": waits_of(control),
            "flooded": waits_of(flooded),
            "turnedAway": flooded["turnedAway"],
            "flood": done,
            "grown": grown,
        }
        usual = max(self.wait(quiet), self.wait(control), FLOOR)
        wait = self.wait(flooded)
        values: dict[str, Any] = {
            "wait": round(1000 * wait),
            "quiet": round(1000 * self.wait(quiet)),
            "control": round(1000 * self.wait(control)),
            "closed": done["closed"],
            "refused": done["refused"],
            "done": done["done"],
        }
        if flooded["turnedAway"]:
            found = opened("turned-away", count=flooded["turnedAway"], **values)
        elif wait > self.times * usual:
            found = opened("waited", **values)
        elif self.most and done["done"] > self.most:
            found = opened("too-many", most=self.most, **values)
        elif self.refused and not done["closed"] + done["refused"]:
            found = opened("never-refused", **values)
        elif self.memory and grown > self.memory:
            found = opened("grown", grown=round(grown / 1e6), **values)
        else:
            found = Verdict("held", Phrase("lab-seen-went-on", values))
        return replace(found, figures=figures)

    def wait(self, measured: Any) -> float:
        """The wait that 99 of 100 stay below, which is the longest of few; of bots the mean: their delays differ."""
        waits = sorted(measured["waits"]) or [60.0]
        if self.victim == "bots":
            return float(sum(waits) / len(waits))
        return float(waits[min(len(waits) - 1, len(waits) * 99 // 100)])


async def measured(victim: Hand, flood: Hand | None, seconds: float) -> tuple[Any, Any]:
    """What the victim measures meanwhile, and what the flood says of itself."""
    if flood is not None:
        flood.tell(seconds=seconds)
    victim.tell(seconds=seconds)
    found = await victim.hear()
    done = await flood.hear() if flood is not None else {}
    await victim.hear()  # it is ready again, for the house lets it in
    return found, done


def waits_of(measured: Any) -> Json:
    waits = sorted(measured["waits"])
    if not waits:
        return {"moves": 0}
    parts = {f"p{part}": round(1000 * waits[min(len(waits) - 1, len(waits) * part // 100)], 1) for part in (50, 99)}
    return {"moves": len(waits), **parts, "max": round(1000 * waits[-1], 1)}


def with_few_descriptors(server: Server) -> None:
    """As on most machines, whatever this one allows."""
    if sys.platform == "linux":
        import resource

        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))


SIEGES = [
    Siege("pings", memory=32_000_000),
    Siege("empty-pings"),
    Siege("widths"),
    Siege("continuations"),
    Siege("fragments"),
    Siege("messages"),
    Siege("resyncs"),
    Siege("stories"),
    Siege("replays"),
    Siege("drawings"),
    Siege("pasts", long=3, game=drawn_out, tables=2),
    Siege("unread-pasts", long=3, memory=32_000_000, refused=False, game=drawn_out, tables=2),
    Siege("positions", game=drawn_out),
    Siege("elders", refused=False, game=drawn_out, tables=12),
    Siege("sheets", refused=False, game=talkative, tables=12),
    Siege("fidgets", refused=False, game=just_begun, tables=96),
    Siege("players", long=2, refused=False, game=just_begun, tables=48),
    Siege("listings", long=2, refused=False, game=talkative, tables=96),
    Siege("salvos", long=2, refused=False, game=talkative, tables=12),
    Siege("whys", long=2, refused=False, game=talkative, tables=12),
    Siege("wrongs", long=2, refused=False, game=talkative, tables=12),
    Siege("queries", long=2, refused=False, game=talkative),
    Siege("lists", long=2),
    Siege("sketches", long=2, refused=False),
    Siege("loads", long=2, refused=False, game=drawn_out, tables=110),
    Siege("deaf", memory=32_000_000, refused=False),
    Siege("half-requests"),
    Siege("endless-header", memory=32_000_000),
    Siege("slow-bodies"),
    Siege("idle"),
    Siege("sockets"),
    Siege("codes", most=30),
    Siege("tables", most=110),
    Siege("masters", victim="bots", times=2.0, long=3, refused=False),
]
FLOODS = [Attack(one.flood, "floods", one) for one in SIEGES]
