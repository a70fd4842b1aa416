"""Rolling dice (H-18.3, H-18.4): what may be done before and after a roll, whatever it is for."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import Event, Json, Phrase, Seat, Who
from manoir.games.halloween.board import COLOUR_KEYS, FACES, NONE, RED
from manoir.games.halloween.bonus import AGAIN, BIGGER, HARDER, count
from manoir.games.halloween.card import REROLLS
from manoir.games.halloween.moves import ACCEPT, ADD, DEFENCE, PAY_AGAIN, RAISE, ROLL, ROLL_AGAIN
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import Ask, pause
from manoir.games.halloween.words import DICE, Choice

FURY: Final = 3  # what a Fury adds to a die (H-13.19)
REROLL_PRICE: Final = 1


class Purpose:
    """What a roll is for."""

    def settled(self, game: HalloweenState, dice: "Dice") -> None:
        """The results stand."""
        raise NotImplementedError

    def roller(self) -> Seat:
        """The opponent who rolls the defence die and may react (A-23), or NONE."""
        return NONE


class Dice:
    """Dice on the table. It never changes once made."""

    def __init__(
        self,
        purpose: Purpose,
        names: list[int],
        levels: list[int],
        results: list[int] | None = None,
        added: list[int] | None = None,
    ) -> None:
        self.purpose: Final = purpose
        self.names: Final = names  # of the dice: places in DICE
        self.levels: Final = levels  # whose die each is: a colour
        self.results: Final = results if results is not None else [0] * len(names)  # 0: not rolled
        self.added: Final = added if added is not None else [0] * len(names)

    def total(self, at: int) -> int:
        return self.results[at] + self.added[at]

    def rolled(self, at: int, result: int) -> "Dice":
        """The same with another result of a die; 0: it is to be rolled."""
        results = self.results[:]
        results[at] = result
        return Dice(self.purpose, self.names, self.levels, results, self.added)

    def raised(self, at: int, by: int) -> "Dice":
        added = self.added[:]
        added[at] += by
        return Dice(self.purpose, self.names, self.levels, self.results, added)

    def phrases(self) -> list[Phrase]:
        """The dice in words: rolled, or still to be."""
        found: list[Phrase] = []
        for at, name in enumerate(self.names):
            values: Json = {"die": Phrase("die-" + DICE[name]), "faces": FACES[self.levels[at]]}
            if self.results[at]:
                values["n"] = self.total(at)
            found.append(Phrase("rolled" if self.results[at] else "to-roll", values))
        return found

    def to_json(self) -> Json:
        return {
            DICE[name]: {
                "die": COLOUR_KEYS[level],
                "faces": FACES[level],
                "result": result or None,
                "added": added,
            }
            for name, level, result, added in zip(self.names, self.levels, self.results, self.added, strict=True)
        }


def roll(game: HalloweenState, dice: Dice) -> None:
    """Roll the dice that show nothing yet, one after the other."""
    game.push(RollDie(dice, 0, NONE))


class RollDie(Step[HalloweenState]):
    """Chance: the result of one die."""

    def __init__(self, dice: Dice, at: int, by: Seat) -> None:
        self.dice: Final = dice
        self.at: Final = at
        self.by: Final = by  # an opponent who has had it rolled again, or NONE

    def describe(self) -> Json:
        return self.dice.to_json()

    def actor(self, state: HalloweenState) -> int:
        return CHANCE

    def chance(self, state: HalloweenState) -> list[tuple[Move, int]]:
        return [(ROLL[n], 1) for n in range(FACES[self.dice.levels[self.at]])]

    def chance_move(self, state: HalloweenState, rng: Rng) -> Move:
        return ROLL[int(rng.below(FACES[self.dice.levels[self.at]]))]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        dice = self.dice.rolled(self.at, move.number)
        if state.story is not None:
            tell_roll(state, dice, self.at)
        for at in range(len(dice.results)):
            if not dice.results[at]:
                state.push(RollDie(dice, at, self.by))
                return
        state.push(AfterRoll(dice, NONE) if self.by == NONE else Reconsider(dice, self.by, self.by))
        if self.by == NONE:
            pause(state)


def tell_roll(game: HalloweenState, dice: Dice, at: int) -> None:
    values: Json = {
        "player": Who(game.active),
        "die": Phrase("die-" + DICE[dice.names[at]]),
        "n": dice.results[at],
        "faces": FACES[dice.levels[at]],
    }
    assert game.story is not None
    game.story.append(Event("event-roll", "H-9.3", values))


# -- before -----------------------------------------------------------------------------------------------------------


def most_raises(game: HalloweenState, colour: int) -> int:
    """How many tokens that raise a die may be used on the die of a figure."""
    player = game.me
    held = min(count(player.held, BIGGER), player.reserve)
    if game.rules.raise_by_section:  # fights only: others do not ask here
        return min(1, held) if raised_level(game, colour, 1) != colour else 0
    return min(held, RED - colour)


def raised_level(game: HalloweenState, colour: int, by: int) -> int:
    """Whose die is rolled for a figure, raised so often."""
    if by and game.rules.raise_by_section:
        return min(RED, game.me.level(game.section))
    return colour + by


class BeforeRoll(Ask):
    """D-8: how many tokens raise the die of the active player's figure."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def describe(self) -> Json:
        return self.dice.to_json()

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        most = most_raises(state, self.dice.levels[0])
        return [RAISE[by] for by in range(most + 1)]

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "cannot-raise" if isinstance(move, Choice) and move.verb == "raise" else "must-raise-or-not"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        for _ in range(move.number):
            state.use_bonus(BIGGER)
        levels = self.dice.levels[:]
        levels[0] = raised_level(state, levels[0], move.number)
        roll(state, Dice(self.dice.purpose, self.dice.names, levels))


