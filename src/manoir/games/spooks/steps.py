"""How a deal goes: laying, following and leading (S-3 to S-6). Pranks, penalties and powers have files of their own."""

from typing import Final

from manoir.core.agenda import NOBODY, Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import Json, Seat
from manoir.games.spooks.cards import BIT, CAT, CODES, KINDS, NONE, RANKS, SPIDER, is_blue, is_green, is_master, kinds
from manoir.games.spooks.moves import DEALERS, DEALS, DECLINE, LAYS, PASS, SEATS, CardMove, Deal, SeatMove
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


class DealCards(Step[SpooksState]):
    """S-2.2: all cards, one at a time from the dealer's left; what falls to the phantom stays where it is (S-14.1)."""

    def receiver(self, state: SpooksState) -> Seat:
        """Who gets the next card; NONE when all is dealt. The phantom comes last in each round (SA-34)."""
        seated = state.table.seated
        hands = len(seated) + 1 if state.rules.phantom else len(seated)
        rounds, place = divmod(state.dealt, len(seated))
        if rounds * hands + place >= KINDS * state.rules.decks:
            return NONE
        return seated[(seated.index(state.table.left[state.dealer]) + place) % len(seated)]

    def actor(self, state: SpooksState) -> int:
        return NOBODY if self.receiver(state) == NONE else CHANCE

    def chance(self, state: SpooksState) -> list[tuple[Move, int]]:
        deals = DEALS[self.receiver(state)]
        return [(deals[card], state.stock.count(card)) for card in range(KINDS) if card in state.stock]

    def chance_move(self, state: SpooksState, rng: Rng) -> Move:
        return DEALS[self.receiver(state)][state.stock[rng.below(len(state.stock))]]

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state.deal(move.seat, move.card)
        state.agenda.append(self)

    def run(self, state: SpooksState) -> None:
        open_deal(state)


def open_deal(state: SpooksState) -> None:
    """S-2.4, S-12.2, S-14.3: the lowest Spider in a hand opens; of two holders the first from the dealer's left."""
    for card in range(RANKS * SPIDER, RANKS * SPIDER + RANKS):
        seat = state.table.left[state.dealer]
        for _ in state.table.seated:
            if state.players[seat].once & BIT[card]:
                state.lay(seat, card)
                state.tell("open", "S-2.4", seat, [card])
                laid(state, seat, card, NONE)
                return
            seat = state.table.left[seat]
    state.agenda.append(LEAD[state.table.left[state.dealer]])  # SA-35


# -- laying a card (S-3.5) -------------------------------------------------------------------------------------------


def laid(state: SpooksState, seat: Seat, card: int, victim: Seat) -> None:
    """What follows a card laid: a win, then a Master's power, then the regime of its family. A run has a victim."""
    if state.players[seat].size == 0:
        end_deal(state, [seat])
        return
    if is_master(card) and state.rules.masters:
        from manoir.games.spooks.powers import use_power  # powers lead back to regimes

        state.agenda.append(Regime(seat, card, victim))
        use_power(state, seat, card)
    else:
        start_regime(state, seat, card, victim)


class Regime(Step[SpooksState]):
    """The regime of a card, once its power has been used."""

    def __init__(self, seat: Seat, card: int, victim: Seat) -> None:
        self.seat = seat
        self.card = card
        self.victim = victim

    def describe(self) -> Json:
        return {"card": CODES[self.card]}

    def run(self, state: SpooksState) -> None:
        start_regime(state, self.seat, self.card, self.victim)


def start_regime(state: SpooksState, seat: Seat, card: int, victim: Seat) -> None:
    in_line = victim if victim != NONE else state.next(seat)  # S-3.6
    if card == CAT:
        state.agenda.append(LEAD[in_line])
    elif is_blue(card):
        state.agenda.append(FOLLOW_BLUE[in_line])
    elif is_green(card):
        from manoir.games.spooks.pranks import start_prank

        start_prank(state, in_line)
    else:
        face_red(state, in_line)


