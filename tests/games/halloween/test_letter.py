"""A-71 to A-75: the book by the letter, where our rulings are narrower (section 8.8 of the rules)."""

import pytest

from manoir.core.story import plain
from manoir.games.halloween.describe import bag_in_words
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.games.halloween.asking import hint, levels, offered, player, refusal, status
from tests.proofs import rules

WASTE: dict[str, object] = {"wastedEffects": "allowed"}
PRINTED: dict[str, object] = {"cardText": "printed"}


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

    rested = moves(table(timing="any_moment"), "A: S3 rest")
    assert choices(rested) == "A: claim 7, token T07, on", "before its marker is moved, discs have come back"
    assert choices(moves(rested, "A: on")).startswith("B: S1 ")


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
    assert told(table) == ["token-drawn", "reshuffle"][: 2 if value == "at_once" else 1]


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


@rules("A-75", "A-26", "C-1", "C-23", "C-24", "C-34")
@pytest.mark.parametrize(
    ("number", "until"),
    [(1, "A: card 1"), (23, "A: S1 move PS b MA"), (24, "A: S1 move PS b MA"), (34, "A: S1 summon PS b")],
)
def test_who_is_asked_by_a_card_reads_what_it_does_here(number: int, until: str) -> None:
    for about, said in (({**PRINTED, "card1Mode": "free_haunt"}, "printed"), ({}, "rule")):
        if number == 1 and not about:
            continue  # it asks nothing there
        table = position("PS 3b; MA 1b", cards=str(number), options=about)
        status = moves(table, until).view(0).status()
        assert str(plain(status.values["rule"])) == f"card-{number}.{said}"
