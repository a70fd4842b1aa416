"""What a choice promises, told before it is made: the odds of a fight, the points of a haunt, the price of a card."""

from manoir.core.game import Move
from manoir.core.story import Json, Phrase
from manoir.games.halloween.actions import PickDestination, PickEvolving, PickFright, PickHaunt, PickRecovery, Sphere
from manoir.games.halloween.board import BUILDING_OF, COLOUR_OF, FACES, HAUNT_POINTS, place_at
from manoir.games.halloween.card import FIGHT
from manoir.games.halloween.chances import PERCENT, aided, odds
from manoir.games.halloween.claims import Compensate, counts_as_grey, payments, price
from manoir.games.halloween.dice import AfterRoll, BeforeRoll, RollDie, raised_level
from manoir.games.halloween.fights import Duel, PickAttacker, PickTarget, wins_at_once
from manoir.games.halloween.moves import ACCEPT, ATTACK, DEFENCE, HP
from manoir.games.halloween.reach import targets
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import TakeUp
from manoir.games.halloween.uses import UseCard
from manoir.games.halloween.words import Choice, bonus_phrase


def fight_odds(game: HalloweenState, attacker: int, target: int) -> int:
    """The chance of a fight between two places, before any token is used."""
    if wins_at_once(game, attacker, target):
        return PERCENT
    return odds(COLOUR_OF[attacker], COLOUR_OF[target], game.attack_bonus())


def odds_hint(game: HalloweenState, attacker: int, target: int) -> Phrase:
    """The chance of a fight and the dice that decide it; there are none for who wins at once."""
    if wins_at_once(game, attacker, target):
        return Phrase("hint-sure")
    return rolled_odds(game, COLOUR_OF[attacker], COLOUR_OF[target], False)


def rolled_odds(game: HalloweenState, attack: int, defence: int, rolled: bool) -> Phrase:
    """With the dice, how many tokens of the target's colour are won, and the odds with something that is held."""
    n = odds(attack, defence, game.attack_bonus())
    gain = game.reward(FIGHT, defence)
    values: Json = {"n": n, "attack": FACES[attack], "defence": FACES[defence], "gain": gain}
    best, card = aided(game, attack, defence, rolled)
    if card is None:
        return Phrase("hint-odds", values)
    return Phrase("hint-odds-aided", {**values, "most": best, "card": card})


def hint(game: HalloweenState, move: Move) -> Phrase | None:
    """What a move that is offered promises; None if there is nothing to foresee."""
    if not isinstance(move, Choice):
        return None
    step = game.step
    if isinstance(step, PickAttacker):
        found = targets(game, move.place)
        alone = not found & (found - 1)  # otherwise the odds are told with the targets
        return odds_hint(game, move.place, found.bit_length() - 1) if alone else None
    if isinstance(step, PickTarget):
        return odds_hint(game, step.attacker, move.place)
    if isinstance(step, BeforeRoll) and isinstance(step.dice.purpose, Duel):
        level = raised_level(game, step.dice.levels[ATTACK], move.number)
        return rolled_odds(game, level, step.dice.levels[DEFENCE], True)
    if isinstance(step, AfterRoll) and isinstance(step.dice.purpose, Duel) and move is ACCEPT:
        won = step.dice.purpose.difference(game, step.dice) > 0
        return Phrase("hint-win" if won else "hint-loss")
    if isinstance(step, TakeUp):
        return follow_up_hint(game, step, move)
    if isinstance(step, PickHaunt):
        return Phrase("hint-points", {"n": HAUNT_POINTS[COLOUR_OF[move.place]]})
    if isinstance(step, PickRecovery):
        return Phrase("hint-points-lost", {"n": game.recovery_cost(move.place)})
    if isinstance(step, PickFright):
        return Phrase("hint-gain", {"n": scare_gained(game, move)})
    if isinstance(step, PickEvolving):
        return Phrase("hint-scare", {"n": game.evolve_cost(COLOUR_OF[move.place] + 1)})
    if isinstance(step, Sphere) and move.verb == "section":
        return Phrase("hint-level", {"n": step.level})
    if isinstance(step, PickDestination) and game.space(move.building) >= 0:
        return Phrase("hint-token", {"card": bonus_phrase(game.space(move.building))})
    if isinstance(step, UseCard):
        return Phrase("hint-wasted") if step.card.brings_nothing(game, move) else None
    if isinstance(step, Compensate):
        return compensation_hint(game, step, move)
    if move.verb == "activate" and move.action == FIGHT:
        return fight_without_choice(game, move)
    if move.verb == "token":
        return Phrase("hint-wasted") if game.rules.bonuses[move.kind].idle(game) else None
    if move.verb == "claim":
        card = game.rules.deck[move.number - 1]
        key = "hint-price-grey" if counts_as_grey(game, card) else "hint-price-coloured"
        return Phrase(key, {"n": price(game, counts_as_grey(game, card)), "ways": len(payments(game, card))})
    return None


def fight_without_choice(game: HalloweenState, move: Move) -> Phrase | None:
    """The odds of a Fight that rolls at once, since only one ghost can attack and only one be attacked: it is tried."""
    copy = game.clone()
    copy.apply(copy.actor, move)
    step = copy.step
    if isinstance(step, RollDie) and isinstance(step.dice.purpose, Duel):
        return odds_hint(copy, step.dice.purpose.attacker, step.dice.purpose.target)
    return None


def scare_gained(game: HalloweenState, move: Move) -> int:
    """What a Scare brings at once, cards included: it is tried."""
    seat = game.active
    copy = game.clone()
    copy.apply(copy.actor, move)
    return copy.players[seat].scare - game.players[seat].scare


def follow_up_hint(game: HalloweenState, step: TakeUp, move: Choice) -> Phrase | None:
    """What a card's offer promises: the odds of the next fight, the points of a free Haunt."""
    if move.verb == "haunt-there":
        return Phrase("hint-points", {"n": HAUNT_POINTS[COLOUR_OF[step.deed.place]]})
    if move.verb == "colour" and step.deed.left:
        target = place_at(BUILDING_OF[step.deed.place], move.colour)
        return odds_hint(game, step.deed.place, target)
    return None


def compensation_hint(game: HalloweenState, step: Compensate, move: Choice) -> Phrase:
    """The points, or how many discs come back (H-14.8, H-16.7)."""
    if move is HP:
        return Phrase("hint-points", {"n": game.rules.compensation})
    player = game.players[step.seat]
    discs = player.discs(move.section)
    if move.verb == "sections":
        discs += player.discs(move.other)
    return Phrase("hint-discs", {"n": discs})


def prices(game: HalloweenState) -> dict[str, object]:
    """What every card that the active player has not claimed costs, in ghost tokens."""
    found: dict[str, object] = {}
    if game.active >= 0:
        for card in game.display:
            if not game.me.occupies(card):
                found[str(card.number)] = price(game, counts_as_grey(game, card))
    return found
