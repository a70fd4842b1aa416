"""No game is played again from its beginning, however long it is: counted where calls can be, on the pure engine."""

import asyncio

import pytest

from manoir.core.game import State
from manoir.core.past import Past
from manoir.server.tables.frames import tellable
from manoir.server.tables.match import PASTS, TableMatch
from tests.server.test_past import SEATS, match_of


class Counted:
    """How often a match was played from its beginning."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        before = TableMatch.opening

        def opening(match: TableMatch) -> State:
            self.times += 1
            return before(match)

        monkeypatch.setattr(TableMatch, "opening", opening)


def test_taking_back_plays_nothing_again_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does reading a log in which much was taken back, but once."""
    counted = Counted(monkeypatch)
    match = match_of("halloween")
    assert match.undone > 5
    assert counted.times == 1
    other = TableMatch(match.game, match.options, SEATS)
    counted.times = 0
    other.take([(seat, move.notation if move else "") for seat, move in match.entries()])
    assert counted.times <= 2
    assert other.state.view(None).to_json() == match.state.view(None).to_json()


def test_no_position_is_looked_for_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where moves were taken back: whoever looks back at a very long game would hold everybody up."""
    match = match_of("halloween")
    past = Past(match)
    past.reach(match.number)
    counted = Counted(monkeypatch)
    for number in range(match.number + 1):
        past.at(number)
    assert match.undone > 5 and counted.times == 0


def test_what_another_process_takes_back_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("halloween")
    other = TableMatch(match.game, match.options, SEATS)
    counted = Counted(monkeypatch)
    for seat, move in match.entries():
        other.take([(seat, move.notation if move else "")])
    assert match.undone > 5 and counted.times == 0
    for seat in range(SEATS):
        assert other.state.view(seat).to_json() == match.state.view(seat).to_json()
        assert other.can_undo(seat) == match.can_undo(seat)


def test_a_story_that_is_about_to_be_told_is_not_forgotten_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks back at many games at once would have each played again, and that in one go."""
    match = match_of("halloween")
    asyncio.run(tellable(match, 0))
    for _ in range(PASTS + 1):
        TableMatch(match.game, match.options, SEATS).past()
    counted = Counted(monkeypatch)
    assert len(match.since(0)) == match.number and all(entry.text for entry in match.since(0))
    assert counted.times == 0
    match.held = None
    assert len(match.since(0)) == match.number and counted.times == 1
