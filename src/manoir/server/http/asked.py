"""What a request is about: which house, which table, with which words, and what it costs."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.house.house import House
from manoir.server.http.guard import address
from manoir.server.limits import Limits
from manoir.server.tables.table import Table

T = TypeVar("T")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def table_of(request: Request) -> Table:
    return await house_of(request).table(request.path_params["table"])


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
