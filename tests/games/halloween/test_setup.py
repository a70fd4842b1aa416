"""H-1 and section 3: the table before the first turn, what it is made of, and what may be chosen for it."""

from collections import Counter

import pytest

from manoir.core.errors import BadOption, BadSeats
from manoir.core.rng import Rng
from manoir.games.halloween.board import CODES, EVOLVE_COST, FACES, FIGURES, GRID, HAUNT_POINTS, TOKENS
from manoir.games.halloween.bonus import size
from manoir.games.halloween.cards import DECK
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import SETS, HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import census, choices, figures, moves, options, position, tokens
from tests.games.halloween.asking import discs, done, levels, offered, piles, player, rest_out, supply
from tests.proofs import rules

COLOURED = [3, 6, 12, 15, 17, 20, 21, 22, 24, 26, 27, 29, 31, 32, 34, 37, 38, 39, 40, 41, 42, 48, 49, 50]


def dealt(seats: int, seed: int = 1, **chosen: object) -> HalloweenState:
    state = GAME.deal(HalloweenOptions.from_json(chosen).settled(seats), seats, Rng(seed))
    assert isinstance(state, HalloweenState)
    return state


@rules("W-A01", "H-1.1", "H-1.2", "H-1.3", "H-1.4", "H-1.5", "H-1.6", "H-1.8", "H-1.9", "H-3.1", "A-1")
def test_four_players_begin_with_three_blue_figures_at_the_police_station_and_full_supplies() -> None:
    table = dealt(4)

    assert {code: figures(table, code) for code in CODES} == {c: "3b" if c == "PS" else "" for c in CODES}
    assert supply(table) == "b2 g5 y5 o5 r5"
    assert piles(table) == "b12 g12 y12 o12 r12"
    assert [table.space(building) >= 0 for building in range(6)] == [True] * 6
    assert size(table.bag) == 18
    assert table.discards == 0
    assert len(set(table.display)) == 8
    assert table.scores() == [0, 0, 0, 0]
    for seat in "ABCD":
        mine = player(table, seat)
        assert (mine.scare, tokens(table, seat), mine.reserve, mine.own_left, mine.common_left) == (2, "", 12, 6, 0)
        assert (levels(table, seat), discs(table, seat), mine.free_bonus_slots()) == ("1/1/1", "", 3)
    assert done(table) == ""