def face_red(state: SpooksState, seat: Seat) -> None:
    """S-6.5: who can play must; who cannot is the victim, without being asked."""
    if state.rules.must_play and not state.players[seat].once & state.fitting():
        suffer(state, seat)
    else:
        state.agenda.append(FOLLOW_RED[seat])


def suffer(state: SpooksState, victim: Seat) -> None:
    from manoir.games.spooks.penalties import penalise

    state.fail(victim)
    penalise(state, victim)


def end_deal(state: SpooksState, winners: list[Seat]) -> None:
    state.go_out(winners)
    from manoir.games.spooks.series import ScoreDeal

    state.agenda.append(ScoreDeal())


# -- the three situations (S-3.3) ------------------------------------------------------------------------------------


class Lead(Step[SpooksState]):
    """SD-1: lay any card; passing is not allowed (S-3.4)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: SpooksState) -> int:
        return self.seat

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return [LAYS[card] for card in kinds(state.players[seat].once)]

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is PASS or move is DECLINE:
            return "must-lead"
        return not_held(state, seat, move, "lay")

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        state.lay(seat, move.card)
        if state.story is not None:
            state.tell("lead", "S-3.4", seat, [move.card])
        laid(state, seat, move.card, NONE)


class FollowBlue(Step[SpooksState]):
    """SD-2: a card that fits, or pass; passing is always allowed (S-4.4)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: SpooksState) -> int:
        return self.seat

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        legal: list[Move] = [LAYS[card] for card in kinds(state.players[seat].once & state.fitting())]
        legal.append(PASS)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is PASS:
            return ""
        reason = not_held(state, seat, move, "lay")
        if not reason and isinstance(move, CardMove) and not state.fitting() & BIT[move.card]:
            return "needs-lower" if state.descending else "needs-higher"
        return reason

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if move is PASS:
            if state.story is not None:
                state.tell("pass", "S-4.3", seat, [])
            following = state.next(seat)
            state.agenda.append(LEAD[following] if following == state.owner else FOLLOW_BLUE[following])  # S-4.5
        else:
            follow(state, seat, move)


class FollowRed(Step[SpooksState]):
    """SD-3: a card that fits; to decline is to be unable, where the table allows it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actor(self, state: SpooksState) -> int:
        return self.seat

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        legal: list[Move] = [LAYS[card] for card in kinds(state.players[seat].once & state.fitting())]
        if not state.rules.must_play:
            legal.append(DECLINE)
        return legal

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        if move is DECLINE or move is PASS:
            return "" if move is DECLINE and not state.rules.must_play else "must-play"
        reason = not_held(state, seat, move, "lay")
        if not reason and isinstance(move, CardMove) and not state.fitting() & BIT[move.card]:
            return "needs-family-or-rank"
        return reason

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        if move is DECLINE:
            suffer(state, seat)
        else:
            follow(state, seat, move)


def follow(state: SpooksState, seat: Seat, move: Move) -> None:
    assert isinstance(move, CardMove)
    state.lay(seat, move.card)
    if state.story is not None:
        state.tell("follow", "S-4.1", seat, [move.card])
    laid(state, seat, move.card, NONE)


def not_held(state: SpooksState, seat: Seat, move: Move, verb: str) -> str:
    """Why a card cannot be the one that is asked for; empty if it is in the hand."""
    if not isinstance(move, CardMove) or move.verb != verb:
        return "not-offered"
    return "" if state.players[seat].once & BIT[move.card] else "not-held"


NAME_DEALER: Final = NameDealer()
DEAL_CARDS: Final = DealCards()
LEAD: Final = [Lead(seat) for seat in range(SEATS)]
FOLLOW_BLUE: Final = [FollowBlue(seat) for seat in range(SEATS)]
FOLLOW_RED: Final = [FollowRed(seat) for seat in range(SEATS)]
