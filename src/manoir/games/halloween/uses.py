"""What may be done besides the activations of a turn (H-2.5): claims, tokens, cards; and the moments for it (A-71)."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import Seat
from manoir.games.halloween.board import NONE
from manoir.games.halloween.bonus import AGAIN, BIGGER, HARDER, Bonus, kinds
from manoir.games.halloween.card import MAIN, NO_DEED, Card
from manoir.games.halloween.claims import PickPayment, claimable
from manoir.games.halloween.moves import ON, PLAIN, USE_CARD, USE_TOKEN, YES
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import SEED, Ask, Stage
from manoir.games.halloween.words import Choice

USES: Final = ("claim", "token", "card")  # the verbs of what may be done here


def add_uses(found: list[Move], game: HalloweenState) -> None:
    """The cards that may be claimed, the tokens and the cards that may be used."""
    player = game.me
    if player.tokens:
        found += claimable(game)
    if player.held and player.reserve:
        for kind in kinds(player.held):
            if game.rules.bonuses[kind].options(game):
                found.append(USE_TOKEN[kind])
    if player.moments & 1 << MAIN:
        for card in player.cards:
            if card.moment == MAIN and game.offers(card, NO_DEED):
                found.append(USE_CARD[card.number - 1])


def use(game: HalloweenState, move: Choice) -> None:
    """Begin what was chosen of these."""
    if move.verb == "claim":
        game.push(PickPayment(game.rules.deck[move.number - 1]))
    elif move.verb == "token":
        use_token(game, game.rules.bonuses[move.kind])
    else:
        use_card(game, game.rules.deck[move.number - 1])


def use_token(game: HalloweenState, bonus: Bonus) -> None:
    if bonus.options(game) is PLAIN:
        game.use_bonus(bonus.kind)
        bonus.chosen(game, YES)
    else:
        game.use_bonus(bonus.kind)
        game.push(UseToken(bonus))


def use_card(game: HalloweenState, card: Card) -> None:
    plain = game.offers(card, NO_DEED) is PLAIN
    if plain:
        game.take_up(card, NO_DEED, YES)
    else:
        game.push(UseCard(card))


class UseToken(Stage):
    """What a bonus token is used for."""

    def __init__(self, bonus: Bonus) -> None:
        self.bonus: Final = bonus

    def rule(self) -> str:
        return "H-13.7"

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return self.bonus.options(state)

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        self.bonus.chosen(state, move)


class UseCard(Stage):
    """What a card is used for in the main window."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return state.offers(self.card, NO_DEED)

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        state.take_up(self.card, NO_DEED, move)


class EndEvent(Step[HalloweenState]):
    """The end of a root event (H-18.1)."""

    def run(self, state: HalloweenState) -> None:
        state.end_event()


END_EVENT: Final = EndEvent()


# -- at any moment (A-71) --------------------------------------------------------------------------------------------


class Pause(Step[HalloweenState]):
    """Something has happened inside an event: the active player is asked, if there is anything to use.

    Blue figures come back *immediately* (H-12.1), so before any moment.
    """

    def run(self, state: HalloweenState) -> None:
        if state.blue_is_gone():
            state.push(PAUSE)
            state.push(SEED)
            return
        found: list[Move] = []
        add_uses(found, state)
        if found:
            state.push(MOMENT)


class Moment(Ask):
    """D-23: claim a card or use a token or a card in the middle of an event, or go on with it."""

    def rule(self) -> str:
        return "A-71"

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        found: list[Move] = []
        add_uses(found, state)
        found.append(ON)
        return found

    def reason(self, state: HalloweenState, move: Move) -> str:
        return why_not_use(state, move) if isinstance(move, Choice) and move.verb in USES else "must-go-on"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is ON:
            return
        state.push(PAUSE)
        state.push(Resume(state.section, state.boost, state.flags, state.gained))
        state.push(END_EVENT)
        state.section, state.boost, state.flags, state.gained = NONE, 0, 0, 0
        use(state, move)


class Resume(Step[HalloweenState]):
    """The event goes on that was interrupted: what was known of it."""

    def __init__(self, section: int, boost: int, flags: int, gained: int) -> None:
        self.section: Final = section
        self.boost: Final = boost
        self.flags: Final = flags
        self.gained: Final = gained

    def run(self, state: HalloweenState) -> None:
        state.section = self.section
        state.boost = self.boost
        state.flags = self.flags
        state.gained = self.gained


PAUSE: Final = Pause()
MOMENT: Final = Moment()


# -- why it is refused -----------------------------------------------------------------------------------------------


def why_not_use(game: HalloweenState, move: Choice) -> str:
    if move.verb == "claim":
        return why_not_claim(game, move.number)
    if move.verb == "token":
        return why_not_token(game, move.kind)
    return why_not_card(game, move.number)


def why_not_claim(game: HalloweenState, number: int) -> str:
    card = game.rules.deck[number - 1]
    if card not in game.display:
        return "card-not-in-play"
    if game.me.occupies(card):
        return "card-occupied"
    return "too-few-tokens"


def why_not_token(game: HalloweenState, kind: int) -> str:
    player = game.me
    if kind not in kinds(player.held):
        return "token-not-held"
    if not player.reserve:
        return "no-disc"
    return "token-for-dice" if kind in (BIGGER, AGAIN, HARDER) else "no-effect"


def why_not_card(game: HalloweenState, number: int) -> str:
    card = game.rules.deck[number - 1]
    if not game.me.occupies(card):
        return "card-not-yours"
    if card.once and game.used & card.bit:
        return "card-used"
    return "no-effect" if card.moment == MAIN else "card-not-now"
