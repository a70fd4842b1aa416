"""A trace shows every position in plain words."""

import json

from manoir.core.texts import Texts
from manoir.core.trace import again, played, trace
from manoir.games import GAMES

GAME = GAMES["toctoctoc"]


def lines(language: str = "en") -> list[dict[str, object]]:
    names = ["A", "B", "C", "D"]
    match = played(GAME, GAME.options(), 4, 7)
    return [dict(line) for line in trace(again(match, names), Texts(language, GAME.folder / "texts", names))]


def test_every_decision_has_its_position_its_moves_the_move_made_and_the_story() -> None:
    match = played(GAME, GAME.options(), 4, 7)
    header, *decisions, last = lines()

    assert header["options"] == match.options.to_json()
    assert len(decisions) == match.number
    for (_, move), line in zip(match.line(), decisions, strict=True):
        assert line["move"] == move.notation
        if line["decides"] == "chance":
            outcomes = line["outcomes"]
            assert isinstance(outcomes, list)
            assert move.notation in [outcome["move"] for outcome in outcomes]
        else:
            moves = line["moves"]
            assert isinstance(moves, list)
            assert move.notation in moves
            assert {"position", "status", "waiting", "story"} <= set(line)
    assert last["over"] is True
    json.dumps(decisions)


def test_cards_are_named_in_the_readers_language() -> None:
    assert "Mn (monster)" in json.dumps(lines("en"))
    assert "Mn (monstre)" in json.dumps(lines("fr"))
    assert "Mn (monstruo)" in json.dumps(lines("es"))


def test_every_zone_and_counter_is_there() -> None:
    first = next(line for line in lines() if "position" in line and line.get("decides") != "chance")
    position = first["position"]
    assert isinstance(position, dict)

    assert set(position) == {
        "turn",
        "turn player",
        "decision",
        "decided by",
        "players",
        "card at the door",
        "pile",
        "starting guests not dealt yet",
        "removed from the game",
    }
    assert sorted(position["players"]) == ["A", "B", "C", "D"]


def test_the_story_of_a_trace_names_the_rules() -> None:
    story = json.dumps([line.get("story") for line in lines()])

    assert "[T-3.2]" in story and "[T-4.1]" in story
