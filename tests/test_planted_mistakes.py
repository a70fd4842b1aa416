"""Mistakes that who writes a game makes, planted in a new one: each is reported in a sentence that says what and where.

The first twenty-three are those that a stranger to this code planted. The twenty-fourth cannot be seen from outside.
"""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from manoir.core.contract import Broken, check, faults, own_testing, sample
from manoir.core.game import Game
from manoir.workshop.new_game import files

SEEDS = 12


class Planted(NamedTuple):
    """Some words of a file, what a mistake makes of them, and what is said; A and B stand for any seat."""

    file: str
    words: str
    instead: str
    said: str
    anywhen: bool = True  # it is seen while the game is played: then the seed, the move and so on are said too


LISTED = False
STRANGER = {
    "text missing in one language": Planted(
        "texts/es.ftl", "event-lay =", "event-laid =", "The text event-lay is missing in es.ftl.", LISTED
    ),
    "text with a wrong variable": Planted(
        "texts/fr.ftl",
        "event-deal = { $player }",
        "event-deal = { $joueur }",
        "The text event-deal in fr.ftl uses joueur, which it is not given; given: player, card.",
    ),
    "event not listed": Planted("game.py", '"lay": "P-4", ', "", "The event event-lay is not in Game.events."),
    "typo in the rule of an event": Planted(
        "state.py",
        'Event("event-lay", "P-4"',
        'Event("event-lay", "P-44"',
        "event-lay cites the rule P-44, which is no row of RULES.md.",
    ),
    "typo in a row of the rules": Planted(
        "RULES.md",
        "| P-4 |",
        "| P4 |",
        "Game.events: lay cites the rule P-4, which is no row of RULES.md.",
        LISTED,
    ),
    "view shows the others' hands": Planted(
        "view.py",
        '            "held": self.held,',
        '            "held": self.step and self.all,',
        "The view leaks: A sees held.1 = [1], but [2] when what A must not know is dealt otherwise.",
    ),
    "secret told to all": Planted(
        "state.py",
        '{"player": Who(seat)}, secret={"card": card}, seen_by=[seat]))\n\n    def lay',
        '{"player": Who(seat), "card": card}))\n\n    def lay',
        "The story leaks: A cannot see “deal B 1” from “deal B 2”, but is told story.0.card = 1 or 2.",
    ),
    "clone shares the hands": Planted(
        "state.py",
        "            [hand[:] for hand in self.hands],\n            [cards",
        "            self.hands,\n            [cards",
        "clone() shares something with its state: playing the clone changes hands.1 of the state from [1] to [2].",
    ),
    "clone forgets the actor": Planted(
        "state.py",
        "        copy.actor = self.actor\n",
        "",
        "clone() differs from its state: actor is -1 instead of 1.",
    ),
    "two fields of a clone swapped": Planted(
        "state.py",
        "[cards[:] for cards in self.staircases],\n            [cards[:] for cards in self.dropped],",
        "[cards[:] for cards in self.dropped],\n            [cards[:] for cards in self.staircases],",
        "clone() differs from its state: staircases is [[], []] instead of [[], [], []].",
    ),
    "imagine without proceed": Planted(
        "view.py",
        "        state.proceed()\n",
        "",
        "imagine() makes chance the next to move for A, instead of B: does it end with proceed()?",
    ),
    "imagine forgets one's own hand": Planted(
        "view.py",
        "self.hand[:] if mine else ",
        "",
        "imagine() contradicts what A sees: hand is [1] instead of [2].",
    ),
    "move not in the catalogue": Planted(
        "moves.py",
        "for move in lays.values()),",
        "for move in lays.values() if move.card != 12),",
        "The move “lay 12 1” is not in Game.moves, so nobody can type it and no record can be read.",
    ),
    "no sheet": Planted("view.py", "def sheet(", "def sheets(", "PlantedView has no sheet().", LISTED),
    "no status": Planted("view.py", "def status(", "def state_of(", "PlantedView has no status().", LISTED),
    "seats forgotten": Planted(
        "game.py",
        "        self.seats = [2, 3, 4]\n",
        "",
        "Game.seats is –: it must list the player counts, from the smallest to the largest, between 1 and 10.",
        LISTED,
    ),
    "most_decisions forgotten": Planted(
        "game.py",
        "        self.most_decisions = CARDS\n",
        "",
        "Game.most_decisions is 0: it must be a number of decisions that no game exceeds.",
        LISTED,
    ),
    "usual_seats forgotten": Planted(
        "game.py",
        "        self.usual_seats = 3\n",
        "",
        "Game.usual_seats is 0, which is none of the player counts: 2, 3, 4.",
        LISTED,
    ),
    "refusal without an entry": Planted(
        "game.py",
        '            "too-low": "P-3",\n',
        "",
        "The move “lay 1 1” is refused with “too-low”, which is not in Game.refusals.",
    ),
    "game that never ends": Planted(
        "state.py",
        "        self.hands[seat].remove(card)\n        self.staircases[staircase].append(card)\n",
        "        self.staircases[staircase] = self.staircases[staircase][:]\n",
        "The game does not end: more than 24 decisions (Game.most_decisions).",
    ),
    "refusal that contradicts the moves": Planted(
        "steps.py",
        '        if move in self.moves(state, seat):\n            return ""\n',
        '        if move in self.moves(state, seat) and move.notation != "lay 12 1":\n            return ""\n',
        "The move “lay 12 1” is offered to A, but refusal() says “too-low”.",
    ),
    "breakdown that does not add up": Planted(
        "state.py",
        '(Phrase("points-dropped"), -len(self.dropped[seat]))',
        '(Phrase("points-dropped"), len(self.dropped[seat]))',
        "breakdown() of A adds up to 1, but the score is 2.",
    ),
    "two moves with one id": Planted(
        "moves.py",
        "DealCard(200 + 100 * seat + card",
        "DealCard(200 + 10 * seat + card",
        "The moves “deal A 11” and “deal B 1” have the same id, 211: every move needs its own, "
        "and so does what the others see of it.",
        LISTED,
    ),
}
OTHERS = {
    "standing that makes another the winner": Planted(
        "state.py",
        "    def turns(self) -> int:\n",
        "    def standing(self) -> list[int]:\n"
        "        return [len(self.hands) + 1 - rank for rank in self.ranks()]\n\n"
        "    def turns(self) -> int:\n",
        "standing() gives A place 1 where ranks() gives 2: it may tell losers apart, and change nothing else.",
    ),
    "public move with the id of another": Planted(
        "moves.py",
        "DROPPED = Move(0,",
        "DROPPED = Move(1,",
        "The moves “drop ?” and “deal A ?” have the same id, 1",
        LISTED,
    ),
    "two moves with one notation": Planted(
        "moves.py",
        'super().__init__(id, f"drop {card}", public)',
        'super().__init__(id, f"drop {card}", Move(id + 2000, "drop ?"))',
        "Two moves have the notation “drop ?”.",
        LISTED,
    ),
    "section of the rules without a name": Planted(
        "texts/fr.ftl", "rules-P =", "rules-Q =", "The text rules-P is missing in fr.ftl.", LISTED
    ),
    "verb that no move has": Planted(
        "game.py",
        '["lay", "drop"]',
        '["lay", "drop", "pass"]',
        "Game.verbs lists “pass”, but no move has that verb.",
        LISTED,
    ),
    "verb not listed": Planted(
        "game.py", '["lay", "drop"]', '["lay"]', "The verb “drop” of the move “drop 1” is not in Game.verbs."
    ),
    "example that is no move": Planted(
        "game.py", '"lay 7 2", ', '"lay 7", ', "Game.notations shows “lay 7”, but no move is written so.", LISTED
    ),
    "line that is no text": Planted(
        "texts/en.ftl",
        "panel-hand = Your hand",
        "panel hand: Your hand",
        "A line of texts/en.ftl is no text: panel hand",
        LISTED,
    ),
    "text that only a game in play asks for": Planted(
        "texts/en.ftl", "row-dropped =", "row-dropp =", "The text row-dropped is missing in en.ftl."
    ),
    "moves that differ in no part": Planted(
        "moves.py",
        '{"card": number(self.card), "staircase": number(self.staircase)}',
        '{"card": number(self.card), "staircase": number(1)}',
        "The moves “lay 1 1” and “lay 1 2” have the same verb and the same parts: clients cannot tell them apart.",
    ),
    "turns that are seats": Planted(
        "state.py",
        "        return self.turn\n",
        "        return self.actor + 1\n",
        "turns() was 1 before the move and is 0 after it: it must count up, or always be None.",
    ),
    "hand that cannot be covered": Planted(
        "view.py",
        ", secret=True)",
        ")",
        "The row row-hand of A is not what everybody sees, but it is not marked as secret.",
    ),
    "rule of a decision that there is not": Planted(
        "steps.py", 'return "P-3"', 'return "P-33"', "View.rule() cites the rule P-33, which is no row of RULES.md."
    ),
    "status that tells who must drop": Planted(
        "view.py",
        '        if self.actor == OVER:\n            return Phrase("status-over")\n',
        '        if self.must_drop:\n            return Phrase("status-over")\n',
        "status.key",  # by the redealt position or by the imagined one, whichever happens to differ first
    ),
    "card that is lost": Planted(
        "state.py",
        "        self.staircases[staircase].append(card)\n",
        "        self.staircases[staircase][-1:] = [card, card]\n",
        "A move has lost or made something:",
    ),
    "chance without an outcome": Planted(
        "steps.py",
        "(DEALS[seat][card], 1)",
        "(DEALS[seat][card], 0)",
        "chance() has no outcome, or one whose weight is not above 0.",
    ),
    "deal that never ends": Planted(
        "steps.py",
        "        state.deal(move.seat, move.card)\n        state.push(self)\n",
        "        state.push(self)\n",
        "The game does not go on: chance has made 10,000 moves in a row.",
    ),
    "code that fails": Planted(
        "steps.py",
        "            state.drop(seat, move.card)\n",
        "            state.drop(seat, state.hands[seat][99])\n",
        "IndexError: list index out of range, in steps.py, line 1, in take().",
    ),
    "step without its choices": Planted(
        "steps.py",
        "    def chance(self, state: PlantedState) -> list[tuple[Move, int]]:\n        return [(DEALS[self.seat]",
        "    def chances(self, state: PlantedState) -> list[tuple[Move, int]]:\n        return [(DEALS[self.seat]",
        "chance() is not written, and is asked for in ",
    ),
    "testing without its count": Planted(
        "testing.py", "def census(", "def count(", "The module planted.testing has no census().", LISTED
    ),
    "file that is missing": Planted(
        "texts/fr.ftl", "", "", "The file texts/fr.ftl is missing beside the game.", LISTED
    ),
}


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game called `planted` that can be imported: the folder of its module."""
    for place, text in files("planted").items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    monkeypatch.setattr(sys, "path", [str(tmp_path / "src"), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path / "src/planted"
    for name in [name for name in sys.modules if name.split(".")[0] == "planted"]:
        del sys.modules[name]


def plant(folder: Path, mistake: Planted) -> None:
    file = folder / mistake.file
    if not mistake.words:
        file.unlink()
        return
    text = file.read_text()
    assert mistake.words in text, mistake.words
    text = text.replace(mistake.words, mistake.instead, 1)
    if "self.all" in mistake.instead:
        text = text.replace(
            "        self.points =", "        self.all = [hand[:] for hand in state.hands]\n        self.points ="
        )
    if "must_drop" in mistake.instead:
        fits = "any(state.fits(card, at) for at in range(3) for card in state.hands[state.actor])"
        known = f"        self.must_drop = state.actor >= 0 and not {fits}\n        self.points ="
        text = text.replace("        self.points =", known)
    file.write_text(text)


def wrong() -> Broken | None:
    """What is first found in the game."""
    game: Game = importlib.import_module("planted.game").GAME
    for fault in faults(game):
        return fault
    try:
        for seed in range(SEEDS):
            options, seats = sample(game, seed)
            check(game, own_testing(game), options, seats, seed)
    except Broken as broken:
        return broken
    return None


def shape(sentence: str) -> str:
    """A sentence without what depends on the cards: which seat, which card, which number."""
    sentence = re.sub(r"\[[\d, \[\]]*\]", "[…]", sentence)
    return re.sub(r"\b[A-D]\b(?! is| = )|\d+", "…", sentence)


@pytest.mark.parametrize("mistake", [*STRANGER, *OTHERS])
def test_a_planted_mistake_is_reported_with_what_and_where(mistake: str, begin: Path) -> None:
    planted = {**STRANGER, **OTHERS}[mistake]
    plant(begin, planted)
    broken = wrong()

    assert broken is not None
    sentence = str(broken)
    assert shape(planted.said) in shape(sentence), sentence
    where = re.match(
        r"Seed \d+ \(\d players, options: hand=\d\), (before the first move|after move \d+ \(.+?\)): ", sentence
    )
    assert (where is not None) == planted.anywhen, sentence


def test_there_are_as_many_as_the_stranger_planted() -> None:
    assert len(STRANGER) == 23


def test_a_mere_bug_in_the_rules_keeps_the_contract(begin: Path) -> None:
    """The 24th: the points always go to the first player. No contract knows the rules; the game's own tests do."""
    plant(begin, Planted("state.py", "self.points[seat] += points", "self.points[0] += points", ""))

    assert wrong() is None
