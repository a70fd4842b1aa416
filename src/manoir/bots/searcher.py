"""A bot that looks ahead, for so many iterations or so many milliseconds."""

from time import perf_counter
from typing import Final

from manoir.bots.bot import Bot
from manoir.bots.persona import BAND, liked
from manoir.bots.search import Search
from manoir.bots.thought import Candidate, Thought
from manoir.bots.tree import SEATS
from manoir.bots.worlds import Worlds
from manoir.core.game import Move, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng

STRETCH: Final = 8  # iterations between two looks at the clock


class SearchBot(Bot):
    def __init__(
        self, heuristic: Heuristic, iterations: int, explore: float, persona: str = "", milliseconds: int = 0
    ) -> None:
        super().__init__()
        self.heuristic = heuristic
        self.iterations = iterations
        self.explore = explore
        self.persona = persona
        self.milliseconds = milliseconds  # if not 0, what counts instead of iterations; then games do not repeat

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            self.thought = None
            return moves[0]
        thought = self.think(view, moves, rng)
        self.thought = thought
        return thought.chosen

    def think(self, view: View, moves: list[Move], rng: Rng) -> Thought:
        """A search, and what it found; the chosen move is the one that was looked at most, or one as good."""
        seat = view.seat
        assert seat is not None
        search = Search(seat, self.heuristic, self.explore, rng)
        if self.milliseconds:
            end = perf_counter() + self.milliseconds / 1000
            worlds = Worlds(view, self.heuristic, 8, rng)
            while perf_counter() < end:
                if len(worlds.worlds) < self.heuristic.pool:
                    worlds.add(STRETCH, rng)
                for _ in range(STRETCH):
                    search.iterate(worlds.draw(rng))
        else:
            worlds = Worlds(view, self.heuristic, min(self.heuristic.pool, self.iterations), rng)
            for _ in range(self.iterations):
                search.iterate(worlds.draw(rng))
        candidates: list[Candidate] = []
        for move in moves:
            edge = search.root.edges.get(move.id * SEATS + seat)
            if edge is not None and edge.visits:
                candidates.append(Candidate(move, edge.visits, edge.total / edge.visits))
            else:
                candidates.append(Candidate(move, 0, 0.0))
        candidates = ordered(candidates)
        best = candidates[0]
        good = [best.move]
        for one in candidates[1:]:
            if one.visits * 5 >= best.visits and one.chance >= best.chance - BAND:
                good.append(one.move)
        chosen = liked(self.persona, self.heuristic, view, good)
        most = max(1, search.iterations)
        return Thought(view, chosen, candidates, [total / most for total in search.totals])

    def chance_with(self, view: View, move: Move, iterations: int, rng: Rng) -> float:
        """The chance to win with a move that a search may hardly have looked at: what comes after it is searched."""
        seat = view.seat
        assert seat is not None
        worlds = Worlds(view, self.heuristic, min(self.heuristic.pool, iterations), rng)
        search = Search(-1, self.heuristic, self.explore, rng)
        for _ in range(iterations):
            world = worlds.draw(rng)
            world.apply(seat, move)
            search.iterate(world)
        return search.totals[seat] / iterations


def ordered(candidates: list[Candidate]) -> list[Candidate]:
    """The most visited first; equals keep the order of the moves."""
    found: list[Candidate] = []
    for one in candidates:
        place = len(found)
        while place and found[place - 1].visits < one.visits:
            place -= 1
        found.insert(place, one)
    return found
