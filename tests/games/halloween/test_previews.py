"""What a choice promises before it is made: odds, points, prices, levels and tokens."""

import re
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from manoir.core.story import Json
from manoir.games.halloween import FOLDER
from manoir.games.halloween.board import FACES, LETTERS_OF_COLOURS
from manoir.games.halloween.chances import odds, odds_again
from manoir.games.halloween.claims import payments
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, moves, options, position
from tests.games.halloween.playing import random_table
from tests.proofs import rules

BONUSES = (0, 1, 3)  # of the table: none, Sharpened Claws, a Fury


def printed_odds() -> dict[tuple[int, int, int], int]:
    """The table of RULES.md 10.1: by attacker, target and bonus."""
    found: dict[tuple[int, int, int], int] = {}
    text = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    for row in re.findall(r"^\| ([bgyor]) d\d+ \|(.*)\|$", text, re.MULTILINE):
        attacker = LETTERS_OF_COLOURS.index(row[0])
        for target, cell in enumerate(row[1].split("|")):
            for bonus, number in zip(BONUSES, cell.split("/"), strict=True):
                found[attacker, target, bonus] = int(number)
    return found


def hints(table: HalloweenState) -> dict[str, Json]:
    """The hint of every move offered, as who chooses is shown them."""
    view, found = table.view(table.actor), {}
    for move in table.moves(table.actor):
        one = view.hint(move)
        if one is not None:
            found[move.notation] = one.to_json()
    return found


def prices(table: HalloweenState) -> Json:
    found = table.view(table.actor).to_json()["prices"]
    assert isinstance(found, dict)
    return found


def ways(table: HalloweenState, number: int) -> list[str]:
    """How a card can be paid."""
    return [pay.notation for pay in payments(table, table.rules.deck[number - 1])]


@rules("H-9.3", "H-9.4")
def test_the_odds_of_a_fight_are_those_of_the_rules_page_to_the_percent() -> None:
    printed = printed_odds()
    assert len(printed) == 5 * 5 * 3
    for (attacker, target, bonus), number in printed.items():
        assert odds(attacker, target, bonus) == number
        dice = list(product(range(1, FACES[attacker] + 1), range(1, FACES[target] + 1)))
        exact = Fraction(100 * sum(mine + bonus > other for mine, other in dice), len(dice))
        assert abs(exact - number) <= Fraction(1, 2)


def rolled(n: int, attack: int, defence: int, gain: int = 1) -> dict[str, object]:
    """The odds of a fight, with the sides of both dice and the tokens that are won."""
    return {"key": "hint-odds", "n": n, "attack": attack, "defence": defence, "gain": gain}


@rules("H-9.3")
def test_a_target_shows_the_odds_of_the_fight() -> None:
    table = position("CH 1g 1y 1b", levels="2/1/1")
    moves(table, "A: S1 fight\nA: CH g")
    assert hints(table) == {"y CH": rolled(31, 6, 8), "b CH": rolled(58, 6, 4)}

    table = position("CH 2g 1y", cards="5", levels="2/1/1")
    moves(table, "A: S1 fight\nA: CH g")
    assert hints(table) == {"g CH": rolled(58, 6, 6), "y CH": rolled(44, 6, 8)}


@rules("H-13.16", "A-22")
def test_the_odds_with_one_more_roll_are_those_of_the_better_die_to_roll_again() -> None:
    for attacker, target, bonus, own_only in product(range(5), range(5), (0, 1), (False, True)):
        mine, theirs = range(1, FACES[attacker] + 1), range(1, FACES[target] + 1)
        exact = Fraction(0)
        for one, other in product(mine, theirs):
            own = Fraction(sum(again + bonus > other for again in mine), len(mine))
            defence = Fraction(sum(one + bonus > again for again in theirs), len(theirs))
            exact += 1 if one + bonus > other else own if own_only else max(own, defence)
        found = odds_again(attacker, target, bonus, own_only)
        assert abs(100 * exact / (len(mine) * len(theirs)) - found) <= Fraction(1, 2)


