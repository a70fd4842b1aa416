"""Every record in records/ replays to its result: drop a game there and it is a test."""

from pathlib import Path

import pytest

from manoir.core.record import replayed, write
from manoir.games import GAMES, HOUSE

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_the_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    replay = replayed(text, GAMES)

    assert write(replay.match, replay.names) == text


def test_there_are_records_of_every_game_of_the_house() -> None:
    assert {path.parent.name for path in RECORDS} == set(HOUSE)
