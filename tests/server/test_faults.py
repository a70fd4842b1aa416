"""When things go wrong: a full disk, a database that cannot be written, a game that fails, bots that die."""

import os
import random
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.server.client import Client, Seat, play_on
from tests.server.conftest import Opens
from tests.server.packages import installed
from tests.server.running import Running, eventually
from tests.server.test_commands import asked, sat_down

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set the way of Linux")

BROKEN = """
from tests.samples.prank.game import Prank, PrankState

class BrokenState(PrankState):
    def apply(self, seat, move):
        if move.notation.startswith("lay"):
            raise ZeroDivisionError("a fault in the rules")
        super().apply(seat, move)

    def clone(self):
        copy = super().clone()
        copy.__class__ = BrokenState
        return copy

class Broken(Prank):
    def __init__(self):
        super().__init__()
        self.name = "broken"

    def new(self, options, seats):
        state = super().new(options, seats)
        state.__class__ = BrokenState
        return state

GAME = Broken()
"""


def goes_on(sockets: list[Seat], house: Running) -> None:
    """The house is well again, and the game is played to its end with nothing missing."""
    eventually(house.healthy)
    play_on(sockets, random.Random(1))
    for seat in sockets:
        assert sorted(seat.entries) == list(range(1, seat.game["number"] + 1))


@LINUX
def test_a_full_disk_is_said_and_survived(open_house: Opens) -> None:
    import resource

    house = open_house()
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    play_on(sockets, random.Random(2), 5)
    mover, other = asked(sockets)
    before = mover.game["number"]
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)

    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, hard))  # no file may grow, as on a full disk
    frame = mover.move(mover.game["moves"][0], id="full")
    assert (frame["type"], frame["key"], frame["number"]) == ("refused", "error-storage", before)
    assert not house.healthy()
    other.quiet(0.2)
    assert other.game["number"] == before
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    assert mover.move(mover.game["moves"][0], number=before, id="full")["number"] > before
    for socket in sockets:
        while socket.game["number"] < mover.game["number"]:
            socket.read()
    goes_on(sockets, house)


@LINUX
def test_a_database_that_may_not_be_written_is_said_and_survived(tmp_path_factory: pytest.TempPathFactory) -> None:
    humble: tuple[str, ...] = ()
    if os.geteuid() == 0:  # root may write everywhere, unless that right is taken away
        if shutil.which("setpriv") is None:
            pytest.skip("as root this needs setpriv")
        humble = (
            "setpriv",
            "--bounding-set=-dac_override,-dac_read_search",
            "--inh-caps=-dac_override,-dac_read_search",
        )
    with tempfile.TemporaryDirectory(prefix="manoir-") as place:
        folder = Path(place)
        with Running(f"sqlite:///{folder}/house.db", tmp_path_factory.mktemp("log") / "log", prefix=humble) as house:
            table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
            for socket in sockets:
                socket.close()
            house.kill()
            for file in folder.glob("house.db*"):
                file.chmod(0o400 if file.suffix != ".lock" else 0o600)
            folder.chmod(0o500)
            house.start()
            new = {"game": "toctoctoc", "name": "Eve"}
            assert clients[0].ask("POST", "/api/tables", new)[0] == 503
            assert not house.healthy()
            folder.chmod(0o700)
            for file in folder.glob("house.db*"):
                file.chmod(0o600)
            eventually(lambda: clients[0].ask("POST", "/api/tables", new)[0] == 201)
            again = [client.watch(table, seat) for client, seat in zip(clients, "ABC", strict=True)]
            for socket in again:
                socket.until(lambda frame: frame["type"] == "game")
            goes_on(again, house)


