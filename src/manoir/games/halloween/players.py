"""Player: what lies in front of one player. All of it is public (H-0.5)."""

from typing import Final

from manoir.games.halloween.board import COLOURS, LETTERS_OF_COLOURS
from manoir.games.halloween.bonus import SLOTS as BONUS_SLOTS
from manoir.games.halloween.bonus import size
from manoir.games.halloween.card import Card
from manoir.games.halloween.moves import SLOTTED, TOKEN_BITS

ONES: Final = [bin(number).count("1") for number in range(1 << SLOTTED)]
COLOUR_MASK: Final = (1 << TOKEN_BITS) - 1


class Earned:
    """Where points came from before the end; those of cards are the rest. Replaced, never changed: clones share it."""

    def __init__(self, *, haunts: int, rivals: int, bonus: int) -> None:
        self.haunts: Final = haunts
        self.rivals: Final = rivals  # who claimed cards that this player occupies
        self.bonus: Final = bonus

    def plus(self, *, haunts: int = 0, rivals: int = 0, bonus: int = 0) -> "Earned":
        return Earned(haunts=self.haunts + haunts, rivals=self.rivals + rivals, bonus=self.bonus + bonus)


NOTHING_EARNED: Final = Earned(haunts=0, rivals=0, bonus=0)


class Player:
    def __init__(
        self,
        hp: int,
        scare: int,
        tokens: int,
        reserve: int,
        slots: int,
        stacked: list[int],
        levels: int,
        held: int,
        blocked: int,
        own: int,
        common: int,
        own_left: int,
        common_left: int,
        cards: list[Card],
        occupied: int,
        permits: int,
        moments: int,
        earned: Earned,
        from_end: int,
    ) -> None:
        self.hp = hp
        self.scare = scare
        self.tokens = tokens  # ghost tokens by colour, 5 bits each
        self.reserve = reserve  # discs at hand
        self.slots = slots  # covered: a bit for each action of each section
        self.stacked = stacked  # slots of discs that lie on another. Replaced, never changed
        self.levels = levels  # of the sections, 4 bits each
        self.held = held  # bonus tokens, 2 bits a kind
        self.blocked = blocked  # bonus slots under a disc
        self.own = own  # where haunt tokens of the own colour lie
        self.common = common  # where those of the common colour lie that this player placed
        self.own_left = own_left
        self.common_left = common_left
        self.cards = cards  # occupied, in the order in which they offer choices. Replaced, never changed
        self.occupied = occupied  # the same by number
        self.permits = permits  # what they allow
        self.moments = moments  # when one of them offers a choice
        self.earned = earned
        self.from_end = from_end  # points that the end of the game brought

    def clone(self) -> "Player":
        return Player(
            self.hp,
            self.scare,
            self.tokens,
            self.reserve,
            self.slots,
            self.stacked,
            self.levels,
            self.held,
            self.blocked,
            self.own,
            self.common,
            self.own_left,
            self.common_left,
            self.cards,
            self.occupied,
            self.permits,
            self.moments,
            self.earned,
            self.from_end,
        )

    def level(self, section: int) -> int:
        return self.levels >> 4 * section & 15

    def set_level(self, section: int, level: int) -> None:
        self.levels += level - self.level(section) << 4 * section

    def count(self, colour: int) -> int:
        """Ghost tokens of a colour."""
        return self.tokens >> TOKEN_BITS * colour & COLOUR_MASK

    def goods(self) -> dict[str, int]:
        """All that can be counted, by name."""
        found = {"points": self.hp, "scare": self.scare, "discs": self.reserve, "cards": len(self.cards)}
        found["haunts"] = self.own_left + self.common_left
        for colour in range(COLOURS):
            found[LETTERS_OF_COLOURS[colour]] = self.count(colour)
        return found

    def all_tokens(self) -> int:
        total = 0
        tokens = self.tokens
        while tokens:
            total += tokens & COLOUR_MASK
            tokens >>= TOKEN_BITS
        return total

    def covered(self, section: int) -> int:
        """The actions of a section whose slot is covered."""
        return self.slots >> SLOTTED * section & 63

    def discs(self, section: int) -> int:
        found = ONES[self.covered(section)]
        if self.stacked:
            found += len([slot for slot in self.stacked if slot // SLOTTED == section])
        return found

    def free_bonus_slots(self) -> int:
        return BONUS_SLOTS - self.blocked - size(self.held)

    def occupies(self, card: Card) -> bool:
        return self.occupied & card.bit != 0

    def cover(self, slot: int) -> None:
        """A disc from the reserve onto a slot, or onto the disc there."""
        self.reserve -= 1
        if self.slots >> slot & 1:
            self.stacked = sorted([*self.stacked, slot])
        else:
            self.slots |= 1 << slot

    def lift(self, slot: int) -> None:
        """Take one disc off a slot."""
        if slot in self.stacked:
            stacked = self.stacked[:]
            stacked.remove(slot)
            self.stacked = stacked
        else:
            self.slots &= ~(1 << slot)

    def clear(self, section: int) -> int:
        """All discs of a section back to the reserve; how many."""
        discs = self.discs(section)
        self.reserve += discs
        self.slots &= ~(63 << SLOTTED * section)
        if self.stacked:
            self.stacked = [slot for slot in self.stacked if slot // SLOTTED != section]
        return discs
