"""What is known of good play (10.1 of the rules): spheres first, high haunts, claims before others, discs in time."""

from math import exp
from typing import Final

from manoir.core.game import CHANCE, OVER, Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.halloween.board import COLOUR_OF, EVOLVE_COST, HAUNT_POINTS
from manoir.games.halloween.card import EVOLVE, FIGHT, HAUNT, MOVE, RECOVER, REST, SCARE, SUMMON
from manoir.games.halloween.moves import END
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.turn import Main
from manoir.games.halloween.view import HalloweenView
from manoir.games.halloween.words import Choice
from manoir.games.halloween.worth import KEPT_HAUNT, best_slot, progress, worth

SAMPLES: Final = 3  # rolls of the dice that a look ahead averages over
DEPTH: Final = 3  # choices that a look ahead goes on for, within one event
BROAD: Final = 16  # choices at each of them
CUT: Final = 16  # decisions of a rollout before the position is judged
LEAD: Final = 5.0  # points that make a player about three times as likely to win


class HalloweenHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__()
        self.scale = 1.5
        self.width = 8
        self.pool = 1  # nothing is hidden: there is one position to imagine
        self.rival = 0.0  # the worth of the position to the best of the others, before the move

    def values(self, view: View, moves: list[Move]) -> list[float]:
        """The worth of the position that each move leads to, once its event is over."""
        assert isinstance(view, HalloweenView) and view.seat is not None
        self.rival = best_rival(view.game, view.seat)
        return [self.ahead(view.game, view.seat, move, DEPTH) for move in moves]

    def ahead(self, game: HalloweenState, seat: Seat, move: Move, depth: int) -> float:
        """What a move is worth if its maker chooses well until the next main window, and the dice fall as they do."""
        copy = game.clone()
        copy.apply(copy.actor, move)
        if copy.actor != CHANCE:
            return self.settled(copy, seat, depth)
        total = 0.0
        samples = SAMPLES if depth == DEPTH else 2
        for sample in range(samples):
            rng = Rng(sample)
            world = copy.clone()
            world.settle(rng)
            total += self.settled(world, seat, depth)
        return total / samples

    def settled(self, game: HalloweenState, seat: Seat, depth: int) -> float:
        if game.actor != seat or depth == 0 or isinstance(game.step, Main):
            return self.judged(game, seat)
        best = -1e9
        for move in game.offer[:BROAD]:
            best = max(best, self.ahead(game, seat, move, depth - 1))
        return best

    def judged(self, game: HalloweenState, seat: Seat) -> float:
        """The worth of a position to a player against that to the best of the others, which a move seldom changes."""
        if game.actor == OVER:
            mine = float(game.players[seat].hp)
            return mine - max([float(other.hp) for at, other in enumerate(game.players) if at != seat])
        value = worth(game, seat, progress(game))
        return value - (best_rival(game, seat) if game.ending else self.rival)

    # -- in a search ----------------------------------------------------------------------------------------------

    def prior(self, world: State, seat: Seat, moves: list[Move]) -> list[float]:
        """A quick guess at each word."""
        assert isinstance(world, HalloweenState)
        return [guess(world, move) for move in moves]

    def finish(self, world: State, rng: Rng) -> list[float]:
        """A few decisions at random, without the worst of them, then a judgement."""
        assert isinstance(world, HalloweenState)
        moves = world.choices(rng)
        decisions = 0
        while moves and decisions < CUT:
            move = moves[rng.below(len(moves))]
            if isinstance(world.step, Main):
                other = moves[rng.below(len(moves))]
                if guess(world, other) > guess(world, move):
                    move = other
            moves = world.advance(move, rng)
            decisions += 1
        return world.returns() if world.actor == OVER else self.outlook(world)

    def outlook(self, world: State) -> list[float]:
        assert isinstance(world, HalloweenState)
        done = progress(world)
        values = [worth(world, seat, done) for seat in range(world.seats)]
        most = max(values)
        lead = LEAD * (1.6 - done)
        chances = [exp((value - most) / lead) for value in values]
        total = sum(chances)
        return [chance / total for chance in chances]

    # -- personas -------------------------------------------------------------------------------------------------

    def taste(self, persona: str, view: View, move: Move) -> float:
        """A gambler fights and rolls, a miser gathers tokens and claims late."""
        assert isinstance(move, Choice)
        if persona == "gambler":
            return 1.0 if move.action == FIGHT or move.verb in ("again", "fortune", "mixed", "yes") else 0.0
        return 1.0 if move.action in (SUMMON, SCARE) else -1.0 if move.verb in ("claim", "pay") else 0.0


def best_rival(game: HalloweenState, seat: Seat) -> float:
    done = progress(game)
    return max([worth(game, other, done) for other in range(game.seats) if other != seat])


def guess(game: HalloweenState, move: Move) -> float:
    """What a word promises, at a glance."""
    assert isinstance(move, Choice)
    if move.verb == "activate":
        return activation(game, move.section, move.action)
    if move.verb == "claim":
        return 3.5
    if move.verb == "haunt":
        return HAUNT_POINTS[COLOUR_OF[move.place]] - KEPT_HAUNT
    if move.verb in ("token", "card", "yes", "section"):
        return 1.5
    if move.verb == "figure":
        return 0.3 * COLOUR_OF[move.place]
    if move.verb == "colour":
        return 0.4 * move.colour
    return -0.5 if move is END else 0.0


def activation(game: HalloweenState, section: int, action: int) -> float:
    """What an action of a section promises."""
    player = game.me
    level = player.level(section)
    if action == EVOLVE:
        return 2.5
    if action == HAUNT:
        return 0.6 * best_slot(game, player, level) - 0.5 * KEPT_HAUNT
    if action == REST:
        return 0.7 * player.discs(section) - 1.5
    if action == SCARE:
        return 1.2 if player.scare < EVOLVE_COST[min(4, level)] else 0.2
    if action == SUMMON:
        return 1.0
    if action == FIGHT:
        return 0.8
    if action == MOVE:
        return 0.4
    return -1.0 if action == RECOVER else 0.0
