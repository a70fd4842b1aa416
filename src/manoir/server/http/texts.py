"""The texts of the house and of its games, for clients that speak to people."""

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from manoir.core.errors import UnknownLanguage
from manoir.core.texts import COMMON, LANGUAGES
from manoir.server.http.catalogue import game_of
from manoir.server.http.kept import Kept

FLUENT = "text/plain"
TERMINAL = (
    "analysis-",
    "cli-",
    "command-",
    "file-",
    "flag-",
    "lab-",
    "new-game-",
    "record-",
    "verify-",
)  # nobody else says these


async def common(request: Request) -> Response:
    return sent(request, COMMON)


async def of_game(request: Request) -> Response:
    return sent(request, game_of(request).folder / "texts")


def sent(request: Request, folder: Path) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language[:20], LANGUAGES)
    return catalogue(folder / f"{language}.ftl").answer(request)


@cache
def catalogue(file: Path) -> Kept:
    """It changes only with a new version of the house."""
    return Kept(for_clients(file.read_text(encoding="utf-8")).encode(), f"{FLUENT}; charset=utf-8")


def for_clients(text: str) -> str:
    """Without comments, and without what is said by the command line only: pages wait for this."""
    kept: list[str] = []
    wanted = True
    for line in text.splitlines():
        if line[:1].isalpha():  # a message begins; all else belongs to the one before
            wanted = not line.startswith(TERMINAL)
        if wanted and line and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept) + "\n"
