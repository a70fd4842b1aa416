"""What a position is worth to a player, in Haunting Points (10.1 of the rules)."""

from typing import Final

from manoir.core.story import Seat
from manoir.games.halloween.board import (
    BUILDINGS,
    COLOURS,
    EVERYWHERE,
    HAUNT_POINTS,
    IN_BUILDINGS,
    UPTO,
    whole_buildings,
)
from manoir.games.halloween.bonus import size
from manoir.games.halloween.players import Player
from manoir.games.halloween.rules import CLAIMS, HAUNTS
from manoir.games.halloween.scoring import final_parts
from manoir.games.halloween.state import HalloweenState

LEVEL: Final = 1.5
TOKEN: Final = 1.0
KEPT_HAUNT: Final = 5.0  # what a haunt token will bring that is not placed yet
OPEN_SLOT: Final = 0.25  # of the points of a slot that could be haunted now
CARD: Final = 1.5  # what a card does from now on
LATE: Final = 0.8  # of the way to the end


def progress(game: HalloweenState) -> float:
    """How far the game has come, from 0 to 1: the nearest of anybody's triggers."""
    if game.ending:
        return 1.0
    most = 0.0
    haunts = HAUNTS + 2 if game.rules.duel else HAUNTS
    for player in game.players:
        left = player.own_left + player.common_left
        most = max(most, (haunts - left) / haunts, len(player.cards) / CLAIMS)
    if game.rules.most_rounds:
        most = max(most, game.round / game.rules.most_rounds)
    return most


def worth(game: HalloweenState, seat: Seat, done: float) -> float:
    """The points of a player now, and what its goods will bring if so much of the game is over."""
    player = game.players[seat]
    value = float(player.hp)
    for _, points in final_parts(game, seat):
        value += points if game.ending else 0.8 * points
    if game.ending and game.active != seat and taken_turn(game, seat):
        return value  # nothing comes after
    to_come = 1.0 - done * done
    levels = 0
    highest = 0
    for section in range(game.rules.sections):
        level = player.level(section)
        levels += level
        highest = max(highest, level)
    value += to_come * LEVEL * levels
    value += to_come * (0.4 * min(player.scare, 6) + 0.1 * max(0, player.scare - 6))
    value += to_come * 0.3 * player.reserve
    value += to_come * 0.7 * size(player.held)
    value += to_come * CARD * len(player.cards)
    tokens = player.all_tokens()
    value += TOKEN * min(tokens, 6) * (0.4 + 0.6 * to_come) + 0.2 * max(0, tokens - 6)
    left = player.own_left + player.common_left
    value += to_come * KEPT_HAUNT * left
    if left:
        value += OPEN_SLOT * best_slot(game, player, highest)
    return value


def taken_turn(game: HalloweenState, seat: Seat) -> bool:
    """Whether a player has no turn left in the last round."""
    seats = game.seats
    return (seat - game.first) % seats < (game.active - game.first) % seats


def best_slot(game: HalloweenState, player: Player, level: int) -> int:
    """The points of the best haunt slots that could be taken now, two of them at most."""
    slots = game.town.some & UPTO[level] & EVERYWHERE & ~game.taken_slots() & ~whole_buildings(player.own)
    first = second = 0
    for building in range(BUILDINGS):
        here = slots & IN_BUILDINGS[1 << building]
        if here:
            here >>= COLOURS * building
            points = HAUNT_POINTS[here.bit_length() - 1]
            if points > first:
                first, second = points, first
            elif points > second:
                second = points
    return first + second
