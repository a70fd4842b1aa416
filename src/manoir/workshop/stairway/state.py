"""The position: what lies where, and the only functions that change it and tell what happened."""

from typing import Any

from manoir.core.agenda import AgendaState, Step
from manoir.core.story import Event, Json, Phrase, Seat, Who

from .moves import CARDS
from .view import StairwayView


class StairwayState(AgendaState):
    """Its turn is a stack of steps (steps.py); the top one says who chooses, and what."""

    def __init__(
        self,
        seats: int,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        hands: list[list[int]],
        staircases: list[list[int]],
        dropped: list[list[int]],
        points: list[int],
        turn: int,
    ) -> None:
        super().__init__(seats, step, agenda)
        self.hands = hands  # by seat, each from low to high
        self.staircases = staircases  # the cards of each, from the bottom up
        self.dropped = dropped  # by seat, face down
        self.points = points  # by seat, for cards laid
        self.turn = turn  # how many turns have begun

    def clone(self) -> "StairwayState":
        """The constructor with copies: a forgotten field is an error that mypy finds."""
        copy = StairwayState(
            self.seats,
            self.step,
            self.agenda[:],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.staircases],
            [cards[:] for cards in self.dropped],
            self.points[:],
            self.turn,
        )
        copy.actor = self.actor
        return copy

    # -- questions -----------------------------------------------------------------------------------------------------

    def pile(self) -> list[int]:
        """The cards that were not dealt yet. They have no order: chance decides when one is drawn."""
        placed = {card for cards in (*self.hands, *self.staircases, *self.dropped) for card in cards}
        return [card for card in range(1, CARDS + 1) if card not in placed]

    def fits(self, card: int, staircase: int) -> bool:
        cards = self.staircases[staircase]
        return not cards or card > cards[-1]

    def scores(self) -> list[int]:
        return [self.points[seat] - len(self.dropped[seat]) for seat in range(self.seats)]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return [(Phrase("points-laid"), self.points[seat]), (Phrase("points-dropped"), -len(self.dropped[seat]))]

    def turns(self) -> int:
        return self.turn

    def view(self, seat: Seat | None) -> StairwayView:
        return StairwayView(self, seat)

    def position(self) -> Json:
        """Everything, for traces and tests: what is forgotten here, nobody can check."""
        return {
            "hands": [hand[:] for hand in self.hands],
            "staircases": [cards[:] for cards in self.staircases],
            "dropped": [cards[:] for cards in self.dropped],
            "points": self.points[:],
            "turn": self.turn,
            "step": self.step.name() if self.step is not None else "over",
        }

    # -- what changes it -----------------------------------------------------------------------------------------------

    def deal(self, seat: Seat, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(Event("event-deal", "S-2", {"player": Who(seat)}, secret={"card": card}, seen_by=[seat]))

    def lay(self, seat: Seat, card: int, staircase: int) -> None:
        self.hands[seat].remove(card)
        self.staircases[staircase].append(card)
        points = len(self.staircases[staircase])
        self.points[seat] += points
        values: Json = {"player": Who(seat), "card": card, "staircase": staircase + 1, "points": points}
        self.tell(Event("event-lay", "S-4", values))

    def drop(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.dropped[seat] = sorted([*self.dropped[seat], card])
        self.tell(Event("event-drop", "S-5", {"player": Who(seat)}, secret={"card": card}, seen_by=[seat]))

    def tell(self, event: Event) -> None:
        """Into the story, if somebody listens: clones that a search plays with tell nothing."""
        if self.story is not None:
            self.story.append(event)
