"""A-71: cards and tokens at any moment of one's turn, and what may not wait for them (section 8.8 of the rules)."""

import pytest

from manoir.core.story import plain
from manoir.games.halloween.focus import focus
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, moves, position, tokens, told
from tests.games.halloween.asking import decision, levels, offered, player, refusal, status
from tests.proofs import rules

MOMENTS: dict[str, object] = {"timing": "any_moment"}


@rules("W-L01", "A-71", "D-23", "D-9")
def test_a_token_pays_for_rolling_again() -> None:
    fight = "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6"
    table = position("CH 1g 1y", cards="16", held="T04", scare=0, levels="2/1/1", options=MOMENTS)
    moves(table, fight)
    assert choices(table) == "A: token T04, on"
    assert status(table) == "status-moment-rolled-you"
    assert status(table, "B") == "status-moment-rolled"
    dice = focus(table)["dice"]
    assert isinstance(dice, list) and [die["result"] for die in dice] == [2, 6]
    assert refusal(table, "accept") == "must-go-on"
    assert refusal(table, "token T07") == "token-not-held"
    assert refusal(table, "claim 52") == "card-not-in-play"
    moves(table, "A: token T04")
    assert choices(table) == "A: 16 attack, 16 defence, accept"
    moves(table, "A: 16 attack\nchance: roll 5\nA: 16 defence\nchance: roll 3")
    assert (tokens(table), player(table).scare) == ("y1", 0)
    assert figures(table, "CH") == "1g"

    usual = moves(position("CH 1g 1y", cards="16", held="T04", scare=0, levels="2/1/1"), fight)
    assert "fight-lost" in told(usual)


@rules("A-71", "D-23")
def test_who_goes_on_is_asked_again_only_when_something_has_happened() -> None:
    table = position("CH 1g 1y", held="T07 T11", levels="2/1/1", options=MOMENTS)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 4\nA: on")
    assert choices(table) == "A: T11 attack, accept"
    moves(table, "A: T11 attack")
    assert choices(table) == "A: token T07, on"
    moves(table, "A: on")
    assert told(table)[-1] == "fight-won", "with nothing left to change, the roll stands"
    assert choices(table) == "A: token T07, on"
    assert status(table) == "status-moment-you"
    moves(table, "A: token T07")
    assert choices(table).startswith("A: S2 summon")
    assert player(table).hp == 1


@rules("W-L02", "A-71", "A-67")
def test_a_card_claimed_after_a_win_works_for_that_win() -> None:
    about: dict[str, object] = {**MOMENTS, "cardCost": "17:grey"}
    table = position("MA 1g 1b", display="17", tokens="b2", levels="2/1/1", options=about)
    moves(table, "A: S1 fight MA g b MA\nchance: roll 6\nchance: roll 1")
    assert choices(table) == "A: claim 17, on"
    moves(table, "A: claim 17 bbb reserve")
    assert choices(table) == "A: CH, SC, HO, PS, TH, decline"
    moves(table, "A: CH")
    assert figures(table, "CH") == "1g"
    assert table.done == 1


@rules("W-L03", "A-71")
def test_a_fight_is_off_when_one_of_the_two_has_left() -> None:
    table = position("CH 1g 1y", cards="6", levels="2/1/1", options=MOMENTS)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6\nA: card 6 CH y")
    assert told(table)[-1] == "fight-off"
    assert (tokens(table), figures(table, "CH")) == ("y1", "1g")
    assert choices(table).startswith("A: S2 summon")
    assert player(table).reserve == 10

    mirror = position("CH 2g", cards="5 6", levels="2/1/1", options=MOMENTS)
    moves(mirror, "A: S1 fight CH g g CH\nchance: roll 6\nchance: roll 1\nA: card 6 CH g")
    assert told(mirror)[-1] == "fight-off"
    assert (tokens(mirror), figures(mirror, "CH")) == ("g1", "1g")


@rules("W-L04", "A-71", "H-18.8", "C-37")
def test_what_is_used_in_the_middle_is_an_event_of_its_own() -> None:
    table = position(cards="37", held="T04", options=MOMENTS)
    moves(table, "A: S1 scare b")
    assert choices(table) == "A: token T04, on"
    moves(table, "A: token T04")
    assert (player(table).scare, player(table).hp) == (5, 1)

    apart = moves(position(cards="37", held="T04", options=MOMENTS), "A: S1 scare b\nA: on")
    assert (player(apart).scare, player(apart).hp) == (3, 0)


@rules("W-L05", "A-71", "H-7.5", "D-6")
def test_a_section_lowered_in_time_rises_with_the_ghost() -> None:
    def table() -> HalloweenState:
        laid = position("CH 1y", cards="8", display="8", scare=4, levels="4/4/4", options=MOMENTS)
        return moves(laid, "A: S1 evolve CH y")

    assert offered(table()) == ["card 8", "on"]
    assert choices(moves(table(), "A: on")).startswith("A: S2 "), "no section is below orange"
    lowered = moves(table(), "A: card 8 S1")
    assert choices(lowered) == "A: S1, decline"
    moves(lowered, "A: S1")
    assert (levels(lowered), tokens(lowered)) == ("4/4/4", "y2 o1")


