"""The table of the cards is that of the rules, and the rest of the engine names no card (section 5 and 11)."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from manoir.games.halloween import FOLDER
from manoir.games.halloween import card as moments
from manoir.games.halloween.board import CODES, EVOLVE_COST, FACES, GRID, HAUNT_POINTS, LETTERS_OF_COLOURS
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import COPIES
from manoir.games.halloween.card import MAIN, NEXT_DOOR, NUMBERS, Card
from manoir.games.halloween.cards import DECK
from manoir.games.halloween.effects import Foundations
from manoir.games.halloween.options import SETS
from tests.proofs import rules

RULES = (Path(str(FOLDER)) / "RULES.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| C-(\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", RULES, re.MULTILINE)
DATA: dict[str, Any] = json.loads(RULES.split("```json\n")[1].split("```")[0])
SOURCES = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in Path(str(FOLDER)).glob("*.py")}
MAY_NAME_CARDS = ("cards", "options", "testing")  # the table, the suggested sets, the helpers of tests


def numbers(cards: list[Card]) -> list[int]:
    return [card.number for card in cards]


def listed(label: str) -> list[int]:
    """The numbers of a line of section 5 such as "Grey: 1 2 4."."""
    found = re.search(rf"^{label}: ([\d ]+)\.$", RULES, re.MULTILINE)
    assert found
    return [int(word) for word in found[1].split()]


# -- what the rules say -----------------------------------------------------------------------------------------------


def test_there_are_52_cards_in_the_order_of_their_numbers() -> None:
    assert numbers(DECK) == list(range(1, 53))
    assert [int(row[0]) for row in ROWS] == numbers(DECK)


@rules("A-10")
def test_cards_are_coloured_or_grey_as_the_rules_say() -> None:
    coloured = [card.number for card in DECK if card.coloured]
    grey = [card.number for card in DECK if not card.coloured]

    assert coloured == [int(row[0]) for row in ROWS if row[4].startswith("C")]
    assert grey == [int(row[0]) for row in ROWS if row[4] == "G"]
    assert coloured == listed("Coloured") == DATA["coloured_cards"]
    assert grey == listed("Grey")
    assert (len(coloured), len(grey)) == (24, 28)


@rules("H-14.11")
def test_cards_are_used_once_a_turn_as_the_rules_say() -> None:
    once = [card.number for card in DECK if card.once]

    assert once == [int(row[0]) for row in ROWS if row[3] == "T"] == DATA["once_per_turn"]


@rules("H-14.10", "H-14.11")
def test_cards_that_count_at_the_end_are_those_of_the_rules_and_do_nothing_else() -> None:
    final = [card for card in DECK if overrides(card, "points") or overrides(card, "crown")]

    assert numbers(final) == [int(row[0]) for row in ROWS if row[3] == "E"] == DATA["end_of_game"]
    assert numbers(final) == [int(row[0]) for row in ROWS if row[2] == "V"]
    for card in final:
        others = [hook for hook in hooks() if hook not in ("points", "crown", "wants") and overrides(card, hook)]
        assert not others, f"{card.number} has {others}"


@rules("H-14.10")
def test_the_kinds_of_the_data_are_those_of_the_table() -> None:
    for action, cards in DATA["kind_action"].items():
        assert cards == [int(row[0]) for row in ROWS if row[2] == f"A:{action}"]
    assert DATA["kind_free"] == [int(row[0]) for row in ROWS if row[2] == "H"]


def test_the_cards_of_the_main_window_are_those_of_the_rules() -> None:
    offered = re.search(r"^Free kind-H cards offered in D-1: ([\d, ]+)\.", RULES, re.MULTILINE)
    assert offered

    free = [card.number for card in DECK if card.moment == MAIN and not card.permits & NEXT_DOOR]
    assert free == [int(word) for word in offered[1].split(", ")]


@pytest.mark.parametrize(
    ("action", "moment"),
    [("summon", "SUMMONED"), ("scare", "SCARED"), ("move", "MOVED"), ("haunt", "HAUNTED")],
)
def test_a_card_that_offers_something_after_an_action_is_tied_to_it(action: str, moment: str) -> None:
    offering = [card.number for card in DECK if card.moment == vars(moments)[moment]]

    assert offering
    assert set(offering) <= set(DATA["kind_action"][action])


def test_a_permit_that_notations_call_by_a_number_is_that_of_one_card() -> None:
    for permit, number in NUMBERS.items():
        assert [card.number for card in DECK if card.permits & permit] == [number]


def test_every_permit_belongs_to_one_card() -> None:
    permits = [card.permits for card in DECK if card.permits]

    assert sum(permits) == (1 << len(permits)) - 1


def test_the_suggested_sets_are_those_of_the_rules() -> None:
    assert DATA["sets"] == SETS
    for key, cards in SETS.items():
        row = re.search(rf"^\| {key} \|.*\| ([\d ]+) \| (\d) / (\d) \|$", RULES, re.MULTILINE)
        assert row
        assert row[1] == " ".join(map(str, cards))
        coloured = len([number for number in cards if DECK[number - 1].coloured])
        assert (int(row[2]), int(row[3])) == (coloured, 8 - coloured)


def test_the_other_data_of_the_rules_are_those_of_the_engine() -> None:
    for colour, row in enumerate(DATA["colours"]):
        assert row["id"] == LETTERS_OF_COLOURS[colour]
        assert (row["die"], row["haunt"]) == (FACES[colour], HAUNT_POINTS[colour])
        assert (row["evolve_cost"] or 0) == EVOLVE_COST[colour]
    for code in CODES:
        assert set(DATA["layout"][code]) == {a if b == code else b for a, b in GRID if code in (a, b)}
    assert DATA["bonus_tokens"] == dict.fromkeys(BONUS_CODES, COPIES)
    assert [card.by_level for card in DECK if isinstance(card, Foundations)] == [DATA["lowest_section_hp"]]


# -- the engine names no card ----------------------------------------------------------------------------------------


def hooks() -> list[str]:
    return [name for name, what in vars(Card).items() if callable(what) and not name.startswith("__")]


def overrides(card: Card, hook: str) -> bool:
    return getattr(type(card), hook) is not getattr(Card, hook)


def is_number(node: ast.expr) -> bool:
    """`number`, `card.number`, `str(move.number)`."""
    if isinstance(node, ast.Call) and node.args:
        return is_number(node.args[0])
    return getattr(node, "attr", getattr(node, "id", "")) == "number"


def is_literal(node: ast.expr) -> bool:
    """`7`, `"7"`, `(7, 12)`."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(is_literal(element) for element in node.elts)
    return isinstance(node, ast.Constant) and str(node.value).isdecimal()


