"""Frames: what each watcher is shown, built from that seat's view and never cut down from the whole."""

from collections.abc import Iterable
from typing import Any

import msgspec

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Move, View
from manoir.core.record import seat_word
from manoir.core.story import LETTERS, Json, Phrase, Seat, plain
from manoir.server.messages import ENCODE, OwnPart, RefusedFrame, SharedPart, StoryLine
from manoir.server.past import told_since
from manoir.server.position import Position, Told

FRAMES = 32  # that are kept of a position


class Teller:
    """Tells the same entries to several watchers: what is the same for all of them is written once."""

    def __init__(self, entries: Iterable[Told]) -> None:
        self.entries = list(entries)
        self.open = [_open(told) for told in self.entries]  # lines that are the same for everybody, as text
        self.same: bytes | None = None  # … and all of them, if there are no others
        if all(line is not None for line in self.open):
            self.same = _part([line for line in self.open if line is not None])

    def to(self, seat: Seat | None) -> list[StoryLine]:
        return [_line(told, seat) for told in self.entries]

    def part(self, seat: Seat | None) -> bytes:
        """The story as it stands in a frame, encoded."""
        if self.same is not None:
            return self.same
        lines = zip(self.entries, self.open, strict=True)
        return _part([ENCODE(_line(told, seat)) if line is None else line for told, line in lines])

    def whole(self) -> list[StoryLine]:
        """With every secret, for when the game is over."""
        return [
            StoryLine(
                told.number,
                seat_word(told.seat),
                None if told.move is None else told.move.notation,
                [event.whole().to_json() for event in told.story],
            )
            for told in self.entries
        ]


def _open(told: Told) -> bytes | None:
    """An entry without a secret, which is the same for everybody."""
    if told.move is not None and told.move.public is not told.move:
        return None
    for event in told.story:
        if event.secret:
            return None
    return ENCODE(_line(told, None))


def _line(told: Told, watcher: Seat | None) -> StoryLine:
    return StoryLine(
        told.number,
        seat_word(told.seat),
        _seen(told.seat, told.move, watcher),
        [event.told_to(watcher).to_json() for event in told.story],
    )


def _part(lines: list[bytes]) -> bytes:
    return b'{"story":[' + b",".join(lines) + b"]}"


def _seen(mover: Seat, move: Move | None, watcher: Seat | None) -> str | None:
    if move is None:
        return None
    return (move if mover == watcher and mover != CHANCE else move.public).notation


class Showing:
    """A position as it is shown to several watchers. What everybody may know is written once; the rest is asked of the
    game for each seat, and added to that."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.number = position.number
        self.waiting = position.state.waiting()
        self.tellers: dict[int, Teller] = {}
        self.common: dict[int, bytes] = {}  # by the number that watchers have been told up to
        self.ready: dict[tuple[Seat | None, int], bytes] = {}
        self.public: dict[tuple[str, ...], bytes] = {}  # a spectator's view without what seats have of their own

    def serves(self, position: Position) -> bool:
        """Whether it still shows a position, and is not yet full of stories from too many different numbers."""
        return position is self.position and position.number == self.number and len(self.ready) < FRAMES

    def to(self, seat: Seat | None, number: int, answers: str = "") -> bytes:
        """The frame for a watcher who has been told everything up to a number."""
        since = min(number, self.position.number)
        if not answers and (seat, since) in self.ready:
            return self.ready[seat, since]
        text = joined(self.own(seat, answers), self.for_all(since), self.story(seat, since))
        if not answers:
            self.ready[seat, since] = text
        return text

    def for_all(self, since: int) -> bytes:
        """What is the same for everybody."""
        if since not in self.common:
            position = self.position
            letters = [LETTERS[one] for one in self.waiting]
            shared = SharedPart(position.number, since, letters, position.over)
            if position.over:
                shared.result = result(position)
            self.common[since] = ENCODE(shared)
        return self.common[since]

    def story(self, seat: Seat | None, since: int) -> bytes:
        teller = self.tellers.get(since)
        if teller is None:
            teller = self.tellers[since] = Teller(told_since(self.position, since))
        return teller.part(seat)

    def own(self, seat: Seat | None, answers: str) -> bytes:
        """What is for this seat."""
        state = self.position.state
        view = state.view(seat)
        moves = state.moves(seat) if seat is not None and seat in self.waiting else []
        part = OwnPart(
            None if seat is None else LETTERS[seat],
            self.view(view),
            view.status().to_json(),
            [move.notation for move in moves],
            seat is not None and self.position.can_undo(seat),
        )
        if moves:
            hints = {move.notation: hint.to_json() for move in moves if (hint := view.hint(move)) is not None}
            if hints:
                part.hints = hints
        if answers:
            part.answers = answers
        return ENCODE(part)

    def view(self, view: View) -> Any:
        own = view.own_json()
        if own is None:
            return view.to_json()
        names = tuple(own)
        if names not in self.public:
            everybodys = self.position.state.view(None).to_json()
            self.public[names] = ENCODE({name: everybodys[name] for name in everybodys if name not in own})
        return msgspec.Raw(joined(ENCODE(own), self.public[names]))


def joined(*objects: bytes) -> bytes:
    """Several JSON objects as one."""
    return b"{" + b",".join([text[1:-1] for text in objects if len(text) > 2]) + b"}"


def result(position: Position) -> Json:
    """How the game ended. Everybody may know."""
    state = position.state
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "breakdown": [
            [{"for": phrase.to_json(), "points": points} for phrase, points in state.breakdown(seat)]
            for seat in range(position.seats)
        ],
    }


def values_of(phrase: Phrase) -> dict[str, Any]:
    return {name: plain(value) for name, value in phrase.values.items()}


def refused_frame(refused: Refused, id: str | None, number: int) -> RefusedFrame:
    return RefusedFrame(id, number, refused.phrase.key, refused.rule, values_of(refused.phrase))
