"""Frames: what each watcher is shown, built from that seat's view and never cut down from the whole."""

from collections.abc import Iterable
from typing import Any

import msgspec

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Move
from manoir.core.record import seat_word
from manoir.core.story import LETTERS, Event, Json, Phrase, Seat, plain
from manoir.server.messages import ENCODE, GameFrame, RefusedFrame, StoryLine
from manoir.server.position import Position, Told


class Teller:
    """Tells the same entries to several watchers: what is the same for all of them is written once."""

    def __init__(self, entries: Iterable[Told]) -> None:
        self.entries = [(told, [_open(event) for event in told.story]) for told in entries]

    def to(self, seat: Seat | None) -> list[StoryLine]:
        return [
            StoryLine(
                told.number,
                seat_word(told.seat),
                _seen(told.seat, told.move, seat),
                [
                    event.told_to(seat).to_json() if raw is None else raw
                    for event, raw in zip(told.story, raws, strict=True)
                ],
            )
            for told, raws in self.entries
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
            for told, _ in self.entries
        ]


def _open(event: Event) -> msgspec.Raw | None:
    """An event without a secret, which is the same for everybody."""
    return None if event.secret else msgspec.Raw(ENCODE(event.to_json()))


def _seen(mover: Seat, move: Move | None, watcher: Seat | None) -> str | None:
    if move is None:
        return None
    return (move if mover == watcher and mover != CHANCE else move.public).notation


def game_frame(position: Position, seat: Seat | None, since: int, teller: Teller) -> GameFrame:
    state = position.state
    view = state.view(seat)
    waiting = state.waiting()
    moves = state.moves(seat) if seat is not None and seat in waiting else []
    frame = GameFrame(
        None if seat is None else LETTERS[seat],
        position.number,
        since,
        view.to_json(),
        view.status().to_json(),
        [LETTERS[one] for one in waiting],
        [move.notation for move in moves],
        seat is not None and position.can_undo(seat),
        position.over,
        teller.to(seat),
    )
    hints = {move.notation: hint.to_json() for move in moves if (hint := view.hint(move)) is not None}
    if hints:
        frame.hints = hints
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
