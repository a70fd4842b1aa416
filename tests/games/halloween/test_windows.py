"""H-18 and section 8.7: when what may be done, what is not asked, and what can be taken back."""

import pytest

from manoir.core.errors import IllegalMove, NoUndo
from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, moves, position, spoken, tokens, told
from tests.games.halloween.asking import done, levels, offered, player
from tests.proofs import rules

ASK: dict[str, object] = {"endTurn": "ask"}


def match(**chosen: object) -> Match:
    """A game of three in which A begins, up to its first decision."""
    found = Match(GAME, HalloweenOptions.from_json({"cards": "casper", "firstPlayer": "seat:1", **chosen}), 3)
    found.settle(Rng(1))
    return found


def laid(state: HalloweenState) -> Match:
    """A match whose table is laid out; it can be played on, and asked what may be taken back."""
    found = match()
    state.story = []
    found.state = state
    return found


def said(game: Match, seat: int, *words: str) -> None:
    for word in words:
        game.play(seat, GAME.parse(word))


# -- windows ----------------------------------------------------------------------------------------------------------


@rules("H-18.1", "H-18.7", "A-15")
def test_a_root_event_is_resolved_completely_before_the_next_begins() -> None:
    table = position("PS 1b; SC 2g", held="T04", cards="30", display="28", tokens="b3", scare=9)
    moves(table, "A: S1 evolve PS b")
    for word in ("token T04", "card 30", "claim 28", "end"):
        with pytest.raises(IllegalMove, match="must-pick-section"):
            moves(table, f"A: {word}")
    moves(table, "A: decline")
    for word in ("token T04", "card 30", "claim 28", "S2 rest"):
        with pytest.raises(IllegalMove, match="must-seed"):
            moves(table, f"A: {word}")
    moves(table, "A: TH")

    assert {"token T04", "card 30", "claim 28", "S2 rest"} <= set(offered(table))


@rules("H-18.7", "A-15")
def test_nothing_can_be_claimed_or_used_while_a_token_is_placed() -> None:
    table = position(bonus="SC T05", held="T04", display="28", tokens="b3")
    moves(table, "A: S1 move PS b SC")

    assert choices(table) == "A: slot, replace T04"
    for word in ("token T04", "claim 28"):
        with pytest.raises(IllegalMove, match="must-place-token"):
            moves(table, f"A: {word}")


@rules("H-18.2", "D-1", "H-2.5")
def test_the_main_window_opens_at_the_start_of_the_turn_and_after_each_root_event() -> None:
    table = position(held="T04 T07", cards="30", display="28", tokens="b3", scare=5)
    for line in ("A: token T04", "A: card 30 b", "A: claim 28 bbb reserve", "A: S1 scare b"):
        assert "token T07" in offered(table)
        assert "S2 rest" in offered(table)
        moves(table, line)
    assert "token T07" in offered(table)
    with pytest.raises(IllegalMove, match="main-window"):
        moves(table, "A: accept")


@rules("H-18.3", "H-18.2", "H-13.15")
def test_dice_tokens_are_not_used_in_the_main_window() -> None:
    table = position(held="T06 T08 T11")

    assert [word for word in offered(table) if word.startswith("token")] == []
    for code in ("T06", "T08", "T11"):
        with pytest.raises(IllegalMove, match="token-for-dice"):
            moves(table, f"A: token {code}")


@rules("H-18.3", "H-18.4")
def test_the_windows_of_a_roll_come_before_and_after_it() -> None:
    table = position("CH 1g 1y", levels="2/1/1", held="T06 T08")
    moves(table, "A: S1 fight CH g y CH")
    assert choices(table) == "A: T06 x0, T06 x1"
    moves(table, "A: T06 x0\nchance: roll 1\nchance: roll 2")
    assert choices(table) == "A: T08 attack, T08 defence, accept"
    moves(table, "A: T08 attack\nchance: roll 2")

    assert done(table) == "S1", "no more to change: the roll stands"


