"""The processes that bots think in, shared by real questions: who comes first, what a crash costs, who gives way."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from manoir.bots.levels import easier
from manoir.core.course import Course
from manoir.games import GAMES, HOUSE
from manoir.server.house.bot_pool import BotPool
from manoir.server.house.bot_process import Decision
from manoir.server.house.turns import Unasked
from tests.server.laid_out import found, settled, waits_for
from tests.server.running import PATIENCE

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at the way of Linux")
GAME = GAMES["toctoctoc"]
CROWD = 60


def decision(level: str, table: str = "x", seed: int = 1) -> Decision:
    """The first decision of a game."""
    course = Course(GAME, settled(GAME, {}), 3)
    for seat, move in found("toctoctoc", 3, waits_for()):
        course.add(seat, move)
    return Decision(table, course, course.number, 0, level, seed)


class Crowd:
    """Questions at a pool, and the order in which they are answered."""

    def __init__(self, processes: int, longest: float = 1e9) -> None:
        self.pool = BotPool(processes, PATIENCE, longest)
        self.order: list[str] = []
        self.told: list[bool] = []  # whether bots had to think less
        self.tasks: list[asyncio.Task[str]] = []

    def ask(self, name: str, level: str, table: str, payer: str) -> asyncio.Task[str]:
        async def asking() -> str:
            thought = await self.pool.choose(decision(level, table), payer, self.told.append)
            self.order.append(name)
            return thought.notation

        self.tasks.append(asyncio.create_task(asking()))
        return self.tasks[-1]

    def come(self, level: str) -> None:
        for number in range(CROWD):
            self.ask(f"crowd {number}", level, f"table {number}", "crowd")

    async def answered(self, many: int) -> None:
        """Until so many answers have come."""
        while len(self.order) < many:
            await asyncio.wait([one for one in self.tasks if not one.done()], return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()


def meet(scene: Callable[[Crowd], Awaitable[None]], processes: int = 1, longest: float = 1e9) -> None:
    async def run() -> None:
        crowd = Crowd(processes, longest)
        try:
            await asyncio.wait_for(scene(crowd), PATIENCE)
        finally:
            await crowd.close()

    asyncio.run(run())


def test_a_stranger_is_answered_next_though_sixty_questions_of_another_wait() -> None:
    async def scene(crowd: Crowd) -> None:
        crowd.come("master")
        await crowd.answered(2)
        before = len(crowd.order)
        await crowd.ask("stranger", "regular", "theirs", "stranger")
        assert crowd.order.index("stranger") <= before + 1  # after the one that was being thought about
        assert len(crowd.order) < CROWD // 2

    meet(scene)


def test_who_merely_has_the_same_address_is_answered_soon_too() -> None:
    async def scene(crowd: Crowd) -> None:
        crowd.come("expert")
        await crowd.answered(3)
        before = len(crowd.order)
        await crowd.ask("neighbour", "regular", "theirs", "crowd")
        assert crowd.order.index("neighbour") < before + CROWD // 2

    meet(scene)


def test_several_processes_think_at_the_same_time_and_the_same() -> None:
    async def scene(crowd: Crowd) -> None:
        first = await crowd.ask("alone", "expert", "x", "a")
        crowd.come("expert")
        assert {await task for task in crowd.tasks} == {first}
        assert len(crowd.pool.all) == 2

    meet(scene, 2)


@LINUX
def test_a_question_whose_process_is_killed_keeps_its_turn() -> None:
    async def scene(crowd: Crowd) -> None:
        await crowd.ask("before", "regular", "x", "a")
        (process,) = crowd.pool.all
        os.kill(process.process.pid, signal.SIGSTOP)  # it shall be at work when it dies
        for number in range(4):
            crowd.ask(f"crowd {number}", "regular", f"table {number}", "crowd")
        while crowd.pool.turns.waiting < 3:
            await asyncio.sleep(0)
        os.kill(process.process.pid, signal.SIGKILL)
        await crowd.answered(5)
        assert crowd.order[1] == "crowd 0"
        assert process not in crowd.pool.all and len(crowd.pool.all) == 1

    meet(scene)


@LINUX
def test_processes_that_died_unseen_cost_no_table_its_game() -> None:
    async def scene(crowd: Crowd) -> None:
        crowd.come("regular")
        await crowd.answered(CROWD)
        for process in crowd.pool.all:
            os.kill(process.process.pid, signal.SIGKILL)
            while Path(f"/proc/{process.process.pid}/stat").exists() and process.process.returncode is None:
                await asyncio.sleep(0.01)
        for number in range(5):
            await crowd.ask(f"after {number}", "regular", "x", "a")

    meet(scene, 5)


def test_questions_of_a_table_that_nobody_watches_leave_the_queue() -> None:
    async def scene(crowd: Crowd) -> None:
        crowd.come("regular")
        left = crowd.ask("left", "regular", "theirs", "stranger")
        while not crowd.pool.turns.waiting:
            await asyncio.sleep(0)
        crowd.pool.turns.drop("theirs")
        with pytest.raises(Unasked):
            await left
        await crowd.answered(CROWD)
        assert "left" not in crowd.order

    meet(scene)


def test_who_asks_for_most_gives_way_and_a_stranger_does_not() -> None:
    async def scene(crowd: Crowd) -> None:
        assert crowd.pool.affordable("master:miser", GAME, "new", "crowd") == "master:miser"
        await crowd.ask("first", "master", "x", "a")
        price = crowd.pool.prices.of(GAME, "master")
        crowd.pool.longest = 30 * price
        for level in ("expert", "regular"):
            crowd.pool.prices.known[GAME.name, level] = price / 100  # whatever this machine is busy with
        crowd.come("master")
        while not crowd.pool.turns.waiting:
            await asyncio.sleep(0)
        assert crowd.pool.affordable("master", GAME, "new", "crowd") == "expert"
        assert crowd.pool.affordable("master", GAME, "theirs", "stranger") == "master"
        crowd.pool.longest = 0.0
        assert crowd.pool.affordable("master", GAME, "new", "crowd") == "regular"

    meet(scene)


def test_a_master_that_waits_for_longer_than_was_foreseen_gives_way() -> None:
    async def scene(crowd: Crowd) -> None:
        for level in ("master", "expert", "regular"):
            crowd.pool.prices.known[GAME.name, level] = 0.0  # far too little: nobody gives way when asked
        crowd.pool.longest = 0.001
        await crowd.ask("first", "master", "x", "a")
        started = crowd.ask("started", "master", "x", "a")
        hurried = crowd.ask("hurried", "master", "y", "b")
        await started
        assert await hurried == await crowd.pool._chosen(decision("regular"))
        assert crowd.told[-1] and crowd.told.count(True) == 2  # an expert at first

    meet(scene)


@pytest.mark.parametrize("game", HOUSE)
def test_levels_give_way_in_the_stated_order(game: str) -> None:
    assert easier("master", GAMES[game]) == ["expert", "regular"]
    assert easier("expert:gambler", GAMES[game]) == ["regular:gambler"]
    assert easier("master@200ms", GAMES[game]) == ["expert", "regular"]
    for level in ("regular", "apprentice", "novice", "heuristic", "random"):
        assert easier(level, GAMES[game]) == []
