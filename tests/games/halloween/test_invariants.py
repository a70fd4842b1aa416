"""10.3: what holds at every decision of every game, over random games of all variants, player counts and options."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.game import CHANCE, Move
from manoir.games.halloween.board import (
    BLUE,
    BUILDINGS,
    COLOURS,
    FIGURES,
    LETTERS_OF_COLOURS,
    RED,
    TOKENS,
    place_at,
    whole_buildings,
)
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import COPIES, size
from manoir.games.halloween.moves import SLOTS
from manoir.games.halloween.rules import DISCS, SCARE_BANK
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import LAY_BONUS, TakeUp
from manoir.games.halloween.testing import census
from manoir.games.halloween.turn import MAIN_WINDOW
from manoir.games.halloween.words import ACTIONS
from tests.games.halloween.playing import Table, random_table
from tests.proofs import rules

GAMES = 10 * settings().max_examples  # 10,000 in the soak
SEEDS = st.integers(0, 2**32)
MOST_MOVES = 200


def everything(state: HalloweenState) -> Counter[str]:
    """The pieces of the game (1.1, 1.2)."""
    pieces = Counter({f"figure {letter}": FIGURES for letter in LETTERS_OF_COLOURS})
    pieces += Counter({f"token {letter}": TOKENS for letter in LETTERS_OF_COLOURS})
    if not state.rules.grand:
        pieces += Counter(dict.fromkeys(BONUS_CODES, COPIES))
    for letter in "ABCD"[: state.seats]:
        pieces += Counter({f"disc {letter}": DISCS, f"haunt {letter}": 8 if state.seats == 2 else 6})
    return pieces


def on_board(state: HalloweenState, colour: int) -> int:
    return sum(state.town.figures[place_at(building, colour)] for building in range(BUILDINGS))


def ones(bits: int) -> int:
    return bin(bits).count("1")


def check_table(state: HalloweenState) -> None:
    """Invariants 2, 3, 6 and 7."""
    rules = state.rules
    for building in range(BUILDINGS):
        inside = sum(state.town.figures[place_at(building, colour)] for colour in range(COLOURS))
        assert inside + state.town.space(building) == (4 if rules.grand else 6), "3"
        assert state.town.space(building) >= 0, "3"
    slots = [bits for player in state.players for bits in (player.own, player.common)]
    assert ones(state.taken_slots()) == sum(map(ones, slots)), "6: one token a slot"
    assert ones(whole_buildings(state.commons())) // COLOURS == sum(ones(player.common) for player in state.players), (
        "6"
    )
    for seat, player in enumerate(state.players):
        assert ones(whole_buildings(player.own)) // COLOURS == ones(player.own), "6: one own token a building"
        assert len({card.number for card in player.cards}) == len(player.cards) == ones(player.occupied), "2"
        assert all(card in state.display for card in player.cards)
        assert not player.stacked or rules.repeat_needs_disc, "2"
        assert player.slots < 1 << SLOTS, "2"
        assert min(player.reserve, player.blocked, player.free_bonus_slots()) >= 0, "2"
        assert min(player.own_left, player.common_left, player.scare, player.hp) >= 0, "7"
        assert all(1 <= player.level(section) <= 5 for section in range(rules.sections)), "7"
        assert seat == state.active or player.blocked < 3, "8"
    if rules.limited_scare:
        assert sum(player.scare for player in state.players) <= SCARE_BANK, "A-6"


def check_window(state: HalloweenState) -> None:
    """Invariants 4, 5 and 9, which hold at every D-1."""
    assert on_board(state, BLUE) >= 1, "5"
    if state.rules.grand:
        assert on_board(state, RED) < FIGURES, "9"
        assert not state.spaces, "H-17.2"
    else:
        assert state.spaces, "4"


class Turns:
    """Invariants 8 and 10: what was made in this turn, and how many turns everybody has had."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.activated: list[str] = []
        self.used: list[int] = []  # cards that serve once per turn
        self.taken = Counter(dict.fromkeys(range(table.state.seats), 0))

    def see(self, step: object, move: Move, active: int) -> None:
        """A move was made at a step, in the turn of a player."""
        state = self.table.state
        if isinstance(step, TakeUp) and step.card.once and move is not step.card.refused_by():
            if not step.deed.left >> 20 & 1:  # a further fight of the same Rampage
                self.used.append(step.card.number)
        for text in self.table.made:
            words = text.split()
            if text == "end":
                assert sorted(self.activated) == [f"S{n + 1}" for n in range(state.rules.sections)], "8"
                self.activated, self.used = [], []
                self.taken[active] += 1
                active = state.next(active)
            elif len(words) > 1 and words[0][0] == "S" and words[1] in ACTIONS:
                self.activated.append(words[0])
            elif words[:1] == ["card"]:
                self.used.append(int(words[1]))
            for numbers in [word for word in words if word.startswith("uses:")]:
                self.used += [int(number) for number in numbers.removeprefix("uses:").split(",")]
            assert len(set(self.used)) == len(self.used), "8"
        if state.step is MAIN_WINDOW:
            assert state.done == sum(1 << int(name[1]) - 1 for name in self.activated), "8"


@rules("H-3.8", "H-4.2", "H-10.4", "H-12.1", "H-13.5", "H-15.2", "H-17.5", "H-17.6", "H-2.2", "H-14.11", "A-69")
@settings(max_examples=GAMES)
@given(SEEDS)
def test_random_games_keep_the_ten_invariants_and_offer_at_most_200_moves(seed: int) -> None:
    table = random_table(seed)
    state = table.state
    pieces = everything(state)
    turns = Turns(table)
    while not table.over:
        step, active = state.step, state.active
        if state.actor == CHANCE:
            if step is LAY_BONUS[0]:
                assert size(state.bag) + size(state.discards) >= 12, "4"
        else:
            assert Counter(census(state)) == pieces, "1, 2, 4, 6"
            check_table(state)
            if step is MAIN_WINDOW:
                check_window(state)
            offered = state.moves(state.actor)
            assert 2 <= len(offered) <= MOST_MOVES or [move.notation for move in offered] == ["end"]
            assert len(set(offered)) == len(offered)
        _, move, _ = table.step()
        turns.see(step, move, active)
    assert Counter(census(state)) == pieces
    check_table(state)
    assert len(set(turns.taken.values())) == 1, "10"
    assert turns.taken[0] == state.round
