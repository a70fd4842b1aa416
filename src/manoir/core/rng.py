"""The one random generator: a seed gives the same numbers interpreted and compiled, on every machine.

A 62-bit linear congruential generator, xor-folded, of which the top 32 bits are used. Every masked value is below
2**62, so the signed 64-bit integers of the compiled build and the unbounded ones of the interpreter agree bit for
bit; only the multiplication overflows, and its low 62 bits are exact under wrap-around.
"""

from typing import Final, TypeVar
from zlib import crc32

from mypy_extensions import i64

T = TypeVar("T")
MASK62: Final = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def scramble(seed: int) -> int:
    """splitmix64's finaliser: neighbouring seeds give unrelated streams."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (z ^ (z >> 31)) & MASK62


class Rng:
    """A stream of random numbers. States hold none: whoever needs chance brings a stream."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = scramble(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2**31."""
        s: i64 = (self.state * MULTIPLIER + INCREMENT) & MASK62
        self.state = s
        return (((s ^ (s >> 28)) >> 30) * n) >> 32

    def unit(self) -> float:
        """A number between 0 and 1, both excluded."""
        return (float(self.below(1 << 30)) + 0.5) / (1 << 30)

    def shuffle(self, items: list[T]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def draw(self, items: list[T], number: int) -> list[T]:
        """Take so many items at random out of a list; the place of each is taken by the last one."""
        drawn: list[T] = []
        left: i64 = len(items)
        for _ in range(number):
            at = self.below(left)
            left -= 1
            drawn.append(items[at])
            items[at] = items[left]
        del items[left:]
        return drawn


def stream(seed: int, name: str) -> Rng:
    """One of several unrelated streams of a seed: a new consumer of chance never shifts the others."""
    return Rng(scramble(seed) ^ (crc32(name.encode()) << 16))
