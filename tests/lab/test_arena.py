"""The arena: balanced, on common deals, the same for any number of processes, and honest about how sure it is."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from manoir.core.errors import Refused
from manoir.games import GAMES, HOUSE
from manoir.lab.arena import Contest, Pairing, Round, play_round
from manoir.lab.crosstable import Cell, Crosstable
from manoir.lab.ladder import MARKS, climbs, contests, counts, page
from manoir.lab.ratings import ratings
from manoir.lab.tally import WHOLE
from tests.lab.program import interrupted, run
from tests.typist import Typist, cli

__all__ = ["cli"]

TOC = GAMES["toctoctoc"]
OF_THE_RUN = {"seconds", "times", "jobs", "build"}


def contest(bots: str = "random,heuristic", games: int = 8, seats: int = 4, seed: int = 1) -> Contest:
    return Contest.round_robin(TOC, TOC.options(), seats, bots, games, seed)


def test_totals_do_not_depend_on_the_processes_or_the_build() -> None:
    words = "arena toctoctoc --games 8 --seed 5 --bots random,regular,master@5 --json"
    found = [run(f"{words} --jobs 1"), run(f"{words} --jobs 2"), run(f"{words} --jobs 1", MANOIR_PURE="1")]
    results = [{name: value for name, value in done.json().items() if name not in OF_THE_RUN} for done in found]

    assert results[0] == results[1] == results[2]
    assert results[0]["games"] == results[0]["asked"] == 6 * 8


def test_equals_win_once_a_deal_and_every_seat_is_taken() -> None:
    """Two names of one bot that draws nothing: what one seat gains on a deal, another loses."""
    found = play_round(contest("random,heuristic"), 0)

    assert len(found.wins) == len(found.ranks) == 4
    assert all(min(ranks) == 1 for ranks in found.ranks)


def test_all_pairings_are_dealt_the_same_cards() -> None:
    of = contest("random,heuristic,novice", games=8)
    assert [of.round(number) for number in range(of.rounds())] == [(deal, at) for deal in (0, 1) for at in range(6)]
    uneven = Contest(of.game, of.options, 4, (Pairing("a", "b", 1), Pairing("b", "a", 3), Pairing("c", "a", 2)), 1)
    rounds = [uneven.round(number) for number in range(uneven.rounds())]
    assert rounds == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1)]


def test_p_values_are_those_of_the_textbook() -> None:
    cell = Cell()
    for wins in ([2, 1, 1, 0], [1, 1, 0, 0], [1, 0, 1, 1], [0, 1, 1, 0]):
        cell.add(Round(0, 0, [win * WHOLE for win in wins], [0] * 4, []))
    # sums 4, 2, 3, 2: mean 2.75, deviation 0.957, error 0.479; z = 1.75 / 0.479 = 3.66
    assert cell.p_value() == pytest.approx(0.000128, rel=0.02)
    assert cell.share(4)["share"] == pytest.approx(2.75 / 4)
    assert Cell().deals == 0
    even = Cell()
    for won in (0, 2):
        even.add(Round(0, 0, [won * WHOLE, 0], [0, 0], []))
    assert even.p_value() == pytest.approx(0.5)


def test_a_single_deal_is_sure_of_nothing() -> None:
    once = Cell()
    once.add(Round(0, 0, [WHOLE, 0, 0, 0], [0] * 4, []))
    assert (once.share(4), once.p_value()) == ({"share": 0.25, "low": 0.0, "high": 1.0}, None)


def test_better_players_are_rated_higher_with_an_error() -> None:
    rated = ratings(["good", "bad"], [(["good", "bad", "bad"], [1, 2, 3])] * 30)
    assert rated["good"]["mean"] - rated["good"]["error"] > rated["bad"]["mean"] + rated["bad"]["error"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_table_speaks(cli: Typist, language: str) -> None:
    done = cli(*f"arena toctoctoc --games 4 --seed 1 --jobs 1 --bots random,regular --lang {language}".split())
    assert done.code == 0, done.err
    assert done.err == ""
    assert "regular" in done.out


def test_ctrl_c_keeps_what_is_done() -> None:
    done = interrupted("arena toctoctoc --bots random,regular --seed 1 --jobs 1 --json --games 100000000")
    assert done.code == 130
    assert "Traceback" not in done.err
    assert 0 < done.json()["games"] < done.json()["asked"]


@pytest.mark.parametrize("name", HOUSE)
def test_the_ladder_has_every_step_of_every_game_for_two_counts(name: str) -> None:
    game = GAMES[name]
    levels = [level.name for level in game.levels]
    assert len(counts(game)) == 2
    for quick in (True, False):
        pairs = {(pairing.one, pairing.others) for pairing in climbs(game, game.usual_seats, quick)}
        assert {(one, below) for below, one in pairwise(levels)} <= pairs
    assert {(of.game, of.seats) for of in contests([name], True, 1)} == {(name, seats) for seats in counts(game)}


def test_the_tables_go_between_their_marks(tmp_path: Path) -> None:
    of = Contest("toctoctoc", TOC.options().settled(4), 4, (Pairing("apprentice", "novice", 2),), 1)
    table = Crosstable(of)
    for number in range(2):
        table.add(play_round(of, number))
    path = tmp_path / "bots.md"
    path.write_text(f"before\n{MARKS.begin}\nold\n{MARKS.end}\nafter\n")

    MARKS.write(path, page([table], True, 1))

    text = path.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert re.search(r"apprentice among novice: [\d.]+ % \([\d.]+ – [\d.]+ %\) of 8 games, p", text)


def test_a_round_robin_needs_two() -> None:
    with pytest.raises(Refused):
        contest("random")
