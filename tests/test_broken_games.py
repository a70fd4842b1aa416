"""The contract rejects games that are broken with some cunning; test_planted_mistakes.py has the plain mistakes."""

import pytest

from manoir.core.contract import Broken, check
from manoir.core.game import Move, State
from manoir.core.options import Options
from manoir.core.rng import Rng
from manoir.core.sentences import MANY, Sentences, Word
from manoir.core.sheet import Line, Panel
from manoir.core.story import Json, Phrase, Seat
from tests.samples.prank import testing
from tests.samples.prank.game import LAYS, Lay, Prank, PrankState, PrankView, laid


def rejected(game: Prank) -> str:
    """Why the contract does not take a game."""
    for seed in range(5):
        try:
            check(game, testing, game.options(), 3, seed)
        except Broken as broken:
            return str(broken)
    return "accepted"


class LeakyView(PrankView):
    """Shows the best card laid so far, and imagines positions that agree: only the redeal can tell."""

    def __init__(self, state: "LeakyState", seat: Seat | None) -> None:
        super().__init__(state, seat)
        self.in_label = state.in_label
        self.leak = max((pick for pick in laid(state) if pick is not None), default=None)
        if state.imagined is not None:
            self.leak = state.imagined

    def to_json(self) -> Json:
        return super().to_json() if self.in_label else {**super().to_json(), "leak": self.leak}

    def sheet(self) -> list[Panel]:
        if not self.in_label:
            return super().sheet()
        return [Panel(Phrase("panel-hand"), [Line(Phrase("row-hand", {"best": self.leak}), [])])]

    def imagine(self, rng: Rng) -> State:
        good = super().imagine(rng)
        assert isinstance(good, PrankState)
        return leaky(good, self.in_label, self.leak)


class LeakyState(PrankState):
    in_label = False  # of a row of the sheet, rather than in the JSON
    imagined: int | None = None

    def clone(self) -> "LeakyState":
        return leaky(super().clone(), self.in_label, self.imagined)

    def view(self, seat: Seat | None) -> PrankView:
        return LeakyView(self, seat)


def leaky(good: PrankState, in_label: bool, imagined: int | None = None) -> LeakyState:
    state = LeakyState(good.seats, good.step, good.agenda, good.hands, good.won, good.gone)
    state.actor = good.actor
    state.in_label = in_label
    state.imagined = imagined
    return state


class LeakyGame(Prank):
    def __init__(self, in_label: bool) -> None:
        super().__init__()
        self.in_label = in_label

    def new(self, options: Options, seats: int) -> PrankState:
        return leaky(super().new(options, seats), self.in_label)


@pytest.mark.parametrize("in_label", [False, True])
def test_a_view_that_shows_a_hidden_card_is_rejected(in_label: bool) -> None:
    assert "The view leaks" in rejected(LeakyGame(in_label))


class SplitView(PrankView):
    """Forgets that a hand is the seat's own."""

    def own_json(self) -> Json:
        return {name: value for name, value in self.to_json().items() if name == "seat"}


class SplitState(PrankState):
    def clone(self) -> "SplitState":
        return split(super().clone())

    def view(self, seat: Seat | None) -> PrankView:
        return SplitView(self, seat)


def split(good: PrankState) -> SplitState:
    state = SplitState(good.seats, good.step, good.agenda, good.hands, good.won, good.gone)
    state.actor = good.actor
    return state


class SplitGame(Prank):
    def new(self, options: Options, seats: int) -> PrankState:
        return split(super().new(options, seats))


def test_a_view_that_is_put_together_wrongly_is_rejected() -> None:
    assert "own_json() of A and what a spectator sees do not make up its view: hand is" in rejected(SplitGame())


class PrivateView(PrankView):
    """Tells who is not asked something that spectators are not told."""

    def imagine(self, rng: Rng) -> PrankState:
        found = super().imagine(rng)
        assert isinstance(found, PrankState)
        return private(found)

    def status(self) -> Phrase:
        said = super().status()
        return Phrase(said.key, {**said.values, "seat": "nobody" if self.seat is None else "somebody"})


class PrivateState(PrankState):
    def clone(self) -> "PrivateState":
        return private(super().clone())

    def view(self, seat: Seat | None) -> PrankView:
        return PrivateView(self, seat)