def cards_named(tree: ast.AST) -> Iterator[str]:
    """Where a source compares with the number of a card, or picks one from the deck or out of a set of bits."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_number, sides)) and any(map(is_literal, sides)):
                yield ast.unparse(node)
        elif isinstance(node, ast.Match) and is_number(node.subject):
            yield ast.unparse(node.subject)
        elif isinstance(node, ast.Subscript) and is_literal(node.slice):
            if getattr(node.value, "attr", getattr(node.value, "id", "")).lower() == "deck":
                yield ast.unparse(node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
            sides = [node.left, node.right]
            if any(getattr(side, "attr", "") in ("used", "occupied", "bit") for side in sides):
                if any(isinstance(part, ast.Constant) for side in sides for part in ast.walk(side)):
                    yield ast.unparse(node)


@pytest.mark.parametrize(
    "text", ["card.number == 7", "move.number in (7, 12)", "str(number) != '7'", "rules.deck[6]", "game.used & 1 << 7"]
)
def test_what_names_a_card_is_found(text: str) -> None:
    assert list(cards_named(ast.parse(text)))


@pytest.mark.parametrize("name", [name for name in sorted(SOURCES) if name not in MAY_NAME_CARDS])
def test_a_source_names_no_card(name: str) -> None:
    assert not list(cards_named(SOURCES[name]))


def test_only_the_table_knows_the_kinds_of_card() -> None:
    kinds = {parent.__name__ for card in DECK for parent in type(card).__mro__} - {"Card", "object"}
    for name, tree in SOURCES.items():
        if name not in MAY_NAME_CARDS:
            imported = {
                alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
            }
            assert not imported & kinds, f"{name} imports {imported & kinds}"


# -- each hook is called in one place ---------------------------------------------------------------------------------

NO_CARDS = ("game", "state", "self", "super()", "bonus", "self.bonus", "game.rules.bonuses[kind]")
PLACES = {  # as the docstrings of card.Card have it
    "rank": "card.rank_of",
    "extra_tokens": "state.HalloweenState.reward",
    "evolve_discount": "position.Position.evolve_discount",
    "attack_bonus": "position.Position.attack_bonus",
    "saving": "claims.price",
    "react": "state.HalloweenState.react",
    "ready": "state.HalloweenState.offers",
    "options": "state.HalloweenState.offers",
    "chosen": "state.HalloweenState.take_up",
    "brings_nothing": "previews.hint",
    "refused_by": "steps.TakeUp",  # the step that offers: what it adds to the offer, and what it then recognizes
    "reworded": "view.HalloweenView.status",
    "points": "scoring",  # by itself, or for each way to share tokens
    "crown": "scoring",
    "wants": "scoring",
}


def calls(node: ast.AST, hook: str, place: str) -> Iterator[str]:
    """Where a source calls a hook of something that is not known to be no card: "module.Class.method"."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from calls(child, hook, f"{place}.{child.name}")
            continue
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr == hook:
            if ast.unparse(child.func.value) not in NO_CARDS:
                yield place
        yield from calls(child, hook, place)


def test_every_hook_has_its_place() -> None:
    assert sorted(PLACES) == sorted(hooks())


@pytest.mark.parametrize("hook", PLACES)
def test_a_hook_is_called_in_one_place_of_the_engine(hook: str) -> None:
    found = [place for name, tree in SOURCES.items() for place in calls(tree, hook, name)]

    if PLACES[hook] in ("scoring", "steps.TakeUp"):
        assert found
        assert {place[: len(PLACES[hook])] for place in found} == {PLACES[hook]}
    else:
        assert found == [PLACES[hook]]