@rules("H-1.3", "H-1.4", "H-1.6", "H-1.9", "H-3.8", "A-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_of_the_box_is_there_throughout_a_game(seats: int) -> None:
    rng = Rng(seats)
    table = dealt(seats, seats)
    expected = Counter({f"figure {letter}": FIGURES for letter in "bgyor"})
    expected += Counter({f"token {letter}": TOKENS for letter in "bgyor"})
    expected += Counter({f"T{number:02}": 2 for number in range(1, 13)})
    expected += Counter({f"disc {letter}": 12 for letter in "ABCD"[:seats]})
    expected += Counter({f"haunt {letter}": 8 if seats == 2 else 6 for letter in "ABCD"[:seats]})
    while found := table.choices(rng):
        assert Counter(census(table)) == expected
        table.apply(table.actor, found[rng.below(len(found))])


@rules("H-1.6")
def test_the_first_six_bonus_tokens_go_to_the_buildings_in_the_order_of_the_board() -> None:
    table = GAME.state(HalloweenOptions.from_json({"cards": "casper", "firstPlayer": "seat:1"}), 3)
    assert isinstance(table, HalloweenState)
    for kind, code in enumerate(CODES):
        assert table.position()["decision in detail"] == {"building": code}
        moves(table, f"chance: draw T{kind + 1:02}")

    assert [table.space(building) for building in range(6)] == [0, 1, 2, 3, 4, 5]
    assert table.actor == 0


@rules("H-0.2", "H-1.7", "H-7.2", "H-10.2", "A-2")
def test_a_colour_is_a_level_with_its_die_its_price_and_its_haunt_points() -> None:
    assert FACES == [4, 6, 8, 10, 12]
    assert EVOLVE_COST[1:] == [2, 3, 4, 5]
    assert HAUNT_POINTS == [2, 4, 6, 8, 10]
    for level, colour in enumerate("bgyor", 1):
        table = position(f"CH 1{colour}", levels="5/5/5")
        moves(table, f"A: S1 scare {colour}\nA: S2 haunt CH {colour} own")

        assert player(table).scare == 2 + level
        assert player(table).hp == 2 * level


@rules("H-1.7", "H-9.3")
@pytest.mark.parametrize(("colour", "faces"), [("b", 4), ("g", 6), ("y", 8), ("o", 10), ("r", 12)])
def test_each_colour_has_its_own_die(colour: str, faces: int) -> None:
    other = "g" if colour != "g" else "y"
    table = moves(position(f"CH 1{colour} 1{other}", levels="5/1/1"), f"A: S1 fight CH {colour} {other} CH")

    assert [move.notation for move, weight in table.chance()] == [f"roll {n + 1}" for n in range(faces)]
    assert {weight for move, weight in table.chance()} == {1}


@rules("H-1.8", "A-61", "D-0")
def test_eight_of_fifty_two_cards_are_in_play_drawn_or_chosen() -> None:
    assert len(DECK) == 52
    assert [card.number for card in DECK] == list(range(1, 53))
    drawn = {card.number for seed in range(40) for card in dealt(3, seed).display}
    assert len(drawn) > 45, "any of the 52 may come"
    for name, numbers in SETS.items():
        assert [card.number for card in dealt(3, cards=name).display] == numbers
    chosen = dealt(3, cards="52,1,2,3,4,5,6,7")
    assert [card.number for card in chosen.display] == [1, 2, 3, 4, 5, 6, 7, 52]


@rules("H-14.10", "H-14.11")
def test_the_cards_have_the_cost_and_the_timing_of_the_table() -> None:
    assert [card.number for card in DECK if card.coloured] == COLOURED
    once = [card.number for card in DECK if card.once]
    assert once == [1, 4, 6, 7, 8, 14, 20, 23, 24, 30, 33, 36, 38, 39, 48, 50, 52]


@rules("H-1.10", "A-58", "D-0")
def test_who_begins_is_drawn_unless_a_seat_is_chosen() -> None:
    assert {dealt(3, seed).first for seed in range(20)} == {0, 1, 2}
    table = dealt(3, firstPlayer="seat:2")
    assert (table.first, table.active, table.actor) == (1, 1, 1)


@rules("H-1.1", "H-2.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = position(turn="C", first="C")
    order = []
    for _ in range(6):
        order.append("ABC"[table.active])
        rest_out(table)

    assert order == ["C", "A", "B", "C", "A", "B"]
    assert table.round == 3


@rules("D-0")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("variant", "master", "H-17.1"),
        ("cards", "1,2,3", "H-1.8"),
        ("cards", "1,1,2,3,4,5,6,7", "H-1.8"),
        ("cards", "1,2,3,4,5,6,7,53", "H-1.8"),
        ("firstPlayer", "seat:4", "H-1.10"),
        ("layout", "CH-PS", "A-59"),
        ("cardCost", "7:blue", "A-10"),
        ("scareBank", "some", "A-6"),
        ("blueSeed", "any", "A-8"),
        ("pickupWhenBlocked", "take", "A-17"),
        ("maxRounds", -1, "A-48"),
        ("endTurn", "never", "A-70"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused_with_its_rule(key: str, value: object, rule: str) -> None:
    with pytest.raises(BadOption) as caught:
        HalloweenOptions.from_json({key: value}).settled(3)

    assert caught.value.rule == rule


@rules("D-0", "A-6", "A-8", "A-17", "A-48", "A-70")
def test_by_default_the_standard_game_is_played_by_the_rulings_of_the_house() -> None:
    assert HalloweenOptions().settled(3).to_json() == {
        "variant": "standard",
        "cards": "random",
        "firstPlayer": "random",
        "layout": "grid_2x3",
        "cardCost": "usual",
        "scareBank": "unlimited",
        "blueSeed": "max_room",
        "rerollScope": "any_die",
        "defenderReacts": False,
        "t06Basis": "ghost",
        "swapIsMove": False,
        "pickupWhenBlocked": "leave",
        "card1Mode": "haunt_action",
        "card14Disc": "none",
        "card34NeedsGhost": True,
        "scoringReuse": True,
        "maxRounds": 60,
        "endTurn": "auto",
        "timing": "windows",
        "thirdMarker": "window",
        "wastedEffects": "refused",
        "bonusReserve": "when_needed",
        "cardText": "usual",
    }


@rules("D-0")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.check_seats(seats)


@rules("A-59", "H-8.1")
def test_the_buildings_stand_in_two_rows_of_three() -> None:
    near = {"CH": "SC MA", "SC": "CH HO PS", "HO": "SC TH", "MA": "CH PS", "PS": "SC MA TH", "TH": "HO PS"}
    assert len(GRID) == 7
    for code, others in near.items():
        table = position(f"PS 1r; {code} 1b" if code != "PS" else "PS 1b")

        assert options(table, f"S1 move {code} b") == [f"S1 move {code} b {other}" for other in others.split()]


@rules("A-59", "D-0")
def test_the_layout_is_data_that_a_table_may_change() -> None:
    table = position(options={"layout": "CH-PS,PS-SC,SC-HO,HO-MA,MA-TH"})

    assert options(table, "S1 move") == ["S1 move PS b CH", "S1 move PS b SC"]


@rules("H-0.5", "A-60")
def test_everybody_sees_everything() -> None:
    def seen(table: HalloweenState, seat: int | None) -> dict[str, object]:
        return {**table.view(seat).to_json(), "seat": None}

    usual = seen(position(bag="T01"), 2)
    for about in ({"held": "T05"}, {"tokens": "r1"}, {"scare": 7}, {"discs": "S1.move"}, {"blocked": 1}, {"hp": 4}):
        table = position(bag="T01", others={"B": dict(about)})
        assert seen(table, 0) == seen(table, 1) == seen(table, 2) == seen(table, None)
        assert seen(table, 2) != usual, "what B has, C sees"
    assert seen(position(bag="T01", discards="T02"), 2) != usual


@rules("H-0.4")
def test_figures_of_one_colour_in_one_building_are_one_choice() -> None:
    table = position("PS 3b 2g", levels="2/1/1")

    assert options(table, "S1 haunt") == ["S1 haunt PS b own", "S1 haunt PS g own"]
    assert len(options(table, "S1 move")) == len(set(options(table, "S1 move"))) == 6


@rules("H-0.3", "H-4.6", "A-6")
def test_scare_is_an_amount_without_limit() -> None:
    table = position("CH 1r", scare=200, levels="5/1/1", others={"B": {"scare": 300}})
    moves(table, "A: S1 scare r\nA: S2 scare b")

    assert player(table).scare == 206


@rules("A-6", "H-4.6")
def test_with_a_limited_bank_no_more_than_a_hundred_scare_is_held() -> None:
    table = position(
        cards="51", held="T04", options={"scareBank": "limited"}, others={"B": {"scare": 58}, "C": {"scare": 39}}
    )
    assert "token T04" in offered(table)
    moves(table, "A: S1 scare b")

    assert player(table).scare == 3
    assert "token T04" not in offered(table)


@rules("A-59")
def test_moving_twice_reaches_a_diagonal_building() -> None:
    table = moves(position(levels="1/1/1"), "A: S1 move PS b SC\nA: S2 move SC b CH")

    assert figures(table, "CH") == "1b"
    assert choices(table).startswith("A: S3 summon")
