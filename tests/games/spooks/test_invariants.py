"""S-15: what holds at every moment of every game, over random games of all options and player counts."""

from collections import Counter
from itertools import groupby, pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from manoir.core.game import CHANCE, Move
from manoir.core.play import Match
from manoir.core.record import replayed, write
from manoir.core.rng import Rng, stream
from manoir.core.story import LETTERS, Event, Json, Seat
from manoir.games.spooks.cards import CODES, NONE, is_blue
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.pranks import Sealed
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census, decision, redealt
from tests.proofs import rules

OPTIONS = st.fixed_dictionaries(
    {
        "decks": st.sampled_from([1, 2]),
        "masters": st.booleans(),
        "phantom": st.booleans(),
        "series": st.sampled_from(["off", "short", "elimination"]),
        "seriesLimit": st.sampled_from([25, 60, 200]),
        "seriesMaxDeals": st.integers(1, 3),
        "redPlay": st.sampled_from(["mustIfAble", "mayDecline"]),
        "redMaster": st.sampled_from(["rankOnly", "wild"]),
        "phantomChoice": st.sampled_from(["table", "dealer"]),
        "leads": st.sampled_from(["must", "may"]),
        "mastersLast": st.sampled_from(["deal", "series"]),
        "blueMaster": st.sampled_from(["order", "catOnly"]),
        "memoryAid": st.booleans(),
    }
).map(SpooksOptions.from_json)
SEATS = st.integers(3, 10)
SEEDS = st.integers(0, 2**32)


class Table:
    """A random game under observation: each move comes with what was told of it."""

    def __init__(self, options: SpooksOptions, seats: int, seed: int) -> None:
        self.match = Match(GAME, options, seats)
        self.rng = stream(seed, "invariants")

    @property
    def state(self) -> SpooksState:
        state = self.match.state
        assert isinstance(state, SpooksState)
        return state

    def step(self) -> tuple[Seat, Move, list[Event]]:
        state = self.state
        if state.actor == CHANCE:
            seat, move = CHANCE, state.chance_move(self.rng)
        else:
            waiting = state.waiting()
            seat = waiting[self.rng.below(len(waiting))]
            offered = state.moves(seat)
            move = offered[self.rng.below(len(offered))]
        return seat, move, self.match.play(seat, move).story


def committed(state: SpooksState, seat: Seat) -> list[int]:
    """The card that a player has chosen secretly, if any."""
    pick = state.step.pick_of(seat) if isinstance(state.step, Sealed) else NONE
    return [pick] if pick != NONE else []


@rules("SS-80", "S-15.1", "S-15.2", "S-15.3", "S-15.4", "S-10.3", "SA-9", "S-3.3")
@given(OPTIONS, SEATS, SEEDS)
def test_random_play_keeps_the_invariants(options: SpooksOptions, seats: int, seed: int) -> None:
    table = Table(options, seats, seed)
    everything = Counter(CODES * options.decks)
    layings, passes, deal = 0, 0, 1
    while not table.match.over:
        before = decision(table.state)
        top = table.state.top
        _, move, story = table.step()
        state = table.state
        assert Counter(census(state)) == everything, "S-15.1"
        keys = [event.key for event in story]
        if move.notation == "pass":
            leaves = before == "may-lead"
            assert leaves or (top != NONE and is_blue(top) and before == "follow-blue"), "S-15.4, SA-53"
            passes += 1
            assert passes <= len(state.circle.seated) - 1 + (len(state.circle.seated) if leaves else 0), "S-15.3, SA-53"
        if {"event-open", "event-lead", "event-follow", "event-run"} & set(keys):
            layings, passes = layings + 1, 0
            assert layings <= 56 * options.decks, "S-15.3"
        if "event-joint-out" in keys:
            assert before == "prank" and "event-reveal" in keys, "S-10.3"
        if {"event-out", "event-joint-out"} & set(keys):
            assert state.deal.number == deal + 1 or table.match.over
            layings, passes, deal = 0, 0, state.deal.number
        if state.waiting():
            for other in state.circle.seated if state.dealt else []:
                assert state.players[other].size + len(committed(state, other)) > 0, "S-15.2"
            assert all(state.moves(waiting) for waiting in state.waiting())
            assert not any(state.players[gone].size for gone in range(seats) if gone not in state.circle.seated)
    assert state.winners
    assert abs(sum(state.returns()) - 1.0) < 1e-9


