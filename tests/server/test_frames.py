"""Frames are joined from parts that are written once; whoever reads one must not notice."""

import json
from typing import Any

import pytest

from manoir.games import GAMES, HOUSE
from manoir.server.tables import table as table_module
from manoir.server.tables.agreement import Agreement
from manoir.server.tables.fairness import Draws
from manoir.server.tables.frames import Showing, Teller, sheet_of
from manoir.server.tables.match import TableMatch
from manoir.server.tables.messages import ENCODE
from manoir.server.tables.table import Table
from manoir.server.tables.watcher import Watcher
from tests.seed import SEED

MOVES = 60


def played(name: str) -> list[TableMatch]:
    """A game after each of its first moves, with what was told of the last one."""
    game = GAMES[name]
    match = TableMatch(game, game.options(), 4)
    draws = Draws(f"{SEED:064x}", ["-"] * 4)
    match.accept(match.first_draft(draws))
    found: list[TableMatch] = []
    for turn in range(MOVES):
        if match.over:
            break
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        match.accept(match.drawn_draft(seat, [moves[turn * 7 % len(moves)]], draws))
        copy = TableMatch(game, game.options(), 4)
        copy.take([(who, move.notation) for who, move in match.line()])
        copy.told = match.told
        found.append(copy)
    return found


@pytest.mark.parametrize("name", HOUSE)
def test_a_frame_says_what_the_game_says(name: str) -> None:
    for match in played(name):
        showing, number = Showing(match), match.number
        for seat in (None, 0, 1, 2, 3):
            frame = json.loads(showing.to(seat, number - 1, "c1"))
            view = match.state.view(seat)
            moves = match.state.moves(seat) if seat is not None and seat in match.state.waiting() else []
            assert frame["view"] == json.loads(ENCODE(view.to_json()))
            assert frame["status"] == json.loads(ENCODE(view.status().to_json()))
            assert frame["moves"] == [move.notation for move in moves]
            assert frame["story"] == json.loads(ENCODE(Teller(match.since(number - 1)).to(seat)))
            assert (frame["type"], frame["number"], frame["since"], frame["answers"]) == (
                "game",
                number,
                number - 1,
                "c1",
            )


@pytest.mark.parametrize("name", HOUSE)
def test_only_who_sent_a_command_is_answered(name: str) -> None:
    match = played(name)[-1]
    showing = Showing(match)
    answered = json.loads(showing.to(1, match.number, "c1"))
    plain = json.loads(showing.to(1, match.number))
    assert answered.pop("answers") == "c1"
    assert answered == plain


@pytest.mark.parametrize("name", HOUSE)
def test_the_sheet_is_for_who_has_asked_for_it_and_is_laid_out_once_a_seat(name: str) -> None:
    position = played(name)[-1]
    showing = Showing(position)
    for seat in (None, 0, 1):
        plain = json.loads(showing.to(seat, position.number))
        sheet = json.loads(showing.to(seat, position.number, sheet=True))
        assert sheet.pop("sheet") == json.loads(ENCODE(sheet_of(position.state.view(seat))))
        assert sheet == plain
        showing.sheets[seat] = b"[]"  # as it is kept: who has been told less gets the same
        assert json.loads(showing.to(seat, position.number - 1, sheet=True))["sheet"] == []


class Line:
    """A connection that takes frames, or does not."""

    def __init__(self, takes: bool) -> None:
        self.free = takes
        self.told: list[bytes] = []

    def takes(self) -> bool:
        return self.free

    def tell(self, text: bytes) -> None:
        self.told.append(text)

    def end(self) -> None: ...


def test_no_frame_is_put_together_for_who_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they have missed gets longer with each move, and is not written anew each time."""
    made: list[tuple[int | None, int]] = []

    class Counted:
        def __init__(self, match: TableMatch) -> None: ...

        def to(self, seat: int | None, number: int, answers: str = "", sheet: bool = False) -> bytes:
            made.append((seat, number))
            return b"{}"

    monkeypatch.setattr(table_module, "Showing", Counted)
    game = GAMES["toctoctoc"]
    agreement = Agreement("id", "CODE", game.name, game.version, {}, False, [], "", "", 0.0, 0.0)
    house: Any = None
    table = Table(house, agreement, game)
    table.match = played("toctoctoc")[-1]
    lines = [Line(True), Line(False), Line(True)]
    for number, line in enumerate(lines):
        table.watchers.append(Watcher(table, None, "", line, number))
    table.show()
    assert made == [(None, 0), (None, 2)]
    assert [len(line.told) for line in lines] == [1, 0, 1]
    assert [watcher.behind for watcher in table.watchers] == [False, True, False]  # told when it can take more
