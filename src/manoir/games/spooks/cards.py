"""The cards (S-1), and sets of them. Copies of a card are interchangeable, so cards are kinds."""

from typing import Final

from mypy_extensions import i64

# A kind is a small number: a family and a rank, 1 to 10 or M (11).
SPIDER: Final = 0
GHOST: Final = 1
GOBLIN: Final = 2
SKELETON: Final = 3
BAT: Final = 4
FAMILIES: Final = 5
RANKS: Final = 11
CAT: Final = 55
KINDS: Final = 56
MASTER: Final = 11  # the rank of an M
NONE: Final = -1

FAMILY_CODES: Final = ["SP", "GH", "GO", "SK", "BA"]
CODES: Final = [family + str(rank) for family in FAMILY_CODES for rank in [*range(1, 11), "M"]] + ["CAT"]

# A set of kinds is one number, a bit a kind: it fits into a machine word.
BIT: Final[list[int]] = [1 << kind for kind in range(KINDS)]
ALL: Final = (1 << KINDS) - 1
FAMILY: Final[list[int]] = [0x7FF << (RANKS * family) for family in range(FAMILIES)]
RANK: Final[list[int]] = (
    [0] + [sum([1 << (RANKS * family + rank - 1) for family in range(FAMILIES)]) for rank in range(1, RANKS + 1)] + [0]
)


def family(kind: int) -> int:
    """The family of a card that is not the Cat."""
    return kind // RANKS


def rank(kind: int) -> int:
    """The rank of a card that is not the Cat: 1 to 10, M is 11."""
    return kind % RANKS + 1


def is_master(kind: int) -> bool:
    return kind != CAT and kind % RANKS == RANKS - 1


def is_blue(kind: int) -> bool:
    return kind < RANKS * GOBLIN


def is_green(kind: int) -> bool:
    return RANKS * GOBLIN <= kind < RANKS * SKELETON


# What fits on a card, the Cat always (S-9.1).
FITS_UP: Final[list[int]] = [RANK[rank(kind) + 1] | BIT[CAT] for kind in range(CAT)]  # blue, ascending (S-4.1)
FITS_DOWN: Final[list[int]] = [RANK[rank(kind) - 1] | BIT[CAT] for kind in range(CAT)]  # descending (S-13.7)
FITS_RED: Final[list[int]] = [FAMILY[family(kind)] | RANK[rank(kind)] | BIT[CAT] for kind in range(CAT)]  # S-6.1
SPIDER_MASTER: Final = BIT[RANKS * SPIDER + RANKS - 1]

POINTS: Final[list[int]] = [[*range(1, 11), 20][kind % RANKS] for kind in range(CAT)] + [30]  # S-11.2


def kinds(cards: i64) -> list[int]:
    """The kinds in a set, in order."""
    found: list[int] = []
    kind = 0
    while cards:
        if cards & 1:
            found.append(kind)
        cards >>= 1
        kind += 1
    return found


def cards_of(once: int, twice: int) -> list[int]:
    """The cards of a bag that holds each at most twice, equal ones side by side."""
    found: list[int] = []
    for kind in kinds(once):
        found.append(kind)
        if twice & BIT[kind]:
            found.append(kind)
    return found


def codes_of(once: i64, twice: i64) -> list[str]:
    """… and as codes."""
    found: list[str] = []
    kind = 0
    while once:
        if once & 1:
            found.append(CODES[kind])
            if twice & 1:
                found.append(CODES[kind])
        once >>= 1
        twice >>= 1
        kind += 1
    return found


def codes(cards: list[int]) -> list[str]:
    return [CODES[kind] for kind in cards]


def points(cards: list[int]) -> int:
    """What cards left in a hand cost (S-11.2)."""
    total = 0
    for kind in cards:
        total += POINTS[kind]
    return total
