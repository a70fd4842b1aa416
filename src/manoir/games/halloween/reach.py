"""What can be done: for each action the places where it is possible, up to a level. Legal moves are made of these."""

from typing import Final

from manoir.games.halloween.board import (
    COLOUR_OF,
    EVERYWHERE,
    EVOLVE_COST,
    FAR,
    FIGURES,
    IN_BUILDINGS,
    LEAVING_FAR,
    OF_COLOUR,
    OF_COLOURS,
    PLACE_BIT,
    RED,
    UPTO,
    whole_buildings,
    with_several,
)
from manoir.games.halloween.card import (
    EVOLVE,
    FIGHT,
    FLIES,
    HAUNT,
    KIN,
    MIXES,
    MOVE,
    NEXT_DOOR,
    REACHES,
    RECOVER,
    RECOVERS,
    SCARE,
    SUMMON,
)
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import COMMON, OWN

AFFORDABLE: Final = [  # by scare, the colours whose figures one can pay to evolve
    sum([1 << colour for colour in range(RED) if EVOLVE_COST[colour + 1] <= scare])
    for scare in range(EVOLVE_COST[RED] + 1)
]


def possible(game: HalloweenState, level: int) -> int:
    """The actions that a section of a level could carry out (H-3.7), as a set."""
    within = game.town.some & UPTO[level]
    if not within:
        return 0  # nothing to act with: every action needs a figure of the level, or a pair of such
    found = 1 << SCARE
    permits = game.me.permits
    if summonable(game, level) or (permits & MIXES and mixable(game, level)):
        found |= 1 << SUMMON
    if evolvable(game, level):
        found |= 1 << EVOLVE
    if within & leaving(game):
        found |= 1 << MOVE
    if fighters(game, level):
        found |= 1 << FIGHT
    own, common = open_slots(game, OWN), open_slots(game, COMMON)
    if within & (own | common) or next_door(game, level) & (own | common):
        found |= 1 << HAUNT
    if permits & RECOVERS and recoverable(game, level):
        found |= 1 << RECOVER
    return found


def summonable(game: HalloweenState, level: int) -> int:
    """H-5.1: the pairs of one colour."""
    town = game.town
    return town.pairs & UPTO[level] & OF_COLOURS[town.in_supply] & IN_BUILDINGS[town.room]


def mixable(game: HalloweenState, level: int) -> int:
    """The figures of buildings with pairs of two colours, one of them in the supply."""
    town = game.town
    within = town.some & UPTO[level] & IN_BUILDINGS[town.room]
    several = within & with_several(within)
    return several & whole_buildings(several & OF_COLOURS[town.in_supply])


def evolvable(game: HalloweenState, level: int) -> int:
    """H-7.1: the figures whose next colour is in the supply and can be paid."""
    town = game.town
    purse = min(game.me.scare + game.evolve_discount(), EVOLVE_COST[RED])
    return town.some & UPTO[level] & OF_COLOURS[AFFORDABLE[purse] & town.in_supply >> 1]


def leaving(game: HalloweenState) -> int:
    """H-8.1: the places from which a Move action can go somewhere."""
    room = game.town.room
    return LEAVING_FAR[room] if game.me.permits & FLIES else game.rules.layout.leaving[room]


def destinations(game: HalloweenState, building: int) -> int:
    """The buildings where a Move action from a building can end."""
    near = FAR[building] if game.me.permits & FLIES else game.rules.layout.near[building]
    return near & game.town.room


def fighters(game: HalloweenState, level: int) -> int:
    """H-9.1: the figures that have somebody to attack."""
    town = game.town
    within = town.some & UPTO[level]
    permits = game.me.permits
    if game.rules.grand:  # only the weaker are attacked (H-17.4)
        return within & above_another(town.some)
    if permits & REACHES:
        return within if lone_colour(town.some) == 0 or (permits & KIN and several_figures(game)) else 0
    found = within & with_several(town.some)
    if permits & KIN:
        found |= within & town.pairs
    return found


def above_another(some: int) -> int:
    """The places with a weaker figure in their building."""
    stronger = some << 1 & ~OF_COLOUR[0]
    stronger |= stronger << 1 & ~OF_COLOUR[0]
    stronger |= stronger << 2 & ~OF_COLOUR[0] & ~OF_COLOUR[1]
    return stronger & EVERYWHERE


def lone_colour(some: int) -> int:
    """The places of the colour of all figures, or 0 if there are two colours."""
    for places in OF_COLOUR:
        if not some & ~places:
            return places
    return 0


def several_figures(game: HalloweenState) -> bool:
    """Whether more than one figure stands on the board: all are of one colour here."""
    left = min([game.town.left(colour) for colour in range(RED + 1)])
    return left < FIGURES - 1


def targets(game: HalloweenState, attacker: int) -> int:
    """Whom a figure may attack (H-9.1)."""
    town = game.town
    colour = COLOUR_OF[attacker]
    here = whole_buildings(PLACE_BIT[attacker])
    if game.rules.grand:
        return town.some & here & UPTO[colour]
    permits = game.me.permits
    anywhere = town.some if permits & REACHES else town.some & here
    found = anywhere & ~OF_COLOUR[colour]
    if permits & KIN:
        found |= anywhere & OF_COLOUR[colour] & (~PLACE_BIT[attacker] | town.pairs)
    return found


def open_slots(game: HalloweenState, kind: int) -> int:
    """The haunt slots where the active player may put a token of a kind (H-10.1, H-16.3, H-16.4)."""
    player = game.me
    if kind == OWN:
        if not player.own_left:
            return 0
        return EVERYWHERE & ~game.taken_slots() & ~whole_buildings(player.own)
    if not player.common_left:
        return 0
    return EVERYWHERE & ~game.taken_slots() & ~whole_buildings(game.commons())


def next_door(game: HalloweenState, level: int) -> int:
    """The places without a figure of the colour, beside a building with a pair of it; none without the card."""
    if not game.may(NEXT_DOOR) or game.rules.free_next_door:
        return 0
    town = game.town
    return game.rules.layout.beside(town.pairs & UPTO[level]) & ~town.some


def recoverable(game: HalloweenState, level: int) -> int:
    """The active player's tokens on slots whose colour stands in the building (A-44)."""
    player = game.me
    return (player.own | player.common) & game.town.some & UPTO[level]
