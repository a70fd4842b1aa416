"""Records that were cut off, edited or made up are refused with the line and the reason."""

from pathlib import Path

import pytest

from manoir.core.errors import BadRecord
from manoir.core.play import Match
from manoir.core.record import read, replayed, write
from manoir.core.rng import Rng
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES

GAME = GAMES["toctoctoc"]
TEXT = (Path(__file__).parent.parent / "records" / "toctoctoc" / "french-four-players.game").read_text()
LINES = TEXT.split("\n")


def with_line(line: int, text: str) -> str:
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def first_line(word: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if f" {word}" in line)


KNOCK = first_line("knock")
NUMBER, SEAT = LINES[KNOCK - 1].split()[:2]
OTHER = "B" if SEAT == "A" else "A"


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "record-format"),
        ("manoir 9\n", 1, "record-format"),
        ("manoir 1\n", 2, "record-header"),
        (with_line(2, "game: chess 1"), 2, "error-game"),
        (with_line(2, "game: toctoctoc 99"), 2, "record-version"),
        (with_line(3, "options: colour=red"), 3, "error-option"),
        (with_line(3, "options: edition=de"), 3, "error-value"),
        (with_line(3, "options: edition=fr edition=es"), 3, "error-option"),
        (with_line(4, "seats: Ada | Igor"), 4, "error-seats"),
        (with_line(4, "seats: Ada |  | Bela | Mina"), 4, "record-names"),
        (with_line(4, "seats: Ada | I\x9b2Jgor | Bela | Mina"), 4, "record-names"),
        (with_line(5, "x"), 5, "record-empty-line"),
        (with_line(KNOCK, f"{NUMBER} {SEAT} knock Zz B"), KNOCK, "error-notation"),
        (with_line(KNOCK, f"{NUMBER} {SEAT} open"), KNOCK, "record-illegal"),
        (with_line(KNOCK, f"{NUMBER} {OTHER} knock Mn C"), KNOCK, "record-illegal"),
        (with_line(KNOCK, f"{NUMBER} chance turn Mn"), KNOCK, "record-illegal"),
        (with_line(KNOCK, f"{NUMBER} X knock Mn C"), KNOCK, "record-seat"),
        (with_line(KNOCK, "7 A knock Mn C"), KNOCK, "record-number"),
        (with_line(KNOCK, "unfinished"), KNOCK + 1, "record-after-end"),
        ("\n".join(LINES[:100]), 100, "record-cut-off"),
        ("\n".join(LINES[:100]) + "\n45 C kno", 101, "record-number"),
        (TEXT.replace("result: ", "result: 9"), len(LINES) - 1, "record-result"),
        ("\n".join([*LINES[: KNOCK - 1], "result: 1 2 3 4", ""]), KNOCK, "record-not-over"),
    ],
)
def test_a_bad_record_says_at_which_line_and_why(text: str, line: int, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replayed(text, GAMES)

    assert caught.value.line == line
    reason = caught.value.phrase.values["reason"]
    assert getattr(reason, "key", None) == key
    for language in LANGUAGES:
        said = Texts(language, GAME.folder / "texts").say(caught.value.phrase)
        assert str(line) in said
        assert "\n" not in said


def test_an_illegal_move_in_a_record_cites_its_rule() -> None:
    with pytest.raises(BadRecord) as caught:
        replayed(with_line(KNOCK, f"{NUMBER} {SEAT} knock Mn {SEAT}"), GAMES)

    assert caught.value.rule == "T-3.2"


def test_a_game_left_early_is_written_as_unfinished_and_can_be_taken_up_again() -> None:
    match = Match(GAME, GAME.options(), 4)
    match.settle(Rng(1))
    text = write(match, ["Ada", "Igor", "Bela", "Mina"])
    assert text.endswith("unfinished\n")

    again = replayed(text, GAMES)
    assert again.match.state.position() == match.state.position()
    assert again.names == ["Ada", "Igor", "Bela", "Mina"]


def test_windows_line_endings_are_read() -> None:
    assert replayed(TEXT.replace("\n", "\r\n"), GAMES).match.over


def test_a_record_can_be_looked_at_move_by_move() -> None:
    replay = read(TEXT, GAMES)

    seen = [(replay.match.number, move.notation) for _, move in replay.steps()]
    assert [number for number, _ in seen] == list(range(len(replay.moves)))
