"""Every move of the game, made once: the players' and those of chance, and what the others see of them."""

from manoir.core.game import Move
from manoir.core.parts import Parts, number, player
from manoir.core.story import LETTERS, Seat

CARDS = 24
STAIRCASES = 3
MOST_SEATS = 4


class LayCard(Move):
    """A card onto a staircase, in front of everybody. Clients offer a move by its verb and its parts."""

    def __init__(self, id: int, card: int, staircase: int) -> None:
        super().__init__(id, f"lay {card} {staircase}")
        self.card = card
        self.staircase = staircase  # from 1

    def parts(self) -> Parts:
        return {"card": number(self.card), "staircase": number(self.staircase)}


class DropCard(Move):
    """A card face down: the others see `public`, which does not say which card it is."""

    def __init__(self, id: int, card: int, public: Move) -> None:
        super().__init__(id, f"drop {card}", public)
        self.card = card

    def parts(self) -> Parts:
        return {"card": number(self.card)}


class DealCard(Move):
    """Chance: a card for a player, who alone sees it."""

    def __init__(self, id: int, seat: Seat, card: int, public: Move) -> None:
        super().__init__(id, f"deal {LETTERS[seat]} {card}", public)
        self.seat = seat
        self.card = card

    def parts(self) -> Parts:
        return {"player": player(self.seat), "card": number(self.card)}


# A number for each move, which searches and learning programs know it by: all different, also those that others see.
DROPPED = Move(0, "drop ?")
DEALT = [Move(1 + seat, f"deal {LETTERS[seat]} ?") for seat in range(MOST_SEATS)]
DROPS = {card: DropCard(100 + card, card, DROPPED) for card in range(1, CARDS + 1)}
DEALS = [
    {card: DealCard(200 + 100 * seat + card, seat, card, DEALT[seat]) for card in range(1, CARDS + 1)}
    for seat in range(MOST_SEATS)
]
LAYS = [
    {card: LayCard(600 + 100 * staircase + card, card, staircase + 1) for card in range(1, CARDS + 1)}
    for staircase in range(STAIRCASES)
]
MOVES: list[Move] = [
    *DROPS.values(),
    *(move for deals in DEALS for move in deals.values()),
    *(move for lays in LAYS for move in lays.values()),
]
