"""The application: the routes, the sockets, and the guard in front of them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.story import Phrase
from manoir.server.house.house import House
from manoir.server.http.answers import problem
from manoir.server.http.boards import files_of
from manoir.server.http.files import BUILT, Files
from manoir.server.http.guard import App, Guard, LastResort, Receive, Scope, Send
from manoir.server.http.guesses import Guesses
from manoir.server.http.operations import OPERATIONS
from manoir.server.http.welcome import away, root, wants_a_page
from manoir.server.limits import Limits
from manoir.server.live.sockets import Sockets
from manoir.server.settings import Settings

# Where the page is shown. It reads the address itself.
PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/join",
    "/t/{code}",
    "/t/{code}/replay",
    "/tables",
    "/terminal",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/letter",
    "/preferences",
)


def application(engine: Engine, settings: Settings, games: Mapping[str, Game]) -> App:
    limits = Limits(settings.address_rate, settings.address_burst, settings.address_sockets)
    guesses = Guesses(settings.code_tries)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, House]]:
        house = House(engine, settings, games)
        house.neighbours.share(limits)
        app.state.house = house
        app.state.limits = limits
        app.state.guesses = guesses
        app.state.sockets = Sockets(house, limits)
        await house.open()
        yield {"house": house}  # for who closes it
        await house.close()

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.sockets(scope, receive, send)

    routes = [Route(operation.path, operation.run, methods=[operation.method]) for operation in OPERATIONS]
    files = Files(Path(settings.page) if settings.page else BUILT, settings.secure)
    if files.index:
        for game in games.values():
            files.by_address.update(files_of(game))
    routes += [Route(address, files.show if files.index else root) for address in PAGES]
    nobody_home = files.miss if files.index else away

    async def unknown(request: Request, error: Exception) -> Response:
        """An address or a method that the house does not have: people get a page, programs a key."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and wants_a_page(request):
            return await nobody_home(request)
        key = "error-method" if error.status_code == 405 else "error-address"
        response = problem(Refused(Phrase(key)), error.status_code)
        response.headers.update(error.headers or {})
        return response

    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={Refused: _refused, HTTPException: unknown},
    )
    return Guard(LastResort(files.before(app)), watch, settings, limits, files.by_address)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error)