@rules("H-13.15", "H-13.16", "H-13.19", "C-16")
@pytest.mark.parametrize(
    ("held", "most", "card"),
    [
        ({"held": "T11"}, 69, "card-T11"),
        ({"held": "T06"}, 44, "card-T06"),
        ({"held": "T08 T06"}, 57, "card-T08"),
        ({"cards": "16", "scare": 1}, 57, "card-16"),
    ],
)
def test_a_target_also_shows_the_odds_with_what_one_holds(held: dict[str, Any], most: int, card: str) -> None:
    """Of several the best; nothing that one has no disc for or cannot pay."""
    table = position("CH 1g 1y 1b", levels="2/1/1", **held)
    moves(table, "A: S1 fight\nA: CH g")
    aid = {"key": "hint-odds-aided", "most": most, "card": card}
    assert hints(table)["y CH"] == {**rolled(31, 6, 8), **aid}
    poor = {**held, "scare": 0} if "cards" in held else {**held, "reserve": 1}
    table = position("CH 1g 1y 1b", levels="2/1/1", **poor)
    moves(table, "A: S1 fight\nA: CH g")
    assert hints(table)["y CH"] == rolled(31, 6, 8)


@rules("H-9.3")
def test_an_attacker_with_a_single_target_shows_the_odds_at_once() -> None:
    table = position("CH 1g 1y; SC 1g 1y 1b", levels="2/1/1")
    moves(table, "A: S1 fight")
    assert [hint["n"] for name, hint in hints(table).items() if name == "CH g"] == [31]
    assert "SC g" not in hints(table)


@rules("H-6.2", "A-6", "C-51")
def test_a_fright_shows_what_it_really_gives() -> None:
    table = position("CH 1y", levels="3/1/1")
    moves(table, "A: S1 scare")
    assert hints(table) == {"b": {"key": "hint-gain", "n": 1}, "y": {"key": "hint-gain", "n": 3}}
    table = position("CH 1y", levels="3/1/1", cards="51")
    moves(table, "A: S1 scare")
    assert hints(table) == {"b": {"key": "hint-gain", "n": 2}, "y": {"key": "hint-gain", "n": 4}}
    nearly_all: Json = {"scare": 96}
    table = position(
        "CH 1y", levels="3/1/1", others={"B": nearly_all, "C": {"scare": 0}}, options={"scareBank": "limited"}
    )
    moves(table, "A: S1 scare")
    assert hints(table) == {"b": {"key": "hint-gain", "n": 1}, "y": {"key": "hint-gain", "n": 2}}


@rules("H-14.8", "H-16.7")
def test_a_compensation_shows_its_points_and_how_many_discs_come_back() -> None:
    theirs: Json = {"cards": "28", "discs": "S1.summon S1.scare S1.move S2.summon"}
    table = position(seats=2, display="28", tokens="b3", others={"B": theirs})
    moves(table, "A: claim 28 bbb reserve")
    assert {name: (hint["key"], hint["n"]) for name, hint in hints(table).items()} == {
        "hp": ("hint-points", 2),
        "S1": ("hint-discs", 3),
        "S2": ("hint-discs", 1),
        "S1+S2": ("hint-discs", 4),
    }
    table = position(display="28", tokens="b3", others={"B": theirs})
    moves(table, "A: claim 28 bbb reserve")
    assert hints(table)["hp"] == {"key": "hint-points", "n": 1}


@rules("H-9.3", "A-69")
def test_a_fight_without_a_choice_shows_its_odds_before_it_is_begun() -> None:
    table = position("CH 1b 1g", levels="1/2/1")
    assert hints(table)["S1 fight"] == rolled(25, 4, 6)
    assert "S2 fight" not in hints(table), "either ghost may attack"


