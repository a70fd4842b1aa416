"""What must hold of every game, checked over random games: of the house and of anybody's.

    from manoir.core.contract import check, check_game
    check_game(GAME)
    check(GAME, testing, options, seats=4, seed=1)

`testing` is the game's testing.py: it redeals by code of its own what a seat must not know, and counts all cards.
`manoir check NAME` does all of this, and says what is wrong in the reader's language.
"""

from manoir.core.contract.broken import TEXTS, Broken, Where
from manoir.core.contract.inspector import check
from manoir.core.contract.listing import check_game, faults
from manoir.core.contract.sample import own_testing, sample

__all__ = ["TEXTS", "Broken", "Where", "check", "check_game", "faults", "own_testing", "sample"]
