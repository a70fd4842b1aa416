"""The rules of Prank (RULES.md), on an agenda with a secret simultaneous choice: a whole game in one file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manoir.core.agenda import NOBODY, AgendaState, Step
from manoir.core.game import CHANCE, Game, Move, State, View
from manoir.core.options import Options, option
from manoir.core.parts import Parts, number, player
from manoir.core.rng import Rng
from manoir.core.sheet import Line, Panel
from manoir.core.story import LETTERS, Event, Json, Phrase, Seat, Who

SEATS = 4
CARDS = 12


@dataclass(frozen=True, kw_only=True)
class PrankOptions(Options):
    rounds: int = option(2, rule="P-1", low=1, high=3)


class LayCard(Move):
    """A player's choice. Its card is its part: clients offer it, and the text `move-lay` says it."""

    def __init__(self, id: int, card: int, public: Move) -> None:
        super().__init__(id, f"lay {card}", public)
        self.card = card

    def parts(self) -> Parts:
        return {"card": number(self.card)}


class DealCard(Move):
    """Chance: a card for a player."""

    def __init__(self, id: int, seat: Seat, card: int, public: Move) -> None:
        super().__init__(id, f"deal {LETTERS[seat]} {card}", public)
        self.seat = seat
        self.card = card

    def parts(self) -> Parts:
        return {"player": player(self.seat), "card": number(self.card)}


LAID = Move(0, "lay ?")  # what the others see of a card that is laid
LAYS = [LayCard(1 + card, card, LAID) for card in range(CARDS)]
UNSEEN = [Move(20 + seat, f"deal {LETTERS[seat]} ?") for seat in range(SEATS)]
DEALS = [
    [DealCard(30 + seat * CARDS + card, seat, card, UNSEEN[seat]) for card in range(CARDS)] for seat in range(SEATS)
]


class PrankState(AgendaState):
    def __init__(
        self,
        seats: int,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        hands: list[list[int]],
        won: list[int],
        gone: list[int],
    ) -> None:
        super().__init__(seats, step, agenda)
        self.hands = hands
        self.won = won
        self.gone = gone  # cards that were shown

    def clone(self) -> "PrankState":
        copy = PrankState(
            self.seats, self.step, self.agenda[:], [hand[:] for hand in self.hands], self.won[:], self.gone[:]
        )
        copy.actor = self.actor
        return copy

    def scores(self) -> list[int]:
        return self.won[:]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return [(Phrase("points-rounds"), self.won[seat])]

    def view(self, seat: Seat | None) -> "PrankView":
        return PrankView(self, seat)

    def position(self) -> Json:
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "won": self.won[:],
            "gone": sorted(self.gone),
            "step": self.step.name() if self.step is not None else "over",
            "laid": laid(self),
            "actor": self.actor,
        }


def laid(state: PrankState) -> list[int | None]:
    return list(state.step.picks) if isinstance(state.step, Lay) else [None] * state.seats


class Deal(Step[PrankState]):
    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def seat(self, state: PrankState) -> int:
        short = [seat for seat in range(state.seats) if len(state.hands[seat]) < self.rounds]
        return short[0] if short else -1

    def actor(self, state: PrankState) -> int:
        return NOBODY if self.seat(state) < 0 else CHANCE

    def chance(self, state: PrankState) -> list[tuple[Move, int]]:
        held = [card for hand in state.hands for card in hand]
        return [(DEALS[self.seat(state)][card], 1) for card in range(CARDS) if card not in held]

    def take(self, state: PrankState, seat: Seat, move: Move) -> None:
        assert isinstance(move, DealCard)
        state.hands[move.seat].append(move.card)
        if state.story is not None:
            told = Event("event-deal", "P-2", {"player": Who(move.seat)}, {"card": move.card}, [move.seat])
            state.story.append(told)
        state.push(self)

    def run(self, state: PrankState) -> None:
        for _ in range(self.rounds):
            state.push(Lay((None,) * state.seats))


