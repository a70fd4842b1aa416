"""Whole games over the socket, as three programs play them that know nothing of each other."""

import os
import random
from pathlib import Path

import pytest

from manoir.games import GAMES, HOUSE
from manoir.verify import verify
from manoir.workshop.new_game import new_game
from tests.server.client import Client, play_on
from tests.server.conftest import Opens
from tests.server.packages import installed
from tests.server.running import Running


@pytest.mark.parametrize("game", HOUSE)
def test_three_programs_play_a_whole_game(house: Running, game: str) -> None:
    seats = min(max(3, GAMES[game].seats[0]), GAMES[game].seats[-1])
    people = [Client(house.address) for _ in range(seats)]
    table = people[0].new(game, seats=seats, salt="mine")
    for seat, person in zip("BCDEF", people[1:]):
        person.sit(table, seat, f"Player {seat}")
        person.ready(table, seat)
    people[0].start(table)
    sockets = [person.watch(table, seat) for person, seat in zip(people, "ABCDEF")]
    for socket in sockets:
        socket.until(lambda frame: frame["type"] == "game")

    play_on(sockets, random.Random(7))

    assert all(socket.over for socket in sockets)
    record = people[0]("GET", f"/api/tables/{table}/record")
    assert verify(record, GAMES) > 0
    for socket in sockets:
        assert sorted(socket.entries) == list(range(1, socket.game["number"] + 1))
        assert socket.repeated == 0
        socket.close()


@pytest.mark.parametrize("game", HOUSE)
def test_one_person_plays_against_bots(house: Running, client: Client, game: str) -> None:
    table = client.new(game, bots="heuristic")
    client.start(table)
    socket = client.watch(table, "A")
    socket.until(lambda frame: frame["type"] == "game")

    play_on([socket], random.Random(1))

    assert socket.over
    assert len(socket.game["result"]["scores"]) == GAMES[game].usual_seats
    socket.close()


def test_a_game_that_was_just_begun_is_played_at_a_table_with_bots(
    open_house: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_game(tmp_path / "garret")
    installed(tmp_path / "package", monkeypatch, "garret = garret.game:GAME\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "garret/src"), os.environ["PYTHONPATH"]]))
    client = Client(open_house().address)
    forms = client("GET", "/api/games/garret/moves")["forms"]
    assert [(form["verb"], list(form["parts"])) for form in forms] == [
        ("drop", ["card"]),
        ("drop", []),  # as the others see it
        ("lay", ["card", "staircase"]),
    ]
    table = client.new("garret", bots="expert")
    client.start(table)
    socket = client.watch(table, "A")
    socket.until(lambda frame: frame["type"] == "game")

    play_on([socket], random.Random(1))

    assert socket.over
    assert socket.game["number"] == 48  # 24 cards are dealt, and each is laid or dropped
    socket.close()
