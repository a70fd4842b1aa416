"""kill -9 at random moments under load: what was acknowledged is there, once, and the players go on by themselves.

Three times in the usual tests; fifty times with `MANOIR_TESTS=soak ./manoir test -k kill`.
"""

import os
import random
import sqlite3
import threading
import time
from http.client import HTTPException
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from tests.seed import chance
from tests.server.client import Client, Refusal, Seat
from tests.server.running import PATIENCE, NotOpened, Running

KILLS = 50 if os.environ.get("MANOIR_TESTS") == "soak" else 3
GROUPS = 4  # tables that are played at the same time
TROUBLE = (WebSocketException, HTTPException, OSError, EOFError)  # timeouts are OSErrors


class Group(threading.Thread):
    """Friends at one table, who play game after game and do not mind if the house falls down on them."""

    def __init__(self, address: str, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = Client(address)
        self.rng = random.Random(seed)
        self.stop = stop
        self.acknowledged: list[tuple[str, str, int]] = []  # table, command, number
        self.lost: list[str] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.game()
        except BaseException as error:
            self.failure = error

    def game(self) -> None:
        try:
            table = self.client.new("toctoctoc", seats=3)
            for letter in "BC":
                self.client.sit(table, letter, f"Friend {letter}")
                self.client.ready(table, letter)
            self.client.start(table)
            seats = [self.client.watch(table, letter) for letter in "ABC"]
            for seat in seats:
                seat.until(lambda frame: frame["type"] == "game")
        except (*TROUBLE, Refusal):  # a table that was never promised to anybody
            time.sleep(0.05)
            return
        while not self.stop.is_set() and not all(seat.over for seat in seats):
            movers = [seat for seat in seats if seat.mine]
            if movers:
                self.move(self.rng.choice(movers))
            newest = max(seat.game["number"] for seat in seats)
            for seat in seats:
                while seat.game["number"] < newest and not self.stop.is_set():
                    self.persist(seat, seat.read)
        for seat in seats:
            if sorted(seat.entries) != list(range(1, seat.game["number"] + 1)) or seat.repeated:
                self.lost.append(f"{table} {seat.seat}")
            seat.close()

    def move(self, seat: Seat) -> None:
        """The same command again and again until it is answered."""
        notation, number = self.rng.choice(seat.game["moves"]), seat.game["number"]
        id = f"m{self.rng.getrandbits(60)}"

        def attempt() -> None:
            frame = seat.move(notation, number=number, id=id)
            if frame["type"] == "game":
                self.acknowledged.append((seat.table, id, frame["number"]))
            else:
                self.lost.append(f"{seat.table} {frame}")

        self.persist(seat, attempt)

    def persist(self, seat: Seat, attempt: object) -> None:
        assert callable(attempt)
        while not self.stop.is_set():
            try:
                attempt()
                return
            except TROUBLE:
                try:
                    seat.again()
                    seat.until(lambda frame: frame["type"] == "game")
                except Exception:
                    time.sleep(0.05)


def check(database: str, groups: list[Group]) -> int:
    """Every acknowledged command stands in the log exactly once."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(text("select table_id, command, number from log where command is not null")).all()
        holes = connection.execute(text("select table_id, max(number) - count(*) from log group by table_id")).all()
    engine.dispose()
    holed = [table for table, hole in holes if hole]
    assert not holed, f"numbers are missing in the log of {', '.join(holed)}"
    found: dict[tuple[str, str], list[int]] = {}
    for table, command, number in rows:
        found.setdefault((table, command), []).append(number)
    assert all(len(numbers) == 1 for numbers in found.values()), "a command was done twice"
    acknowledged = [one for group in groups for one in list(group.acknowledged)]
    missing = [one for one in acknowledged if one[:2] not in found]
    assert not missing, f"{len(missing)} acknowledged moves are lost"
    return len(acknowledged)


def fall_down(house: Running, kills: int, rng: random.Random) -> int:
    """Kill and restart the house under load; how many moves were acknowledged."""
    stop = threading.Event()
    groups = [Group(house.address, seed, stop) for seed in range(GROUPS)]
    for group in groups:
        group.start()
    counts = [0]
    try:
        for _ in range(kills):
            time.sleep(rng.uniform(0.2, 1.0))
            house.kill()
            counts.append(check(house.database, groups))
            house.start()
            deadline = time.monotonic() + PATIENCE
            while (
                sum(len(group.acknowledged) for group in groups) < counts[-1] + 3 * GROUPS
            ):  # they go on by themselves
                assert time.monotonic() < deadline, "nobody plays on"
                assert not any(group.failure for group in groups), [group.failure for group in groups]
                time.sleep(0.02)
    finally:
        stop.set()
        for group in groups:
            group.join(PATIENCE)
    for group in groups:
        assert group.failure is None and not group.lost, (group.failure, group.lost)
    return check(house.database, groups)


def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(tmp_path: Path) -> None:
    rng = chance("kills")
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log") as house:
        moves = fall_down(house, KILLS, rng)
        print(f"{KILLS} kills, {moves} moves acknowledged")
        assert house.stop() == 0
    assert "house-closed" in (tmp_path / "log").read_text()
    with sqlite3.connect(tmp_path / "house.db") as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
    database.close()


def test_a_second_house_on_the_same_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    with Running(address, tmp_path / "log"), pytest.raises(NotOpened, match="Another house"):
        Running(address, tmp_path / "second")