@rules("C-25", "H-17.4")
def test_a_fight_that_is_won_without_dice_is_certain() -> None:
    table = position("CH 1y 1g 1r", cards="25", levels="3/1/1")
    moves(table, "A: S1 fight\nA: CH y")
    assert hints(table) == {"g CH": {"key": "hint-sure"}, "r CH": rolled(29, 8, 12)}

    table = position("CH 1y 1g 1b", variant="grand_master", levels="3/1/1/1")
    moves(table, "A: S1 fight\nA: CH y")
    assert {hint["key"] for hint in hints(table).values()} == {"hint-sure"}


@rules("H-13.15", "A-21", "D-8")
def test_a_bigger_bone_shows_the_odds_with_and_without_it() -> None:
    table = position("CH 1g 1y", held="T06 T06", levels="2/1/1")
    moves(table, "A: S1 fight CH g y CH")
    assert [hint["n"] for hint in hints(table).values()] == [31, 44, 55]

    table = position("CH 1b 1y", held="T06", levels="3/1/1", options={"t06Basis": "section"})
    moves(table, "A: S1 fight CH b y CH")
    assert [hint["n"] for hint in hints(table).values()] == [19, 55], "a d10 by the section"


@rules("D-9", "H-9.4")
def test_accepting_a_roll_shows_whether_the_fight_is_won() -> None:
    for mine, other, cards, key in ((4, 3, "", "win"), (3, 3, "", "loss"), (3, 3, "5", "win"), (1, 4, "", "loss")):
        table = position("CH 1g 1y", held="T11", cards=cards, levels="2/1/1")
        moves(table, f"A: S1 fight CH g y CH\nchance: roll {mine}\nchance: roll {other}")
        assert hints(table) == {"accept": {"key": f"hint-{key}"}}


