"""Any sequence of messages, valid or not, repeated and out of order, from several seats, keeps what must hold."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from manoir.games import GAMES, HOUSE
from tests.server.client import Seat
from tests.server.running import Running
from tests.server.test_commands import sat_down

SEATS = st.integers(0, 2)
ANY = st.integers(0, 10**6)  # the deal is never the same, so that choices are numbers, and not what is there
FUZZ = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda part: (
            st.lists(part, max_size=3) | st.dictionaries(st.sampled_from(["type", "id", "number", "move"]), part)
        ),
        max_leaves=6,
    ).map(json.dumps),
)


class Table(RuleBasedStateMachine):
    """Three seats of one table, and everything that clients do right and wrong."""

    house: Running
    game: str

    def __init__(self) -> None:
        super().__init__()
        _, _, self.sockets = sat_down(self.house, self.game, 3, 3)
        self.number = self.sockets[0].game["number"]
        self.done: list[tuple[Seat, dict[str, Any]]] = []

    def teardown(self) -> None:
        for socket in self.sockets:
            socket.close()

    def catch_up(self) -> None:
        for socket in self.sockets:
            while socket.game["number"] < self.number:
                socket.read()

    def obeyed(self, socket: Seat, message: dict[str, Any]) -> None:
        frame = socket.command(**message)
        assert frame["type"] == "game", frame
        self.number = frame["number"]
        self.done.append((socket, {**message, "id": frame["answers"]}))
        self.catch_up()

    def refused(self, socket: Seat, message: dict[str, Any], *keys: str) -> None:
        frame = socket.command(**message)
        assert frame["type"] == "refused" and frame["key"] in keys, frame
        assert frame["number"] == self.number

    @property
    def movers(self) -> list[Seat]:
        return [socket for socket in self.sockets if socket.mine]

    @rule(which=ANY)
    def move(self, which: int) -> None:
        if self.movers:
            socket = self.movers[which % len(self.movers)]
            moves = socket.game["moves"]
            self.obeyed(socket, {"type": "move", "number": self.number, "move": moves[which % len(moves)]})

    @rule()
    def undo(self) -> None:
        for socket in self.sockets:
            message = {"type": "undo", "number": self.number}
            if socket.game["undo"]:
                self.obeyed(socket, message)
                return
            self.refused(socket, message, "error-undo", "error-phase")

    @rule(which=ANY)
    def repeat(self, which: int) -> None:
        if not self.done:
            return
        socket, message = self.done[which % len(self.done)]
        frame = socket.command(**message)
        assert frame["type"] == "game" and frame["answers"] == message["id"] and frame["number"] == self.number

    @rule(seat=SEATS, back=st.integers(1, 40))
    def stale(self, seat: int, back: int) -> None:
        number = max(0, self.number - back)
        self.refused(
            self.sockets[seat],
            {"type": "move", "number": number, "move": "x"},
            "error-stale",
            "error-notation",
            "error-phase",
        )
        ahead = {"type": "move", "number": self.number + back, "move": "x"}
        self.refused(self.sockets[seat], ahead, "error-stale", "error-phase")

    @rule(
        seat=SEATS,
        notation=st.sampled_from(["dance", "open", "refuse", "pass", "deal A Mn", "deal A SP3", "knock ? A"]),
    )
    def strange(self, seat: int, notation: str) -> None:
        socket = self.sockets[seat]
        if notation not in socket.game["moves"]:
            message = {"type": "move", "number": self.number, "move": notation}
            self.refused(socket, message, "error-notation", "error-illegal", "error-phase")

    @rule(seat=SEATS, message=FUZZ)
    def fuzz(self, seat: int, message: str | bytes) -> None:
        socket = self.sockets[seat]
        socket.send(message)
        socket.send({"type": "ping"})
        assert socket.until(lambda frame: frame["type"] in ("pong", "closed"))["type"] == "pong"

    @rule(seat=SEATS, since=st.integers(0, 60))
    def resync(self, seat: int, since: int) -> None:
        socket = self.sockets[seat]
        told, socket.entries, socket.repeated = socket.entries, {}, 0
        socket.send({"type": "resync", "number": since})
        frame = socket.until(lambda frame: frame["type"] == "game")
        assert frame["number"] == self.number
        assert all(told[number] == line for number, line in socket.entries.items())  # told again in the same words
        socket.entries, socket.repeated = told, 0

    @rule(seat=SEATS)
    def reconnect(self, seat: int) -> None:
        self.sockets[seat].again()
        frame = self.sockets[seat].until(lambda frame: frame["type"] == "game")
        assert frame["story"] == [] and frame["number"] == self.number

    @invariant()
    def all_see_the_same_game_and_nothing_twice(self) -> None:
        assert {socket.game["number"] for socket in self.sockets} == {self.number}
        for socket in self.sockets:
            assert sorted(socket.entries) == list(range(1, self.number + 1))
            assert socket.repeated == 0
            others = [letter for letter in socket.game["waiting"] if letter != socket.seat]
            assert bool(socket.game["moves"]) == (len(others) < len(socket.game["waiting"]))


@pytest.fixture(scope="module", name="strict_house")
def a_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("messages")
    with Running(f"sqlite:///{folder}/house.db", folder / "log", "grace_gone=600") as running:
        yield running
        assert "failed" not in (folder / "log").read_text()


@pytest.mark.parametrize("name", HOUSE)
def test_any_sequence_of_messages(strict_house: Running, name: str) -> None:
    if 3 not in GAMES[name].seats:
        pytest.skip(f"{name} is not played by three")
    machine = type("Machine", (Table,), {"house": strict_house, "game": name})
    run_state_machine_as_test(machine, settings=settings(stateful_step_count=25))
