"""What clients send over HTTP, checked before anybody looks at it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from manoir.server.tables.messages import Letter

Name = Annotated[
    str,
    Meta(min_length=1, max_length=80, description="shown to everybody; at most 40 characters, none of them invisible"),
]
Salt = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$", description="goes into all deals of the table")]
Level = Annotated[str, Meta(max_length=40, description="of a bot, as listed by /api/games")]
Options = dict[str, str | int | bool | None]
Preset = Annotated[
    str, Meta(max_length=20, description="what options that are not named are: as usual, or by the letter (x-letter)")
]


Newcomers = Annotated[
    Literal["host", "all", "nobody"],
    Meta(description="who lets somebody into a game that has begun; nobody: and no bot plays for who is gone"),
]


class NewTable(Struct, forbid_unknown_fields=True, rename="camel"):
    game: Annotated[str, Meta(max_length=64)]
    name: Name
    options: Options = {}
    preset: Preset = "usual"
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    public: bool = False
    bots: Level = ""
    salt: Salt = ""
    newcomers: Newcomers = "host"
    stand_in: Level = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    name: Name
    salt: Salt = ""


class NewBot(Struct, forbid_unknown_fields=True):
    level: Level


class NewAgreement(Struct, forbid_unknown_fields=True, rename="camel"):
    options: Options | None = None
    preset: Preset | None = None
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    public: bool | None = None
    newcomers: Newcomers | None = None
    stand_in: Level | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """To somebody who asks for a seat."""

    name: Name
    welcome: bool


class Readiness(Struct, forbid_unknown_fields=True):
    ready: bool = True
    salt: Salt | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class SeatOf(Struct, forbid_unknown_fields=True):
    seat: Letter
