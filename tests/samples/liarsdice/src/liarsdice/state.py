"""The position: who has which dice, what was bid, and the only functions that change it and tell what happened."""

from typing import Any

from manoir.core.agenda import AgendaState, Step
from manoir.core.story import Event, Json, Phrase, Seat, Who

from .moves import Bid, faces
from .showdown import Showdown, matching
from .view import LiarsdiceView


class LiarsdiceState(AgendaState):
    def __init__(
        self,
        seats: int,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        wild: bool,
        held: list[int],
        dice: list[list[int]],
        bids: list[tuple[Seat, Bid]],
        out: list[Seat],
        shown: Showdown | None,
        round: int,
        turn: int,
    ) -> None:
        super().__init__(seats, step, agenda)
        self.wild = wild
        self.held = held  # by seat: how many dice they have
        self.dice = dice  # by seat: what was rolled in this round, from low to high
        self.bids = bids  # of this round, the last one is to be topped
        self.out = out  # who has no dice any more, in the order of leaving
        self.shown = shown  # how the last round ended
        self.round = round  # from 1; each costs somebody a die
        self.turn = turn  # how many turns have begun

    def clone(self) -> "LiarsdiceState":
        copy = LiarsdiceState(
            self.seats,
            self.step,
            self.agenda[:],
            self.wild,
            self.held[:],
            [one[:] for one in self.dice],
            self.bids[:],
            self.out[:],
            self.shown,
            self.round,
            self.turn,
        )
        copy.actor = self.actor
        return copy

    # -- questions -----------------------------------------------------------------------------------------------------

    def bid(self) -> Bid | None:
        """The bid that is to be topped or doubted."""
        return self.bids[-1][1] if self.bids else None

    def in_game(self) -> int:
        """All dice that there still are."""
        return sum(self.held)

    def after(self, seat: Seat) -> Seat:
        """The next player clockwise who has dice."""
        seat = (seat + 1) % self.seats
        while not self.held[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def scores(self) -> list[int]:
        return [self.out.index(seat) if seat in self.out else len(self.out) for seat in range(self.seats)]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return [(Phrase("points-outlasted"), self.scores()[seat])]

    def turns(self) -> int:
        return self.turn

    def view(self, seat: Seat | None) -> LiarsdiceView:
        return LiarsdiceView(self, seat)

    def position(self) -> Json:
        return {
            "wild": self.wild,
            "held": self.held[:],
            "dice": [one[:] for one in self.dice],
            "bids": [[seat, bid.count, bid.face] for seat, bid in self.bids],
            "out": self.out[:],
            "shown": self.shown.to_json() if self.shown is not None else None,
            "round": self.round,
            "turn": self.turn,
            "step": self.step.name() if self.step is not None else "over",
            "actor": self.actor,
        }

    # -- what changes it -----------------------------------------------------------------------------------------------

    def begin(self, seat: Seat) -> None:
        self.tell(Event("event-begin", "L-2", {"player": Who(seat)}))

    def roll(self, seat: Seat, face: int) -> None:
        """A die under a cup; it is told of once all dice of the cup have come to rest."""
        self.dice[seat] = sorted([*self.dice[seat], face])
        if len(self.dice[seat]) == self.held[seat]:
            values: Json = {"player": Who(seat), "count": self.held[seat]}
            self.tell(Event("event-roll", "L-3", values, secret={"dice": self.dice[seat][:]}, seen_by=[seat]))

    def raise_to(self, seat: Seat, bid: Bid) -> None:
        self.bids.append((seat, bid))
        values: Json = {"player": Who(seat), "count": bid.count, "face": faces(bid.face, bid.count)}
        self.tell(Event("event-bid", "L-5", values))

    def lift(self, caller: Seat) -> Seat:
        """Somebody calls the last bidder a liar: all dice are shown, and who was wrong loses one. Who that was."""
        bidder, bid = self.bids[-1]
        found = sum(matching(one, bid.face, self.wild) for one in self.dice)
        shown = Showdown(self.dice, bid, bidder, caller, found)
        self.tell(Event("event-liar", "L-8", {"player": Who(caller), "other": Who(bidder)}))
        for seat in range(self.seats):
            if self.dice[seat]:
                self.tell(Event("event-show", "L-8", {"player": Who(seat), "dice": self.dice[seat][:]}))
        said: Json = {"count": bid.count, "face": faces(bid.face, bid.count), "found": found}
        self.tell(Event("event-true" if found >= bid.count else "event-false", "L-8", said))
        self.shown = shown
        self.dice = [[] for _ in range(self.seats)]
        self.bids = []
        self.round += 1
        self.lose(shown.loser)
        return shown.loser

    def lose(self, seat: Seat) -> None:
        self.held[seat] -= 1
        self.tell(Event("event-lose", "L-8", {"player": Who(seat), "left": self.held[seat]}))
        if not self.held[seat]:
            self.out.append(seat)
            self.tell(Event("event-out", "L-10", {"player": Who(seat)}))
        if len(self.out) == self.seats - 1:
            self.tell(Event("event-win", "L-10", {"player": Who(self.after(seat))}))

    def tell(self, event: Event) -> None:
        if self.story is not None:
            self.story.append(event)
