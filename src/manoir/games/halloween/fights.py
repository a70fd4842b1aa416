"""Fights (H-9): who attacks whom, the roll, the trophy, and what the cards make of it."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import Json, Seat
from manoir.games.halloween.board import BUILDING_OF, COLOUR_OF, COLOURS, NONE, place_at
from manoir.games.halloween.card import BATTLED, BULLIES, CHAIN, FIGHT, FOUGHT, Deed
from manoir.games.halloween.dice import Dice, Purpose, ask_and_roll
from manoir.games.halloween.moves import ATTACK, DEFENCE, FIGURES_OF, ROLLER, TARGETS_OF, add_places, code
from manoir.games.halloween.reach import fighters, targets
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import BLUE_CHECK, Ask, Stage, above, offer_cards, pause
from manoir.games.halloween.words import Choice


class PickAttacker(Stage):
    """D-2: the attacking figure."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        add_places(found, FIGURES_OF[0], fighters(state, state.full_reach()))
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.push(PickTarget(move.place))


class PickTarget(Stage):
    """D-2: the figure that is attacked."""

    def __init__(self, attacker: int) -> None:
        self.attacker: Final = attacker

    def describe(self) -> Json:
        return {"attacker": code(self.attacker)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        uses = state.flags | above(state, self.attacker)
        add_places(found, TARGETS_OF[uses], targets(state, self.attacker))
        return found

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.use_permits(move.uses)
        fight(state, self.attacker, move.place, others(state, self.attacker), False)


def others(game: HalloweenState, attacker: int) -> int:
    """The other figures of the attacker's building, 4 bits a colour."""
    building = BUILDING_OF[attacker]
    found = 0
    for colour in range(COLOURS):
        found += game.town.figures[place_at(building, colour)] << 4 * colour
    return found - (1 << 4 * COLOUR_OF[attacker])


def wins_at_once(game: HalloweenState, attacker: int, target: int) -> bool:
    """Whether a weaker figure is beaten without dice: in Grand Master always, else by a card."""
    weaker = COLOUR_OF[target] < COLOUR_OF[attacker]
    return weaker and (game.rules.grand or game.me.permits & BULLIES != 0)


def fight(game: HalloweenState, attacker: int, target: int, left: int, chained: bool) -> None:
    """One fight; `left` are the figures of the attacker's building that it has not fought yet."""
    if BUILDING_OF[target] == BUILDING_OF[attacker]:
        left -= 1 << 4 * COLOUR_OF[target]
    if chained:
        left |= CHAIN
    far = BUILDING_OF[target] if BUILDING_OF[target] != BUILDING_OF[attacker] else NONE
    game.tell("fight" if far == NONE else "fight-far", "H-9.1", place=attacker, other=COLOUR_OF[target], to=far)
    if wins_at_once(game, attacker, target):
        won(game, attacker, target)
        after(game, Deed(BATTLED, attacker, 0, True, left), True)
        pause(game)
    elif game.rules.defender_reacts:
        game.push(PickRoller(attacker, target, left))
    else:
        throw(game, Duel(attacker, target, left, NONE))


class PickRoller(Ask):
    """D-21: the opponent who rolls for the target."""

    def __init__(self, attacker: int, target: int, left: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.left: Final = left

    def describe(self) -> Json:
        return {"attacker": code(self.attacker), "target": code(self.target)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return [ROLLER[other] for other in range(state.seats) if other != seat]

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "must-name-roller"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        throw(state, Duel(self.attacker, self.target, self.left, move.number))


class Duel(Purpose):
    """A roll for a fight."""

    def __init__(self, attacker: int, target: int, left: int, roller: Seat) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.left: Final = left
        self.named: Final = roller

    def roller(self) -> Seat:
        return self.named

    def difference(self, game: HalloweenState, dice: Dice) -> int:
        """By how much the attack is above the defence; the attacker wins if it is at all (H-9.4)."""
        return dice.total(ATTACK) + game.attack_bonus() - dice.total(DEFENCE)

    def settled(self, game: HalloweenState, dice: Dice) -> None:
        if game.rules.pause is not None and not self.stands(game):
            game.tell("fight-off", "A-71", place=self.attacker, other=COLOUR_OF[self.target])
            return
        difference = self.difference(game, dice)
        if difference > 0:
            won(game, self.attacker, self.target)
        else:
            game.tell("fight-lost", "H-9.6", place=self.attacker, other=COLOUR_OF[self.target])
        deed = Deed(BATTLED, self.attacker, abs(difference), difference > 0, self.left)
        after(game, deed, difference > 0)
        shock = dice.total(ATTACK) - dice.total(DEFENCE) if game.rules.printed else difference
        offer_cards(game, Deed(FOUGHT, self.attacker, abs(shock), difference > 0, self.left))
        if difference > 0:
            pause(game)

    def stands(self, game: HalloweenState) -> bool:
        """Whether both figures are still where they were when the dice were rolled (A-71)."""
        figures = game.town.figures
        if self.attacker == self.target:
            return figures[self.attacker] > 1
        return figures[self.attacker] > 0 and figures[self.target] > 0


def throw(game: HalloweenState, duel: Duel) -> None:
    levels = [COLOUR_OF[duel.attacker], COLOUR_OF[duel.target]]
    ask_and_roll(game, Dice(duel, [ATTACK, DEFENCE], levels))


def won(game: HalloweenState, attacker: int, target: int) -> None:
    """H-9.5: the loser goes to the supply and leaves a token."""
    colour = COLOUR_OF[target]
    game.town.remove(target)
    tokens = game.reward(FIGHT, colour)
    game.tell("fight-won", "H-9.5", place=target, n=tokens)
    game.receive(colour, tokens)
    game.react(FIGHT, target, colour - COLOUR_OF[attacker])


def after(game: HalloweenState, deed: Deed, beaten: bool) -> None:
    """What comes after the offers for the roll: the blue check, then the offers for the fight (H-12.5)."""
    offer_cards(game, deed)
    if beaten:
        game.push(BLUE_CHECK)


PICK_ATTACKER: Final[Step[HalloweenState]] = PickAttacker()
