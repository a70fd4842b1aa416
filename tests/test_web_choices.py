"""How the page groups moves, and fills the gaps of a sentence: web/src/table/choices.ts."""

from typing import Any

from tests.page import asked_of_the_page


def move(notation: str, verb: str, **parts: object) -> dict[str, Any]:
    return {"notation": notation, "verb": verb, "parts": parts, "secret": False}


def chosen(moves: list[dict[str, Any]], *steps: tuple[str, object]) -> dict[str, Any]:
    found: dict[str, Any] = asked_of_the_page("choices.mjs", [{"moves": moves, "steps": steps}])[0]
    return found


BIDS = [move(f"{n} {face}", "say", n=n, face=face) for n in (3, 4) for face in ("a", "b", "c") if (n, face) != (3, "a")]


def test_moves_are_grouped_by_verb_and_by_the_names_of_their_parts() -> None:
    found = chosen(
        [
            move("doubt", "doubt"),
            *BIDS,
            move("use 1", "use", card="1"),
            move("use 1 on B", "use", card="1", target="B"),
            move("use 1 on C", "use", card="1", target="C"),
        ]
    )["groups"]
    assert found == [
        ["doubt", [], ["doubt"]],
        ["say n face", ["n", "face"], [one["notation"] for one in BIDS]],
        ["use card", [], ["use 1"]],
        ["use card target", ["target"], ["use 1 on B", "use 1 on C"]],  # the card is the same: no gap
    ]


def test_a_sentence_may_begin_with_any_part() -> None:
    assert chosen(BIDS, ("face", "b"), ("n", 4))["seen"][-1] == [{"face": '"b"', "n": "4"}, ["4 b"]]


def test_what_cannot_stand_beside_a_new_part_is_open_again() -> None:
    (first, second) = chosen(BIDS, ("n", 3), ("face", "a"))["seen"]
    assert first == [{"n": "3"}, ["3 b", "3 c"]]
    assert second == [{"face": '"a"', "n": "4"}, ["4 a"]]  # there is no other number for it


def test_lists_are_values_too() -> None:
    moves = [move("lay 1 2", "lay", cards=["1", "2"]), move("lay 1 3", "lay", cards=["1", "3"])]
    assert chosen(moves, ("cards", ["1", "3"]))["seen"] == [[{"cards": '["1","3"]'}, ["lay 1 3"]]]
