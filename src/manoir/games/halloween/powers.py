"""The cards that their owner uses in the main window, each once per turn."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import Json, Seat
from manoir.games.halloween.board import (
    BUILDING_OF,
    COLOUR_OF,
    COLOURS,
    EVERYWHERE,
    IN_BUILDINGS,
    MEMBERS,
    MOST_LEVEL,
    NONE,
    OF_COLOUR,
    OF_COLOURS,
    RED,
    bits_of,
    place_at,
    whole_buildings,
)
from manoir.games.halloween.card import MAIN, NEXT_DOOR, Card, Deed
from manoir.games.halloween.moves import (
    CHANGE,
    COLOUR,
    DISC,
    FIGURES_OF,
    HAUNTS_OF,
    PLAIN,
    SECTION,
    SLOTTED,
    SWAP,
    TARGETS_OF,
    TOKEN_BITS,
    add_places,
    code,
)
from manoir.games.halloween.players import Player
from manoir.games.halloween.reach import open_slots
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import BLUE_CHECK, DrawBonus, PlaceBonus, Stage, arrive
from manoir.games.halloween.words import COMMON, OWN, Choice


class Power(Card):
    """Something that its owner may do between the activations of a turn."""

    def __init__(self, number: int, coloured: bool, *, permits: int = 0) -> None:
        super().__init__(number, coloured, once=True, moment=MAIN, permits=permits)


class NextDoor(Power):
    """A range for Haunt actions; or, as an option of the table, a free haunt (A-26)."""

    def __init__(self, number: int, coloured: bool) -> None:
        super().__init__(number, coloured, permits=NEXT_DOOR)

    def reworded(self, game: HalloweenState) -> bool:
        return game.rules.free_next_door

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        found: list[Move] = []
        if game.rules.free_next_door:
            beside = game.rules.layout.beside(game.town.pairs)
            for kind in (OWN, COMMON):
                add_places(found, HAUNTS_OF[0][kind], beside & open_slots(game, kind))
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.haunt(move.place, move.kind)


class Exorcism(Power):
    """A figure back to the supply, for a token of its colour."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        found: list[Move] = []
        add_places(found, FIGURES_OF[0], game.town.some)
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.town.remove(move.place)
        game.tell("removed", "H-4.4", place=move.place)
        game.card_token(self, COLOUR_OF[move.place], 1)
        game.push(BLUE_CHECK)


