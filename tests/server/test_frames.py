"""Frames are joined from parts that are written once; whoever reads one must not notice."""

import json

import pytest

from manoir.games import GAMES
from manoir.server.tables.fairness import Draws
from manoir.server.tables.frames import Showing, Teller
from manoir.server.tables.match import TableMatch
from manoir.server.tables.messages import ENCODE
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
        match.accept(match.drawn_draft(seat, moves[turn * 7 % len(moves)], draws))
        copy = TableMatch(game, game.options(), 4)
        copy.take([(who, move.notation) for who, move in match.line()])
        copy.told = match.told
        found.append(copy)
    return found


@pytest.mark.parametrize("name", GAMES)
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


@pytest.mark.parametrize("name", GAMES)
def test_only_who_sent_a_command_is_answered(name: str) -> None:
    match = played(name)[-1]
    showing = Showing(match)
    answered = json.loads(showing.to(1, match.number, "c1"))
    plain = json.loads(showing.to(1, match.number))
    assert answered.pop("answers") == "c1"
    assert answered == plain