@rules("H-18.3")
def test_for_the_fortune_teller_the_die_is_chosen_with_the_number() -> None:
    table = moves(position(cards="23", held="T06"), "A: S1 move PS b SC")

    without = [f"T06 x0 n {n}" for n in range(1, 5)]
    assert offered(table) == [*without, *(f"T06 x1 n {n}" for n in range(1, 7)), "decline"]


@rules("H-18.4")
def test_the_window_after_a_roll_is_repeated_until_the_player_accepts() -> None:
    table = position("CH 1g 1y", levels="2/1/1", cards="16", scare=3)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6")
    moves(table, "A: 16 attack\nchance: roll 5\nA: 16 attack\nchance: roll 6\nA: 16 defence\nchance: roll 2")

    assert (tokens(table), player(table).scare, done(table)) == ("y1", 0, "S1")


@rules("H-18.5")
def test_follow_ups_of_a_move_come_in_their_fixed_order() -> None:
    table = position("PS 2b; HO 1b", cards="2 15 23 24", held="T02", bonus="HO T04")
    moves(table, "A: S1 move PS b HO")
    assert choices(table) == "A: slot, replace T02"
    moves(table, "A: slot")
    assert choices(table) == "A: T06 x0 n 1, T06 x0 n 2, T06 x0 n 3, T06 x0 n 4, decline"
    moves(table, "A: decline")
    assert choices(table) == "A: yes, no"
    moves(table, "A: yes")
    assert figures(table, "HO") == "3b"
    assert offered(table)[-1] == "decline"
    assert "PS b" in offered(table), "the second figure"


@rules("H-18.6")
def test_the_only_choice_outside_the_own_turn_is_the_compensation() -> None:
    table = position(display="28", tokens="b3", others={"B": {"cards": "28", "discs": "S1.move"}})
    moves(table, "A: claim 28 bbb reserve")
    assert choices(table) == "B: hp, S1"
    with pytest.raises(IllegalMove, match="not-your-turn"):
        moves(table, "A: S1 rest")
    moves(table, "B: hp")

    rng = Rng(4)
    state = GAME.deal(HalloweenOptions.from_json({"cards": "jacob_marley"}).settled(4), 4, rng)
    assert isinstance(state, HalloweenState)
    while found := state.choices(rng):
        if state.actor != state.active:
            assert state.step is not None
            assert state.step.name() == "compensate"
        state.apply(state.actor, found[rng.below(len(found))])


@rules("H-18.8")
def test_scare_is_summed_over_a_root_event_and_tested_once() -> None:
    table = position("CH 1g 1y", levels="2/1/1", cards="11 36 37")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 5\nchance: roll 1\nA: yes")
    assert (player(table).scare, player(table).hp) == (2 + 3 + 4, 1)
    moves(table, "A: S2 scare b\nA: S3 scare b")

    assert player(table).hp == 1, "twice one scare is not two in one event"


# -- what is not asked, and the end of the turn ----------------------------------------------------------------------


@rules("A-69")
def test_a_choice_with_one_option_is_made_and_told() -> None:
    table = moves(position(), "A: S1 summon")
    assert (figures(table, "PS"), spoken(table)) == ("4b", ["S1 summon PS b"])

    stuck = position(discs="S1.all S2.summon S2.scare S2.move S3.summon S3.scare", done="S3")
    moves(stuck, "A: S2 haunt PS b own")
    assert (stuck.active, told(stuck)) == (1, ["haunt-own", "rest", "turn"])


@rules("A-70", "H-2.6", "D-1")
def test_by_default_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    table = moves(position(), "A: S1 rest\nA: S2 rest\nA: S3 scare b")

    assert choices(table)[0] == "B"
    assert told(table)[-1] == "turn"


@rules("A-14", "H-2.6", "D-1")
def test_the_window_after_the_last_activation_stays_open_while_something_can_be_done() -> None:
    table = moves(position(held="T07"), "A: S1 rest\nA: S2 rest\nA: S3 scare b")
    assert choices(table) == "A: token T07, end"
    moves(table, "A: end")

    assert (table.active, player(table).hp) == (1, 0)


