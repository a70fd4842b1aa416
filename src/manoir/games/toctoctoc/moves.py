"""Every move of the game, made once: the players' first, then what others see of a hidden one, then chance's."""

from typing import Final

from manoir.core.game import Move
from manoir.core.parts import Part, Parts, named, player
from manoir.core.story import LETTERS, Phrase
from manoir.games.toctoctoc.cards import CODES, KINDS, NONE, SCARECROW, TYPE_CODES, TYPES, count, kinds

SEATS: Final = 6


def card_phrase(kind: int) -> Phrase:
    return Phrase("card-" + CODES[kind])


def card_part(kind: int) -> Part:
    return named(CODES[kind], "card-" + CODES[kind])


def counted(bag: int) -> list[Phrase]:
    """The cards of a bag in words, each kind once with its number."""
    found: list[Phrase] = []
    for kind in kinds(bag):
        n = count(bag, kind)
        card = card_phrase(kind)
        found.append(card if n == 1 else Phrase("cards-of-a-kind", {"card": card, "n": n}))
    return found


class Knock(Move):
    """TD-1: a card from hand, face down at another player's door."""

    def __init__(self, id: int, card: int, target: int, public: Move | None = None) -> None:
        super().__init__(id, f"knock {CODES[card] if card != NONE else '?'} {LETTERS[target]}", public)
        self.card = card
        self.target = target

    def parts(self) -> Parts:
        at: Parts = {"target": player(self.target)}
        return at if self.card == NONE else {"card": card_part(self.card), **at}

    def phrase(self) -> Phrase:
        said = super().phrase()
        return said if self.card != NONE else Phrase("move-knock-unseen", said.values)


class Answer(Move):
    """TD-2: open, or refuse."""

    def __init__(self, id: int, notation: str, opens: bool) -> None:
        super().__init__(id, notation)
        self.opens = opens


class TakeGuest(Move):
    """TD-3: which guest follows a vamp."""

    def __init__(self, id: int, guest: int) -> None:
        super().__init__(id, f"take {CODES[guest]}")
        self.guest = guest

    def parts(self) -> Parts:
        return {"card": card_part(self.guest)}


class ChooseType(Move):
    """TD-4: which of the tied types a kid or a taxi hits."""

    def __init__(self, id: int, type_: int) -> None:
        super().__init__(id, f"choose {TYPE_CODES[type_]}")
        self.type = type_

    def parts(self) -> Parts:
        return {"type": named(TYPE_CODES[self.type], "types-" + TYPE_CODES[self.type])}


class First(Move):
    """Chance: who starts."""

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id, f"first {LETTERS[seat]}")
        self.seat = seat

    def parts(self) -> Parts:
        return {"player": player(self.seat)}


class Deal(Move):
    """Chance: a card for a player, `guest` face up into the party or `deal` face down into the hand."""

    def __init__(self, id: int, verb: str, seat: int, card: int, public: Move | None = None) -> None:
        super().__init__(id, f"{verb} {LETTERS[seat]} {CODES[card] if card != NONE else '?'}", public)
        self.seat = seat
        self.card = card

    def parts(self) -> Parts:
        to: Parts = {"player": player(self.seat)}
        return to if self.card == NONE else {**to, "card": card_part(self.card)}


class TurnUp(Move):
    """Chance: the next card of the pile becomes visible."""

    def __init__(self, id: int, card: int) -> None:
        super().__init__(id, f"turn {CODES[card]}")
        self.card = card

    def parts(self) -> Parts:
        return {"card": card_part(self.card)}


_KNOCK: Final = 0  # ids from here on, for each kind and each door
_ANSWER: Final = _KNOCK + KINDS * SEATS
_TAKE: Final = _ANSWER + 2
_CHOOSE: Final = _TAKE + SCARECROW
DECISIONS: Final = _CHOOSE + TYPES  # the players' ids are below this: 104
_UNSEEN: Final = DECISIONS
_FIRST: Final = _UNSEEN + 2 * SEATS
_GUEST: Final = _FIRST + SEATS
_DEAL: Final = _GUEST + TYPES * SEATS
_TURN: Final = _DEAL + KINDS * SEATS

UNSEEN_KNOCKS: Final = [Knock(_UNSEEN + seat, NONE, seat) for seat in range(SEATS)]
KNOCKS: Final = [
    [Knock(_KNOCK + card * SEATS + seat, card, seat, UNSEEN_KNOCKS[seat]) for seat in range(SEATS)]
    for card in range(KINDS)
]
OPEN: Final = Answer(_ANSWER, "open", True)
REFUSE: Final = Answer(_ANSWER + 1, "refuse", False)
TAKES: Final = [TakeGuest(_TAKE + guest, guest) for guest in range(SCARECROW)]
CHOICES: Final = [ChooseType(_CHOOSE + type_, type_) for type_ in range(TYPES)]

FIRSTS: Final = [First(_FIRST + seat, seat) for seat in range(SEATS)]
GUEST_DEALS: Final = [
    [Deal(_GUEST + seat * TYPES + card, "guest", seat, card) for card in range(TYPES)] for seat in range(SEATS)
]
UNSEEN_DEALS: Final = [Deal(_UNSEEN + SEATS + seat, "deal", seat, NONE) for seat in range(SEATS)]
DEALS: Final = [
    [Deal(_DEAL + seat * KINDS + card, "deal", seat, card, UNSEEN_DEALS[seat]) for card in range(KINDS)]
    for seat in range(SEATS)
]
TURNS: Final = [TurnUp(_TURN + card, card) for card in range(KINDS)]

# Ready-made lists of legal moves, shared by all positions.
ANSWERS: Final[list[Move]] = [OPEN, REFUSE]
# KNOCKS_OF[seats][player][card]: a card may be offered at any other door (T-3.2)
KNOCKS_OF: Final[list[list[list[list[Move]]]]] = [
    [
        [[KNOCKS[card][seat] for seat in range(seats) if seat != player] for card in range(KINDS)]
        for player in range(seats)
    ]
    for seats in range(SEATS + 1)
]
# TYPE_CHOICES[set of types as bits]
TYPE_CHOICES: Final[list[list[Move]]] = [
    [CHOICES[type_] for type_ in range(TYPES) if types >> type_ & 1] for types in range(1 << TYPES)
]


def catalogue() -> dict[str, Move]:
    every: list[Move] = [OPEN, REFUSE]
    for knocks in KNOCKS:
        every += knocks
    for guests in GUEST_DEALS:
        every += guests
    for deals in DEALS:
        every += deals
    every += TAKES
    every += CHOICES
    every += FIRSTS
    every += TURNS
    return {move.notation: move for move in every}
