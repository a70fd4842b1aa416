"""The options of a table (section 3, W-O…): what their other values change, and which values are refused."""

import pytest

from manoir.core.errors import BadOption
from manoir.games.halloween.board import BUILDINGS
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import SETS, HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.proofs import rules


def rest_all(table: HalloweenState, letters: str) -> None:
    """Turns of Rests only; the end of a turn is said where something else could be done."""
    for letter in letters:
        for text in ("S1 rest", "S2 rest", "S3 rest", "end"):
            if choices(table).startswith(f"{letter}: "):
                moves(table, f"{letter}: {text}")


def final(cards: str, mine: str, **chosen: object) -> list[int]:
    """The points of players at the end, of whom A has some cards and ghost tokens."""
    table = position(cards=cards, display=cards, tokens=mine, options={"maxRounds": 1, **chosen})
    rest_all(table, "ABC")
    assert choices(table) == "over"
    return table.scores()


@rules("W-O01", "A-6", "H-4.6")
def test_a_limited_bank_holds_a_hundred_scare() -> None:
    others: dict[str, dict[str, object]] = {"B": {"scare": 58}, "C": {"scare": 39}}
    table = position(cards="51", held="T04", others=others, options={"scareBank": "limited"})
    assert options(table, "token T04") == ["token T04"]
    moves(table, "A: S1 scare b")
    assert table.players[0].scare == 3
    assert options(table, "token T04") == []

    table = position(cards="51", held="T04", others=others)
    moves(table, "A: S1 scare b")
    assert table.players[0].scare == 4
    assert options(table, "token T04") == ["token T04"]


@rules("W-O02", "A-8", "H-12.3")
def test_blue_may_be_seeded_freely_where_there_is_any_room() -> None:
    fight = "A: S1 fight PS g b PS\nchance: roll 4\nchance: roll 1"
    town = "PS 1b 1g; MA 2y 2o 1r"
    table = position(town, levels="2/1/1", options={"blueSeed": "free"})
    moves(table, fight)
    assert choices(table) == "A: CH, SC, HO, MA, PS, TH"
    moves(table, "A: MA")
    assert figures(table, "MA") == "1b 2y 2o 1r"

    assert choices(moves(position(town, levels="2/1/1"), fight)) == "A: CH, SC, HO, PS, TH"


@rules("W-O03", "A-22", "C-16", "D-9")
def test_rerolls_may_be_limited_to_ones_own_die() -> None:
    fight = "A: S1 fight CH g y CH\nchance: roll 1\nchance: roll 5"
    table = position("CH 1g 1y", cards="16", held="T08", levels="2/1/1", options={"rerollScope": "own_die"})
    assert choices(moves(table, fight)) == "A: 16 attack, T08 attack, accept"

    table = position("CH 1g 1y", cards="16", held="T08", levels="2/1/1")
    assert choices(moves(table, fight)) == "A: 16 attack, 16 defence, T08 attack, T08 defence, accept"


@rules("W-O04", "A-23", "D-21", "D-22", "D-9", "H-9.2", "H-18.6")
def test_the_opponent_who_rolls_may_pay_to_roll_again() -> None:
    def table() -> HalloweenState:
        others: dict[str, dict[str, object]] = {"B": {"cards": "16", "scare": 2}}
        laid = position("CH 1g 1y", held="T11", levels="2/1/1", others=others, options={"defenderReacts": True})
        return moves(laid, "A: S1 fight CH g y CH")

    named = table()
    assert choices(named) == "A: player 1, player 2"
    moves(named, "A: player 1\nchance: roll 4\nchance: roll 1")
    assert choices(named) == "A: T11 attack, accept"
    moves(named, "A: accept")
    assert choices(named) == "B: 16 defence, accept"
    moves(named, "B: 16 defence\nchance: roll 2")
    assert choices(named) == "B: 16 defence, accept"
    moves(named, "B: 16 defence\nchance: roll 6")
    assert choices(named) == "A: T11 attack, accept"
    assert named.players[1].scare == 0
    moves(named, "A: T11 attack")
    assert figures(named, "CH") == "1g"
    assert tokens(named) == "y1"

    other = moves(table(), "A: player 2\nchance: roll 4\nchance: roll 1\nA: accept")
    assert choices(other).startswith("A: S2 "), "C has not the card"
    assert figures(other, "CH") == "1g"


