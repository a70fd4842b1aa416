"""Choice: one word of a turn's notation (6.3). Long options are made in several words."""

from typing import Final

from manoir.core.game import Move
from manoir.core.story import Json, Phrase, Who
from manoir.games.halloween.board import BUILDING_OF, CODES, COLOUR_KEYS, COLOUR_OF, NONE
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.card import NUMBERS

ACTIONS: Final = ["summon", "scare", "evolve", "move", "fight", "haunt", "rest", "recover"]
KINDS_OF_HAUNT: Final = ["own", "common"]
OWN: Final = 0
COMMON: Final = 1


def building_phrase(building: int) -> Phrase:
    return Phrase("building-" + CODES[building])


def colour_phrase(colour: int) -> Phrase:
    return Phrase("colour-" + COLOUR_KEYS[colour])


def action_phrase(action: int) -> Phrase:
    return Phrase("action-" + ACTIONS[action])


def card_phrase(number: int) -> Phrase:
    return Phrase(f"card-{number}")


def bonus_phrase(kind: int) -> Phrase:
    return Phrase("card-" + BONUS_CODES[kind])


def numbers_used(uses: int) -> list[int]:
    """The cards that an option uses up, by number."""
    return sorted([number for permit, number in NUMBERS.items() if uses & permit])


class Choice(Move):
    """A word, and what it stands for: NONE where that does not apply."""

    def __init__(
        self,
        id: int,
        notation: str,
        verb: str,
        *,
        section: int = NONE,
        action: int = NONE,
        place: int = NONE,
        building: int = NONE,
        colour: int = NONE,
        other: int = NONE,
        number: int = NONE,
        kind: int = NONE,
        bag: int = 0,
        uses: int = 0,
    ) -> None:
        if uses:
            notation += " uses:" + ",".join([str(number) for number in numbers_used(uses)])
        super().__init__(id, notation)
        self.verb = verb
        self.section = section
        self.action = action
        self.place = place  # a colour in a building
        self.building = building
        self.colour = colour
        self.other = other  # another colour, section, die or building
        self.number = number  # of a card, a seat, a die's result, or how many
        self.kind = kind  # of bonus token or haunt token
        self.bag = bag  # ghost tokens that are paid
        self.uses = uses  # permits that it uses up

    def phrase(self) -> Phrase:
        values: Json = {}
        if self.section != NONE:
            values["section"] = self.section + 1
        if self.action != NONE:
            values["action"] = action_phrase(self.action)
        if self.place != NONE:
            values["building"] = building_phrase(BUILDING_OF[self.place])
            values["colour"] = colour_phrase(COLOUR_OF[self.place])
        if self.building != NONE:
            values["building"] = building_phrase(self.building)
        if self.colour != NONE:
            values["colour"] = colour_phrase(self.colour)
        if self.number != NONE:
            values["n"] = self.number
        self.add_values(values)
        said = Phrase("move-" + self.verb, values)
        if not self.uses:
            return said
        return Phrase("move-using", {"move": said, "cards": [card_phrase(n) for n in numbers_used(self.uses)]})

    def add_values(self, values: Json) -> None:
        """What only this kind of word says."""


class OtherColour(Choice):
    """`PS b+y`, `o>y`."""

    def add_values(self, values: Json) -> None:
        values["other"] = colour_phrase(self.other)


class OtherSection(Choice):
    """`S1+S2`."""

    def add_values(self, values: Json) -> None:
        values["other"] = self.other + 1


class OtherBuilding(Choice):
    """`SC MA`."""

    def add_values(self, values: Json) -> None:
        values["other"] = building_phrase(self.other)


class OfCard(Choice):
    """`claim 12`, `card 6`."""

    def add_values(self, values: Json) -> None:
        values["card"] = card_phrase(self.number)


class OfBonus(Choice):
    """`token T01`, `replace T02`, `draw T05`."""

    def add_values(self, values: Json) -> None:
        values["card"] = bonus_phrase(self.kind)
        if self.other != NONE:
            values["raises"] = self.other


class OfHaunt(Choice):
    """`CH y own`, `CH common`."""

    def add_values(self, values: Json) -> None:
        values["kind"] = Phrase("haunt-" + KINDS_OF_HAUNT[self.kind])


class OfDie(Choice):
    """`T08 attack`, `16 defence`: the die by its name."""

    def add_values(self, values: Json) -> None:
        values["die"] = Phrase(f"die-{self.notation.split(' ')[1]}")
        values["card"] = bonus_phrase(self.kind) if self.kind != NONE else card_phrase(self.number)


class Payment(Choice):
    """`bgy`."""

    def add_values(self, values: Json) -> None:
        counts = [(key, self.notation.count(key[0])) for key in COLOUR_KEYS]
        values["tokens"] = [Phrase("n-" + key, {"n": n}) for key, n in counts if n]


class OfSeat(Choice):
    """`player 1`, `first A`."""

    def add_values(self, values: Json) -> None:
        values["player"] = Who(self.number)
