"""Information-set Monte Carlo tree search, for any game and any number of players.

Each iteration draws a position that the seat holds possible, goes down the tree of what the table has seen, adds a node
and lets the game's heuristic finish. Each player maximises its own result. A move is weighed by what it has brought, by
what the heuristic promises, and by how often it could have been chosen.
"""

from math import exp, sqrt
from typing import Final

from manoir.bots.tree import SEATS, Edge, Node
from manoir.core.game import Move, State
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.story import Seat

WIDER: Final = 2.0  # with n visits, a decision of many moves considers `width` + WIDER * sqrt(n) of them


class Search:
    def __init__(self, seat: Seat, heuristic: Heuristic, explore: float, rng: Rng) -> None:
        self.seat = seat  # who chooses at the root; -1: whoever is to
        self.heuristic = heuristic
        self.explore = explore
        self.ripe = heuristic.ripe
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.totals: list[float] = []  # of what each seat got
        self.path: list[Edge] = []
        self.movers: list[int] = []

    def iterate(self, world: State) -> None:
        """One iteration from a position that may be changed."""
        rng = self.rng
        path = self.path
        movers = self.movers
        path.clear()
        movers.clear()
        node = self.root
        if world.actor >= 0 and self.seat >= 0:
            world.actor = self.seat  # of several who choose at the same time
        moves = world.choices(rng)
        while moves:
            node.visits += 1
            if node.visits <= self.ripe and node is not self.root:
                break
            actor = world.actor
            move = moves[0] if len(moves) == 1 else self.choose(node, world, actor, moves)
            node = node.child(move.public.id * SEATS + actor)
            moves = world.advance(move, rng)
        returns = self.heuristic.finish(world, rng)
        for place in range(len(path)):
            edge = path[place]
            edge.visits += 1
            edge.total += returns[movers[place]]
        if not self.totals:
            self.totals = [0.0] * len(returns)
        for seat in range(len(returns)):
            self.totals[seat] += returns[seat]
        self.iterations += 1

    def choose(self, node: Node, world: State, actor: Seat, moves: list[Move]) -> Move:
        edges = node.edges
        open_edges: list[Edge] = []
        visits = 0
        total = 0.0
        for move in moves:
            edge = edges.get(move.id * SEATS + actor)
            if edge is None:
                self.meet(node, world, actor, moves)
                edge = edges[move.id * SEATS + actor]
            open_edges.append(edge)
            visits += edge.visits
            total += edge.total
        least = self.least_prior(open_edges, visits)
        hope = total / visits if visits else 0.5  # of a move not tried yet: as good as the others
        best = 0
        best_value = -1e9
        for place in range(len(moves)):
            edge = open_edges[place]
            edge.available += 1
            if edge.prior < least and not edge.visits:
                continue
            value = edge.total / edge.visits if edge.visits else hope
            value += self.explore * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if value > best_value:
                best, best_value = place, value
        self.path.append(open_edges[best])
        self.movers.append(actor)
        return moves[best]

    def meet(self, node: Node, world: State, actor: Seat, moves: list[Move]) -> None:
        """Edges for moves that were never possible here before, with their priors: a soft-max of what they promise."""
        values = self.heuristic.prior(world, actor, moves)
        most = max(values)
        weights = [exp((value - most) / self.heuristic.scale) for value in values]
        total = sum(weights)
        for place in range(len(moves)):
            key = moves[place].id * SEATS + actor
            if key not in node.edges:
                node.edges[key] = Edge(0.9 * weights[place] / total + 0.1 / len(moves))

    def least_prior(self, edges: list[Edge], visits: int) -> float:
        """Which moves are not considered yet, where there are many: progressive widening."""
        width = self.heuristic.width
        if not width:
            return 0.0
        wide = width + int(WIDER * sqrt(visits))
        if wide >= len(edges):
            return 0.0
        priors = [edge.prior for edge in edges]
        priors.sort()
        return priors[len(priors) - wide]
