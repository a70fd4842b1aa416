"""Card: what an action card may do. The engine calls each hook in one place and names no card (section 5).

A card has no state: one object serves every game. It changes the game only through the state's verbs.
"""

from typing import TYPE_CHECKING, Final

from manoir.core.game import Move

if TYPE_CHECKING:
    from manoir.games.halloween.state import HalloweenState

# What a card may permit its owner. The first three may be used up; an option that uses one says so in its notation.
NEXT_DOOR: Final = 1  # a Haunt action may target the neighbour of a pair
LENDS: Final = 2  # a section may count one level higher
REPEATS: Final = 4  # an action may use a covered slot
FLIES: Final = 8  # a Move action may end in any other building
KIN: Final = 16  # figures of one colour may fight
BULLIES: Final = 32  # a weaker figure is beaten without dice
MIXES: Final = 64  # a Summon may use two colours
REACHES: Final = 128  # the target of a fight may stand anywhere
RECOVERS: Final = 256  # a Haunt action may take a token back
REROLLS: Final = 512  # a die may be rolled again for 1 scare
VEILS: Final = 1024  # coloured cards may be paid like grey ones
NUMBERS: Final = {NEXT_DOOR: 1, LENDS: 4, REPEATS: 14, REROLLS: 16}  # the permits that notations call by their card

# When a card offers its owner a choice.
NEVER: Final = 0
MAIN: Final = 1  # between the activations of the turn (H-18.2)
SUMMONED: Final = 2
SCARED: Final = 3
MOVED: Final = 4
FOUGHT: Final = 5  # after a roll, before the blue check (H-12.5)
BATTLED: Final = 6  # after the blue check
HAUNTED: Final = 7
CLAIMED: Final = 8

# The actions, and what else cards react to by themselves.
SUMMON: Final = 0
SCARE: Final = 1
EVOLVE: Final = 2
MOVE: Final = 3
FIGHT: Final = 4
HAUNT: Final = 5
REST: Final = 6
RECOVER: Final = 7  # a Haunt action that takes a token back
PICKUP: Final = 8  # a move has taken a bonus token
RECEIVE: Final = 9  # ghost tokens
EVENT: Final = 10  # the end of a root event (H-18.8)


class Deed:
    """What has just been done, for the cards that follow it up."""

    def __init__(self, moment: int, place: int, value: int = 0, won: bool = False, left: int = 0) -> None:
        self.moment: Final = moment
        self.place: Final = place  # where the figure stands that did it
        self.value: Final = value  # of a move: 1 for the second figure; of a fight: the difference of the totals
        self.won: Final = won
        self.left: Final = left  # figures that it may still fight, 4 bits a colour; the bit above: a chain is under way


NO_DEED: Final = Deed(MAIN, 0)
CHAIN: Final = 1 << 20  # in Deed.left


class Card:
    def __init__(
        self,
        number: int,
        coloured: bool,
        *,
        once: bool = False,
        moment: int = NEVER,
        permits: int = 0,
        ordered: bool = False,
    ) -> None:
        self.number: Final = number
        self.bit: Final = 1 << number
        self.coloured: Final = coloured  # as a rule; a table may have other costs
        self.once: Final = once  # per turn
        self.moment: Final = moment  # when it offers a choice
        self.permits: Final = permits  # what it allows its owner; asked by the legal moves
        self.ordered: Final = ordered  # to the word its owner must take it up

    def rank(self) -> int:
        """Its place among the cards that offer a choice at the same moment. Asked when it is claimed."""
        return self.number

    def extra_tokens(self, deed: int) -> int:
        """Ghost tokens that its owner gets on top for a Summon or a won fight. Summed by HalloweenState.reward."""
        return 0

    def evolve_discount(self) -> int:
        """Scare that its owner saves on an Evolve. Summed by HalloweenState.evolve_discount."""
        return 0

    def attack_bonus(self) -> int:
        """What its owner adds to an attack. Summed by HalloweenState.attack_bonus."""
        return 0

    def saving(self, game: "HalloweenState", grey: bool) -> int:
        """Tokens that its owner saves on a claim of a card that counts as grey, or not. Summed by claims.price."""
        return 0

    def react(self, game: "HalloweenState", deed: int, place: int, value: int) -> None:
        """Something has happened in its owner's turn. Called by HalloweenState.react, in the order of the cards.

        The place is that of the figure, or its colour for a Scare or a token; the value is the loser's level less the
        winner's for a fight, the number for tokens, the scare gained for an event.
        """

    def ready(self, game: "HalloweenState", deed: Deed) -> bool:
        """Whether it is not used up. Asked by HalloweenState.offers."""
        return not (self.once and game.used & self.bit)

    def options(self, game: "HalloweenState", deed: Deed) -> list[Move]:
        """What its owner may choose at its moment; nothing: it is not offered. Asked by HalloweenState.offers."""
        return []

    def brings_nothing(self, game: "HalloweenState", move: Move) -> bool:
        """Whether one of the options would be paid for nothing now (A-73). Asked by previews."""
        return False

    def reworded(self, game: "HalloweenState") -> bool:
        """Whether it does something else at this table, by the letter, and says so (A-26, A-75)."""
        return False

    def refused_by(self) -> Move | None:
        """The word that declines its offer; None if it must be taken up. Asked by the step that offers it."""
        return None

    def chosen(self, game: "HalloweenState", deed: Deed, move: Move) -> None:
        """Its owner has chosen one of the options. Called by HalloweenState.take_up."""
        raise NotImplementedError

    def points(self, game: "HalloweenState", seat: int) -> int:
        """Haunting Points at the end. Summed by scoring, all before those of `crown`."""
        return 0

    def crown(self, total: int) -> int:
        """Points at the very end for the total of all else. Summed by scoring."""
        return 0

    def wants(self, tokens: int) -> list[int]:
        """The bags of ghost tokens, out of some, that it could score if each token counts once (A-46); none if it
        counts none. Asked by scoring."""
        return []


def rank_of(card: Card) -> int:
    return card.rank()