def ask_and_roll(game: HalloweenState, dice: Dice) -> None:
    """D-8 where it applies, then the roll."""
    if most_raises(game, dice.levels[0]):
        game.push(BeforeRoll(dice))
    else:
        roll(game, dice)


# -- after ------------------------------------------------------------------------------------------------------------


class AfterRoll(Ask):
    """D-9: re-rolls and additions, until the player accepts."""

    def __init__(self, dice: Dice, last: Seat) -> None:
        self.dice: Final = dice
        self.last: Final = last  # the opponent who has changed these results and accepted them, or NONE

    def describe(self) -> Json:
        return self.dice.to_json()

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        player = state.me
        found: list[Move] = []
        if player.permits & REROLLS and player.scare >= REROLL_PRICE:
            for name in self.again(state):
                found.append(PAY_AGAIN[name])
        if player.held and player.reserve:
            if count(player.held, AGAIN):
                for name in self.again(state):
                    found.append(ROLL_AGAIN[name])
            if count(player.held, HARDER):
                for name in self.dice.names:
                    if name != DEFENCE:
                        found.append(ADD[name])
        found.append(ACCEPT)
        return found

    def again(self, state: HalloweenState) -> list[int]:
        """The dice that may be rolled again (A-22)."""
        if state.rules.own_die_only:
            return [name for name in self.dice.names if name != DEFENCE]
        return self.dice.names

    def reason(self, state: HalloweenState, move: Move) -> str:
        if isinstance(move, Choice) and move.verb in ("again", "add"):
            return "cannot-change-die"
        return "must-accept-roll"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is ACCEPT:
            accepted(state, self.dice, state.active, self.last)
            return
        at = self.dice.names.index(move.other)
        if move.verb == "add":
            state.use_bonus(HARDER)
            state.push(AfterRoll(self.dice.raised(at, FURY), NONE))
            pause(state)
            return
        if move.kind == AGAIN:
            state.use_bonus(AGAIN)
        else:
            pay_again(state, seat)
        state.push(RollDie(self.dice.rolled(at, 0), at, NONE))


def accepted(game: HalloweenState, dice: Dice, by: Seat, last: Seat) -> None:
    """Somebody lets a roll stand: who may still change it is asked, clockwise, back to who changed it last."""
    rules = game.rules
    changed_by = game.active if last == NONE else last
    seat = by
    while rules.defender_reacts or rules.printed:
        seat = game.next(seat)
        if seat == changed_by:
            break
        if seat == game.active:
            game.push(AfterRoll(dice, last))
            pause(game)
            return
        if can_react(game, dice, seat):
            game.push(Reconsider(dice, seat, last))
            return
    dice.purpose.settled(game, dice)


def can_react(game: HalloweenState, dice: Dice, seat: Seat) -> bool:
    """Whether an opponent may have a die rolled again: who rolled it (A-23), or whoever has the card (A-75)."""
    if not can_reroll(game, seat):
        return False
    if seat == dice.purpose.roller():
        return True
    return game.rules.printed and not game.rules.own_die_only


def can_reroll(game: HalloweenState, seat: Seat) -> bool:
    player = game.players[seat]
    return player.permits & REROLLS != 0 and player.scare >= REROLL_PRICE


def pay_again(game: HalloweenState, seat: Seat) -> None:
    game.players[seat].scare -= REROLL_PRICE
    game.tell("pay-again", "A-66", seat, n=REROLL_PRICE)


class Reconsider(Step[HalloweenState]):
    """D-22: the opponent who rolled the defence die, or whoever has the card, may pay to have a die rolled again."""

    def __init__(self, dice: Dice, seat: Seat, last: Seat) -> None:
        self.dice: Final = dice
        self.seat: Final = seat
        self.last: Final = last  # as in AfterRoll

    def describe(self) -> Json:
        return self.dice.to_json()

    def actor(self, state: HalloweenState) -> int:
        return self.seat

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if can_reroll(state, seat):
            for name in self.dice.names:
                if name == DEFENCE or (state.rules.printed and not state.rules.own_die_only):
                    found.append(PAY_AGAIN[name])
        found.append(ACCEPT)
        return found

    def refusal(self, state: HalloweenState, seat: Seat, move: Move) -> str:
        return "" if move in state.offer else "must-accept-roll"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is ACCEPT:
            accepted(state, self.dice, seat, self.last)
            return
        at = self.dice.names.index(move.other)
        pay_again(state, seat)
        state.push(RollDie(self.dice.rolled(at, 0), at, seat))
