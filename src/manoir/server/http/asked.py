"""What a request is about: which house, which table, with which words, and what it costs."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.house.house import House
from manoir.server.http.guard import address
from manoir.server.limits import Limits
from manoir.server.tables.table import LONG, Table

T = TypeVar("T")
READ = 1 / 50  # what each entry of a long game costs that has to be read from the database


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def table_of(request: Request) -> Table:
    limits: Limits = request.app.state.limits
    return await found(house_of(request), limits, address(request.scope), request.path_params["table"])


async def found(house: House, limits: Limits, client: str, id: str) -> Table:
    """A table. If it has to be read from the database, and is long, who asks for it pays for that; who owes something
    waits, and what one place wants to be read is read one after the other."""
    if id in house.tables:
        return await house.table(id)
    async with limits.one_by_one(client):
        if id in house.tables:
            return await house.table(id)
        if not limits.request(client, 0.0):
            raise Refused(Phrase("error-rate"))
        table = await house.table(id)
        limits.owe(client, READ * max(0, table.number - LONG))
    return table


async def body(request: Request, type: type[T]) -> T:
    """The body of a request, which must be JSON and say so: a form of another site cannot send that."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused(Phrase("error-body", {"reason": "Content-Type: application/json"}))
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Phrase("error-body", {"reason": str(error)})) from None


def charge(request: Request, price: float) -> None:
    """Have who asks pay for more work than other requests make; refused if they have asked for too much."""
    limits: Limits = request.app.state.limits
    if price and not limits.request(address(request.scope), price):
        raise Refused(Phrase("error-rate"))
