"""T-3 and T-5: offer, answer, draw; how a game ends; how long it is (T-8)."""

import pytest

from manoir.core.errors import BadNotation, IllegalMove, NoUndo
from manoir.core.game import CHANCE, OVER
from manoir.core.play import Match
from manoir.core.rng import Rng, stream
from manoir.games.toctoctoc.cards import NONE, codes, size
from manoir.games.toctoctoc.game import GAME
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.testing import choices, expected, moves, parties, position
from tests.proofs import rules

# -- the parts of a turn ---------------------------------------------------------------------------------------------


def test_a_turn_has_four_parts_and_one_of_them_is_now() -> None:
    match = Match(GAME, TocOptions(), 4)
    chance, seen = Rng(1), set()
    while not match.over:
        stages = match.state.view(0).stages()
        assert [stage.text.key for stage in stages] == ["stage-knock", "stage-answer", "stage-reveal", "stage-draw"]
        [now] = [stage.text.key for stage in stages if stage.now]
        seen.add((now, match.state.view(0).status().key.removesuffix("-you").removesuffix("-own")))
        if match.state.actor == CHANCE:
            match.settle(chance)
        else:
            match.play(match.state.actor, match.state.moves(match.state.actor)[0])
    assert match.state.view(0).stages() == []
    assert ("stage-knock", "status-offer") in seen and ("stage-answer", "status-answer-door") in seen


# -- the offer -------------------------------------------------------------------------------------------------------


@rules("T-3.2", "TD-1")
def test_every_different_card_may_be_offered_at_every_other_door() -> None:
    table = position(hands=["Gn", "Mn Mn K", "", ""], turn="B")

    offered = [f"knock {card} {door}" for card in ("Mn", "K") for door in "ACD"]
    assert choices(table) == "B: " + ", ".join(offered)


@rules("TS-38", "T-3.1", "T-3.2", "T-3.3", "T-3.9")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("A: knock Gn A", "own-door"),
        ("A: knock Mv B", "not-held"),
        ("A: knock Gn E", "no-such-door"),
        ("B: knock Gn C", "not-your-turn"),
        ("A: open", "must-knock"),
    ],
)
def test_a_wrong_offer_is_refused_with_its_reason_and_changes_nothing(line: str, reason: str) -> None:
    table = position(hands="Gn K")
    before = table.position()

    with pytest.raises(IllegalMove) as caught:
        moves(table, line)

    assert caught.value.reason == reason
    assert caught.value.rule == GAME.refusals[reason]
    assert table.position() == before


@rules("T-3.2")
def test_a_move_that_does_not_exist_is_refused_with_examples() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse("knock Zz B")

    assert "knock Mn B" in str(caught.value)


@rules("TA-9", "TS-36", "T-3.2", "T-5.1")
def test_a_card_may_be_offered_to_a_player_without_cards() -> None:
    table = position(hands=["", "Gn", "Mn", ""], turn="B", pile="")
    moves(table, "B: knock Gn A\nA: open")

    assert parties(table) == expected(A="Gn")
    assert table.players[1].hand == 0, "no draw from an empty pile"
    assert choices(table) == "C: knock Mn A, knock Mn B, knock Mn D"


@rules("TA-30")
def test_the_same_door_may_be_knocked_at_turn_after_turn() -> None:
    table = position(hands=["Gn Mn", "", "", ""], pile="")
    moves(table, "A: knock Gn B\nB: open\nA: knock Mn B\nB: open")

    assert parties(table) == expected(B="Gn Mn")


@rules("TA-20")
def test_no_move_shows_a_card_but_the_knock_that_is_answered() -> None:
    verbs = {notation.split()[0] for notation in GAME.moves}

    assert verbs == {"knock", "open", "refuse", "take", "choose", "first", "guest", "deal", "turn"}


# -- the answer ------------------------------------------------------------------------------------------------------


@rules("T-3.3", "TD-2")
def test_the_player_at_the_door_may_always_open_or_refuse() -> None:
    table = moves(position(hands="K"), "A: knock K C")

    assert choices(table) == "C: open, refuse"


@rules("TS-38", "T-3.3")
@pytest.mark.parametrize(
    ("line", "reason"),
    [("C: open", "not-your-turn"), ("A: open", "not-your-turn"), ("B: take Mn", "must-answer")],
)
def test_only_the_player_at_the_door_answers(line: str, reason: str) -> None:
    table = moves(position(hands="K"), "A: knock K B")
    before = table.position()

    with pytest.raises(IllegalMove) as caught:
        moves(table, line)

    assert caught.value.reason == reason
    assert table.position() == before


@rules("T-3.6")
def test_the_answer_turns_the_card_face_up_for_all() -> None:
    table = moves(position("", "Mn Mb", hands="Mv"), "A: knock Mv B\nB: open")

    for seat in (0, 1, 2, 3, None):
        door = table.view(seat).to_json()["door"]
        assert isinstance(door, dict)
        assert door["card"] == "Mv"


@rules("T-3.9")
def test_a_knock_may_be_taken_back_until_it_is_answered_and_not_after() -> None:
    match = Match(GAME, TocOptions(first_player="seat:1"), 4)
    match.settle(Rng(3))
    start = match.state.position()
    match.play(0, match.state.moves(0)[0])
    assert match.undo(0).notation.startswith("knock")
    assert match.state.position() == start

    match.play(0, match.state.moves(0)[0])
    target = match.state.actor
    with pytest.raises(NoUndo):
        match.undo(target)
    match.play(target, GAME.parse("refuse"))
    for seat in range(4):
        with pytest.raises(NoUndo):
            match.undo(seat)


# -- the draw, and the next turn -------------------------------------------------------------------------------------


