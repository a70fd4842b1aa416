"""The six board actions and Rest (H-5 to H-11): what is chosen in each, and what it does."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import Json, Seat
from manoir.games.halloween.board import (
    BUILDING_OF,
    COLOUR_OF,
    COLOURS,
    MOST_LEVEL,
    OF_COLOUR,
    UPTO,
    place_at,
)
from manoir.games.halloween.card import (
    EVOLVE,
    HAUNTED,
    LENDS,
    MIXES,
    MOVED,
    NEXT_DOOR,
    REST,
    SCARE,
    SCARED,
    SUMMON,
    SUMMONED,
    Deed,
)
from manoir.games.halloween.dice import Dice, Purpose, roll
from manoir.games.halloween.moves import (
    COLOUR,
    DECLINE,
    FIGURES_OF,
    HAUNTS_OF,
    MIXED,
    OF_COLOUR_DIE,
    SECTION,
    TOS_OF,
    add_places,
    code,
)
from manoir.games.halloween.reach import (
    destinations,
    evolvable,
    leaving,
    mixable,
    next_door,
    open_slots,
    recoverable,
    summonable,
)
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import BLUE_CHECK, RED_CHECK, Ask, Stage, above, arrive, flagged, offer_cards, pause
from manoir.games.halloween.words import COMMON, OWN, Choice

# -- Summon (H-5) -----------------------------------------------------------------------------------------------------


class PickPair(Stage):
    """D-2: the pair that calls another figure; by a bonus token, of any level."""

    def __init__(self, any_level: bool) -> None:
        self.any_level: Final = any_level

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        if self.any_level:
            return pairs(state)
        found = flagged(state, FIGURES_OF, summonable(state, state.full_reach()))
        if state.me.permits & MIXES:
            found += mixed_pairs(state, state.full_reach())
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        if move.verb == "mixed":
            levels = [move.colour, move.other]
            dice = [OF_COLOUR_DIE + move.colour, OF_COLOUR_DIE + move.other]
            roll(state, Dice(Pairing(move.building), dice, levels))
        else:
            summon(state, move.place)


def pairs(game: HalloweenState) -> list[Move]:
    """Every pair, of any level."""
    found: list[Move] = []
    add_places(found, FIGURES_OF[0], summonable(game, MOST_LEVEL))
    if game.me.permits & MIXES:
        found += mixed_of(game, mixable(game, MOST_LEVEL), 0)
    return found


def mixed_pairs(game: HalloweenState, level: int) -> list[Move]:
    """The pairs of two colours within a level; those with a figure above the section's borrow one."""
    within = mixable(game, game.reach())
    found = mixed_of(game, within, game.flags)
    if level > game.reach():
        for move in mixed_of(game, mixable(game, level), game.flags | LENDS):
            assert isinstance(move, Choice)
            if move.other >= game.reach():  # the stronger of the two
                found.append(move)
    return found


def mixed_of(game: HalloweenState, places: int, uses: int) -> list[Move]:
    """The pairs of two colours in one building, one of them in the supply."""
    found: list[Move] = []
    here = places
    building = 0
    while here:
        for weaker in range(COLOURS):
            for stronger in range(weaker + 1, COLOURS):
                pair = 1 << weaker | 1 << stronger
                if here & pair == pair and game.town.in_supply & pair:
                    found.append(MIXED[uses][place_at(building, weaker) * COLOURS + stronger])
        here >>= COLOURS
        building += 1
    return found


class Pairing(Purpose):
    """A roll for which of two colours is called: the lower result, of equal ones the weaker colour."""

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def settled(self, game: HalloweenState, dice: Dice) -> None:
        lower = 0 if dice.total(0) <= dice.total(1) else 1
        colour = dice.levels[lower]
        if game.town.left(colour) and game.town.space(self.building):
            summon(game, place_at(self.building, colour))
        else:
            game.tell("nobody-comes", "A-43", building=self.building, colour=colour)
            game.react(SUMMON, place_at(self.building, colour), 0)


def summon(game: HalloweenState, place: int) -> None:
    """H-5.2, H-5.3: the figure, the token, then what the cards do."""
    game.town.add(place)
    tokens = game.reward(SUMMON, COLOUR_OF[place])
    game.tell("summon", "H-5.2", place=place, n=tokens)
    game.receive(COLOUR_OF[place], tokens)
    game.react(SUMMON, place, 1)
    offer_cards(game, Deed(SUMMONED, place))
    pause(game)
    if game.rules.grand:
        game.push(RED_CHECK)


# -- Scare (H-6) ------------------------------------------------------------------------------------------------------


