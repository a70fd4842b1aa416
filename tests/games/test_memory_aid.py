"""With the memory aid off, a view on the wire holds nothing that players are to remember; and no card twice."""

from collections import Counter
from typing import Any

import pytest

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games import GAMES
from manoir.games.spooks.testing import moves, position
from manoir.games.toctoctoc.cards import codes, deck
from tests.proofs import rules


def views(name: str, seats: int, seed: int, **options: object) -> list[dict[str, Any]]:
    """What a seat and a spectator see at every moment of a random game."""
    game, rng = GAMES[name], Rng(seed)
    match = Match(game, game.options.from_json(options), seats)
    found: list[dict[str, Any]] = []
    while not match.over:
        found += [match.state.view(0).to_json(), match.state.view(None).to_json()]
        if match.state.actor == CHANCE:
            match.play(CHANCE, match.state.chance_move(rng))
        else:
            seat = match.state.waiting()[0]
            legal = match.state.moves(seat)
            match.play(seat, legal[rng.below(len(legal))])
    return found


@rules("T-9.3", "TA-19")
@pytest.mark.parametrize("seed", range(4))
def test_toc_toc_toc_forgets_draws_and_cards_that_have_left(seed: int) -> None:
    for view in views("toctoctoc", 4, seed, memoryAid=False):
        door = view["door"]
        assert (view["removed"], view["unseen"]) == ([], [])
        for player in view["players"]:
            waiting = door is not None and door["revealer"] is None and door["from"] == player["seat"]
            assert player["known"] == []
            assert player["unknown"] == player["held"] + waiting


@rules("SA-40", "SA-51")
@pytest.mark.parametrize("seed", range(4))
def test_spooks_forgets_what_was_played_given_and_lacking(seed: int) -> None:
    counts = set()
    for view in views("spooks", 4, seed, memoryAid=False, masters=True):
        assert (view["played"], view["below"]) == ([], None)
        counts.add(view["gone"])
        for player in view["players"]:
            assert (player["got"], player["hasNone"]) == ([], [])
    assert {0, 1, 2, 3} <= counts, "how many cards lie there can be seen"


@rules("SA-40")
def test_spooks_forgets_the_cards_of_a_prank_when_the_next_card_is_played() -> None:
    table = position("GO1 SP8 SP9", "GH7 SP1 SP3", "SP2 SP4 SP5", memoryAid=False)
    moves(table, "A: lay GO1; A: commit SP8; B: commit GH7; C: commit SP2")
    assert table.view(2).to_json()["revealed"] == ["SP8", "GH7", "SP2"]

    moves(table, "B: lay SP1")
    assert table.view(2).to_json()["revealed"] == []


@rules("T-4.10", "T-4.13", "T-4.14")
@pytest.mark.parametrize("seed", range(6))
def test_a_view_of_toc_toc_toc_holds_no_card_twice(seed: int) -> None:
    """Whoever adds up all that lies open, hands and what is unseen has the whole deck."""
    whole = Counter(codes(deck(4)))
    for view in views("toctoctoc", 4, seed):
        if view["seat"] is None:
            continue
        seen = Counter(view["hand"]) + Counter(view["removed"]) + Counter(view["pool"]) + Counter(view["unseen"])
        if view["top"]:
            seen[view["top"]] += 1
        door = view["door"]
        if door is not None and (door["revealer"] is not None or door["from"] == "A"):
            seen[door["card"]] += 1
        for player in view["players"]:
            seen += Counter(player["party"])
            if player["seat"] != "A":
                seen += Counter(player["known"])
        assert seen == whole