def test_a_game_that_fails_freezes_its_table_only_and_keeps_its_record(
    open_house: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game comes from another package, through the entry points."""
    installed(tmp_path / "package", monkeypatch, "prank = tests.samples.prank.game:GAME\n", broken=BROKEN)
    house = open_house()
    client = Client(house.address)
    assert {"broken", "prank"} <= {game["name"] for game in client("GET", "/api/games")["games"]}

    _, _, well = sat_down(house, "prank", 3, 3)
    table, clients, sockets = sat_down(house, "broken", 3, 3)
    assert sockets[0].move(sockets[0].game["moves"][0])["key"] == "error-frozen"
    sockets[1].until(lambda frame: frame["type"] == "table" and frame["table"]["phase"] == "frozen")
    assert sockets[1].move(sockets[1].game["moves"][0])["key"] == "error-phase"
    clients[0]("POST", f"/api/tables/{table}/give-up", {})
    record = clients[0]("GET", f"/api/tables/{table}/record")
    assert record.startswith("manoir 1\ngame: broken 1\n") and record.endswith("unfinished\n")
    assert "chance deal A" in record

    play_on(well, random.Random(1))  # the others play on, also at secret choices made at the same time
    assert well[0].over
    assert "ZeroDivisionError" in (tmp_path / "log").read_text()


def test_a_package_that_cannot_be_loaded_is_named_and_the_house_opens_without_it(
    open_house: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = "prank = tests.samples.prank.game:GAME\n"
    installed(tmp_path / "package", monkeypatch, well, lame="GAME = 1 / 0\n", mute=BROKEN.replace("broken", "dumb"))
    client = Client(open_house().address)

    names = {game["name"] for game in client("GET", "/api/games")["games"]}
    assert names >= {"toctoctoc", "prank"} and not names & {"lame", "mute", "dumb"}
    assert client.ask("GET", "/api/games/lame/rules")[0] == 404
    log = (tmp_path / "log").read_text()
    assert "ZeroDivisionError: division by zero, in lame_game.py, line 1." in log
    assert "is called mute, but Game.name is dumb" in log


def workers(house: Running) -> list[int]:
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if "bot_worker" in Path(f"/proc/{pid}/cmdline").read_text()]


@LINUX
def test_a_bot_process_that_dies_is_replaced_and_its_move_made(open_house: Opens) -> None:
    house = open_house("bot_patience=5")
    client = Client(house.address)
    table = client.new("toctoctoc", bots="heuristic")
    client.start(table)
    socket = client.watch(table, "A")
    socket.until(lambda frame: frame["type"] == "game")
    play_on([socket], random.Random(1), 2)
    (first,) = workers(house)

    os.kill(first, signal.SIGKILL)
    while house.metric("manoir_bot_crashes_total") < 1:  # unnoticed until the next bot's turn
        assert not socket.over
        play_on([socket], random.Random(1), 1)
    while not (found := workers(house)):  # it is started when it is needed
        time.sleep(0.02)
    (second,) = found
    assert second != first
    os.kill(second, signal.SIGSTOP)  # one that hangs is no better than one that died
    play_on([socket], random.Random(1))

    assert socket.over
    assert house.metric("manoir_bot_crashes_total") >= 2
    socket.close()


def test_bots_stop_when_nobody_watches_and_go_on_when_somebody_does(open_house: Opens) -> None:
    house = open_house("bot_delay=0.2-0.3")
    client = Client(house.address)
    table = client.new("toctoctoc", seats=3)
    client.sit(table, "B", "Bob")
    client.ready(table, "B")
    client("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"})
    client.start(table)
    sockets = [client.watch(table, seat) for seat in "AB"]
    for one in sockets:
        one.until(lambda frame: frame["type"] == "game")
    for _ in range(60):
        if sockets[0].game["waiting"] == ["C"]:
            break
        play_on(sockets, random.Random(3), 1)
    number = sockets[0].game["number"]
    for one in sockets:
        one.close()
    eventually(lambda: house.metric("manoir_sockets") == 0)
    time.sleep(0.6)  # longer than bots take: what must not happen cannot be waited for
    again = client.watch(table, "A", number)
    assert again.until(lambda frame: frame["type"] == "game")["number"] == number
    again.until(lambda frame: frame["type"] == "game" and frame["number"] > number)
    again.close()
