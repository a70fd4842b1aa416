"""Tables over HTTP: make one, come to one, sit, get ready, start, leave, come back, play again."""

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from manoir.core.errors import Refused, UnknownGame
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.house import mending
from manoir.server.house.house import House
from manoir.server.http.answers import answer
from manoir.server.http.asked import body, charge, house_of, table_of
from manoir.server.http.cookies import give_token, token_in
from manoir.server.http.guard import address
from manoir.server.http.guesses import Guesses
from manoir.server.http.replies import (
    Place,
    Seated,
    SeatsHeld,
    TableList,
)
from manoir.server.http.requests import Answer, NewAgreement, NewBot, NewSeat, NewTable, Nothing, Readiness, SeatOf
from manoir.server.storage.store import SHOWN
from manoir.server.tables import newcomers, seating
from manoir.server.tables.agreement import DECODE, Agreement, Chair
from manoir.server.tables.messages import ENCODE
from manoir.server.tables.shown import agreement_shown
from manoir.server.tables.table import Table

LISTING = 3.0  # what the list of tables costs besides the 1 that every request does


def token_of(request: Request, seat: Seat) -> str:
    return token_in(request.scope, seat, house_of(request).settings.secure)


def holds(request: Request, agreement: Agreement, seat: Seat) -> bool:
    return agreement.holder(token_of(request, seat), seat)


# Who asks is looked at where the agreement is changed, and by that very one: while a change waits for others to be
# written, a seat may be given to somebody else, here or in another process.


def own_seat(request: Request, agreement: Agreement) -> Seat:
    """The seat in the path, which must be held by who asks."""
    seat = seating.seat_named(agreement, request.path_params["seat"])
    if not holds(request, agreement, seat):
        raise Refused(Phrase("error-token", {"seat": LETTERS[seat]}))
    return seat


def seats_held(request: Request, agreement: Agreement) -> list[Seat]:
    return [seat for seat in range(len(agreement.chairs)) if holds(request, agreement, seat)]


def must_host(request: Request, agreement: Agreement) -> None:
    if not holds(request, agreement, agreement.host):
        raise Refused(Phrase("error-not-host"))


def seated(request: Request, table: Table, seat: Seat, token: str, status: int) -> Response:
    """Where somebody sits now; the token goes into a cookie that no script can read."""
    response = answer(Seated(table.agreement.id, table.agreement.code, LETTERS[seat]), status)
    give_token(response, table.agreement.id, seat, token, house_of(request).settings.secure)
    return response


def shown(table: Table) -> Response:
    return answer(table.shown())


# -- tables ------------------------------------------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    house = house_of(request)
    charge(request, LISTING)
    found: list[Any] = [listed_table(one, house) for one in await house.store.open_tables()]
    return answer(TableList(found))


@lru_cache(2 * SHOWN)
def listed_table(body: bytes, house: House) -> msgspec.Raw:
    """A table as it stands in the list. Most are there again when somebody looks again."""
    agreement = DECODE(body)
    shown = agreement_shown(agreement, house.games.get(agreement.game), ["gone"] * len(agreement.chairs), 0, house)
    return msgspec.Raw(ENCODE(shown))


async def new_table(request: Request) -> Response:
    house, wanted = house_of(request), await body(request, NewTable)
    if wanted.game not in house.games:
        raise UnknownGame(wanted.game, house.games)
    game = house.games[wanted.game]
    seats = game.usual_seats if wanted.seats is None else wanted.seats
    game.check_seats(seats)
    chair, token = seating.person(wanted.name, wanted.salt)
    others = range(1, seats)
    bots = [seating.bot(seat, wanted.bots, game, [chair.name]) if wanted.bots else Chair() for seat in others]
    chairs = [chair, *bots]
    level = seating.checked_level(wanted.stand_in, game) if wanted.stand_in else ""
    options = game.options.from_json(wanted.options, wanted.preset).for_people()
    guest = await house.guests.mark(address(request.scope))
    table = await house.create(game, options, wanted.public, chairs, wanted.newcomers, level, guest)
    return seated(request, table, 0, token, 201)


async def table(request: Request) -> Response:
    return shown(await table_of(request))


async def mine(request: Request) -> Response:
    """So that a browser that comes back finds its seats."""
    agreement = (await table_of(request)).agreement
    return answer(SeatsHeld([LETTERS[seat] for seat in seats_held(request, agreement)]))


async def code(request: Request) -> Response:
    guesses: Guesses = request.app.state.guesses
    place = address(request.scope)
    with guesses.trying(place):
        try:
            return answer(Place(await house_of(request).coded(request.path_params["code"])))
        except Refused as refused:
            if refused.phrase.key == "error-code":
                guesses.missed(place)
            raise


async def agree(request: Request) -> Response:
    table, wanted = await table_of(request), await body(request, NewAgreement)
    options: Any = wanted.options
    if wanted.preset is not None:
        options = table.game.options.from_json(options or {}, wanted.preset).for_people().to_json()

    def edit(agreement: Agreement) -> None:
        must_host(request, agreement)
        seating.rule_of_seats(agreement, table.game, wanted.newcomers, wanted.stand_in)
        if (options, wanted.seats, wanted.public) != (None, None, None):
            seating.agree(agreement, table.game, options, wanted.seats, wanted.public)

    await table.change(edit)
    return shown(table)


async def start(request: Request) -> Response:
    table = await table_of(request)
    await body(request, Nothing)

    def edit(agreement: Agreement) -> None:
        must_host(request, agreement)
        seating.start(agreement)

    await table.start(edit)
    return shown(table)


# -- seats -------------------------------------------------------------------------------------------------------------