@rules("W-L06", "A-71", "A-31")
def test_what_has_left_meanwhile_is_fought_no_more() -> None:
    def table() -> HalloweenState:
        laid = position("MA 1o 1b 1g; PS 2b", cards="6 17 20", levels="4/1/1", options=MOMENTS)
        return moves(laid, "A: S1 fight MA o b MA\nchance: roll 9\nchance: roll 1\nA: on")

    target = moves(table(), "A: card 6 MA g\nA: decline")
    assert choices(target).startswith("A: S2 "), "nobody is left to be fought"
    assert choices(moves(table(), "A: on\nA: decline")) == "A: g, stop"
    fighter = moves(table(), "A: card 6 MA o")
    assert choices(fighter).startswith("A: S2 "), "neither flies it nor does it fight"


@rules("A-71", "C-20", "C-5")
def test_the_same_colour_needs_two_ghosts_to_go_on_fighting() -> None:
    table = position("MA 1b 3g; PS 2b", cards="5 6 20", display="6", levels="2/1/1", options=MOMENTS)
    moves(table, "A: S1 fight MA g b MA\nchance: roll 6\nchance: roll 1\nA: on")
    assert choices(table) == "A: card 6, on"
    moves(table, "A: card 6 MA g")
    assert choices(table) == "A: g, stop"
    moves(table, "A: g\nchance: roll 6\nchance: roll 1")
    assert figures(table, "MA") == "1g"
    assert choices(table).startswith("A: S2 ")


@rules("A-71", "A-43")
def test_a_mixed_summon_whose_building_fills_meanwhile_calls_nobody() -> None:
    table = position("SC 1b 1y 3g", cards="45 50", tokens="g1", levels="3/1/1", options=MOMENTS)
    moves(table, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 5\nA: card 50 g SC")
    assert told(table)[-1] == "nobody-comes"
    assert figures(table, "SC") == "1b 4g 1y"


@rules("A-71", "H-13.2", "D-10")
def test_moments_come_after_moves_haunts_scares_and_summons_too() -> None:
    table = position(held="T07 T07 T10", cards="15", levels="2/2/1", options=MOMENTS, bonus="SC T04")
    moves(table, "A: S1 move PS b SC")
    assert offered(table)[:1] == ["replace T07"], "a bonus token is placed at once"
    moves(table, "A: discard")
    assert offered(table) == ["token T07", "token T10", "on"]
    moves(table, "A: token T10\nA: on")
    assert offered(table)[-1] == "decline"
    assert table.view(0).to_json()["acting"] == 1, "the Move goes on"
    moves(table, "A: decline\nA: S2 haunt PS b own")
    assert offered(table) == ["token T07", "on"]
    moves(table, "A: token T07")
    assert offered(table) == ["token T07", "on"]
    moves(table, "A: token T07")
    assert (player(table).blocked, player(table).hp) == (3, 4)


@rules("A-71", "H-17.2")
def test_a_grand_master_game_has_no_moments() -> None:
    table = position(variant="grand_master", options=MOMENTS)
    assert table.rules.pause is None
    assert choices(moves(table, "A: S1 scare b")).startswith("A: S2 ")


def test_what_is_told_of_a_fight_that_is_off_has_its_ghosts() -> None:
    table = position("CH 1g 1y", cards="6", levels="2/1/1", options=MOMENTS)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6\nA: card 6 CH g")
    assert table.story is not None
    values = {name: plain(value) for name, value in table.story[-1].values.items()}
    assert (values["building"], values["colour"], values["other"]) == ("building-CH", "colour-green", "colour-yellow")


# -- the blue ghosts come back before anything else (H-12.1) ---------------------------------------------------------


@rules("W-L15", "A-71", "H-12.1", "H-12.5", "D-5")
def test_blue_ghosts_come_back_before_a_moment_and_before_a_section_rises() -> None:
    table = position("PS 1b", held="T07", options=MOMENTS)
    moves(table, "A: S1 evolve PS b")
    assert (decision(table), tokens(table)) == ("seed", "g1")
    moves(table, "A: SC")
    assert choices(table) == "A: token T07, on"
    moves(table, "A: on")
    assert choices(table) == "A: S1, S2, S3, decline"

    usual = moves(position("PS 1b", held="T07"), "A: S1 evolve PS b")
    assert choices(usual) == "A: S1, S2, S3, decline", "without moments the action is over first"


@rules("W-L15", "A-71", "H-12.5", "C-17", "C-25", "C-36")
@pytest.mark.parametrize(
    ("cards", "rolls", "then"),
    [("17 36", "chance: roll 4\nchance: roll 1\nA: on", "yes, no"), ("17 25", "", "CH, SC, HO, MA, TH, decline")],
)
def test_nor_does_the_book_let_anything_come_between_a_win_and_the_blue_ghosts(
    cards: str, rolls: str, then: str
) -> None:
    table = position("PS 1b 1g", cards=cards, held="T07", levels="2/1/1", options=MOMENTS)
    moves(table, f"A: S1 fight PS g b PS\n{rolls}")
    assert (decision(table), told(table)[-1]) == ("seed", "fight-won")
    moves(table, "A: PS")
    assert choices(table) == "A: token T07, on"
    moves(table, "A: on")
    assert choices(table) == f"A: {then}"
