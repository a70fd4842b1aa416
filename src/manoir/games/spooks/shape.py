"""What a view looks like as JSON: the types of clients are made from this, and tests hold the views against it."""

from typing import TypedDict


class SpooksPlayerShape(TypedDict):
    seat: str
    held: int  # cards in hand, without one chosen secretly
    points: int  # of the Series, or of the one deal
    out: bool  # of the Series
    ready: bool  # has made the secret choice of the moment
    hasNone: list[str]  # cards that everybody knows are not in this hand; with the memory aid only
    got: list[str]  # cards that the viewer gave and that are certainly still there; with the memory aid only


class SpooksAnswersShape(TypedDict):
    """What fits on the top card, besides the Cat."""

    rank: str | None  # of any family
    family: str | None  # of any rank
    spiderMaster: bool
    anyMaster: bool


class SpooksShape(TypedDict):
    seat: str | None
    hand: list[str]
    choice: str | None  # the viewer's secret choice
    unplayable: dict[str, str]  # card -> key of the reason
    players: list[SpooksPlayerShape]
    deal: int
    idle: int  # deals in a row that changed no total; the third ends a Series (SA-50)
    dealer: str | None
    top: str | None
    below: str | None  # the card right under the top; with the memory aid only
    owner: str | None  # of the top card
    answers: SpooksAnswersShape | None  # to the top card; null if it need not be answered
    passed: list[str]  # since the top card was laid, in turn
    direction: str  # clockwise or counter-clockwise
    order: str  # ascending or descending
    decision: str
    waiting: list[str]
    victim: str | None  # stunned, bitten, or getting a gift
    run: list[str]  # that is being laid
    follows: dict[str, list[str]]  # which cards of the viewer's hand may come after which in it
    givers: list[str]  # who still gives the bitten player a card, in turn
    inLine: str | None  # who leads if a prank has no winner
    neighbour: str | None  # who gets the card that the viewer hands on
    gone: int  # cards laid or revealed in this deal
    played: list[str]  # and which; with the memory aid only
    revealed: list[str]  # cards of the last prank
    revealers: list[str]  # and whose they were
    lastHands: list[list[str]]  # what was left in hand when the last deal was scored, by seat
    lastPoints: list[int]  # and what they cost
    limit: int | None  # of the Series; null: a single deal
    phantom: int  # cards set aside unseen
    winners: list[str]
    memoryAid: bool


SHAPE = SpooksShape
