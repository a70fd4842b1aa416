"""A match at a table: chance is drawn fairly, and it is known since when each seat has been asked what it is asked.

Moves are drafted on a copy. The copy becomes the position only when the log has the moves, so that nothing is ever
shown that could be lost.
"""

from functools import lru_cache

from manoir.core.game import CHANCE, Game, Move, State
from manoir.core.options import Options
from manoir.core.past import Past
from manoir.core.play import Draft, Match
from manoir.core.story import Seat
from manoir.server.tables.fairness import Draws

RECENT = 24  # entries of others whose story is kept at most; older ones are told by the past
PASTS = 16  # matches of which the past is kept


class TableMatch(Match):
    __slots__ = ("asked",)

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        super().__init__(game, options, seats, RECENT)
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

    def accept(self, draft: Draft) -> None:
        before = self.state
        super().accept(draft)
        self._ask(before, draft)

    def _ask(self, before: State, draft: Draft) -> None:
        """Who chooses secretly at the same time as others is not asked anew by their choices, nor if they take one
        back."""
        waiting, entries = self.state.waiting(), draft.entries
        alone = len({entry.seat for entry in entries}) == 1  # one player's, whom chance has not answered
        if alone and len(waiting) and max(len(waiting), len(before.waiting())) > 1:
            still = [seat for seat in waiting if seat != entries[0].seat and seat in self.asked]
            same = [seat for seat in still if before.moves(seat) == self.state.moves(seat)]
            self.asked = {seat: self.asked[seat] if seat in same else self.number for seat in waiting}
        else:
            self.asked = dict.fromkeys(waiting, self.number)

    def take(self, entries: list[tuple[Seat, str]]) -> None:
        super().take(entries)
        self.asked = dict.fromkeys(self.state.waiting(), self.number)

    def answers(self, seat: Seat, number: int) -> bool:
        """Whether what a seat says at a number is about the present question."""
        return self.asked.get(seat, self.number) <= number <= self.number

    def past(self) -> Past:
        """A house has thousands of matches, and few look back at the same time."""
        return past_of(self)


@lru_cache(PASTS)
def past_of(match: TableMatch) -> Past:
    return Past(match)
