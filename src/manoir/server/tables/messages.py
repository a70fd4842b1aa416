"""What goes over the socket, both ways. The JSON schemas in docs/protocol.md are made from these classes."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from manoir.core.sentences import LONGEST

PROTOCOL = 2  # raised when an old client would no longer understand

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="made up by the client")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1, description="how many entries the log of the table has")]
Notation = Annotated[str, Meta(min_length=1, max_length=200, description="a move in the notation of the game")]
Letter = Annotated[str, Meta(pattern="^[A-J]$", description="a seat, clockwise from A")]


# -- from a client ---------------------------------------------------------------------------------------------------


class MoveCommand(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """Make a move, or all the moves that say an option: they are made together, or none is. The number is that of the
    frame that it answers."""

    id: Id
    number: Number
    move: Notation | Annotated[list[Notation], Meta(min_length=1, max_length=LONGEST)]

    @property
    def words(self) -> list[str]:
        return [self.move] if isinstance(self.move, str) else self.move


class UndoCommand(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the seat's own last move, as far as the game allows it."""

    id: Id
    number: Number


class WhyCommand(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why may I not make this move? Answered with `refused`, and with `allowed` if it could be made."""

    id: Id
    move: Notation


class SentencesCommand(Struct, tag="sentences", tag_field="type", forbid_unknown_fields=True):
    """What could I say now, each option with all of its words? Answered with `sentences`."""

    id: Id


class ResyncCommand(Struct, tag="resync", tag_field="type", forbid_unknown_fields=True):
    """Tell again everything after a number."""

    number: Number


class PresenceCommand(Struct, tag="presence", tag_field="type", forbid_unknown_fields=True):
    """Whether the player looks at the table."""

    away: bool


class PingCommand(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there? Answered with `pong`."""


Command = MoveCommand | UndoCommand | WhyCommand | SentencesCommand | ResyncCommand | PresenceCommand | PingCommand
COMMAND = msgspec.json.Decoder(Command)


# -- to a client -----------------------------------------------------------------------------------------------------


class StoryLine(Struct):
    """One entry of the log as this watcher may know it, and what came of it."""

    number: Number
    seat: Annotated[str, Meta(description="a letter, or `chance`")]
    move: str | None  # as the watcher saw it; null: the seat took its last move back
    told: list[msgspec.Raw | dict[str, Any]]  # events: a text key, its values and a rule id


class ProgressShown(Struct):
    """How far the game is."""

    part: float  # from 0 to 1
    text: dict[str, Any]


class StageShown(Struct):
    """A part of a turn, and whether it is now."""

    text: dict[str, Any]
    now: bool


class Guide(Struct):
    """What helps everybody at the table to follow the game."""

    rule: str  # that the present decision is about; empty: none in particular
    asked: list[Letter]  # where several choose at the same time: all of them, those who have chosen included
    progress: ProgressShown | UnsetType = UNSET
    stages: list[StageShown] | UnsetType = UNSET  # of a turn
    rests: int | UnsetType = UNSET  # an intermission, and which: bots wait until people are ready


class RowShown(Struct):
    """A labelled row. A secret one is what the seat knows and others do not."""

    label: dict[str, Any]
    items: list[dict[str, Any]]
    secret: bool


class PanelShown(Struct):
    """Rows under a title; of a player's own panel the seat is said."""

    title: dict[str, Any]
    seat: Letter | None
    lines: list[RowShown]


class GameFrame(Struct, tag="game", tag_field="type"):
    """The game as one seat (null: a spectator) may know it."""

    seat: Letter | None
    number: Number
    since: Number  # the story tells what happened after this number
    view: dict[str, Any]
    status: dict[str, Any]
    waiting: list[Letter]
    moves: list[str]
    undo: bool
    over: bool
    guide: Guide
    story: list[StoryLine]
    answers: Id | UnsetType = UNSET  # the command of this very socket that led here
    hints: dict[str, dict[str, Any]] | UnsetType = (
        UNSET  # what offered moves promise, by the rules: odds, points, prices
    )
    forgotten: Number | UnsetType = UNSET  # where the table plays from memory: what came up to here is not told again
    result: dict[str, Any] | UnsetType = UNSET  # when the game is over: scores, ranks, where the points come from
    sheet: list[PanelShown] | UnsetType = UNSET  # the view laid out for reading, for who opened the socket with sheet=1


class OwnPart(Struct, tag="game", tag_field="type"):
    """Of a `GameFrame`, what is for one seat, besides its view. The frame is put together from its parts: most are the
    same for many."""

    seat: str | None
    status: msgspec.Raw | dict[str, Any]
    moves: list[str]
    undo: bool
    hints: dict[str, dict[str, Any]] | UnsetType = UNSET
    forgotten: int | UnsetType = UNSET


class SharedPart(Struct):
    """… and what is the same for everybody who has been told as much. The view and the story are added as text."""

    number: int
    since: int
    waiting: list[str]
    over: bool
    guide: Guide
    result: dict[str, Any] | UnsetType = UNSET


class SeatShown(Struct, rename="camel"):
    seat: Letter
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    ready: bool
    claimed: bool  # false: kept for somebody who has not come to the rematch yet
    stand_in: str
    left: bool
    presence: Literal["here", "away", "gone"]
    rested: int = 0  # the last intermission after which this person was ready to go on


class AskerShown(Struct):
    """Somebody who would like to have a seat of a game that has begun, and who said yes."""

    seat: Letter
    name: str
    agreed: list[Letter]


class TableShown(Struct, rename="camel"):
    """What everybody may know of a table."""

    id: str
    code: str
    game: str
    version: int
    options: dict[str, str | int | bool | None]
    unusual: list[str]  # the options that differ from what people at a table of this size usually play by
    public: bool
    phase: Literal["open", "playing", "over", "frozen"]
    seats: list[SeatShown]
    host: Letter | None
    spectators: int
    commitment: str
    salts: list[str]
    secret: str | None  # told when the game is over
    next: str | None
    expires: float | None  # when a table that nobody uses is removed, in seconds since 1970
    revision: int
    lasted: float | None  # seconds that the game took, when it is over
    newcomers: Literal["host", "all", "nobody"]  # who lets somebody into a game that has begun
    stand_in: str  # the level of the bots that play for who is gone
    askers: list[AskerShown]
    given_up: bool  # a game that failed, and that nobody will go on with
    hurried: bool  # its bots think less than their levels say: many have to think at the moment


class TableFrame(Struct, tag="table", tag_field="type"):
    """The table has changed: its seats, its options."""

    protocol: int
    table: TableShown


class PresenceFrame(Struct, tag="presence", tag_field="type"):
    """Who has come or gone since the last frame that said so, and how many look on."""

    seats: dict[Letter, Literal["here", "away", "gone"]]
    spectators: int


class RefusedFrame(Struct, tag="refused", tag_field="type"):
    """A command of this socket changed nothing, and why: a text key with its values, and the rule that says so."""

    id: str | None
    number: Number
    key: str
    rule: str
    values: dict[str, Any]


class AllowedFrame(Struct, tag="allowed", tag_field="type"):
    """A move that was asked about could be made."""

    id: str


class WordShown(Struct):
    """A word that could be said, what it promises, and the words that could follow; none: it is the last one."""

    move: Notation
    hint: dict[str, Any] | UnsetType = UNSET
    spared: list[Notation] | UnsetType = UNSET  # further words of the option that nobody need say: no other is possible
    then: "list[WordShown] | UnsetType" = UNSET
    unfinished: bool | UnsetType = UNSET  # true: words follow, but were not looked for, since there are too many
    changes: dict[str, int] | UnsetType = UNSET  # of a last word: what the option costs and brings, before any chance


class SentencesFrame(Struct, tag="sentences", tag_field="type"):
    """All that the seat could say at a number, as a tree of words."""

    id: str
    number: Number
    first: list[WordShown]  # empty if the seat is not asked


class PongFrame(Struct, tag="pong", tag_field="type"):
    """Somebody is there."""


class ClosedFrame(Struct, tag="closed", tag_field="type"):
    """The last word before the socket is closed for a reason."""

    key: str
    values: dict[str, Any]


Frame = GameFrame | TableFrame | PresenceFrame | RefusedFrame | AllowedFrame | SentencesFrame | PongFrame | ClosedFrame
ENCODE = msgspec.json.Encoder().encode
PONG = ENCODE(PongFrame())
