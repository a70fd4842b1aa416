"""Every request that the house answers, listed once: the routes and the OpenAPI document are made from this list."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from manoir.server.http import api, catalogue, health, records, replies, requests, texts
from manoir.server.http.kept import Kept
from manoir.server.http.openapi import Operation
from manoir.server.http.openapi import openapi as openapi_document
from manoir.server.http.welcome import qr
from manoir.server.tables.messages import ENCODE, TableShown


async def openapi(request: Request) -> Response:
    return document().answer(request)


@cache
def document() -> Kept:
    return Kept(ENCODE(openapi_document(OPERATIONS)), "application/json")


TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
CHANGES = (400, 403, 404, 409, 413, 429, 503)
READS = (404, 429, 503)

OPERATIONS = [
    Operation(
        "GET",
        "/api/games",
        "The games, their options, and the levels of bots.",
        catalogue.games,
        gives=replies.GamesShown,
        refusals=(429,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/moves",
        "Every move of a game in words.",
        catalogue.moves,
        gives=replies.MovesShown,
        refusals=(404, 429),
    ),
    Operation(
        "GET",
        "/api/games/{game}/rules",
        "The ids of a game's rules and of its cards.",
        catalogue.rules,
        gives=replies.RulesShown,
        refusals=(404, 429),
    ),
    Operation(
        "GET",
        "/api/games/{game}/rules/{language}",
        "Of all that is said in a game what its rules say, as Fluent messages.",
        texts.of_rules,
        gives=texts.FLUENT,
        refusals=(404, 429),
    ),
    Operation(
        "GET",
        "/api/texts/{language}",
        "What clients say outside any game, as Fluent messages.",
        texts.common,
        gives=texts.FLUENT,
        refusals=(404, 429),
    ),
    Operation(
        "GET",
        "/api/games/{game}/texts/{language}",
        "All that is said in a game, as Fluent messages.",
        texts.of_game,
        gives=texts.FLUENT,
        query=("without",),
        refusals=(404, 429),
    ),
    Operation(
        "GET",
        "/api/tables",
        "Public tables that wait for players.",
        api.tables,
        gives=replies.TableList,
        refusals=(429, 503),
    ),
    Operation(
        "POST",
        "/api/tables",
        "Make a table and sit down at seat A.",
        api.new_table,
        requests.NewTable,
        replies.Seated,
        status=201,
        refusals=CHANGES,
    ),
    Operation(
        "GET",
        "/api/codes/{code}",
        "The table of a five-letter code, in capitals or not.",
        api.code,
        gives=replies.Place,
        refusals=READS,
    ),
    Operation("GET", TABLE, "What everybody may know of a table.", api.table, gives=TableShown, refusals=READS),
    Operation(
        "GET",
        TABLE + "/mine",
        "Which of its seats the cookies of who asks hold.",
        api.mine,
        gives=replies.SeatsHeld,
        refusals=READS,
    ),
    Operation(
        "PATCH",
        TABLE,
        "Change options, seats or publicity; only the host, before the start.",
        api.agree,
        requests.NewAgreement,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        TABLE + "/start",
        "Begin; only the host, when all seats are taken and ready.",
        api.start,
        requests.Nothing,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        TABLE + "/rematch",
        "Play again, everybody one seat on: a seat at the next table.",
        api.rematch,
        requests.SeatOf,
        replies.Seated,
        status=201,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        TABLE + "/take-up",
        "Go on with a game that failed, from its last good position; only the host.",
        api.take_up,
        requests.Nothing,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        TABLE + "/give-up",
        "Give up a game that failed, so that its record can be read; only the host.",
        api.give_up,
        requests.Nothing,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        SEAT,
        "Sit down before the game; while it is played, ask for the seat of a bot or of somebody who has left (202).",
        api.sit,
        requests.NewSeat,
        replies.Seated,
        status=201,
        later=202,
        refusals=CHANGES,
    ),
    Operation(
        "DELETE", SEAT, "Empty a seat; only the host, before the start.", api.empty, gives=TableShown, refusals=CHANGES
    ),
    Operation(
        "POST",
        SEAT + "/answer",
        "Yes or no to somebody who asks for the seat: the host, or everybody, as the table has it.",
        api.answer_asker,
        requests.Answer,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "PUT",
        SEAT + "/bot",
        "A bot for an empty seat, another level for a bot, or a bot for somebody who is not there; only the host.",
        api.seat_bot,
        requests.NewBot,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        SEAT + "/ready",
        "Ready, or not; with salt for the deals.",
        api.ready,
        requests.Readiness,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        SEAT + "/leave",
        "Leave; a bot takes over after a while.",
        api.leave,
        requests.Nothing,
        TableShown,
        refusals=CHANGES,
    ),
    Operation(
        "POST",
        SEAT + "/reclaim",
        "Come back: the bot stops, and the token is replaced.",
        api.reclaim,
        requests.Nothing,
        replies.Seated,
        refusals=CHANGES,
    ),
    Operation(
        "GET",
        TABLE + "/replay",
        "The table at any number of its log.",
        records.replay,
        gives=replies.PositionShown,
        query=("at", "seat", "all"),
        refusals=(400, 403, 409, *READS),
    ),
    Operation(
        "GET",
        TABLE + "/story",
        "All moves as a seat saw them.",
        records.story,
        gives=replies.Story,
        query=("seat", "all"),
        refusals=(400, 403, 409, *READS),
    ),
    Operation(
        "GET",
        TABLE + "/record",
        "The game as a record, after its end.",
        records.record,
        gives="text/plain",
        refusals=(403, *READS),
    ),
    Operation(
        "GET", TABLE + "/qr.svg", "The address of the table as a QR code.", qr, gives="image/svg+xml", refusals=READS
    ),
    Operation(
        "GET",
        "/api/socket.json",
        "The JSON schemas of the socket.",
        health.socket_schemas,
        gives=dict[str, Any],
        refusals=(429,),
    ),
    Operation("GET", "/openapi.json", "This document.", openapi, gives=dict[str, Any], refusals=(429,)),
    Operation(
        "GET",
        "/health",
        "Whether the house can be played in.",
        health.health,
        gives=replies.Health,
        refusals=(429, 503),
    ),
    Operation(
        "GET",
        "/ready",
        "Whether people should be sent to this process.",
        health.ready,
        gives=replies.Ready,
        refusals=(429, 503),
    ),
    Operation("GET", "/metrics", "Figures for Prometheus.", health.metrics, gives="text/plain", refusals=(404, 429)),
]
