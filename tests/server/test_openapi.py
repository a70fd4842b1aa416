"""The documents for those who write clients are true: tried out by schemathesis, and held against real frames."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from jsonschema_rs import validator_for
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from manoir.games import HOUSE
from tests.seed import chance
from tests.server.client import Client, play_on
from tests.server.running import Running
from tests.server.test_commands import sat_down

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
CHANCE = chance("openapi")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def document(house: Running) -> Any:
    return schemathesis.openapi.from_url(f"{house.address}/openapi.json")


schema = schemathesis.pytest.from_fixture("document")


# Now and then something beside the generators (schemathesis names each case by chance) moves Python's common chance.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@schema.parametrize()
@settings(max_examples=8)
def test_every_request_is_answered_as_the_document_says(house: Running, case: Any) -> None:
    if case.path_parameters and "table" in case.path_parameters and CHANCE.random() < 0.5:
        case.path_parameters["table"] = Client(house.address).new("toctoctoc")
    response = case.call(headers={**(case.headers or {}), "Origin": house.address})
    case.validate_response(response, checks=CHECKS)


@pytest.mark.parametrize("game", HOUSE)
def test_every_frame_is_as_the_schemas_say(house: Running, game: str) -> None:
    document = Client(house.address)("GET", "/api/socket.json")
    kinds = {
        "table": "TableFrame",
        "game": "GameFrame",
        "presence": "PresenceFrame",
        "refused": "RefusedFrame",
        "pong": "PongFrame",
        "allowed": "AllowedFrame",
    }
    validators = {
        kind: validator_for({**document["toClient"][name], "$defs": document["$defs"]}) for kind, name in kinds.items()
    }
    _, _, sockets = sat_down(house, game, 3, 3)
    sockets[0].move("dance")
    sockets[0].send({"type": "ping"})
    play_on(sockets, random.Random(1), 3)
    mover = next(socket for socket in sockets if socket.mine)
    assert mover.command(type="why", move=mover.game["moves"][0])["type"] == "allowed"
    play_on(sockets, random.Random(1))
    sockets[0].quiet(0.1)
    reader = sockets[0].client.watch(sockets[0].table, sheet=True)
    reader.until(lambda frame: frame["type"] == "game")
    frames = sockets[0].frames + mover.frames + reader.frames
    assert {frame["type"] for frame in frames} == set(kinds)
    for part in ("result", "answers", "sheet"):
        assert any(part in frame for frame in frames), part
    for frame in frames:
        validators[frame["type"]].validate(frame)


@pytest.mark.parametrize(("address", "name"), [("/openapi.json", "openapi.json"), ("/api/socket.json", "socket.json")])
def test_the_stored_documents_are_what_the_house_says(client: Client, address: str, name: str) -> None:
    assert json.loads((DOCS / "schemas" / name).read_text()) == client("GET", address)
