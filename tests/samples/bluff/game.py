"""The rules of Bluff (RULES.md): a game with very many moves of two parts, a hidden cup for each player, and odds."""

from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb, factorial
from pathlib import Path
from typing import Any

from manoir.core.agenda import NOBODY, AgendaState, Step
from manoir.core.game import CHANCE, Game, Move, State, View
from manoir.core.options import Options, option
from manoir.core.parts import Parts, named, number
from manoir.core.rng import Rng
from manoir.core.sheet import Line, Panel
from manoir.core.story import LETTERS, Event, Json, Phrase, Seat, Who

SEATS = 6
MOST = 5  # dice of a player
FACES = range(1, 7)


@dataclass(frozen=True, kw_only=True)
class BluffOptions(Options):
    dice: int = option(5, rule="B-1", low=1, high=MOST)


class Bid(Move):
    """So many dice of a face."""

    def __init__(self, id: int, count: int, face: int) -> None:
        super().__init__(id, f"say {count} {face}")
        self.count = count
        self.face = face

    def parts(self) -> Parts:
        return {"count": number(self.count), "face": named(str(self.face), f"face-{self.face}")}


class RollDice(Move):
    """Chance: what lies under a cup."""

    def __init__(self, id: int, seat: Seat, dice: list[int], public: Move) -> None:
        super().__init__(id, f"roll {LETTERS[seat]} {'-'.join(map(str, dice))}", public)
        self.seat = seat
        self.dice = dice
        ways = factorial(len(dice))
        for face in FACES:
            ways //= factorial(dice.count(face))
        self.ways = ways


DOUBT = Move(0, "doubt")
BIDS = [[Bid(1 + 6 * count + face, count, face) for face in FACES] for count in range(SEATS * MOST + 1)]
UNSEEN = [Move(300 + seat, f"roll {LETTERS[seat]} ?") for seat in range(SEATS)]
THROWS = [[list(dice) for dice in combinations_with_replacement(FACES, n)] for n in range(MOST + 1)]


def _id(seat: Seat, n: int, at: int) -> int:
    """Of a throw of n dice: all others come before it."""
    return 400 + 500 * seat + sum(map(len, THROWS[:n])) + at


ROLLS = [
    [
        [RollDice(_id(seat, n, at), seat, dice, UNSEEN[seat]) for at, dice in enumerate(THROWS[n])]
        for n in range(MOST + 1)
    ]
    for seat in range(SEATS)
]


class BluffState(AgendaState):
    def __init__(
        self,
        seats: int,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        left: list[int],
        cups: list[list[int]],
        bid: Bid | None,
        bidder: Seat,
        turn: Seat,
        dice: int,
        rounds: int,
    ) -> None:
        super().__init__(seats, step, agenda)
        self.left = left  # dice of each player
        self.cups = cups  # what they show
        self.bid = bid
        self.bidder = bidder
        self.turn = turn
        self.dice = dice  # that everybody began with
        self.rounds = rounds

    def clone(self) -> "BluffState":
        cups = [cup[:] for cup in self.cups]
        copy = BluffState(
            self.seats,
            self.step,
            self.agenda[:],
            self.left[:],
            cups,
            self.bid,
            self.bidder,
            self.turn,
            self.dice,
            self.rounds,
        )
        copy.actor = self.actor
        return copy

    def scores(self) -> list[int]:
        return self.left[:]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return [(Phrase("points-dice"), self.left[seat])]

    def turns(self) -> int:
        return self.rounds

    def view(self, seat: Seat | None) -> "BluffView":
        return BluffView(self, seat)

    def position(self) -> Json:
        return {
            "left": self.left[:],
            "cups": [cup[:] for cup in self.cups],
            "bid": self.bid.notation if self.bid else "",
            "bidder": self.bidder,
            "turn": self.turn,
            "rounds": self.rounds,
            "step": self.step.name() if self.step is not None else "over",
            "actor": self.actor,
        }

    def after(self, seat: Seat) -> Seat:
        """The next player who has dice, beginning with this one."""
        while not self.left[seat]:
            seat = (seat + 1) % self.seats
        return seat


class Roll(Step[BluffState]):
    def short(self, state: BluffState) -> Seat:
        for seat in range(state.seats):
            if len(state.cups[seat]) < state.left[seat]:
                return seat
        return -1

    def actor(self, state: BluffState) -> int:
        return NOBODY if self.short(state) < 0 else CHANCE

    def chance(self, state: BluffState) -> list[tuple[Move, int]]:
        seat = self.short(state)
        return [(roll, roll.ways) for roll in ROLLS[seat][state.left[seat]]]

    def take(self, state: BluffState, seat: Seat, move: Move) -> None:
        assert isinstance(move, RollDice)
        state.cups[move.seat] = move.dice[:]
        if state.story is not None:
            player: Json = {"player": Who(move.seat)}
            state.story.append(Event("event-roll", "B-2", player, {"dice": shown(move.dice)}, [move.seat]))
        state.push(self)

    def run(self, state: BluffState) -> None:
        state.push(Say())


