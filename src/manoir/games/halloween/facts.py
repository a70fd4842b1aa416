"""What is printed on the cards, for who sorts or draws them: lists of section 11 of the rules, and what each gives."""

from typing import Final

from manoir.core.story import Json
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.cards import DECK

KINDS: Final = {  # the action that a card belongs to; `free`: none; `end`: it counts when the game is over
    "summon": [9, 32, 34, 45],
    "scare": [38, 51],
    "evolve": [13, 29],
    "move": [2, 15, 23, 24],
    "fight": [3, 5, 11, 17, 20, 25, 28, 35, 36],
    "haunt": [1, 18, 46, 49],
    "rest": [19],
    "free": [4, 6, 7, 8, 10, 14, 16, 30, 33, 37, 39, 42, 43, 44, 47, 48, 50, 52],
    "end": [12, 21, 22, 26, 27, 31, 40, 41],
}
GIVES: Final = {  # what a card is good for, or counts at the end
    "points": [3, 29, 32, 37, 41, 42],
    "scare": [11, 18, 19, 21, 36, 51],
    "soul": [8, 9, 10, 26, 27, 28, 30, 40],  # ghost tokens
    "level": [4, 22, 48, 49],
    "disc": [7],
    "die": [5, 16, 23, 45],
    "far": [1, 2, 17, 38],
    "swap": [33, 35, 39],
    "again": [14, 15, 20, 46],
    "ghost": [6, 24, 31, 50],
    "price": [12, 13, 43, 47],
    "gift": [44, 52],
    "win": [25, 34],
}
ALSO: Final = {  # what cards bear on besides the action that they belong to
    "recover": KINDS["haunt"],
    "claim": [43, 44, 47],
    "fight": [16],
    "dice": [16],  # whatever they are rolled for
}

PRINTED: Final = {  # options by whose value a card does what its printed words say, and has its text `.printed`
    ("card1Mode", "free_haunt"): ["1"],
    ("cardText", "printed"): ["23", "24", "34", "36"],
    ("t06Basis", "section"): ["T06"],
}


def facts(code: str) -> Json:
    """Of a card, by its number: its kind, when it works, what it gives, and on what it bears. Of a token: its kind.
    `printed` is where an option has it do what its printed words say."""
    return {**kept(code), **printed(code)}


def printed(code: str) -> Json:
    return next(({"printed": {option: value}} for (option, value), codes in PRINTED.items() if code in codes), {})


def kept(code: str) -> Json:
    """What is so at every table."""
    if code in BONUS_CODES:
        return {"kind": "token"}
    number = int(code)
    kind = listed(KINDS, number)[0]
    time = "end" if kind == "end" else "once" if DECK[number - 1].once else "always"
    own = [] if kind in ("free", "end") else [kind]
    return {"kind": kind, "time": time, "gives": listed(GIVES, number)[0], "bears": own + listed(ALSO, number)}


def listed(lists: dict[str, list[int]], number: int) -> list[str]:
    return [name for name, numbers in lists.items() if number in numbers]
