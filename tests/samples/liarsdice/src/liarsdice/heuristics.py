"""What good players know: how likely bids are, and that who bids on a face tends to have it."""

from math import log

from manoir.core.game import OVER, Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.story import Phrase, Seat

from .moves import LIAR, Bid
from .odds import at_least, chance_of
from .showdown import matching
from .state import LiarsdiceState
from .view import LiarsdiceView

TELLS = 1.3  # by how much a die is likelier to count if its owner bid on that face in this round
SANE = 3  # dice above the last bid that a quick player thinks of


class LiarsdiceHeuristic(Heuristic):
    """A die is a point: what a move costs or wins on average."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 0.2
        self.width = 10
        self.weights = [1.6]

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, LiarsdiceView)
        gain = 1 / max(1, view.seats - len(view.out) - 1)  # what a die that another loses is worth to me
        found: list[float] = []
        for move in moves:
            if isinstance(move, Bid):
                true = believed(view, move)
                doubt = 1 - at_least(move.count, sum(view.held), chance_of(move.face, view.wild))
                found.append(doubt * (true * gain - (1 - true)))
            else:
                true = believed(view, view.bids[-1][1])
                found.append((1 - true) * gain - true)
        return found

    def noise(self, view: View) -> float:
        return 0.05

    def taste(self, persona: str, view: View, move: Move) -> float:
        """A gambler bids high; a miser risks nothing that the dice do not bear out."""
        if not isinstance(move, Bid):
            return 0.0
        assert isinstance(view, LiarsdiceView)
        return float(move.count) if persona == "gambler" else view.odds(move)

    def likelihood(self, world: State, seat: Seat) -> float:
        """Who bids on a face has some of it, more often than not."""
        assert isinstance(world, LiarsdiceState)
        weight = 1.0
        for bidder, bid in world.bids[-world.seats :]:
            if bidder != seat:
                share = matching(world.dice[bidder], bid.face, world.wild) / world.held[bidder]
                weight *= 0.4 + share
        return weight

    def finish(self, world: State, rng: Rng) -> list[float]:
        """To the end of the round, quickly; then the dice that are left tell."""
        assert isinstance(world, LiarsdiceState)
        now = world.round
        while world.round == now and world.actor >= 0:
            moves = sane(world, world.moves(world.actor))
            values = self.values(world.view(world.actor), moves)
            best = max(range(len(moves)), key=lambda place: values[place] + 0.1 * rng.unit())
            world.apply(world.actor, moves[best])
        return world.returns() if world.actor == OVER else self.outlook(world)

    def features(self, world: State) -> list[list[float]]:
        assert isinstance(world, LiarsdiceState)
        return [[log(held) if held else -20.0] for held in world.held]

    def comment(self, view: View, move: Move) -> list[Phrase]:
        hint = view.hint(move)
        return [hint] if hint is not None else []


def believed(view: LiarsdiceView, bid: Bid) -> float:
    """How likely a bid is for who listens to the others."""
    chance = chance_of(bid.face, view.wild)
    tellers = {bidder for bidder, other in view.bids if other.face == bid.face and bidder != view.seat}
    marked = sum(view.rolled[bidder] for bidder in tellers)
    unknown = sum(view.held) - len(view.dice) - marked
    missing = bid.count - matching(view.dice, bid.face, view.wild)
    return at_least(missing, unknown, chance, marked, chance * TELLS)


def sane(world: LiarsdiceState, moves: list[Move]) -> list[Move]:
    """Without bids that are far above the last one."""
    last = world.bid()
    most = (last.count if last is not None else world.in_game() // 4) + SANE
    found = [move for move in moves if move is LIAR or (isinstance(move, Bid) and move.count <= most)]
    return found if found else moves
