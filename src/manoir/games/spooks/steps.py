"""Dealing (S-2), and the three situations of the player to act (S-3.3). What follows what is in flow.py."""

from typing import Final

from manoir.core.agenda import NOBODY, Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.spooks.cards import BIT, CAT, FITS_RED, KINDS, NONE, RANKS, SPIDER, family, is_blue, rank
from manoir.games.spooks.moves import (
    ALL_DEALT,
    ASIDE,
    DEALERS,
    DEALS,
    DECLINE,
    LAYING,
    PASS,
    SEATS,
    CardMove,
    Deal,
    SeatMove,
    moves_of,
)
from manoir.games.spooks.state import SpooksState

# -- the deal (S-2) --------------------------------------------------------------------------------------------------


class NameDealer(Step[SpooksState]):
    """Chance names the first dealer."""

    def actor(self, state: SpooksState) -> int:
        return CHANCE

    def chance(self, state: SpooksState) -> list[tuple[Move, int]]:
        return [(DEALERS[seat], 1) for seat in range(state.seats)]

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, SeatMove)
        state.name_dealer(move.seat)


class ChoosePhantom(Step[SpooksState]):
    """SA-52: before each deal its dealer decides whether a hand is put aside."""

    def actor(self, state: SpooksState) -> int:
        return state.deal.dealer

    def rule(self) -> str:
        return "SA-52"

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return [ASIDE, ALL_DEALT]

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        return "" if move is ASIDE or move is ALL_DEALT else "must-choose-phantom"

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        state.choose_phantom(move is ASIDE)


class DealCards(Step[SpooksState]):
    """S-2.2: all cards, one at a time from the dealer's left; what falls to the phantom stays where it is (S-14.1)."""

    def receiver(self, state: SpooksState) -> Seat:
        """Who gets the next card; NONE when all is dealt. The phantom comes last in each round (SA-34)."""
        seated = state.circle.seated
        hands = len(seated) + 1 if state.deal.phantom else len(seated)
        rounds, place = divmod(state.dealt, len(seated))
        if rounds * hands + place >= KINDS * state.rules.decks:
            return NONE
        return seated[(seated.index(state.circle.left[state.deal.dealer]) + place) % len(seated)]

    def actor(self, state: SpooksState) -> int:
        return NOBODY if self.receiver(state) == NONE else CHANCE

    def chance(self, state: SpooksState) -> list[tuple[Move, int]]:
        deals, left = DEALS[self.receiver(state)], [0] * KINDS
        for card in state.stock:
            left[card] += 1
        return [(deals[card], left[card]) for card in range(KINDS) if left[card]]

    def chance_move(self, state: SpooksState, rng: Rng) -> Move:
        return DEALS[self.receiver(state)][state.stock[rng.below(len(state.stock))]]

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state.deal_card(move.seat, move.card)
        state.push(self)

    def run(self, state: SpooksState) -> None:
        state.flow.open_deal(state)


# -- the three situations (S-3.3) ------------------------------------------------------------------------------------