@rules("D-22", "A-23")
def test_the_two_windows_of_a_roll_alternate_until_both_accept_in_a_row() -> None:
    others: dict[str, dict[str, object]] = {"B": {"cards": "16", "scare": 5}}
    table = position("CH 1g 1y", cards="16", levels="2/1/1", others=others, options={"defenderReacts": True})
    moves(table, "A: S1 fight CH g y CH\nA: player 1\nchance: roll 4\nchance: roll 1\nA: accept")
    moves(table, "B: 16 defence\nchance: roll 5\nB: accept")
    assert choices(table) == "A: 16 attack, 16 defence, accept"
    moves(table, "A: 16 attack\nchance: roll 6\nA: accept")
    assert choices(table) == "B: 16 defence, accept"
    moves(table, "B: accept")
    assert figures(table, "CH") == "1g", "both have accepted 6 : 5"
    assert [player.scare for player in table.players] == [1, 4, 2]


@rules("D-21", "A-62", "H-9.2")
def test_nobody_is_named_to_roll_unless_it_matters() -> None:
    table = position("CH 1g 1y", levels="2/1/1", others={"B": {"cards": "16", "scare": 5}})
    moves(table, "A: S1 fight CH g y CH")
    assert choices(table) == "chance"
    moves(table, "chance: roll 4\nchance: roll 1")
    assert choices(table).startswith("A: S2 "), "B does not react"

    bully = position("CH 1y 1g", cards="25", levels="3/1/1", options={"defenderReacts": True})
    moves(bully, "A: S1 fight CH y g CH")
    assert choices(bully).startswith("A: S2 "), "a fight without dice names nobody"


@rules("W-O05", "A-21", "H-13.15")
def test_a_bigger_bone_may_follow_the_level_of_the_section_in_fights_only() -> None:
    table = position("CH 1b 1y", held="T06 T06", levels="3/1/1", options={"t06Basis": "section"})
    moves(table, "A: S1 fight CH b y CH")
    assert choices(table) == "A: T06 x0, T06 x1"
    moves(table, "A: T06 x1")
    assert len(table.chance()) == 10

    table = position(cards="18", held="T06 T06", levels="3/1/1", options={"t06Basis": "section"})
    moves(table, "A: S1 haunt PS b own\nA: yes")
    assert choices(table) == "chance"
    assert len(table.chance()) == 4

    table = position("CH 1o 1y", held="T06", levels="4/1/1", options={"t06Basis": "section"})
    assert choices(moves(table, "A: S1 fight CH o y CH")) == "A: T06 x0, T06 x1"
    table = position("CH 1r 1y", held="T06", levels="5/1/1", options={"t06Basis": "section"})
    assert choices(moves(table, "A: S1 fight CH r y CH")) == "chance", "it is the figure's own die"


@rules("W-O06", "A-34", "C-39", "C-10")
def test_a_swap_may_be_two_moves_in_the_order_of_choice() -> None:
    table = position("HO 1r", cards="10 39", bonus="HO T04; PS T05", options={"swapIsMove": True})
    assert options(table, "card 39") == ["card 39 HO.r PS.b", "card 39 PS.b HO.r"]
    moves(table, "A: card 39 PS.b HO.r")
    assert choices(table) == "A: slot, replace T04", "the token of the Hospital came first"
    moves(table, "A: slot")
    assert held(table) == "T04 T05"
    assert tokens(table) == "b1 r1"

    table = position("HO 1r", cards="10 39", bonus="HO T04; PS T05")
    moves(table, "A: card 39 HO.r PS.b")
    assert (held(table), tokens(table)) == ("", "")


