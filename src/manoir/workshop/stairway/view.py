"""What one seat may know, built from nothing: what lies open, and the seat's own hand. Never the whole position."""

from typing import TYPE_CHECKING

from manoir.core.game import CHANCE, OVER, Move, View
from manoir.core.rng import Rng
from manoir.core.sheet import Line, Panel, Progress
from manoir.core.story import Json, Phrase, Seat, Who

from .moves import CARDS, LayCard

if TYPE_CHECKING:
    from .state import StairwayState


class StairwayView(View):
    def __init__(self, state: "StairwayState", seat: Seat | None) -> None:
        super().__init__(seat)
        self.hand = [] if seat is None else state.hands[seat][:]
        self.held = [len(hand) for hand in state.hands]
        self.staircases = [cards[:] for cards in state.staircases]
        self.dropped = [len(cards) for cards in state.dropped]
        self.points = state.points[:]
        self.scores = state.scores()
        self.turn = state.turn
        self.actor = state.actor
        self.step = state.step  # what everybody knows; one with a secret would need a copy without it
        self.agenda = state.agenda[:]

    def to_json(self) -> Json:
        """For programs, and for a board of its own in the browser."""
        return {
            "hand": self.hand,
            "held": self.held,
            "staircases": self.staircases,
            "dropped": self.dropped,
            "scores": self.scores,
        }

    def imagine(self, rng: Rng) -> "StairwayState":
        """A whole position that looks just like this: what cannot be seen is dealt anew. Searches play on from it."""
        from .state import StairwayState

        seen = {card for cards in (self.hand, *self.staircases) for card in cards}
        unseen = [card for card in range(1, CARDS + 1) if card not in seen]
        rng.shuffle(unseen)
        hands: list[list[int]] = []
        dropped: list[list[int]] = []
        for seat in range(len(self.held)):
            mine = seat == self.seat
            hands.append(self.hand[:] if mine else sorted(rng.draw(unseen, self.held[seat])))
            dropped.append(sorted(rng.draw(unseen, self.dropped[seat])))
        staircases = [cards[:] for cards in self.staircases]
        state = StairwayState(
            len(self.held), self.step, self.agenda[:], hands, staircases, dropped, self.points[:], self.turn
        )
        state.proceed()
        return state

    # -- for people ----------------------------------------------------------------------------------------------------

    def status(self) -> Phrase:
        """What the table waits for. It does not say whether the player can lay or must drop: that is a secret."""
        if self.actor == OVER:
            return Phrase("status-over")
        if self.actor == CHANCE:
            return Phrase("status-chance")
        mine = self.actor == self.seat
        return Phrase("status-turn-you") if mine else Phrase("status-turn", {"player": Who(self.actor)})

    def rule(self) -> str:
        return self.step.rule() if self.step is not None else "S-7"

    def progress(self) -> Progress:
        placed = sum(map(len, self.staircases)) + sum(self.dropped)
        return Progress(placed / CARDS, Phrase("progress-cards", {"n": CARDS - placed}))

    def hint(self, move: Move) -> Phrase | None:
        """What a move promises."""
        points = len(self.staircases[move.staircase - 1]) + 1 if isinstance(move, LayCard) else -1
        return Phrase("hint-points", {"n": points})

    def sheet(self) -> list[Panel]:
        """Shown in the terminal, and in the browser until the game has a board. A secret row can be covered."""
        players = [self.player(seat) for seat in range(len(self.held))]
        rows = [Line(Phrase("row-staircase", {"n": n}), numbers(cards)) for n, cards in enumerate(self.staircases, 1)]
        panels = [*players, Panel(Phrase("panel-staircases"), rows, listed=True)]
        if self.seat is not None:
            panels.append(Panel(Phrase("panel-hand"), [Line(Phrase("row-hand"), numbers(self.hand), secret=True)]))
        return panels

    def player(self, seat: Seat) -> Panel:
        values: Json = {"player": Who(seat), "points": self.scores[seat], "cards": self.held[seat]}
        dropped = Line(Phrase("row-dropped"), [Phrase("number", {"n": self.dropped[seat]})])
        return Panel(Phrase("panel-player", values), [dropped], seat)


def numbers(cards: list[int]) -> list[Phrase]:
    return [Phrase("number", {"n": card}) for card in cards]
