"""The opening position for some options (T-2), before chance has moved."""

from typing import Final

from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.games.toctoctoc.cards import CARD, NONE, TYPES, deck, nth, size
from manoir.games.toctoctoc.moves import SEATS
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.rules import TocRules
from manoir.games.toctoctoc.state import Player, TocState
from manoir.games.toctoctoc.steps import DRAW_STARTER, HAND, OFFER, POOL, SEAT_GUESTS, STARTING_GUESTS

GUEST_POOL: Final = sum([CARD[type_] * (POOL // TYPES) for type_ in range(TYPES)])  # T-2.3
PILES: Final = [deck(seats) - GUEST_POOL for seats in range(SEATS + 1)]
PILE_SIZES: Final = [size(pile) for pile in PILES]


def opening(options: TocOptions, seats: int) -> TocState:
    first = options.hosted(0).first_player  # where nobody is the host, the first seat is
    rules = TocRules(
        rival_breaks_ties=options.tie_chooser == "rival",
        pile_face_up=options.draw_pile == "faceUp",
        memory_aid=options.memory_aid,
        starter=NONE if first == "random" else int(first.removeprefix("seat:")) - 1,
    )
    return TocState(
        rules=rules,
        players=[Player(hand=0, known=0, party=0) for _ in range(seats)],
        pool=GUEST_POOL,
        pile=PILES[seats],
        pile_size=PILE_SIZES[seats],
        top=NONE,
        removed=0,
        turn=1,
        turn_player=rules.starter,
        card=NONE,
        target=NONE,
        revealer=NONE,
        rival=NONE,
        step=DRAW_STARTER if rules.starter == NONE else SEAT_GUESTS,
        actor=CHANCE,
    )


def dealt(state: TocState, rng: Rng) -> None:
    """The whole set-up in one go, for those who need no log of it: the same draws as chance's moves one by one."""
    if state.rules.starter == NONE:
        state.start(int(rng.below(state.seats)))
    left = POOL
    for seat in range(state.seats):
        for _ in range(STARTING_GUESTS):
            state.seat_guest(seat, nth(state.pool, rng.below(left)))
            left -= 1
    state.return_pool()
    for seat in range(state.seats):
        for _ in range(HAND):
            state.deal(seat, nth(state.pile, rng.below(state.pile_size)), "T-2.6")
    if state.rules.pile_face_up:
        state.turn_up(nth(state.pile, rng.below(state.pile_size)))
    state.ask(state.turn_player, OFFER)
