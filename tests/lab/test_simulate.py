"""Simulations: the same totals however they are run, intervals that are right, and nothing lost by Ctrl-C."""

from itertools import islice

import pytest

from manoir.core.errors import Refused
from manoir.core.options import Options
from manoir.games import GAMES
from manoir.lab.simulate import Plan, parts
from manoir.lab.tally import Tally, mean, share
from tests.lab.program import interrupted, run
from tests.typist import Typist, cli

__all__ = ["cli"]

TOC = GAMES["toctoctoc"]
OF_THE_RUN = {"seconds", "gamesPerSecond", "jobs", "build"}


def plan(bots: str = "random", seats: int = 4, seed: int = 1, options: Options | None = None) -> Plan:
    return Plan.checked(TOC, options or TOC.options(), seats, bots, seed)


def total(of: Plan, games: int) -> Tally:
    tally = Tally(of.seats)
    for part in parts(of, games, 1):
        tally.add(part)
    return tally


def test_totals_do_not_depend_on_the_processes_or_the_build() -> None:
    for bots, games in (("random", 120), ("heuristic,random,random,random", 12)):
        words = f"simulate toctoctoc --games {games} --seed 5 --bots {bots} --json"
        found = [run(f"{words} --jobs 1"), run(f"{words} --jobs 2"), run(f"{words} --jobs 1", MANOIR_PURE="1")]
        results = [{name: value for name, value in done.json().items() if name not in OF_THE_RUN} for done in found]
        assert results[0] == results[1] == results[2]
        assert results[0]["games"] == games


def test_the_first_games_of_a_long_run_are_a_short_run() -> None:
    some = Tally(4)
    for part in islice(parts(plan(), 10**9, 1), 3):
        some.add(part)
    assert some == total(plan(), some.games)


def test_another_seed_gives_other_games() -> None:
    assert total(plan(seed=1), 20) != total(plan(seed=2), 20)


def test_everything_adds_up() -> None:
    tally = total(plan("random,heuristic,random", seats=3), 15)
    result = tally.to_json(["random", "heuristic", "random"])
    assert isinstance(result["seats"], list)
    assert sum(seat["wins"]["share"] for seat in result["seats"]) == pytest.approx(1)
    assert [seat["bot"] for seat in result["seats"]] == ["random", "heuristic", "random"]
    assert tally.games == 15
    for seat in result["seats"]:
        assert seat["score"]["low"] <= seat["score"]["mean"] <= seat["score"]["high"]
        assert 0 <= seat["wins"]["low"] <= seat["wins"]["share"] <= seat["wins"]["high"] <= 1


def test_the_heuristic_beats_random_players() -> None:
    result = total(plan("heuristic,random,random,random"), 80).to_json(["heuristic", "random", "random", "random"])
    assert isinstance(result["seats"], list)
    assert result["seats"][0]["wins"]["low"] > 0.25


def test_intervals_are_those_of_the_textbook() -> None:
    assert share(10, 100) == pytest.approx({"share": 0.1, "low": 0.0552, "high": 0.1744}, abs=1e-4)
    assert share(0, 20)["low"] == 0
    assert mean(60, 1250, 3) == pytest.approx({"mean": 20.0, "low": 20 - 5.658, "high": 20 + 5.658}, abs=1e-3)
    assert mean(7, 49, 1) == {"mean": 7.0, "low": 7.0, "high": 7.0}


def test_json_has_all_that_the_table_shows() -> None:
    result = run("simulate toctoctoc --games 3 --players 5 --edition es --seed 1 --json --jobs 1").json()
    assert (result["options"]["edition"], result["preset"]) == ("es", "usual")
    assert {"game", "version", "players", "bots", "seed", "asked", "games", "decisions", "turns", "shared"} < set(
        result
    )
    assert set(result) > OF_THE_RUN
    assert [seat["seat"] for seat in result["seats"]] == ["A", "B", "C", "D", "E"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_table_speaks(cli: Typist, language: str) -> None:
    done = cli(*f"simulate toctoctoc --games 3 --seed 1 --jobs 1 --lang {language}".split())
    assert done.code == 0, done.err
    assert done.err == ""
    assert "random" in done.out


def test_as_many_bots_as_seats() -> None:
    assert plan("random").bots == ("random",) * 4
    with pytest.raises(Refused):
        plan("random,random,random")


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(jobs: int) -> None:
    words = f"simulate toctoctoc --seed 1 --jobs {jobs} --json --games"
    done = interrupted(f"{words} 1000000000")
    assert done.code == 130
    assert "Traceback" not in done.err
    kept = done.json()
    assert 0 < kept["games"] < kept["asked"]
    if kept["games"] < 20_000:  # it is what a run of so many games gives
        again = run(f"{words} {kept['games']}").json()
        assert again["seats"] == kept["seats"]


def test_ctrl_c_is_told() -> None:
    done = interrupted("simulate toctoctoc --jobs 1 --games 1000000000")
    assert done.code == 130
    assert done.out.startswith("Stopped after ")
