"""How likely a bid is, for who knows some of the dice."""

from functools import cache
from math import comb


def chance_of(face: int, wild: bool) -> float:
    """That a die counts for a bid on a face."""
    return 1 / 3 if wild and face != 1 else 1 / 6


@cache
def spread(dice: int, chance: float) -> tuple[float, ...]:
    """For each number, how likely just so many of some dice count."""
    return tuple(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1))


@cache
def at_least(wanted: int, dice: int, chance: float, marked: int = 0, marked_chance: float = 0.0) -> float:
    """That so many dice count, of some that nobody knows and some that a bid has told something about."""
    if wanted <= 0:
        return 1.0
    if wanted > dice + marked:
        return 0.0
    total = 0.0
    for hits, share in enumerate(spread(marked, marked_chance)):
        total += share * sum(spread(dice, chance)[max(0, wanted - hits) :])
    return total
