"""Every word of the game, made once: tables by what a word stands for, and ready-made lists for sets of places."""

from typing import Final

from manoir.core.game import Move
from manoir.core.story import LETTERS
from manoir.games.halloween.board import (
    BUILDING_OF,
    BUILDINGS,
    CODES,
    COLOUR_OF,
    COLOURS,
    FACES,
    LETTERS_OF_COLOURS,
    PLACES,
    RED,
    place_at,
)
from manoir.games.halloween.bonus import AGAIN, BIGGER, COPIES, HARDER, KINDS
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.card import LENDS, NUMBERS, REPEATS, REROLLS
from manoir.games.halloween.words import (
    ACTIONS,
    DICE,
    KINDS_OF_HAUNT,
    Choice,
    OfBonus,
    OfCard,
    OfDie,
    OfHaunt,
    OfSeat,
    OtherBuilding,
    OtherColour,
    OtherSection,
    Payment,
)

SECTIONS: Final = 4
SLOTTED: Final = 6  # actions have a slot in every section
SLOTS: Final = SECTIONS * SLOTTED
SEATS: Final = 4
CARDS: Final = 52
USES: Final = 8  # sets of the permits that an option may use up
ATTACK: Final = 0
DEFENCE: Final = 1
DIE: Final = 2
OF_COLOUR_DIE: Final = 3  # the first of the five that are named by a colour
FEWEST: Final = 2  # tokens that a card can cost
MOST: Final = 3
TOKEN_BITS: Final = 5  # of a count of ghost tokens in a bag

_every: list[Move] = []  # the catalogue, in the order of the ids


def known(move: Choice) -> Choice:
    _every.append(move)
    return move


def word(notation: str) -> Choice:
    """A word that is its own verb."""
    return known(Choice(len(_every), notation, notation))


def code(place: int) -> str:
    return f"{CODES[BUILDING_OF[place]]} {LETTERS_OF_COLOURS[COLOUR_OF[place]]}"


def activate(section: int, action: int) -> Choice:
    notation = f"S{section + 1} {ACTIONS[action]}"
    return known(Choice(len(_every), notation, "activate", section=section, action=action))


END: Final = word("end")
YES: Final = word("yes")
NO: Final = word("no")
ACCEPT: Final = word("accept")
DECLINE: Final = word("decline")
STOP: Final = word("stop")
HP: Final = word("hp")
RESERVE: Final = word("reserve")
SLOT: Final = word("slot")
DISCARD: Final = word("discard")

ACTIVATE: Final = [[activate(section, action) for action in range(len(ACTIONS))] for section in range(SECTIONS)]
SECTION: Final = [known(Choice(len(_every), f"S{s + 1}", "section", section=s)) for s in range(SECTIONS)]
SECTION_PAIR: Final = [
    [
        known(OtherSection(len(_every), f"S{s + 1}+S{other + 1}", "sections", section=s, other=other))
        if s < other
        else SECTION[s]
        for other in range(SECTIONS)
    ]
    for s in range(SECTIONS)
]
DISC: Final = [
    known(
        Choice(
            len(_every),
            f"S{slot // SLOTTED + 1}.{ACTIONS[slot % SLOTTED]}",
            "disc",
            section=slot // SLOTTED,
            action=slot % SLOTTED,
        )
    )
    for slot in range(SLOTS)
]


# -- figures, colours and buildings: by the set of permits that are used up ------------------------------------------


def only(uses: int, permits: int) -> bool:
    return not uses & ~permits


def figures(uses: int) -> list[Choice]:
    return [known(Choice(len(_every), code(p), "figure", place=p, uses=uses)) for p in range(PLACES)]


def targets(uses: int) -> list[Choice]:
    return [
        known(Choice(len(_every), " ".join(code(p).split(" ")[::-1]), "target", place=p, uses=uses))
        for p in range(PLACES)
    ]


def colours(uses: int) -> list[Choice]:
    return [
        known(Choice(len(_every), letter, "colour", colour=colour, uses=uses))
        for colour, letter in enumerate(LETTERS_OF_COLOURS)
    ]


