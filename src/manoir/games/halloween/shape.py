"""What a view looks like as JSON: the types of clients are made from this, and tests hold the views against it."""

from typing import Any, TypedDict


class HalloweenBuildingShape(TypedDict):
    building: str  # its code
    figures: dict[str, int]  # by the letter of their colour, without those that are not there
    haunted: dict[str, str]  # by slot: whose token is there
    common: list[str]  # the slots whose token is a common one
    bonus: str | None  # the code of the token that lies there
    room: int
    near: list[str]  # the buildings next to it


class HalloweenCardShape(TypedDict):
    number: int
    coloured: bool
    occupied: list[str]  # seats
    used: bool  # in this turn


class HalloweenSectionShape(TypedDict):
    level: int
    covered: list[str]  # actions whose slot holds a disc
    discs: int
    done: bool


class HalloweenHauntsShape(TypedDict):
    own: int
    common: int


class HalloweenPlayerShape(TypedDict):
    seat: str
    points: int
    scare: int
    tokens: dict[str, int]
    reserve: int
    sections: list[HalloweenSectionShape]
    bonus: list[str]
    blocked: int
    haunts: HalloweenHauntsShape
    cards: list[int]
    worth: dict[str, int]  # of end-of-game cards, claimed or not: their points if the game ended now


class HalloweenDieShape(TypedDict):
    name: str  # attack, defence, die, or a colour
    colour: str  # whose die it is
    faces: int
    result: int | None
    added: int


class HalloweenFigureShape(TypedDict):
    building: str
    colour: str


class HalloweenFocusShape(TypedDict):
    action: str | None
    section: int | None
    card: int | None
    token: str | None
    figure: HalloweenFigureShape | None
    target: HalloweenFigureShape | None
    colour: str | None
    paid: list[str]  # ghost tokens, by the letter of their colour
    level: int | None  # to which a section may rise
    dice: list[HalloweenDieShape]
    odds: int | None  # of the fight, in percent


class HalloweenLevelShape(TypedDict):
    colour: str
    level: int
    faces: int
    haunt: int  # Haunting Points of its slot
    evolve: int  # scare, to evolve into it


class HalloweenLimitsShape(TypedDict):
    discs: int
    haunts: int
    common: int
    cards: int
    bonus: int
    emptyPiles: int
    rounds: int


class HalloweenShape(TypedDict):
    seat: str | None
    waiting: list[str]
    decision: str
    detail: dict[str, Any]
    focus: HalloweenFocusShape
    variant: str
    round: int
    turn: int
    first: str | None
    active: str | None
    lastRound: bool
    acting: int | None
    town: list[HalloweenBuildingShape]
    supply: dict[str, int]
    piles: dict[str, int]
    cards: list[HalloweenCardShape]
    bonusReserve: list[str]
    bonusDiscards: list[str]
    players: list[HalloweenPlayerShape]
    prices: dict[str, int]  # ghost tokens, by card: of those that the player on turn has not claimed
    levels: list[HalloweenLevelShape]
    limits: HalloweenLimitsShape


SHAPE = HalloweenShape
