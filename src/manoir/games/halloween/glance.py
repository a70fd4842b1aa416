"""What a word promises at a glance, without trying it: for choices inside a look ahead, and for searches."""

from typing import Final

from manoir.core.game import Move
from manoir.games.halloween.actions import PickDestination, PickEvolving, PickMover, Sphere
from manoir.games.halloween.board import (
    BUILDING_OF,
    COLOUR_OF,
    COLOURS,
    EVOLVE_COST,
    FACES,
    HAUNT_POINTS,
    MEMBERS,
    PLACE_BIT,
    SECTION_BIT,
    place_at,
)
from manoir.games.halloween.card import EVOLVE, FIGHT, HAUNT, MOVE, RECOVER, REST, SCARE, SUMMON
from manoir.games.halloween.fights import PickAttacker, PickTarget, wins_at_once
from manoir.games.halloween.moves import ACCEPT, END, HP, ON, TOKEN_BITS
from manoir.games.halloween.reach import destinations, open_slots, targets
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import COMMON, OWN, Choice
from manoir.games.halloween.worth import best

GO_ON: Final = 4.0  # what is begun is finished first: a claim comes after it as well


def chance_to_win(attack: int, defence: int, bonus: int) -> float:
    """That the die of a colour with a bonus beats that of another (H-9.4)."""
    wins = 0
    for rolled in range(1, FACES[attack] + 1):
        wins += min(FACES[defence], max(0, rolled + bonus - 1))
    return wins / (FACES[attack] * FACES[defence])


ODDS: Final = [[chance_to_win(attack, defence, 0) for defence in range(COLOURS)] for attack in range(COLOURS)]


def glance(game: HalloweenState, move: Move) -> float:
    """What a word promises."""
    assert isinstance(move, Choice)
    verb = move.verb
    if verb == "activate":
        return activation(game, move.section, move.action)
    if verb == "claim":
        return 3.5
    if verb == "haunt":
        return HAUNT_POINTS[COLOUR_OF[move.place]] - 3.0
    if verb == "figure":
        return figure(game, move)
    if verb == "to":
        return arrival(game, move.building)
    if verb == "target":
        return target(game, move.place)
    if verb == "colour":
        return 0.4 * move.colour
    if verb == "section":
        return 1.5 + rise(game, move.section)
    if verb == "pay":
        return left_over(game, move.bag)
    if verb == "disc":
        return 0.5 + (0.5 if move.action in (EVOLVE, HAUNT) else 0.0)
    if verb in ("token", "card", "yes", "slot"):
        return -1.0 if game.rules.wasteful and verb == "token" and game.rules.bonuses[move.kind].idle(game) else 1.5
    if verb == "haunt-there":
        return 3.0
    if move is ON:
        return GO_ON
    return 2.0 if move is HP else 1.0 if move is ACCEPT else -0.5 if move is END else 0.0


def activation(game: HalloweenState, section: int, action: int) -> float:
    """What an action of a section promises."""
    player = game.me
    level = player.level(section)
    if action == EVOLVE:
        return 3.0
    if action == HAUNT:
        return best(game.town.some & (open_slots(game, OWN) | open_slots(game, COMMON)), level) - 3.0
    if action == REST:
        return 0.7 * player.discs(section) - 1.5
    if action == SCARE:
        return 1.2 if player.scare < EVOLVE_COST[min(4, level)] else 0.2
    if action == SUMMON:
        return 1.5
    if action == FIGHT:
        return 0.8
    if action == MOVE:
        return 0.4
    return -1.0 if action == RECOVER else 0.0


def figure(game: HalloweenState, move: Choice) -> float:
    """Which figure to choose: one that rises to a window, that moves to one or to a token, that beats another."""
    step = game.step
    place = move.place
    if isinstance(step, PickEvolving):
        return 0.3 * COLOUR_OF[place] + window(game, place + 1)
    if isinstance(step, PickMover):
        found = 0.0
        for building in MEMBERS[destinations(game, BUILDING_OF[place])]:
            found = max(found, promise_there(game, building, COLOUR_OF[place]))
        return found
    if isinstance(step, PickAttacker):
        return best_target(game, place)
    return 0.3 * COLOUR_OF[place]


def window(game: HalloweenState, place: int) -> float:
    """What a figure at a place would be good for: a slot that its colour could be haunted at."""
    if PLACE_BIT[place] & (open_slots(game, OWN) | open_slots(game, COMMON)) & ~game.town.some:
        return 0.3 * HAUNT_POINTS[COLOUR_OF[place]]
    return 0.0


def promise_there(game: HalloweenState, building: int, colour: int) -> float:
    """What waits for a figure in a building: a bonus token, a slot that was without a ghost."""
    found = 1.2 if game.space(building) >= 0 else 0.0
    return found + window(game, place_at(building, colour))


def arrival(game: HalloweenState, building: int) -> float:
    step = game.step
    if isinstance(step, PickDestination):
        return promise_there(game, building, COLOUR_OF[step.place])
    return 1.2 if game.space(building) >= 0 else 0.0


def best_target(game: HalloweenState, attacker: int) -> float:
    found = 0.0
    places = targets(game, attacker)
    place = 0
    while places:
        if places & 1:
            found = max(found, trophy(game, attacker, place))
        places >>= 1
        place += 1
    return found


def trophy(game: HalloweenState, attacker: int, target: int) -> float:
    chance = 1.0 if wins_at_once(game, attacker, target) else ODDS[COLOUR_OF[attacker]][COLOUR_OF[target]]
    return chance * (1.0 + 0.1 * COLOUR_OF[target])


def target(game: HalloweenState, place: int) -> float:
    step = game.step
    if isinstance(step, PickTarget):
        return trophy(game, step.attacker, place)
    return 0.3 * COLOUR_OF[place]


def rise(game: HalloweenState, section: int) -> float:
    """How much a section gains by a sphere; more if it can still act in this turn."""
    step = game.step
    if not isinstance(step, Sphere):
        return 0.0
    gain = step.level - game.me.level(section)
    return gain + (0.0 if game.done & SECTION_BIT[section] else 1.5)


def left_over(game: HalloweenState, bag: int) -> float:
    """How many colours a payment leaves."""
    purse = game.me.tokens - bag
    colours = 0
    while purse:
        if purse & 31:
            colours += 1
        purse >>= TOKEN_BITS
    return 1.0 * colours
