"""Processes that bots think in. One that crashes or hangs is replaced, and its question asked again."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from manoir.core.story import Json
from manoir.server.logs import note
from manoir.server.metrics import BOT_CRASHES, BOT_SECONDS

TRIES = 3
LIMIT = 2**20  # bytes of an answer
# RuntimeError: uvloop's word for a pipe that was closed while nobody looked.
CRASHES = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.DecodeError, ValueError)


class BotFailed(Exception):
    """The bot gave no move, however often it was asked."""


class BotPool:
    def __init__(self, processes: int, patience: float) -> None:
        self.patience = patience
        self.most = processes
        self.started = 0
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self.free.put_nowait(None)  # started when it is first needed
        self.all: set[Process] = set()

    async def choose(self, question: Json) -> str:
        """The notation of the move that the bot chooses."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            process = await self.free.get()
            began = time.perf_counter()
            try:
                if process is None:
                    process = await self._start()
                answer = await asyncio.wait_for(self._ask(process, line), self.patience)
            except CRASHES as error:
                BOT_CRASHES.inc()
                note("bot-crashed", error=type(error).__name__)
                await self._end(process)
                process = None
                continue
            except BaseException:  # whoever asked no longer wants to know: the answer must not reach the next one
                await self._end(process)
                process = None
                raise
            finally:
                self.free.put_nowait(process)
            BOT_SECONDS.observe(time.perf_counter() - began)
            if "move" in answer:
                return answer["move"]
            note("bot-failed", error=answer.get("error", "")[:80])
        raise BotFailed

    async def _start(self) -> Process:
        words = [sys.executable, "-P", "-m", "manoir.server.bot_worker"]
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LIMIT)
        self.all.add(process)
        return process

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


def lowest_priority() -> None:
    """Bots must not slow down people."""
    if hasattr(os, "nice"):
        os.nice(5)
