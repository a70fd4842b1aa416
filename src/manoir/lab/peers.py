"""What is measured of other engines, each in the fastest way that its public interface allows. Run by worker.py with
the Python of an environment that has the peers and nothing of ours.
"""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

BATCH = 20
ROLLOUTS = 200
LONGEST_CATAN = 1000  # turns, as catanatron itself stops a game
SEARCHED = 500

random = Random(1).random


class Spiel:
    """OpenSpiel's crazy_eights (C++) for four. All outcomes of each of its draws are equally likely, so that a draw is
    made like any other choice: two calls a node, where the customary loop makes four.
    """

    def __init__(self) -> None:
        pyspiel: Any = import_module("pyspiel")
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("crazy_eights(players=4)")
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.searcher = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 1, False)
        self.roots = [self.deal() for _ in range(8)]
        self.lengths = [self.counted(self.drive([root.clone() for _ in range(400)])) / 400 for root in self.roots]
        self.next = 0

    def deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert all(abs(chance - 1 / len(outcomes)) < 1e-9 for _, chance in outcomes)
            assert [action for action, _ in outcomes] == state.legal_actions()
            state.apply_action(self.chosen(state.legal_actions()))
        return state

    def chosen(self, actions: list[int]) -> int:
        return actions[int(random() * len(actions))]

    def fresh(self) -> list[Any]:
        return [self.game.new_initial_state() for _ in range(BATCH)]

    def deals(self) -> list[Any]:
        return [self.deal() for _ in range(BATCH)]

    def drive(self, states: list[Any]) -> list[Any]:
        for state in states:
            actions = state.legal_actions()
            while actions:
                state.apply_action(actions[int(random() * len(actions))])
                actions = state.legal_actions()
        return states

    def drive_as_usual(self, states: list[Any]) -> list[Any]:
        """The loop of OpenSpiel's own examples, but for the draw, which they make with numpy."""
        for state in states:
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action, _ = outcomes[int(random() * len(outcomes))]
                else:
                    actions = state.legal_actions()
                    action = actions[int(random() * len(actions))]
                state.apply_action(action)
        return states

    def counted(self, states: list[Any]) -> int:
        """The players' decisions, without chance's."""
        return sum(step.player >= 0 for state in states for step in state.full_history())

    def root(self) -> int:
        self.next = (self.next + 1) % len(self.roots)
        return self.next

    def rollouts(self, root: int) -> int:
        """Clones of a dealt position, each played out inside OpenSpiel: one simulation of a search, many rollouts."""
        self.searcher.mcts_search(self.roots[root])
        return root

    def rolled_out(self, root: int) -> float:
        return ROLLOUTS * self.lengths[root]

    def hearts(self) -> Any:
        """A dealt game of hearts, which has what an information-set search needs."""
        state = self.pyspiel.load_game("hearts").new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.chosen(state.legal_actions()))
        return state

    def search(self, state: Any) -> int:
        """OpenSpiel's own information-set search (C++), with one random rollout a simulation."""
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, 1)
        self.pyspiel.ISMCTSBot(1, evaluator, 2.0, SEARCHED).step(state)
        return SEARCHED

    def clones(self, states: list[Any]) -> int:
        for state in states:
            state.clone()
        return len(states)


class Uno:
    """rlcard's Uno (pure Python) for two, without its environment: the rules alone."""

    def __init__(self) -> None:
        self.make: Any = import_module("rlcard.games.uno.game").UnoGame
        self.game = self.make()
        self.numpy_choice: Any = import_module("numpy.random").choice

    def deals(self) -> list[Any]:
        games = [self.make() for _ in range(BATCH)]
        return [(game, game.init_game()[0]) for game in games]

    def drive(self, games: list[Any]) -> int:
        """`step` returns the legal actions too; to ask for them again would take longer."""
        decisions = 0
        for game, state in games:
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    def deal_and_drive(self, games: range) -> int:
        return sum([self.drive([(self.game, self.game.init_game()[0])]) for _ in games])

    def deal_and_drive_with_numpy(self, games: range) -> int:
        """As rlcard's own random agent chooses."""
        game, choice = self.game, self.numpy_choice
        decisions = 0
        for _ in games:
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(choice(state["legal_actions"]))
                decisions += 1
        return decisions

    def deal_and_drive_below(self, games: range) -> int:
        """Below its interface: without the description of the position that every `step` makes."""
        decisions = 0
        for _ in games:
            self.game.init_game()
            round, players = self.game.round, self.game.players
            while not round.is_over:
                actions = round.get_legal_actions(players, round.current_player)
                round.proceed_round(players, actions[int(random() * len(actions))])
                decisions += 1
        return decisions


class Catan:
    """catanatron (pure Python), a euro with dice for four players, without its checks of every action."""

    def __init__(self) -> None:
        module: Any = import_module("catanatron")
        self.make: Any = module.Game
        self.seated = [module.RandomPlayer(colour) for colour in module.Color]
        self.positions = [self.make(self.seated) for _ in range(BATCH)]

    def deal_and_drive(self, games: range) -> int:
        decisions = 0
        for _ in games:
            game = self.make(self.seated)
            state = game.state
            while game.winning_color() is None and state.num_turns < LONGEST_CATAN:
                actions = state.playable_actions
                game.execute(actions[int(random() * len(actions))], validate_action=False)
                decisions += 1
        return decisions

    def clones(self, games: list[Any]) -> int:
        for game in games:
            game.copy()
        return len(games)


def tasks() -> dict[str, Any]:
    spiel, uno, catan = Spiel(), Uno(), Catan()
    midgame = spiel.deals()
    for state in midgame:
        for _ in range(int(random() * 60)):
            if not state.is_terminal():
                state.apply_action(spiel.chosen(state.legal_actions()))
    positions = midgame * 50
    games = range(BATCH)
    return {
        "openspiel-driven": (spiel.fresh, spiel.drive, spiel.counted),
        "openspiel-usual": (spiel.fresh, spiel.drive_as_usual, spiel.counted),
        "openspiel-driven-dealt": (spiel.deals, spiel.drive, spiel.counted),
        "openspiel-inside-dealt": (spiel.root, spiel.rollouts, spiel.rolled_out),
        "openspiel-search": (spiel.hearts, spiel.search, int),
        "openspiel-clone": ((lambda: positions), spiel.clones, int),
        "rlcard-driven": ((lambda: games), uno.deal_and_drive, int),
        "rlcard-numpy": ((lambda: games), uno.deal_and_drive_with_numpy, int),
        "rlcard-below": ((lambda: games), uno.deal_and_drive_below, int),
        "rlcard-driven-dealt": (uno.deals, uno.drive, int),
        "catanatron-driven": ((lambda: range(1)), catan.deal_and_drive, int),
        "catanatron-clone": ((lambda: catan.positions), catan.clones, int),
    }


def facts() -> dict[str, object]:
    return {name: version(name) for name in ("open_spiel", "rlcard", "catanatron")}
