"""The board as data: colours, buildings, who stands next to whom, and sets of places as bits.

A *place* is a colour in a building: CH b is place 0, CH g place 1, … TH r place 29. Figures of one colour in one
building are interchangeable (H-0.4), so a place is all one can say of a figure; it is also a haunt slot. A set of
places is an int of 30 bits, five a building; a set of buildings an int of 6 bits.
"""

from typing import Final

NONE: Final = -1

MOST_LEVEL: Final = 5
SECTION_BIT: Final = [1 << section for section in range(4)]
COLOURS: Final = 5  # blue, green, yellow, orange, red: level 1 to 5 (H-0.2)
BLUE: Final = 0
RED: Final = 4
LETTERS_OF_COLOURS: Final = "bgyor"
COLOUR_KEYS: Final = ["blue", "green", "yellow", "orange", "red"]
FACES: Final = [4, 6, 8, 10, 12]  # of the die of a colour (table 1.3)
EVOLVE_COST: Final = [0, 2, 3, 4, 5]  # to evolve into a colour (H-7.2)
HAUNT_POINTS: Final = [2, 4, 6, 8, 10]  # of the haunt slot of a colour
FIGURES: Final = 5  # of a colour
TOKENS: Final = 12  # of a colour

BUILDINGS: Final = 6
CODES: Final = ["CH", "SC", "HO", "MA", "PS", "TH"]
START: Final = 4  # the Police Station
PLACES: Final = COLOURS * BUILDINGS
GRID: Final = [("CH", "SC"), ("CH", "MA"), ("SC", "HO"), ("SC", "PS"), ("HO", "TH"), ("MA", "PS"), ("PS", "TH")]

ALL_BUILDINGS: Final = (1 << BUILDINGS) - 1
EACH: Final = sum([1 << COLOURS * building for building in range(BUILDINGS)])  # the blue place of every building
EVERYWHERE: Final = (1 << PLACES) - 1
UPTO: Final = [((1 << level) - 1) * EACH for level in range(COLOURS + 1)]  # the places of levels 1 to n
OF_COLOUR: Final = [EACH << colour for colour in range(COLOURS)]
OF_COLOURS: Final = [colours * EACH for colours in range(1 << COLOURS)]  # by set of colours
PLACE_BIT: Final = [1 << place for place in range(PLACES)]
BUILDING_BIT: Final = [1 << building for building in range(BUILDINGS)]
COLOUR_OF: Final = [place % COLOURS for place in range(PLACES)]
BUILDING_OF: Final = [place // COLOURS for place in range(PLACES)]


def place_at(building: int, colour: int) -> int:
    return building * COLOURS + colour


def bits_of(mask: int) -> list[int]:
    """The members of a set, the lowest first."""
    found: list[int] = []
    at = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


IN_BUILDINGS: Final = [  # the places of a set of buildings
    sum([31 << COLOURS * building for building in bits_of(buildings)]) for buildings in range(1 << BUILDINGS)
]
MEMBERS: Final = [bits_of(buildings) for buildings in range(1 << BUILDINGS)]


def whole_buildings(places: int) -> int:
    """All places of the buildings in which a set has one."""
    return ((places | places >> 1 | places >> 2 | places >> 3 | places >> 4) & EACH) * 31


def with_several(places: int) -> int:
    """All places of the buildings in which a set has more than one."""
    first = (places | places >> 1 | places >> 2 | places >> 3 | places >> 4) & EACH
    return whole_buildings(places & places - first)  # without the lowest of each building


class Layout:
    """Which buildings are next to each other (section 2.1): any symmetric graph over the six."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        near = [0] * BUILDINGS
        for one, other in pairs:
            near[CODES.index(one)] |= 1 << CODES.index(other)
            near[CODES.index(other)] |= 1 << CODES.index(one)
        self.near: Final = near  # by building, a set of buildings
        # By the set of buildings that have room: the places from which a figure can go somewhere.
        self.leaving: Final = [leaving(near, room) for room in range(1 << BUILDINGS)]

    def beside(self, places: int) -> int:
        """The places of the same colours in the neighbouring buildings."""
        found = 0
        for building in range(BUILDINGS):
            colours = places >> COLOURS * building & 31
            if colours:
                found |= OF_COLOURS[colours] & IN_BUILDINGS[self.near[building]]
        return found


def leaving(near: list[int], room: int) -> int:
    return sum([31 << COLOURS * building for building in range(BUILDINGS) if near[building] & room])


FAR: Final = [ALL_BUILDINGS & ~(1 << building) for building in range(BUILDINGS)]  # every other building
LEAVING_FAR: Final = [leaving(FAR, room) for room in range(1 << BUILDINGS)]
