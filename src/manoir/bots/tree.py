"""What a search remembers: nodes for what the table has seen, edges for what a player may do there."""

from typing import Final

SEATS: Final = 16  # more than any table has: a move and who makes it are one number


class Edge:
    """A move of one player at a node. Hidden moves that look the same have an edge each and lead to the same node."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often it could have been chosen: others' hands differ between imagined positions
        self.total = 0.0  # of what its player got


class Node:
    """A decision, reached by a history as everybody at the table has seen it."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}  # by move and player
        self.children: dict[int, Node] = {}  # by what the others see of the move, and player

    def child(self, key: int) -> "Node":
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found