def buildings(uses: int) -> list[Choice]:
    return [known(Choice(len(_every), CODES[b], "to", building=b, uses=uses)) for b in range(BUILDINGS)]


def mixed(uses: int) -> list[Choice]:
    """By building, then by the weaker and the stronger colour: 25 a building, of which ten are used."""
    found: list[Choice] = []
    for place in range(PLACES):
        building, weaker = BUILDING_OF[place], COLOUR_OF[place]
        for stronger in range(COLOURS):
            if weaker < stronger:
                notation = f"{code(place)}+{LETTERS_OF_COLOURS[stronger]}"
                found.append(
                    known(
                        OtherColour(
                            len(_every), notation, "mixed", building=building, colour=weaker, other=stronger, uses=uses
                        )
                    )
                )
            else:
                found.append(STOP)
    return found


def haunts(uses: int, kind: int) -> list[Choice]:
    return [
        known(OfHaunt(len(_every), f"{code(p)} {KINDS_OF_HAUNT[kind]}", "haunt", place=p, kind=kind, uses=uses))
        for p in range(PLACES)
    ]


def free_haunts(uses: int, kind: int) -> list[Choice]:
    return [
        known(
            OfHaunt(len(_every), f"{CODES[b]} {KINDS_OF_HAUNT[kind]}", "haunt-there", building=b, kind=kind, uses=uses)
        )
        for b in range(BUILDINGS)
    ]


SECTION_PERMITS: Final = LENDS | REPEATS
FIGURE: Final = [figures(uses) if only(uses, SECTION_PERMITS) else [] for uses in range(USES)]
TARGET: Final = [targets(uses) if only(uses, SECTION_PERMITS) else [] for uses in range(USES)]
COLOUR: Final = [colours(uses) if only(uses, SECTION_PERMITS) else [] for uses in range(USES)]
TO: Final = [buildings(uses) if only(uses, SECTION_PERMITS) else [] for uses in range(USES)]
MIXED: Final = [mixed(uses) if only(uses, SECTION_PERMITS) else [] for uses in range(USES)]
HAUNT_AT: Final = [[haunts(uses, kind) for kind in range(2)] for uses in range(USES)]
HAUNT_THERE: Final = [[free_haunts(uses, kind) for kind in range(2)] for uses in range(2)]
FROM_TO: Final = [
    [
        known(OtherBuilding(len(_every), f"{CODES[a]} {CODES[b]}", "from-to", building=a, other=b))
        if a != b
        else TO[0][a]
        for b in range(BUILDINGS)
    ]
    for a in range(BUILDINGS)
]
SWAP: Final = [
    known(Choice(len(_every), code(place).replace(" ", "."), "swap", place=place)) for place in range(PLACES)
]
CHANGE: Final = [  # by the colour given, down to the level below and up to the level above
    [
        known(
            OtherColour(
                len(_every),
                f"{LETTERS_OF_COLOURS[colour]}>{LETTERS_OF_COLOURS[other]}",
                "change-down" if other < colour else "change-up",
                colour=colour,
                other=other,
            )
        )
        if 0 <= other <= RED
        else STOP
        for other in (colour - 1, colour + 1)
    ]
    for colour in range(COLOURS)
]


# -- cards, tokens and dice --------------------------------------------------------------------------------------------


def payments(number: int) -> list[Choice]:
    """Every choice of so many ghost tokens, in the order b g y o r."""
    chosen: list[list[int]] = [[]]
    for _ in range(number):
        chosen = [[*some, colour] for some in chosen for colour in range(some[-1] if some else 0, COLOURS)]
    return [
        known(
            Payment(
                len(_every),
                "".join([LETTERS_OF_COLOURS[colour] for colour in some]),
                "pay",
                number=len(set(some)),
                bag=sum([1 << TOKEN_BITS * colour for colour in some]),
            )
        )
        for some in chosen
    ]


