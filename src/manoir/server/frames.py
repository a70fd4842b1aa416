"""Frames: what each watcher is shown, built from that seat's view and never cut down from the whole."""

from collections.abc import Iterable
from typing import Any

import msgspec

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Move
from manoir.core.record import seat_word
from manoir.core.story import LETTERS, Json, Phrase, Seat, plain
from manoir.server.messages import ENCODE, GameFrame, RefusedFrame, StoryLine
from manoir.server.position import Position, Told


class Teller:
    """Tells the same entries to several watchers: what is the same for all of them is written once."""

    def __init__(self, entries: Iterable[Told]) -> None:
        self.entries = list(entries)
        self.open = [_open(told) for told in self.entries]  # lines that are the same for everybody, as text
        self.same: list[StoryLine] | None = None
        if all(line is not None for line in self.open):
            self.same = _raw(b"[" + b",".join(line for line in self.open if line is not None) + b"]")

    def to(self, seat: Seat | None) -> list[StoryLine]:
        if self.same is not None:
            return self.same
        return [
            _line(told, seat) if line is None else _raw(line)
            for told, line in zip(self.entries, self.open, strict=True)
        ]

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


def _raw(text: bytes) -> Any:
    """What has been encoded before, to stand in a frame as it is."""
    return msgspec.Raw(text)


def _seen(mover: Seat, move: Move | None, watcher: Seat | None) -> str | None:
    if move is None:
        return None
    return (move if mover == watcher and mover != CHANCE else move.public).notation


class Showing:
    """A position as it is shown to several watchers. What each may know is asked of the game for each."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.waiting = position.state.waiting()
        self.letters = [LETTERS[one] for one in self.waiting]
        self.tellers: dict[int, Teller] = {}
        self.ready: dict[tuple[Seat | None, int], bytes] = {}

    def to(self, seat: Seat | None, number: int, answers: str = "") -> bytes:
        """The frame for a watcher who has been told everything up to a number."""
        since = min(number, self.position.number)
        if not answers and (seat, since) in self.ready:
            return self.ready[seat, since]
        text = ENCODE(self.frame(seat, since, answers))
        if not answers:
            self.ready[seat, since] = text
        return text

    def frame(self, seat: Seat | None, since: int, answers: str) -> GameFrame:
        position = self.position
        state = position.state
        teller = self.tellers.get(since)
        if teller is None:
            teller = self.tellers[since] = Teller(position.since(since))
        view = state.view(seat)
        frame = GameFrame(
            None if seat is None else LETTERS[seat],
            position.number,
            since,
            view.to_json(),
            view.status().to_json(),
            self.letters,
            [move.notation for move in state.moves(seat)] if seat is not None and seat in self.waiting else [],
            seat is not None and position.can_undo(seat),
            position.over,
            teller.to(seat),
        )
        if answers:
            frame.answers = answers
        if position.over:
            frame.result = result(position)
        return frame


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