class Say(Step[BluffState]):
    def rule(self) -> str:
        return "B-3"

    def actor(self, state: BluffState) -> int:
        return state.turn

    def moves(self, state: BluffState, seat: Seat) -> list[Move]:
        bid, most = state.bid, sum(state.left)
        if bid is None:
            return [one for row in BIDS[1 : most + 1] for one in row]
        higher: list[Move] = [DOUBT, *(one for one in BIDS[bid.count] if one.face > bid.face)]
        return higher + [one for row in BIDS[bid.count + 1 : most + 1] for one in row]

    def take(self, state: BluffState, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            state.bid, state.bidder = move, seat
            state.turn = state.after((seat + 1) % state.seats)
            if state.story is not None:
                values = {"player": Who(seat), "count": move.count, "face": Phrase(f"face-{move.face}")}
                state.story.append(Event("event-say", "B-3", values))
            state.push(self)
        else:
            self.lift(state, seat)

    def lift(self, state: BluffState, doubter: Seat) -> None:
        bid = state.bid
        assert bid is not None
        there = sum(cup.count(bid.face) for cup in state.cups)
        loser = doubter if there >= bid.count else state.bidder
        if state.story is not None:
            face = Phrase(f"face-{bid.face}")
            state.story.append(Event("event-doubt", "B-4", {"player": Who(doubter), "there": there, "face": face}))
            state.story.append(Event("event-lose", "B-5", {"player": Who(loser)}))
        state.left[loser] -= 1
        state.cups = [[] for _ in state.cups]
        state.bid = None
        if sum(1 for left in state.left if left) > 1:
            state.turn = state.after(loser)
            state.rounds += 1
            state.push(Roll())
        elif state.story is not None:
            state.story.append(Event("event-win", "B-6", {"player": Who(state.after(0))}))


class BluffView(View):
    def __init__(self, state: BluffState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.left = state.left[:]
        self.cup = [] if seat is None else state.cups[seat][:]
        self.bid = state.bid
        self.bidder = state.bidder
        self.turn = state.turn
        self.dice = state.dice
        self.rounds = state.rounds
        self.step = state.step
        self.agenda = state.agenda[:]

    def to_json(self) -> Json:
        bid = [self.bid.count, self.bid.face] if self.bid else None
        shown = {"left": self.left, "cup": self.cup, "bid": bid, "turn": LETTERS[self.turn]}
        return {**shown, "bidder": LETTERS[self.bidder] if self.bid else None}

    def imagine(self, rng: Rng) -> State:
        cups = [
            self.cup[:] if seat == self.seat else sorted(1 + int(rng.below(6)) for _ in range(left))
            for seat, left in enumerate(self.left)
        ]
        state = BluffState(
            len(self.left),
            self.step,
            self.agenda[:],
            self.left[:],
            cups,
            self.bid,
            self.bidder,
            self.turn,
            self.dice,
            self.rounds,
        )
        state.proceed()
        return state

    def status(self) -> Phrase:
        if self.step is None:
            return Phrase("status-over")
        key = "status-say" if self.bid is None else "status-answer"
        return Phrase(key + "-you" if self.turn == self.seat else key, {"player": Who(self.turn)})

    def rule(self) -> str:
        return self.step.rule() if self.step is not None else "B-6"

    def hint(self, move: Move) -> Phrase | None:
        """How likely it is that so many dice show the face, for who knows one cup."""
        if not isinstance(move, Bid) or self.seat is None:
            return None
        unseen = sum(self.left) - len(self.cup)
        missing = move.count - self.cup.count(move.face)
        chance = sum(comb(unseen, k) * 5 ** (unseen - k) for k in range(max(0, missing), unseen + 1)) / 6**unseen
        return Phrase("hint-odds", {"percent": round(100 * chance)})

    def sheet(self) -> list[Panel]:
        said = (
            []
            if self.bid is None
            else [Phrase("bid", {"count": self.bid.count, "face": self.bid.parts()["face"].said})]
        )
        by = [Phrase("who", {"player": Who(self.bidder)})] if self.bid else []
        table = [Line(Phrase("row-bid"), said), Line(Phrase("row-bidder"), by)]
        table.append(Line(Phrase("row-dice"), [Phrase("number", {"n": sum(self.left)})]))
        panels = [Panel(Phrase("panel-table"), table)]
        panels += [self.player_panel(seat) for seat in range(len(self.left))]
        return panels

    def player_panel(self, seat: Seat) -> Panel:
        lines = [Line(Phrase("row-left"), [Phrase("number", {"n": self.left[seat]})])]
        if seat == self.seat and self.left[seat]:
            lines.append(Line(Phrase("row-cup"), shown(self.cup), secret=True))
        return Panel(Phrase("who", {"player": Who(seat)}), lines, seat)


def shown(dice: list[int]) -> list[Phrase]:
    return [Phrase("number", {"n": face}) for face in dice]


class Bluff(Game):
    def __init__(self) -> None:
        super().__init__("bluff", 1, BluffOptions, Path(__file__).parent)
        self.seats = [2, 3, 4, 5, 6]
        self.seats_rule = "B-1"
        self.usual_seats = 4
        self.most_decisions = SEATS * MOST * (6 * SEATS * MOST + 1)
        self.verbs = ["say", "doubt"]
        self.notations = ["say 3 5", "doubt"]
        bids = [one for row in BIDS[1:] for one in row]
        rolls = [roll for throws in ROLLS for rows in throws[1:] for roll in rows]
        self.moves = {move.notation: move for move in [DOUBT, *bids, *rolls]}
        self.events = {"roll": "B-2", "say": "B-3", "doubt": "B-4", "lose": "B-5", "win": "B-6"}
        self.secret_events = ["roll"]
        self.refusals = {"not-your-turn": "B-3", "not-offered": "B-3", "game-over": "B-6"}

    def new(self, options: Options, seats: int) -> BluffState:
        assert isinstance(options, BluffOptions)
        cups: list[list[int]] = [[] for _ in range(seats)]
        state = BluffState(seats, Roll(), [], [options.dice] * seats, cups, None, 0, 0, options.dice, 1)
        state.proceed()
        return state


GAME = Bluff()
