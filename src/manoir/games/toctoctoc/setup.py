"""The opening position for some options (T-2), before chance has moved."""

from manoir.games.toctoctoc.cards import CARD, NONE, TYPES, deck, size
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.state import Player, Rules, TocState
from manoir.games.toctoctoc.steps import DRAW_STARTER, SEAT_GUESTS
from manoir.core.game import CHANCE

POOL_COPIES = 4  # of each type's normal guests (T-2.3)


def opening(options: TocOptions, seats: int) -> TocState:
    first = options.first_player
    rules = Rules(
        rival_breaks_ties=options.tie_chooser == "rival",
        pile_face_up=options.draw_pile == "faceUp",
        memory_aid=options.memory_aid,
        starter=NONE if first == "random" else int(first.removeprefix("seat:")) - 1,
    )
    pool = 0
    for type_ in range(TYPES):
        pool += CARD[type_] * POOL_COPIES
    pile = deck(seats) - pool
    return TocState(
        rules,
        [Player(0, 0, 0) for _ in range(seats)],
        pool,
        pile,
        size(pile),
        NONE,
        0,
        1,
        rules.starter,
        NONE,
        NONE,
        NONE,
        NONE,
        DRAW_STARTER if rules.starter == NONE else SEAT_GUESTS,
        CHANCE,
    )
