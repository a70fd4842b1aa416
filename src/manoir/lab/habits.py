"""Habits: how long the games of a level last, how often it repeats itself, and what it never or always does."""

from collections import Counter
from dataclasses import dataclass, field

from manoir.core.game import Game
from manoir.core.story import Json

ENOUGH = 30  # times that there was a choice: then never and always say something
MICROSECOND = 1e-6


@dataclass
class Lengths:
    """How many rounds games lasted; in a game without turns, how many decisions they had."""

    games: int = 0
    total: int = 0
    longest: int = 0

    def count(self, length: int) -> None:
        self.games += 1
        self.total += length
        self.longest = max(self.longest, length)

    def add(self, other: "Lengths") -> None:
        self.games += other.games
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def to_json(self) -> Json:
        return {"games": self.games, "mean": self.total / max(1, self.games), "longest": self.longest}


@dataclass
class Habits:
    """Sums over the games that bots of one level played among themselves. Whole numbers, but for the times."""

    lengths: Lengths = field(default_factory=Lengths)
    by_option: dict[str, Lengths] = field(default_factory=dict)  # "cards casper", "players 2" ...
    decisions: int = 0
    turns: int = 0  # of somebody who had one before; without turns, decisions
    repeated: int = 0  # ... that had the same kinds of moves as the one before
    in_a_row: int = 0  # the most of these, one after the other
    offered: Counter[str] = field(default_factory=Counter)  # decisions by the kinds of move that one could do without
    chosen: Counter[str] = field(default_factory=Counter)
    named: dict[str, set[str]] = field(default_factory=dict)  # by event, the cards that it was told of
    micros: Counter[int] = field(default_factory=Counter)  # decisions of two moves or more, by microseconds of CPU
    seconds: float = 0.0  # of CPU, of all that is needed to play

    def add(self, other: "Habits") -> None:
        self.lengths.add(other.lengths)
        for option, lengths in other.by_option.items():
            self.by_option.setdefault(option, Lengths()).add(lengths)
        self.decisions += other.decisions
        self.turns += other.turns
        self.repeated += other.repeated
        self.in_a_row = max(self.in_a_row, other.in_a_row)
        self.offered += other.offered
        self.chosen += other.chosen
        for event, cards in other.named.items():
            self.named.setdefault(event, set()).update(cards)
        self.micros += other.micros
        self.seconds += other.seconds

    def never(self) -> list[str]:
        return sorted([kind for kind, n in self.offered.items() if n >= ENOUGH and not self.chosen[kind]])

    def always(self) -> list[str]:
        return sorted([kind for kind, n in self.offered.items() if n >= ENOUGH and self.chosen[kind] == n])

    def unused(self, game: Game) -> list[str]:
        """The cards of the game that no event was told of."""
        told = {card for cards in self.named.values() for card in cards}
        return [card for card in game.cards if card not in told]

    def to_json(self, game: Game) -> Json:
        """All that the seed decides."""
        kinds = {kind: {"offered": n, "chosen": self.chosen[kind]} for kind, n in sorted(self.offered.items())}
        return {
            **self.lengths.to_json(),
            "byOption": {option: self.by_option[option].to_json() for option in sorted(self.by_option)},
            "decisions": self.decisions / max(1, self.lengths.games),
            "repeated": self.repeated / max(1, self.turns),
            "inARow": self.in_a_row,
            "kinds": kinds,
            "never": self.never(),
            "always": self.always(),
            "cards": {event: len(cards) for event, cards in sorted(self.named.items())},
            "unused": self.unused(game),
        }

    def times_json(self) -> Json:
        """CPU: microseconds of a decision of two moves or more, and games a second of one process."""
        total = sum(self.micros.values())
        if not total:
            return {}
        spent = sum(micros * n for micros, n in self.micros.items())
        late, seen = 0, 0
        for micros in sorted(self.micros):
            seen += self.micros[micros]
            late = micros
            if seen >= 0.99 * total:
                break
        rate = self.lengths.games / max(self.seconds, MICROSECOND)
        return {"mean": spent / total, "late": late, "gamesPerSecond": rate}
