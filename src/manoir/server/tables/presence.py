"""Who is at a table through another process on the same database: no bot shall take over from people who are there."""

from typing import NamedTuple

from manoir.core.story import Seat

LOOKING_ON = -1  # in place of a seat

Here = dict[int, tuple[int, bool]]  # seat -> its sockets, and whether whoever sits there is away


class Elsewhere(NamedTuple):
    seats: dict[Seat, bool]  # that are connected to another process -> whether who sits there is away
    spectators: int
    sockets: int


NOBODY = Elsewhere({}, 0, 0)


def elsewhere(rows: list[tuple[int, int, bool]]) -> Elsewhere:
    """From what the other processes say of a table: seat, sockets, away."""
    if not rows:
        return NOBODY
    seats: dict[Seat, bool] = {}
    for seat, _, away in rows:
        if seat != LOOKING_ON:
            seats[seat] = away and seats.get(seat, True)
    return Elsewhere(
        seats, sum(sockets for seat, sockets, _ in rows if seat == LOOKING_ON), sum(sockets for _, sockets, _ in rows)
    )
