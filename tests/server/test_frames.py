"""Frames are joined from parts that are written once; whoever reads one must not notice."""

import json

import pytest

from manoir.core.game import View
from manoir.games import GAMES, HOUSE
from manoir.server.tables.fairness import Dice
from manoir.server.tables.frames import Showing, Teller, sheet_of
from manoir.server.tables.messages import ENCODE, PanelShown
from manoir.server.tables.past import told_since
from manoir.server.tables.position import Position
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
        position.accept(position.draft(seat, moves[turn * 7 % len(moves)], dice))
        copy = Position(game, game.options(), 4)
        copy.take([(who, move.notation) for who, move in position.line()])
        copy.recent = position.recent
        found.append(copy)
    return found


@pytest.mark.parametrize("name", HOUSE)
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


@pytest.mark.parametrize("name", HOUSE)
def test_only_who_sent_a_command_is_answered(name: str) -> None:
    position = played(name)[-1]
    showing = Showing(position)
    answered = json.loads(showing.to(1, position.number, "c1"))
    plain = json.loads(showing.to(1, position.number))
    assert answered.pop("answers") == "c1"
    assert answered == plain


@pytest.mark.parametrize("name", HOUSE)
def test_the_sheet_is_for_who_has_asked_for_it_and_is_laid_out_once_a_seat(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = played(name)[-1]
    showing = Showing(position)
    laid_out: list[int | None] = []

    def watched(view: View) -> list[PanelShown]:
        laid_out.append(view.seat)
        return sheet_of(view)

    monkeypatch.setattr("manoir.server.tables.frames.sheet_of", watched)
    for seat in (None, 0, 1):
        plain = json.loads(showing.to(seat, position.number))
        sheet = json.loads(showing.to(seat, position.number, sheet=True))
        showing.to(seat, position.number - 1, sheet=True)
        assert sheet.pop("sheet") == json.loads(ENCODE(sheet_of(position.state.view(seat))))
        assert sheet == plain
    assert laid_out == [None, 0, 1]
