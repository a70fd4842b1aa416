"""Many games between bots. The number of a game decides all its chance, so totals do not depend on the processes."""

from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

from manoir.bots.bot import Bot
from manoir.bots.levels import bot
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.rng import Rng, scramble
from manoir.core.story import Phrase
from manoir.games import GAMES
from manoir.lab.interrupt import shielded
from manoir.lab.tally import Tally

STRETCH = 0.2  # seconds: how long a part of the games should take, which is how soon Ctrl-C is heard
MOST = 2000  # games in a part


@dataclass(frozen=True)
class Plan:
    """All that decides the results of a run."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]  # the level of each seat
    seed: int

    @classmethod
    def checked(cls, game: Game, options: Options, seats: int, bots: str, seed: int) -> "Plan":
        """A plan for input that may be wrong: levels as in "heuristic,random,random", or one for all seats."""
        game.check_seats(seats)
        levels = [level.strip() for level in bots.split(",")]
        for level in levels:
            bot(level, game)
        if len(levels) == 1:
            levels *= seats
        if len(levels) != seats:
            raise Refused(Phrase("error-bots", {"found": len(levels), "seats": seats}))
        return cls(game.name, options.settled(seats), seats, tuple(levels), seed)


def play_part(plan: Plan, first: int, games: int) -> tuple[Tally, float]:
    """Some of the games of a plan, and the seconds that they took."""
    start = perf_counter()
    game = GAMES[plan.game]
    tally = Tally(plan.seats)
    players = [] if set(plan.bots) == {"random"} else [bot(level, game) for level in plan.bots]
    for number in range(first, first + games):
        play_one(game, plan, players, number, tally)
    return tally, perf_counter() - start


def play_one(game: Game, plan: Plan, players: list[Bot], number: int, tally: Tally) -> None:
    """One game. Chance and the bots have a stream each, so that other bots are dealt the same cards."""
    place = scramble(plan.seed) + 2 * number
    chance, thoughts = Rng(place), Rng(place + 1)
    state = game.deal(plan.options, plan.seats, chance)
    if not players:
        tally.count(state, state.playout(chance))
        return
    decisions = 0
    moves = state.choices(chance)
    while moves:
        seat = state.actor
        moves = state.advance(players[seat].choose(state.view(seat), moves, thoughts), chance)
        decisions += 1
    tally.count(state, decisions)


def parts(plan: Plan, games: int, jobs: int) -> Generator[Tally, None, None]:
    """The games of a plan, part by part in order: whenever one stops, it has the first so many games."""
    if games < 1:
        raise BadOption.value("--games", games, ["1, 2, 3…"])
    if jobs < 1:
        raise BadOption.value("--jobs", jobs, ["1, 2, 3…"])
    return _here(plan, games) if jobs == 1 else _in_processes(plan, games, jobs)


def _here(plan: Plan, games: int) -> Generator[Tally, None, None]:
    done, size = 0, 1
    while done < games:
        tally, seconds = play_part(plan, done, min(size, games - done))
        done += tally.games
        size = _next_size(tally, seconds)
        yield tally


def _in_processes(plan: Plan, games: int, jobs: int) -> Generator[Tally, None, None]:
    waiting: deque[Future[tuple[Tally, float]]] = deque()
    handed_out, size = 0, 1
    try:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"))  # a fork of a process with threads may hang
    except (OSError, ImportError):  # a machine without shared semaphores: the same results, in one process
        yield from _here(plan, games)
        return
    try:
        while waiting or handed_out < games:
            while handed_out < games and len(waiting) < 3 * jobs:
                part = min(size, games - handed_out)
                with shielded():
                    waiting.append(pool.submit(play_part, plan, handed_out, part))
                handed_out += part
            tally, seconds = waiting.popleft().result()
            size = _next_size(tally, seconds)
            yield tally
    finally:
        pool.shutdown(cancel_futures=True)


def _next_size(tally: Tally, seconds: float) -> int:
    return max(1, min(MOST, int(tally.games * STRETCH / max(seconds, 1e-6)), 4 * tally.games))