def private(good: PrankState) -> PrivateState:
    state = PrivateState(good.seats, good.step, good.agenda, good.hands, good.won, good.gone)
    state.actor = good.actor
    return state


class PrivateGame(Prank):
    def new(self, options: Options, seats: int) -> PrankState:
        return private(super().new(options, seats))


def test_who_is_not_asked_reads_what_a_spectator_reads() -> None:
    assert "who is not asked, what it is for a spectator, but" in rejected(PrivateGame())


class FirstLay(Lay):
    """Whoever answers first gets a point, although all answer at the same time."""

    def take(self, state: PrankState, seat: Seat, move: Move) -> None:
        state.won[seat] += self.picks == (None,) * state.seats
        super().take(state, seat, move)


class FirstGame(Prank):
    def new(self, options: Options, seats: int) -> PrankState:
        hands = [[seat] for seat in range(seats)]
        state = PrankState(seats, FirstLay((None,) * seats), [], hands, [0] * seats, [])
        state.proceed()
        return state


def test_a_game_in_which_the_order_of_simultaneous_answers_matters_is_rejected() -> None:
    """Nobody would know why: the answers come over the wire in any order."""
    said = rejected(FirstGame())
    assert "Answers given at the same time (A lay 0, B lay 1, C lay 2) lead to won = [" in said


class DeafView(PrankView):
    """Asks the first player only, although all must choose."""

    def asked(self) -> list[Seat]:
        return [0]

    def imagine(self, rng: Rng) -> State:
        good = super().imagine(rng)
        assert isinstance(good, PrankState)
        return deaf(good)


class DeafState(PrankState):
    def clone(self) -> "DeafState":
        return deaf(super().clone())

    def view(self, seat: Seat | None) -> PrankView:
        return DeafView(self, seat)


def deaf(good: PrankState) -> DeafState:
    state = DeafState(good.seats, good.step, good.agenda, good.hands, good.won, good.gone)
    state.actor = good.actor
    return state


class DeafGame(Prank):
    def new(self, options: Options, seats: int) -> PrankState:
        return deaf(super().new(options, seats))


def test_a_view_that_does_not_ask_all_who_must_choose_is_rejected() -> None:
    assert "Those who must choose are A, B, C, but asked() says A." in rejected(DeafGame())


class TalkativeView(PrankView):
    """Lists as whole options what is none."""

    def __init__(self, state: "TalkativeState", seat: Seat | None) -> None:
        super().__init__(state, seat)
        self.fault = state.fault
        self.hidden = max(card for hand in state.hands for card in [-1, *hand])

    def sentences(self, most: int = MANY) -> Sentences:
        first = super().sentences(most).first
        if self.fault == "a card of another" and first:
            return Sentences([Word(LAYS[min(set(range(12)) - set(self.hand))], None), *first])
        if self.fault == "left open" and first:
            first[0].unfinished = True
        if self.fault == "tells of other hands":
            return Sentences([Word(word.move, Phrase("number", {"n": self.hidden})) for word in first])
        return Sentences(first)

    def imagine(self, rng: Rng) -> State:
        good = super().imagine(rng)
        assert isinstance(good, PrankState)
        return talkative(good, self.fault)


class TalkativeState(PrankState):
    fault = ""

    def clone(self) -> "TalkativeState":
        return talkative(super().clone(), self.fault)

    def view(self, seat: Seat | None) -> PrankView:
        return TalkativeView(self, seat)

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if self.fault == "hears itself" and self.story is not None and self.gone:
            self.won[0] += 1


def talkative(good: PrankState, fault: str) -> TalkativeState:
    state = TalkativeState(good.seats, good.step, good.agenda, good.hands, good.won, good.gone)
    state.actor = good.actor
    state.fault = fault
    return state


class TalkativeGame(Prank):
    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault

    def new(self, options: Options, seats: int) -> PrankState:
        return talkative(super().new(options, seats), self.fault)


TALKATIVE = {
    "a card of another": "of what could be said next, but the position offers",
    "left open": "was told that the option was complete, or was not",
    "tells of other hands": "The whole options tell a secret",
    "hears itself": "one by one, and to",
    "": "accepted",
}


@pytest.mark.parametrize("fault", TALKATIVE)
def test_whole_options_that_cannot_be_said_or_tell_secrets_are_rejected(fault: str) -> None:
    assert TALKATIVE[fault] in rejected(TalkativeGame(fault))
