"""Playing a game: checked moves, chance, taking back, and the log that everything is rebuilt from."""

from manoir.core.course import Course, Entry, took_back
from manoir.core.errors import IllegalMove, NoSentence, NoUndo
from manoir.core.game import CHANCE, OVER, Game, Move, State
from manoir.core.options import Options
from manoir.core.past import Past
from manoir.core.rng import Rng
from manoir.core.sentences import goes_on
from manoir.core.story import Event, Seat

BACK = 200  # moves that may be taken back in a game, besides one for each that stands: more than people ever do


def check(game: Game, state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove if the rules do not allow a player's move, or chance's, now."""
    if seat == CHANCE:
        reason = "not-offered"
        if state.actor == CHANCE:
            for outcome, _ in state.chance():
                if outcome is move:
                    reason = ""
                    break
    else:
        reason = state.refusal(seat, move)
    if reason:
        raise IllegalMove(seat, move.notation, reason, game.refusals.get(reason, ""))


def play(game: Game, state: State, seat: Seat, move: Move) -> None:
    """Make a player's move, or chance's, if the rules allow it; otherwise raise IllegalMove and change nothing."""
    check(game, state, seat, move)
    state.apply(seat, move)


class Draft:
    """What a move would lead to. The position of a match is another only when a draft is accepted."""

    __slots__ = ("entries", "state")

    def __init__(self, state: State, entries: list[Entry]) -> None:
        self.state = state
        self.entries = entries


class Match(Course):
    """A game being played: its course, and where it stands."""

    __slots__ = ("_past", "keep", "state", "told")

    def __init__(self, game: Game, options: Options, seats: int, keep: int = 0) -> None:
        super().__init__(game, options, seats)
        self.state = self.opening()
        self.keep = keep  # entries whose stories are kept; 0: all
        self.told: list[Entry] = []  # the last entries with their stories
        self._past: Past | None = None

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    # -- forwards --------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move) -> Entry:
        """A checked move of a player or of chance; its entry in the log."""
        state = self.state
        check(self.game, state, seat, move)
        story: list[Event] = []
        state.story = story
        state.apply(seat, move)
        state.story = None
        entry = Entry(len(self.what) + 1, seat, move, story)
        self._tell(entry)
        return entry

    def settle(self, rng: Rng) -> list[Entry]:
        """Let chance make all its moves that are due."""
        entries: list[Entry] = []
        while self.state.actor == CHANCE:
            entries.append(self.play(CHANCE, self.state.chance_move(rng)))
        return entries

    def undo(self, seat: Seat) -> Move:
        """Take back the last move that stands, which must be this seat's and have revealed nothing."""
        draft = self.draft_undo(seat)
        _, move = self.line()[-1]
        self.accept(draft)
        return move

    def can_undo(self, seat: Seat) -> bool:
        """The last entry of the log is this seat's move, or its taking back of a later one."""
        if not self.what or not self.state.undoable() or self.undone >= BACK + self.played:
            return False
        if self.what[-1] is not None:
            return self.who[-1] == seat
        line = self.line()
        return bool(line) and line[-1][0] == seat

    def _tell(self, entry: Entry) -> None:
        self.who.append(entry.seat)
        self.what.append(entry.move)
        if entry.move is None:
            self.undone += 1
        self.told.append(entry)
        if self.keep and len(self.told) > 2 * self.keep:
            del self.told[: -self.keep]

    # -- on a copy, for who has to write a move down before it counts ------------------------------------------------

    def draft(self, seat: Seat, words: list[Move]) -> Draft:
        """A player's move, or the moves that say one option or its beginning; refused, all of them, if the rules do not
        allow one, or if the option is complete before the last."""
        state = self.state.clone()
        entries: list[Entry] = []
        for word in words:
            if entries and not goes_on(state, seat):
                raise NoSentence(word.notation)
            story: list[Event] = []
            state.story = story
            play(self.game, state, seat, word)
            entries.append(Entry(self.number + len(entries) + 1, seat, word, story))
        state.story = None
        return Draft(state, entries)

    def draft_chance(self, draft: Draft, move: Move) -> None:
        """A move of chance, after what is in the draft."""
        state = draft.state
        state.story = []
        state.apply(CHANCE, move)
        draft.entries.append(Entry(self.number + len(draft.entries) + 1, CHANCE, move, state.story))
        state.story = None

    def draft_undo(self, seat: Seat) -> Draft:
        """The position before a seat's last move, if the game lets it take that back."""
        if not self.can_undo(seat):
            raise NoUndo(seat)
        return Draft(self.played_through(self.line()[:-1]), [Entry(self.number + 1, seat, None, [took_back(seat)])])

    def accept(self, draft: Draft) -> None:
        """The draft is written down: now it is where the game stands."""
        self.state = draft.state
        if self.keep:
            self.told = []  # whoever is there has heard of it, and who is not hears it from the past
        for entry in draft.entries:
            self._tell(entry)

    # -- what was written down elsewhere ------------------------------------------------------------------------------

    def follow(self, entries: list[tuple[Seat, Move | None]]) -> None:
        """Go on as a log says that is known to hold: nothing is checked, and nothing told."""
        back = False
        for seat, move in entries:
            self.add(seat, move)
            back = back or move is None
        if back:
            self.state = self.played_through(self.line())
        else:
            for seat, move in entries:
                assert move is not None
                self.state.apply(seat, move)
        self.told = []

    def take(self, entries: list[tuple[Seat, str]]) -> None:
        """Go on as a log says that somebody else wrote, in notations: checked, and told as far as stories are kept.

        Moves that the game fails at are no harm if they were taken back after that.
        """
        failure: Exception | None = None
        early = entries[: -self.keep] if self.keep else []
        if any(not notation for _, notation in early):
            failure = self._pass_over(early)
            entries = entries[-self.keep :]
        earlier: list[tuple[State, Exception | None]] = []  # what each move was made in, where some are taken back
        back = any(not notation for _, notation in entries)
        for seat, notation in entries:
            move = self.game.parse(notation) if notation else None
            story: list[Event] = [took_back(seat)] if move is None else []
            if move is not None and back:
                earlier.append((self.state.clone() if failure is None else self.state, failure))
            try:
                if move is None:
                    if earlier:
                        self.state, failure = earlier.pop()
                    else:
                        self.state, failure = self.played_through(self.line()[:-1]), None
                elif failure is None:
                    self.state.story = story
                    play(self.game, self.state, seat, move)
                    self.state.story = None
            except Exception as error:
                failure = error
            self._tell(Entry(self.number + 1, seat, move, story))
        if failure is not None:
            raise failure

    def _pass_over(self, entries: list[tuple[Seat, str]]) -> Exception | None:
        """Entries that are not told again from here: of all moves only those are played that stand after them. To play
        the game anew for each that was taken back would take the square of their number."""
        for seat, notation in entries:
            self.add(seat, self.game.parse(notation) if notation else None)
        self.told = []
        self.state = self.opening()
        try:
            for seat, move in self.line():
                play(self.game, self.state, seat, move)
        except Exception as error:
            return error
        return None

    # -- looking back ----------------------------------------------------------------------------------------------

    def past(self) -> Past:
        if self._past is None:
            self._past = Past(self)
        return self._past

    def at(self, number: int) -> State:
        """The position at some number of the log."""
        return self.past().at(number)

    def untold(self, number: int) -> int:
        """How many entries after a number there are to tell, if not all of them are kept with their stories."""
        if number >= self.number or (self.told and self.told[0].number <= number + 1):
            return 0
        return self.number - number

    def since(self, number: int) -> list[Entry]:
        """The entries after a number, with their stories."""
        if not self.untold(number):
            return [entry for entry in self.told if entry.number > number]
        past = self.past()
        past.reach(self.number)
        return past.told[number:]
