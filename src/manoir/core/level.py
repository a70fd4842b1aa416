"""Level: how well a bot plays. A game lists its own, the weakest first; their names have texts `level-NAME`."""

from typing import Final


class Level:
    def __init__(self, name: str, careless: float = 0.0, iterations: int = 0, explore: float = 0.7) -> None:
        self.name = name
        self.careless = careless  # the share of its moves that it makes without a thought
        self.iterations = iterations  # of its search; 0: it looks no further than the game's heuristic
        self.explore = explore  # how much a search tries what looks worse


# What a game has that lists none: measured for none, so a game with a heuristic should list its own.
LADDER: Final = [
    Level("novice", careless=0.8),
    Level("apprentice", careless=0.3),
    Level("regular"),
    Level("expert", iterations=60),
    Level("master", iterations=1000),
]