@rules("A-70", "D-1")
def test_a_table_of_people_is_asked_before_the_turn_ends() -> None:
    table = moves(position(options=ASK), "A: S1 rest\nA: S2 rest\nA: S3 scare b")
    assert choices(table) == "A: end"
    moves(table, "A: end")

    assert choices(table)[0] == "B"
    assert (HalloweenOptions().end_turn, HalloweenOptions().for_people().end_turn) == ("auto", "ask")


# -- taking back ------------------------------------------------------------------------------------------------------


@rules("A-70")
def test_moves_of_the_own_turn_can_be_taken_back_one_by_one() -> None:
    game = match()
    assert not game.can_undo(0)
    said(game, 0, "S1 evolve", "S2", "S2 scare", "g")
    assert isinstance(game.state, HalloweenState)
    assert (levels(game.state), player(game.state).scare) == ("1/2/1", 2)
    assert [game.undo(0).notation for _ in range(4)] == ["g", "S2 scare", "S2", "S1 evolve"]

    assert isinstance(game.state, HalloweenState)
    assert (levels(game.state), player(game.state).scare, done(game.state)) == ("1/1/1", 2, "")
    assert not game.can_undo(0)
    with pytest.raises(NoUndo):
        game.undo(0)


@rules("A-70")
def test_a_turn_that_has_passed_by_itself_is_not_taken_back() -> None:
    game = match()
    said(game, 0, "S1 rest", "S2 rest")
    assert game.can_undo(0)
    said(game, 0, "S3 rest")

    assert game.state.waiting() == [1]
    assert not game.can_undo(0)
    assert not game.can_undo(1)


@rules("A-70")
def test_where_the_end_is_asked_the_last_action_can_still_be_taken_back() -> None:
    game = match(endTurn="ask")
    said(game, 0, "S1 rest", "S2 rest", "S3 rest")
    assert game.can_undo(0)
    assert game.undo(0).notation == "S3 rest"
    said(game, 0, "S3 scare", "end")

    assert game.state.waiting() == [1]
    assert not game.can_undo(0)
    said(game, 1, "S1 rest")
    assert (game.can_undo(0), game.can_undo(1)) == (False, True)


@rules("A-70", "H-18.4")
def test_what_follows_a_roll_can_be_taken_back_but_not_the_roll() -> None:
    game = match(endTurn="ask")
    said(game, 0, "S1 evolve", "decline", "S2 fight")
    said(game, CHANCE, "roll 1", "roll 2")
    assert not game.can_undo(0)
    said(game, 0, "S3 scare")
    assert game.undo(0).notation == "S3 scare"

    assert not game.can_undo(0)
    assert isinstance(game.state, HalloweenState)
    assert done(game.state) == "S1 S2"


@rules("A-70", "H-13.5")
def test_a_draw_is_not_taken_back() -> None:
    game = laid(position("MA 1b", bonus="CH T04", filler=""))
    said(game, 0, "S1 move", "MA b", "CH")
    game.settle(Rng(1))
    assert game.state.waiting() == [0]
    assert not game.can_undo(0)
    said(game, 0, "S2 scare")

    assert game.can_undo(0)


@rules("A-70", "H-18.6")
def test_a_choice_of_another_player_is_not_taken_back() -> None:
    game = laid(position(display="28", tokens="b3", others={"B": {"cards": "28", "discs": "S1.move"}}))
    said(game, 0, "claim 28")
    assert game.state.waiting() == [1]
    said(game, 1, "hp")

    assert not game.can_undo(0)
    assert not game.can_undo(1)
    said(game, 0, "S1 scare")
    assert game.can_undo(0)


@rules("H-18.5")
def test_follow_ups_of_a_haunt_come_in_their_fixed_order() -> None:
    table = moves(position(cards="18 37 49"), "A: S1 haunt PS b own")
    assert (choices(table), player(table).hp) == ("A: yes, no", 2)
    moves(table, "A: yes\nchance: roll 3")
    assert (choices(table), player(table).hp) == ("A: S1, S2, S3, decline", 2)
    moves(table, "A: S2")

    assert (levels(table), player(table).scare, player(table).hp) == ("1/2/1", 5, 3)
