"""A game at a table: where it stands, and the moves that led there, kept small.

Moves are drafted on a copy. The copy becomes the position only when the log has the moves, so that nothing is ever
shown that could be lost.
"""

from array import array

from manoir.core.errors import NoUndo
from manoir.core.game import CHANCE, OVER, Game, Move, State
from manoir.core.options import Options
from manoir.core.play import play, say
from manoir.core.story import Event, Seat, Who
from manoir.server.tables.fairness import Dice

RECENT = 24  # entries of others whose story is kept at most; older ones are told by `manoir.server.tables.past`

BACK = 200  # moves that may be taken back in a game, besides one for each that stands: more than people ever do


class Told:
    """An entry of the log with its story. Without a move: the seat took its last one back."""

    __slots__ = ("move", "number", "seat", "story")

    def __init__(self, number: int, seat: Seat, move: Move | None, story: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.story = story


class Draft:
    """What a move would lead to."""

    __slots__ = ("state", "told")

    def __init__(self, state: State, told: list[Told]) -> None:
        self.state = state
        self.told = told


class Position:
    __slots__ = ("asked", "game", "options", "recent", "seats", "state", "undone", "what", "who")

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        self.game = game
        self.options = options.settled(seats)
        self.seats = seats
        self.state = game.state(options, seats)
        self.who = array("b")  # the log: a seat for each entry …
        self.what: list[Move | None] = []  # … and its move, or None if it took the last one back
        self.undone = 0
        self.recent: list[Told] = []  # the last entries with their stories, for those who were there
        self.asked: dict[Seat, int] = {}  # since which number each waiting seat has had the same question

    @property
    def number(self) -> int:
        return len(self.what)

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    @property
    def played(self) -> int:
        """How many moves stand: the number of the last line of the record."""
        return len(self.what) - 2 * self.undone

    def line(self, number: int | None = None) -> list[tuple[Seat, Move]]:
        """The moves that stand at some number."""
        found: list[tuple[Seat, Move]] = []
        for seat, move in zip(self.who[:number], self.what[:number], strict=True):
            if move is None:
                found.pop()
            else:
                found.append((seat, move))
        return found

    # -- forwards --------------------------------------------------------------------------------------------------

    def opening(self, dice: Dice) -> Draft:
        """What chance deals before anybody decides."""
        draft = Draft(self.state.clone(), [])
        self._settle(draft, dice)
        return draft

    def draft(self, seat: Seat, words: list[Move], dice: Dice) -> Draft:
        """A player's move, or all the words of an option, and what chance makes of it; refused, whole, if the rules do
        not allow it."""
        state = self.state.clone()
        stories = say(self.game, state, seat, words)
        told = [Told(self.number + at, seat, word, stories[at - 1]) for at, word in enumerate(words, 1)]
        draft = Draft(state, told)
        self._settle(draft, dice)
        return draft

    def _settle(self, draft: Draft, dice: Dice) -> None:
        state = draft.state
        while state.actor == CHANCE:
            move = dice.pick(self.played + len(draft.told) + 1, state.chance())
            state.story = []
            state.apply(move)
            draft.told.append(Told(self.number + len(draft.told) + 1, CHANCE, move, state.story))
        state.story = None

    def draft_undo(self, seat: Seat) -> Draft:
        """The position before a seat's last move, if the game lets it take that back."""
        if not self.can_undo(seat):
            raise NoUndo(seat)
        return Draft(self.played_through(self.line()[:-1]), [Told(self.number + 1, seat, None, [took_back(seat)])])

    def can_undo(self, seat: Seat) -> bool:
        """The last entry of the log is this seat's move, or its taking back of a later one."""
        if not self.what or not self.state.undoable() or self.undone >= BACK + self.played:
            return False
        if self.what[-1] is not None:
            return self.who[-1] == seat
        line = self.line()
        return bool(line) and line[-1][0] == seat

    def accept(self, draft: Draft) -> None:
        """The draft is in the log: now it is the position."""
        before = self.state
        self.state = draft.state
        for told in draft.told:
            self.who.append(told.seat)
            self.what.append(told.move)
            self.undone += told.move is None
        self.recent = draft.told
        self._ask(before, draft.told)

    def _ask(self, before: State, told: list[Told]) -> None:
        """Who chooses secretly at the same time as others is not asked anew by their choices."""
        waiting = self.state.waiting()
        alone = told[0].move is not None and told[-1].seat == told[0].seat  # nothing of chance's followed
        if alone and len(waiting) and len(before.waiting()) > 1:
            still = [seat for seat in waiting if seat != told[0].seat and seat in self.asked]
            same = [seat for seat in still if before.moves(seat) == self.state.moves(seat)]
            self.asked = {seat: self.asked[seat] if seat in same else self.number for seat in waiting}
        else:
            self.asked = dict.fromkeys(waiting, self.number)

    # -- backwards -------------------------------------------------------------------------------------------------

    def played_through(self, line: list[tuple[Seat, Move]]) -> State:
        """What some moves lead to from the very beginning."""
        state = self.game.state(self.options, self.seats)
        for seat, move in line:
            state.actor = seat
            state.apply(move)
        return state

    def take(self, entries: list[tuple[Seat, str]]) -> None:
        """Entries of the log that somebody else wrote, or that were written before a restart.

        Moves that the game fails at are no harm if they were taken back after that.
        """
        failure: Exception | None = None
        if any(not notation for _, notation in entries[:-RECENT]):
            failure = self._pass_over(entries[:-RECENT])
            entries = entries[-RECENT:]
        for seat, notation in entries:
            number, move = self.number + 1, self.game.parse(notation) if notation else None
            story: list[Event] = []
            try:
                if move is None:
                    story = [took_back(seat)]
                    self.state = self.played_through(self.line()[:-1])
                    failure = None
                elif failure is None:
                    self.state.story = story
                    play(self.game, self.state, seat, move)
                    self.state.story = None
            except Exception as error:
                failure = error
            self.who.append(seat)
            self.what.append(move)
            self.undone += move is None
            self.recent.append(Told(number, seat, move, story))
            if len(self.recent) > 2 * RECENT:
                del self.recent[:-RECENT]
        if failure is not None:
            raise failure
        self.asked = dict.fromkeys(self.state.waiting(), self.number)

    def _pass_over(self, entries: list[tuple[Seat, str]]) -> Exception | None:
        """Entries that are not told again from here: of all moves only those are played that stand after them. To play
        the game anew for each that was taken back would take the square of their number."""
        for seat, notation in entries:
            self.who.append(seat)
            self.what.append(self.game.parse(notation) if notation else None)
            self.undone += not notation
        self.recent = []
        self.state = self.game.state(self.options, self.seats)
        try:
            for seat, move in self.line():
                play(self.game, self.state, seat, move)
        except Exception as error:
            return error
        return None

    def older(self, number: int) -> int:
        """How many entries after a number there are to tell, if not all of them are kept with their stories."""
        if number >= self.number or (self.recent and self.recent[0].number <= number + 1):
            return 0
        return self.number - number


def took_back(seat: Seat) -> Event:
    """What is told of a move that was taken back; of one of chance, by the house, after a failure."""
    if seat == CHANCE:
        return Event("house-took-back", "", {})
    return Event("took-back", "", {"player": Who(seat), "n": 1})
