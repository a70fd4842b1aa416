"""The figures in the six buildings."""

from manoir.games.halloween.board import (
    BUILDING_BIT,
    BUILDING_OF,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    FIGURES,
    PLACE_BIT,
    PLACES,
)


class Town:
    """How many figures stand at each place, and what the rules ask of that all the time, kept as sets."""

    def __init__(
        self,
        figures: list[int],
        some: int,
        pairs: int,
        room: int,
        sizes: int,
        supply: int,
        in_supply: int,
        limit: int,
    ) -> None:
        self.figures = figures  # by place
        self.some = some  # the places with a figure
        self.pairs = pairs  # the places with at least two
        self.room = room  # the buildings with room for one more (H-4.2)
        self.sizes = sizes  # figures by building, 4 bits each
        self.supply = supply  # figures by colour that are not on the board, 4 bits each
        self.in_supply = in_supply  # the colours of which there is one
        self.limit = limit  # figures in a building

    def clone(self) -> "Town":
        return Town(
            self.figures[:],
            self.some,
            self.pairs,
            self.room,
            self.sizes,
            self.supply,
            self.in_supply,
            self.limit,
        )

    def size(self, building: int) -> int:
        return self.sizes >> 4 * building & 15

    def space(self, building: int) -> int:
        return self.limit - self.size(building)

    def left(self, colour: int) -> int:
        """Figures of a colour in the supply."""
        return self.supply >> 4 * colour & 15

    def add(self, place: int) -> None:
        """A figure from the supply onto the board."""
        self.supply -= 1 << 4 * COLOUR_OF[place]
        if not self.left(COLOUR_OF[place]):
            self.in_supply &= ~(1 << COLOUR_OF[place])
        self.put(place)

    def remove(self, place: int) -> None:
        """A figure back to the supply (H-4.4)."""
        self.supply += 1 << 4 * COLOUR_OF[place]
        self.in_supply |= 1 << COLOUR_OF[place]
        self.lift(place)

    def put(self, place: int) -> None:
        figures = self.figures[place] + 1
        self.figures[place] = figures
        self.some |= PLACE_BIT[place]
        if figures > 1:
            self.pairs |= PLACE_BIT[place]
        building = BUILDING_OF[place]
        self.sizes += 1 << 4 * building
        if self.size(building) >= self.limit:
            self.room &= ~BUILDING_BIT[building]

    def lift(self, place: int) -> None:
        figures = self.figures[place] - 1
        self.figures[place] = figures
        if figures < 2:
            self.pairs &= ~PLACE_BIT[place]
            if not figures:
                self.some &= ~PLACE_BIT[place]
        building = BUILDING_OF[place]
        self.sizes -= 1 << 4 * building
        self.room |= BUILDING_BIT[building]


def empty_town(limit: int) -> Town:
    full = sum([FIGURES << 4 * colour for colour in range(COLOURS)])
    return Town(
        figures=[0] * PLACES,
        some=0,
        pairs=0,
        room=(1 << BUILDINGS) - 1,
        sizes=0,
        supply=full,
        in_supply=(1 << COLOURS) - 1,
        limit=limit,
    )
