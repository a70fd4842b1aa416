"""Games that failed. Their table is frozen; the host takes the game up again, or gives it up.

What is taken up is the last position that can be shown to everybody and in which somebody decides. The moves after it
are taken back, by entries of the log as any others: it only grows. As long as a game may go on, its secrets are kept.
"""

import asyncio
from collections.abc import Callable

from manoir.core.course import standing
from manoir.core.errors import Refused
from manoir.core.game import CHANCE, OVER, Game
from manoir.core.options import Options
from manoir.core.play import Match
from manoir.core.story import Phrase, Seat
from manoir.server.tables.agreement import Agreement
from manoir.server.tables.frames import Showing
from manoir.server.tables.seating import must_be, no
from manoir.server.tables.table import Table
from manoir.server.tables.writes import TooLate

Entries = list[tuple[Seat, str]]  # of a log; without a notation: the last move is taken back


def give_up(agreement: Agreement) -> None:
    """Nobody will go on with the game: its record may be read, with every secret."""
    must_be(agreement, "frozen")
    agreement.given_up = True


async def take_up(table: Table, check: Callable[[Agreement], None]) -> None:
    """Go on from the last good position. The check says by the newest agreement whether who asks may."""
    async with table.lock:
        found = await table.house.store.read(table.agreement.id)
        if found is None:
            raise no("error-table")
        agreement, entries = found
        check(agreement)
        must_be(agreement, "frozen")
        if agreement.given_up:
            raise no("error-phase", phase=agreement.phase)
        if agreement.version != table.game.version:
            raise Refused(Phrase("error-version", {"version": agreement.version, "known": table.game.version}))
        options = agreement.options_of(table.game)
        back = await asyncio.to_thread(steps_back, table.game, options, len(agreement.chairs), entries)
        agreement.phase = "playing"
        try:
            await table.take_back(agreement, len(entries), back)
        except TooLate:
            raise Refused(Phrase("error-busy")) from None
    table.house.watch_presence(table)
    table.house.wake(table)


def steps_back(game: Game, options: Options, seats: int, entries: Entries) -> Entries:
    """The entries that take back what led to the failure; refused if nothing can be taken up."""
    line = standing(entries)
    good, match = -1, Match(game, options, seats)
    for at in range(len(line) + 1):
        if sound(match):
            good = at
        if at < len(line):
            seat, notation = line[at]
            try:
                match.follow([(seat, game.parse(notation))])
            except Exception:
                break
    if good < 0:
        raise no("error-frozen")
    return [(seat, "") for seat, _ in reversed(line[good:])]


def sound(match: Match) -> bool:
    """Whether somebody decides now, and everybody can be shown the position."""
    if match.state.actor in (CHANCE, OVER):
        return False
    try:
        showing = Showing(match)
        for seat in (None, *range(match.seats)):
            showing.to(seat, match.number, sheet=True)
    except Exception:
        return False
    return True
