"""What is known of good play (section 8 of the rules): shed what is costly or alone, and keep the lead."""

from manoir.core.game import Move, View
from manoir.core.heuristic import Heuristic
from manoir.games.spooks.cards import BIT, CAT, NONE, POINTS, RANK, is_green, kinds, rank
from manoir.games.spooks.moves import DECLINE, ENOUGH, PASS, CardMove, SeatMove
from manoir.games.spooks.view import SpooksView


class SpooksHeuristic(Heuristic):
    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, SpooksView) and view.seat is not None
        return [self.value(view, move) for move in moves]

    def noise(self, view: View) -> float:
        return 0.3

    def value(self, view: SpooksView, move: Move) -> float:
        if move is PASS or move is DECLINE:
            return -5.0  # play rather than pass
        if move is ENOUGH:
            return 0.0
        if isinstance(move, SeatMove):
            return view.totals[move.seat] * 0.01
        assert isinstance(move, CardMove)
        value = self.burden(view, move.card)
        if move.verb == "commit":
            return value + self.prank(view, move.card)
        if move.verb == "lay":
            return value + self.consequence(view, move.card)
        return value + 1.0  # given away, handed on or run off: the more the better

    def burden(self, view: SpooksView, card: int) -> float:
        """How much better the hand is without a card: what it costs, and how little it goes with the others."""
        cost = POINTS[card] * 0.1
        if card == CAT:
            return cost - 4.0  # an escape worth keeping, until the end is near
        near = RANK[rank(card) - 1] | RANK[rank(card) + 1]
        friends = len(kinds(view.once & near))
        return cost - 0.5 * friends

    def prank(self, view: SpooksView, card: int) -> float:
        """A lead is worth having with a hand to play from."""
        if not is_green(card):
            return 0.0
        strength = 12 - rank(card) if view.descending else rank(card)
        return 0.25 * strength - 1.0

    def consequence(self, view: SpooksView, card: int) -> float:
        """A Goblin with one other card left wins the deal; a Cat gives the lead away."""
        left = view.held[view.seat] - 1 if view.seat is not None else 0
        if left == 0:
            return 100.0
        if is_green(card):
            if left == 1:
                return 50.0
            rivals = [held for seat, held in enumerate(view.held) if seat != view.seat and held == 1]
            return -8.0 if rivals else 1.0
        if card == CAT:
            return -1.0 if left > 2 else 4.0
        return 0.5 if BIT[card] & view.fits or view.top == NONE else 0.0
