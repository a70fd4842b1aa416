"""Bots see views only, and the heuristic is worth having."""

import re
from pathlib import Path

import pytest

from manoir import bots
from manoir.bots.bot import Bot
from manoir.bots.levels import bot, names
from manoir.core.errors import BadOption
from manoir.core.game import OVER, Game
from manoir.core.rng import Rng, stream
from manoir.games import GAMES, HOUSE
from tests.samples.prank import game as prank


def win_share(game: Game, mine: Bot, others: Bot, games: int) -> float:
    """How often one bot wins among copies of another, at every seat in turn."""
    total = 0.0
    options = game.options().settled(4)
    for number in range(games):
        rng = stream(number, "share")
        state = game.deal(options, 4, rng)
        seat = number % 4
        while state.actor != OVER:
            player = mine if state.actor == seat else others
            state.apply(state.actor, player.choose(state.view(state.actor), state.moves(state.actor), rng))
            state.settle(rng)
        total += state.returns()[seat]
    return total / games


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
def test_the_heuristic_beats_random_players_clearly(name: str) -> None:
    game = GAMES[name]

    share = win_share(game, bot("heuristic", game), bot("random", game), 12 if game.long else 120)

    assert share > 0.4, "a fair share is 0.25"


@pytest.mark.plays_much
@pytest.mark.parametrize("level", names(GAMES["toctoctoc"]))
def test_a_bot_plays_the_same_game_again_from_the_same_seed(level: str) -> None:
    game = GAMES["toctoctoc"]
    options = game.options().settled(4)

    def play() -> list[str]:
        rng = Rng(5)
        made: list[str] = []
        state = game.deal(options, 4, rng)
        while len(made) < 6:
            moves = state.choices(rng)
            move = bot(level, game).choose(state.view(state.actor), moves, rng)
            made.append(move.notation)
            state.apply(state.actor, move)
        return made

    assert play() == play()


def test_a_game_without_a_heuristic_is_played_at_random() -> None:
    state = prank.GAME.deal(prank.GAME.options().settled(3), 3, Rng(1))
    moves = state.moves(0)

    assert bot("heuristic", prank.GAME).choose(state.view(0), moves, Rng(2)) in moves


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        bot("genius", GAMES["toctoctoc"])

    assert caught.value.phrase.values["choices"] == ", ".join(names(GAMES["toctoctoc"]))


def test_no_bot_knows_what_a_state_is() -> None:
    """Bots are given views: only a search names State, for what it imagines, and nobody asks one for its secrets."""
    for path in Path(bots.__file__).parent.glob("*.py"):
        named = set(re.findall(r"\w+", path.read_text()))
        assert not {"State", "clone"} & named or path.name in ("search.py", "worlds.py"), path.name
        assert "position()" not in path.read_text(), path.name
