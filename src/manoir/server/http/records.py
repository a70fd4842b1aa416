"""Games as they were: any move again from one's own seat, and after the end with all hands and as a record."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from manoir.core.course import standing
from manoir.core.errors import BadOption, Refused
from manoir.core.game import State
from manoir.core.past import Past
from manoir.core.record import UNFINISHED, composed
from manoir.core.story import LETTERS, Json, Phrase, Seat
from manoir.server.http import replies
from manoir.server.http.answers import answer
from manoir.server.http.api import holds
from manoir.server.http.asked import charge, table_of
from manoir.server.tables import seating
from manoir.server.tables.agreement import Agreement, salts
from manoir.server.tables.frames import Teller, forgotten, guide, heard_by, sheet_of, told_whole
from manoir.server.tables.match import FEW, TableMatch, reach
from manoir.server.tables.table import Table

# What looking back costs besides the 1 that every request does, by the work that it makes.
TOLD = 1 / 100  # for each entry that is told
PLAYED = 1 / 50  # … and for each that has to be played again


def viewer(request: Request, agreement: Agreement, open_hands: bool) -> Seat | None:
    """From which seat somebody looks; it must be their own, unless all hands are open."""
    letter = request.query_params.get("seat")
    if letter is None:
        return None
    seat = seating.seat_named(agreement, letter)
    if not open_hands and not holds(request, agreement, seat):
        raise Refused(Phrase("error-token", {"seat": letter}))
    return seat


def match_of(table: Table) -> TableMatch:
    if table.match is None:
        seating.must_be(table.agreement, "playing", "over", "frozen")
        raise Refused(Phrase("error-version", {"version": table.agreement.version, "known": table.game.version}))
    return table.match


def all_hands(request: Request, agreement: Agreement) -> bool:
    if request.query_params.get("all", "0") in ("0", ""):
        return False
    if agreement.phase != "over":
        raise Refused(Phrase("error-not-over"))
    return True


def number_in(request: Request, last: int) -> int:
    wanted = request.query_params.get("at", str(last))
    if not wanted.isascii() or not wanted.isdigit() or len(wanted) > 9 or int(wanted) > last:
        raise BadOption.value("at", wanted[:20], [f"0–{last}"])
    return int(wanted)


async def played(request: Request, match: TableMatch, number: int) -> Past:
    """A game as it was up to a number; who has it played again pays for that."""
    past = match.past()
    charge(request, PLAYED * past.missing(number))
    await reach(past, number)
    return past


async def replay(request: Request) -> Response:
    """The table at any number of its log."""
    table = await table_of(request)
    match, everything = match_of(table), all_hands(request, table.agreement)
    seat, number = viewer(request, table.agreement, everything), number_in(request, match.number)
    if number < forgotten(match, seat):
        raise Refused(Phrase("error-memory"))
    past = await played(request, match, number)
    state = past.at(number)
    view = state.view(seat)
    entries = past.told[number - 1 : number] if number else []
    return answer(
        replies.PositionShown(
            number,
            match.number,
            None if seat is None else LETTERS[seat],
            view.to_json(),
            view.status().to_json(),
            sheet_of(view),
            [LETTERS[one] for one in state.waiting()],
            guide(view),
            Teller(entries).whole() if everything else Teller(entries).to(seat),
            hands(state) if everything else None,
        )
    )


def hands(state: State) -> dict[str, Json]:
    return {LETTERS[seat]: state.view(seat).to_json() for seat in range(state.seats)}


async def story(request: Request) -> Response:
    """The whole log as a seat saw it; what it is to remember only when the game is over."""
    table = await table_of(request)
    match, everything = match_of(table), all_hands(request, table.agreement)
    seat, last = viewer(request, table.agreement, everything), match.number
    charge(request, TOLD * last)
    past = await played(request, match, last)
    lines: list[Any] = []
    for start in range(forgotten(match, seat), last, FEW):  # a few at a time: nobody's move waits for a long story
        part = past.told[start : min(start + FEW, last)]
        lines += [msgspec.Raw(told_whole(entry) if everything else heard_by(entry, seat)) for entry in part]
        await asyncio.sleep(0)
    turning = past.turning() if table.agreement.phase == "over" else 0
    return answer(replies.Story(last, None if seat is None else LETTERS[seat], lines, turning))


async def record(request: Request) -> Response:
    """The game as text. It holds every secret, so there is none before the end."""
    table = await table_of(request)
    agreement = table.agreement
    if agreement.phase != "over" and not agreement.given_up:
        raise Refused(Phrase("error-not-over"))
    charge(request, TOLD * table.number)
    found = await table.house.store.read(agreement.id)  # from the log itself: a game that failed has a record too
    moves = standing(found[1] if found is not None else [])
    ending = UNFINISHED
    if agreement.phase == "over" and table.match is not None:
        ending = "result: " + " ".join(map(str, table.match.state.scores()))
    facts = {"deal": agreement.commitment, "salts": " | ".join(salts(agreement)), "secret": agreement.secret}
    options = agreement.options_of(table.game).settled(len(agreement.chairs)).to_text()
    text = composed(f"{agreement.game} {agreement.version}", options, agreement.names, facts, moves, ending)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{agreement.game}-{agreement.code}.game"',
    }
    return Response(text.encode(), 200, headers, "text/plain; charset=utf-8")
