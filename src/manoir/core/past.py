"""What has happened in a game, told again: it is played from its beginning once, and what came of it is kept.

A story that is asked for again and again, by one who would hold the house up or by many who reload their pages, is not
played again each time; and looking through a game step by step plays a few moves for each step.
"""

from manoir.core.course import Course, Entry, took_back
from manoir.core.game import Move, State
from manoir.core.story import Event, Seat

STEP = 64  # entries from one position that is kept to the next


class Mark:
    """Where a game stood after some number of entries, and how to find what it was before the last of them."""

    __slots__ = ("line", "stage", "state")

    def __init__(self, state: State | None, stage: State, line: list[tuple[Seat, Move]]) -> None:
        self.state = state  # None: the game had failed
        self.stage = stage  # an earlier position …
        self.line = line  # … and the moves that had led on from there: more than the next entries can take back


class Past:
    __slots__ = ("course", "failed", "first", "line", "marks", "stages", "state", "told")

    def __init__(self, course: Course) -> None:
        self.course = course
        self.told: list[Entry] = []
        self.first: list[list[Seat]] = []  # who was in the first place after each entry
        self.state = course.opening()  # after what has been told …
        self.failed = False  # … unless the game failed there, until that move is taken back
        self.line: list[tuple[Seat, Move]] = []  # the moves that stand
        self.stages: list[State] = [self.state.clone()]  # … and as it was after every so many of them
        self.marks: list[Mark] = [Mark(self.stages[0], self.stages[0], [])]  # for every so many entries

    def missing(self, number: int) -> int:
        """How many entries must be played to know all up to a number."""
        return max(0, number - len(self.told))

    def reach(self, number: int) -> None:
        """Play on, up to a number."""
        for at in range(len(self.told), min(number, self.course.number)):
            seat, move = self.course.who[at], self.course.what[at]
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
            self.told.append(Entry(at + 1, seat, move, story))
            self.first.append([] if self.failed else leaders(self.state))
            if len(self.told) % STEP == 0:
                self.marks.append(self._mark())

    def _mark(self) -> Mark:
        base = max(0, len(self.stages) - 2)
        return Mark(None if self.failed else self.state.clone(), self.stages[base], self.line[base * STEP :])

    def _back(self) -> None:
        """The last move is taken back: a few are played again, not all."""
        self.line.pop()
        del self.stages[len(self.line) // STEP + 1 :]
        self.state = self.stages[-1].clone()
        for seat, move in self.line[(len(self.stages) - 1) * STEP :]:
            self.state.apply(seat, move)
        self.failed = False

    def at(self, number: int) -> State:
        """The position at an earlier number: a few moves are played again, however long the game is."""
        self.reach(number)
        mark, entries = self.marks[number // STEP], self.told[number - number % STEP : number]
        back = [entry for entry in entries if entry.move is None]
        start, line = (mark.stage, mark.line[:]) if back or mark.state is None else (mark.state, [])
        for entry in entries:
            if entry.move is None:
                line.pop()
            else:
                line.append((entry.seat, entry.move))
        state = start.clone()
        for seat, move in line:
            state.apply(seat, move)
        return state

    def turning(self) -> int:
        """The entry by which who won came to the first place for good, alone; 0 if that was so all along, or at the end
        only. All of the game has been told."""
        if not self.first or len(self.first[-1]) != 1:
            return 0
        at = len(self.first)
        while at > 0 and self.first[at - 1] == self.first[-1]:
            at -= 1
        return at + 1 if 0 < at < len(self.first) - 1 else 0


def leaders(state: State) -> list[Seat]:
    """Who would have won if the game were over now."""
    return [seat for seat, place in enumerate(state.standing()) if place == 1]
