"""What is known of good play (section 8 of the rules): shed what is costly or alone, and keep the lead."""

from manoir.core.game import Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.games.spooks.cards import (
    BIT,
    CAT,
    FITS_DOWN,
    FITS_UP,
    POINTS,
    RANK,
    SKELETON,
    family,
    is_blue,
    is_green,
    is_master,
    kinds,
    rank,
)
from manoir.games.spooks.moves import ALL_DEALT, ASIDE, DECLINE, ENOUGH, PASS, CardMove, SeatMove
from manoir.games.spooks.view import SpooksView


class SpooksHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__()
        self.scale = 2.0
        self.ripe = 2
        self.pool = 100  # positions take longer to imagine than in other games

    def taste(self, persona: str, view: View, move: Move) -> float:
        """A gambler likes pranks and red cards, a miser keeps what is strong."""
        if not isinstance(move, CardMove):
            return 0.0
        if persona == "miser":
            return -1.0 * POINTS[move.card]
        return 1.0 if move.card != CAT and not is_blue(move.card) else 0.0

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, SpooksView) and view.seat is not None
        return [self.value(view, move) for move in moves]

    def noise(self, view: View) -> float:
        return 0.3

    def value(self, view: SpooksView, move: Move) -> float:
        if move is PASS or move is DECLINE:
            return -5.0  # play rather than pass
        if move is ENOUGH or move is ASIDE or move is ALL_DEALT:
            return 0.0  # a phantom hand is as good for one as for another
        if isinstance(move, SeatMove):
            return view.totals[move.seat] * 0.01
        assert isinstance(move, CardMove)
        if move.verb == "run":
            return 2.0 * self.run_length(view, move.card)
        value = self.burden(view, move.card)
        if move.verb == "commit":
            return value + self.prank(view, move.card)
        if move.verb == "lay":
            return value + self.consequence(view, move.card)
        return value  # given away or handed on

    def burden(self, view: SpooksView, card: int) -> float:
        """How much better the hand is without a card: what it costs, and how little it goes with the others."""
        cost = POINTS[card] * (0.1 if view.rules.series else 0.02)
        if card == CAT:
            return cost - 3.0  # an escape worth keeping, until the end is near
        near = RANK[rank(card) - 1] | RANK[rank(card) + 1]
        return cost - 0.4 * len(kinds(view.once & near))

    def run_length(self, view: SpooksView, card: int) -> int:
        """How many cards a run from this one up could have."""
        if card == CAT:
            return 0
        length = 1
        while view.once & RANK[rank(card) + length]:
            length += 1
        return length

    def prank(self, view: SpooksView, card: int) -> float:
        """A lead is worth a Goblin, the more so a strong one."""
        if not is_green(card):
            return 0.0
        strength = 12 - rank(card) if view.descending else rank(card)
        return 0.3 * strength - 1.5

    def consequence(self, view: SpooksView, card: int) -> float:
        """What laying a card leads to: a win, a prank that wins, a run of one's own, or the lead for another."""
        seat = view.seat
        left = view.held[seat] - 1 if seat is not None else 0
        if left == 0:
            return 100.0
        nearly_out = 1 in [held for other, held in enumerate(view.held) if other != seat]
        if card == CAT:
            return 3.0 if left <= 2 else -1.0
        if is_green(card):
            return 50.0 if left == 1 else -8.0 if nearly_out else 0.5
        if is_blue(card):
            following = FITS_DOWN[card] if view.descending else FITS_UP[card]
            if view.rules.only_cat and is_master(card):
                following = BIT[CAT]
            answers = len(kinds(following & ~view.played & ~view.once))
            return 1.5 - 0.4 * answers  # the fewer can answer, the likelier is the next lead
        longest = max([self.run_length(view, other) for other in kinds(view.once & ~BIT[card])], default=0)
        if family(card) == SKELETON:
            return 0.5 * longest
        return -3.0 if nearly_out else 0.5

    def finish(self, world: State, rng: Rng) -> list[float]:
        """Played to the end at random, but nobody passes, declines or ends a run who can go on: that loses games."""
        moves = world.choices(rng)
        while moves:
            open_moves = len(moves)
            if open_moves > 1:
                last = moves[open_moves - 1]
                if last is PASS or last is ENOUGH or last is DECLINE:
                    open_moves -= 1
            moves = world.advance(moves[rng.below(open_moves)], rng)
        return world.returns()
