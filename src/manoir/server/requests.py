"""What clients send over HTTP, checked before anybody looks at it."""

from typing import Annotated

from msgspec import Meta, Struct

from manoir.server.messages import Letter

Name = Annotated[
    str,
    Meta(min_length=1, max_length=80, description="shown to everybody; at most 40 characters, none of them invisible"),
]
Salt = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$", description="goes into all deals of the table")]
Level = Annotated[str, Meta(max_length=40, description="of a bot, as listed by /api/games")]
Options = dict[str, str | int | bool | None]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    name: Name
    options: Options = {}
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    public: bool = False
    bots: Level = ""
    salt: Salt = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    name: Name
    salt: Salt = ""


class NewBot(Struct, forbid_unknown_fields=True):
    level: Level


class Agreement(Struct, forbid_unknown_fields=True):
    options: Options | None = None
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    public: bool | None = None


class Readiness(Struct, forbid_unknown_fields=True):
    ready: bool = True
    salt: Salt | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class SeatOf(Struct, forbid_unknown_fields=True):
    seat: Letter
