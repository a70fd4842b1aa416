"""What tests ask of a table besides the helpers of testing.py, and how they pass time."""

from manoir.core.story import LETTERS, Phrase
from manoir.games.halloween.board import COLOURS, LETTERS_OF_COLOURS
from manoir.games.halloween.game import GAME
from manoir.games.halloween.moves import SLOTS, SLOTTED
from manoir.games.halloween.players import Player
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import moves
from manoir.games.halloween.words import ACTIONS


def player(state: HalloweenState, seat: str = "A") -> Player:
    return state.players[LETTERS.index(seat)]


def branch(state: HalloweenState) -> HalloweenState:
    """The same table once more, to play on in another way."""
    copy = state.clone()
    copy.story = []
    return copy


def offered(state: HalloweenState) -> list[str]:
    """The words between which somebody chooses now."""
    return [move.notation for move in state.moves(state.actor)]


def decision(state: HalloweenState) -> str:
    """The name of what is asked now."""
    assert state.step is not None
    return state.step.name()


def supply(state: HalloweenState) -> str:
    """The figures that are not on the board: "b2 g5 y5 o5 r5"."""
    return " ".join(f"{LETTERS_OF_COLOURS[colour]}{state.town.left(colour)}" for colour in range(COLOURS))


def piles(state: HalloweenState) -> str:
    """The ghost tokens that nobody has: "b12 g12 y12 o12 r12"."""
    return " ".join(f"{LETTERS_OF_COLOURS[colour]}{state.pile(colour)}" for colour in range(COLOURS))


def levels(state: HalloweenState, seat: str = "A") -> str:
    return "/".join(str(player(state, seat).level(section)) for section in range(state.rules.sections))


def discs(state: HalloweenState, seat: str = "A") -> str:
    """The covered slots: "S1.summon S2.fight"."""
    slots = [slot for slot in range(SLOTS) if player(state, seat).slots >> slot & 1]
    return " ".join(f"S{slot // SLOTTED + 1}.{ACTIONS[slot % SLOTTED]}" for slot in slots)


def done(state: HalloweenState) -> str:
    """The sections whose marker is on done."""
    return " ".join(f"S{section + 1}" for section in range(state.rules.sections) if state.done >> section & 1)


def rest_out(state: HalloweenState, turns: int = 1) -> HalloweenState:
    """Let whoever is on turn rest in all open sections, so many turns long; the first may be under way."""
    for _ in range(turns):
        seat, round_ = state.active, state.round
        while state.actor == seat == state.active and state.round == round_:
            words = offered(state)
            rests = [word for word in words if word.endswith(" rest")]
            moves(state, f"{LETTERS[seat]}: {rests[0] if rests else 'end'}")
    return state


def rest_to_the_end(state: HalloweenState) -> HalloweenState:
    while state.actor >= 0:
        rest_out(state)
    return state


def refusal(table: HalloweenState, notation: str) -> str:
    return table.refusal(table.actor, GAME.parse(notation))


def hint(table: HalloweenState, notation: str) -> str:
    found = table.view(table.actor).hint(GAME.parse(notation))
    return "" if found is None else found.key


def status(table: HalloweenState, seat: str = "A") -> str:
    said = table.view(LETTERS.index(seat)).status()
    assert isinstance(said, Phrase)
    return said.key
