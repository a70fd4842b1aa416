"""How a game goes: one class per decision (TD-1 to TD-4) or draw of chance. Steps hold no data, so each exists once."""

from typing import Final

from mypy_extensions import i64

from manoir.core.agenda import Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.toctoctoc.cards import (
    BRUTE,
    GUESTS,
    KID,
    NONE,
    STAYING,
    TYPES,
    VAMP,
    count,
    deck,
    hit_types,
    kinds,
    nth,
    size,
)
from manoir.games.toctoctoc.moves import (
    ANSWERS,
    DEALS,
    FIRSTS,
    GUEST_DEALS,
    KNOCKS_OF,
    SEATS,
    TAKES,
    TURNS,
    TYPE_CHOICES,
    Answer,
    ChooseType,
    Deal,
    First,
    Knock,
    TakeGuest,
    TurnUp,
)
from manoir.games.toctoctoc.state import TocState

POOL: Final = 12  # starting guests (T-2.3)
STARTING_GUESTS: Final = 2  # a player (T-2.4)
HAND: Final = 5  # cards (T-2.6)
# Each turn takes one card for good from hands and pile, so they hold as many as there are turns (T-8.1).
TURNS_IN_ALL: Final = [size(deck(seats)) - STARTING_GUESTS * seats for seats in range(SEATS + 1)]


# Why a card of a kind stays in a party.
JOINING_RULES: Final = ["T-4.1"] * TYPES + ["T-4.2"] * TYPES + ["T-4.6"] * TYPES + ["T-4.7"]


# -- set-up ---------------------------------------------------------------------------------------------------------


class DrawStarter(Step[TocState]):
    """TA-21: chance names the starting player."""

    def chance(self, state: TocState) -> list[tuple[Move, int]]:
        return [(FIRSTS[seat], 1) for seat in range(state.seats)]

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, First)
        state.start(move.seat)
        state.ask(CHANCE, SEAT_GUESTS)


class SeatGuests(Step[TocState]):
    """T-2.4: two starting guests each, from a pool of four of each type."""

    def chance(self, state: TocState) -> list[tuple[Move, int]]:
        deals = GUEST_DEALS[self.seat(state)]
        return [(deals[type_], count(state.pool, type_)) for type_ in range(TYPES) if count(state.pool, type_)]

    def seat(self, state: TocState) -> Seat:
        """Who gets the next one; the number of players when all have theirs."""
        return (POOL - size(state.pool)) // STARTING_GUESTS

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state.seat_guest(move.seat, move.card)
        if self.seat(state) == state.seats:
            state.return_pool()
            state.ask(CHANCE, DEAL_HANDS)


class DealHands(Step[TocState]):
    """T-2.6: five cards each, face down."""

    def chance(self, state: TocState) -> list[tuple[Move, int]]:
        return unseen_deals(state, self.seat(state))

    def chance_move(self, state: TocState, rng: Rng) -> Move:
        return DEALS[self.seat(state)][nth(state.pile, rng.below(state.pile_size))]

    def seat(self, state: TocState) -> Seat:
        """Who gets the next one; the number of players when all have theirs."""
        return (TURNS_IN_ALL[state.seats] - state.pile_size) // HAND

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state.deal(move.seat, move.card, "T-2.6")
        if self.seat(state) == state.seats:
            if state.rules.pile_face_up:
                state.ask(CHANCE, TURN_UP)
            else:
                state.ask(state.turn_player, OFFER)


# -- a turn: offer, answer, reveal and resolve, draw (T-3.1) -----------------------------------------------------------


class Offer(Step[TocState]):
    """TD-1: a card from hand, face down at the door of another player."""

    def rule(self) -> str:
        return "T-3.2"

    def moves(self, state: TocState, seat: Seat) -> list[Move]:
        legal: list[Move] = []
        hand: i64 = state.players[seat].hand
        for knocks in KNOCKS_OF[state.seats][seat]:
            if hand & 15:
                legal += knocks
            hand >>= 4
        return legal

    def refusal(self, state: TocState, seat: Seat, move: Move) -> str:
        if not isinstance(move, Knock):
            return "must-knock"
        if move.target == seat:
            return "own-door"
        if move.target >= state.seats:
            return "no-such-door"
        return "" if count(state.players[seat].hand, move.card) else "not-held"

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Knock)
        state.knock(move.card, move.target)
        state.ask(move.target, ANSWER)


class AnswerDoor(Step[TocState]):
    """TD-2: open or refuse; both are always allowed (T-3.3)."""

    def rule(self) -> str:
        return "T-3.3"

    def moves(self, state: TocState, seat: Seat) -> list[Move]:
        return ANSWERS

    def refusal(self, state: TocState, seat: Seat, move: Move) -> str:
        return "" if isinstance(move, Answer) else "must-answer"

    def undoable(self) -> bool:
        return True  # a knock may be taken back until it is answered (T-3.9)

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Answer)
        state.answer(move.opens)
        resolve(state)


