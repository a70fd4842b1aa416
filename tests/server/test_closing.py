"""How a house closes: announced, a few at a time, and as something that went well."""

import json
import signal
from pathlib import Path

import pytest

from tests.server.client import Client, ConnectionClosed, Seat
from tests.server.conftest import Opens
from tests.server.running import Running, eventually
from tests.server.test_commands import asked, sat_down


def ready(house: Running) -> tuple[int, str]:
    status, _, content = Client(house.address).ask("GET", "/ready")
    return status, json.loads(content)["status"]


def goodbye(socket: Seat) -> int:
    """The code that a socket is closed with, whatever comes before."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda frame: False)
    return 0 if closed.value.rcvd is None else closed.value.rcvd.code


def test_a_house_that_is_told_to_stop_goes_on_and_begins_nothing_new(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("drain=600")
    _, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    assert ready(house) == (200, "ready")

    house.process.send_signal(signal.SIGTERM)
    eventually(lambda: ready(house) == (503, "draining"))
    status, _, content = clients[0].ask("POST", "/api/tables", {"game": "toctoctoc", "name": "Eve"})
    assert (status, json.loads(content)["key"]) == (503, "error-closing")
    mover, _ = asked(sockets)
    assert mover.move(mover.game["moves"][0])["type"] == "game"
    assert house.healthy()

    assert house.stop() == 0  # said twice: now
    for socket in sockets:
        assert goodbye(socket) == 1012
    assert "house-closed" in (tmp_path / "log").read_text()


def test_many_are_sent_away_a_few_at_a_time_and_all_of_them(open_house: Opens) -> None:
    house = open_house()
    client = Client(house.address)
    table = client.new("toctoctoc")
    sockets = [Seat(client, table, "") for _ in range(40)]

    assert house.stop() == 0
    for socket in sockets:
        assert goodbye(socket) == 1012


def test_ctrl_c_is_still_ctrl_c(open_house: Opens) -> None:
    house = open_house()
    house.process.send_signal(signal.SIGINT)
    assert house.process.wait() != 0
