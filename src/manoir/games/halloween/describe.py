"""The whole position in words that a stranger can check the rules from."""

from typing import Final

from manoir.core.game import CHANCE
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.halloween.board import (
    BUILDINGS,
    CODES,
    COLOURS,
    LETTERS_OF_COLOURS,
    NONE,
    PLACE_BIT,
    PLACES,
    place_at,
)
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import SLOTS as BONUS_SLOTS
from manoir.games.halloween.bonus import count, kinds
from manoir.games.halloween.moves import SLOTTED, code
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import ACTIONS


def described(game: HalloweenState) -> Json:
    grand = game.rules.grand
    return {
        "round": game.round,
        "first player": LETTERS[game.first] if game.first != NONE else None,
        "turn of": LETTERS[game.active] if game.active != NONE else None,
        "last round": game.ending,
        "sections done": [f"S{section + 1}" for section in range(game.rules.sections) if game.done >> section & 1],
        "cards used this turn": [str(number) for number in range(1, 53) if game.used >> number & 1],
        "acting": acting(game),
        "decision": game.step.name() if game.step is not None else "over",
        "decision in detail": game.step.describe() if game.step is not None else {},
        "decided by": "chance" if game.actor == CHANCE else [LETTERS[seat] for seat in game.waiting()],
        "still to be done": [step.name() for step in game.agenda[::-1]],
        "town": {CODES[building]: town_of(game, building) for building in range(BUILDINGS)},
        "figures in supply": {LETTERS_OF_COLOURS[c]: game.town.left(c) for c in range(COLOURS)},
        "ghost tokens in piles": {LETTERS_OF_COLOURS[c]: game.pile(c) for c in range(COLOURS)},
        "cards": [] if grand else [card_in_words(game, number) for number in displayed(game)],
        "bonus reserve": bag_in_words(game.bag),
        "bonus discards": bag_in_words(game.discards),
        "players": {LETTERS[seat]: player_in_words(game, seat) for seat in range(game.seats)},
    }


def acting(game: HalloweenState) -> Json:
    if game.section == NONE:
        return {}
    return {"section": f"S{game.section + 1}", "level borrowed": game.boost == 1, "scare gained": game.gained}


def displayed(game: HalloweenState) -> list[int]:
    return [card.number for card in game.display]


def card_in_words(game: HalloweenState, number: int) -> Json:
    card = game.rules.deck[number - 1]
    on = [LETTERS[seat] for seat in range(game.seats) if game.players[seat].occupies(card)]
    return {"card": str(number), "cost": "coloured" if game.rules.coloured[number] else "grey", "occupied by": on}


def figures_at(game: HalloweenState, building: int) -> Json:
    """The figures of a building by colour, without those that are not there."""
    found: Json = {}
    for colour in range(COLOURS):
        figures = game.town.figures[place_at(building, colour)]
        if figures:
            found[LETTERS_OF_COLOURS[colour]] = figures
    return found


class Haunt:
    """A haunt token in a building."""

    def __init__(self, slot: int, seat: Seat, common: bool) -> None:
        self.slot: Final = slot  # a colour
        self.seat: Final = seat
        self.common: Final = common

    def in_words(self) -> str:
        return f"{LETTERS[self.seat]} {'common' if self.common else 'own'}"


def haunts_at(game: HalloweenState, building: int) -> list[Haunt]:
    """The haunt tokens of a building, slot by slot."""
    found: list[Haunt] = []
    for colour in range(COLOURS):
        bit = PLACE_BIT[place_at(building, colour)]
        for seat in range(game.seats):
            player = game.players[seat]
            if (player.own | player.common) & bit:
                found.append(Haunt(colour, seat, not player.own & bit))
    return found


def town_of(game: HalloweenState, building: int) -> Json:
    kind = game.space(building)
    return {
        "figures": figures_at(game, building),
        "haunted": {LETTERS_OF_COLOURS[one.slot]: one.in_words() for one in haunts_at(game, building)},
        "bonus token": BONUS_CODES[kind] if kind >= 0 else None,
    }


def bag_in_words(bag: int) -> list[str]:
    return [BONUS_CODES[kind] for kind in kinds(bag) for _ in range(count(bag, kind))]


def section_in_words(game: HalloweenState, seat: Seat, section: int) -> Json:
    player = game.players[seat]
    return {
        "level": player.level(section),
        "discs on": [ACTIONS[action] for action in range(SLOTTED) if player.covered(section) >> action & 1],
        "discs": player.discs(section),
    }


def player_in_words(game: HalloweenState, seat: Seat) -> Json:
    player = game.players[seat]
    return {
        "points": player.hp,
        "scare": player.scare,
        "ghost tokens": {LETTERS_OF_COLOURS[c]: player.count(c) for c in range(COLOURS)},
        "discs in reserve": player.reserve,
        "sections": {f"S{s + 1}": section_in_words(game, seat, s) for s in range(game.rules.sections)},
        "discs stacked on": [f"S{slot // SLOTTED + 1}.{ACTIONS[slot % SLOTTED]}" for slot in player.stacked],
        "bonus tokens": bag_in_words(player.held),
        "bonus slots blocked": player.blocked,
        "bonus slots free": player.free_bonus_slots() if not game.rules.grand else BONUS_SLOTS,
        "haunted (own)": [code(place) for place in range(PLACES) if player.own & PLACE_BIT[place]],
        "haunted (common)": [code(place) for place in range(PLACES) if player.common & PLACE_BIT[place]],
        "haunt tokens left": {"own": player.own_left, "common": player.common_left},
        "cards": [str(card.number) for card in player.cards],
        "points from haunts, rivals, bonus tokens, the end": [
            player.earned.haunts,
            player.earned.rivals,
            player.earned.bonus,
            player.from_end,
        ],
    }