@rules("SS-80", "S-2.3", "S-5.2", "S-14.2", "SA-45")
@given(OPTIONS, SEATS, SEEDS)
def test_no_view_holds_what_its_seat_must_not_know(options: SpooksOptions, seats: int, seed: int) -> None:
    table = Table(options, seats, seed)
    doubt = Rng(seed)
    number = 0
    while not table.match.over:
        table.step()
        state = table.state
        number += 1
        if number % 5 or not state.waiting():
            continue
        seat = [*range(seats), None][doubt.below(seats + 1)]
        view = state.view(seat).to_json()
        assert redealt(state, seat, doubt).view(seat).to_json() == view
        mine = [] if seat is None else state.players[seat].cards() + committed(state, seat)
        allowed = {CODES[card] for card in mine} | set(public(view)) | given_by(state, seat)
        assert set(shown(view)) <= allowed


def public(view: dict[str, Any]) -> list[str]:
    """The cards that all have seen: those of this deal, and what the end of the one before has shown."""
    played, revealed, hands = view["played"], view["revealed"], view["lastHands"]
    assert isinstance(played, list) and isinstance(revealed, list) and isinstance(hands, list)
    return [*played, view["top"], *revealed, *view["run"], *(card for hand in hands for card in hand)]


def given_by(state: SpooksState, seat: Seat | None) -> set[str]:
    return {CODES[note.card] for note in state.notes if note.viewer == seat}


def shown(view: Json) -> list[str]:
    """Every card that stands in a view, but for those that somebody is known not to hold."""
    players = view["players"]
    assert isinstance(players, list)
    text = str({**view, "players": [{**player, "hasNone": []} for player in players]})
    for mark in "'[]{},:":
        text = text.replace(mark, " ")
    return [word for word in text.split() if word in CODES]


class Memory:
    """What a seat can know for certain from what it was told, and from nothing else (SA-51)."""

    def __init__(self, seat: Seat, options: SpooksOptions, seats: int) -> None:
        self.seat = seat
        self.options = options
        self.got: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.void: list[set[str]] = [set() for _ in range(seats)]
        self.aside: set[str] = set()  # Spiders below the one that opened: nobody was dealt them
        self.gone: set[Seat] = set()

    def hear(self, story: list[Event]) -> None:
        told = [event.told_to(self.seat).to_json() for event in story]
        for gifts, events in groupby(told, lambda event: str(event["key"]).split("-")[1] in ("give", "gift", "handed")):
            if gifts:
                self.see_gifts(list(events))
            else:
                for event in events:
                    self.see(str(event["key"]).removeprefix("event-"), event)

    def lacks(self) -> list[set[str]]:
        """The cards that each player is known not to hold."""
        return [void if seat in self.gone else void | self.aside for seat, void in enumerate(self.void)]

    def see(self, key: str, event: Json) -> None:
        if key == "open":
            (opening,) = self.cards(event)
            self.aside = set(CODES[: CODES.index(opening)])
        elif key == "eliminated":
            self.gone.add(self.who(event))
        if key in ("open", "lead", "follow", "run", "reveal"):
            self.got[self.who(event)] -= Counter(self.cards(event))
        elif key == "fail" and self.options.red_play == "mustIfAble":
            (top,) = self.cards(event)
            fits = {card for card in CODES if card[:2] == top[:2] or card[2:] == top[2:] or card == "CAT"}
            wild = {card for card in CODES if card.endswith("M")} if self.options.red_master == "wild" else set()
            self.void[self.who(event)] |= fits | wild
        elif key == "new-deal":
            self.got = [Counter() for _ in self.got]
            self.void = [set() for _ in self.void]
            self.aside = set()

    def see_gifts(self, events: list[Json]) -> None:
        """Cards that change hands at once: first what they make doubtful, then what they make known."""
        for event in events:
            giver, receiver = self.who(event), self.who(event, "other")
            if self.seat == receiver:
                self.got[giver] -= Counter(self.cards(event))
            elif self.seat != giver:
                self.got[giver] = Counter()
        for event in events:
            giver, receiver = self.who(event), self.who(event, "other")
            self.void[receiver] = set()
            if self.seat == giver:
                self.got[receiver] += Counter(self.cards(event))

    def who(self, event: Json, name: str = "player") -> Seat:
        return LETTERS.index(str(event[name]))

    def cards(self, event: Json) -> list[str]:
        cards = event["cards"]
        assert isinstance(cards, list)
        return [str(card).removeprefix("card-") for card in cards]


