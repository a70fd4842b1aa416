"""S-2: player counts, dealing, and the opening. What dealing costs in cards is the table of section 2.1."""

import pytest

from manoir.core.errors import BadOption, BadSeats
from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games.spooks.cards import BIT, CODES
from manoir.games.spooks.game import GAME
from manoir.games.spooks.moves import DEALERS, Deal
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census, choices, hand, moves, position, situation, sizes
from tests.proofs import rules

SP1 = CODES.index("SP1")


def new(seats: int, **options: object) -> SpooksState:
    state = GAME.state(SpooksOptions.from_json({"firstDealer": "seat:1", **options}), seats)
    assert isinstance(state, SpooksState)
    return state


def hands_before_the_opening(state: SpooksState, seed: int = 1) -> list[int]:
    """Deal, and count what everybody was dealt, the phantom last if there is one."""
    got = [0] * state.seats
    rng = Rng(seed)
    while state.actor == CHANCE:
        move = state.chance_move(rng)
        assert isinstance(move, Deal)
        got[move.seat] += 1
        state.apply(state.actor, move)
    return got + [len(state.stock)] if state.rules.phantom else got


@rules("S-1.4", "SA-39")
def test_three_to_ten_play() -> None:
    assert GAME.seats == [3, 4, 5, 6, 7, 8, 9, 10]
    for seats in (2, 11):
        with pytest.raises(BadSeats) as caught:
            GAME.state(SpooksOptions(), seats)
        assert caught.value.rule == "S-1.4"


@rules("S-2.1")
def test_chance_names_the_dealer_unless_a_seat_is_chosen() -> None:
    match = Match(GAME, SpooksOptions(), 4)

    assert [(move.notation, weight) for move, weight in match.state.chance()] == [(f"dealer {x}", 1) for x in "ABCD"]
    assert match.play(CHANCE, DEALERS[2]).story[0].to_json() == {"key": "event-dealer", "player": "C", "rule": "S-2.1"}
    assert new(4, firstDealer="seat:4").deal.dealer == 3


@rules("S-2.1")
def test_a_dealer_who_is_not_there_is_rejected() -> None:
    with pytest.raises(BadOption) as caught:
        SpooksOptions(first_dealer="seat:5").settled(4)

    assert caught.value.rule == "S-2.1"


@rules("SS-02", "S-2.2", "SA-34")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = new(3)
    order = ""
    rng = Rng(4)
    while state.actor == CHANCE:
        move = state.chance_move(rng)
        assert isinstance(move, Deal)
        order += "ABC"[move.seat]
        state.apply(state.actor, move)

    assert order == "BCA" * 18 + "BC"
    assert hands_before_the_opening(new(3)) == [18, 19, 19]


@rules("SS-02", "S-14.1", "SA-34")
def test_the_phantom_hand_is_dealt_last_in_each_round() -> None:
    assert hands_before_the_opening(new(3, phantom=True)) == [14, 14, 14, 14]
    assert hands_before_the_opening(new(4, phantom=True)) == [11, 12, 11, 11, 11], "B, left of the dealer, has one more"
    assert hands_before_the_opening(new(5, phantom=True)) == [9, 10, 10, 9, 9, 9]


@rules("S-2.2", "SA-34", "S-14.1", "S-12.1")
@pytest.mark.parametrize(
    ("seats", "one", "one_phantom", "two", "two_phantom"),
    [
        (3, "2×19 1×18", "4×14", "1×38 2×37", "4×28"),
        (4, "4×14", "1×12 4×11", "4×28", "2×23 3×22"),
        (5, "1×12 4×11", "2×10 4×9", "2×23 3×22", "4×19 2×18"),
        (6, "2×10 4×9", "7×8", "4×19 2×18", "7×16"),
        (7, "7×8", "8×7", "7×16", "8×14"),
        (8, "8×7", "2×7 7×6", "8×14", "4×13 5×12"),
        (9, "2×7 7×6", "6×6 4×5", "4×13 5×12", "2×12 8×11"),
        (10, "6×6 4×5", "1×6 10×5", "2×12 8×11", "2×11 9×10"),
    ],
)
def test_all_cards_are_dealt_and_hands_differ_by_one_at_most(
    seats: int, one: str, one_phantom: str, two: str, two_phantom: str
) -> None:
    for text, options in (
        (one, {}),
        (one_phantom, {"phantom": True}),
        (two, {"decks": 2}),
        (two_phantom, {"decks": 2, "phantom": True}),
    ):
        expected = [int(size) for part in text.split() for size in part.split("×")[1:] * int(part.split("×")[0])]
        dealer = seats // 2
        got = hands_before_the_opening(new(seats, firstDealer=f"seat:{dealer + 1}", **options))

        players, phantom = got[:seats], got[seats:]
        assert players[dealer + 1 :] + players[: dealer + 1] + phantom == expected, "the larger hands from the left on"