def discs_of(player: Player, sections: list[int]) -> list[int]:
    """The slots of all discs in some sections, in order; a slot with two twice."""
    slots: list[int] = []
    for section in sections:
        for action in MEMBERS[player.covered(section)]:
            slots.append(SLOTTED * section + action)
    if player.stacked:
        slots = sorted(slots + [slot for slot in player.stacked if slot // SLOTTED in sections])
    return slots


def disc_choices(player: Player, sections: list[int], needed: int, after: int) -> list[Move]:
    """The next disc of so many that are taken back in order, so that enough are left after it."""
    found: list[Move] = []
    if not player.slots:
        return found
    discs = [slot for slot in discs_of(player, sections) if slot >= after]
    last = NONE
    for slot in discs[: len(discs) - needed + 1]:
        if slot != last:
            found.append(DISC[slot])
            last = slot
    return found


class TakeDiscs(Stage):
    """Further discs to take back."""

    def __init__(self, sections: list[int], needed: int, after: int) -> None:
        self.sections: Final = sections
        self.needed: Final = needed
        self.after: Final = after

    def describe(self) -> Json:
        return {"needed": self.needed}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return disc_choices(state.me, self.sections, self.needed, self.after)

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        take_discs(state, move, self.sections, self.needed)


def take_discs(game: HalloweenState, move: Choice, sections: list[int], needed: int) -> None:
    """Take a disc back, then the others that are due."""
    slot = SLOTTED * move.section + move.action
    game.take_back(slot, "H-3.11")
    if needed > 1:
        game.push(TakeDiscs(sections, needed - 1, slot))


class SecondWind(Power):
    """Discs of one section back."""

    def __init__(self, number: int, coloured: bool, *, discs: int) -> None:
        super().__init__(number, coloured)
        self.discs: Final = discs

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        found: list[Move] = []
        for section in range(game.rules.sections):
            found += disc_choices(player, [section], min(self.discs, player.discs(section)), 0)
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        take_discs(game, move, [move.section], min(self.discs, game.me.discs(move.section)))


class FallenRank(Power):
    """A section down by a level, for tokens of the new one."""

    def __init__(self, number: int, coloured: bool, *, tokens: int) -> None:
        super().__init__(number, coloured)
        self.tokens: Final = tokens

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        found: list[Move] = []
        for section in range(game.rules.sections):
            level = player.level(section)
            if level > 1 and (game.pile(level - 2) or game.rules.wasteful):
                found.append(SECTION[section])
        return found

    def brings_nothing(self, game: HalloweenState, move: Move) -> bool:
        assert isinstance(move, Choice)
        return not game.pile(game.me.level(move.section) - 2)

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        level = game.me.level(move.section) - 1
        game.raise_section(move.section, level, "H-14.7")
        game.card_token(self, level - 1, self.tokens)


class SoulMerchant(Power):
    """Scare for a token of a colour that is on the board."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        scare = game.me.scare
        found: list[Move] = []
        for colour in range(COLOURS):
            if colour < scare and game.town.some & OF_COLOUR[colour] and (game.pile(colour) or game.rules.wasteful):
                found.append(COLOUR[0][colour])
        return found

    def brings_nothing(self, game: HalloweenState, move: Move) -> bool:
        assert isinstance(move, Choice)
        return not game.pile(move.colour)

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.me.scare -= move.colour + 1
        game.tell("scare-paid", "H-14.7", n=move.colour + 1, card=self.number)
        game.card_token(self, move.colour, 1)


class SoulChanger(Power):
    """A token for two of the level below, or two for one of the level above."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        found: list[Move] = []
        for colour in range(COLOURS):
            held = player.count(colour)
            if held and colour and (game.pile(colour - 1) > 1 or game.rules.wasteful):
                found.append(CHANGE[colour][0])
            if held > 1 and colour < RED and (game.pile(colour + 1) or game.rules.wasteful):
                found.append(CHANGE[colour][1])
        return found

    def brings_nothing(self, game: HalloweenState, move: Move) -> bool:
        assert isinstance(move, Choice)
        return not game.pile(move.other)

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        down = move.other < move.colour
        paid, gained = (1, 2) if down else (2, 1)
        game.pay_tokens(paid << TOKEN_BITS * move.colour)
        game.tell("tokens-paid", "H-14.7", n=paid, colour=move.colour, card=self.number)
        game.card_token(self, move.other, gained)


class TradingPlaces(Power):
    """Two figures of different colours in different buildings change places."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        return [SWAP[place] for place in bits_of(game.town.some) if partners(game, place)]

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.push(PickPartner(move.place))


def partners(game: HalloweenState, place: int) -> int:
    """The figures that another may change places with: later in the order of the board, unless order matters."""
    found = game.town.some & ~whole_buildings(1 << place) & ~OF_COLOUR[COLOUR_OF[place]]
    return found if game.rules.swap_is_move else found & EVERYWHERE & -(2 << place)


class PickPartner(Stage):
    """The second figure of a swap."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def describe(self) -> Json:
        return {"figure": code(self.place)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return [SWAP[place] for place in bits_of(partners(state, self.place))]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        town = state.town
        town.lift(self.place)
        town.lift(move.place)
        first = place_at(BUILDING_OF[move.place], COLOUR_OF[self.place])
        second = place_at(BUILDING_OF[self.place], COLOUR_OF[move.place])
        town.put(first)
        town.put(second)
        state.tell("swapped", "A-34", place=self.place, other=COLOUR_OF[move.place], to=BUILDING_OF[move.place])
        if state.rules.swap_is_move:
            state.push(Arrival(second))
            state.push(Arrival(first))


class Arrival(Step[HalloweenState]):
    """A figure that counts as moved."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: HalloweenState) -> None:
        arrive(state, self.place)


class SecretLesson(Power):
    """A section up by a level, for scare."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        found: list[Move] = []
        for section in range(game.rules.sections):
            level = player.level(section)
            if level < MOST_LEVEL and player.scare > level:
                found.append(SECTION[section])
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        level = game.me.level(move.section) + 1
        game.me.scare -= level
        game.tell("scare-paid", "H-14.7", n=level, card=self.number)
        game.raise_section(move.section, level, "H-14.7")


class PaidPassage(Power):
    """A token for a figure of its colour anywhere."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        colours = 0
        for colour in range(COLOURS):
            if player.count(colour) and game.town.in_supply >> colour & 1:
                colours |= 1 << colour
        found: list[Move] = []
        add_places(found, TARGETS_OF[0], OF_COLOURS[colours] & IN_BUILDINGS[game.town.room])
        return found

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        assert isinstance(move, Choice)
        game.pay_tokens(1 << TOKEN_BITS * COLOUR_OF[move.place])
        game.town.add(move.place)
        game.tell("placed", "H-14.7", place=move.place, card=self.number)


class TreatBag(Power):
    """A bonus token from the reserve."""

    def options(self, game: HalloweenState, deed: Deed) -> list[Move]:
        player = game.me
        return PLAIN if player.free_bonus_slots() or player.held else []

    def chosen(self, game: HalloweenState, deed: Deed, move: Move) -> None:
        game.refill_bag()
        game.push(DRAW_BONUS)


class DrawForOneself(DrawBonus):
    """A bonus token for the active player."""

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.draw(move.kind)
        state.tell("token-drawn", "A-53", bonus=move.kind)
        state.drawn()
        state.push(PlaceBonus(move.kind))


DRAW_BONUS: Final = DrawForOneself()
