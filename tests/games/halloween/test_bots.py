"""Regular bots play to win: their games end in good time, in every variant, set and number of players, and use all."""

from collections import Counter
from dataclasses import replace

import pytest

from manoir.bots.levels import bot
from manoir.core.game import Move
from manoir.core.rng import stream
from manoir.core.story import Event, Seat
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import SETS, HalloweenOptions
from manoir.games.halloween.words import ACTIONS, Choice
from manoir.lab.habits import Habits
from manoir.lab.watching import Watch, one_game
from tests.games.halloween.playing import Table
from tests.games.halloween.signs import watched

TABLES = [HalloweenOptions(cards=cards) for cards in ("random", *SETS)] + [HalloweenOptions(variant="grand_master")]
LETTER = HalloweenOptions.by_the_letter()
TABLES += [replace(LETTER, cards=cards) for cards in ("random", "casper", "amityville")]
LONGEST = 25  # rounds


class BotTable(Table):
    """A game of bots under observation, regular ones unless said otherwise."""

    def __init__(self, options: HalloweenOptions, seats: int, seed: int, level: str = "regular") -> None:
        super().__init__(options, seats, seed)
        self.thoughts = stream(seed, "thoughts")
        self.players = [bot(level, GAME) for _ in range(seats)]
        self.actions: Counter[str] = Counter()

    def step(self) -> tuple[Seat, Move, list[Event]]:
        seat = self.state.actor
        if seat < 0:
            return super().step()
        move = self.players[seat].choose(self.state.view(seat), self.state.moves(seat), self.thoughts)
        assert isinstance(move, Choice)
        self.actions[ACTIONS[move.action] if move.verb == "activate" else move.verb] += 1
        return seat, move, self.play(seat, move)


def rounds_of(options: HalloweenOptions, seats: int, seed: int) -> int:
    table = BotTable(options, seats, seed)
    while not table.over:
        table.step()
    assert table.state.ending, "nobody brought the end on"
    return table.state.round


@pytest.mark.parametrize("seats", GAME.seats)
def test_regular_bots_finish_what_they_begin(seats: int) -> None:
    for seed, options in enumerate(TABLES):
        assert rounds_of(options, seats, seed) <= LONGEST, options


@pytest.mark.parametrize("level", ["novice", "apprentice", "expert@8", "master@8"])
def test_bots_of_every_level_play_by_the_letter(level: str) -> None:
    """With the cards whose words it is about; a move that is not legal would be refused."""
    table = BotTable(replace(LETTER, cards="6,8,16,18,23,33,34,36"), 3, 1, level)
    decisions: set[str] = set()
    while not table.over:
        decisions.add(table.state.step.name() if table.state.step is not None else "")
        table.step()
    assert "moment" in decisions


@pytest.mark.plays_much
def test_games_of_regular_bots_last_as_long_as_the_box_says() -> None:
    """Every table twice; in game 41 nobody gained by ending it. `./manoir habits --games 2000` shows more."""
    watch = Watch("halloween", "regular", 72, 2)
    total = Habits()
    for number in range(watch.games):
        total.add(one_game(watch, number))

    assert total.lengths.longest <= LONGEST
    assert 10 <= total.lengths.total / total.lengths.games <= 18
    assert total.in_a_row <= 5, "somebody repeats itself"


@pytest.mark.plays_much
def test_regular_bots_use_every_action_every_bonus_token_and_most_cards() -> None:
    """A hundred games with the cards that chance deals: 1,000 show more."""
    actions: Counter[str] = Counter()
    cards: Counter[int] = Counter()
    used: Counter[str] = Counter()
    for seed in range(100):
        table = BotTable(HalloweenOptions(), 2 + seed % 3, seed)
        seen = watched(table)
        actions += table.actions
        cards += seen[0]
        used += seen[1]

    assert [action for action in ACTIONS if not actions[action]] == []
    assert [code for code in BONUS_CODES if not used[code]] == []
    assert len(cards) >= 40, sorted(set(range(1, 53)) - set(cards))
