"""The documents for those who write clients: OpenAPI for HTTP, JSON schemas for the socket."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from manoir import __version__
from manoir.core.story import Json
from manoir.server.http.answers import Problem
from manoir.server.tables.messages import (
    PROTOCOL,
    AllowedFrame,
    ClosedFrame,
    GameFrame,
    MoveCommand,
    PingCommand,
    PongFrame,
    PresenceCommand,
    PresenceFrame,
    RefusedFrame,
    ResyncCommand,
    SentencesCommand,
    SentencesFrame,
    TableFrame,
    UndoCommand,
    WhyCommand,
)

COMMANDS = (MoveCommand, UndoCommand, WhyCommand, SentencesCommand, ResyncCommand, PresenceCommand, PingCommand)
FRAMES = (TableFrame, PresenceFrame, GameFrame, RefusedFrame, AllowedFrame, SentencesFrame, PongFrame, ClosedFrame)


class Operation(NamedTuple):
    method: str
    path: str
    does: str
    run: Callable[[Request], Awaitable[Response]]
    body: Any = None
    gives: Any = None  # a class; a media type if it is not JSON
    query: tuple[str, ...] = ()
    status: int = 200
    later: int = 0  # a second status, of what was asked for and will be answered by others
    refusals: tuple[int, ...] = ()


def openapi(operations: Sequence[Operation]) -> Json:
    models = {
        one
        for op in operations
        for one in (op.body, op.gives)
        if isinstance(one, type) and hasattr(one, "__struct_fields__")
    }
    types = [*sorted(models, key=lambda model: model.__name__), Problem]
    _, components = msgspec.json.schema_components(
        types, schema_hook=schema_of_parts, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Manoir", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def schema_of_parts(kind: type) -> dict[str, Any]:
    """Parts that are written as JSON before they are put into a frame. msgspec wants to hear of others in this way."""
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError(kind)


def _content(kind: Any) -> Json:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    if hasattr(kind, "__struct_fields__"):
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
    return {"application/json": {"schema": {"type": "object"}}}


def _described(operation: Operation) -> Json:
    word = {
        "seat": "a letter from A",
        "table": "an id",
        "code": "five letters",
        "game": "a name",
        "language": "two letters",
        "at": "a number",
        "without": "`rules` leaves out what the rules say, and what only the command line says of options",
    }
    named = re.findall(r"{(\w+)}", operation.path)
    text = {"type": "string"}
    parameters = [
        {"name": one, "in": "path", "required": True, "description": word[one], "schema": text} for one in named
    ]
    for one in operation.query:
        shape = {"type": "string", "enum": ["0", "1"]} if one == "all" else text
        parameters.append(
            {"name": one, "in": "query", "required": False, "description": word.get(one, ""), "schema": shape}
        )
    answers: dict[str, Any] = {
        str(status): {"description": operation.does, "content": _content(operation.gives)}
        for status in (operation.status, operation.later)
        if status
    }
    for status in operation.refusals:
        answers[str(status)] = {"description": "Refused: why, and by which rule.", "content": _content(Problem)}
    found: Json = {
        "summary": operation.does,
        "operationId": operation.run.__name__,
        "parameters": parameters,
        "responses": answers,
    }
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": _content(operation.body)}
    return found


def socket_schemas() -> Json:
    """A schema for every message, both ways, and for the parts that they share."""
    schemas, parts = msgspec.json.schema_components(
        [*COMMANDS, *FRAMES], schema_hook=schema_of_parts, ref_template="#/$defs/{name}"
    )
    named = dict(zip([one.__name__ for one in (*COMMANDS, *FRAMES)], schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of Manoir",
        "protocol": PROTOCOL,
        "fromClient": {one.__name__: named[one.__name__] for one in COMMANDS},
        "toClient": {one.__name__: named[one.__name__] for one in FRAMES},
        "$defs": parts,
    }
