"""Bots under observation: every table in turn, the same again for the same seed, and words for what was seen."""

from collections import Counter
from pathlib import Path

import pytest

from manoir.bots.levels import bot
from manoir.core.rng import Rng
from manoir.games import GAMES
from manoir.lab.habits import ENOUGH, Habits, Lengths
from manoir.lab.habits_page import MARKS
from manoir.lab.watching import Watch, Watcher, levels_of, one_game, tables
from tests.lab.program import interrupted, run
from tests.typist import Typist, cli

__all__ = ["cli"]


@pytest.mark.parametrize(("name", "number"), [("toctoctoc", 7), ("spooks", 192), ("halloween", 36)])
def test_everything_that_a_table_can_play_has_its_turn(name: str, number: int) -> None:
    found = tables(name, 1)
    assert len({table.words for table in found}) == len(found) == number
    assert {table.seats for table in found} == set(GAMES[name].seats)
    assert [table.words for table in tables(name, 2)] != [table.words for table in found]


@pytest.mark.parametrize("name", ["toctoctoc", "spooks", "halloween"])
def test_a_game_has_a_length_choices_and_a_time(name: str) -> None:
    game = GAMES[name]
    watch = Watch.checked(game, "random", 4, 3)
    found = one_game(watch, 0)

    assert found.lengths.games == 1
    assert 0 < found.lengths.total == found.lengths.longest <= found.decisions
    assert {words.partition(" ")[0] for words in found.by_option} >= {"players"}
    assert 0 < sum(found.chosen.values()) <= sum(found.micros.values()) <= found.decisions
    assert all(found.chosen[kind] <= found.offered[kind] for kind in found.chosen)
    assert found.named
    assert one_game(watch, 0).to_json(game) == found.to_json(game)


def test_levels_that_look_ahead_play_a_tenth() -> None:
    game = GAMES["halloween"]
    games = {level: Watch.checked(game, level, 200, 1).games for level in [*levels_of(game), "regular@100"]}
    assert games == {
        "random": 200,
        "novice": 200,
        "apprentice": 200,
        "regular": 200,
        "expert": 20,
        "master": 20,
        "regular@100": 20,
    }
    assert Watch.checked(game, "master", 2, 1).games == 2


def test_who_does_the_same_things_in_another_order_repeats_itself() -> None:
    watcher = Watcher(GAMES["halloween"], tables("halloween", 1)[0])
    for kinds in (["rest", "scare"], ["scare", "rest"], ["rest", "scare"], ["rest", "rest"]):
        watcher.turn = {0: list(kinds)}
        watcher.turn_over()
    assert (watcher.found.turns, watcher.found.repeated, watcher.found.in_a_row) == (3, 2, 2)


def test_never_and_always_need_a_choice_that_came_often() -> None:
    found = Habits(
        offered=Counter({"open": ENOUGH, "refuse": ENOUGH, "take": ENOUGH, "choose": ENOUGH - 1}),
        chosen=Counter({"refuse": ENOUGH, "take": 1}),
    )
    assert found.never() == ["open"]
    assert found.always() == ["refuse"]


def test_sums_do_not_depend_on_who_played_which_part() -> None:
    one, other = Habits(Lengths(1, 9, 9), in_a_row=3), Habits(Lengths(2, 9, 6), in_a_row=1)
    one.add(other)
    assert one.lengths == Lengths(3, 18, 9)
    assert one.in_a_row == 3


def test_the_slowest_hundredth_is_told_apart() -> None:
    found = Habits(Lengths(2, 2, 1), micros=Counter({10: 98, 50: 1, 5000: 1}), seconds=4.0)
    assert found.times_json() == {"mean": 60.3, "late": 50, "gamesPerSecond": 0.5}


def test_a_bot_that_is_watched_plays_as_it_does_unwatched() -> None:
    game = GAMES["halloween"]
    table = tables("halloween", 1)[0]
    watched = Watcher(game, table)
    watched.play([bot("regular", game) for _ in range(table.seats)], Rng(5), Rng(6))
    chance, thoughts = Rng(5), Rng(6)
    state = game.deal(table.options, table.seats, chance)
    players = [bot("regular", game) for _ in range(table.seats)]
    decisions = 0
    moves = state.choices(chance)
    while moves:
        moves = state.advance(players[state.actor].choose(state.view(state.actor), moves, thoughts), chance)
        decisions += 1
    assert watched.found.decisions == decisions


WORDS = "habits --only toctoctoc --bots random,regular --games 6"


def test_processes_and_builds_change_nothing_but_times() -> None:
    words = f"{WORDS} --json"
    found = [run(f"{words} --jobs 1"), run(f"{words} --jobs 2"), run(f"{words} --jobs 1", MANOIR_PURE="1")]
    one, two, pure = [done.json()[0]["levels"] for done in found]
    assert one == two == pure
    assert one["regular"]["games"] == 6


@pytest.mark.parametrize(("language", "word"), [("en", "repeated"), ("fr", "répétés"), ("es", "repetidos")])
def test_the_table_speaks(cli: Typist, language: str, word: str) -> None:
    done = cli(*f"{WORDS} --jobs 1 --lang {language}".split())
    assert (done.code, done.err) == (0, "")
    assert word in done.out
    assert "players 6" in done.out


def test_the_habits_go_between_their_marks(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "bots.md"
    path.write_text(f"before\n{MARKS.begin}\nold\n{MARKS.end}\nafter\n")

    done = cli(*f"{WORDS} --jobs 1 --write {path}".split())
    assert (done.code, done.out, done.err) == (0, "", "")

    text = path.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| **regular** | 6 |" in text


def test_ctrl_c_keeps_what_is_done() -> None:
    done = interrupted("habits --only toctoctoc --bots random --seed 1 --jobs 1 --json --games 100000000")
    assert done.code == 130
    assert "Traceback" not in done.err
    assert done.json()[0]["levels"]["random"]["games"] > 0
