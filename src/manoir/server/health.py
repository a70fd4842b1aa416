"""How the house is doing, and the documents about it."""

from collections.abc import Callable
from functools import cache

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

from manoir import __version__
from manoir.core.story import Json
from manoir.server.answers import answer
from manoir.server.api import house_of
from manoir.server.kept import Kept
from manoir.server.messages import ENCODE
from manoir.server.openapi import openapi as openapi_document
from manoir.server.openapi import socket_schemas as socket_document
from manoir.server.replies import Health, Ready


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
    return Response(generate_latest(), 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    return document(openapi_document).answer(request)


async def socket_schemas(request: Request) -> Response:
    return document(socket_document).answer(request)


@cache
def document(made: Callable[[], Json]) -> Kept:
    return Kept(ENCODE(made()), "application/json")
