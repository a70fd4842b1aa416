"""What does not change from move to move: the rules of a table."""

from typing import Final

SINGLE: Final = 0  # one deal
SHORT: Final = 1  # a Series to the limit
ELIMINATION: Final = 2  # a Series to the last two


class SpooksRules:
    """What the options change, settled for one table and shared by all its positions."""

    def __init__(
        self,
        *,
        decks: int,
        masters: bool,
        phantom: bool,
        series: int,
        limit: int,
        most_deals: int,
        must_play: bool,
        wild: bool,
        memory_aid: bool,
        first_dealer: int,
    ) -> None:
        self.decks: Final = decks
        self.masters: Final = masters
        self.phantom: Final = phantom
        self.series: Final = series
        self.limit: Final = limit
        self.most_deals: Final = most_deals  # 0: no cap
        self.must_play: Final = must_play
        self.wild: Final = wild
        self.memory_aid: Final = memory_aid
        self.first_dealer: Final = first_dealer  # a seat, or NONE: chance decides
