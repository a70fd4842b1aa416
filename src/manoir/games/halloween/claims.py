"""Claiming a card (H-14): its price, the payment, the disc, and what those get who were there before."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import Move
from manoir.core.story import Json, Seat
from manoir.games.halloween.card import CLAIMED, VEILS, Card, Deed
from manoir.games.halloween.moves import (
    CLAIM,
    DIFFERENT,
    DISC,
    FEWEST,
    HP,
    MOST,
    PAYMENTS,
    RESERVE,
    SECTION,
    SECTION_PAIR,
    SLOTS,
    SLOTTED,
    TOKEN_BITS,
)
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import Stage, offer_cards
from manoir.games.halloween.words import Choice

GUARDS: Final = sum([16 << TOKEN_BITS * colour for colour in range(5)])  # above every count of tokens


def counts_as_grey(game: HalloweenState, card: Card) -> bool:
    """Whether any tokens pay a card; otherwise they must differ (H-14.2)."""
    return not game.rules.coloured[card.number] or game.me.permits & VEILS != 0


def price(game: HalloweenState, grey: bool) -> int:
    """How many ghost tokens a card costs the active player that counts as grey, or not."""
    tokens = MOST
    for mine in game.me.cards:
        tokens -= mine.saving(game, grey)
    return tokens


def payments(game: HalloweenState, card: Card) -> list[Move]:
    """The ways to pay for a card."""
    grey = counts_as_grey(game, card)
    every = PAYMENTS[price(game, grey)] if grey else DIFFERENT[price(game, grey)]
    purse = game.me.tokens | GUARDS
    return [pay for pay in every if (purse - pay.bag) & GUARDS == GUARDS]


def claimable(game: HalloweenState) -> list[Move]:
    """The cards that the active player can pay and has a disc for (H-14.1)."""
    player = game.me
    total, colours = 0, 0
    purse = player.tokens
    while purse:
        total += purse & 31
        colours += 1 if purse & 31 else 0
        purse >>= TOKEN_BITS
    found: list[Move] = []
    if total < FEWEST or not (player.reserve or player.slots):
        return found
    grey = total >= price(game, True)
    coloured = grey if player.permits & VEILS else colours >= price(game, False)
    if grey or coloured:
        for card in game.display:
            if (coloured if game.rules.coloured[card.number] else grey) and not player.occupied & card.bit:
                found.append(CLAIM[card.number - 1])
    return found


def disc_sources(game: HalloweenState) -> list[Move]:
    """H-14.5: the reserve, or any covered slot."""
    player = game.me
    found: list[Move] = []
    if player.reserve:
        found.append(RESERVE)
    for slot in range(SLOTS):
        if player.slots >> slot & 1:
            found.append(DISC[slot])
    return found


class PickPayment(Stage):
    """D-3: the tokens that are paid."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def describe(self) -> Json:
        return {"card": str(self.card.number)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return payments(state, self.card)

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "wrong-payment" if isinstance(move, Choice) and move.verb == "pay" else "must-pay"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.push(PickDisc(self.card, move.bag))


class PickDisc(Stage):
    """D-3: where the disc comes from."""

    def __init__(self, card: Card, paid: int) -> None:
        self.card: Final = card
        self.paid: Final = paid

    def describe(self) -> Json:
        return {"card": str(self.card.number)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return disc_sources(state)

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "no-disc-there" if isinstance(move, Choice) and move.verb in ("disc", "reserve") else "must-pick-disc"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        player = state.me
        if move is RESERVE:
            player.reserve -= 1
        else:
            player.lift(SLOTTED * move.section + move.action)
        state.pay_tokens(self.paid)
        state.occupy(self.card)
        state.push(AfterClaim(self.card))
        offer_cards(state, Deed(CLAIMED, 0))


class AfterClaim(Step[HalloweenState]):
    """The end trigger, then the others on the card, clockwise."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, state: HalloweenState) -> None:
        state.check_claims()
        rivals: list[Seat] = []
        seat = state.next(state.active)
        while seat != state.active:
            if state.players[seat].occupies(self.card):
                rivals.append(seat)
            seat = state.next(seat)
        for rival in rivals[::-1]:
            state.push(Compensate(rival))


class Compensate(Step[HalloweenState]):
    """D-4: discs of a section back, or points; with two players twice as much (H-16.7)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def rule(self) -> str:
        return "H-14.8"

    def actor(self, state: HalloweenState) -> int:
        return self.seat

    def describe(self) -> Json:
        return {}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        sections = [section for section in range(state.rules.sections) if player.covered(section)]
        found: list[Move] = [HP]
        for section in sections:
            found.append(SECTION[section])
        if state.rules.duel:
            for section in sections:
                for other in sections:
                    if section < other:
                        found.append(SECTION_PAIR[section][other])
        return found

    def refusal(self, state: HalloweenState, seat: Seat, move: Move) -> str:
        if move in state.offer:
            return ""
        return "no-disc-there" if isinstance(move, Choice) and move.verb == "section" else "must-be-compensated"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        player = state.players[seat]
        if move is HP:
            points = state.rules.compensation
            player.hp += points
            player.earned = player.earned.plus(rivals=points)
            state.tell("compensated-points", "H-14.8", seat, n=points)
            return
        discs = player.clear(move.section)
        if move.verb == "sections":
            discs += player.clear(move.other)
        state.tell("compensated-discs", "H-14.8", seat, n=discs)