@rules("W-O07", "A-17", "C-10", "H-13.5")
def test_a_token_that_finds_all_slots_blocked_may_be_discarded() -> None:
    chosen: dict[str, object] = {"pickupWhenBlocked": "discard"}
    table = position(cards="10", blocked=2, held="T07", bonus="SC T02", filler="", options=chosen)
    moves(table, "A: token T07\nA: S1 move PS b SC")
    assert table.discards == 1 << 2 * 6 | 1 << 2 * 1, "T07 and T02"
    for _ in range(BUILDINGS):
        assert choices(table) == "chance"
        moves(table, f"chance: {table.chance()[0][0].notation}")
    assert all(table.space(building) >= 0 for building in range(BUILDINGS))
    assert tokens(table) == ""
    assert choices(table).startswith("A: S2 ")


@rules("W-O08", "A-26", "C-1")
def test_the_chill_next_door_may_be_a_free_haunt_once_per_turn() -> None:
    table = position("PS 2r 1b", cards="1 18 49", options={"card1Mode": "free_haunt"})
    assert options(table, "card 1") == [f"card 1 {code} r own" for code in ("SC", "MA", "TH")]
    assert options(table, "S1 haunt") == ["S1 haunt PS b own"]
    reserve = table.players[0].reserve
    moves(table, "A: card 1 SC r own")
    assert (table.players[0].hp, table.players[0].reserve, table.done) == (10, reserve, 0)
    assert choices(table).startswith("A: S1 "), "neither #18 nor #49"
    assert options(table, "card 1") == []

    table = position("PS 2r 1b", cards="1 18 49", levels="5/1/1")
    assert options(table, "card 1") == []
    assert "S1 haunt SC r own uses:1" in options(table)


@rules("W-O09", "A-29", "C-14")
def test_deja_vu_may_stack_a_disc_from_the_reserve() -> None:
    table = position(cards="14", discs="S1.scare", options={"card14Disc": "reserve"})
    assert table.players[0].reserve == 10
    moves(table, "A: S1 scare b uses:14")
    assert (table.players[0].discs(0), table.players[0].reserve) == (2, 9)
    moves(table, "A: S2 rest\nA: S3 rest")
    rest_all(table, "BC")
    moves(table, "A: S1 scare b uses:14")
    assert (table.players[0].discs(0), table.players[0].reserve) == (3, 8)

    discs = "S1.all S2.summon S2.scare S2.evolve S2.move S2.fight"
    table = position(cards="14", discs=discs, options={"card14Disc": "reserve"})
    assert options(table, "S1") == ["S1 rest"]


@rules("W-O10", "A-36", "C-34")
def test_a_full_house_may_need_no_ghost_of_the_colour() -> None:
    table = position("PS 4b", cards="34", own="", options={"card34NeedsGhost": False}, others={"B": {"own": "CH b"}})
    moves(table, "A: S1 summon PS b")
    assert choices(table) == "A: SC own, HO own, MA own, PS own, TH own, decline"

    table = position("PS 4b", cards="34")
    assert choices(moves(table, "A: S1 summon PS b")) == "A: PS own, decline"


@rules("W-O11", "A-46", "C-26", "C-27", "C-40")
def test_a_token_may_score_for_one_card_only_as_is_best_for_the_owner() -> None:
    assert final("26 27 40", "b2 g2 y2 o2 r3", scoringReuse=False) == [27, 0, 0]
    assert final("26 27 40", "b2 g2 y2 o2 r3") == [48, 0, 0]
    assert final("26 40", "b3 g1 y1 o1 r1", scoringReuse=False) == [15, 0, 0]
    assert final("26", "b5 r2", scoringReuse=False) == [9, 0, 0]


