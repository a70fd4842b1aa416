"""A turn (H-2): the main window, where everything starts, and the end of the turn."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import CHANCE, Move
from manoir.core.story import Seat
from manoir.games.halloween.actions import PICK, rest
from manoir.games.halloween.board import MOST_LEVEL, SECTION_BIT
from manoir.games.halloween.bonus import SLOTS
from manoir.games.halloween.card import FIGHT, HAUNT, LENDS, RECOVER, REPEATS, REST
from manoir.games.halloween.fights import PICK_ATTACKER
from manoir.games.halloween.moves import ACTIVATIONS, END, FIRST, SLOTTED
from manoir.games.halloween.players import Player
from manoir.games.halloween.reach import possible
from manoir.games.halloween.scoring import SCORE
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import Ask, pause
from manoir.games.halloween.uses import END_EVENT, USES, add_uses, use, why_not_use
from manoir.games.halloween.words import ACTIONS, Choice

HAUNTS: Final = 1 << HAUNT | 1 << RECOVER  # both use the slot of Haunt
RESTS: Final = 1 << REST
ALL_SLOTS: Final = (1 << SLOTTED) - 1


class Main(Ask):
    """D-1: activate a section, claim, use a token or a card, or end the turn."""

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        player = state.me
        found: list[Move] = []
        level_seen, possible_there = 0, 0  # sections of one level can do the same
        lends = 1 if state.may(LENDS) else 0
        for section in range(state.rules.sections):
            if state.done & SECTION_BIT[section]:
                continue
            slots = usable_slots(state, player, section)
            if slots:
                level = min(MOST_LEVEL, player.level(section) + lends)
                if level != level_seen:
                    level_seen = level
                    possible_there = possible(state, level)
                slots &= possible_there
            found += ACTIVATIONS[section][slots | RESTS]
        if not is_over(state):
            add_uses(found, state)
        if state.done == (1 << state.rules.sections) - 1:
            found.append(END)
        return found

    def reason(self, state: HalloweenState, move: Move) -> str:
        if not isinstance(move, Choice):
            return "not-offered"
        if move.verb == "activate":
            return why_not_activate(state, move.section, move.action)
        if move.verb in USES:
            return "turn-over" if is_over(state) else why_not_use(state, move)
        return "sections-open" if move is END else "main-window"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is END:
            state.push(END_TURN)
            return
        state.push(MAIN_WINDOW)
        state.push(END_EVENT)
        if move.verb == "activate":
            activate(state, move.section, move.action)
        else:
            use(state, move)


def is_over(game: HalloweenState) -> bool:
    """Whether the last marker has ended the turn (A-72)."""
    return game.rules.marker_ends and game.done == (1 << game.rules.sections) - 1


def usable_slots(game: HalloweenState, player: Player, section: int) -> int:
    """The actions of a section that it has a slot for: a free one with a disc at hand, or a covered one by a card."""
    covered = player.covered(section)
    found = ALL_SLOTS & ~covered if player.reserve else 0
    if covered and game.may(REPEATS) and (player.reserve or not game.rules.repeat_needs_disc):
        found |= covered
    return found | 1 << RECOVER if found & 1 << HAUNT else found


def activate(game: HalloweenState, section: int, action: int) -> None:
    if action == REST:
        game.section = section
        game.done |= SECTION_BIT[section]
        rest(game, section)
        if is_over(game):  # otherwise the main window follows
            pause(game)
        return
    game.activate(section, HAUNT if action == RECOVER else action)
    game.push(PICK_ATTACKER if action == FIGHT else PICK[action])


# -- why a move is refused -------------------------------------------------------------------------------------------


def why_not_activate(game: HalloweenState, section: int, action: int) -> str:
    player = game.me
    if section >= game.rules.sections:
        return "no-such-section"
    if game.done & SECTION_BIT[section]:
        return "section-done"
    slot = HAUNT if action == RECOVER else action
    if not usable_slots(game, player, section) & 1 << slot:
        return "no-disc" if not player.reserve else "slot-covered"
    return "no-" + ACTIONS[action]


# -- turns and rounds -----------------------------------------------------------------------------------------------


class NameFirst(Step[HalloweenState]):
    """Chance: who begins (H-1.10)."""

    def actor(self, state: HalloweenState) -> int:
        return CHANCE

    def chance(self, state: HalloweenState) -> list[tuple[Move, int]]:
        return [(FIRST[seat], 1) for seat in range(state.seats)]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.first = move.number
        state.give_turn(move.number)


class StartTurn(Step[HalloweenState]):
    def run(self, state: HalloweenState) -> None:
        state.fresh = True
        state.tell("turn", "H-2.1", n=state.round)
        state.push(MAIN_WINDOW)


class EndTurn(Step[HalloweenState]):
    """H-2.7: bonus discs, markers, once-per-turn cards; then the next player, or the end of the round."""

    def run(self, state: HalloweenState) -> None:
        player = state.me
        if player.blocked == SLOTS:
            player.blocked = 0
            player.reserve += SLOTS
            state.tell("bonus-discs-back", "H-13.9", n=SLOTS)
        state.done = 0
        state.used = 0
        state.spent = 0
        following = state.next(state.active)
        if following == state.first:
            if state.ending or state.round == state.rules.most_rounds:
                if not state.ending:
                    state.tell("last-round", "H-15.5", n=state.round)
                state.fresh = True
                state.push(SCORE)
                return
            state.round += 1
        state.give_turn(following)
        state.push(START_TURN)


MAIN_WINDOW: Final = Main()
NAME_FIRST: Final = NameFirst()
START_TURN: Final = StartTurn()
END_TURN: Final = EndTurn()
