"""Bots of every level play every way to play, by the letter and with any other options, and nothing illegal."""

import os
from dataclasses import replace

import pytest

from manoir.bots.levels import bot
from manoir.core.contract import sample
from manoir.core.game import OVER, Game
from manoir.core.options import Options
from manoir.core.rng import stream
from manoir.games import GAMES, HOUSE

SOAK = os.environ.get("MANOIR_TESTS") == "soak"
TABLES = 400 if SOAK else 4


def words(game: Game) -> list[str]:
    """Every level; those that search look ahead a little, or as they do for people."""
    return [f"{one.name}@6" if one.iterations and not SOAK else one.name for one in game.levels]


def play(game: Game, options: Options, seats: int, seed: int) -> None:
    """One game, with another level at every seat as far as there are seats."""
    rng = stream(seed, "levels")
    levels = words(game)
    players = [bot(levels[(seed + seat) % len(levels)], game) for seat in range(seats)]
    state = game.deal(options.settled(seats), seats, rng)
    decisions = 0
    while state.actor != OVER:
        seat = state.actor
        moves = state.moves(seat)
        move = players[seat].choose(state.view(seat), moves, rng)
        assert move in moves
        assert state.refusal(seat, move) == ""
        state.apply(seat, move)
        state.settle(rng)
        decisions += 1
        assert decisions <= game.most_decisions


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
def test_bots_of_every_level_play_with_any_options(name: str) -> None:
    for seed in range(TABLES):
        options, seats = sample(GAMES[name], seed)
        play(GAMES[name], options, seats, seed)


@pytest.mark.plays_much
@pytest.mark.parametrize("name", [name for name in HOUSE if "letter" in GAMES[name].options.presets()])
def test_bots_of_every_level_play_by_the_letter(name: str) -> None:
    game = GAMES[name]
    letter = {one.name: one.letter for one in game.options.lettered()}
    play(game, game.options.preset("letter"), game.usual_seats, 0)
    for seed in range(1, TABLES):
        options, seats = sample(game, seed)
        play(game, replace(options, **letter), seats, seed)
