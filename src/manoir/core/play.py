"""Playing a game: checked moves, chance, taking back, and the log that everything is rebuilt from."""

from manoir.core.errors import IllegalMove, NoSentence, NoUndo
from manoir.core.game import CHANCE, OVER, Game, Move, State
from manoir.core.options import Options
from manoir.core.rng import Rng
from manoir.core.sentences import goes_on
from manoir.core.story import Event, Seat


def check(game: Game, state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove if the rules do not allow a player's move, or chance's, now."""
    if seat == CHANCE:
        allowed = state.actor == CHANCE and any(move is outcome for outcome, _ in state.chance())
        reason = "" if allowed else "not-offered"
    else:
        reason = state.refusal(seat, move)
    if reason:
        raise IllegalMove(seat, move.notation, reason, game.refusals.get(reason, ""))


def play(game: Game, state: State, seat: Seat, move: Move) -> None:
    """Make a player's move, or chance's, if the rules allow it; otherwise raise IllegalMove and change nothing."""
    check(game, state, seat, move)
    state.actor = seat
    state.apply(move)


def say(game: Game, state: State, seat: Seat, words: list[Move]) -> list[list[Event]]:
    """Make the moves that say one option, or its beginning, and tell what came of each; the last may need chance.

    If one is refused, those before it have been made: say it to a copy.
    """
    told: list[list[Event]] = []
    for word in words:
        if told and not goes_on(state, seat):
            raise NoSentence(word.notation)
        story: list[Event] = []
        state.story = story
        play(game, state, seat, word)
        told.append(story)
    state.story = None
    return told


class Entry:
    """A line of the log: who moved, what, and what came of it."""

    def __init__(self, seat: Seat, move: Move, story: list[Event]) -> None:
        self.seat = seat
        self.move = move
        self.story = story


class Match:
    """A game being played: its position and the log of all moves, from which the position can be rebuilt."""

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.options = options.settled(seats)
        self.seats = seats
        self.log: list[Entry] = []
        self.state = self._opening()

    def _opening(self) -> State:
        state = self.game.new(self.options, self.seats)
        state.story = []
        return state

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def play(self, seat: Seat, move: Move) -> Entry:
        """A checked move of a player or of chance; its entry in the log."""
        play(self.game, self.state, seat, move)
        story = self.state.story
        assert story is not None
        self.state.story = []
        entry = Entry(seat, move, story)
        self.log.append(entry)
        return entry

    def settle(self, rng: Rng) -> list[Entry]:
        """Let chance make all its moves that are due."""
        entries: list[Entry] = []
        while self.state.actor == CHANCE:
            entries.append(self.play(CHANCE, self.state.chance_move(rng)))
        return entries

    def can_undo(self, seat: Seat) -> bool:
        return bool(self.log) and self.log[-1].seat == seat and self.state.undoable()

    def undo(self, seat: Seat) -> Move:
        """Take back the last move, which must be this seat's and have revealed nothing."""
        if not self.can_undo(seat):
            raise NoUndo(seat)
        kept, last = self.log[:-1], self.log[-1]
        self.state, self.log = self._opening(), []
        for entry in kept:
            self.play(entry.seat, entry.move)
        return last.move
