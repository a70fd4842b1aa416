"""What an arena's rounds add up to: for each pairing the share of wins, the points, and how sure one can be."""

from dataclasses import dataclass, field
from math import erfc, sqrt
from statistics import median, quantiles

from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.lab.arena import Contest, Round
from manoir.lab.ratings import Place, ratings
from manoir.lab.tally import WHOLE, Z, mean


@dataclass
class Cell:
    """One bot among copies of another. Sums of whole numbers, so that nothing depends on who played which part."""

    deals: int = 0
    wins: int = 0  # of the deals' sums, in parts of WHOLE
    squares: int = 0
    scores: int = 0
    score_squares: int = 0

    def add(self, played: Round) -> None:
        won = sum(played.wins)
        self.deals += 1
        self.wins += won
        self.squares += won * won
        self.scores += sum(played.scores)
        self.score_squares += sum(score * score for score in played.scores)

    def share(self, seats: int) -> dict[str, float]:
        """The share of games won. The error is that of whole deals: what luck a deal gives to a seat, all get."""
        found = mean(self.wins, self.squares, self.deals)
        if self.deals < 2:  # a single deal says nothing about others
            return {"share": found["mean"] / (WHOLE * seats), "low": 0.0, "high": 1.0}
        return {
            "share": found["mean"] / (WHOLE * seats),
            "low": max(0.0, found["low"] / (WHOLE * seats)),
            "high": min(1.0, found["high"] / (WHOLE * seats)),
        }

    def p_value(self) -> float | None:
        """How likely equals would have done at least as well: they win once a deal on average. None: cannot be said."""
        found = mean(self.wins, self.squares, self.deals)
        error = (found["high"] - found["mean"]) / Z
        if self.deals < 2:
            return None
        above = found["mean"] - WHOLE
        if error == 0.0:
            return 0.0 if above > 0 else 1.0
        return 0.5 * erfc(above / error / sqrt(2))


@dataclass
class Crosstable:
    contest: Contest
    cells: list[Cell] = field(default_factory=list)
    games: list[Place] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.cells = [Cell() for _ in self.contest.pairings]
        self.times = {name: [] for name in self.contest.bots()}

    def add(self, played: Round) -> None:
        pairing = self.contest.pairings[played.pairing]
        self.cells[played.pairing].add(played)
        for seat, ranks in enumerate(played.ranks):
            names = [pairing.others] * self.contest.seats
            names[seat] = pairing.one
            self.games.append((names, ranks))
        for name, seconds in played.times.items():
            self.times[name] += seconds

    def to_json(self) -> Json:
        """All results; nothing that depends on how long it took."""
        seats = self.contest.seats
        pairs: list[Json] = []
        for pairing, cell in zip(self.contest.pairings, self.cells, strict=True):
            if cell.deals:
                pairs.append(
                    {
                        "bot": pairing.one,
                        "among": pairing.others,
                        "games": cell.deals * seats,
                        "wins": cell.share(seats),
                        "score": mean(cell.scores, cell.score_squares, cell.deals * seats),
                        "p": cell.p_value(),
                    }
                )
        mixed = self.games[:]  # ratings lean towards the last games, which must not all be of the same bots
        Rng(self.contest.seed).shuffle(mixed)
        rated = ratings(self.contest.bots(), mixed) if mixed else {}
        return {"games": len(self.games), "pairs": pairs, "ratings": rated}

    def times_json(self) -> Json:
        """The median of the CPU time of a decision of each bot, and what 95 % of them stay below; milliseconds."""
        found: Json = {}
        for name, seconds in self.times.items():
            if len(seconds) > 1:
                late = quantiles(seconds, n=20, method="inclusive")[-1]
                found[name] = {"median": 1000 * median(seconds), "late": 1000 * late}
        return found
