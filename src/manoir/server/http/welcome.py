"""What a browser is shown at the root: who we are, in the reader's language. And the QR code of a table."""

from functools import lru_cache
from html import escape
from io import BytesIO

from starlette.requests import Request
from starlette.responses import Response

from manoir.core.texts import LANGUAGES, Texts
from manoir.server.http.asked import house_of, table_of

DRAWN = 256  # codes that are kept: everybody at a table may ask for its own


async def root(request: Request) -> Response:
    texts = Texts(wanted_language(request.headers.get("accept-language", "")))
    games = "".join(
        f"<li><strong>{escape(said('game-title'))}</strong>: {escape(said('game-pitch'))}</li>"
        for game in house_of(request).games.values()
        for said in [Texts(texts.language, game.folder / "texts")]
    )
    house, programs = escape(texts("page-house")), escape(texts("page-programs"))
    text = (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Manoir</title>'
        f"<h1>Manoir</h1><p>{house}</p><ul>{games}</ul>"
        f"<p>{programs} <a href=/openapi.json>OpenAPI</a>, <a href=/api/socket.json>WebSocket</a>.</p></html>"
    )
    return Response(text, 200, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def wanted_language(header: str) -> str:
    """The first of a browser's languages that we speak."""
    for part in header.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def qr(request: Request) -> Response:
    table = await table_of(request)
    scheme = "https" if house_of(request).settings.secure else request.url.scheme
    code = drawn(f"{scheme}://{request.headers['host']}/t/{table.agreement.code}")
    return Response(code, 200, {"cache-control": "no-store"}, "image/svg+xml")


@lru_cache(DRAWN)
def drawn(address: str) -> bytes:
    import segno

    found = BytesIO()
    segno.make(address).save(found, kind="svg", scale=4)
    return found.getvalue()
