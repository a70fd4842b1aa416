"""Nothing is dead: over random games, many from rich positions, every card and every bonus token is seen at work."""

from collections import Counter

from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.cards import DECK
from tests.games.halloween.playing import random_table
from tests.games.halloween.signs import watched
from tests.proofs import rules

BATCHES = [  # each card once; those that random play rarely scores or uses get company that feeds them (10.2)
    "1,2,3,4,5,6,7,8",
    "9,10,11,12,13,14,15,16",
    "17,18,19,20,21,22,23,25",
    "24,26,27,28,29,30,31,32",
    "33,34,35,36,37,38,39,9",
    "40,41,42,43,44,45,46,47",
    "48,49,50,51,52,33,44,30",
    "24,34,40,3,27,2,23,15",
]
GAMES_EACH = 45  # a batch


@rules("H-14.7", "H-14.10", "H-13.7")
def test_every_card_and_every_bonus_token_is_seen_at_work() -> None:
    cards: Counter[int] = Counter()
    used: Counter[str] = Counter()
    for batch, numbers in enumerate(BATCHES):
        for game in range(GAMES_EACH):
            seen = watched(random_table(1000 * batch + game, numbers, rich=game > 0, variant="standard"))
            cards += seen[0]
            used += seen[1]
    assert [card.number for card in DECK if not cards[card.number]] == []
    assert [code for code in BONUS_CODES if not used[code]] == []


@rules("H-14.7")
def test_a_card_does_nothing_for_players_who_have_not_claimed_it() -> None:
    """The signs are honest: with other cards in play, none of a card is seen."""
    for batch, numbers in enumerate(BATCHES[:3]):
        cards, _ = watched(random_table(50 + batch, numbers, rich=True, variant="standard"))
        assert set(cards) <= {int(number) for number in numbers.split(",")}
