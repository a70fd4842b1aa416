"""Processes that bots think in go on from what they know of a table, and come to what playing all of it leads to."""

import asyncio
import random
from contextlib import suppress

import pytest

from manoir.core.course import Course
from manoir.games import GAMES, HOUSE
from manoir.server.house import bot_worker
from manoir.server.house.bot_pool import BotPool
from manoir.server.house.bot_process import Decision
from manoir.server.house.bot_worker import Forgotten, Memory
from manoir.server.tables.fairness import Draws
from manoir.server.tables.match import TableMatch
from tests.seed import SEED
from tests.server.running import PATIENCE

SEATS = 4
LENGTH = 150  # entries
LEVEL = "random"


class Table:
    """A random game that goes on by itself, in which moves are taken back now and then."""

    def __init__(self, name: str, id: str) -> None:
        self.id = id
        self.rng = random.Random(f"{SEED} {id}")
        self.draws = Draws("00" * 32, ["-"] * SEATS)
        self.match = TableMatch(GAMES[name], GAMES[name].options().for_people(), SEATS)
        self.match.accept(self.match.first_draft(self.draws))
        self.undone = 0

    @property
    def ended(self) -> bool:
        return self.match.over or self.match.number >= LENGTH

    def step(self, notation: str = "") -> None:
        """A move, or one taken back."""
        match = self.match
        back = [seat for seat in range(SEATS) if match.can_undo(seat)]
        if back and self.rng.random() < 0.3:
            match.accept(match.draft_undo(back[0]))
            self.undone += 1
            return
        seat = match.state.waiting()[0]
        move = match.game.parse(notation) if notation else self.rng.choice(match.state.moves(seat))
        match.accept(match.drawn_draft(seat, [move], self.draws))

    def decision(self) -> Decision:
        match = self.match
        return Decision(self.id, match, match.number, match.state.waiting()[0], LEVEL, self.rng.getrandbits(50))


def said(decision: Decision) -> object:
    """What somebody answers who plays all of it again."""
    return Memory().answer(decision.question(0))["move"]


@pytest.mark.parametrize("name", HOUSE)
def test_what_is_played_on_is_where_playing_all_again_leads(name: str) -> None:
    memory, table, known = Memory(), Table(name, name), 0
    while not table.ended:
        found = memory.brought_on(table.decision().question(known))
        known = table.match.number
        again = Course(table.match.game, table.match.options, SEATS).played_through(table.match.line())
        assert found.number == known
        assert found.line() == table.match.line()
        assert found.state.position() == again.position()
        for seat in range(SEATS):
            assert found.state.moves(seat) == again.moves(seat)
            assert found.state.view(seat).to_json() == again.view(seat).to_json()
        for _ in range(table.rng.randrange(1, 6)):  # others move in between
            if not table.ended:
                table.step()
    assert table.undone or name != "halloween"  # where much may be taken back, much is


def test_a_table_that_was_not_thought_for_of_late_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "KEPT", 2)
    memory, tables = Memory(), [Table("toctoctoc", id) for id in "abc"]
    for table in tables:
        memory.answer(table.decision().question(0))
    with pytest.raises(Forgotten):
        memory.answer(tables[0].decision().question(tables[0].match.number))
    number = tables[1].match.number
    tables[1].step()
    assert memory.answer(tables[1].decision().question(number))
    with pytest.raises(Forgotten):  # it has gone on since
        memory.answer(tables[1].decision().question(number))


@pytest.mark.parametrize("name", HOUSE)
def test_two_processes_answer_for_many_tables_as_if_they_had_played_all_of_it(name: str) -> None:
    async def play(pool: BotPool, table: Table) -> None:
        while not table.ended:
            decision = table.decision()
            notation = (await pool.choose(decision, table.id, lambda _: None)).notation
            assert notation == said(decision)
            table.step(notation)
            if table.rng.random() < 0.03 and pool.idle:  # what it knew is known to nobody any more
                with suppress(ProcessLookupError):
                    pool.idle[0].process.kill()

    async def run() -> None:
        pool = BotPool(2, PATIENCE, 1e9)
        try:
            await asyncio.wait_for(
                asyncio.gather(*[play(pool, Table(name, f"{name} {at}")) for at in range(3)]), PATIENCE
            )
        finally:
            await pool.close()

    asyncio.run(run())


def test_who_asks_about_an_earlier_number_is_answered_too() -> None:
    """Several who choose at the same time: a process may have heard of one answer before it is asked for the other."""

    async def run() -> None:
        pool, table = BotPool(1, PATIENCE, 1e9), Table("toctoctoc", "x")
        try:
            early = table.decision()
            first = (await pool.choose(early, "a", lambda _: None)).notation
            table.step()
            await pool.choose(table.decision(), "a", lambda _: None)
            assert (await pool.choose(early, "a", lambda _: None)).notation == first == said(early)
        finally:
            await pool.close()

    asyncio.run(run())


def test_only_what_is_new_is_told() -> None:
    table = Table("spooks", "x")
    number = table.match.number
    assert len(table.decision().question(0).entries) == number
    table.step()
    question = table.decision().question(number)
    assert (question.known, len(question.entries)) == (number, table.match.number - number)