class PickFright(Stage):
    """D-2: the colour that scares."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        reach = state.reach()
        found: list[Move] = []
        for colour in range(state.full_reach()):
            if state.town.some & OF_COLOUR[colour]:
                found.append(COLOUR[state.flags if colour < reach else state.flags | LENDS][colour])
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        n = state.gain_scare(move.colour + 1)
        state.tell("scare", "H-6.2", colour=move.colour, n=n)
        state.react(SCARE, move.colour, n)
        offer_cards(state, Deed(SCARED, move.colour))
        pause(state)


# -- Evolve (H-7) -----------------------------------------------------------------------------------------------------


class PickEvolving(Stage):
    """D-2: the figure that evolves."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return flagged(state, FIGURES_OF, evolvable(state, state.full_reach()))

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        colour = COLOUR_OF[move.place] + 1
        state.me.scare -= state.evolve_cost(colour)
        state.town.remove(move.place)
        state.town.add(move.place + 1)
        tokens = state.reward(EVOLVE, colour)
        state.tell("evolve", "H-7.3", place=move.place + 1, n=tokens)
        state.receive(colour, tokens)
        state.react(EVOLVE, move.place + 1, 0)
        state.push(BLUE_CHECK)
        if state.rules.grand:
            state.push(RED_CHECK)
        if state.rules.pause is not None:
            state.push(MaySphere(colour + 1))
            pause(state)
        elif sections_below(state, colour + 1):
            state.push(Sphere(colour + 1))


def sections_below(game: HalloweenState, level: int) -> list[Move]:
    player = game.me
    return [SECTION[s] for s in range(game.rules.sections) if player.level(s) < level]


class MaySphere(Step[HalloweenState]):
    """A section below the new level, after what was used meanwhile (A-71)."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def run(self, state: HalloweenState) -> None:
        if sections_below(state, self.level):
            state.push(Sphere(self.level))


class Sphere(Ask):
    """D-6: a section may rise to the level of the evolved figure."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def describe(self) -> Json:
        return {"level": self.level}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return [*sections_below(state, self.level), DECLINE]

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "level-reached" if isinstance(move, Choice) and move.verb == "section" else "must-pick-section"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is not DECLINE:
            state.raise_section(move.section, self.level, "H-7.5")


# -- Move (H-8) -------------------------------------------------------------------------------------------------------


class PickMover(Stage):
    """D-2: the figure that moves."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return movers(state, 0)

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.push(PickDestination(move.place, 0))


def movers(game: HalloweenState, barred: int) -> list[Move]:
    """The figures that a Move action may move, but for some."""
    found: list[Move] = []
    places = game.town.some & UPTO[game.full_reach()] & leaving(game) & ~barred
    add_places(found, FIGURES_OF[0], places)
    return found


class PickDestination(Stage):
    """D-2: where it goes. The second figure of a Move is chosen here too (D-10)."""

    def __init__(self, place: int, second: int) -> None:
        self.place: Final = place
        self.second: Final = second

    def describe(self) -> Json:
        return {"figure": code(self.place)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        uses = state.flags | above(state, self.place)
        return TOS_OF[uses][destinations(state, BUILDING_OF[self.place])]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        there = state.relocate(self.place, move.building)
        state.tell("move", "H-8.2", place=self.place, to=move.building)
        offer_cards(state, Deed(MOVED, there, self.second))
        pause(state)
        arrive(state, there)


# -- Haunt (H-10) -----------------------------------------------------------------------------------------------------


class PickHaunt(Stage):
    """D-2: the haunt slot, and with two players the kind of token."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        reach, full = state.reach(), state.full_reach()
        found: list[Move] = []
        for kind in (OWN, COMMON):
            slots = open_slots(state, kind)
            if not slots:
                continue
            here = slots & state.town.some
            add_haunts(found, kind, state.flags, here & UPTO[reach])
            add_haunts(found, kind, state.flags | LENDS, here & UPTO[full] & ~UPTO[reach])
            beside = slots & next_door(state, reach)
            add_haunts(found, kind, state.flags | NEXT_DOOR, beside)
            if full > reach:
                beside = slots & next_door(state, full) & ~beside
                add_haunts(found, kind, state.flags | NEXT_DOOR | LENDS, beside)
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        haunt(state, move.place, move.kind)


def add_haunts(found: list[Move], kind: int, uses: int, places: int) -> None:
    if places:
        add_places(found, HAUNTS_OF[uses][kind], places)


def haunt(game: HalloweenState, place: int, kind: int) -> None:
    """A Haunt action, whether by a section or by a card: the token, then what the cards offer."""
    game.haunt(place, kind)
    offer_cards(game, Deed(HAUNTED, place))
    pause(game)


class PickRecovery(Stage):
    """D-2: the haunt token that comes back instead."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        player = state.me
        reach = UPTO[state.reach()]
        mine = recoverable(state, state.full_reach())
        found: list[Move] = []
        for kind, placed in ((OWN, player.own), (COMMON, player.common)):
            add_haunts(found, kind, state.flags, mine & placed & reach)
            add_haunts(found, kind, state.flags | LENDS, mine & placed & ~reach)
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        state.recover(move.place)
        offer_cards(state, Deed(HAUNTED, move.place))
        pause(state)


# -- Rest (H-11) ------------------------------------------------------------------------------------------------------


def rest(game: HalloweenState, section: int) -> None:
    game.rest(section)
    game.react(REST, section, 0)


PICK: Final[list[Step[HalloweenState]]] = [  # by action; Fight and Rest are elsewhere
    PickPair(False),
    PickFright(),
    PickEvolving(),
    PickMover(),
    PickMover(),
    PickHaunt(),
    PickHaunt(),
    PickRecovery(),
]
CALL_ANY: Final = PickPair(True)
