"""A-71 to A-75: the book by the letter, where our rulings are narrower (section 8.8 of the rules)."""

import pytest

from manoir.core.story import LETTERS, Phrase, plain
from manoir.games.halloween.describe import bag_in_words
from manoir.games.halloween.focus import focus
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import levels, offered, player
from tests.proofs import rules

MOMENTS: dict[str, object] = {"timing": "any_moment"}
WASTE: dict[str, object] = {"wastedEffects": "allowed"}
PRINTED: dict[str, object] = {"cardText": "printed"}


def refusal(table: HalloweenState, notation: str) -> str:
    return table.refusal(table.actor, GAME.parse(notation))


def hint(table: HalloweenState, notation: str) -> str:
    found = table.view(table.actor).hint(GAME.parse(notation))
    return "" if found is None else found.key


def status(table: HalloweenState, seat: str = "A") -> str:
    said = table.view(LETTERS.index(seat)).status()
    assert isinstance(said, Phrase)
    return said.key


@rules("A-71", "A-72", "A-73", "A-74", "A-75", "A-8", "A-21", "A-23", "A-26")
def test_all_of_it_together_is_one_word_and_records_name_only_what_is_not_usual() -> None:
    letter = HalloweenOptions.by_the_letter()

    assert letter.to_json() == {
        **HalloweenOptions().to_json(),
        "blueSeed": "free",
        "defenderReacts": True,
        "t06Basis": "section",
        "card1Mode": "free_haunt",
        "timing": "any_moment",
        "thirdMarker": "ends_turn",
        "wastedEffects": "allowed",
        "bonusReserve": "at_once",
        "cardText": "printed",
    }
    assert "timing" not in HalloweenOptions().to_text()
    assert HalloweenOptions.from_text(letter.to_text()) == letter


# -- at any moment (A-71) --------------------------------------------------------------------------------------------


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


# -- the last marker (A-72) ------------------------------------------------------------------------------------------


@rules("W-L07", "A-72")
def test_the_turn_ends_with_the_last_marker() -> None:
    about: dict[str, object] = {"thirdMarker": "ends_turn"}

    def table(**more: object) -> HalloweenState:
        return position(held="T07", display="7", tokens="b3", done="S1 S2", options={**about, **more})

    assert "token T07" in offered(table())
    assert choices(moves(table(), "A: S3 rest")).startswith("B: S1 ")

    asked = moves(table(endTurn="ask"), "A: S3 rest")
    assert choices(asked) == "A: end"
    assert {refusal(asked, one) for one in ("token T07", "claim 7", "card 7")} == {"turn-over"}

    moment = moves(table(timing="any_moment"), "A: S3 scare b")
    assert choices(moment) == "A: claim 7, token T07, on"
    moves(moment, "A: token T07\nA: on")
    assert choices(moment).startswith("B: S1 ")
    assert player(moment).hp == 1


# -- what brings nothing (A-73) --------------------------------------------------------------------------------------


@rules("W-L08", "A-73", "A-20", "H-13.18", "H-13.9", "C-19")
def test_tokens_are_used_up_without_effect() -> None:
    table = position(cards="19", held="T02 T03 T09", piles="g0", options=WASTE)
    assert {hint(table, f"token {code}") for code in ("T02", "T03")} == {"hint-wasted"}
    moves(table, "A: token T02\nA: token T03")
    assert told(table) == ["token-used", "token-wasted", "token-used", "token-wasted"]
    assert options(table, "token T09") == ["token T09 S1", "token T09 S2", "token T09 S3"]
    moves(table, "A: token T09 S1")
    assert (player(table).scare, player(table).blocked, tokens(table)) == (4, 3, "")
    moves(table, "A: S1 rest\nA: S2 rest\nA: S3 rest")
    assert player(table).blocked == 0

    usual = position(cards="19", held="T02 T03 T09", piles="g0")
    assert [options(usual, f"token {code}") for code in ("T02", "T03", "T09")] == [[], [], []]
    assert {refusal(usual, f"token {code}") for code in ("T02", "T03", "T09")} == {"no-effect"}


