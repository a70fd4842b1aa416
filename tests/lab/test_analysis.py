"""Looking back at a record: every choice is judged, the chances are chances, and it reads in each language."""

from pathlib import Path

import pytest

from manoir.core.game import CHANCE
from manoir.core.record import replayed
from manoir.games import GAMES
from manoir.lab.analysis import analysed, mistakes, turning_points
from tests.lab.program import run
from tests.typist import Typist, cli

__all__ = ["cli"]

RECORDS = Path(__file__).parent.parent / "records"
SHORT = {"toctoctoc": "french-four-players.game", "spooks": "four-players.game"}


@pytest.mark.parametrize("name", SHORT)
def test_every_real_choice_is_judged_and_the_last_one_by_how_it_ended(name: str) -> None:
    match = replayed((RECORDS / name / SHORT[name]).read_text(), GAMES).match
    steps = list(analysed(match, 8))

    made = {entry.number: entry for entry in match.told if entry.seat != CHANCE}
    assert steps
    for step in steps:
        assert made[step.number].move is step.move
        assert made[step.number].seat == step.seat
        assert sum(step.after) == pytest.approx(1, abs=1e-6)
        assert 0 <= step.chance <= 1
        assert 0 <= step.best_chance <= 1
    assert steps[-1].after == match.state.returns()
    assert sum(choices for choices, _ in mistakes(steps, match.seats)) == len(steps)
    points = turning_points(steps)
    assert 0 < len(points) <= 3
    assert all(step in steps for step in points)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_it_reads_in_every_language(cli: Typist, language: str) -> None:
    file = RECORDS / "toctoctoc" / SHORT["toctoctoc"]
    done = cli("analyse", str(file), "--iterations", "4", "--lang", language)
    assert done.code == 0, done.err
    assert "Mina" in done.out
    assert "{" not in done.out


def test_a_knock_has_a_bluff_report_and_the_json_has_it_too() -> None:
    file = RECORDS / "toctoctoc" / SHORT["toctoctoc"]
    choices = run(f"analyse {file} --iterations 4 --json").json()["choices"]
    knocks = [one for one in choices if one["move"].startswith("knock")]
    answers = [one for one in choices if one["move"] in ("open", "refuse")]

    assert knocks
    assert answers
    assert all(one["comments"][0]["key"] == "comment-opening" for one in knocks)
    for one in answers:
        suspected, worth = one["comments"]
        assert suspected["key"] == "comment-suspected"
        assert 0 < sum(card["chance"] for card in suspected["cards"]) <= 101
        assert worth["key"] == "comment-worth"
