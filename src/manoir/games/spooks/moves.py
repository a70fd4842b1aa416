"""Every move of the game, made once: the players' first, then what others see of a hidden one, then chance's."""

from typing import Final

from mypy_extensions import i64

from manoir.core.game import Move
from manoir.core.parts import Part, Parts, named, player
from manoir.core.story import LETTERS, Phrase
from manoir.games.spooks.cards import CODES, KINDS, NONE

SEATS: Final = 10


def card_phrase(kind: int) -> Phrase:
    return Phrase("card-" + CODES[kind])


def card_part(kind: int) -> Part:
    return named(CODES[kind], "card-" + CODES[kind])


def card_phrases(cards: list[int]) -> list[Phrase]:
    return [card_phrase(kind) for kind in cards]


class CardMove(Move):
    """A verb and a card."""

    def __init__(self, id: int, verb: str, card: int, public: Move | None = None) -> None:
        super().__init__(id, f"{verb} {CODES[card]}", public)
        self.card = card

    def parts(self) -> Parts:
        return {"card": card_part(self.card)}


class SeatMove(Move):
    """A verb and a player."""

    def __init__(self, id: int, verb: str, seat: int) -> None:
        super().__init__(id, f"{verb} {LETTERS[seat]}")
        self.seat = seat

    def parts(self) -> Parts:
        return {"player": player(self.seat)}


class Deal(Move):
    """Chance: a card for a player, face down."""

    def __init__(self, id: int, seat: int, card: int, public: Move | None = None) -> None:
        super().__init__(id, f"deal {LETTERS[seat]} {CODES[card] if card != NONE else '?'}", public)
        self.seat = seat
        self.card = card

    def parts(self) -> Parts:
        to: Parts = {"player": player(self.seat)}
        return to if self.card == NONE else {**to, "card": card_part(self.card)}


_LAY: Final = 0
_COMMIT: Final = _LAY + KINDS
_GIVE: Final = _COMMIT + KINDS
_HAND: Final = _GIVE + KINDS
_RUN: Final = _HAND + KINDS
_WORDS: Final = _RUN + KINDS
_TO: Final = _WORDS + 3
_PHANTOM: Final = _TO + SEATS
DECISIONS: Final = _PHANTOM + 2  # the players' ids are below this: 295
_UNSEEN: Final = DECISIONS
_DEALER: Final = _UNSEEN + 3 + SEATS
_DEAL: Final = _DEALER + SEATS

PASS: Final = Move(_WORDS, "pass")
DECLINE: Final = Move(_WORDS + 1, "decline")
ENOUGH: Final = Move(_WORDS + 2, "enough")

ASIDE: Final = Move(_PHANTOM, "aside")  # one hand more is dealt, and put aside
ALL_DEALT: Final = Move(_PHANTOM + 1, "all")  # to the players, all cards
UNSEEN_COMMIT: Final = Move(_UNSEEN, "commit ?")
UNSEEN_GIVE: Final = Move(_UNSEEN + 1, "give ?")
UNSEEN_HAND: Final = Move(_UNSEEN + 2, "hand ?")
UNSEEN_DEALS: Final = [Deal(_UNSEEN + 3 + seat, seat, NONE) for seat in range(SEATS)]

LAYS: Final = [CardMove(_LAY + card, "lay", card) for card in range(KINDS)]  # on the pile
COMMITS: Final = [CardMove(_COMMIT + card, "commit", card, UNSEEN_COMMIT) for card in range(KINDS)]  # to a prank
GIVES: Final = [CardMove(_GIVE + card, "give", card, UNSEEN_GIVE) for card in range(KINDS)]  # to one player
HANDS: Final = [CardMove(_HAND + card, "hand", card, UNSEEN_HAND) for card in range(KINDS)]  # to the neighbour
RUNS: Final = [CardMove(_RUN + card, "run", card) for card in range(KINDS)]  # the next card of a run
TOS: Final = [SeatMove(_TO + seat, "to", seat) for seat in range(SEATS)]
DEALERS: Final = [SeatMove(_DEALER + seat, "dealer", seat) for seat in range(SEATS)]
DEALS: Final = [
    [Deal(_DEAL + seat * KINDS + card, seat, card, UNSEEN_DEALS[seat]) for card in range(KINDS)]
    for seat in range(SEATS)
]


def chunked(table: list[CardMove]) -> list[list[list[Move]]]:
    """The moves of a table for every eight kinds and every set of them, ready to be put together."""
    return [
        [[table[first + bit] for bit in range(8) if byte >> bit & 1] for byte in range(256)]
        for first in range(0, KINDS, 8)
    ]


def moves_of(chunks: list[list[list[Move]]], cards: i64) -> list[Move]:
    """The moves for the cards of a set, in order."""
    found: list[Move] = []
    place = 0
    while cards:
        byte = cards & 255
        if byte:
            found += chunks[place][byte]
        cards >>= 8
        place += 1
    return found


LAYING: Final = chunked(LAYS)
COMMITTING: Final = chunked(COMMITS)
GIVING: Final = chunked(GIVES)
HANDING: Final = chunked(HANDS)
RUNNING: Final = chunked(RUNS)


def catalogue() -> dict[str, Move]:
    every: list[Move] = [PASS, DECLINE, ENOUGH, ASIDE, ALL_DEALT]
    for table in (LAYS, COMMITS, GIVES, HANDS, RUNS):
        every += table
    every += TOS
    every += DEALERS
    for deals in DEALS:
        every += deals
    return {move.notation: move for move in every}