@rules("W-O12", "H-15.5", "A-48")
def test_a_game_ends_after_the_last_round_allowed() -> None:
    table = position(options={"maxRounds": 1})
    rest_all(table, "ABC")
    assert choices(table) == "over"
    assert not table.ending
    assert "last-round" in told(table)

    table = position(options={"maxRounds": 0}, rounds=1000)
    rest_all(table, "ABC")
    assert choices(table).startswith("A: S1 ")


@rules("W-O13", "A-10", "H-14.2")
def test_the_cost_of_a_card_is_data_of_the_table() -> None:
    assert options(position(display="7", tokens="b2 g1"), "claim") == ["claim 7 bbg reserve"]
    dearer = position(display="7", tokens="b2 g1", options={"cardCost": "7:coloured"})
    assert options(dearer, "claim") == []


@rules("W-O14", "A-59")
def test_a_layout_of_ones_own_says_who_is_next_to_whom() -> None:
    table = position(options={"layout": "CH-PS,PS-SC,SC-HO,HO-MA,MA-TH"})
    assert options(table, "S1 move") == ["S1 move PS b CH", "S1 move PS b SC"]


@rules("A-70", "H-2.6")
def test_a_turn_ends_by_itself_unless_the_player_is_to_end_it() -> None:
    for chosen, expected in (({}, "B: "), ({"endTurn": "ask"}, "A: end")):
        table = position(options=dict(chosen))
        moves(table, "A: S1 rest\nA: S2 rest\nA: S3 rest")
        assert choices(table).startswith(expected)


def refused(seats: int = 3, **chosen: object) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(HalloweenOptions.from_json(chosen).settled(seats), seats)
    assert error.value.phrase.values["option"] in chosen


@rules("D-0", "H-1.8")
def test_eight_different_cards_of_the_52_are_chosen_or_a_set() -> None:
    refused(cards="1,2,3")
    refused(cards="1,2,3,4,5,6,7,7")
    refused(cards="1,2,3,4,5,6,7,53")
    refused(cards="0,2,3,4,5,6,7,8")
    refused(cards="1,2,3,4,5,6,7,8,9")
    refused(cards="1,2,3,4,5,6,7,8,8")
    refused(cards="ghosts")
    for name, numbers in SETS.items():
        assert HalloweenOptions(cards=name).settled(3).chosen_cards() == numbers
    assert HalloweenOptions(cards="52,1,2,3,4,5,6,7").settled(3).chosen_cards() == [1, 2, 3, 4, 5, 6, 7, 52]


@rules("D-0", "A-59")
def test_a_layout_joins_the_six_buildings_in_pairs() -> None:
    refused(layout="circle")
    refused(layout="CH-XX")
    refused(layout="CH-CH,PS-SC,SC-HO,HO-MA,MA-TH")
    refused(layout="CH-PS,PS-SC,SC-HO,HO-MA")


@rules("D-0", "A-10")
def test_a_cost_names_a_card_and_its_colour() -> None:
    for wrong in ("free", "7:blue", "53:grey", "0:grey", "7", "x:grey"):
        refused(cardCost=wrong)


@rules("D-0", "H-1.10")
def test_only_a_seat_of_the_table_can_begin() -> None:
    refused(firstPlayer="seat:4")
    refused(seats=2, firstPlayer="seat:3")
    refused(firstPlayer="me")
    assert HalloweenOptions(first_player="seat:4").settled(4).first_player == "seat:4"


@rules("D-0")
def test_words_and_numbers_that_an_option_does_not_take_are_refused() -> None:
    for chosen in (
        {"variant": "master"},
        {"scareBank": 100},
        {"blueSeed": "no"},
        {"rerollScope": "all"},
        {"defenderReacts": "maybe"},
        {"t06Basis": "die"},
        {"pickupWhenBlocked": "take"},
        {"card1Mode": "free"},
        {"card14Disc": "two"},
        {"maxRounds": -1},
        {"endTurn": "never"},
    ):
        refused(**chosen)
