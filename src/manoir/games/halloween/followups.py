"""The cards that offer their owner something after a deed: a Summon, a Scare, a Move, a fight, a Haunt, a claim."""

from typing import Final

from manoir.core.game import Move
from manoir.games.halloween.actions import PickDestination, haunt, movers, summon
from manoir.games.halloween.board import (
    BUILDING_OF,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    FACES,
    FAR,
    MEMBERS,
    MOST_LEVEL,
    OF_COLOUR,
    PLACE_BIT,
    RED,
    bits_of,
    place_at,
)
from manoir.games.halloween.bonus import BIGGER
from manoir.games.halloween.card import (
    BATTLED,
    CHAIN,
    CLAIMED,
    FOUGHT,
    HAUNTED,
    KIN,
    MOVED,
    SCARED,
    SUMMONED,
    Card,
    Deed,
)
from manoir.games.halloween.dice import Dice, Purpose, ask_and_roll, most_raises, roll
from manoir.games.halloween.fights import fight
from manoir.games.halloween.moves import (
    COLOUR,
    DECLINE,
    DIE,
    FORTUNE,
    FROM_TO,
    HAUNT_THERE,
    NO,
    PLAIN,
    SECTION,
    STOP,
    TOS_OF,
)
from manoir.games.halloween.reach import next_door, open_slots
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import all_on_board, arrive, drop_offers, offer_cards, pause
from manoir.games.halloween.words import COMMON, OWN, Choice

LAST: Final = 100  # a rank after all others


class FollowUp(Card):
    """An offer that may be declined."""

    def __init__(self, number: int, coloured: bool, *, moment: int, once: bool = False, ordered: bool = False) -> None:
        super().__init__(number, coloured, once=once, moment=moment, ordered=ordered)

    def refused_by(self) -> Move | None:
        return DECLINE


# -- after a Move -----------------------------------------------------------------------------------------------------


class Procession(FollowUp):
    """A second figure moves."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=MOVED)

    def rank(self) -> int:
        return LAST  # the first move is resolved completely

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        if deed.value:
            return []
        alone = PLACE_BIT[deed.place] & ~game.town.pairs  # the figure that has moved, if no other stands with it
        return movers(game, alone)

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.push(PickDestination(move.place, 1))


class Fortune(FollowUp):
    """A number is announced and the figure's die rolled."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=MOVED, once=True, ordered=True)

    def reworded(self, game: HalloweenState) -> bool:
        return game.rules.printed

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        colour = COLOUR_OF[deed.place]
        raises = 0 if game.rules.raise_by_section else most_raises(game, colour)
        found: list[Move] = []
        for by in range(raises + 1):
            found += FORTUNE[by][1 : FACES[colour + by] + 1]
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        for _ in range(move.other):
            game.use_bonus(BIGGER)
        game.tell("announced", "A-32", n=move.number, card=self.number)
        roll(game, Dice(Prophecy(self, move.number), [DIE], [COLOUR_OF[deed.place] + move.other]))


class Prophecy(Purpose):
    def __init__(self, card: Card, number: int) -> None:
        self.card: Final = card
        self.number: Final = number

    def settled(self, game: HalloweenState, dice: Dice) -> None:
        pause(game)
        game.card_scare(self.card, self.number if dice.total(0) >= self.number else 1)


class Seance(FollowUp):
    """A free Summon where the figure has met another of its colour."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=MOVED, once=True)

    def refused_by(self) -> Move | None:
        return NO

    def reworded(self, game: HalloweenState) -> bool:
        return game.rules.printed

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        town = game.town
        meets = town.pairs & PLACE_BIT[deed.place] != 0
        return PLAIN if meets and town.left(COLOUR_OF[deed.place]) and town.space(BUILDING_OF[deed.place]) else []

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        summon(game, deed.place)


# -- after a Summon, a Scare, a claim ---------------------------------------------------------------------------------


class FullHouse(FollowUp):
    """A free Haunt when the fifth figure of a colour is called."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=SUMMONED, ordered=True)

    def reworded(self, game: HalloweenState) -> bool:
        return game.rules.printed

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        colour = COLOUR_OF[deed.place]
        if not all_on_board(game, colour):
            return []
        found: list[Move] = []
        for kind in (OWN, COMMON):
            slots = open_slots(game, kind) & OF_COLOUR[colour]
            here = slots & game.town.some if game.rules.full_house_needs_ghost else slots
            for place in bits_of(here):
                found.append(HAUNT_THERE[0][kind][BUILDING_OF[place]])
            for place in bits_of(slots & ~here & next_door(game, MOST_LEVEL)):
                found.append(HAUNT_THERE[1][kind][BUILDING_OF[place]])
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.use_permits(move.uses)
        haunt(game, place_at(move.building, COLOUR_OF[deed.place]), move.kind)


