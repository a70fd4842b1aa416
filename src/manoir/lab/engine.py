"""What is measured of our engine, for one game at its usual player count. Run by worker.py, once for each build."""

import json
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from manoir._build import build
from manoir.bots.searcher import SearchBot
from manoir.core.game import Game, Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.record import replayed, write
from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.core.trace import played
from manoir.games import GAMES
from manoir.lab.worker import Task

BATCH = 20  # games
POSITIONS = 200
SEARCHED = 500  # iterations of a search


class Bench:
    """A game, dealt as often as wanted."""

    def __init__(self, name: str) -> None:
        self.game: Game = GAMES[name]
        self.seats = self.game.usual_seats
        self.options = self.game.options().settled(self.seats)
        self.rng = Rng(1)
        self.random = Random(1).random
        self.positions = [self.midgame() for _ in range(POSITIONS)]
        self.matches = [played(self.game, self.options, self.seats, seed) for seed in range(5)]
        self.names = [f"Bot {seat}" for seat in range(self.seats)]
        self.records = [write(match, self.names) for match in self.matches]

    def deal(self) -> State:
        return self.game.deal(self.options, self.seats, self.rng)

    def midgame(self) -> State:
        """A position somewhere in a random game, at a decision."""
        length = self.deal().playout(self.rng)
        state = self.deal()
        moves = state.choices(self.rng)
        for _ in range(self.rng.below(length // 2)):
            moves = state.advance(self.chosen(moves), self.rng)
        return state

    def chosen(self, moves: list[Move]) -> Move:
        return moves[int(self.random() * len(moves))]

    def deals(self) -> list[State]:
        return [self.deal() for _ in range(BATCH)]

    def drive(self, states: list[State]) -> int:
        """Moves chosen here, in interpreted Python, one by one."""
        random, rng = self.random, self.rng
        decisions = 0
        for state in states:
            moves = state.choices(rng)
            while moves:
                moves = state.advance(moves[int(random() * len(moves))], rng)
                decisions += 1
        return decisions

    def deal_and_drive(self, games: range) -> int:
        return sum([self.drive([self.deal()]) for _ in games])

    def roll_out(self, states: list[State]) -> int:
        """Clones played out inside the engine, one call a game."""
        return sum([state.clone().playout(self.rng) for state in states])

    def search(self, iterations: int) -> int:
        """A search from the opening, with what the game's heuristic knows."""
        state = self.deal()
        searcher = SearchBot(self.game.heuristic() or Heuristic(), iterations, 0.7)
        searcher.think(state.view(state.actor), state.choices(self.rng), self.rng)
        return iterations

    def deal_and_play(self, games: range) -> int:
        return sum([self.deal().playout(self.rng) for _ in games])


def each(items: list[Any], do: Callable[[Any], object]) -> Task:
    """Something done to each of some ready things."""

    def run(batch: list[Any]) -> int:
        for item in batch:
            do(item)
        return len(batch)

    return (lambda: items), run, int


def tasks(name: str) -> dict[str, Task]:
    bench = Bench(name)
    rng = bench.rng
    games = range(BATCH)
    positions = bench.positions
    views = [state.view(state.actor) for state in positions]

    def see(state: State) -> View:
        return state.view(state.actor)

    def imagine(view: View) -> State:
        return view.imagine(rng)

    return {
        "driven": ((lambda: games), bench.deal_and_drive, int),
        "driven-dealt": (bench.deals, bench.drive, int),
        "inside": ((lambda: games), bench.deal_and_play, int),
        "inside-dealt": (bench.deals, bench.roll_out, int),
        "clone": each(positions, lambda state: state.clone()),
        "view": each(positions, see),
        "imagine": each(views, imagine),
        "view-json": each(views, lambda view: json.dumps(view.to_json())),
        "search": ((lambda: SEARCHED), bench.search, int),
        "write": each(bench.matches, lambda match: write(match, bench.names)),
        "replay": each(bench.records, lambda text: replayed(text, GAMES)),
    }


def facts(name: str) -> Json:
    bench = Bench(name)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    clones = [state.clone() for state in bench.positions]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    decisions = sum([bench.deal().playout(bench.rng) for _ in range(100)]) / 100
    return {"build": build(), "players": bench.seats, "decisions": decisions, "memory": (after - before) // len(clones)}