class Lay(Step[PrankState]):
    """Everybody lays a card secretly; when all have, the highest wins (cards are all different)."""

    def __init__(self, picks: tuple[int | None, ...]) -> None:
        self.picks = picks

    def rule(self) -> str:
        return "P-3"

    def actor(self, state: PrankState) -> int:
        return self.picks.index(None) if None in self.picks else NOBODY

    def asks(self, state: PrankState) -> list[Seat]:
        return [seat for seat, pick in enumerate(self.picks) if pick is None]

    def moves(self, state: PrankState, seat: Seat) -> list[Move]:
        return [LAYS[card] for card in sorted(state.hands[seat])]

    def take(self, state: PrankState, seat: Seat, move: Move) -> None:
        assert isinstance(move, LayCard)
        picks = list(self.picks)
        picks[seat] = move.card
        state.hands[seat].remove(move.card)
        if state.story is not None:
            state.story.append(Event("event-lay", "P-3", {"player": Who(seat)}, {"card": move.card}, [seat]))
        state.push(Lay(tuple(picks)))

    def run(self, state: PrankState) -> None:
        best = max(pick for pick in self.picks if pick is not None)
        winner = self.picks.index(best)
        state.won[winner] += 1
        state.gone += [pick for pick in self.picks if pick is not None]
        if state.story is not None:
            state.story.append(Event("event-win", "P-4", {"player": Who(winner), "card": best}))


class PrankView(View):
    def __init__(self, state: PrankState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.hand = [] if seat is None else sorted(state.hands[seat])
        self.held = [len(hand) for hand in state.hands]
        self.done = [pick is not None for pick in laid(state)]
        self.mine = None if seat is None else laid(state)[seat]
        self.won = state.won[:]
        self.gone = sorted(state.gone)
        self.agenda = state.agenda[:]
        self.step = state.step  # its picks are replaced by imagined ones

    def to_json(self) -> Json:
        shown = {"hand": self.hand, "held": self.held, "done": self.done, "mine": self.mine}
        return {**shown, "won": self.won, "gone": self.gone}

    def imagine(self, rng: Rng) -> State:
        seen = {*self.hand, *self.gone, self.mine}
        unseen = [card for card in range(CARDS) if card not in seen]
        rng.shuffle(unseen)
        hands: list[list[int]] = []
        picks: list[int | None] = []
        for seat, held in enumerate(self.held):
            mine = seat == self.seat
            hands.append(self.hand[:] if mine else [unseen.pop() for _ in range(held)])
            picks.append(self.mine if mine else unseen.pop() if self.done[seat] else None)
        step = Lay(tuple(picks)) if isinstance(self.step, Lay) else self.step
        state = PrankState(len(self.held), step, self.agenda[:], hands, self.won[:], self.gone[:])
        state.proceed()
        return state

    def status(self) -> Phrase:
        return Phrase("status-lay")

    def rule(self) -> str:
        return self.step.rule() if self.step is not None else "P-4"

    def asked(self) -> list[Seat]:
        return list(range(len(self.held)))

    def sheet(self) -> list[Panel]:
        panels = [self.player_panel(seat) for seat in range(len(self.held))]
        if self.seat is not None:
            panels.append(Panel(Phrase("panel-hand"), [Line(Phrase("row-hand"), numbers(self.hand), secret=True)]))
        return panels

    def player_panel(self, seat: Seat) -> Panel:
        lines = [Line(Phrase("row-laid"), [Phrase("laid")] if self.done[seat] else [])]
        return Panel(Phrase("panel-player", {"player": Who(seat), "won": self.won[seat]}), lines, seat)


def numbers(cards: list[int]) -> list[Phrase]:
    return [Phrase("number", {"n": card}) for card in cards]


class Prank(Game):
    def __init__(self) -> None:
        super().__init__("prank", 1, PrankOptions, Path(__file__).parent)
        self.seats = [3, 4]
        self.seats_rule = "P-1"
        self.usual_seats = 3
        self.most_decisions = 12
        self.topics = {"round": "P-4"}  # what its board explains
        self.verbs = ["lay"]
        self.notations = ["lay 7"]
        self.moves = {move.notation: move for move in [*LAYS, *(deal for deals in DEALS for deal in deals)]}
        self.events = {"deal": "P-2", "lay": "P-3", "win": "P-4"}
        self.secret_events = ["deal", "lay"]
        self.refusals = {"not-your-turn": "P-3", "not-offered": "P-3", "game-over": "P-4"}

    def new(self, options: Options, seats: int) -> PrankState:
        assert isinstance(options, PrankOptions)
        state = PrankState(seats, Deal(options.rounds), [], [[] for _ in range(seats)], [0] * seats, [])
        state.proceed()
        return state


GAME = Prank()