@rules("A-73", "A-6")
def test_so_is_a_fright_from_an_empty_bank_but_no_token_for_a_pair_or_a_die_that_is_not_there() -> None:
    table = position(
        "PS 1b", held="T04 T01 T08", options={**WASTE, "scareBank": "limited"}, others={"B": {"scare": 96}}, scare=2
    )
    assert hint(table, "token T04") == "hint-wasted"
    moves(table, "A: token T04")
    assert told(table)[-1] == "token-wasted"
    assert [refusal(table, f"token {code}") for code in ("T01", "T08")] == ["no-effect", "token-for-dice"]
    full = position(held="T05 T04", options=WASTE)
    assert [hint(full, f"token {code}") for code in ("T05", "T04")] == ["", ""]
    moves(full, "A: token T05")
    assert tokens(full) == "y1"


@rules("W-L09", "A-73", "H-0.6", "C-8", "C-30", "C-33")
def test_cards_take_what_they_cost_whatever_the_pile_holds() -> None:
    def table(about: dict[str, object]) -> HalloweenState:
        return position("CH 1g", cards="8 30 33", piles="g0 o0", tokens="y2", scare=5, levels="3/1/1", options=about)

    wasted = table(WASTE)
    moves(wasted, "A: card 8 S1\nA: card 30 g")
    assert (levels(wasted), tokens(wasted), player(wasted).scare) == ("2/1/1", "y2", 3)
    assert options(wasted, "card 33") == ["card 33 y>g", "card 33 y>o"]
    moves(wasted, "A: card 33")
    assert [hint(wasted, one) for one in ("y>g", "y>o")] == ["hint-wasted", "hint-wasted"]
    moves(wasted, "A: y>o")
    assert tokens(wasted) == ""

    paid = moves(table(WASTE), "A: card 30")
    assert [hint(paid, colour) for colour in ("b", "g")] == ["", "hint-wasted"]

    usual = table({})
    assert [options(usual, f"card {number}") for number in (8, 33)] == [[], []]
    assert options(usual, "card 30") == ["card 30 b"]


# -- the reserve of bonus tokens (A-74) ------------------------------------------------------------------------------


@rules("W-L10", "A-74", "H-13.6")
@pytest.mark.parametrize(("value", "bag", "thrown"), [("at_once", "T02 T07", ""), ("when_needed", "", "T02 T07")])
def test_the_reserve_is_made_anew_when_its_last_token_is_drawn(value: str, bag: str, thrown: str) -> None:
    table = position(cards="52", bag="T05", discards="T02 T07", options={"bonusReserve": value})
    moves(table, "A: card 52\nchance: draw T05")
    assert held(table) == "T05"
    assert (bag_in_words(table.bag), bag_in_words(table.discards)) == (bag.split(), thrown.split())
    assert ("reshuffle" in told(table)) == (value == "at_once")


@rules("W-L10", "A-74")
def test_with_nothing_thrown_away_the_next_that_is_becomes_the_reserve() -> None:
    table = position(cards="52", bag="T05", held="T07", options={"bonusReserve": "at_once"})
    moves(table, "A: card 52\nchance: draw T05\nA: slot")
    assert (table.bag, table.discards) == (0, 0)
    moves(table, "A: token T07")
    assert bag_in_words(table.bag) == ["T07"]
    assert table.discards == 0


# -- cards to the word (A-75) ----------------------------------------------------------------------------------------


@rules("W-L11", "A-75", "A-33", "C-23", "C-24")
@pytest.mark.parametrize(
    "flight",
    [
        "A: token T12 HO r MA",
        "A: S1 scare r\nA: HO MA",
        "A: S1 fight HO r b HO\nchance: roll 9\nchance: roll 1\nA: MA",
    ],
)
def test_fortunes_and_seances_follow_any_move(flight: str) -> None:
    def table(about: dict[str, object]) -> HalloweenState:
        laid = position("HO 1r 1b; MA 1r", cards="17 23 24 38", held="T12", levels="5/1/1", options=about)
        return moves(laid, flight)

    printed = table(PRINTED)
    assert offered(printed) == [f"T06 x0 n {n}" for n in range(1, 13)], "it cannot be declined"
    moves(printed, "A: T06 x0 n 3\nchance: roll 3")
    assert offered(printed) == ["yes", "no"]
    moves(printed, "A: yes")
    assert figures(printed, "MA") == "3r"

    assert "announced" not in told(table({}))
    assert figures(table({}), "MA") == "2r"