def resolve(state: TocState) -> None:
    """T-4: the revealed card takes effect on the revealer."""
    card = state.card
    party = state.players[state.revealer].party
    if card < STAYING:
        state.join(JOINING_RULES[card])
    elif card < KID:
        state.spend()
        lured = party & GUESTS[card - VAMP]
        guests = kinds(lured)
        if not guests:
            state.no_effect()
        elif len(guests) == 1:
            state.lure(guests[0])
        else:
            state.ask(state.rival, PICK_GUEST)  # T-4.9
            return
    else:
        state.spend()
        types = hit_types(party)
        if not types:
            state.no_effect()
        elif len(TYPE_CHOICES[types]) == 1:
            state.scare(types >> 1)
        else:
            chooser = state.rival if state.rules.rival_breaks_ties else state.turn_player  # T-4.12
            state.ask(chooser, PICK_TYPE)
            return
    draw(state)


class PickGuest(Step[TocState]):
    """TD-3: the rival picks which guest follows the vamp."""

    def rule(self) -> str:
        return "T-4.9"

    def moves(self, state: TocState, seat: Seat) -> list[Move]:
        return [TAKES[guest] for guest in kinds(state.players[state.revealer].party & GUESTS[state.card - VAMP])]

    def refusal(self, state: TocState, seat: Seat, move: Move) -> str:
        if not isinstance(move, TakeGuest):
            return "must-take"
        if move.guest % TYPES != state.card - VAMP:
            return "other-type"
        return "" if count(state.players[state.revealer].party, move.guest) else "not-a-guest"

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakeGuest)
        state.lure(move.guest)
        draw(state)


class PickType(Step[TocState]):
    """TD-4: which of the tied types a kid or a taxi hits."""

    def rule(self) -> str:
        return "T-4.12"

    def moves(self, state: TocState, seat: Seat) -> list[Move]:
        return TYPE_CHOICES[hit_types(state.players[state.revealer].party)]

    def refusal(self, state: TocState, seat: Seat, move: Move) -> str:
        if not isinstance(move, ChooseType):
            return "must-choose"
        party = state.players[state.revealer].party
        if hit_types(party) >> move.type & 1:
            return ""
        return "protected-type" if count(party, BRUTE + move.type) else "smaller-type"

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, ChooseType)
        state.scare(move.type)
        draw(state)


def draw(state: TocState) -> None:
    """T-3.7: after the effect the turn player refills from the pile, if there is one."""
    if state.top != NONE:
        state.take_top()
        if state.pile_size:
            state.ask(CHANCE, TURN_UP)
            return
    elif state.pile_size:
        state.ask(CHANCE, DRAW_UNSEEN)
        return
    next_turn(state)


def next_turn(state: TocState) -> None:
    """T-3.8, TA-23: the next player clockwise who holds a card; if nobody does, the game is over (T-5.2)."""
    seat = state.turn_player
    for _ in state.players:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.players[seat].hand:
            state.pass_turn(seat)
            state.ask(seat, OFFER)
            return
    state.end()


class TurnUpCard(Step[TocState]):
    """T-2.7, T-3.7: the next card of the pile becomes visible."""

    def chance(self, state: TocState) -> list[tuple[Move, int]]:
        return [(TURNS[card], count(state.pile, card)) for card in kinds(state.pile)]

    def chance_move(self, state: TocState, rng: Rng) -> Move:
        return TURNS[nth(state.pile, rng.below(state.pile_size))]

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, TurnUp)
        state.turn_up(move.card)
        if state.card == NONE:  # the set-up ends
            state.ask(state.turn_player, OFFER)
        else:
            next_turn(state)


class DrawUnseen(Step[TocState]):
    """The house option of a face-down pile: the turn player's card is seen by nobody else."""

    def chance(self, state: TocState) -> list[tuple[Move, int]]:
        return unseen_deals(state, state.turn_player)

    def chance_move(self, state: TocState, rng: Rng) -> Move:
        return DEALS[state.turn_player][nth(state.pile, rng.below(state.pile_size))]

    def take(self, state: TocState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state.deal(move.seat, move.card, "T-3.7")
        next_turn(state)


def unseen_deals(state: TocState, seat: Seat) -> list[tuple[Move, int]]:
    return [(DEALS[seat][card], count(state.pile, card)) for card in kinds(state.pile)]


DRAW_STARTER: Final = DrawStarter()
SEAT_GUESTS: Final = SeatGuests()
DEAL_HANDS: Final = DealHands()
OFFER: Final = Offer()
ANSWER: Final = AnswerDoor()
PICK_GUEST: Final = PickGuest()
PICK_TYPE: Final = PickType()
TURN_UP: Final = TurnUpCard()
DRAW_UNSEEN: Final = DrawUnseen()
