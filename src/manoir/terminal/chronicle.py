"""The story of a game as it is told at the table: what happened, turn by turn, to one reader at a time."""

from collections import Counter
from collections.abc import Callable

from manoir.core.course import Entry
from manoir.core.game import CHANCE, Move
from manoir.core.play import Match
from manoir.core.story import Event, Seat, Who
from manoir.core.texts import Texts
from manoir.terminal.screen import Screen

TURN = "►"
DEAL = 5  # equal events of chance in a row: cards are being dealt, which the table shows better than words


class Chapter:
    """What came of one move, in which turn."""

    def __init__(self, turn: int | None, story: list[Event], by_chance: bool = False) -> None:
        self.turn = turn
        self.story = story
        self.by_chance = by_chance
        self.taken_back = 0  # moves, if that is what it tells of


class Chronicle:
    """It plays the moves of a match, and so hears everything; each reader is told only what that seat may know."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chapters: list[Chapter] = []
        self.heard: dict[Seat | None, int] = {}  # how many chapters each reader has been told
        self.recent: dict[Seat | None, int] = {}  # where each reader's last hearing began
        self.opening = 0  # how many chapters are set-up, which the table shows better than words

    @classmethod
    def of(cls, match: Match, moves: int) -> "Chronicle":
        """The first moves of a match, played again from its beginning."""
        chronicle = cls(Match(match.game, match.options, match.seats))
        chronicle.follow(match, moves)
        return chronicle

    def follow(self, match: Match, moves: int) -> None:
        """Go on as another match did, until so many moves are made."""
        for seat, move in match.line()[self.match.played : moves]:
            self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> Entry:
        turn = self.match.state.turns()
        entry = self.match.play(seat, move)
        self.chapters.append(Chapter(turn, entry.story, seat == CHANCE))
        return entry

    def undo(self, seat: Seat) -> None:
        """Take a seat's move back; how many in a row were taken back is told once."""
        self.match.undo(seat)
        last = self.chapters.pop()
        taken = 1
        if last.taken_back:
            taken += last.taken_back
            last = self.chapters.pop()
        self.chapters.append(Chapter(last.turn, [Event("took-back", "", {"player": Who(seat), "n": taken})]))
        self.chapters[-1].taken_back = taken
        for reader, heard in self.heard.items():
            self.heard[reader] = min(heard, len(self.chapters) - 1)

    def opened(self) -> None:
        """The set-up is over, and need not be told."""
        self.opening = len(self.chapters)

    def tell(self, reader: Seat | None, screen: Screen, texts: Texts, at_once: bool = False) -> None:
        """What a reader has not been told yet."""
        start = max(self.heard.get(reader, 0), self.opening)
        if start < len(self.chapters):
            self.recent[reader] = start
        self.heard[reader] = len(self.chapters)
        self.retell(start, lambda event: event.told_to(reader), screen, texts, at_once, deals=False)

    def relate(self, reader: Seat | None, screen: Screen, texts: Texts) -> None:
        """The story again: all of it, or only what was told last where the table plays from memory."""
        aid = self.match.state.view(reader).memory_aid
        start = 0 if aid else self.recent.get(reader, len(self.chapters))
        self.retell(start, lambda event: event.told_to(reader), screen, texts, deals=False)

    def retell(
        self,
        start: int,
        hears: Callable[[Event], Event],
        screen: Screen,
        texts: Texts,
        at_once: bool = True,
        deals: bool = True,
    ) -> None:
        """The story from some chapter on, as somebody hears it, with or without every card that is dealt."""
        dealt = set() if deals else self.dealt(start)
        new = False  # a turn has begun, and nothing of it has been told
        for at in range(start, len(self.chapters)):
            chapter = self.chapters[at]
            new = new or self.begins(at)
            for event in chapter.story:
                if event in dealt:
                    continue
                told = hears(event)
                screen.tell(TURN if new or announces(event) else " ", texts.say(told), told.rule)
                new = False
                if not at_once:
                    screen.pause()

    def begins(self, at: int) -> bool:
        """Whether a chapter is the first that has something to tell of its turn, which was not announced either."""
        turn = self.chapters[at].turn
        while at not in (0, self.opening):
            at -= 1
            story = self.chapters[at].story
            if self.chapters[at].turn != turn:
                return not story or not announces(story[-1])
            if story:
                return False
        return True

    def dealt(self, start: int) -> set[Event]:
        """The events from some chapter on that only tell of one card after the other."""
        found: set[Event] = set()
        row: list[Event] = []
        for chapter in [*self.chapters[start:], Chapter(None, [])]:
            if chapter.by_chance:
                row += chapter.story
            else:
                often = Counter(event.key for event in row)
                found.update(event for event in row if often[event.key] >= DEAL)
                row = []
        return found


def announces(event: Event) -> bool:
    """Whether an event says only whose turn begins, and perhaps which one it is."""
    return event.key == "event-turn" and "player" in event.values and set(event.values) <= {"player", "n"}
