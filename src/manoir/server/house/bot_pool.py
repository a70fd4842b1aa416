"""Processes that bots think in, shared fairly. One that crashes or hangs is replaced, and its question asked again."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from manoir.bots.levels import easier
from manoir.core.game import Game
from manoir.server.house.bot_prices import Prices
from manoir.server.house.bot_process import BotProcess, Decision
from manoir.server.house.turns import Turns
from manoir.server.metrics import BOT_CRASHES, BOT_SECONDS, BOT_WAIT_SECONDS, BOTS_HURRIED, BOTS_WAITING
from manoir.server.notes import note

TRIES = 3
MOST = 16  # processes, where nobody says how many: a house that keeps more busy is better served by a second house
# RuntimeError: uvloop's word for a pipe that was closed while nobody looked.
CRASHES = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.DecodeError, ValueError)


class Thought(NamedTuple):
    """What came of a question, and when: seconds after it was asked."""

    notation: str
    taken: float
    counted: float  # the same for nearly all that were asked at that moment, whatever they were


class BotFailed(Exception):
    """The bot gave no move, however often it was asked."""


def cores() -> int:
    """That this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class BotPool:
    def __init__(self, processes: int, patience: float, longest: float) -> None:
        self.patience = patience
        self.longest = longest  # seconds that a question should wait at most
        self.turns = Turns(processes or min(cores(), MOST))
        self.prices = Prices()
        self.idle: list[BotProcess] = []
        self.all: set[BotProcess] = set()

    def affordable(self, level: str, game: Game, table: str, payer: str) -> str:
        """The level at which a bot can think now: its own, or the next that would not wait for too long."""
        found = level
        for found in [level, *easier(level, game)]:
            if self.turns.wait(payer, table, self.prices.of(game, found)) <= self.longest:
                break
        return found

    async def choose(self, decision: Decision, payer: str, tell: Callable[[bool], None]) -> Thought:
        """The move that the bot chooses. Raises Unasked if the table is dropped before its turn.

        Told is whether it thinks at a lower level: when it is asked and while it waits, but never afterwards. What it
        is asked has no part in that.
        """
        asked, wanted = time.perf_counter(), decision.level
        decision.level = self.affordable(wanted, decision.course.game, decision.table, payer)
        tell(decision.level != wanted)
        with BOTS_WAITING.track_inprogress():
            await self._turn(decision, payer, tell)
        waited = time.perf_counter() - asked
        BOT_WAIT_SECONDS.observe(waited)
        if decision.level != wanted:
            BOTS_HURRIED.inc()
        try:
            notation = await self._chosen(decision)
        finally:
            self.turns.give_back()
        taken = time.perf_counter() - asked
        return Thought(
            notation, taken, waited + self.prices.counted(decision.course.game, decision.level, taken - waited)
        )

    async def _turn(self, decision: Decision, payer: str, tell: Callable[[bool], None]) -> None:
        """Wait for a turn. Whoever has to wait for longer than was foreseen asks for less, each time."""
        game = decision.course.game
        turn = self.turns.ask(payer, decision.table, self.prices.of(game, decision.level))
        for level in easier(decision.level, game):
            if await self.turns.given(turn, self.longest):
                return
            decision.level = level
            self.turns.cheapen(turn, min(turn.price, self.prices.of(game, level)))
            tell(True)
        await self.turns.given(turn)

    async def _chosen(self, decision: Decision) -> str:
        """Asked until there is an answer: who has its turn keeps it, whatever happens to the process."""
        process = self._rested(decision.table)
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self.patience):
                    if process is None:
                        process = await BotProcess.start()
                        self.all.add(process)
                        await process.ready()
                    began = time.perf_counter()
                    answer = await process.ask(decision)
            except CRASHES as error:
                BOT_CRASHES.inc()
                note("bot-crashed", error=type(error).__name__)
                await self._end(process)
                process = None  # the others may have died as well, and a new one has not
                continue
            except BaseException:  # whoever asked no longer wants to know: the answer must not reach the next one
                await self._end(process)
                raise
            took = time.perf_counter() - began
            BOT_SECONDS.observe(took)
            if "move" in answer:
                self.prices.learn(decision.course.game, decision.level, took)
                self.idle.append(process)
                return answer["move"]
            note("bot-failed", error=answer.get("error", "")[:80])
        if process is not None:
            self.idle.append(process)
        raise BotFailed

    def _rested(self, table: str) -> BotProcess | None:
        """A process that has nothing to do, best of all one that knows the table."""
        if not self.idle:
            return None
        at = max(reversed(range(len(self.idle))), key=lambda one: self.idle[one].known.get(table, 0))
        return self.idle.pop(at)

    async def _end(self, process: BotProcess | None) -> None:
        if process is not None:
            self.all.discard(process)
            await process.end()

    async def close(self) -> None:
        for process in list(self.all):
            await self._end(process)