@rules("SS-80", "SA-51", "SA-45", "S-14.3")
@given(OPTIONS, SEATS, SEEDS)
def test_a_seat_knows_exactly_what_follows_from_what_it_was_told(options: SpooksOptions, seats: int, seed: int) -> None:
    table = Table(options, seats, seed)
    memories = [Memory(seat, options, seats) for seat in range(seats)]
    while not table.match.over:
        seat, _, story = table.step()
        state = table.state
        for memory in memories:
            memory.hear(story)
        if seat == CHANCE:
            continue
        memory = memories[seat]
        players = state.view(seat).to_json()["players"]
        assert isinstance(players, list)
        if options.memory_aid:
            assert [Counter(player["got"]) for player in players] == memory.got
            assert [set(player["hasNone"]) for player in players] == memory.lacks()
        else:
            assert not any(player["got"] or player["hasNone"] for player in players)
        for holder in range(seats):
            held = Counter(CODES[card] for card in state.players[holder].cards() + committed(state, holder))
            assert not memory.got[holder] - held, "what is known is true"
            assert not memory.lacks()[holder] & set(held)


@rules("SS-76", "SS-80", "S-5.4", "SD-4", "SD-5", "SD-8")
@given(OPTIONS, SEATS, SEEDS)
def test_secret_answers_come_to_the_same_in_any_order(options: SpooksOptions, seats: int, seed: int) -> None:
    table = Table(options, seats, seed)
    while not table.match.over:
        state = table.state
        waiting = state.waiting()
        if len(waiting) > 1:
            picks = [(seat, state.moves(seat)[table.rng.below(len(state.moves(seat)))]) for seat in waiting]
            ends = []
            for order in (picks, picks[::-1], picks[1:] + picks[:1]):
                copy = state.clone()
                for seat, move in order:
                    copy.apply(seat, move)
                ends.append(copy.position())
            assert all(one == other for one, other in pairwise(ends))
        table.step()


@rules("SS-80", "S-11.1")
@given(OPTIONS, SEATS, SEEDS)
def test_every_record_replays(options: SpooksOptions, seats: int, seed: int) -> None:
    table = Table(options, seats, seed)
    while not table.match.over:
        table.step()
    text = write(table.match, [f"Player {letter}" for letter in LETTERS[:seats]])

    again = replayed(text, {"spooks": GAME})
    assert again.match.state.position() == table.state.position()


@rules("SA-48", "SA-50", "S-15.3")
@given(st.sampled_from(["short", "elimination"]), SEATS, SEEDS)
def test_a_series_ends_within_the_bound_of_its_limit(series: str, seats: int, seed: int) -> None:
    limit = 20
    options = SpooksOptions.from_json({"series": series, "seriesLimit": limit, "masters": True})
    table = Table(options, seats, seed)
    while not table.match.over:
        table.step()

    assert table.state.deal.number <= 3 * limit * seats


def test_every_event_cites_a_rule_that_the_game_lists() -> None:
    options = SpooksOptions.from_json({"series": "elimination", "seriesLimit": 40, "masters": True, "decks": 2})
    for seed in range(6):
        table = Table(options, 4, seed)
        while not table.match.over:
            _, _, story = table.step()
            for event in story:
                assert event.key.removeprefix("event-") in GAME.events
                assert event.rule.startswith(("S-", "SA-"))
                assert bool(event.secret) <= (event.key.removeprefix("event-") in GAME.secret_events)
