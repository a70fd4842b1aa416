"""Options are declared once: the schema, the record header, the flags and the checks follow."""

from dataclasses import dataclass
from typing import Literal

import pytest

from manoir.core.errors import BadOption
from manoir.core.options import Options, option


@dataclass(frozen=True, kw_only=True)
class Sample(Options):
    deck_kind: Literal["plain", "fancy"] | None = option(None, rule="X-1")
    open_hands: bool = option(False)
    rounds: int = option(3, low=1, high=5)

    def decided(self, seats: int) -> dict[str, object]:
        return {"deck_kind": "fancy" if seats > 4 else "plain"}


def test_what_the_game_decides_is_filled_in_for_the_player_count() -> None:
    assert Sample().settled(3).deck_kind == "plain"
    assert Sample().settled(5).deck_kind == "fancy"
    assert Sample(deck_kind="plain").settled(5).deck_kind == "plain"


def test_options_are_read_from_json_and_written_back() -> None:
    chosen = Sample.from_json({"deckKind": "fancy", "openHands": True, "rounds": 5})

    assert chosen == Sample(deck_kind="fancy", open_hands=True, rounds=5)
    assert Sample.from_json(chosen.to_json()) == chosen
    assert chosen.to_text() == "deckKind=fancy openHands=on rounds=5"
    assert Sample.from_text(chosen.to_text()) == chosen


@pytest.mark.parametrize(
    ("given", "named", "choices"),
    [
        ({"deck": "plain"}, "deck", "deckKind, openHands, rounds"),
        ({"deckKind": "huge"}, "huge", "plain, fancy"),
        ({"rounds": 6}, "6", "1, 2, 3, 4, 5"),
        ({"rounds": True}, "True", "1, 2, 3, 4, 5"),
        ({"openHands": 1}, "1", "on, off"),
        ({"openHands": None}, "None", "on, off"),
    ],
)
def test_a_wrong_option_is_refused_by_name_with_the_choices(given: dict[str, object], named: str, choices: str) -> None:
    with pytest.raises(BadOption) as caught:
        Sample.from_json(given)

    assert caught.value.phrase.values["choices"] == choices
    assert named in caught.value.phrase.values.values()


def test_a_text_of_ones_own_is_no_longer_than_it_may_be() -> None:
    """Python reads no number of more than 4,300 digits, and everybody at a table is shown the text."""

    @dataclass(frozen=True, kw_only=True)
    class Free(Options):
        cards: str = option("random", words=("random",), form="1,2,3")

    assert Free.from_json({"cards": "1" * 1000}).cards == "1" * 1000
    with pytest.raises(BadOption) as refused:
        Free.from_json({"cards": "1" * 1001})
    assert len(str(refused.value.phrase.values["value"])) == 1000


def test_a_refusal_cites_the_rule_of_the_option() -> None:
    with pytest.raises(BadOption) as caught:
        Sample.from_json({"deckKind": "huge"})

    assert caught.value.rule == "X-1"


def test_values_made_in_python_are_checked_too() -> None:
    with pytest.raises(BadOption):
        Sample(rounds=9).settled(3)


def test_the_schema_describes_every_option() -> None:
    schema = Sample.schema()

    assert schema["properties"] == {
        "deckKind": {"type": "string", "enum": ["plain", "fancy"], "x-rule": "X-1"},
        "openHands": {"type": "boolean", "default": False},
        "rounds": {"type": "integer", "minimum": 1, "maximum": 5, "default": 3},
    }
    assert schema["additionalProperties"] is False


def test_many_numbers_are_shown_as_a_range() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Long(Options):
        limit: int = option(200, low=1, high=1000)

    with pytest.raises(BadOption) as caught:
        Long.from_json({"limit": 0})

    assert caught.value.phrase.values["choices"] == "1–1000"


def test_flags_follow_the_names() -> None:
    assert [one.flag for one in Sample.declared()] == ["--deck-kind", "--open-hands", "--rounds"]


def test_options_that_differ_from_the_usual_are_known() -> None:
    assert [one.key for one in Sample(rounds=4, deck_kind="plain").changed(3)] == ["rounds"]


@dataclass(frozen=True, kw_only=True)
class Printed(Options):
    leads: Literal["must", "may"] = option("must", letter="may")
    end: Literal["auto", "ask", "never"] = option("auto", people="ask", letter="never")
    rounds: int = option(3, low=1, high=5)


def test_a_preset_sets_what_the_printed_rules_say_and_what_is_named_besides_stays() -> None:
    assert Printed.preset("usual") == Printed()
    assert Printed.preset("letter") == Printed.by_the_letter() == Printed(leads="may", end="never")
    assert Printed.from_json({"rounds": 5, "end": "ask"}, "letter") == Printed(leads="may", end="ask", rounds=5)
    assert Printed.preset("letter").for_people() == Printed.preset("letter")


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (Printed(), "usual"),
        (Printed(rounds=5).for_people(), "usual"),
        (Printed(leads="may", end="never", rounds=5), "letter"),
        (Printed(leads="may"), "own"),
        (Printed(leads="may", end="ask"), "own"),
        (Sample(rounds=5), "usual"),
    ],
)
def test_options_know_which_preset_they_are(options: Options, name: str) -> None:
    assert options.preset_name() == name


def test_a_preset_that_is_none_is_refused_with_those_that_there_are() -> None:
    for kind, choices in ((Printed, "usual, letter"), (Sample, "usual")):
        with pytest.raises(BadOption) as caught:
            kind.from_json({}, "letters")
        assert caught.value.phrase.values["choices"] == choices
    with pytest.raises(BadOption):
        Sample.preset("letter")


def test_a_type_that_is_no_choice_is_refused_when_declared() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Wrong(Options):
        name: str = option("")

    with pytest.raises(TypeError):
        Wrong.declared()
