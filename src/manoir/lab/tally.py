"""What many games add up to, and how far such sums can be trusted."""

from dataclasses import dataclass, field
from math import sqrt

from manoir.core.game import State
from manoir.core.story import LETTERS, Json

WHOLE = 2520  # a win is counted in parts of this many, so that up to ten joint winners share it exactly
Z = 1.96  # 95 %


@dataclass
class Tally:
    """Sums over finished games. Whole numbers only: the parts of a run give the same total however it was divided."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    shared: int = 0  # games with joint winners
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.seats
        self.squares = self.squares or [0] * self.seats
        self.wins = self.wins or [0] * self.seats

    def count(self, state: State, decisions: int) -> None:
        """One more game, given its last position."""
        self.games += 1
        self.decisions += decisions
        self.turns += state.turns() or 0
        returns = state.returns()
        self.shared += 1.0 not in returns
        for seat, (score, share) in enumerate(zip(state.scores(), returns)):
            self.scores[seat] += score
            self.squares[seat] += score * score
            self.wins[seat] += round(share * WHOLE)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.shared += other.shared
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores)]
        self.squares = [mine + theirs for mine, theirs in zip(self.squares, other.squares)]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)]

    def to_json(self, bots: list[str]) -> Json:
        """Means and 95 % intervals; nothing that depends on how long it took."""
        if not self.games:
            return {"games": 0, "seats": []}
        seats = [
            {
                "seat": LETTERS[seat],
                "bot": bots[seat],
                "score": mean(self.scores[seat], self.squares[seat], self.games),
                "wins": share(self.wins[seat] / WHOLE, self.games),
            }
            for seat in range(self.seats)
        ]
        return {
            "games": self.games,
            "decisions": self.decisions / self.games,
            "turns": self.turns / self.games if self.turns else None,
            "shared": share(self.shared, self.games),
            "seats": seats,
        }


def mean(total: int, squares: int, games: int) -> dict[str, float]:
    """A mean and its normal interval."""
    middle = total / games
    spread = (squares - total * total / games) / (games - 1) if games > 1 else 0.0
    reach = Z * sqrt(max(spread, 0.0) / games)
    return {"mean": middle, "low": middle - reach, "high": middle + reach}


def share(number: float, games: int) -> dict[str, float]:
    """A share of the games and Wilson's interval, which keeps between 0 and 1 and is good for few games too."""
    part = number / games
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return {"share": part, "low": max(middle - reach, 0.0), "high": min(middle + reach, 1.0)}
