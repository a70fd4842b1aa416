"""Frames are joined from parts that are written once; whoever reads one must not notice."""

import json
from typing import Any

import pytest

from manoir.games import GAMES
from manoir.server.tables import table as table_module
from manoir.server.tables.fairness import Dice
from manoir.server.tables.frames import Showing, Teller
from manoir.server.tables.messages import ENCODE
from manoir.server.tables.past import told_since
from manoir.server.tables.position import Position
from manoir.server.tables.sheet import Sheet
from manoir.server.tables.table import Table
from manoir.server.tables.watcher import Watcher
from tests.seed import SEED

MOVES = 60


def played(name: str) -> list[Position]:
    """A game after each of its first moves, with what was told of the last one."""
    game = GAMES[name]
    position = Position(game, game.options(), 4)
    dice = Dice(f"{SEED:064x}", ["-"] * 4)
    position.accept(position.opening(dice))
    found: list[Position] = []
    for turn in range(MOVES):
        if position.over:
            break
        seat = position.state.waiting()[0]
        moves = position.state.moves(seat)
        position.accept(position.draft(seat, [moves[turn * 7 % len(moves)]], dice))
        copy = Position(game, game.options(), 4)
        copy.take([(who, move.notation) for who, move in position.line()])
        copy.recent = position.recent
        found.append(copy)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_says_what_the_game_says(name: str) -> None:
    for position in played(name):
        showing, number = Showing(position), position.number
        for seat in (None, 0, 1, 2, 3):
            frame = json.loads(showing.to(seat, number - 1, "c1"))
            view = position.state.view(seat)
            moves = position.state.moves(seat) if seat is not None and seat in position.state.waiting() else []
            assert frame["view"] == json.loads(ENCODE(view.to_json()))
            assert frame["status"] == json.loads(ENCODE(view.status().to_json()))
            assert frame["moves"] == [move.notation for move in moves]
            assert frame["story"] == json.loads(ENCODE(Teller(told_since(position, number - 1)).to(seat)))
            assert (frame["type"], frame["number"], frame["since"], frame["answers"]) == (
                "game",
                number,
                number - 1,
                "c1",
            )


@pytest.mark.parametrize("name", GAMES)
def test_only_who_sent_a_command_is_answered(name: str) -> None:
    position = played(name)[-1]
    showing = Showing(position)
    answered = json.loads(showing.to(1, position.number, "c1"))
    plain = json.loads(showing.to(1, position.number))
    assert answered.pop("answers") == "c1"
    assert answered == plain


class Line:
    """A connection that takes frames, or does not."""

    def __init__(self, takes: bool) -> None:
        self.free = takes
        self.told: list[bytes] = []

    def takes(self) -> bool:
        return self.free

    def tell(self, text: bytes) -> bool:
        self.told.append(text)
        return True

    def end(self) -> None: ...


def test_no_frame_is_put_together_for_who_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they have missed gets longer with each move, and is not written anew each time."""
    made: list[tuple[int | None, int]] = []

    class Counted:
        def __init__(self, position: Position) -> None: ...

        def to(self, seat: int | None, number: int, answers: str = "") -> bytes:
            made.append((seat, number))
            return b"{}"

    monkeypatch.setattr(table_module, "Showing", Counted)
    game = GAMES["toctoctoc"]
    sheet = Sheet("id", "CODE", game.name, game.version, {}, False, [], "", "", 0.0, 0.0)
    house: Any = None
    table = Table(house, sheet, game)
    table.position = played("toctoctoc")[-1]
    lines = [Line(True), Line(False), Line(True)]
    for number, line in enumerate(lines):
        table.watchers.append(Watcher(table, None, "", line, number))
    table.show()
    assert made == [(None, 0), (None, 2)]
    assert [len(line.told) for line in lines] == [1, 0, 1]
    assert [watcher.behind for watcher in table.watchers] == [False, True, False]  # told when it can take more
