"""Frames: what each watcher is shown, built from that seat's view and never cut down from the whole."""

import asyncio
from typing import Any

from msgspec import Raw

from manoir.core.course import Entry
from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Move, View
from manoir.core.play import Match
from manoir.core.record import seat_word
from manoir.core.sentences import Word
from manoir.core.story import LETTERS, Json, Phrase, Seat, plain
from manoir.server.tables.match import FEW, TableMatch, reach
from manoir.server.tables.messages import (
    ENCODE,
    Guide,
    OwnPart,
    PanelShown,
    ProgressShown,
    RefusedFrame,
    RowShown,
    SharedPart,
    StageShown,
    StoryLine,
    WordShown,
)

FRAMES = 32  # that are kept of a position


class Teller:
    """Tells the same entries to several watchers: what is the same for all of them is written once."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.lines: list[bytes] = []  # as a spectator hears them, as text …
        self.same = b""  # … and all of them, as they stand in a frame
        self.insiders: list[list[Seat]] = []  # the seats that hear more, for each

    def to(self, seat: Seat | None) -> list[StoryLine]:
        return [_line(entry, seat) for entry in self.entries]

    def part(self, seat: Seat | None) -> bytes:
        """The story as it stands in a frame, as text."""
        if not self.same:
            self.lines = [everybodys(entry) for entry in self.entries]
            self.same = _part(self.lines)
            self.insiders = [_insiders(entry) for entry in self.entries]
        if seat is None:
            return self.same
        lines = self.lines
        for at in range(len(self.entries)):
            if seat in self.insiders[at]:
                if lines is self.lines:
                    lines = lines[:]
                lines[at] = ENCODE(_line(self.entries[at], seat))
        return self.same if lines is self.lines else _part(lines)

    def whole(self) -> list[StoryLine]:
        """With every secret, for when the game is over."""
        return [
            StoryLine(
                entry.number,
                seat_word(entry.seat),
                None if entry.move is None else entry.move.notation,
                [event.whole().to_json() for event in entry.story],
            )
            for entry in self.entries
        ]


def forgotten(match: Match, seat: Seat | None) -> int:
    """Up to which number nothing is told or shown again: where a table plays from memory, what came before the seat's
    own last move; for a spectator, before everybody's."""
    if match.over or match.state.view(None).memory_aid:
        return 0
    awaited = set(range(match.seats)) if seat is None else {seat}
    for at in range(match.number - 1, -1, -1):
        awaited.discard(match.who[at])
        if not awaited:
            return at
    return 0


async def tellable(match: TableMatch, number: int) -> None:
    """See to it that all after a number can be told at once, for a while: it is played and put into words a few entries
    at a time, so that nobody's move waits for a long story."""
    past, last = match.past(), match.number
    await reach(past, last)
    for start in range(number, last, FEW):
        for entry in past.told[start : min(start + FEW, last)]:
            everybodys(entry)
        await asyncio.sleep(0)
    match.held = past


def everybodys(entry: Entry) -> bytes:
    """What everybody may know of an entry, as text, which is made once."""
    if not entry.text:
        entry.text = ENCODE(_line(entry, None))
    return entry.text


def heard_by(entry: Entry, seat: Seat | None) -> bytes:
    """What a seat may know of it."""
    return ENCODE(_line(entry, seat)) if seat in _insiders(entry) else everybodys(entry)


def told_whole(entry: Entry) -> bytes:
    """With every secret, for when the game is over."""
    return ENCODE(Teller([entry]).whole()[0])


def _part(lines: list[bytes]) -> bytes:
    return b'"story":[' + b",".join(lines) + b"]"


def _insiders(entry: Entry) -> list[Seat]:
    """The seats to which an entry tells more than to a spectator."""
    found: list[Seat] = []
    if entry.move is not None and entry.move.public is not entry.move and entry.seat != CHANCE:
        found.append(entry.seat)
    for event in entry.story:
        if event.secret:
            found += event.seen_by
    return found


def _line(entry: Entry, watcher: Seat | None) -> StoryLine:
    return StoryLine(
        entry.number,
        seat_word(entry.seat),
        _seen(entry.seat, entry.move, watcher),
        [event.told_to(watcher).to_json() for event in entry.story],
    )


def _seen(mover: Seat, move: Move | None, watcher: Seat | None) -> str | None:
    if move is None:
        return None
    return (move if mover == watcher and mover != CHANCE else move.public).notation


