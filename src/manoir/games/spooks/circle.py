"""Who sits beside whom."""

from typing import Final

from manoir.core.story import Seat


class Circle:
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
