"""Every move, made once: bids, "liar!", and the rolls of chance."""

from manoir.core.game import Move
from manoir.core.parts import Part, Parts, number, player
from manoir.core.story import LETTERS, Phrase, Seat

from .options import MOST_DICE

FACES = (1, 2, 3, 4, 5, 6)
MOST_SEATS = 6
MOST_COUNT = MOST_SEATS * MOST_DICE


def faces(face: int, count: int) -> Phrase:
    """What so many dice of a face are called: a five, fives."""
    return Phrase(f"face-{face}", {"count": count})


class Bid(Move):
    """At least so many dice of a face, under all cups together."""

    def __init__(self, id: int, count: int, face: int) -> None:
        super().__init__(id, f"bid {count} {face}")
        self.count = count
        self.face = face

    def parts(self) -> Parts:
        return {"count": number(self.count), "face": Part(self.face, faces(self.face, self.count))}

    def tops(self, other: "Bid | None") -> bool:
        """Whether it is higher than another bid."""
        return other is None or (self.count, self.face) > (other.count, other.face)


class BeginWith(Move):
    """Chance: who begins."""

    def __init__(self, id: int, seat: Seat) -> None:
        super().__init__(id, f"begin {LETTERS[seat]}")
        self.seat = seat

    def parts(self) -> Parts:
        return {"player": player(self.seat)}


class RollDie(Move):
    """Chance: a die under a cup, which only its owner sees."""

    def __init__(self, id: int, seat: Seat, face: int, public: Move) -> None:
        super().__init__(id, f"roll {LETTERS[seat]} {face}", public)
        self.seat = seat
        self.face = face

    def parts(self) -> Parts:
        return {"player": player(self.seat), "face": number(self.face)}


LIAR = Move(0, "liar")
BIDS = {(count, face): Bid(6 * (count - 1) + face, count, face) for count in range(1, MOST_COUNT + 1) for face in FACES}
FROM = 6 * MOST_COUNT + 1  # the first id after the bids
BEGINS = [BeginWith(FROM + seat, seat) for seat in range(MOST_SEATS)]
HIDDEN = [Move(FROM + 6 + seat, f"roll {LETTERS[seat]} ?") for seat in range(MOST_SEATS)]
ROLLS = [
    [RollDie(FROM + 12 + 6 * seat + place, seat, face, HIDDEN[seat]) for place, face in enumerate(FACES)]
    for seat in range(MOST_SEATS)
]
MOVES: list[Move] = [LIAR, *BIDS.values(), *BEGINS, *(roll for rolls in ROLLS for roll in rolls)]