class Showing:
    """A position as it is shown to several watchers. What everybody may know is written once; the rest is asked of the
    game for each seat, and added to that. The parts of a frame are kept as text and joined once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = match.number
        self.waiting = match.state.waiting()
        self.everybodys = match.state.view(None)  # what a spectator may know
        self.tellers: dict[int, Teller] = {}
        self.common: dict[int, bytes] = {}  # by the number that watchers have been told up to
        self.ready: dict[tuple[Seat | None, int, bool], bytes] = {}
        self.sheets: dict[Seat | None, bytes] = {}
        self.status: Raw | None = None  # for who is not asked
        self.shared: Json | None = None  # what everybody sees …
        self.public: dict[tuple[str, ...], bytes] = {}  # … as text, without what some seats have otherwise

    def serves(self, match: Match) -> bool:
        """Whether it still shows a position, and is not yet full of stories from too many different numbers."""
        return match is self.match and match.number == self.number and len(self.ready) < FRAMES

    def to(self, seat: Seat | None, number: int, answers: str = "", sheet: bool = False) -> bytes:
        """The frame for a watcher who has been told everything up to a number, with the sheet if that is wanted."""
        since = min(number, self.number)
        if not self.everybodys.memory_aid:
            since = max(since, forgotten(self.match, seat))
        text = self.ready.get((seat, since, sheet))
        if text is None:
            text = self.ready[seat, since, sheet] = self._frame(seat, since, sheet)
        return text[:-1] + b',"answers":' + ENCODE(answers) + b"}" if answers else text

    def _frame(self, seat: Seat | None, since: int, sheet: bool) -> bytes:
        view = self._seen_by(seat)
        teller = self.tellers.get(since)
        if teller is None:
            teller = self.tellers[since] = Teller(self.match.since(since))
        own, public = self._view(view)
        parts = [self._own(seat, view)[:-1], b',"view":', own, public, b",", self._common(since), b","]
        if sheet:
            parts += [b'"sheet":', self._sheet(view), b","]
        parts += [teller.part(seat), b"}"]
        return b"".join(parts)

    def _seen_by(self, seat: Seat | None) -> View:
        if seat is None:
            return self.everybodys
        return self.everybodys.seen_by(seat) or self.match.state.view(seat)

    def _common(self, since: int) -> bytes:
        """What is the same for everybody."""
        text = self.common.get(since)
        if text is None:
            match = self.match
            letters = [LETTERS[one] for one in self.waiting]
            shared = SharedPart(match.number, since, letters, match.over, guide(self.everybodys, match.state.rests()))
            if match.over:
                shared.result = result(match)
            text = self.common[since] = ENCODE(shared)[1:-1]
        return text

    def _own(self, seat: Seat | None, view: View) -> bytes:
        """What is for this seat, besides its view."""
        asked = seat is not None and seat in self.waiting
        if not asked and self.status is None:
            self.status = Raw(ENCODE(self.everybodys.status().to_json()))
        status = view.status().to_json() if asked or self.status is None else self.status
        undo = seat is not None and self.match.can_undo(seat)
        part = OwnPart(None if seat is None else LETTERS[seat], status, [], undo)
        if not view.memory_aid and not self.match.over:
            part.forgotten = forgotten(self.match, seat)
        if seat is None or not asked:
            return ENCODE(part)
        moves = self.match.state.moves(seat)
        part.moves = [move.notation for move in moves]
        hints: dict[str, Json] = {}
        for move in moves:
            hint = view.hint(move)
            if hint is not None:
                hints[move.notation] = hint.to_json()
        if hints:
            part.hints = hints
        return ENCODE(part)

    def _sheet(self, view: View) -> bytes:
        """Laying a view out takes longer than all the rest: once a seat, however much each watcher has been told."""
        text = self.sheets.get(view.seat)
        if text is None:
            text = self.sheets[view.seat] = ENCODE(sheet_of(view))
        return text

    def _view(self, view: View) -> tuple[bytes, bytes]:
        """A view in two parts: what is the seat's own, and what everybody sees."""
        own = view.own_json()
        if own is None:
            return ENCODE(view.to_json()), b""
        shared = self.shared
        if shared is None:
            shared = self.shared = self.everybodys.common_json()
        twice = tuple([name for name in own if name in shared])
        public = self.public.get(twice)
        if public is None:
            rest = {name: shared[name] for name in shared if name not in twice} if twice else shared
            public = self.public[twice] = b"," + ENCODE(rest)[1:]
        return ENCODE(own)[:-1], public


def sheet_of(view: View) -> list[PanelShown]:
    """The view laid out for reading, for clients without a board for the game."""
    return [
        PanelShown(
            panel.title.to_json(),
            None if panel.seat is None else LETTERS[panel.seat],
            [
                RowShown(line.label.to_json(), [item.to_json() for item in line.items], line.secret)
                for line in panel.lines
            ],
        )
        for panel in view.sheet()
    ]


def guide(view: View, rests: int = 0) -> Guide:
    """What a view says to help to follow the game, and which intermission it is, if it is one."""
    found = Guide(view.rule(), [LETTERS[seat] for seat in view.asked()])
    if rests:
        found.rests = rests
    progress, stages = view.progress(), view.stages()
    if progress is not None:
        found.progress = ProgressShown(progress.part, progress.text.to_json())
    if stages:
        found.stages = [StageShown(stage.text.to_json(), stage.now) for stage in stages]
    return found


def result(match: Match) -> Json:
    """How the game ended. Everybody may know."""
    state = match.state
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "standing": state.standing(),
        "remarks": [{"text": phrase.to_json(), "rule": rule} for phrase, rule in state.remarks()],
        "breakdown": [
            [{"for": phrase.to_json(), "points": points} for phrase, points in state.breakdown(seat)]
            for seat in range(match.seats)
        ],
    }


def words_shown(words: list[Word]) -> list[WordShown]:
    """Words that could be said next, each with those that could follow it."""
    found: list[WordShown] = []
    for word in words:
        shown = WordShown(word.move.notation)
        if word.hint is not None:
            shown.hint = word.hint.to_json()
        if word.spared:
            shown.spared = [move.notation for move in word.spared]
        if word.then:
            shown.then = words_shown(word.then)
        if word.unfinished:
            shown.unfinished = True
        if word.changes:
            shown.changes = word.changes
        found.append(shown)
    return found


def values_of(phrase: Phrase) -> dict[str, Any]:
    return {name: plain(value) for name, value in phrase.values.items()}


def refused_frame(refused: Refused, id: str | None, number: int) -> RefusedFrame:
    return RefusedFrame(id, number, refused.phrase.key, refused.rule, values_of(refused.phrase))