@rules("C-20", "D-13")
def test_the_next_target_of_a_rampage_shows_its_odds() -> None:
    table = position("MA 1o 1b 1g 1y", cards="20", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 1\nchance: roll 4")
    assert hints(table) == {"g": rolled(65, 10, 6), "y": rolled(55, 10, 8)}


@rules("H-10.2", "H-10.1")
def test_a_haunt_shows_its_points() -> None:
    table = position("CH 1g 1r; SC 1y; MA 1o", levels="5/1/1")
    moves(table, "A: S1 haunt")
    shown = {notation: hint["n"] for notation, hint in hints(table).items()}
    assert shown == {"CH g own": 4, "CH r own": 10, "SC y own": 6, "MA o own": 8, "PS b own": 2}


@rules("C-34", "D-16")
def test_a_free_haunt_shows_its_points() -> None:
    table = position("SC 2y; CH 2y", cards="34", levels="3/1/1")
    moves(table, "A: S1 summon SC y")
    expected = {"key": "hint-points", "n": 6}
    assert hints(table) == {"CH own": expected, "SC own": expected}


@rules("C-46", "A-44")
def test_a_recovery_shows_the_points_that_are_lost() -> None:
    table = position("CH 1r; SC 1g", cards="46", own="CH r; SC g", hp=14, levels="5/1/1")
    moves(table, "A: S1 recover")
    lost = {notation: (hint["key"], hint["n"]) for notation, hint in hints(table).items()}
    assert lost == {"CH r own": ("hint-points-lost", 5), "SC g own": ("hint-points-lost", 2)}


@rules("H-7.2", "C-13")
def test_an_evolve_shows_its_cost() -> None:
    for cards, cost in (("", [2, 3, 4, 5]), ("13", [0, 1, 2, 3])):
        table = position("CH 1b 1g 1y 1o", cards=cards, scare=5, levels="5/1/1")
        moves(table, "A: S1 evolve")
        shown = hints(table)
        assert [shown[f"CH {letter}"]["n"] for letter in "bgyo"] == cost
        assert {hint["key"] for hint in shown.values()} == {"hint-scare"}


@rules("H-7.5", "D-6")
def test_a_sphere_shows_the_level_it_rises_to() -> None:
    table = position("CH 1y", scare=4, levels="3/1/4")
    moves(table, "A: S1 evolve CH y")
    assert choices(table) == "A: S1, S2, decline"
    assert hints(table) == {"S1": {"key": "hint-level", "n": 4}, "S2": {"key": "hint-level", "n": 4}}


@rules("H-8.3", "H-13.2")
def test_a_destination_shows_the_bonus_token_there() -> None:
    table = position(bonus="SC T04", filler="")
    moves(table, "A: S1 move PS b")
    assert choices(table) == "A: SC, MA, TH"
    assert hints(table) == {"SC": {"key": "hint-token", "card": "card-T04"}}


@rules("H-14.2", "C-43", "C-47")
def test_a_claim_shows_its_price_and_the_ways_to_pay_it() -> None:
    def shown(table: HalloweenState) -> dict[str, Json]:
        return {name: hint for name, hint in hints(table).items() if name.startswith("claim")}

    table = position(display="7 12", tokens="b2 g1 y1")
    assert shown(table) == {
        "claim 7": {"key": "hint-price-grey", "n": 3, "ways": 3},
        "claim 12": {"key": "hint-price-coloured", "n": 3, "ways": 1},
    }
    assert prices(table) == {"7": 3, "12": 3}
    assert ways(table, 7) == ["bbg", "bby", "bgy"]
    assert ways(table, 12) == ["bgy"]

    table = position(cards="43", display="12", tokens="b2 g1 y1")
    assert shown(table) == {"claim 12": {"key": "hint-price-grey", "n": 3, "ways": 3}}
    table = position(cards="43 47", display="12", tokens="b2 g1 y1")
    assert prices(table) == {"12": 2}
    assert ways(table, 12) == ["bb", "bg", "by", "gy"]


@rules("H-14.2", "C-47")
def test_the_prices_of_all_cards_on_display_are_shown_even_if_nobody_can_pay() -> None:
    table = position(cards="47", display="7 12", tokens="b1")
    assert prices(table) == {"7": 2, "12": 3}
    assert ways(table, 7) == ways(table, 12) == []
    table = position(cards="7 47", display="12", tokens="b1 g1")
    assert prices(table) == {"12": 2}
    assert ways(table, 12) == ["bg"]


@rules("H-14.2", "C-43")
def test_the_prices_shown_are_the_payments_offered() -> None:
    """Over random positions: what a preview says of a claim is what the claim then offers."""
    for seed in range(12):
        table = random_table(seed, rich=True, variant="standard")
        for _ in range(20):
            state = table.state
            if table.over:
                break
            if state.actor == state.active and state.step is not None and state.step.name() == "main":
                for number, price in prices(state).items():
                    paid = {text.split()[2] for text in options(state, f"claim {number} ")}
                    assert paid == set(ways(state, int(number)))
                    assert all(len(pay) == price for pay in paid)
            table.step()


@rules("H-0.5")
def test_nothing_is_foreseen_where_nothing_is_promised() -> None:
    table = position()
    assert hints(table) == {}
    assert table.view(None).hint(table.moves(0)[0]) is None
    moves(table, "A: S1 move PS b MA")
    assert hints(table) == {}


@pytest.mark.parametrize("variant", ["standard", "grand_master"])
def test_every_position_of_random_games_has_previews(variant: str) -> None:
    seen: set[object] = set()
    for seed in range(8):
        table = random_table(seed, rich=True, variant=variant)
        while not table.over:
            if table.state.actor >= 0:
                seen |= {hint["key"] for hint in hints(table.state).values()}
            table.step()
    fights = "hint-odds" if variant == "standard" else "hint-sure"
    assert {fights, "hint-points", "hint-scare", "hint-level"} <= seen