class Turn(Step[SpooksState]):
    """One player acts on the pile."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: SpooksState) -> int:
        return self.seat


class Lead(Turn):
    """SD-1: lay any card; passing is not allowed (S-3.4)."""

    def rule(self) -> str:
        return "S-3.4"

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return moves_of(LAYING, state.players[seat].once)

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is PASS or move is DECLINE:
            return "must-lead"
        return not_held(state, seat, move, "lay")

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        state.lay(seat, move.card)
        if state.story is not None:
            state.tell("lead", "S-3.4", seat, [move.card])
        state.flow.laid(state, seat, move.card, NONE)


class MayLead(Lead):
    """SA-53: lay any card, or leave the lead to the next player; when all have left it, the first must take it."""

    def __init__(self, seat: Seat, first: Seat) -> None:
        super().__init__(seat)
        self.first = first  # whom the lead came to

    def rule(self) -> str:
        return "SA-53"

    def describe(self) -> Json:
        return {"first": LETTERS[self.first]}

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        legal = super().moves(state, seat)
        legal.append(PASS)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        return "" if move is PASS else super().refusal(state, seat, move)

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if move is PASS:
            state.leave_lead(seat, seat == self.first)
            following = state.next(seat)
            state.push(LEAD[following] if following == self.first else MAY_LEAD[self.first][following])
        else:
            super().take(state, seat, move)


class FollowBlue(Turn):
    """SD-2: a card that fits, or pass; passing is always allowed (S-4.4)."""

    def rule(self) -> str:
        return "S-4.1"

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        fitting = state.players[seat].once & state.fitting()
        if not fitting:
            return ONLY_PASS
        legal = moves_of(LAYING, fitting)
        legal.append(PASS)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is PASS:
            return ""
        return unfit(state, seat, move, needed_on_blue(state))

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if move is PASS:
            if state.story is not None:
                state.tell("pass", "S-4.3", seat, [])
            state.passes += 1
            following = state.next(seat)
            state.push(to_lead(state, following) if following == state.owner else FOLLOW_BLUE[following])  # S-4.5
        else:
            follow(state, seat, move)


class FollowRed(Turn):
    """SD-3: a card that fits; to decline is to be unable, where the table allows it."""

    def rule(self) -> str:
        return "S-6.1"

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        legal = moves_of(LAYING, state.players[seat].once & state.fitting())
        if not state.rules.must_play:
            legal.append(DECLINE)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is DECLINE or move is PASS:
            return "must-play" if state.rules.must_play else "may-decline" if move is PASS else ""
        needed = "needs-family-rank-or-master" if state.rules.wild else "needs-family-or-rank"
        return unfit(state, seat, move, needed)

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if move is DECLINE:
            state.flow.suffer(state, seat)
        else:
            follow(state, seat, move)


def to_lead(state: SpooksState, seat: Seat) -> Turn:
    """The lead comes to a player, who has to take it unless the table plays the words of the sheet (SA-53)."""
    return MAY_LEAD[seat][seat] if state.rules.may_lead else LEAD[seat]


def follow(state: SpooksState, seat: Seat, move: Move) -> None:
    assert isinstance(move, CardMove)
    if state.story is not None:
        state.tell("follow", fitting_rule(state, move.card), seat, [move.card])
    state.lay(seat, move.card)
    state.flow.laid(state, seat, move.card, NONE)


def fitting_rule(state: SpooksState, card: int) -> str:
    """By which rule a card fits on the top card."""
    top = state.top
    if is_blue(top):
        if card == CAT:
            return "S-4.9"
        if rank(card) == rank(top) + (-1 if state.descending else 1):
            return "S-13.7" if state.descending else "S-4.1"
        return "S-13.2"  # the Spider Master
    if card == CAT:
        return "S-6.3"
    return "S-6.1" if FITS_RED[top] & BIT[card] else "S-6.2"  # a wild Master


def needed_on_blue(state: SpooksState) -> str:
    """What the blue top card asks for, as the reason why another card does not fit."""
    top, down = state.top, state.descending
    another = rank(top) < RANKS or state.rules.decks > 1  # Spider Master than the one that lies there
    spider = state.rules.masters and family(top) == SPIDER and another  # S-13.2
    if down and state.rules.only_cat and rank(top) == RANKS:
        return "needs-spider" if spider else "needs-cat"
    if rank(top) == (1 if down else RANKS):  # the end of the scale
        return "needs-spider" if spider else "needs-cat-down" if down else "needs-cat"
    key = "needs-lower" if down else "needs-higher"
    return key + "-or-spider" if spider else key


def unfit(state: SpooksState, seat: Seat, move: Move, needed: str) -> str:
    """Why a card cannot be laid on the top card; empty if it can."""
    reason = not_held(state, seat, move, "lay")
    if not reason and isinstance(move, CardMove) and not state.fitting() & BIT[move.card]:
        return needed
    return reason


def not_held(state: SpooksState, seat: Seat, move: Move, verb: str) -> str:
    """Why a card cannot be the one that is asked for; empty if it is in the hand."""
    if not isinstance(move, CardMove) or move.verb != verb:
        return "not-offered"
    return "" if state.players[seat].once & BIT[move.card] else "not-held"


ONLY_PASS: Final[list[Move]] = [PASS]  # shared by all who have nothing that fits
NAME_DEALER: Final = NameDealer()
CHOOSE_PHANTOM: Final = ChoosePhantom()
DEAL_CARDS: Final = DealCards()
LEAD: Final = [Lead(seat) for seat in range(SEATS)]
MAY_LEAD: Final = [[MayLead(seat, first) for seat in range(SEATS)] for first in range(SEATS)]  # by the first
FOLLOW_BLUE: Final = [FollowBlue(seat) for seat in range(SEATS)]
FOLLOW_RED: Final = [FollowRed(seat) for seat in range(SEATS)]
