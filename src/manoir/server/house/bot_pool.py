"""Processes that bots think in, shared fairly. One that crashes or hangs is replaced, and its question asked again."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec

from manoir.bots.levels import easier
from manoir.core.game import Game
from manoir.server.house.bot_prices import Prices
from manoir.server.house.bot_worker import READY, Question
from manoir.server.house.turns import Turns
from manoir.server.metrics import BOT_CRASHES, BOT_SECONDS, BOT_WAIT_SECONDS, BOTS_HURRIED, BOTS_WAITING
from manoir.server.notes import note

TRIES = 3
LIMIT = 2**20  # bytes of an answer
MOST = 16  # processes, where nobody says how many: a house that keeps more busy is better served by a second house
# RuntimeError: uvloop's word for a pipe that was closed while nobody looked.
CRASHES = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.DecodeError, ValueError)


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
        self.idle: list[Process] = []
        self.all: set[Process] = set()

    def affordable(self, level: str, game: Game, table: str, payer: str) -> str:
        """The level at which a bot can think now: its own, or the next that would not wait for too long."""
        found = level
        for found in [level, *easier(level, game)]:
            if self.turns.wait(payer, table, self.prices.of(game, found)) <= self.longest:
                break
        return found

    async def choose(self, question: Question, game: Game, table: str, payer: str, tell: Callable[[bool], None]) -> str:
        """The notation of the move that the bot chooses. Raises Unasked if the table is dropped before its turn.

        Told is whether it thinks at a lower level: when it is asked and while it waits, but never afterwards. What it
        is asked has no part in that.
        """
        asked, wanted = time.perf_counter(), question.level
        question.level = self.affordable(wanted, game, table, payer)
        tell(question.level != wanted)
        with BOTS_WAITING.track_inprogress():
            await self._turn(question, game, table, payer, tell)
        BOT_WAIT_SECONDS.observe(time.perf_counter() - asked)
        if question.level != wanted:
            BOTS_HURRIED.inc()
        try:
            return await self._chosen(question, game)
        finally:
            self.turns.give_back()

    async def _turn(self, question: Question, game: Game, table: str, payer: str, tell: Callable[[bool], None]) -> None:
        """Wait for a turn. Whoever has to wait for longer than was foreseen asks for less, each time."""
        turn = self.turns.ask(payer, table, self.prices.of(game, question.level))
        for level in easier(question.level, game):
            if await self.turns.given(turn, self.longest):
                return
            question.level = level
            self.turns.cheapen(turn, min(turn.price, self.prices.of(game, level)))
            tell(True)
        await self.turns.given(turn)

    async def _chosen(self, question: Question, game: Game) -> str:
        """Asked until there is an answer: who has its turn keeps it, whatever happens to the process."""
        line = msgspec.json.encode(question) + b"\n"
        process = self.idle.pop() if self.idle else None
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self.patience):
                    if process is None:
                        process = await self._start()
                        await self._ready(process)
                    began = time.perf_counter()
                    answer = await self._ask(process, line)
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
                self.prices.learn(game, question.level, took)
                self.idle.append(process)
                return answer["move"]
            note("bot-failed", error=answer.get("error", "")[:80])
        if process is not None:
            self.idle.append(process)
        raise BotFailed

    async def _start(self) -> Process:
        words = [sys.executable, "-P", "-m", "manoir.server.house.bot_worker"]
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LIMIT)
        self.all.add(process)
        return process

    async def _ready(self, process: Process) -> None:
        assert process.stdout is not None
        if await process.stdout.readline() != READY:
            raise EOFError

    async def _ask(self, process: Process, line: bytes) -> dict[str, str]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(answer, type=dict[str, str])

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self.all.discard(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self.all):
            await self._end(process)
