"""T-9: what is secret, what is public, and the tracker of public knowledge."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.game import CHANCE, OVER
from manoir.core.play import Match
from manoir.core.rng import Rng, stream
from manoir.core.story import Event
from manoir.games.toctoctoc.cards import CARD, CODES, MUSICIAN, NONE, SCARECROW, STAYING, codes, count, deck, size
from manoir.games.toctoctoc.game import GAME
from manoir.games.toctoctoc.moves import ChooseType
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.state import TocState
from manoir.games.toctoctoc.testing import census, moves, position
from manoir.games.toctoctoc.view import TocView
from tests.proofs import rules


def tracker(state: TocState, seat: int) -> tuple[list[str], int]:
    view = state.view(None)
    assert isinstance(view, TocView)
    return codes(view.known[seat]), view.unknown(seat)


@rules("TS-40", "T-9.1", "T-9.2")
def test_only_its_owner_knows_the_card_at_a_door() -> None:
    table = position(hands=["K Mn Mn Gn S", "Gn", "Gn", "Gn"], top="Vb")
    moves(table, "A: knock K B")

    for seat in (0, 1, 2, 3, None):
        view = table.view(seat).to_json()
        door = view["door"]
        assert door == {"from": "A", "to": "B", "card": "K" if seat == 0 else None, "revealer": None, "rival": None}
        players = view["players"]
        assert isinstance(players, list)
        assert players[0]["held"] == 4
        assert view["top"] == "Vb"
        assert "K" not in str({**view, "hand": [], "door": {}, "unseen": []}) or seat == 0


@rules("T-9.1", "TA-18", "TS-40")
def test_nobody_sees_below_the_top_of_the_pile_but_all_can_count_it() -> None:
    table = position(hands="Gn", top="Vb", pile="K T T")

    for seat in (0, 1, None):
        view = table.view(seat).to_json()
        assert view["pile"] == 3
        assert not re.search("'[KT]'", str({**view, "removed": [], "unseen": []}))


@rules("T-9.2", "TA-19")
def test_removed_cards_and_parties_are_open_to_all() -> None:
    table = position("Mn", "Gn", hands="K", removed="T Vn")

    for seat in (0, 3, None):
        assert table.view(seat).to_json()["removed"] == ["Vn", "T"]


@rules("TS-39", "T-9.3")
@pytest.mark.parametrize(("offered", "known", "unknown"), [("Gn", ["Vb", "T"], 3), ("Mv", ["Gn", "Vb", "T"], 2)])
def test_the_tracker_follows_what_everybody_saw(offered: str, known: list[str], unknown: int) -> None:
    table = position("", "", hands="Vb Gn Gn Mv K", known="Vb Gn", top="T")
    assert tracker(table, 0) == (["Gn", "Vb"], 3)
    moves(table, f"A: knock {offered} B")
    assert tracker(table, 0) == (["Gn", "Vb"], 3), "a card face down at a door still counts as its owner's"

    moves(table, "B: open")
    assert tracker(table, 0) == (known, unknown)


@rules("TS-49", "T-9.3")
def test_with_a_face_down_pile_draws_are_secret_and_the_tracker_stays_empty() -> None:
    match = Match(GAME, TocOptions(draw_pile="faceDown", first_player="seat:1"), 4)
    match.settle(Rng(2))
    state = match.state
    assert isinstance(state, TocState)
    match.play(0, state.moves(0)[0])
    match.play(state.actor, GAME.parse("open"))
    while state.actor not in (CHANCE, OVER):
        match.play(state.actor, state.moves(state.actor)[0])
    (draw,) = match.settle(Rng(9))

    assert draw.move is not None
    assert draw.move.notation.startswith("deal A ")
    assert draw.move.public.notation == "deal A ?"
    (event,) = draw.story
    assert event.told_to(0).key == "event-deal"
    for seat in (1, 2, 3, None):
        assert event.told_to(seat).key == "event-deal-unseen"
        assert "cards" not in event.told_to(seat).values
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat).to_json()["top"] is None
    assert [tracker(state, seat) for seat in range(4)] == [([], 5)] * 4


@rules("T-9.3")
def test_without_the_memory_aid_the_sheet_hides_what_players_must_remember() -> None:
    shown = str([[line.label.key for line in panel.lines] for panel in position().view(0).sheet()])
    hidden = str([[line.label.key for line in panel.lines] for panel in position(memoryAid=False).view(0).sheet()])

    assert "row-known" in shown and "row-removed" in shown
    assert "row-known" not in hidden and "row-removed" not in hidden


def test_the_knock_is_told_without_its_card_to_all_but_its_owner() -> None:
    table = moves(position(hands="K"), "A: knock K B")
    assert table.story is not None
    event = table.story[-1]

    assert event.told_to(0).to_json()["cards"] == ["card-K"]
    assert event.told_to(1).to_json() == {
        "key": "event-knock-unseen",
        "player": "A",
        "turn": 1,
        "other": "B",
        "rule": "T-3.2",
    }


def test_imagined_positions_vary_and_agree_with_what_is_known() -> None:
    state = GAME.deal(TocOptions().settled(4), 4, Rng(3))
    view = state.view(1)

    worlds = {str(view.imagine(Rng(seed)).position()) for seed in range(50)}
    assert len(worlds) == 50


@rules("TS-47", "T-1.4", "T-4.7", "T-7.3", "T-8.1", "T-8.2", "T-8.4", "T-8.5", "T-9.3")
@given(st.integers(3, 6), st.sampled_from(["fr", "es"]), st.integers(0, 2**32))
def test_random_play_keeps_the_invariants(seats: int, edition: str, seed: int) -> None:
    options = TocOptions(edition="es" if seats == 6 else edition).settled(seats)  # type: ignore[arg-type]
    rng = stream(seed, "invariants")
    state = GAME.deal(options, seats, rng)
    everything = sorted(codes(deck(seats)))
    scarecrows = [0] * seats
    while options_now := state.choices(rng):
        move = options_now[rng.below(len(options_now))]
        if isinstance(move, ChooseType) and state.revealer == state.target:
            assert state.actor == state.turn_player, "T-7.3"
        staying = [[count(player.party, kind) for kind in range(STAYING)] for player in state.players]
        card = state.card
        state.apply(state.actor, move)
        state.settle(rng)
        assert sorted(census(state)) == everything, "T-8.5"
        for seat, player in enumerate(state.players):
            assert all(count(player.party, kind) == 0 for kind in range(STAYING, len(CODES))), "T-1.4"
            assert all(count(player.party, kind) <= 1 for kind in range(MUSICIAN, SCARECROW))
            assert count(player.party, SCARECROW) >= scarecrows[seat], "T-4.7"
            scarecrows[seat] = count(player.party, SCARECROW)
            now = [count(player.party, kind) for kind in range(STAYING)]
            if any(fewer < more for fewer, more in zip(now, staying[seat], strict=True)):
                assert card >= STAYING, "guests leave only by vamp, kid or taxi"
            held = player.hand + (CARD[state.card] if state.at_the_door() and seat == state.turn_player else 0)
            known, unknown = tracker(state, seat)
            assert len(known) + unknown == size(held), "T-9.3"
            assert all(count(held, CODES.index(code)) >= known.count(code) for code in known), "T-9.3"
        if state.actor != OVER and state.card == NONE:
            hands = [size(player.hand) for player in state.players]
            assert max(hands) - min(hands) <= 1, "T-8.4"
            assert hands == [5] * seats or state.top == NONE, "T-8.4"
            assert state.players[state.turn_player].hand, "T-8.2"
    assert state.turn == {3: 46, 4: 47, 5: 45, 6: 43}[seats], "T-8.1"


def test_every_event_cites_its_rule() -> None:
    match = Match(GAME, TocOptions(), 4)
    rng = Rng(8)
    match.settle(rng)
    told: list[Event] = []
    while not match.over:
        options = match.state.moves(match.state.actor)
        told += match.play(match.state.actor, options[rng.below(len(options))]).story
        match.settle(rng)

    assert all(event.rule.startswith("T-") for event in told)
