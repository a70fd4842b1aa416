"""Many tables in one house: nobody's bots wait for another's, and a table is told when its bots think less."""

import os
import random
import signal
import sqlite3
from pathlib import Path

from tests.server.client import Client, Seat, play_on
from tests.server.conftest import Opens
from tests.server.running import Running, eventually
from tests.server.test_faults import LINUX, workers

pytestmark = LINUX
CHANCE = random.Random(5)


class Guest(Client):
    """Somebody who comes from an address, by the word of a proxy."""

    def __init__(self, house: Running, place: str) -> None:
        super().__init__(house.address)
        self.place = place

    def _cookie(self, path: str) -> dict[str, str]:
        return {**super()._cookie(path), "X-Forwarded-For": self.place}


def begun(client: Client, bots: str = "master") -> Seat:
    """A game with three bots that has begun."""
    table = client.new("toctoctoc", bots=bots)
    socket = client.watch(table, "A")
    client.start(table)
    socket.until(lambda frame: frame["type"] == "game")
    return socket


def to_a_bot(socket: Seat) -> None:
    """The player moves until it is a bot's turn."""
    while socket.mine:
        play_on([socket], CHANCE, 1)


def held_up(house: Running, first: Seat) -> int:
    """The only process of the bots, which stands still with a question of this table."""
    play_on([first], CHANCE, 1)
    while not first.mine:
        first.read()
    (worker,) = workers(house)
    os.kill(worker, signal.SIGSTOP)
    to_a_bot(first)
    return worker


def told(socket: Seat, hurried: bool) -> None:
    """The table says that its bots are hurried, or that they no longer are."""
    while socket.shown.get("hurried") != hurried:
        socket.read()


def test_a_table_is_told_when_its_bots_think_less_and_when_that_is_over(open_house: Opens) -> None:
    house = open_house("bot_processes=1", "bot_wait=0.002")
    client = Client(house.address)
    first, second, ours, other = (begun(client) for _ in range(4))
    worker = held_up(house, first)
    to_a_bot(second)
    eventually(lambda: house.metric("manoir_bots_waiting") == 1)
    assert not ours.shown["hurried"]
    to_a_bot(ours)
    told(ours, True)
    to_a_bot(other)
    told(other, True)
    assert not first.shown["hurried"]
    late = client.watch(ours.table)
    told(late, True)
    eventually(lambda: house.metric("manoir_bots_waiting") == 3)
    other.close()
    eventually(lambda: house.metric("manoir_bots_waiting") == 2)  # nobody is there to see it play

    os.kill(worker, signal.SIGCONT)
    first.close()
    second.close()
    while ours.shown["hurried"]:
        assert not ours.over
        play_on([ours], CHANCE, 1)
    told(late, False)
    changes = [frame["table"]["hurried"] for frame in late.frames if frame["type"] == "table"]
    assert changes == sorted(changes, reverse=True)  # told once, and not at each move
    assert house.metric("manoir_bots_hurried_total") >= 1
    assert house.metric("manoir_bot_wait_seconds_count") >= 4


def test_a_strangers_bots_come_first_though_the_crowd_sits_at_their_table(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("bot_processes=1", "bot_wait=1000", "proxy=127.0.0.1")
    crowd, stranger = Guest(house, "2001:db8::1"), Guest(house, "192.0.2.7")
    tables = [begun(crowd, "regular") for _ in range(4)]
    theirs = begun(stranger, "regular")
    crowd.watch(theirs.table).until(lambda frame: frame["type"] == "game")
    worker = held_up(house, tables[0])
    before = {}
    for number, socket in enumerate([*tables[1:], theirs], 1):
        to_a_bot(socket)
        before[socket.table] = socket.game["number"]
        eventually(lambda number=number: house.metric("manoir_bots_waiting") == number)
    os.kill(worker, signal.SIGCONT)
    for socket in [*tables[1:], theirs]:
        socket.until(lambda frame, socket=socket: socket.game["number"] > before[socket.table])
    house.stop()
    with sqlite3.connect(tmp_path / "house.db") as database:
        rows = database.execute("select table_id, number, at from log").fetchall()
    database.close()
    answered = {id: min(at for table, number, at in rows if table == id and number > before[id]) for id in before}
    sooner = [id for id, at in answered.items() if at < answered[theirs.table]]
    assert sooner == []
