"""Whole trajectories of random games have one digest, the same on the pure and on the compiled build."""

import hashlib
import json

import pytest

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, OVER, Game
from manoir.core.options import Options
from manoir.core.rng import stream
from manoir.games import GAMES

# Options that came after records had been written have digests of their own: those of the others show that nothing else
# has changed.
DIGESTS = {"toctoctoc": "c49a65a26f342276", "spooks": "a8e80813ddc4d6b6", "halloween": "dd14f8b38b3690f6"}
LATE_DIGESTS = {"toctoctoc": "9800896b35c6bbbc", "spooks": "defe19b8206c5623", "halloween": "58ae83076e191c6f"}
LATE_VALUES = {"host"}  # of older options


def variants(game: Game, late: bool) -> list[Options]:
    """The default, then each option changed alone; of many numbers the first, the second and the last."""
    found = [game.options()]
    for option in [option for option in game.options.declared() if option.late == late]:
        choices = option.choices if len(option.choices) < 12 else (*option.choices[:2], option.choices[-1])
        found += [game.options.from_json({option.key: choice}) for choice in choices if choice != option.default]
    if late:
        return [game.options.by_the_letter(), *found]
    return [options for options in found if not LATE_VALUES & {*map(str, options.to_json().values())}]


def digest(game: Game, late: bool) -> str:
    """Every actor, every ordered list of moves, every draw of chance, every position at the end and every score."""
    total = hashlib.sha256()
    for number, options in enumerate(variants(game, late)):
        for seats in game.seats:
            try:
                settled = options.settled(seats)
            except Refused:
                continue
            rng = stream(number * 100 + seats, "digest")
            state = game.new(settled, seats)
            while state.actor != OVER:
                if state.actor == CHANCE:
                    move = state.chance_move(rng)
                    offered = [(outcome.notation, weight) for outcome, weight in state.chance()]
                else:
                    moves = state.moves(state.actor)
                    move = moves[rng.below(len(moves))]
                    offered = [(offer.notation, offer.id) for offer in moves]
                total.update(json.dumps([state.actor, offered, move.notation]).encode())
                state.apply(state.actor, move)
            total.update(json.dumps([state.position(), state.scores()]).encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize("name", DIGESTS)
def test_random_games_go_the_same_way_on_every_build_and_machine(name: str) -> None:
    assert digest(GAMES[name], late=False) == DIGESTS[name]


@pytest.mark.parametrize("name", LATE_DIGESTS)
def test_so_do_games_with_younger_options(name: str) -> None:
    assert digest(GAMES[name], late=True) == LATE_DIGESTS[name]