PAYMENTS: Final = [payments(number) if number >= FEWEST else [] for number in range(MOST + 1)]  # by how many
DIFFERENT: Final = [[pay for pay in some if pay.number == number] for number, some in enumerate(PAYMENTS)]
CLAIM: Final = [known(OfCard(len(_every), f"claim {n}", "claim", number=n)) for n in range(1, CARDS + 1)]
USE_CARD: Final = [known(OfCard(len(_every), f"card {n}", "card", number=n)) for n in range(1, CARDS + 1)]
USE_TOKEN: Final = [known(OfBonus(len(_every), f"token {BONUS_CODES[k]}", "token", kind=k)) for k in range(KINDS)]
REPLACE: Final = [known(OfBonus(len(_every), f"replace {BONUS_CODES[k]}", "replace", kind=k)) for k in range(KINDS)]
RAISE: Final = [
    known(OfBonus(len(_every), f"{BONUS_CODES[BIGGER]} x{n}", "raise", kind=BIGGER, number=n))
    for n in range(COPIES + 1)
]
FORTUNE: Final = [  # by the tokens used and the number announced
    [
        known(OfBonus(len(_every), f"{BONUS_CODES[BIGGER]} x{k} n {n}", "fortune", kind=BIGGER, other=k, number=n))
        if n
        else DECLINE
        for n in range(FACES[RED] + 1)
    ]
    for k in range(COPIES + 1)
]
ROLL_AGAIN: Final = [
    known(OfDie(len(_every), f"{BONUS_CODES[AGAIN]} {die}", "again", kind=AGAIN, other=at))
    for at, die in enumerate(DICE)
]
ADD: Final = [
    known(OfDie(len(_every), f"{BONUS_CODES[HARDER]} {die}", "add", kind=HARDER, other=at))
    for at, die in enumerate(DICE)
]
PAY_AGAIN: Final = [
    known(OfDie(len(_every), f"{NUMBERS[REROLLS]} {die}", "again", number=NUMBERS[REROLLS], other=at))
    for at, die in enumerate(DICE)
]
ROLLER: Final = [known(OfSeat(len(_every), f"player {seat}", "roller", number=seat)) for seat in range(SEATS)]

# Chance's.
FIRST: Final = [known(OfSeat(len(_every), f"first {LETTERS[seat]}", "first", number=seat)) for seat in range(SEATS)]
DEAL: Final = [known(OfCard(len(_every), f"deal {n}", "deal", number=n)) for n in range(1, CARDS + 1)]
DRAW: Final = [known(OfBonus(len(_every), f"draw {BONUS_CODES[k]}", "draw", kind=k)) for k in range(KINDS)]
ROLL: Final = [known(Choice(len(_every), f"roll {n}", "roll", number=n)) for n in range(1, FACES[RED] + 1)]

ON: Final = word("on")  # younger than the others, whose ids stay as they were


# -- ready-made lists --------------------------------------------------------------------------------------------------


def chunked(table: list[Choice]) -> list[list[list[Move]]]:
    """By building and set of colours, the moves of a table that has one a place."""
    if not table:
        return []
    return [
        [[table[place_at(b, c)] for c in range(COLOURS) if some >> c & 1] for some in range(1 << COLOURS)]
        for b in range(BUILDINGS)
    ]


FIGURES_OF: Final = [chunked(table) for table in FIGURE]
TARGETS_OF: Final = [chunked(table) for table in TARGET]
HAUNTS_OF: Final = [[chunked(table) for table in tables] for tables in HAUNT_AT]
SWAPS_OF: Final = chunked(SWAP)
TOS_OF: Final[list[list[list[Move]]]] = [
    [[table[b] for b in range(BUILDINGS) if some >> b & 1] for some in range(1 << BUILDINGS)] if table else []
    for table in TO
]
ACTIVATIONS: Final[list[list[list[Move]]]] = [  # by section and set of actions
    [[table[a] for a in range(len(ACTIONS)) if some >> a & 1] for some in range(1 << len(ACTIONS))]
    for table in ACTIVATE
]


PLAIN: Final[list[Move]] = [YES]  # the options of what is used without a further choice


def add_places(found: list[Move], chunks: list[list[list[Move]]], places: int) -> None:
    """The moves of a set of places, building by building."""
    building = 0
    while places:
        colours = places & 31
        if colours:
            found += chunks[building][colours]
        places >>= COLOURS
        building += 1


def catalogue() -> dict[str, Move]:
    return {move.notation: move for move in _every}
