"""What does not change from move to move: the rules of the table, and who sits beside whom."""

from typing import Final

from manoir.core.story import Seat

SINGLE: Final = 0  # one deal
SHORT: Final = 1  # a Series to the limit
ELIMINATION: Final = 2  # a Series to the last two


class Rules:
    """What the options change, settled for one table and shared by all its positions."""

    def __init__(
        self,
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


class Table:
    """Who is still in, and who sits beside whom: shared by positions until somebody leaves."""

    def __init__(self, seated: list[Seat], seats: int) -> None:
        self.seated: Final = seated
        self.left: Final = [seated[0]] * seats  # the next clockwise
        self.right: Final = [seated[0]] * seats
        for place, seat in enumerate(seated):
            self.left[seat] = seated[(place + 1) % len(seated)]
            self.right[seat] = seated[place - 1]
        for seat in range(seats):  # for a seat that has left: the neighbours of its place
            if seat not in seated:
                self.left[seat] = next((other for other in seated if other > seat), seated[0])
                self.right[seat] = next((other for other in reversed(seated) if other < seat), seated[-1])