async def sit(request: Request) -> Response:
    """Before the game one sits down; while it is played one asks, and holds the seat once the table has said yes."""
    house, table, wanted = house_of(request), await table_of(request), await body(request, NewSeat)
    seat = seating.seat_named(table.agreement, request.path_params["seat"])
    token, status = "", 201
    tokens = [token_of(request, one) for one in range(len(LETTERS))]
    guest, now = await house.guests.mark(address(request.scope)), house.clock.now()

    def edit(agreement: Agreement) -> None:
        nonlocal token, status
        if agreement.phase == "playing":
            status, patience = 202, house.settings.replaceable
            token = newcomers.ask(agreement, seat, wanted.name, guest, tokens, table.gone_for(seat), patience, now)
        else:
            token = seating.sit(agreement, seat, wanted.name, wanted.salt, guest, now)

    await table.change(edit)
    return seated(request, table, seat, token, status)


async def answer_asker(request: Request) -> Response:
    """Yes or no to somebody who asks for a seat."""
    house, table, wanted = house_of(request), await table_of(request), await body(request, Answer)
    seat = seating.seat_named(table.agreement, request.path_params["seat"])

    def edit(agreement: Agreement) -> None:
        voices = seats_held(request, agreement)
        newcomers.answer(agreement, seat, wanted.name, wanted.welcome, voices, house.clock.now())

    await table.change(edit)
    house.watch_presence(table, seat)
    return shown(table)


async def seat_bot(request: Request) -> Response:
    """A bot for an empty seat, or another level for a bot; for somebody who is not there, the table's stand-in."""
    house, table, wanted = house_of(request), await table_of(request), await body(request, NewBot)
    seat = seating.seat_named(table.agreement, request.path_params["seat"])

    def edit(agreement: Agreement) -> None:
        must_host(request, agreement)
        seating.seat_bot(agreement, seat, wanted.level, table.game)

    if table.agreement.phase == "playing" and table.agreement.chairs[seat].kind == "person":
        await house.stand_in(table, seat, house.settings.grace_gone, lambda agreement: must_host(request, agreement))
    else:
        await table.change(edit)
        house.bots.wake(table)
    return shown(table)


async def empty(request: Request) -> Response:
    house, table = house_of(request), await table_of(request)

    def edit(agreement: Agreement) -> None:
        must_host(request, agreement)
        seat = seating.seat_named(agreement, request.path_params["seat"])
        seating.empty(agreement, seat, house.clock.now())

    await table.change(edit)
    return shown(table)


async def ready(request: Request) -> Response:
    table, wanted = await table_of(request), await body(request, Readiness)

    def edit(agreement: Agreement) -> None:
        seating.make_ready(agreement, own_seat(request, agreement), wanted.ready, wanted.salt, table.rests)

    await table.change(edit)
    house_of(request).bots.wake(table)
    return shown(table)


async def leave(request: Request) -> Response:
    house, table = house_of(request), await table_of(request)
    await body(request, Nothing)
    seat = own_seat(request, table.agreement)
    before = table.agreement.chairs[seat].left
    await table.change(lambda agreement: seating.leave(agreement, own_seat(request, agreement)))
    if not before:  # who says it again does not have the others wait anew
        house.left(table, seat)
    return shown(table)


async def reclaim(request: Request) -> Response:
    house, table = house_of(request), await table_of(request)
    await body(request, Nothing)
    seat = own_seat(request, table.agreement)
    token = ""

    def edit(agreement: Agreement) -> None:
        nonlocal token
        token = seating.reclaim(agreement, own_seat(request, agreement))

    await table.change(edit)
    house.watch_presence(table, seat)
    return seated(request, table, seat, token, 200)


async def take_up(request: Request) -> Response:
    """A game that failed goes on from the last position that holds."""
    table = await table_of(request)
    await body(request, Nothing)
    await mending.take_up(table, lambda agreement: must_host(request, agreement))
    return shown(table)


async def give_up(request: Request) -> Response:
    """A game that failed is given up: its record may be read."""
    table = await table_of(request)
    await body(request, Nothing)

    def edit(agreement: Agreement) -> None:
        must_host(request, agreement)
        mending.give_up(agreement)

    await table.change(edit)
    return shown(table)


async def rematch(request: Request) -> Response:
    """The first who asks gets a new table; those who ask after get their seats at it."""
    house, table, wanted = house_of(request), await table_of(request), await body(request, SeatOf)
    old = seating.seat_named(table.agreement, wanted.seat)
    if not holds(request, table.agreement, old):
        raise Refused(Phrase("error-token", {"seat": wanted.seat}))
    seating.must_be(table.agreement, "over", "frozen")
    if not table.agreement.next:
        await open_rematch(house, table, await house.guests.mark(address(request.scope)))
    following = await house.table(table.agreement.next)
    seat, token = (old + 1) % len(table.agreement.chairs), ""

    def edit(agreement: Agreement) -> None:
        nonlocal token
        chair = agreement.chairs[seat] if seat < len(agreement.chairs) else Chair()
        if chair.kind != "person" or chair.token or chair.name != table.agreement.chairs[old].name:
            raise Refused(Phrase("error-seat-taken", {"seat": LETTERS[seat]}))
        token = chair.new_token()

    await following.change(edit)
    return seated(request, following, seat, token, 201)


async def open_rematch(house: House, table: Table, guest: str) -> None:
    """It is a table of whoever asks for it, not of who made the one before: they might know nothing of it."""
    old = table.agreement
    options, chairs = table.game.options.from_json(old.options), seating.rotated(old)
    following = await house.create(table.game, options, old.public, chairs, old.newcomers, old.stand_in, guest)

    def edit(agreement: Agreement) -> None:
        if not agreement.next:  # else two asked at the same moment; the table made second is never used, and swept away
            agreement.next = following.agreement.id

    await table.change(edit)
