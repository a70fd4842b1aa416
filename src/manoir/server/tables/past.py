"""What has happened at a table, told again: the game is played from its beginning once, and what came of it is kept.

A story that is asked for again and again, by one who would hold the house up or by many who reload their pages, is not
played again each time; and looking through a game step by step plays a few moves for each step.
"""

import asyncio
from functools import lru_cache

from manoir.core.game import Move, State
from manoir.core.story import Event, Seat
from manoir.server.tables.position import Position, Told, took_back

KEPT = 16  # games of which it is kept
STEP = 16  # entries from one position that is kept to the next


class Past:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.told: list[Told] = []
        self.state = position.played_through([])  # after what has been told …
        self.failed = False  # … unless the game failed there, until that move is taken back
        self.marks: list[State | None] = [self.state.clone()]  # as it was after every so many entries
        self.line: list[tuple[Seat, Move]] = []  # the moves that stand
        self.stages: list[State] = [self.state.clone()]  # … and as it was after every so many of them

    def missing(self, number: int) -> int:
        """How many entries must be played to know all up to a number."""
        return max(0, number - len(self.told))

    def reach(self, number: int) -> None:
        """Play on, up to a number."""
        for at in range(len(self.told), min(number, self.position.number)):
            seat, move = self.position.who[at], self.position.what[at]
            story: list[Event] = []
            try:
                if move is None:
                    story.append(took_back(seat))
                    self._back()
                else:
                    self.line.append((seat, move))
                    if not self.failed:
                        self.state.story = story
                        self.state.apply(seat, move)
                        self.state.story = None
                        if len(self.line) % STEP == 0:
                            self.stages.append(self.state.clone())
            except Exception:
                self.failed = True
            self.told.append(Told(at + 1, seat, move, story))
            if len(self.told) % STEP == 0:
                self.marks.append(None if self.failed else self.state.clone())

    def _back(self) -> None:
        """The last move is taken back: a few are played again, not all."""
        self.line.pop()
        del self.stages[len(self.line) // STEP + 1 :]
        self.state = self.stages[-1].clone()
        for seat, move in self.line[(len(self.stages) - 1) * STEP :]:
            self.state.apply(seat, move)
        self.failed = False

    async def reach_gently(self, number: int) -> None:
        """The same, a few entries at a time: nobody's move waits until a long game has been played again."""
        while self.missing(number):
            self.reach(min(number, len(self.told) + STEP))
            await asyncio.sleep(0)

    def at(self, number: int) -> State:
        """The position at an earlier number."""
        self.reach(number)
        start = number - number % STEP
        entries = list(zip(self.position.who[start:number], self.position.what[start:number], strict=True))
        mark = self.marks[start // STEP]
        if mark is None or any(move is None for _, move in entries):
            return self.position.played_through(self.position.line(number))
        state = mark.clone()
        for seat, move in entries:
            assert move is not None
            state.apply(seat, move)
        return state


@lru_cache(KEPT)
def past_of(position: Position) -> Past:
    return Past(position)


def told_since(position: Position, number: int) -> list[Told]:
    """The entries after a number, with their stories."""
    if position.older(number):
        past = past_of(position)
        past.reach(position.number)
        return past.told[number:]
    return [told for told in position.recent if told.number > number]
