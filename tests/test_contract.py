"""What must hold of every game, over random games of all options and player counts."""

from importlib import import_module
from types import ModuleType

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from manoir.core.contract import check, check_game, sample
from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.games import GAMES
from manoir.games import HOUSE as HOUSE_NAMES
from tests.samples.bluff import game as bluff
from tests.samples.bluff import testing as bluff_testing
from tests.samples.prank import game as prank
from tests.samples.prank import testing as prank_testing

HOUSE: list[tuple[Game, ModuleType]] = [
    (GAMES[name], import_module(f"manoir.games.{name}.testing")) for name in HOUSE_NAMES
]
EVERY = [*HOUSE, (prank.GAME, prank_testing), (bluff.GAME, bluff_testing)]
NAMED = pytest.mark.parametrize(("game", "testing"), EVERY, ids=[game.name for game, _ in EVERY])


def options_of(game: Game) -> st.SearchStrategy[Options]:
    """Any options, left open where they may be; numbers from the lower end, so that games stay short."""
    chosen = {
        option.key: st.sampled_from([*option.choices[:60], *([None] if option.default is None else [])])
        for option in game.options.declared()
    }
    letter = {one.key: st.just(one.letter) for one in game.options.lettered()}
    any_way = st.fixed_dictionaries(chosen)
    every = any_way | st.fixed_dictionaries({**chosen, **letter}) if letter else any_way
    return every.map(game.options.from_json)


@NAMED
@settings(phases=[Phase.explicit, Phase.reuse, Phase.generate])  # a smaller seed is no shorter game: nothing to shrink
@given(data=st.data())
def test_a_random_game_keeps_the_contract(game: Game, testing: ModuleType, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats), "seats")
    options = data.draw(options_of(game).filter(lambda chosen: allowed(chosen, seats)), "options")
    check(game, testing, options, seats, data.draw(st.integers(0, 2**32), "seed"))


@NAMED
def test_what_a_game_lists_is_whole_and_has_a_text_in_every_language(game: Game, testing: ModuleType) -> None:
    check_game(game)


@NAMED
def test_a_seed_decides_options_and_players_and_all_of_them_come_up(game: Game, testing: ModuleType) -> None:
    chosen = [sample(game, seed) for seed in range(400)]

    assert chosen == [sample(game, seed) for seed in range(400)]
    assert sorted({seats for _, seats in chosen}) == game.seats
    for option in game.options.declared():
        few = option.choices if len(option.choices) <= 20 else option.choices[:8]
        assert {getattr(options, option.name) for options, _ in chosen} >= set(few), option.name
    assert {options.preset_name() for options, _ in chosen} >= set(game.options.presets())


def allowed(options: Options, seats: int) -> bool:
    try:
        options.settled(seats)
    except Refused:
        return False
    return True
