"""How the house is doing, and the document about its socket."""

from functools import cache, lru_cache

from prometheus_client import generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from manoir import __version__
from manoir.server.http.answers import answer
from manoir.server.http.asked import house_of
from manoir.server.http.door import addresses
from manoir.server.http.guard import address
from manoir.server.http.kept import Kept
from manoir.server.http.openapi import socket_schemas as socket_document
from manoir.server.http.replies import Health, Ready
from manoir.server.limits import read_address
from manoir.server.tables.messages import ENCODE


async def health(request: Request) -> Response:
    """503 if moves could not be kept."""
    house = house_of(request)
    well = await house.pulse.feel()
    kind = house.engine.dialect.name
    return answer(Health("ok" if well else "no database", __version__, kind, well), 200 if well else 503)


async def ready(request: Request) -> Response:
    """503 if people should be sent to another process."""
    house = house_of(request)
    if house.draining:
        status = "draining"
    elif await house.pulse.feel():
        status = "ready"
    else:
        status = "no database" if house.pulse.ever else "starting"
    return answer(Ready(status), 200 if status == "ready" else 503)


async def metrics(request: Request) -> Response:
    """Not for strangers: from how long a bot has thought one could tell whether it had a choice."""
    if not may_read_figures(address(request.scope), house_of(request).settings.metrics):
        raise HTTPException(404)
    return Response(generate_latest(), 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4")


@lru_cache
def may_read_figures(client: str, named: str) -> bool:
    """This machine may, and those that a setting names."""
    found = read_address(client)
    return (found is not None and found.is_loopback) or client in addresses(named)


async def socket_schemas(request: Request) -> Response:
    return document().answer(request)


@cache
def document() -> Kept:
    return Kept(ENCODE(socket_document()), "application/json")
