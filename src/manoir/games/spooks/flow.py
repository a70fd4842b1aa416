"""What follows what in a deal: a win, then a Master's power, then the regime of the card's family (S-3.5)."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.story import Json, Seat
from manoir.games.spooks.cards import (
    BAT,
    BIT,
    CAT,
    CODES,
    GHOST,
    GOBLIN,
    NONE,
    RANKS,
    SKELETON,
    SPIDER,
    family,
    is_blue,
    is_green,
    is_master,
)
from manoir.games.spooks.gifts import Bite, Gift, PickRecipient, fewest
from manoir.games.spooks.pranks import PassAlong, Prank
from manoir.games.spooks.runs import BuildRun
from manoir.games.spooks.series import ScoreDeal
from manoir.games.spooks.state import Flow, SpooksState
from manoir.games.spooks.steps import FOLLOW_BLUE, FOLLOW_RED, to_lead


class SpooksFlow(Flow):
    def open_deal(self, state: SpooksState) -> None:
        """S-2.4, S-12.2, S-14.3: the lowest Spider in a hand opens; of two holders the first from the dealer's left."""
        for card in range(RANKS * SPIDER, RANKS * SPIDER + RANKS):
            seat = state.circle.left[state.deal.dealer]
            for _ in state.circle.seated:
                if state.players[seat].once & BIT[card]:
                    state.lay(seat, card)
                    state.tell("open", "S-2.4" if card == RANKS * SPIDER else "S-14.3", seat, [card])
                    self.laid(state, seat, card, NONE)
                    return
                seat = state.circle.left[seat]
        state.push(to_lead(state, state.circle.left[state.deal.dealer]))  # SA-35

    def laid(self, state: SpooksState, seat: Seat, card: int, victim: Seat) -> None:
        if state.players[seat].size == 0:
            self.end_deal(state, [seat])
        elif is_master(card) and state.rules.masters:
            state.push(Regime(seat, card, victim))
            use_power(state, seat, card)
        else:
            start_regime(state, seat, card, victim)

    def suffer(self, state: SpooksState, victim: Seat) -> None:
        """S-6.6: a Skeleton lets its owner lay a run, a Bat makes everybody give the victim a card."""
        state.fail(victim)
        owner = state.owner
        state.push(BuildRun(owner, victim, []) if state.top < RANKS * BAT else Bite(owner, victim))

    def end_deal(self, state: SpooksState, winners: list[Seat]) -> None:
        state.go_out(winners)
        state.push(SCORE_DEAL)


class Regime(Step[SpooksState]):
    """The regime of a Master, once its power has been used."""

    def __init__(self, seat: Seat, card: int, victim: Seat) -> None:
        self.seat = seat
        self.card = card
        self.victim = victim

    def describe(self) -> Json:
        return {"card": CODES[self.card]}

    def run(self, state: SpooksState) -> None:
        start_regime(state, self.seat, self.card, self.victim)


def use_power(state: SpooksState, seat: Seat, card: int) -> None:
    """S-13: what a Master does before its regime starts; the Spider Master's power is where it fits (S-13.2)."""
    kin = family(card)
    if kin == GHOST:
        seated = state.circle.seated
        state.tell("ghost-master", "S-13.3", seat, [])
        state.push(PassAlong(seated, [NONE] * len(seated)))
    elif kin == GOBLIN:
        state.tell("goblin-master", "S-13.4", seat, [])
        poorest = fewest(state, seat)
        state.push(Gift(seat, poorest[0]) if len(poorest) == 1 else PickRecipient(seat))
    elif kin == SKELETON:
        state.reverse()
    elif kin == BAT:
        state.overturn()


def start_regime(state: SpooksState, seat: Seat, card: int, victim: Seat) -> None:
    in_line = victim if victim != NONE else state.next(seat)  # S-3.6
    if card == CAT:
        state.push(to_lead(state, in_line))
    elif is_blue(card):
        state.push(FOLLOW_BLUE[in_line])
    elif is_green(card):
        if state.story is not None:
            state.tell("prank", "S-5.1", seat, [])
        seated = state.circle.seated
        state.push(Prank(seated, [NONE] * len(seated), in_line))
    else:
        face_red(state, in_line)


def face_red(state: SpooksState, seat: Seat) -> None:
    """S-6.5: who can play must; who cannot is the victim, without being asked."""
    if state.rules.must_play and not state.players[seat].once & state.fitting():
        state.flow.suffer(state, seat)
    else:
        state.push(FOLLOW_RED[seat])


SCORE_DEAL: Final = ScoreDeal()
FLOW: Final = SpooksFlow()