@rules("S-2.3", "S-2.2")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    state = GAME.deal(SpooksOptions(first_dealer="seat:1").settled(4), 4, Rng(1))
    assert isinstance(state, SpooksState)

    for seat in (0, 1, 2, 3, None):
        view = state.view(seat).to_json()
        players = view["players"]
        assert isinstance(players, list)
        assert [player["held"] for player in players] == [player.size for player in state.players]
        assert view["hand"] == ([] if seat is None else hand(state, "ABCD"[seat]).split())


@rules("S-2.3")
def test_a_card_is_dealt_face_down() -> None:
    match = Match(GAME, SpooksOptions(first_dealer="seat:1"), 3)
    (event,) = match.play(CHANCE, GAME.parse("deal B CAT")).story

    assert GAME.parse("deal B CAT").public.notation == "deal B ?"
    assert event.told_to(1).to_json()["cards"] == ["card-CAT"]
    for seat in (0, 2, None):
        assert event.told_to(seat).to_json() == {"key": "event-deal-unseen", "player": "B", "rule": "S-2.2"}


@rules("SS-03", "S-2.4", "S-4.1")
def test_the_holder_of_the_lowest_spider_opens_with_it_without_being_asked() -> None:
    table = position("GH3 SP5", "SP9 GO1", "SP1 GO3", "GH2 SP4 BA2", dealer="D")

    assert situation(table) == "D: follow-blue on SP1 by C"
    assert choices(table) == "D: lay GH2, lay BA2, pass"
    assert sizes(table) == "2/2/1/3"


@rules("S-2.4")
def test_whoever_holds_it_opens_wherever_the_dealer_sits() -> None:
    for seed in range(20):
        match = Match(GAME, SpooksOptions(), 5)
        match.settle(Rng(seed))
        state = match.state
        assert isinstance(state, SpooksState)
        (opener,) = [move for _, move in match.line() if move.notation.endswith(" SP1")]
        assert isinstance(opener, Deal)

        assert (state.top, state.owner) == (SP1, opener.seat)
        assert state.waiting() == [(opener.seat + 1) % 5]
        assert not any(player.once & BIT[SP1] for player in state.players)


@rules("S-2.5", "S-3.6")
def test_play_goes_clockwise_from_the_opener() -> None:
    table = position("GH4 SP9", "SP8 GH8", "SP1 SP7", "GH2 GH9", dealer="A")
    order = ""
    for line in ("D: lay GH2", "A: pass", "B: pass", "C: pass"):
        order += "ABCD"[table.actor]
        moves(table, line)

    assert order == "DABC"
    assert situation(table) == "D: lead"


def test_dealing_in_one_go_is_the_same_as_chance_moving_card_by_card() -> None:
    for seed in range(10):
        for seats, options in (
            (3, SpooksOptions()),
            (5, SpooksOptions(phantom=True, first_dealer="seat:2")),
            (4, SpooksOptions(decks=2, masters=True)),
        ):
            settled = options.settled(seats)
            slow = GAME.new(settled, seats)
            slow.settle(Rng(seed))
            assert GAME.deal(settled, seats, Rng(seed)).position() == slow.position()


def test_chance_weighs_each_card_by_its_copies_that_are_left() -> None:
    state = new(3, decks=2)
    assert [weight for _, weight in state.chance()] == [2] * 56

    state.apply(state.actor, GAME.parse("deal B CAT"))
    assert {move.notation: weight for move, weight in state.chance()}["deal C CAT"] == 1
    state.apply(state.actor, GAME.parse("deal C CAT"))
    assert "deal A CAT" not in [move.notation for move, _ in state.chance()]
    assert sorted(census(state)) == sorted(CODES * 2)
