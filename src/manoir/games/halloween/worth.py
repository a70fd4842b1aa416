"""What a player has, and what it is worth for winning (10.1 of the rules): the rules of thumb of the heuristic.

Everything in it is something that a player could say. How much it weighs is in weights.py.
"""

from typing import Final

from manoir.core.story import Seat
from manoir.games.halloween.board import (
    BUILDINGS,
    COLOURS,
    EACH,
    EVERYWHERE,
    HAUNT_POINTS,
    MOST_LEVEL,
    SECTION_BIT,
    TOKENS,
    UPTO,
    whole_buildings,
)
from manoir.games.halloween.bonus import size
from manoir.games.halloween.card import EVOLVE, HAUNT
from manoir.games.halloween.moves import SLOTTED, TOKEN_BITS
from manoir.games.halloween.players import ONES
from manoir.games.halloween.reach import evolvable
from manoir.games.halloween.rules import CLAIMS, COMMONS, EMPTY_PILES, HAUNTS
from manoir.games.halloween.scoring import final_points
from manoir.games.halloween.state import HalloweenState

ROUNDS: Final = 16  # that a game is expected to last
LATEST: Final = 0.95  # of the way: as far as the rounds alone bring it for long
PATIENCE: Final = 18  # rounds after which nobody waits for better: nothing counts as still to come
SOME: Final = 0.4  # of the spread of points that is left when nothing is to come
HAUNT_SLOTS: Final = sum([1 << HAUNT << SLOTTED * section for section in range(4)])
EVOLVE_SLOTS: Final = sum([1 << EVOLVE << SLOTTED * section for section in range(4)])
# The points of the highest haunt slot of a set of colours.
TOP: Final = [0 if not some else HAUNT_POINTS[some.bit_length() - 1] for some in range(1 << COLOURS)]


def progress(game: HalloweenState) -> float:
    """How far the game has come, from 0 to 1: the nearest of anybody's triggers, or the rounds."""
    if game.ending:
        return 1.0
    haunts = HAUNTS + COMMONS if game.rules.duel else HAUNTS
    fewest = haunts
    most = 0
    for player in game.players:
        fewest = min(fewest, player.own_left + player.common_left)
        most = max(most, len(player.cards))
    found = 1.0 if game.round > PATIENCE else min(LATEST, game.round / ROUNDS)
    found = max(found, 1.0 - fewest / haunts, most / CLAIMS)
    if game.rules.grand:
        piles = sorted([game.pile(colour) for colour in range(COLOURS)])
        found = max(found, 1.0 - (piles[0] + piles[1]) / (EMPTY_PILES * TOKENS))
    if game.rules.most_rounds:
        found = max(found, game.round / (game.rules.most_rounds + 1))
    return found


def to_come(far: float) -> float:
    """How much of what is to come is left, for the spread of points that is left."""
    return (1.0 - far) / (SOME + 1.0 - far)


def goods(game: HalloweenState, seat: Seat, far: float) -> list[float]:
    """What a player has, in numbers, if the game has come so far: what only turns to come can use counts ever less."""
    player = game.players[seat]
    spread = 1.0 / (SOME + 1.0 - far)
    points = spread * (player.hp + final_points(game, seat))
    acts = game.active == seat
    if game.ending and not acts and taken_turn(game, seat):
        return [points]
    later = to_come(far)
    sections = game.rules.sections
    free = EVERYWHERE & ~game.taken_slots()
    own = free & ~whole_buildings(player.own) if player.own_left else 0
    common = free & ~whole_buildings(game.commons()) if player.common_left else 0
    windows = own | common
    some = game.town.some & windows
    near = one_step_to(game, windows & ~some) if windows else 0
    highest = at_hand = open_sections = rise = 0
    lowest = MOST_LEVEL
    haunting = evolving = 0  # the level of the highest section that can still haunt, or evolve, in this turn
    least2 = least3 = least4 = least5 = 0
    for section in range(sections):
        level = player.level(section)
        highest = max(highest, level)
        lowest = min(lowest, level)
        if level > 1:
            least2 += 1
            if level > 2:
                least3 += 1
                if level > 3:
                    least4 += 1
                    if level > 4:
                        least5 += 1
        if acts and not game.done & SECTION_BIT[section]:
            open_sections += 1
            if level > haunting and not player.slots >> SLOTTED * section + HAUNT & 1:
                haunting = level
            if level > evolving and not player.slots >> SLOTTED * section + EVOLVE & 1:
                evolving = level
    if player.reserve:
        if haunting:
            at_hand = best(some, haunting)
        if evolving:
            rise = max(0, highest_of(evolvable(game, evolving)) + 1 - lowest)
    tokens = colours = 0
    purse = player.tokens
    while purse:
        held = purse & 31
        if held:
            tokens += held
            colours += 1
        purse >>= TOKEN_BITS
    scare = player.scare
    reserve = player.reserve
    return [
        points,
        later * (in_sight(own, BUILDINGS) + in_sight(common, player.common_left)),
        later * (player.own_left + player.common_left),
        spread * best_two(some, highest),
        spread * best(near, highest),
        spread * at_hand,
        spread * open_sections,
        spread * rise,
        later * least2,
        later * least3,
        later * least4,
        later * least5,
        later * min(scare, 3),
        later * max(0, min(scare, 6) - 3),
        later * max(0, min(scare, 12) - 6),
        later * min(reserve, 3),
        later * max(0, min(reserve, 7) - 3),
        later * max(0, reserve - 7),
        later * (sections - ones(player.slots & EVOLVE_SLOTS)),
        later * (sections - ones(player.slots & HAUNT_SLOTS)),
        later * size(player.held),
        later * min(tokens, 3),
        later * max(0, min(tokens, 6) - 3),
        later * colours,
    ]


def one_step_to(game: HalloweenState, slots: int) -> int:
    """The slots whose ghost stands next door, or is of the colour below in the same building."""
    some = game.town.some
    return slots & (game.rules.layout.beside(some) | some << 1 & ~EACH)


def highest_of(places: int) -> int:
    """The level of the strongest of some figures; 0 if there is none."""
    if not places:
        return 0
    level = MOST_LEVEL
    while not places & EACH << level - 1:
        level -= 1
    return level


def ones(slots: int) -> int:
    """How many slots are covered."""
    found = 0
    while slots:
        found += ONES[slots & 63]
        slots >>= SLOTTED
    return found


def taken_turn(game: HalloweenState, seat: Seat) -> bool:
    """Whether a player has no turn left in the last round."""
    seats = game.seats
    return (seat - game.first) % seats < (game.active - game.first) % seats


def in_sight(slots: int, most: int) -> int:
    """The points of the best slot of each building: the windows that are left. Of so many buildings, at most."""
    if not slots or not most:
        return 0
    total = 0
    found = 0
    while slots:
        here = TOP[slots & 31]
        if here:
            total += here
            found += 1
        slots >>= COLOURS
    return total if found <= most else total * most // found


def best(slots: int, level: int) -> int:
    """The points of the best of some slots, up to a level."""
    found = highest_of(slots & UPTO[level])
    return HAUNT_POINTS[found - 1] if found else 0


def best_two(slots: int, level: int) -> int:
    """The points of the best slots of two buildings, up to a level."""
    slots &= UPTO[level]
    first = second = 0
    while slots:
        points = TOP[slots & 31]
        if points > first:
            first, second = points, first
        elif points > second:
            second = points
        slots >>= COLOURS
    return first + second
