"""The texts of the house and of its games, for clients that speak to people."""

from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from manoir.core.errors import UnknownLanguage
from manoir.core.texts import COMMON, LANGUAGES
from manoir.server.api import game_of

FLUENT = "text/plain"


async def common(request: Request) -> Response:
    return sent(request, COMMON)


async def of_game(request: Request) -> Response:
    return sent(request, game_of(request).folder / "texts")


def sent(request: Request, folder: Path) -> Response:
    """A catalogue. It changes only with a new version of the house, so who has it is told that it is still good."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language[:20], LANGUAGES)
    text = (folder / f"{language}.ftl").read_bytes()
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(text).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", 304, headers)
    return Response(text, 200, headers, f"{FLUENT}; charset=utf-8")
