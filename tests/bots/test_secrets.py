"""No bot makes an illegal move, and none knows what its seat may not: it chooses the same when secrets are redealt."""

import gc
import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from manoir.bots.bot import Bot
from manoir.bots.levels import bot
from manoir.bots.stand_in import StandIn
from manoir.core.game import OVER, Game, Move, State, View
from manoir.core.rng import Rng, stream
from manoir.games import GAMES, HOUSE

SECRETIVE = [name for name in HOUSE if any(move.public is not move for move in GAMES[name].moves.values())]
POSITIONS = 10_000 if os.environ.get("MANOIR_TESTS") == "soak" else 60
WORDS = ("novice", "regular", "expert", "regular:gambler", "expert:trickster", "expert:miser", "master@20")


def secrets_of(game: Game) -> Any:
    return import_module(type(game).__module__.rpartition(".")[0] + ".testing")


def positions(game: Game, number: int) -> Iterator[tuple[State, int, Rng]]:
    """Positions of random games with any number of players, each with somebody who must choose."""
    found, seed = 0, 0
    while found < number:
        seed += 1
        rng = stream(seed, "positions")
        seats = game.seats[seed % len(game.seats)]
        state = game.deal(game.options().settled(seats), seats, rng)
        while state.actor != OVER and found < number:
            waiting = state.waiting()
            seat = waiting[rng.below(len(waiting))]
            moves = state.moves(seat)
            if len(moves) > 1 and rng.below(12) == 0:
                found += 1
                yield state, seat, rng
            state.apply(seat, moves[rng.below(len(moves))])
            state.settle(rng)


def held(thing: object, depth: int = 6) -> Iterator[object]:
    """All that can be reached from a thing."""
    seen: set[int] = set()
    todo = [(thing, 0)]
    while todo:
        one, far = todo.pop()
        if id(one) in seen or isinstance(one, type):
            continue
        seen.add(id(one))
        yield one
        if far < depth:
            todo += [(other, far + 1) for other in gc.get_referents(one)]


class Peeper(Bot):
    """Knows the real position, as no bot may."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        assert self.state is not None
        return moves[hash(str(self.state.position())) % len(moves)]


def same_choice(game: Game, player: Bot, state: State, seat: int, rng: Rng) -> bool:
    """Whether a bot chooses the same in the real position and in one whose secrets were dealt again."""
    other = secrets_of(game).redealt(state, seat, rng)
    seed = rng.below(1 << 30)
    chosen = []
    for position in (state, other):
        if isinstance(player, Peeper):
            player.state = position
        move = player.choose(position.view(seat), position.moves(seat), Rng(seed))
        assert move in position.moves(seat)
        chosen.append(move)
    return chosen[0] is chosen[1]


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
def test_no_bot_plays_what_is_illegal_or_knows_what_is_secret(name: str) -> None:
    game = GAMES[name]
    players = [bot(word, game) for word in WORDS]

    for number, (state, seat, rng) in enumerate(positions(game, POSITIONS)):
        assert same_choice(game, players[number % len(players)], state, seat, rng), WORDS[number % len(players)]


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_bot_that_reads_the_position_is_found_out(name: str) -> None:
    game, peeper = GAMES[name], Peeper()

    assert not all(same_choice(game, peeper, state, seat, rng) for state, seat, rng in positions(game, 20))


@pytest.mark.parametrize("name", SECRETIVE)
def test_no_position_can_be_reached_from_a_view(name: str) -> None:
    game = GAMES[name]

    for state, seat, _ in positions(game, 5):
        view = state.view(seat)
        assert not [one for one in held(view) if isinstance(one, State)]


class Broken(Bot):
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if rng.below(2):
            raise RuntimeError("a bug")
        return Move(-1, "nonsense")


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
def test_whoever_leaves_is_stood_in_for_and_no_game_stalls(name: str) -> None:
    game = GAMES[name]
    rng = Rng(8)
    state = game.deal(game.options().settled(game.usual_seats), game.usual_seats, rng)
    players = [StandIn(bot("expert@10", game)), StandIn(Broken())]
    decisions = 0
    while state.actor != OVER:
        seat = state.actor
        move = players[rng.below(2)].choose(state.view(seat), state.moves(seat), rng)
        assert state.refusal(seat, move) == ""
        state.apply(state.actor, move)
        state.settle(rng)
        decisions += 1

    assert decisions <= game.most_decisions
    assert players[0].failures == 0
    assert players[1].failures > 0
