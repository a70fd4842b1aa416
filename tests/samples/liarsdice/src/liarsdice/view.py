"""What one seat may know: its own dice, how many the others have, the bids, and how the last round ended."""

from typing import TYPE_CHECKING

from manoir.core.game import CHANCE, OVER, Move, View
from manoir.core.rng import Rng
from manoir.core.sheet import Line, Panel, Progress
from manoir.core.story import Json, Phrase, Seat, Who

from .moves import LIAR, Bid, faces
from .odds import at_least, chance_of
from .showdown import matching

if TYPE_CHECKING:
    from .state import LiarsdiceState


class LiarsdiceView(View):
    def __init__(self, state: "LiarsdiceState", seat: Seat | None) -> None:
        super().__init__(seat)
        self.seats = state.seats
        self.wild = state.wild
        self.held = state.held[:]
        self.rolled = [len(one) for one in state.dice]
        self.dice = [] if seat is None else state.dice[seat][:]
        self.bids = state.bids[:]
        self.out = state.out[:]
        self.shown = state.shown
        self.round = state.round
        self.turn = state.turn
        self.actor = state.actor
        self.step = state.step  # holds no secret
        self.agenda = state.agenda[:]

    def to_json(self) -> Json:
        return {
            "wild": self.wild,
            "held": self.held,
            "rolled": self.rolled,
            "dice": self.dice,
            "bids": [{"seat": seat, "count": bid.count, "face": bid.face} for seat, bid in self.bids],
            "out": self.out,
            "shown": self.shown.to_json() if self.shown is not None else None,
            "round": self.round,
        }

    def imagine(self, rng: Rng) -> "LiarsdiceState":
        from .state import LiarsdiceState

        dice: list[list[int]] = []
        for seat in range(self.seats):
            mine = seat == self.seat
            dice.append(self.dice[:] if mine else sorted(1 + int(rng.below(6)) for _ in range(self.rolled[seat])))
        state = LiarsdiceState(
            self.seats,
            self.step,
            self.agenda[:],
            self.wild,
            self.held[:],
            dice,
            self.bids[:],
            self.out[:],
            self.shown,
            self.round,
            self.turn,
        )
        state.proceed()
        return state

    def odds(self, bid: Bid) -> float:
        """That a bid is true, as far as the own dice and nothing else tell."""
        missing = bid.count - matching(self.dice, bid.face, self.wild)
        return at_least(missing, sum(self.held) - len(self.dice), chance_of(bid.face, self.wild))

    # -- for people ----------------------------------------------------------------------------------------------------

    def status(self) -> Phrase:
        if self.actor == OVER:
            return Phrase("status-over")
        if self.actor == CHANCE:
            return Phrase("status-roll")
        key = "status-answer" if self.bids else "status-bid"
        return Phrase(key + "-you") if self.actor == self.seat else Phrase(key, {"player": Who(self.actor)})

    def rule(self) -> str:
        return self.step.rule() if self.step is not None else "L-10"

    def progress(self) -> Progress:
        """Each round costs a die; all but the winner's last ones go."""
        left = sum(self.held)
        return Progress((self.round - 1) / (left + self.round - 1), Phrase("progress-dice", {"n": left}))

    def hint(self, move: Move) -> Phrase | None:
        if self.seat is None:
            return None
        if isinstance(move, Bid):
            return Phrase("hint-bid", {"n": percent(self.odds(move))})
        if move is LIAR and self.bids:
            return Phrase("hint-liar", {"n": percent(1 - self.odds(self.bids[-1][1]))})
        return None

    def sheet(self) -> list[Panel]:
        panels = [self.player(seat) for seat in range(self.seats)]
        last = self.bids[-1][1] if self.bids else None
        panels.append(Panel(Phrase("panel-bid"), [Line(Phrase("row-bid"), [said(last)] if last is not None else [])]))
        if self.shown is not None:
            panels.append(self.last_round())
        if self.seat is not None:
            panels.append(Panel(Phrase("panel-dice"), [Line(Phrase("row-dice"), numbers(self.dice), secret=True)]))
        return panels

    def player(self, seat: Seat) -> Panel:
        bids = [said(bid) for bidder, bid in self.bids if bidder == seat]
        return Panel(
            Phrase("panel-player", {"player": Who(seat), "dice": self.held[seat]}),
            [Line(Phrase("row-bids"), bids)],
            seat,
        )

    def last_round(self) -> Panel:
        assert self.shown is not None
        rows = [
            Line(Phrase("row-shown", {"player": Who(seat)}), numbers(dice))
            for seat, dice in enumerate(self.shown.dice)
            if dice
        ]
        values: Json = {"bid": said(self.shown.bid), "found": self.shown.found}
        return Panel(Phrase("panel-shown", values), rows, listed=True)


def said(bid: Bid) -> Phrase:
    """A bid in words: 3 fives."""
    return Phrase("bid", {"count": bid.count, "face": faces(bid.face, bid.count)})


def numbers(dice: list[int]) -> list[Phrase]:
    return [Phrase("number", {"n": die}) for die in dice]


def percent(odds: float) -> int:
    """Nothing is told to be sure, or impossible, that is not."""
    return int(odds * 100) if odds in (0.0, 1.0) else min(99, max(1, round(odds * 100)))
