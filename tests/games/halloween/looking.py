"""What the tests of the cards look at, besides the helpers of the game itself."""

from typing import Any

from manoir.core.game import CHANCE
from manoir.core.story import Phrase, Who
from manoir.games.halloween.board import LETTERS_OF_COLOURS
from manoir.games.halloween.bonus import size
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import moves, position

LAST_TURN: dict[str, object] = {"maxRounds": 1, "endTurn": "ask"}  # options: the round of this turn is the last


def points(state: HalloweenState, seat: int = 0) -> int:
    return state.players[seat].hp


def scare(state: HalloweenState, seat: int = 0) -> int:
    return state.players[seat].scare


def reserve(state: HalloweenState, seat: int = 0) -> int:
    return state.players[seat].reserve


def levels(state: HalloweenState, seat: int = 0) -> str:
    """ "1/2/1" """
    return "/".join(str(state.players[seat].level(section)) for section in range(state.rules.sections))


def supply(state: HalloweenState, letter: str) -> int:
    """The figures of a colour that are not on the board."""
    return state.town.left(LETTERS_OF_COLOURS.index(letter))


def bag_size(state: HalloweenState) -> int:
    """The bonus tokens in the face-down reserve."""
    return size(state.bag)


def faces(state: HalloweenState) -> int:
    """How many faces the die has that is to be rolled now."""
    assert state.actor == CHANCE
    return len(state.chance())


def ended(cards: str, scoring: dict[str, object] | None = None, seats: int = 3, **mine: Any) -> HalloweenState:
    """A game that ends with a turn of A in which nothing is done; `scoring` are options of the table."""
    chosen = {**LAST_TURN, **(scoring or {})}
    state = position(cards=cards, first="B", done="S1 S2 S3", options=chosen, seats=seats, **mine)
    return moves(state, "A: end")


def final(state: HalloweenState, seat: int = 0) -> dict[str, int]:
    """What each card of a player was worth at the end: {"card-12": 9}."""
    found: dict[str, int] = {}
    for event in state.story or []:
        who, part, n = event.values.get("player"), event.values.get("part"), event.values.get("n")
        if event.key == "event-final-points" and isinstance(who, Who) and who.seat == seat:
            assert isinstance(part, Phrase) and isinstance(n, int)
            found[part.key] = n
    return found


def copied(state: HalloweenState) -> HalloweenState:
    """The same table once more, to be played on in another way."""
    copy = state.clone()
    copy.story = []
    return copy
