"""Whole games on a terminal of 80 columns and 24 lines: what a decision is about is seen when it is asked for."""

import io
import random

import pytest

from manoir.console import Console
from manoir.core.play import Match
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES
from manoir.terminal.chronicle import Chronicle
from manoir.terminal.play import Session
from manoir.terminal.screen import Screen
from manoir.terminal.seating import seated

LINES = 24


class Reader(Screen):
    """A screen of that size, whose reader types any number on offer and remembers what was to be seen."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.out = io.StringIO()
        self.console = Console(
            file=self.out, force_terminal=True, width=80, height=LINES, color_system=None, markup=False, highlight=False
        )
        self.random = random.Random(seed)
        self.session: Session | None = None
        self.seen: list[str] = []

    def ask(self, prompt: str = "") -> str:
        assert self.session is not None
        if prompt:
            self.say(prompt)
        match = self.session.match
        shown = "\n".join([*self.out.getvalue().splitlines(), ">"][-LINES:])
        self.out.truncate(0)
        self.out.seek(0)
        if match.over or self.session.reader not in match.state.waiting():
            return ""
        self.seen.append(shown)
        return str(self.random.randint(1, len(match.state.moves(0))))


def played(name: str, seats: int, language: str, seed: int) -> Reader:
    game = GAMES[name]
    options = game.options.from_json({"maxRounds": 8} if name == "halloween" else {})
    match = Match(game, options.for_people(), seats)
    reader = Reader(seed)
    session = Session(Chronicle(match), seated(game, seats, None, [], "random"), language, reader, seed, confirms=False)
    reader.session = session
    session.run()
    assert match.over and len(reader.seen) > 5
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_own_place_and_town_are_there_at_every_decision_of_halloween(seats: int, language: str) -> None:
    texts = Texts(language, GAMES["halloween"].folder / "texts", ["Robin"])
    me, town = texts("you", name="A Robin"), texts("panel-town", n=0).split()[0].rstrip(",")
    for shown in played("halloween", seats, language, 40 + seats).seen:
        assert me in shown, shown
        assert f"\n{town}" in f"\n{shown}", shown


@pytest.mark.parametrize("name", ["toctoctoc", "spooks"])
def test_own_place_is_there_at_every_decision_of_the_other_games(name: str) -> None:
    for seats in (GAMES[name].seats[0], GAMES[name].usual_seats):
        for shown in played(name, seats, "fr", seats).seen:
            assert "Robin (toi)" in shown, shown


def test_odds_leave_the_grid_a_grid() -> None:
    """Every number of the choices of a turn stands in a row of its section, and the odds below, once."""
    fights = [shown for shown in played("halloween", 4, "fr", 44).seen if "chances de gagner" in shown]
    whole = [shown for shown in fights if "\nS1 " in shown]
    assert whole
    for shown in whole:
        assert "section 1 : Combat" not in shown.replace("\u00a0", " "), shown
