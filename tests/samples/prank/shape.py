"""What a view of Prank looks like as JSON: the types of its board are made from this."""

from typing import TypedDict


class PrankShape(TypedDict):
    hand: list[int]
    held: list[int]  # cards in each hand
    done: list[bool]  # who has laid a card
    mine: int | None  # the card that the viewer has laid
    won: list[int]  # rounds, by each seat
    gone: list[int]  # cards that were shown


SHAPE = PrankShape
