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
        dealer_chooses: bool,
        series: int,
        limit: int,
        most_deals: int,
        must_play: bool,
        wild: bool,
        may_lead: bool,
        masters_stay: bool,
        only_cat: bool,
        memory_aid: bool,
        first_dealer: int,
    ) -> None:
        self.decks: Final = decks
        self.masters: Final = masters
        self.phantom: Final = phantom
        self.dealer_chooses: Final = dealer_chooses  # before each deal, whether it has a phantom hand (SA-52)
        self.series: Final = series
        self.limit: Final = limit
        self.most_deals: Final = most_deals  # 0: no cap
        self.must_play: Final = must_play
        self.wild: Final = wild
        self.may_lead: Final = may_lead  # or leave the lead to the next player (SA-53)
        self.masters_stay: Final = masters_stay  # direction and order outlast the deal (SA-54)
        self.only_cat: Final = only_cat  # fits on a blue Master, also counting down (SA-55)
        self.memory_aid: Final = memory_aid
        self.first_dealer: Final = first_dealer  # a seat, or NONE: chance decides

    def turned(self, turned: bool) -> bool:
        """What a Skeleton or Bat Master makes of direction or order: a second one undoes the first (S-13.9).

        Where they outlast the deal, only with two decks, as the sheet says (SA-54).
        """
        return not turned or (self.masters_stay and self.decks == 1)
