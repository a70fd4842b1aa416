"""T-2: player counts, set-up, and who begins."""

import pytest

from manoir.core.errors import BadOption, BadSeats
from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games.toctoctoc.cards import CARD, bag, codes, count, deck, size
from manoir.games.toctoctoc.game import GAME
from manoir.games.toctoctoc.moves import DEALS, FIRSTS, GUEST_DEALS, TURNS
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.state import TocState
from tests.proofs import rules


def dealt(seats: int, seed: int = 1, **options: object) -> TocState:
    chosen = TocOptions.from_json(options).settled(seats)
    return GAME.deal(chosen, seats, Rng(seed))


@rules("TS-02", "TS-03", "TS-04", "TS-05", "T-2.3", "T-2.4", "T-2.6", "T-2.7")
@pytest.mark.parametrize(
    ("seats", "guests", "hands", "pile"), [(3, 6, 15, 31), (4, 8, 20, 27), (5, 10, 25, 20), (6, 12, 30, 13)]
)
def test_guests_hands_and_pile_have_the_sizes_of_the_player_count(
    seats: int, guests: int, hands: int, pile: int
) -> None:
    state = dealt(seats)

    assert [size(player.party) for player in state.players] == [2] * seats
    assert sum(size(player.party) for player in state.players) == guests
    assert [size(player.hand) for player in state.players] == [5] * seats
    assert sum(size(player.hand) for player in state.players) == hands
    assert state.pile_size + 1 == pile == size(state.pile) + 1


@rules("T-2.3", "T-2.4")
def test_starting_guests_are_normal_and_at_most_four_of_a_type() -> None:
    for seed in range(50):
        together = sum(player.party for player in dealt(6, seed).players)
        assert codes(together) == ["Mn"] * 4 + ["Gn"] * 4 + ["Vn"] * 4


@rules("T-2.4")
def test_a_player_may_start_with_two_guests_of_a_type() -> None:
    assert any(player.party == 2 * CARD[0] for seed in range(30) for player in dealt(4, seed).players)


@rules("T-2.5", "TA-24", "TS-05")
def test_starting_guests_left_over_go_back_unseen() -> None:
    state = dealt(3)

    placed = sum(player.party + player.hand for player in state.players) + CARD[state.top]
    assert state.pile == deck(3) - placed
    assert state.pool == 0
    assert count(sum(p.party for p in dealt(6).players), 0) == 4, "with six players none are left over"


@rules("T-2.7", "TA-25")
def test_the_top_of_the_pile_is_seen_by_all_and_hands_have_five_cards() -> None:
    state = dealt(4)

    for seat in (0, 1, 2, 3, None):
        view = state.view(seat).to_json()
        assert view["top"] == codes(CARD[state.top])[0]
        assert view["pile"] == 26


@rules("T-2.1", "TS-06")
@pytest.mark.parametrize(("edition", "seats"), [("fr", 6), ("fr", 2), ("es", 2), ("fr", 7), ("es", 7), (None, 7)])
def test_a_player_count_outside_the_edition_is_rejected(edition: str | None, seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        GAME.state(TocOptions.from_json({"edition": edition}), seats)

    assert caught.value.rule == "T-2.1"


@rules("T-2.1")
def test_six_players_get_the_spanish_edition_by_default() -> None:
    assert TocOptions().settled(6).edition == "es"
    assert [TocOptions().settled(seats).edition for seats in (3, 4, 5)] == ["fr"] * 3


@rules("TA-17", "T-7.1", "T-7.2")
def test_an_edition_presets_the_tie_rule() -> None:
    assert TocOptions(edition="fr").settled(4).tie_chooser == "rival"
    assert TocOptions(edition="es").settled(4).tie_chooser == "turnPlayer"
    assert TocOptions(edition="fr", tie_chooser="turnPlayer").settled(4).tie_chooser == "turnPlayer"


@rules("TA-22")
def test_six_players_may_let_the_rival_settle_ties() -> None:
    assert TocOptions(edition="es", tie_chooser="rival").settled(6).tie_chooser == "rival"


@rules("T-2.8", "TA-21", "TA-2")
def test_chance_names_the_first_player_unless_a_seat_is_chosen() -> None:
    match = Match(GAME, TocOptions(), 4)
    assert [(move.notation, weight) for move, weight in match.state.chance()] == [(f"first {x}", 1) for x in "ABCD"]

    assert dealt(4, firstPlayer="seat:3").turn_player == 2
    assert {dealt(4, seed).turn_player for seed in range(40)} == {0, 1, 2, 3}


@rules("T-2.8", "TA-21")
def test_the_host_may_begin_as_printed_and_where_nobody_hosts_the_first_seat_does() -> None:
    assert dealt(4, firstPlayer="host").turn_player == 0
    assert TocOptions(first_player="host").hosted(2).first_player == "seat:3"
    assert TocOptions().hosted(2).first_player == "random"
    assert TocOptions.by_the_letter().first_player == "host"


@rules("T-2.8")
def test_a_first_player_who_is_not_there_is_rejected() -> None:
    with pytest.raises(BadOption) as caught:
        TocOptions(first_player="seat:5").settled(4)

    assert caught.value.rule == "T-2.8"


@rules("TA-31", "TA-32")
def test_there_is_one_french_and_one_spanish_edition_and_no_other() -> None:
    (edition,) = [option for option in TocOptions.declared() if option.key == "edition"]

    assert edition.choices == ("fr", "es")


@rules("T-2.9")
def test_hands_are_secret_and_parties_are_open() -> None:
    state = dealt(4)
    view = state.view(1).to_json()

    assert view["hand"] == codes(state.players[1].hand)
    players = view["players"]
    assert isinstance(players, list)
    assert [player["party"] for player in players] == [codes(player.party) for player in state.players]
    assert all("hand" not in player for player in players)


def test_dealing_in_one_go_is_the_same_as_chance_moving_card_by_card() -> None:
    for seed in range(30):
        for options in (TocOptions(), TocOptions(first_player="seat:2", draw_pile="faceDown")):
            settled = options.settled(5)
            slow = GAME.new(settled, 5)
            slow.settle(Rng(seed))
            assert GAME.deal(settled, 5, Rng(seed)).position() == slow.position()


def test_the_set_up_is_in_the_log_as_chance_moves() -> None:
    match = Match(GAME, TocOptions(), 3)
    match.settle(Rng(5))

    made = [move for _, move in match.line()]
    assert all(seat == CHANCE for seat in match.who)
    assert made[0] in FIRSTS
    assert all(any(move in deals for deals in GUEST_DEALS) for move in made[1:7])
    assert all(any(move in deals for deals in DEALS) for move in made[7:22])
    assert made[22] in TURNS
    assert len(made) == 23


def test_chance_weighs_each_card_by_its_copies() -> None:
    state = GAME.new(TocOptions(first_player="seat:1").settled(4), 4)

    assert [weight for _, weight in state.chance()] == [4, 4, 4]
    state.apply(state.actor, GAME.parse("guest A Mn"))
    assert [weight for _, weight in state.chance()] == [3, 4, 4]
    assert bag("Mn") == CARD[0]
