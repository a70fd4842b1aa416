"""How the page groups moves, and fills the gaps of a sentence: web/src/table/choices.ts, run by Node."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page import node

ROOT = Path(__file__).parents[1]
SCRIPT = """
import * as choices from CHOICES
const { moves, steps } = JSON.parse(process.argv[1])
const groups = choices.grouped(moves)
let filled = {}
const seen = []
for (const [gap, value] of steps) {
  filled = choices.fill(groups[0], filled, gap, value)
  seen.push([filled, choices.left(groups[0], filled).map((move) => move.notation)])
}
const shown = groups.map(({ name, gaps, moves }) => [name, gaps, moves.map((move) => move.notation)])
console.log(JSON.stringify({ groups: shown, seen }))
"""


def move(notation: str, verb: str, **parts: object) -> dict[str, Any]:
    return {"notation": notation, "verb": verb, "parts": parts, "secret": False}


def chosen(moves: list[dict[str, Any]], *steps: tuple[str, object]) -> dict[str, Any]:
    program = node()
    if program is None:
        pytest.skip("there is no Node: ./manoir test brings one")
    script = SCRIPT.replace("CHOICES", json.dumps((ROOT / "web/src/table/choices.ts").as_uri()))
    command = [program, "--experimental-strip-types", "--no-warnings", "--input-type=module", "-e", script]
    told = subprocess.run([*command, json.dumps({"moves": moves, "steps": steps})], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    found: dict[str, Any] = json.loads(told.stdout)
    return found


BIDS = [move(f"{n} {face}", "say", n=n, face=face) for n in (3, 4) for face in ("a", "b", "c") if (n, face) != (3, "a")]


def test_moves_are_grouped_by_verb_and_by_the_names_of_their_parts() -> None:
    found = chosen(
        [
            move("doubt", "doubt"),
            *BIDS,
            move("use 1", "use", card="1"),
            move("use 1 on B", "use", card="1", target="B"),
            move("use 1 on C", "use", card="1", target="C"),
        ]
    )["groups"]
    assert found == [
        ["doubt", [], ["doubt"]],
        ["say n face", ["n", "face"], [one["notation"] for one in BIDS]],
        ["use card", [], ["use 1"]],
        ["use card target", ["target"], ["use 1 on B", "use 1 on C"]],  # the card is the same: no gap
    ]


def test_a_sentence_may_begin_with_any_part() -> None:
    assert chosen(BIDS, ("face", "b"), ("n", 4))["seen"][-1] == [{"face": '"b"', "n": "4"}, ["4 b"]]


def test_what_cannot_stand_beside_a_new_part_is_open_again() -> None:
    (first, second) = chosen(BIDS, ("n", 3), ("face", "a"))["seen"]
    assert first == [{"n": "3"}, ["3 b", "3 c"]]
    assert second == [{"face": '"a"', "n": "4"}, ["4 a"]]  # there is no other number for it


def test_lists_are_values_too() -> None:
    moves = [move("lay 1 2", "lay", cards=["1", "2"]), move("lay 1 3", "lay", cards=["1", "3"])]
    assert chosen(moves, ("cards", ["1", "3"]))["seen"] == [[{"cards": '["1","3"]'}, ["lay 1 3"]]]