class Begone(FollowUp):
    """A figure of the colour that scared flies away."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=SCARED, once=True)

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        found: list[Move] = []
        for building in range(BUILDINGS):
            if game.town.figures[place_at(building, deed.place)]:  # the place of a Scare is its colour
                for to in MEMBERS[FAR[building] & game.town.room]:
                    found.append(FROM_TO[building][to])
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        fly(game, place_at(move.building, deed.place), move.other)


def fly(game: HalloweenState, place: int, building: int) -> None:
    """A figure moves to any building: a move, but no Move action (A-33), though cards may speak of any move (A-75)."""
    there = game.relocate(place, building)
    game.tell("flight", "H-13.2", place=place, to=building)
    if game.rules.printed:
        offer_cards(game, Deed(MOVED, there, 1))
        pause(game)
    arrive(game, there)


class WelcomeGift(Card):
    """A ghost token of any colour with each claim."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=CLAIMED)

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        return [COLOUR[0][colour] for colour in range(COLOURS) if game.pile(colour)]

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.card_token(self, move.colour, 1)


# -- after a fight ----------------------------------------------------------------------------------------------------


class Shockwave(FollowUp):
    """Scare for the difference of a fight."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=FOUGHT, once=True, ordered=True)

    def refused_by(self) -> Move | None:
        return NO

    def reworded(self, game: HalloweenState) -> bool:
        return game.rules.printed

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        return PLAIN if deed.value and game.scare_room() else []

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        pause(game)
        game.card_scare(self, deed.value)


class VictorsFlight(FollowUp):
    """The winner flies to any building."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=BATTLED)

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        if not deed.won or not game.town.figures[deed.place]:
            return []
        return TOS_OF[0][FAR[BUILDING_OF[deed.place]] & game.town.room]

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        drop_offers(game, deed)
        fly(game, deed.place, move.building)


class Rampage(FollowUp):
    """The same figure fights the others of its building, one by one."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=BATTLED, once=True)

    def refused_by(self) -> Move | None:
        return STOP

    def ready(self, game: HalloweenState, deed: Deed) -> bool:
        return deed.left & CHAIN != 0 or super().ready(game, deed)

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        kin = game.me.permits & KIN
        figures = game.town.figures
        building, own = BUILDING_OF[deed.place], COLOUR_OF[deed.place]
        found: list[Move] = []
        if not figures[deed.place]:  # gone, as others may be
            return found
        for colour in range(RED + 1):
            if deed.left >> 4 * colour & 15 and (kin or colour != own):
                if figures[place_at(building, colour)] > (1 if colour == own else 0):
                    found.append(COLOUR[0][colour])
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        target = place_at(BUILDING_OF[deed.place], move.colour)
        fight(game, deed.place, target, deed.left & ~CHAIN, True)


# -- after a Haunt ----------------------------------------------------------------------------------------------------


class Scream(FollowUp):
    """The die of the figure is rolled for scare."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=HAUNTED)

    def refused_by(self) -> Move | None:
        return NO

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        return PLAIN

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        dice = Dice(Echo(self), [DIE], [COLOUR_OF[deed.place]])
        if game.rules.raise_by_section:
            roll(game, dice)
        else:
            ask_and_roll(game, dice)


class Echo(Purpose):
    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def settled(self, game: HalloweenState, dice: Dice) -> None:
        pause(game)
        game.card_scare(self.card, dice.total(0))


class Wisdom(FollowUp):
    """A section rises by a level."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, moment=HAUNTED)

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        return [SECTION[s] for s in range(game.rules.sections) if player.level(s) < MOST_LEVEL]

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.raise_section(move.section, game.me.level(move.section) + 1, "H-14.7")
