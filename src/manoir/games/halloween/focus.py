"""What the present decision is about, so far: the action, the section, the card, the figures, the tokens, the dice."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.story import Json
from manoir.games.halloween.actions import (
    Pairing,
    PickDestination,
    PickEvolving,
    PickFright,
    PickHaunt,
    PickMover,
    PickPair,
    PickRecovery,
    Sphere,
)
from manoir.games.halloween.board import BUILDING_OF, CODES, COLOUR_OF, COLOURS, FACES, LETTERS_OF_COLOURS, NONE
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.card import BATTLED, CLAIMED, FOUGHT, HAUNTED, MOVED, SCARED, SUMMONED
from manoir.games.halloween.chances import odds
from manoir.games.halloween.claims import Compensate, PickDisc, PickPayment
from manoir.games.halloween.dice import AfterRoll, BeforeRoll, Dice, Reconsider, RollDie
from manoir.games.halloween.fights import Duel, PickAttacker, PickRoller, PickTarget
from manoir.games.halloween.followups import Echo, Prophecy
from manoir.games.halloween.moves import ATTACK, DEFENCE, TOKEN_BITS
from manoir.games.halloween.powers import PickPartner
from manoir.games.halloween.previews import fight_odds
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import PlaceBonus, TakeUp
from manoir.games.halloween.tokens import PickFlight
from manoir.games.halloween.uses import Moment, UseCard, UseToken
from manoir.games.halloween.words import DICE

AFTER: Final = {
    SUMMONED: "summon",
    SCARED: "scare",
    MOVED: "move",
    FOUGHT: "fight",
    BATTLED: "fight",
    HAUNTED: "haunt",
    CLAIMED: "claim",
}


ABOUT: Final = {  # an action -> the rule that says what it is
    "summon": "H-5.1",
    "scare": "H-6.1",
    "evolve": "H-7.1",
    "move": "H-8.1",
    "fight": "H-9.1",
    "haunt": "H-10.1",
    "recover": "C-46",
    "claim": "H-14.2",
}


def rule_of(game: HalloweenState) -> str:
    """The rule that the present decision is about."""
    step = game.step
    if step is None:
        return "H-15.4"
    action, card = action_of(step), card_of(step)
    if step.rule():
        return step.rule()
    if card is not None and action != "claim":
        return f"C-{card}"
    return "H-2.3" if action is None else ABOUT[action]


def pending(game: HalloweenState) -> Step[HalloweenState] | None:
    """What the present decision is about: in the middle of something (A-71), what goes on after it."""
    step = game.step
    return game.agenda[-1] if isinstance(step, Moment) else step


def focus(game: HalloweenState) -> Json:
    step = pending(game)
    found: Json = {
        "action": None if step is None else action_of(step),
        "section": game.section + 1 if game.section != NONE else None,
        "card": None if step is None else card_of(step),
        "token": None,
        "figure": None,
        "target": None,
        "colour": None,
        "paid": [],
        "level": step.level if isinstance(step, Sphere) else None,
        "dice": [],
        "odds": None,
    }
    if isinstance(step, (AfterRoll, BeforeRoll, Reconsider, RollDie)):
        add_dice(game, step.dice, found)
    elif isinstance(step, (PickDestination, PickFlight, PickPartner)):
        found["figure"] = figure(step.place)
    elif isinstance(step, (PickTarget, PickRoller)):
        found["figure"] = figure(step.attacker)
        if isinstance(step, PickRoller):
            found["target"] = figure(step.target)
            found["odds"] = fight_odds(game, step.attacker, step.target)
    elif isinstance(step, TakeUp):
        if step.deed.moment == SCARED:  # the place of a Scare is its colour
            found["colour"] = LETTERS_OF_COLOURS[step.deed.place]
        elif step.deed.moment != CLAIMED:
            found["figure"] = figure(step.deed.place)
    elif isinstance(step, PickDisc):
        found["paid"] = [LETTERS_OF_COLOURS[c] for c in range(COLOURS) for _ in range(step.paid >> TOKEN_BITS * c & 31)]
    elif isinstance(step, PlaceBonus):
        found["token"] = BONUS_CODES[step.kind]
    elif isinstance(step, UseToken):
        found["token"] = step.bonus.code
    return found


def figure(place: int) -> Json:
    return {"building": CODES[BUILDING_OF[place]], "colour": LETTERS_OF_COLOURS[COLOUR_OF[place]]}


def action_of(step: Step[HalloweenState]) -> str | None:
    if isinstance(step, PickPair):
        return "summon"
    if isinstance(step, PickFright):
        return "scare"
    if isinstance(step, (PickEvolving, Sphere)):
        return "evolve"
    if isinstance(step, (PickMover, PickDestination)):
        return "move"
    if isinstance(step, (PickAttacker, PickTarget, PickRoller)):
        return "fight"
    if isinstance(step, PickHaunt):
        return "haunt"
    if isinstance(step, PickRecovery):
        return "recover"
    if isinstance(step, (PickPayment, PickDisc, Compensate)):
        return "claim"
    if isinstance(step, TakeUp):
        return AFTER.get(step.deed.moment)
    if isinstance(step, (AfterRoll, BeforeRoll, Reconsider, RollDie)):
        return rolled_for(step.dice)
    return None


def rolled_for(dice: Dice) -> str:
    if isinstance(dice.purpose, Duel):
        return "fight"
    if isinstance(dice.purpose, Pairing):
        return "summon"
    return "move" if isinstance(dice.purpose, Prophecy) else "haunt"


def card_of(step: Step[HalloweenState]) -> int | None:
    """The card that a decision is about."""
    if isinstance(step, (TakeUp, UseCard, PickPayment, PickDisc)):
        return step.card.number
    if isinstance(step, (AfterRoll, BeforeRoll, Reconsider, RollDie)):
        purpose = step.dice.purpose
        if isinstance(purpose, (Echo, Prophecy)):
            return purpose.card.number
    return None


def add_dice(game: HalloweenState, dice: Dice, found: Json) -> None:
    """The dice on the table; of a fight also who fights whom, and the odds as long as nothing is rolled."""
    shown: list[Json] = []
    for name, level, result, added in zip(dice.names, dice.levels, dice.results, dice.added, strict=True):
        bonus = game.attack_bonus() if isinstance(dice.purpose, Duel) and name == ATTACK else 0
        shown.append(
            {
                "name": DICE[name],
                "colour": LETTERS_OF_COLOURS[level],
                "faces": FACES[level],
                "result": result or None,
                "added": added + bonus,
            }
        )
    found["dice"] = shown
    if isinstance(dice.purpose, Duel):
        found["figure"] = figure(dice.purpose.attacker)
        found["target"] = figure(dice.purpose.target)
        if not any(dice.results):
            found["odds"] = odds(dice.levels[ATTACK], dice.levels[DEFENCE], game.attack_bonus())
