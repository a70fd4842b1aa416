"""What a browser is shown where the page was not built: who we are, in the reader's language. And a table's QR code."""

import asyncio
from collections import OrderedDict
from html import escape
from io import BytesIO

from starlette.requests import Request
from starlette.responses import Response

from manoir.core.texts import LANGUAGES, Texts
from manoir.server.http.asked import charge, house_of, table_of

DRAWN = 256  # codes that are kept: everybody at a table may ask for its own
DRAWING = 9.0  # what one costs that has to be drawn, besides the 1 that every request does
KEPT: OrderedDict[str, bytes] = OrderedDict()  # by the address that is in them


async def root(request: Request) -> Response:
    texts = Texts(wanted_language(request.headers.get("accept-language", "")))
    games = "".join(
        f"<li><strong>{escape(said('game-title'))}</strong>: {escape(said('game-pitch'))}</li>"
        for game in house_of(request).games.values()
        for said in [Texts(texts.language, game.folder / "texts")]
    )
    house, programs = escape(texts("page-house")), escape(texts("page-programs"))
    links = "<a href=/openapi.json>OpenAPI</a>, <a href=/api/socket.json>WebSocket</a>"
    return plain(texts, f"<p>{house}</p><ul>{games}</ul><p>{programs} {links}.</p>", 200)


async def away(request: Request) -> Response:
    """At an address that the house does not have, where the page has not been built."""
    texts = Texts(wanted_language(request.headers.get("accept-language", "")))
    missing, back = escape(texts("error-address")), escape(texts("page-back"))
    return plain(texts, f"<p>{missing}</p><p><a href=/>{back}</a></p>", 404)


def plain(texts: Texts, body: str, status: int) -> Response:
    text = (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Manoir</title><h1>Manoir</h1>{body}</html>'
    )
    return Response(text, status, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def wants_a_page(request: Request) -> bool:
    """Whether it is somebody with a browser who asks; what lies under /api is for programs, whoever looks at it."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def wanted_language(header: str) -> str:
    """The first of a browser's languages that we speak."""
    for part in header.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def qr(request: Request) -> Response:
    table = await table_of(request)
    scheme = "https" if house_of(request).settings.secure else request.url.scheme
    address = f"{scheme}://{request.headers['host']}/t/{table.agreement.code}"
    if address not in KEPT:
        charge(request, DRAWING)
        keep(address, await asyncio.to_thread(drawn, address))
    return Response(KEPT[address], 200, {"cache-control": "no-store"}, "image/svg+xml")


def drawn(address: str) -> bytes:
    """In a thread: what draws it is loaded when the first is wanted, which takes long on a busy machine."""
    import segno

    found = BytesIO()
    segno.make(address).save(found, kind="svg", scale=4)
    return found.getvalue()


def keep(address: str, code: bytes) -> None:
    KEPT[address] = code
    if len(KEPT) > DRAWN:
        KEPT.popitem(last=False)
