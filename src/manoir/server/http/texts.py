"""The texts of the house and of its games, for clients that speak to people."""

import re
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from manoir.core.errors import UnknownLanguage
from manoir.core.texts import COMMON, LANGUAGES
from manoir.server.http.catalogue import game_of
from manoir.server.http.kept import Kept

FLUENT = "text/plain"
# How keys begin that are said on the command line and in the terminal only: whole families, and errors of commands.
BEGINNINGS = """
    analysis- cards-on-table cli- command- end-options end-scores end-seed file- flag- games- goodbye handover help-
    hint- kept- lab- label new-game- page- play- record- replay-end replay-keys replay-unfinished restore- saved
    scores-hidden serve- verify- welcome- which-game
    error-arena error-attack error-bots error-brings-none error-card error-command error-database error-exists
    error-extra error-file error-house-alone error-installed error-keep error-listen error-load error-missing
    error-name-of- error-needs error-new-name error-no-house error-no-module error-no-network error-no-postgres
    error-none-kept error-not-added error-not-loopback error-number error-option-near error-page error-peers error-range
    error-restore error-rule error-second-house error-switch error-twice error-typed
"""
TERMINAL = tuple(BEGINNINGS.split())
RULES = ("rule-", "rules-")  # what the rules of a game say: half of its texts, and seldom read at the table
# What the command line says of an option for which there are words for people too.
TYPED = re.compile(r"^    \.help = .*\n(?=    \.about = )", re.MULTILINE)


async def common(request: Request) -> Response:
    return sent(request, COMMON, TERMINAL)


async def of_game(request: Request) -> Response:
    without = RULES if request.query_params.get("without") == "rules" else ()
    return sent(request, game_of(request).folder / "texts", without)


async def of_rules(request: Request) -> Response:
    return sent(request, game_of(request).folder / "texts", RULES, others=True)


def sent(request: Request, folder: Path, without: tuple[str, ...], others: bool = False) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language[:20], LANGUAGES)
    return catalogue(folder / f"{language}.ftl", without, others).answer(request)


@cache
def catalogue(file: Path, without: tuple[str, ...], others: bool) -> Kept:
    """It changes only with a new version of the house."""
    return Kept(for_clients(file.read_text(encoding="utf-8"), without, others).encode(), f"{FLUENT}; charset=utf-8")


def for_clients(text: str, without: tuple[str, ...] = TERMINAL, others: bool = False) -> str:
    """Without comments, and without keys that begin like these, or else without all others: pages wait for this."""
    kept: list[str] = []
    wanted = True
    for line in (TYPED.sub("", text) if without else text).splitlines():
        if line[:1].isalpha():  # a message begins; all else belongs to the one before
            wanted = line.startswith(without) == others
        if wanted and line and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept) + "\n"
