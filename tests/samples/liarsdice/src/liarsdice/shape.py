"""A view as JSON: the types of the board are made from this."""

from typing import TypedDict


class BidShape(TypedDict):
    seat: int
    count: int
    face: int


class ShowdownShape(TypedDict):
    dice: list[list[int]]  # by seat
    count: int  # what was bid
    face: int
    bidder: int
    caller: int
    found: int  # dice that count
    loser: int


class LiarsdiceShape(TypedDict):
    wild: bool
    held: list[int]  # dice of each seat
    rolled: list[int]  # … of which lie under the cup
    dice: list[int]  # those of the viewer
    bids: list[BidShape]  # of this round
    out: list[int]  # seats, in the order of leaving
    shown: ShowdownShape | None  # how the last round ended
    round: int


SHAPE = LiarsdiceShape