@rules("W-L12", "A-75", "A-36", "C-34")
def test_a_full_house_must_be_haunted() -> None:
    for about, last in ((PRINTED, "MA own"), ({}, "decline")):
        table = position("PS 3b; MA 1b", cards="34", options=about)
        moves(table, "A: S1 summon PS b")
        assert offered(table) == ["MA own", "PS own", "decline"][: 2 if about else 3]
        moves(table, f"A: {last}")
        assert player(table).hp == (2 if about else 0)


@rules("W-L13", "A-75", "A-35", "C-36", "C-5")
@pytest.mark.parametrize(("attack", "defence", "scare"), [(4, 4, 2), (3, 1, 4), (1, 5, 6)])
def test_a_shockwave_counts_the_dice_and_is_not_asked(attack: int, defence: int, scare: int) -> None:
    table = position("CH 1g 1y", cards="5 36", levels="2/1/1", options=PRINTED)
    moves(table, f"A: S1 fight CH g y CH\nchance: roll {attack}\nchance: roll {defence}")
    assert player(table).scare == scare
    assert choices(table).startswith("A: S2 ")


@rules("W-L13", "A-75", "H-13.19")
def test_a_fury_changes_the_result_of_a_die() -> None:
    table = position("CH 1g 1y", cards="5 36", held="T11", levels="2/1/1", options=PRINTED)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 5\nA: T11 attack")
    assert (player(table).scare, tokens(table)) == (2, "y1")


@rules("W-L14", "A-75", "A-23", "D-22", "C-16")
def test_bones_are_loaded_in_the_rolls_of_others() -> None:
    others: dict[str, dict[str, object]] = {"C": {"cards": "16", "scare": 2}}
    table = position(cards="18", others=others, options=PRINTED)
    moves(table, "A: S1 haunt PS b own\nA: yes\nchance: roll 4")
    assert choices(table) == "C: 16 die, accept"
    assert status(table, "C") == "status-reconsider-any-you"
    assert refusal(table, "decline") == "must-accept-roll"
    moves(table, "C: 16 die\nchance: roll 1\nC: accept")
    assert [one.scare for one in table.players] == [3, 2, 1]

    usual = moves(position(cards="18", others=others), "A: S1 haunt PS b own\nA: yes\nchance: roll 4")
    assert choices(usual).startswith("A: S2 ")


@rules("A-75", "D-22", "A-22")
def test_a_roll_goes_round_until_all_let_it_stand() -> None:
    both: dict[str, dict[str, object]] = {"B": {"cards": "16", "scare": 2}, "C": {"cards": "16", "scare": 2}}
    table = position("CH 1g 1y", cards="16", levels="2/1/1", others=both, options=PRINTED)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 4\nchance: roll 1\nA: accept\nB: accept")
    assert choices(table) == "C: 16 attack, 16 defence, accept"
    moves(table, "C: 16 defence\nchance: roll 5\nC: accept\nA: accept")
    assert choices(table) == "B: 16 attack, 16 defence, accept", "it is another roll than B let stand"
    moves(table, "B: accept")
    assert told(table)[-1] == "fight-lost"

    own = position("CH 1g 1y", levels="2/1/1", others=both, options={**PRINTED, "rerollScope": "own_die"})
    moves(own, "A: S1 fight CH g y CH\nchance: roll 4\nchance: roll 1")
    assert told(own)[-1] == "fight-won", "nobody else has rolled a die"
    named: dict[str, object] = {**PRINTED, "rerollScope": "own_die", "defenderReacts": True}
    own = position("CH 1g 1y", levels="2/1/1", others=both, options=named)
    moves(own, "A: S1 fight CH g y CH\nA: player 2\nchance: roll 4\nchance: roll 1")
    assert choices(own) == "C: 16 defence, accept"


def test_what_is_told_of_a_fight_that_is_off_has_its_ghosts() -> None:
    table = position("CH 1g 1y", cards="6", levels="2/1/1", options=MOMENTS)
    moves(table, "A: S1 fight CH g y CH\nchance: roll 2\nchance: roll 6\nA: card 6 CH g")
    assert table.story is not None
    values = {name: plain(value) for name, value in table.story[-1].values.items()}
    assert (values["building"], values["colour"], values["other"]) == ("building-CH", "colour-green", "colour-yellow")
