"""A match at a table: chance is drawn fairly, and it is known since when each seat has been asked what it is asked.

Moves are drafted on a copy. The copy becomes the position only when the log has the moves, so that nothing is ever
shown that could be lost.
"""

import asyncio
from collections import OrderedDict

from manoir.core.course import Entry, took_back
from manoir.core.game import CHANCE, Game, Move, State
from manoir.core.options import Options
from manoir.core.past import Past
from manoir.core.play import Draft, Match, play
from manoir.core.story import Seat
from manoir.server.tables.fairness import Draws

RECENT = 24  # entries of others whose story is kept at most; older ones are told by the past
FEW = 64  # moves of a log that is read, until others have their turn
PASTS = 16  # matches of which the past is kept …
TOGETHER = 20_000  # … if they have no more entries than this together
EARLIER = 63  # positions that are kept for taking back to; who takes back more has the game played again


class Before:
    """The position that a move was made in: another one, and the words that were said with it before this one."""

    __slots__ = ("line", "start")

    def __init__(self, start: State, line: list[tuple[Seat, Move]]) -> None:
        self.start = start
        self.line = line

    def state(self) -> State:
        if not self.line:
            return self.start
        state = self.start.clone()
        for seat, move in self.line:
            state.apply(seat, move)
        return state


class TableMatch(Match):
    __slots__ = ("asked", "earlier", "held")

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        super().__init__(game, options, seats, RECENT)
        self.held: Past | None = None  # of which somebody is about to be told: it must not be forgotten for others
        self.earlier: list[Before] = []  # what each of the last moves was made in, as long as it may be taken back
        self.asked: dict[Seat, int] = {}  # since which number each waiting seat has had the same question

    def first_draft(self, draws: Draws) -> Draft:
        """What chance deals before anybody decides."""
        draft = Draft(self.state.clone(), [])
        self._settle(draft, draws)
        return draft

    def drawn_draft(self, seat: Seat, words: list[Move], draws: Draws) -> Draft:
        """A player's move, or the words of an option, and what chance makes of it; refused as a draft is."""
        draft = self.draft(seat, words)
        self._settle(draft, draws)
        return draft

    def _settle(self, draft: Draft, draws: Draws) -> None:
        while draft.state.actor == CHANCE:
            number = self.played + len(draft.entries) + 1
            self.draft_chance(draft, draws.pick(number, draft.state.chance()))

    def draft_undo(self, seat: Seat) -> Draft:
        """However long the game is, nothing of it is played again."""
        if not self.earlier or not self.can_undo(seat):
            return super().draft_undo(seat)
        return Draft(self.earlier[-1].state(), [Entry(self.number + 1, seat, None, [took_back(seat)])])

    def accept(self, draft: Draft) -> None:
        before = self.state
        super().accept(draft)
        entries = [(entry.seat, entry.move) for entry in draft.entries]
        self._keep(before, entries)
        self._ask(before, entries)

    def _keep(self, before: State, entries: list[tuple[Seat, Move | None]]) -> None:
        line = [(seat, move) for seat, move in entries if move is not None]
        if not line:
            if self.earlier:
                self.earlier.pop()
        elif alone(entries) and len(line) == len(entries) and self.state.undoable():
            made = [Before(before, line[:at]) for at in range(len(line))]
            self.earlier = [*self.earlier[-EARLIER:], *made]
        else:
            self.earlier = []

    def _ask(self, before: State, entries: list[tuple[Seat, Move | None]]) -> None:
        """Who chooses secretly at the same time as others is not asked anew by their choices, nor if they take one
        back."""
        waiting = self.state.waiting()
        if alone(entries) and len(waiting) and max(len(waiting), len(before.waiting())) > 1:
            still = [seat for seat in waiting if seat != entries[0][0] and seat in self.asked]
            same = [seat for seat in still if before.moves(seat) == self.state.moves(seat)]
            self.asked = {seat: self.asked[seat] if seat in same else self.number for seat in waiting}
        else:
            self.asked = dict.fromkeys(waiting, self.number)

    def take(self, entries: list[tuple[Seat, str]]) -> None:
        """One entry, as when somebody plays in another process, is taken as if it had been made here."""
        if len(entries) != 1:
            super().take(entries)
            self.earlier = []
            self.asked = dict.fromkeys(self.state.waiting(), self.number)
            return
        ((seat, notation),) = entries
        if not notation and self.earlier:
            self.accept(Draft(self.earlier[-1].state(), [Entry(self.number + 1, seat, None, [took_back(seat)])]))
            return
        before = self.state.clone()
        super().take(entries)
        made: list[tuple[Seat, Move | None]] = [(seat, self.what[-1])]
        self._keep(before, made)
        self._ask(before, made)

    def answers(self, seat: Seat, number: int) -> bool:
        """Whether what a seat says at a number is about the present question."""
        return self.asked.get(seat, self.number) <= number <= self.number

    def past(self) -> Past:
        """A house has thousands of matches, and few look back at the same time."""
        return PAST.of(self) if self.held is None else self.held


def alone(entries: list[tuple[Seat, Move | None]]) -> bool:
    """Whether they are one player's, whom chance has not answered."""
    return len({seat for seat, _ in entries}) == 1 and entries[0][0] != CHANCE


class Reading:
    """A log that is followed a few moves at a time, by who lets others have their turn in between."""

    __slots__ = ("at", "failed", "line", "match")

    def __init__(self, match: TableMatch, entries: list[tuple[Seat, str]]) -> None:
        for seat, notation in entries:
            match.add(seat, match.game.parse(notation) if notation else None)
        self.match = match
        self.line = match.line()
        self.at = 0
        self.failed = False

    def go_on(self) -> bool:
        """Whether there is more to play."""
        state = self.match.state
        try:
            for seat, move in self.line[self.at : self.at + FEW]:
                play(self.match.game, state, seat, move)
        except Exception:
            self.failed = True
        self.at += FEW
        return self.at < len(self.line) and not self.failed


async def reach(past: Past, number: int) -> None:
    """Know all up to a number; a few entries at a time, so that nobody's move waits for a long game."""
    while past.missing(number):
        past.reach(min(number, len(past.told) + FEW))
        await asyncio.sleep(0)


class Pasts:
    """Those of the matches that were last looked back at: some of usual length, or one or two very long ones."""

    def __init__(self) -> None:
        self.known: OrderedDict[TableMatch, Past] = OrderedDict()

    def of(self, match: TableMatch) -> Past:
        past = self.known.pop(match, None)
        if past is None:
            past = Past(match)
        self.known[match] = past
        while len(self.known) > PASTS or (len(self.known) > 1 and self._entries() > TOGETHER):
            self.known.popitem(last=False)
        return past

    def _entries(self) -> int:
        return sum(match.number for match in self.known)


PAST = Pasts()
