"""The twelve bonus tokens (H-13.11 to H-13.20): one row each."""

from typing import Final

from manoir.core.game import Move
from manoir.core.story import Json, Seat
from manoir.games.halloween.actions import CALL_ANY, pairs, rest
from manoir.games.halloween.board import BUILDING_OF, FAR, LEAVING_FAR
from manoir.games.halloween.bonus import AGAIN, BIGGER, HARDER, Bonus
from manoir.games.halloween.followups import fly
from manoir.games.halloween.moves import FIGURES_OF, PLAIN, SECTION, TOS_OF, YES, add_places, code
from manoir.games.halloween.powers import disc_choices, take_discs
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import Stage
from manoir.games.halloween.words import Choice

GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 0


class Call(Bonus):
    """A Summon with any pair."""

    def options(self, game: HalloweenState) -> list[Move]:
        return pairs(game)

    def chosen(self, game: HalloweenState, move: Move) -> None:
        CALL_ANY.take(game, game.active, move)


class Soul(Bonus):
    """A ghost token."""

    def __init__(self, kind: int, *, of: int) -> None:
        super().__init__(kind)
        self.of: Final = of

    def options(self, game: HalloweenState) -> list[Move]:
        return PLAIN if game.pile(self.of) or game.rules.wasteful else []

    def idle(self, game: HalloweenState) -> bool:
        return not game.pile(self.of)

    def chosen(self, game: HalloweenState, move: Move) -> None:
        if self.idle(game):
            game.tell("token-wasted", "A-73", bonus=self.kind)
            return
        game.tell("token-soul", "H-13.12", colour=self.of, n=1, bonus=self.kind)
        game.receive(self.of, 1)


class QuickHands(Bonus):
    """Discs back from the sections."""

    def __init__(self, kind: int, *, discs: int) -> None:
        super().__init__(kind)
        self.discs: Final = discs

    def options(self, game: HalloweenState) -> list[Move]:
        if self.idle(game):
            return PLAIN if game.rules.wasteful else []
        return disc_choices(game.me, list(range(game.rules.sections)), self.wanted(game), 0)

    def idle(self, game: HalloweenState) -> bool:
        return not game.me.slots

    def wanted(self, game: HalloweenState) -> int:
        """As many as there are, at most."""
        player = game.me
        return min(self.discs, sum([player.discs(section) for section in range(game.rules.sections)]))

    def chosen(self, game: HalloweenState, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is YES:
            game.tell("token-wasted", "A-73", bonus=self.kind)
            return
        take_discs(game, move, list(range(game.rules.sections)), self.wanted(game))


class Fright(Bonus):
    """Scare."""

    def __init__(self, kind: int, *, scare: int) -> None:
        super().__init__(kind)
        self.scare: Final = scare

    def options(self, game: HalloweenState) -> list[Move]:
        return PLAIN if game.scare_room() or game.rules.wasteful else []

    def idle(self, game: HalloweenState) -> bool:
        return not game.scare_room()

    def chosen(self, game: HalloweenState, move: Move) -> None:
        n = game.gain_scare(self.scare)
        if not n:
            game.tell("token-wasted", "A-73", bonus=self.kind)
            return
        game.tell("token-scare", "H-13.14", n=n, bonus=self.kind)


class Whisper(Bonus):
    """Haunting Points."""

    def __init__(self, kind: int, *, hp: int) -> None:
        super().__init__(kind)
        self.hp: Final = hp

    def options(self, game: HalloweenState) -> list[Move]:
        return PLAIN

    def chosen(self, game: HalloweenState, move: Move) -> None:
        game.me.hp += self.hp
        game.me.earned = game.me.earned.plus(bonus=self.hp)
        game.tell("token-points", "H-13.16", n=self.hp, bonus=self.kind)


class Nap(Bonus):
    """A Rest: of a section that holds discs, or of any (A-73)."""

    def options(self, game: HalloweenState) -> list[Move]:
        player = game.me
        return [SECTION[s] for s in range(game.rules.sections) if player.covered(s) or game.rules.wasteful]

    def chosen(self, game: HalloweenState, move: Move) -> None:
        assert isinstance(move, Choice)
        rest(game, move.section)


class Blink(Bonus):
    """Any figure to any building."""

    def options(self, game: HalloweenState) -> list[Move]:
        found: list[Move] = []
        add_places(found, FIGURES_OF[0], game.town.some & LEAVING_FAR[game.town.room])
        return found

    def chosen(self, game: HalloweenState, move: Move) -> None:
        assert isinstance(move, Choice)
        game.push(PickFlight(move.place))


class PickFlight(Stage):
    """Where the figure goes."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def describe(self) -> Json:
        return {"figure": code(self.place)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        return TOS_OF[0][FAR[BUILDING_OF[self.place]] & state.town.room]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        fly(state, self.place, move.building)


BONUSES: Final[list[Bonus]] = [
    Call(0),
    Soul(1, of=GREEN),
    QuickHands(2, discs=3),
    Fright(3, scare=2),
    Soul(4, of=YELLOW),
    Bonus(BIGGER),  # these three are used where dice are rolled: dice.py
    Whisper(6, hp=1),
    Bonus(AGAIN),
    Nap(8),
    Soul(9, of=BLUE),
    Bonus(HARDER),
    Blink(11),
]
