"""A process that bots think in, seen from the house: what it knows of which table, and how it is asked."""

import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from manoir.core.course import Course
from manoir.core.story import Seat
from manoir.server.house.bot_worker import KEPT, READY, Question

LIMIT = 2**20  # bytes of an answer
ENCODE = msgspec.json.Encoder().encode


@dataclass
class Decision:
    """What a bot has to decide: for which seat, and at which number of the course of a table."""

    table: str
    course: Course
    number: int
    seat: Seat
    level: str
    seed: int

    def question(self, known: int) -> Question:
        """It as it is asked of a process that knows the table up to a number."""
        course = self.course
        entries = course.entries(known)[: self.number - known]
        said = [(seat, "" if move is None else move.notation) for seat, move in entries]
        options, seats = "" if known else course.options.to_text(), course.seats
        return Question(self.table, course.game.name, options, seats, known, said, self.seat, self.level, self.seed)


class BotProcess:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.known: OrderedDict[str, int] = OrderedDict()  # tables, as the process keeps them, and up to which number

    @classmethod
    async def start(cls) -> "BotProcess":
        words = [sys.executable, "-P", "-m", "manoir.server.house.bot_worker"]
        return cls(await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LIMIT))

    async def ready(self) -> None:
        assert self.process.stdout is not None
        if await self.process.stdout.readline() != READY:
            raise EOFError

    async def ask(self, decision: Decision) -> dict[str, str]:
        """A move, or why there is none. What the process has gone beyond it is told from the beginning."""
        assert self.process.stdin is not None and self.process.stdout is not None
        known = self.known.pop(decision.table, 0)
        question = decision.question(known if known <= decision.number else 0)
        self.process.stdin.write(ENCODE(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        answer = msgspec.json.decode(line, type=dict[str, str])
        if "move" in answer:
            self.known[decision.table] = decision.number
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return answer

    async def end(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
