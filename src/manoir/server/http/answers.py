"""Answers over HTTP: JSON, and refusals with a key, its values and a rule."""

from typing import Any

import msgspec
from starlette.responses import Response

from manoir.core.errors import Refused
from manoir.server.metrics import REFUSED
from manoir.server.tables.frames import values_of
from manoir.server.tables.messages import ENCODE

STATUS = {
    "error-table": 404,
    "error-code": 404,
    "error-game": 404,
    "error-language": 404,
    "error-seat": 404,
    "error-token": 403,
    "error-not-host": 403,
    "error-not-seated": 403,
    "error-no-newcomers": 403,
    "error-sent-away": 403,
    "error-second-hand": 403,
    "error-asked-already": 409,
    "error-nobody-asks": 409,
    "error-not-over": 403,
    "error-storage": 503,
    "error-busy": 409,
    "error-phase": 409,
    "error-seat-taken": 409,
    "error-name-taken": 409,
    "error-not-ready": 409,
    "error-empty-seats": 409,
    "error-host-stays": 409,
    "error-stand-in": 409,
    "error-house-full": 507,  # not 503: balancers would take the process for one that is down
    "error-closing": 503,
    "error-rate": 429,
    "error-size": 413,
    "error-tables": 429,
    "error-games": 429,
    "error-stale": 409,
    "error-frozen": 409,
    "error-long": 409,
}


class Problem(msgspec.Struct):
    """Why a request changed nothing."""

    key: str
    rule: str
    values: dict[str, Any]


def answer(found: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(ENCODE(found), status, headers, "application/json")


def problem(refused: Refused, status: int | None = None) -> Response:
    key = refused.phrase.key
    REFUSED.labels(key).inc()
    status = STATUS.get(key, 400) if status is None else status
    return answer(Problem(key, refused.rule, values_of(refused.phrase)), status)
