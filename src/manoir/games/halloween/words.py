"""Choice: one word of a turn's notation (6.3). Long options are made in several words."""

from typing import Final

from manoir.core.game import Move
from manoir.core.parts import Part, Parts, named, number, player, several
from manoir.core.story import Phrase
from manoir.games.halloween.board import BUILDING_OF, CODES, COLOUR_KEYS, COLOUR_OF, LETTERS_OF_COLOURS, NONE
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.card import NUMBERS

ACTIONS: Final = ["summon", "scare", "evolve", "move", "fight", "haunt", "rest", "recover"]
KINDS_OF_HAUNT: Final = ["own", "common"]
OWN: Final = 0
COMMON: Final = 1
DICE: Final = ["attack", "defence", "die", "b", "g", "y", "o", "r"]  # a die by its name


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


def building_part(building: int) -> Part:
    return named(CODES[building], "building-" + CODES[building])


def colour_part(colour: int) -> Part:
    return named(LETTERS_OF_COLOURS[colour], "colour-" + COLOUR_KEYS[colour])


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
        super().__init__(id, notation, verb=verb)
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

    def parts(self) -> Parts:
        """What it says, by the names that the texts have for it; `uses`: the cards that it uses up."""
        found: Parts = {}
        if self.section != NONE:
            found["section"] = number(self.section + 1)
        if self.action != NONE:
            found["action"] = named(ACTIONS[self.action], "action-" + ACTIONS[self.action])
        if self.place != NONE:
            found["building"] = building_part(BUILDING_OF[self.place])
            found["colour"] = colour_part(COLOUR_OF[self.place])
        if self.building != NONE:
            found["building"] = building_part(self.building)
        if self.colour != NONE:
            found["colour"] = colour_part(self.colour)
        self.add_parts(found)
        if self.uses:
            used = [str(card) for card in numbers_used(self.uses)]
            found["uses"] = several(used, ["card-" + card for card in used])
        return found

    def add_parts(self, found: Parts) -> None:
        """What only this kind of word says."""
        if self.number != NONE:
            found["n"] = number(self.number)

    def phrase(self) -> Phrase:
        said = super().phrase()
        return said if not self.uses else Phrase(said.key + "-using", said.values)


class OtherColour(Choice):
    """`PS b+y`, `o>y`."""

    def add_parts(self, found: Parts) -> None:
        found["other"] = colour_part(self.other)


class OtherSection(Choice):
    """`S1+S2`."""

    def add_parts(self, found: Parts) -> None:
        found["other"] = number(self.other + 1)


class OtherBuilding(Choice):
    """`SC MA`."""

    def add_parts(self, found: Parts) -> None:
        found["other"] = building_part(self.other)


class OfCard(Choice):
    """`claim 12`, `card 6`."""

    def add_parts(self, found: Parts) -> None:
        found["card"] = named(str(self.number), f"card-{self.number}")

    def phrase(self) -> Phrase:
        said = super().phrase()
        said.values["n"] = self.number
        return said


class OfBonus(Choice):
    """`token T01`, `replace T02`, `draw T05`; `T06 x2`, `T06 x1 n 5`: as many times, for the number announced."""

    def add_parts(self, found: Parts) -> None:
        found["card"] = named(BONUS_CODES[self.kind], "card-" + BONUS_CODES[self.kind])
        if self.other != NONE:
            found["raises"] = number(self.other)
        super().add_parts(found)


class OfHaunt(Choice):
    """`CH y own`, `CH common`."""

    def add_parts(self, found: Parts) -> None:
        found["kind"] = named(KINDS_OF_HAUNT[self.kind], "haunt-" + KINDS_OF_HAUNT[self.kind])


class OfDie(Choice):
    """`T08 attack`, `16 defence`: the die by its name."""

    def add_parts(self, found: Parts) -> None:
        code = BONUS_CODES[self.kind] if self.kind != NONE else str(self.number)
        found["die"] = named(DICE[self.other], "die-" + DICE[self.other])
        found["card"] = named(code, "card-" + code)


class Payment(Choice):
    """`bgy`."""

    def add_parts(self, found: Parts) -> None:
        counts = [(letter, self.notation.count(letter)) for letter in LETTERS_OF_COLOURS]
        found["tokens"] = Part(list(self.notation), [Phrase("n-" + letter, {"n": n}) for letter, n in counts if n])


class OfSeat(Choice):
    """`player 1`, `first A`."""

    def add_parts(self, found: Parts) -> None:
        found["player"] = player(self.number)
