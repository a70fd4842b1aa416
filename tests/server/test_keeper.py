"""A table in a house that has neither sockets nor a database: whoever keeps what it says can have it played at."""

import asyncio
import random
import subprocess
import sys

import pytest

from manoir.core.errors import Refused
from manoir.games import GAMES, HOUSE
from manoir.server.tables.messages import UndoCommand
from manoir.server.tables.table import Repeated, Table
from manoir.server.tables.writes import Unwritable
from tests.seed import SEED
from tests.server.pocket import Evening


@pytest.mark.parametrize("name", HOUSE)
def test_a_game_is_played_to_its_end_and_everybody_is_shown_it(name: str) -> None:
    async def run() -> None:
        evening, rng = Evening(name), random.Random(f"{SEED} pocket")
        await evening.begin()
        while not evening.screens[0].game["over"]:
            seat = rng.choice(evening.asked())
            frame = evening.screens[seat].game
            if frame["undo"] and rng.random() < 0.1:
                command = UndoCommand(evening.command(), frame["number"])
                await evening.table.perform(seat, command, evening.watchers[seat])
            else:
                await evening.move(seat, rng.choice(frame["moves"]))
        assert evening.house.agreement.phase == "over"
        assert evening.house.counted.count("ended") == 1
        numbers = {screen.game["number"] for screen in evening.screens}
        assert numbers == {len(evening.house.lines)}
        again = Table(evening.house, evening.house.agreement.copy(), GAMES[name])
        found = await evening.house.read("id")
        assert found is not None
        again.take(*found)
        assert again.match is not None and evening.table.match is not None
        assert again.match.state.position() == evening.table.match.state.position()

    asyncio.run(run())


def test_what_cannot_be_written_is_not_shown_and_what_was_written_is_done_once() -> None:
    async def run() -> None:
        evening = Evening("toctoctoc")
        await evening.begin()
        seat = evening.asked()[0]
        shown, notation = [len(screen.frames) for screen in evening.screens], evening.screens[seat].game["moves"][0]
        evening.house.broken = True
        with pytest.raises(Unwritable):
            await evening.move(seat, notation, "once")
        assert [len(screen.frames) for screen in evening.screens] == shown
        evening.house.broken = False
        await evening.move(seat, notation, "once")
        length = len(evening.house.lines)
        with pytest.raises(Repeated):
            await evening.move(seat, notation, "once")
        assert len(evening.house.lines) == length
        with pytest.raises(Refused):
            await evening.move(seat, notation)

    asyncio.run(run())


def test_many_writes_of_others_are_read_together_and_none_is_missed() -> None:
    async def run() -> None:
        evening = Evening("toctoctoc")
        await evening.begin()
        house, table = evening.house, evening.table
        house.gate.clear()
        before = house.counted.count("read")
        heard = [asyncio.create_task(table.heard()) for _ in range(50)]
        await asyncio.sleep(0)
        assert house.counted.count("read") == before + 1  # what it finds is older than what comes next
        house.agreement.revision += 1
        heard += [asyncio.create_task(table.heard()) for _ in range(50)]
        await asyncio.sleep(0)
        house.gate.set()
        await asyncio.gather(*heard)
        assert table.agreement.revision == house.agreement.revision
        assert house.counted.count("read") <= before + 3

    asyncio.run(run())


def test_neither_sockets_nor_databases_come_with_it() -> None:
    heavy = "sqlalchemy", "starlette", "uvicorn", "websockets", "prometheus_client", "psycopg", "alembic", "sqlite3"
    code = f"import sys, manoir.server.tables.table; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"
