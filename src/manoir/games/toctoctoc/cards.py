"""The cards (T-1). Equal cards are interchangeable, so what the rules move about is kinds of card, not copies."""

from typing import Final

from mypy_extensions import i64

# A kind is a small number: a role plus, for most, a type (0 monster, 1 ghost, 2 vampire).
NORMAL: Final = 0
BRUTE: Final = 3
MUSICIAN: Final = 6
SCARECROW: Final = 9
VAMP: Final = 10
KID: Final = 13
TAXI: Final = 14
KINDS: Final = 15
STAYING: Final = 10  # the kinds below this one stay in a party; the others are spent (T-1.4)
TYPES: Final = 3
NONE: Final = -1

CODES: Final = ["Mn", "Gn", "Vn", "Mb", "Gb", "Vb", "Mm", "Gm", "Vm", "S", "Mv", "Gv", "Vv", "K", "T"]
TYPE_CODES: Final = ["M", "G", "V"]
COPIES: Final = [7, 7, 7, 2, 2, 2, 1, 1, 1, 2, 5, 5, 5, 5, 3]  # 55 cards (T-1.1)

# A bag (multiset) of cards is one number with four bits a kind: + and - do what they say.
CARD: Final[list[int]] = [1 << (4 * kind) for kind in range(KINDS)]
BRUTES: Final[list[int]] = [0xF000 << (4 * type_) for type_ in range(TYPES)]
GUESTS: Final[list[int]] = [0xF00F00F << (4 * type_) for type_ in range(TYPES)]  # all guests of a type


def count(bag: int, kind: int) -> int:
    return bag >> (4 * kind) & 15


def kinds(bag: i64) -> list[int]:
    """The different kinds in a bag."""
    found: list[int] = []
    kind = 0
    while bag:
        if bag & 15:
            found.append(kind)
        bag >>= 4
        kind += 1
    return found


def size(bag: i64) -> int:
    """How many cards are in a bag."""
    total: i64 = 0
    while bag:
        total += bag & 15
        bag >>= 4
    return int(total)


def nth(bag: i64, n: i64) -> int:
    """The kind of the n-th card of a bag, counted from 0 in the order of kinds: a draw, if n is drawn."""
    kind = 0
    while True:
        n -= bag & 15
        if n < 0:
            return kind
        bag >>= 4
        kind += 1


def cards(bag: int) -> list[int]:
    """A bag as a list of kinds, equal ones side by side."""
    return [kind for kind in range(KINDS) for _ in range(count(bag, kind))]


def codes(bag: i64) -> list[str]:
    """A bag as a list of codes, equal ones side by side."""
    found: list[str] = []
    kind = 0
    while bag:
        for _ in range(int(bag & 15)):
            found.append(CODES[kind])
        bag >>= 4
        kind += 1
    return found


def bag(text: str) -> int:
    """The bag of a text such as "Mn Mn Gb"."""
    total = 0
    for code in text.split():
        total += CARD[CODES.index(code)]
    return total


def type_size(party: int, type_: int) -> int:
    """How many guests of a type are in a party."""
    guests = party >> (4 * type_)
    return (guests & 15) + (guests >> 12 & 15) + (guests >> 24 & 15)  # normal ones, brutes, the musician


def hit_types(party: int) -> int:
    """The types that a kid or a taxi may hit, as a set of bits: the most numerous without a brute (T-4.16)."""
    most = 0
    hit = 0
    for type_ in range(TYPES):
        guests = type_size(party, type_)
        if guests >= most and guests and not party & BRUTES[type_]:  # T-4.3: a brute protects its whole type
            hit = hit | 1 << type_ if guests == most else 1 << type_
            most = guests
    return hit


def deck(seats: int) -> int:
    """All cards in play: with three players one brute of each type stays in the box (T-2.2)."""
    total = 0
    for kind in range(KINDS):
        boxed = 1 if seats == 3 and BRUTE <= kind < MUSICIAN else 0
        total += CARD[kind] * (COPIES[kind] - boxed)
    return total