@rules("TS-09", "T-3.7", "T-3.8", "T-9.3")
def test_the_player_on_turn_takes_the_visible_card_and_the_next_becomes_visible() -> None:
    table = position("Mn Vn", "Gn Vn", hands=["Gn", "K", "K", "K"], top="Vb")
    moves(table, "A: knock Gn B\nB: open")
    assert codes(table.players[0].hand) == ["Vb"]
    assert codes(table.players[0].known) == ["Vb"]
    assert table.top == NONE

    moves(table, "chance: turn S")
    assert table.view(2).to_json()["top"] == "S"
    assert choices(table).startswith("B: knock K")


@rules("TS-41", "T-3.1", "T-3.7", "TA-10")
def test_a_choice_is_made_before_the_draw() -> None:
    table = position("", "Mn Mb", hands="Mv", top="K", pile="")
    moves(table, "A: knock Mv B\nB: open")
    assert table.players[0].hand == 0
    assert table.view(0).to_json()["top"] == "K", "A sees what A will draw, but does not hold it yet"

    moves(table, "A: take Mb")
    assert codes(table.players[0].hand) == ["K"]
    assert table.view(0).to_json()["top"] is None


@rules("T-3.8")
def test_turns_go_clockwise() -> None:
    table = position(hands=["Mn", "Gn", "Vn", "K"], pile="")
    moves(table, "A: knock Mn B\nB: open\nB: knock Gn A\nA: open\nC: knock Vn A\nA: open")

    assert table.actor == 3


@rules("TA-23")
def test_a_player_without_cards_is_passed_over() -> None:
    table = position(hands=["Mn", "", "", "Vn"], pile="")
    moves(table, "A: knock Mn B\nB: open")

    assert table.actor == 3


# -- the end ---------------------------------------------------------------------------------------------------------


@rules("TS-37", "T-5.2", "T-6.1")
def test_the_game_ends_at_once_when_the_last_card_has_taken_effect() -> None:
    table = position("", "", "Gn", "Mn Mn", hands="K", turn="C", pile="")
    moves(table, "C: knock K D\nD: open")

    assert table.actor == OVER
    assert parties(table) == expected(C="Gn Mn Mn")
    assert table.scores() == [0, 0, 3, 0]
    assert table.refusal(0, GAME.parse("open")) == "game-over"


class Turns:
    """A random game, turn by turn: who was on turn, and the hands afterwards."""

    def __init__(self, seats: int, seed: int) -> None:
        rng = stream(seed, "turns")
        state = GAME.deal(TocOptions(first_player="seat:1").settled(seats), seats, rng)
        self.players: list[int] = []
        self.draws: list[int] = []
        self.hands: list[list[int]] = []
        pile = state.pile_size + 1
        while state.actor != OVER:
            self.players.append(state.turn_player)
            assert state.players[state.turn_player].hand, "T-8.2"
            turn = state.turn
            while state.actor != OVER and state.turn == turn:
                options = state.choices(rng)
                state.apply(state.actor, options[rng.below(len(options))])
                state.settle(rng)
            left = state.pile_size + (state.top != NONE)
            self.draws.append(pile - left)
            pile = left
            self.hands.append([size(player.hand) for player in state.players])


@rules("T-8.1", "T-8.2", "T-8.3", "T-8.4", "T-5.1")
@pytest.mark.parametrize(
    ("seats", "turns", "each", "draws"),
    [
        (3, 46, [16, 15, 15], 31),
        (4, 47, [12, 12, 12, 11], 27),
        (5, 45, [9, 9, 9, 9, 9], 20),
        (6, 43, [8, 7, 7, 7, 7, 7], 13),
    ],
)
def test_the_length_of_a_game_is_fixed_by_the_player_count(seats: int, turns: int, each: list[int], draws: int) -> None:
    for seed in range(10):
        game = Turns(seats, seed)
        assert len(game.players) == turns
        assert [game.players.count(seat) for seat in range(seats)] == each
        assert game.draws == [1] * draws + [0] * (turns - draws)
        assert game.hands[draws - 1] == [5] * seats
        assert all(max(hands) - min(hands) <= 1 for hands in game.hands)


@rules("TS-07", "T-5.1", "T-5.2", "T-8.3")
def test_three_players_draw_last_in_turn_31_and_end_with_turn_46_of_the_first() -> None:
    game = Turns(3, 0)

    assert (game.players[30], game.players[31], game.players[45]) == (0, 1, 0)
    assert game.draws[30:32] == [1, 0]
    assert game.hands[30] == [5, 5, 5]


@rules("TS-08", "T-5.1", "T-8.3")
def test_six_players_draw_last_in_turn_13_and_end_with_turn_43_of_the_first() -> None:
    game = Turns(6, 0)

    assert (game.players[12], game.players[42]) == (0, 0)
    assert game.draws[12:14] == [1, 0]


def test_the_number_of_the_turn_is_counted() -> None:
    table = position(hands=["Mn", "Gn", "", ""], pile="")
    assert table.turn == 1

    moves(table, "A: knock Mn B\nB: open")
    assert table.turn == 2


@rules("T-8.1", "T-8.3")
def test_a_view_tells_how_many_turns_there_will_be() -> None:
    match = Match(GAME, TocOptions.from_json({}), 4)
    rng = Rng(3)
    told = set()
    while not match.over:
        match.settle(rng)
        told.add(match.state.view(None).to_json()["turns"])
        seat = match.state.actor
        moves_now = match.state.moves(seat)
        match.play(seat, moves_now[rng.below(len(moves_now))])
        match.settle(rng)
    told.add(match.state.view(None).to_json()["turns"])

    assert told == {47}
