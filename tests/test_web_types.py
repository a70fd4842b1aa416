"""What the page is told about views is what views are: their shapes, and the TypeScript made from them."""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.game import Game
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games import GAMES, HOUSE
from tests.test_contract import allowed, options_of

ROOT = Path(__file__).parent.parent
SHAPED = [name for name in HOUSE if find_spec(f"manoir.games.{name}.shape") is not None]


def check_views(match: Match, shape: object) -> None:
    """Converting drops what a shape does not name: so nothing may be missing, wrong, or too much."""
    for seat in (None, *range(match.seats)):
        view = match.state.view(seat).to_json()
        assert msgspec.convert(view, shape, strict=True) == view


@pytest.mark.parametrize("name", SHAPED)
@given(data=st.data())
def test_every_view_of_a_game_has_its_shape(name: str, data: st.DataObject) -> None:
    game: Game = GAMES[name]
    shape = import_module(f"manoir.games.{name}.shape").SHAPE
    seats = data.draw(st.sampled_from(game.seats), "seats")
    options = data.draw(options_of(game).filter(lambda chosen: allowed(chosen, seats)), "options")
    rng = Rng(data.draw(st.integers(0, 2**32), "seed"))
    match = Match(game, options, seats)
    check_views(match, shape)
    match.settle(rng)
    for _ in range(200):  # decisions: enough for every kind of them
        check_views(match, shape)
        if match.over:
            break
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        match.settle(rng)


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, "-P", str(ROOT / "tools/web_types.py"), "--check"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)

    assert told.returncode == 0, told.stdout + told.stderr
