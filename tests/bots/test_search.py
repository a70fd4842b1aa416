"""The search: it finds what is best, repeats, heeds what the others do, and is the same on both builds."""

import pytest

from manoir.bots.levels import bot, names
from manoir.bots.persona import PERSONAS
from manoir.bots.searcher import SearchBot
from manoir.bots.worlds import Worlds
from manoir.core.errors import BadOption
from manoir.core.game import OVER
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES, HOUSE
from tests.bots.test_secrets import positions
from tests.samples.prank import game as prank

# What master@100 plays in some positions: the same on the pure and on the compiled build, which both run this test.
CHOICES = {
    "toctoctoc": ["open", "refuse", "knock K B", "refuse", "knock Gm A", "refuse", "knock Mv E", "knock S D"],
    "spooks": ["lay GH2", "lay GHM", "commit GO5", "commit BA10", "lay SP4", "commit GO10", "give SP6", "lay SK6"],
}


def choices(name: str) -> list[str]:
    game = GAMES[name]
    player = bot("master@100", game)
    found = []
    for state, seat, rng in positions(game, 8):
        found.append(player.choose(state.view(seat), state.moves(seat), Rng(rng.below(1 << 20))).notation)
    return found


@pytest.mark.parametrize("name", CHOICES)
def test_same_seed_and_iterations_same_moves_on_both_builds(name: str) -> None:
    assert choices(name) == CHOICES[name]


@pytest.mark.plays_much
def test_a_game_of_which_only_the_rules_are_known_is_searched_all_the_same() -> None:
    game = GAMES["toctoctoc"]
    mine, total = SearchBot(Heuristic(), 40, 0.7), 0.0
    games = 12
    for number in range(games):
        rng = Rng(number)
        state = game.deal(game.options().settled(4), 4, rng)
        while state.actor != OVER:
            moves = state.moves(state.actor)
            careful = state.actor == number % 4
            move = mine.choose(state.view(state.actor), moves, rng) if careful else moves[rng.below(len(moves))]
            state.apply(state.actor, move)
            state.settle(rng)
        total += state.returns()[number % 4]

    assert total / games > 0.35, "even would be a quarter"


@pytest.mark.plays_much
@pytest.mark.parametrize("name", [name for name in HOUSE if not GAMES[name].long])  # of long ones the ladder tells
def test_a_search_beats_three_heuristic_bots(name: str) -> None:
    game, seats = GAMES[name], 4
    mine, others, total = bot("master@40", game), bot("heuristic", game), 0.0
    games = 16
    for number in range(games):
        rng = Rng(number // seats)
        state = game.deal(game.options().settled(seats), seats, rng)
        while state.actor != OVER:
            player = mine if state.actor == number % seats else others
            state.apply(state.actor, player.choose(state.view(state.actor), state.moves(state.actor), rng))
            state.settle(rng)
        total += state.returns()[number % seats]

    assert total / games > 0.28, "even would be a quarter"


def test_a_budget_of_time_is_kept() -> None:
    game = GAMES["toctoctoc"]
    state = game.deal(game.options().settled(4), 4, Rng(1))
    player = bot("master@30ms", game)

    assert isinstance(player, SearchBot)
    assert player.choose(state.view(state.actor), state.moves(state.actor), Rng(1)) in state.moves(state.actor)
    assert player.thought is not None
    assert sum(one.visits for one in player.thought.candidates) > 8


def test_positions_that_explain_a_knock_better_are_drawn_more_often() -> None:
    game = GAMES["toctoctoc"]
    heuristic = game.heuristic()
    assert heuristic is not None
    for state, seat, rng in positions(game, 40):
        if state.view(seat).to_json()["decision"] == "answer-door":
            worlds = Worlds(state.view(seat), heuristic, 50, rng)
            weights = {round(heuristic.likelihood(world, seat), 6) for world in worlds.worlds}
            assert len(weights) > 1
            assert all(weight > 0 for weight in weights)
            return
    raise AssertionError("nobody knocked")


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_can_say_why(name: str, language: str) -> None:
    game = GAMES[name]
    heuristic = game.heuristic()
    assert heuristic is not None
    texts = Texts(language, game.folder / "texts", list("ABCDEFGHIJ"))
    player = bot("master@40", game)
    for state, seat, rng in positions(game, 6):
        move = player.choose(state.view(seat), state.moves(seat), rng)
        thought = player.thought
        assert thought is not None
        said = [texts.say(phrase) for phrase in thought.words(heuristic, 3)]
        assert texts.say(move.phrase()) in said[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_personas_have_names_and_descriptions(language: str) -> None:
    texts = Texts(language)
    for game in map(GAMES.named, HOUSE):
        assert len(game.levels) >= 5
        for level in game.levels:
            assert texts(f"level-{level.name}")
            assert texts(f"level-{level.name}.does")
    for persona in PERSONAS:
        assert texts(f"persona-{persona}")
        assert texts(f"persona-{persona}.does")


@pytest.mark.plays_much
@pytest.mark.parametrize("name", HOUSE)
def test_personas_play_otherwise_but_only_where_it_costs_little(name: str) -> None:
    game = GAMES[name]
    plain = bot("master@80", game)
    differ = dict.fromkeys(PERSONAS, 0)
    for state, seat, rng in positions(game, 30):
        seed = rng.below(1 << 30)
        usual = plain.choose(state.view(seat), state.moves(seat), Rng(seed))
        for persona in PERSONAS:
            player = bot(f"master:{persona}@80", game)
            chosen = player.choose(state.view(seat), state.moves(seat), Rng(seed))
            thought = player.thought
            assert thought is not None
            best, mine = thought.candidates[0], thought.candidate(chosen)
            assert best.move is usual
            assert mine is not None
            assert mine.chance >= best.chance - 0.011
            differ[persona] += chosen is not usual

    assert all(differ.values()), differ


@pytest.mark.parametrize(
    "word", ["genius", "master:", "master:clown", "master@", "master@0", "master@-5", "master@1e9", "master@99999ms"]
)
def test_what_no_bot_is_called_is_refused(word: str) -> None:
    with pytest.raises(BadOption):
        bot(word, GAMES["toctoctoc"])


def test_every_name_is_a_bot() -> None:
    for game in (*map(GAMES.named, HOUSE), prank.GAME):
        state = game.deal(game.options().settled(3), 3, Rng(3))
        for name in names(game):
            moves = state.moves(state.actor)
            assert bot(name, game).choose(state.view(state.actor), moves, Rng(1)) in moves
