"""The positions that a seat holds possible, each as likely as it explains what the others did."""

from manoir.core.game import State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng


class Worlds:
    """Imagined positions, drawn again and again; a search gets copies."""

    def __init__(self, view: View, heuristic: Heuristic, size: int, rng: Rng) -> None:
        self.view = view
        self.heuristic = heuristic
        self.worlds: list[State] = []
        self.upto: list[float] = []  # sums of the weights
        self.total = 0.0
        self.add(size, rng)

    def add(self, size: int, rng: Rng) -> None:
        seat = self.view.seat
        for _ in range(size):
            world = self.view.imagine(rng)
            self.total += self.heuristic.likelihood(world, -1 if seat is None else seat)
            self.worlds.append(world)
            self.upto.append(self.total)

    def draw(self, rng: Rng) -> State:
        at = rng.unit() * self.total
        low, high = 0, len(self.upto) - 1
        while low < high:
            middle = (low + high) // 2
            if self.upto[middle] < at:
                low = middle + 1
            else:
                high = middle
        return self.worlds[low].clone()
