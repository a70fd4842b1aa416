"""Where a table plays from memory, nothing is shown again: not in frames, nor in the story, nor by looking back."""

import pytest

from manoir.core.play import Match
from tests.server.client import Client, Refusal
from tests.server.conftest import Opens
from tests.server.laid_out import Laid, Line, found, lay, over
from tests.server.running import Running

MIDDLE = 90  # entries


def middle(match: Match) -> bool:
    return match.number >= MIDDLE and match.state.waiting() == [0]


def client_of(house: Running, laid: Laid) -> Client:
    """Whoever sits at A."""
    client = Client(house.address)
    client.cookies[laid.table] = {"manoir-A": laid.tokens["A"]}
    return client


def last_own(line: Line, seat: int) -> int:
    """The number of a seat's last move."""
    return max(number for number, (who, _) in enumerate(line, 1) if who == seat)


@pytest.mark.parametrize("name", ["toctoctoc", "spooks"])
def test_the_story_is_told_from_ones_own_last_move_on(open_house: Opens, name: str) -> None:
    house = open_house()
    line = found(name, 3, middle, memoryAid=False)
    laid = lay(house, name, 3, line, people="ABC", memoryAid=False)
    client = client_of(house, laid)
    socket = client.watch(laid.table, "A")
    frame = socket.until(lambda frame: frame["type"] == "game")

    mine = last_own(line, 0)
    assert frame["forgotten"] == mine - 1
    assert [told["number"] for told in frame["story"]] == list(range(mine, len(line) + 1))
    socket.send({"type": "resync", "number": 0})
    again = socket.until(lambda frame: frame["type"] == "game")
    assert again["since"] == mine - 1 and again["story"] == frame["story"]
    story = client("GET", f"/api/tables/{laid.table}/story?seat=A")
    assert [told["number"] for told in story["lines"]] == [told["number"] for told in frame["story"]]


@pytest.mark.parametrize("name", ["toctoctoc", "spooks"])
def test_the_table_cannot_be_looked_at_as_it_was(open_house: Opens, name: str) -> None:
    house = open_house()
    line = found(name, 3, middle, memoryAid=False)
    laid = lay(house, name, 3, line, people="ABC", memoryAid=False)
    client = client_of(house, laid)
    path = f"/api/tables/{laid.table}/replay"

    assert client("GET", f"{path}?seat=A")["number"] == len(line)
    for at in (0, 40, last_own(line, 0) - 2):
        with pytest.raises(Refusal, match="error-memory"):
            client("GET", f"{path}?seat=A&at={at}")
    with pytest.raises(Refusal, match="error-memory"):
        Client(house.address)("GET", f"{path}?at=40")
    watching = Client(house.address).watch(laid.table)
    told = watching.until(lambda frame: frame["type"] == "game")["story"]
    assert 0 < len(told) < MIDDLE // 2


def test_after_the_end_everything_is_told(open_house: Opens) -> None:
    house = open_house()
    line = found("toctoctoc", 3, over, memoryAid=False)
    laid = lay(house, "toctoctoc", 3, line, people="ABC", memoryAid=False)
    stranger = Client(house.address)

    assert len(stranger("GET", f"/api/tables/{laid.table}/story")["lines"]) == len(line)
    assert stranger("GET", f"/api/tables/{laid.table}/replay?at=40")["number"] == 40


def test_with_the_aid_nothing_is_forgotten(open_house: Opens) -> None:
    house = open_house()
    line = found("toctoctoc", 3, middle)
    laid = lay(house, "toctoctoc", 3, line, people="ABC")
    frame = Client(house.address).watch(laid.table).until(lambda frame: frame["type"] == "game")

    assert "forgotten" not in frame
    assert len(frame["story"]) == len(line)
