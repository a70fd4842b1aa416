"""What a view looks like as JSON: the types of clients are made from this, and tests hold the views against it."""

from typing import TypedDict


class TocColumnShape(TypedDict):
    type: str  # M, G, V, or S for scarecrows
    guests: int
    points: int
    safe: bool  # from kids and taxis


class TocPlayerShape(TypedDict):
    seat: str
    held: int  # cards in hand, without the one at the door
    known: list[str]  # cards that everybody saw this player draw, still in hand; with the memory aid only
    unknown: int  # the others
    party: list[str]
    columns: list[TocColumnShape]  # where the points come from
    points: int


# `from` is a word of Python.
TocDoorShape = TypedDict(
    "TocDoorShape",
    {"from": str, "to": str, "card": str | None, "revealer": str | None, "rival": str | None},
)


class TocShape(TypedDict):
    seat: str | None
    hand: list[str]
    players: list[TocPlayerShape]
    turn: int
    turns: int  # in the whole game
    turnPlayer: str | None
    decision: str
    actor: str  # a letter, `chance` or `nobody`
    door: TocDoorShape | None
    top: str | None
    pile: int  # without the top
    pool: list[str]
    removed: list[str]  # with the memory aid only
    unseen: list[str]  # cards that this seat cannot place: in other hands or in the pile; with the memory aid only
    memoryAid: bool
    faceUp: bool


SHAPE = TocShape
