"""A socket is worth what its seat is worth now, and a seat of a game that has begun is given by those who play it."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from manoir.core.errors import Refused
from manoir.games import GAMES
from manoir.server.tables import newcomers, seating
from manoir.server.tables.agreement import Agreement, Chair
from tests.server.client import Client, ConnectionClosed, Refusal, Seat, play_on
from tests.server.conftest import Opens
from tests.server.packages import installed
from tests.server.running import Running
from tests.server.test_commands import asked, sat_down
from tests.server.test_tables import refusal


def closed(socket: Seat) -> None:
    """The socket is told that its seat is gone, and shown nothing of the game after that."""
    with pytest.raises(ConnectionClosed):
        socket.until(lambda frame: False)
    assert socket.frames[-1] == {"type": "closed", "key": "error-token", "values": {"seat": socket.seat}}


def no_game(socket: Seat) -> None:
    closed(socket)
    assert not socket.game


def in_the_lobby(house: Running, seats: int = 3) -> tuple[str, Client, Client, Seat]:
    """A host, and somebody at B with a socket."""
    host, guest = Client(house.address), Client(house.address)
    table = host.new("toctoctoc", seats=seats)
    guest.sit(table, "B", "Bob")
    socket = guest.watch(table, "B")
    socket.until(lambda frame: frame["type"] == "table")
    return table, host, guest, socket


def test_who_leaves_the_lobby_is_shown_no_bots_hand(house: Running) -> None:
    table, host, guest, socket = in_the_lobby(house)
    guest("POST", f"/api/tables/{table}/seats/B/leave", {})
    for seat in "BC":
        host("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    host.start(table)
    no_game(socket)


def test_who_is_asked_to_go_is_shown_nothing_of_who_comes(house: Running) -> None:
    table, host, _, socket = in_the_lobby(house)
    host("DELETE", f"/api/tables/{table}/seats/B")
    other = Client(house.address)
    other.sit(table, "B", "Carol")
    other.ready(table, "B")
    host("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"})
    host.start(table)
    no_game(socket)


def test_a_table_that_becomes_smaller_plays_without_who_sat_there(house: Running) -> None:
    host, guest = Client(house.address), Client(house.address)
    table = host.new("toctoctoc", seats=4)
    guest.sit(table, "D", "Dora")
    socket = guest.watch(table, "D")
    socket.until(lambda frame: frame["type"] == "table")
    guest("POST", f"/api/tables/{table}/seats/D/leave", {})
    host("PATCH", f"/api/tables/{table}", {"seats": 3})
    for seat in "BC":
        host("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    mine = host.watch(table, "A")
    host.start(table)
    mine.until(lambda frame: frame["type"] == "game")
    no_game(socket)
    play_on([mine], random.Random(1))
    assert mine.over


def test_a_game_that_has_begun_is_joined_when_the_host_says_so(house: Running) -> None:
    table, (host,), (mine,) = sat_down(house, "spooks", 1, 3)
    eve = Client(house.address)
    assert eve.ask("POST", f"/api/tables/{table}/seats/B", {"name": "Eve"})[0] == 202
    assert eve("GET", f"/api/tables/{table}/mine") == {"seats": []}
    with pytest.raises(Exception, match="403"):
        eve.watch(table, "B")
    assert refusal(eve, "GET", f"/api/tables/{table}/story?seat=B").status == 403
    shown = mine.until_table(lambda shown: shown["askers"])
    assert shown["askers"] == [{"seat": "B", "name": "Eve", "agreed": []}]

    yes = {"name": "Eve", "welcome": True}
    assert refusal(eve, "POST", f"/api/tables/{table}/seats/B/answer", yes).key == "error-not-host"
    host("POST", f"/api/tables/{table}/seats/B/answer", yes)

    seat = eve.watch(table, "B")
    seat.until(lambda frame: frame["type"] == "game")
    shown = mine.until_table(lambda shown: not shown["askers"])
    assert (shown["seats"][1]["name"], shown["seats"][1]["kind"]) == ("Eve", "person")
    play_on([mine, seat], random.Random(3), 40)


def test_the_table_says_no(house: Running) -> None:
    table, (host,), (mine,) = sat_down(house, "toctoctoc", 1, 3)
    eve = Client(house.address)
    eve.sit(table, "B", "Eve")
    mine.until_table(lambda shown: shown["askers"])
    host("POST", f"/api/tables/{table}/seats/B/answer", {"name": "Eve", "welcome": False})
    mine.until_table(lambda shown: not shown["askers"])
    assert eve("GET", f"/api/tables/{table}/mine") == {"seats": []}
    gone = {"name": "Eve", "welcome": True}
    assert refusal(host, "POST", f"/api/tables/{table}/seats/B/answer", gone).key == "error-nobody-asks"
    host("PATCH", f"/api/tables/{table}", {"newcomers": "nobody"})
    assert refusal(eve, "POST", f"/api/tables/{table}/seats/B", {"name": "Eve"}).key == "error-no-newcomers"
    loose = {"newcomers": "host"}
    assert refusal(host, "PATCH", f"/api/tables/{table}", loose).key == "error-phase"  # it only becomes stricter


def test_everybody_is_asked_where_all_must_agree(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 4, newcomers="all")
    eve = Client(house.address)
    eve.sit(table, "D", "Eve")
    for client, agreed in zip(clients, (["A"], ["A", "B"], []), strict=True):
        client("POST", f"/api/tables/{table}/seats/D/answer", {"name": "Eve", "welcome": True})
        shown = clients[0]("GET", f"/api/tables/{table}")
        assert [one["agreed"] for one in shown["askers"]] == ([agreed] if agreed else [])
    assert eve("GET", f"/api/tables/{table}/mine") == {"seats": ["D"]}
    bob = Client(house.address)
    assert refusal(bob, "POST", f"/api/tables/{table}/seats/C", {"name": "Bob"}).key == "error-seat-taken"
    sockets[0].close()


@pytest.mark.parametrize("game", ["toctoctoc", "spooks"])
def test_nobody_gets_a_second_hand(house: Running, game: str) -> None:
    table, clients, _ = sat_down(house, game, 2, 3)
    for client in clients:
        for seat in "C":
            wanted = {"name": "Second"}
            assert refusal(client, "POST", f"/api/tables/{table}/seats/{seat}", wanted).key == "error-second-hand"
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    assert refusal(clients[0], "POST", f"/api/tables/{table}/seats/B", {"name": "Mine"}).key == "error-second-hand"
    assert not clients[0]("GET", f"/api/tables/{table}")["askers"]


def test_who_sat_there_before_gets_no_other_seat(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    eve = Client(house.address)
    eve.sit(table, "B", "Eve")
    clients[0]("POST", f"/api/tables/{table}/seats/B/answer", {"name": "Eve", "welcome": True})
    closed(sockets[1])
    assert refusal(clients[1], "POST", f"/api/tables/{table}/seats/C", {"name": "Again"}).key == "error-second-hand"
    with pytest.raises(Refusal):
        clients[1]("POST", f"/api/tables/{table}/seats/B/reclaim", {})


def test_only_a_few_may_wait_for_an_answer(open_house: Opens) -> None:
    house = open_house("proxy=127.0.0.1")
    table, _, _ = sat_down(house, "spooks", 1, 6)

    def ask(place: str, seat: str) -> int:
        wanted, came = {"name": f"From {place}"}, {"X-Forwarded-For": f"192.0.2.{place}"}
        return Client(house.address).ask("POST", f"/api/tables/{table}/seats/{seat}", wanted, came)[0]

    assert [ask("1", "B"), ask("1", "C"), ask("2", "B")] == [202, 409, 409]  # one from each address, and for each seat
    assert [ask("2", "C"), ask("3", "D"), ask("4", "E")] == [202, 202, 409]


def test_who_asks_for_an_old_seat_is_not_forgotten(house: Running) -> None:
    """The token of who asks takes the place of the one that they had."""
    table, clients, _ = sat_down(house, "toctoctoc", 2, 3)
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    clients[1].sit(table, "B", "Back")
    clients[0]("POST", f"/api/tables/{table}/seats/B/answer", {"name": "Back", "welcome": False})
    assert refusal(clients[1], "POST", f"/api/tables/{table}/seats/C", {"name": "Other"}).key == "error-second-hand"


def test_who_asks_again_and_again_leaves_no_more_behind() -> None:
    """An agreement is written whole with every change: it must not grow with what a guest asks for."""
    agreement = Agreement("id", "CODE", "toctoctoc", 1, {}, False, [], "", "", 0.0, 0.0, phase="playing")
    agreement.chairs = [Chair("person", name) for name in ("Ada", "Bob", "Cleo")]
    first = agreement.chairs[1].new_token()
    agreement.chairs[1].left = True
    tokens = [first]
    for at in range(0, 100_000, 1000):
        tokens.append(newcomers.ask(agreement, 1, "Bob", "guest", [first], 0.0, 0.0, at))
        newcomers.answer(agreement, 1, "Bob", False, [0], at)
    assert len(agreement.sent_away) == 1
    assert len(agreement.known_by) < 10
    assert agreement.knows([first], 2)  # who held the seat is not forgotten …
    assert agreement.knows([tokens[-1]], 2)  # … nor by the cookie that they were given last


def test_a_seat_that_went_while_somebody_was_on_the_way_to_it_is_not_there() -> None:
    agreement = Agreement("id", "CODE", "toctoctoc", 1, {}, False, [Chair(), Chair(), Chair()], "", "", 0.0, 0.0)
    with pytest.raises(Refused, match="error-seat"):
        seating.sit(agreement, 3, "Dora", "", "", 0.0)
    with pytest.raises(Refused, match="error-seat"):
        seating.seat_bot(agreement, 3, "random", GAMES["toctoctoc"])
    agreement.phase = "playing"  # it began, smaller than it was
    with pytest.raises(Refused, match="error-seat"):
        newcomers.ask(agreement, 3, "Dora", "", [], 0.0, 0.0, 0.0)


def test_bots_are_the_hosts(house: Running) -> None:
    table, clients, _ = sat_down(house, "toctoctoc", 2, 3)
    assert refusal(clients[1], "PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"}).key == "error-not-host"
    clients[0]("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "novice"})
    assert clients[1]("GET", f"/api/tables/{table}")["seats"][2]["level"] == "novice"


def test_a_stand_in_comes_after_the_stated_time_at_the_tables_level(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3, standIn="apprentice")
    sockets[1].close()
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "gone")
    now = {"level": "master"}
    assert refusal(clients[0], "PUT", f"/api/tables/{table}/seats/B/bot", now).key == "error-seat-taken"
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    clients[0]("PUT", f"/api/tables/{table}/seats/B/bot", now)
    assert clients[0]("GET", f"/api/tables/{table}")["seats"][1]["standIn"] == "apprentice"


def test_where_nobody_comes_in_no_bot_does(open_house: Opens) -> None:
    house = open_house("grace_left=0", "grace_gone=0.1")
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3, newcomers="nobody")
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    sockets[1].close()
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "gone")
    assert refusal(clients[0], "PUT", f"/api/tables/{table}/seats/B/bot", {"level": "random"}).key == (
        "error-no-newcomers"
    )
    assert not clients[0]("GET", f"/api/tables/{table}")["seats"][1]["standIn"]


def test_who_comes_and_goes_is_told_in_few_words(house: Running) -> None:
    table, _, sockets = sat_down(house, "toctoctoc", 2, 3)
    sockets[0].quiet(0.1)
    before = len(sockets[0].frames)
    crowd = [Client(house.address).watch(table) for _ in range(12)]
    sockets[0].until_table(lambda shown: shown["spectators"] == 12)
    sockets[1].close()
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "gone")
    told: list[dict[str, Any]] = sockets[0].frames[before:]
    assert {frame["type"] for frame in told} == {"presence"}
    assert told[-1] == {"type": "presence", "seats": {"B": "gone"}, "spectators": 12}
    assert max(map(len, sockets[0].texts[before:])) < 100
    for socket in crowd:
        socket.close()


FAILING = """
from tests.samples.prank.game import Prank, PrankState, PrankView

class FailingView(PrankView):
    def to_json(self):
        raise ZeroDivisionError("a fault in what is shown")

class FailingState(PrankState):
    fails = False

    def apply(self, seat, move):
        super().apply(seat, move)
        self.fails = move.notation == "lay 5"

    def view(self, seat):
        return FailingView(self, seat) if self.fails else super().view(seat)

    def clone(self):
        copy = super().clone()
        copy.__class__ = FailingState
        copy.fails = self.fails
        return copy

class Failing(Prank):
    def __init__(self):
        super().__init__()
        self.name = "failing"

    def new(self, options, seats):
        state = super().new(options, seats)
        state.__class__ = FailingState
        return state

GAME = Failing()
"""


def failed(house: Running) -> tuple[str, list[Client], list[Seat], Seat]:
    """A table that is frozen, and the socket of who made the move at which the game failed."""
    table, clients, sockets = sat_down(house, "failing", 3, 3)
    mover = next(socket for socket in sockets if "lay 5" in socket.game["moves"])
    mover.send({"type": "move", "id": "bad", "number": mover.game["number"], "move": "lay 5"})
    for socket in sockets:
        socket.until_table(lambda shown: shown["phase"] == "frozen")
    return table, clients, sockets, mover


def test_a_game_that_failed_is_taken_up_again(
    open_house: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path / "package", monkeypatch, failing=FAILING)
    house = open_house()
    table, clients, sockets, with_five = failed(house)
    before = with_five.game["number"]
    assert refusal(clients[0], "GET", f"/api/tables/{table}/record").key == "error-not-over"
    assert refusal(clients[1], "POST", f"/api/tables/{table}/take-up", {}).key == "error-not-host"

    clients[0]("POST", f"/api/tables/{table}/take-up", {})
    for socket in sockets:
        socket.until(lambda frame: frame["type"] == "game" and frame["number"] == before + 2)
    other = next(move for move in with_five.game["moves"] if move != "lay 5")
    assert with_five.move(other)["type"] == "game"

    for socket in sockets:
        socket.close()
    house.kill()
    house.start()  # the log with the failure in it is read again
    late = clients[0].watch(table, "A")
    late.until(lambda frame: frame["type"] == "game")
    assert sorted(late.entries) == list(range(1, late.game["number"] + 1))
    assert late.shown["phase"] == "playing"


def test_a_game_that_failed_is_given_up_and_then_read(
    open_house: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path / "package", monkeypatch, failing=FAILING)
    house = open_house()
    table, clients, _, _ = failed(house)
    clients[0]("POST", f"/api/tables/{table}/give-up", {})
    assert "unfinished" in Client(house.address)("GET", f"/api/tables/{table}/record")
    assert refusal(clients[0], "POST", f"/api/tables/{table}/take-up", {}).key == "error-phase"


def test_who_reclaims_moves_and_the_old_socket_does_not(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    client = clients[sockets.index(mover)]
    client("POST", f"/api/tables/{table}/seats/{mover.seat}/reclaim", {})
    closed(mover)
    again = client.watch(table, mover.seat)
    again.until(lambda frame: frame["type"] == "game")
    assert again.move(again.game["moves"][0])["type"] == "game"


def test_who_comes_back_while_the_seat_is_given_away_has_lost_it(open_house: Opens) -> None:
    house = open_house("commit_pace=0.5")  # so that there is time to ask while an answer is written down
    table, (host, bob), _ = sat_down(house, "spooks", 2, 3)
    bob("POST", f"/api/tables/{table}/seats/B/leave", {})
    eve = Client(house.address)
    eve.sit(table, "B", "Eve")
    yes = {"name": "Eve", "welcome": True}
    with ThreadPoolExecutor() as threads:
        given = threads.submit(host, "POST", f"/api/tables/{table}/seats/B/answer", yes)
        time.sleep(0.1)
        late = threads.submit(refusal, bob, "POST", f"/api/tables/{table}/seats/B/reclaim", {})
        given.result()
        assert late.result().key == "error-token"
    assert eve("GET", f"/api/tables/{table}/mine") == {"seats": ["B"]}


def test_two_who_ask_are_told_from_one_another(house: Running) -> None:
    table, _, _ = sat_down(house, "spooks", 1, 3)
    Client(house.address).sit(table, "B", "Paul")
    alike = refusal(Client(house.address), "POST", f"/api/tables/{table}/seats/C", {"name": "PauI"})
    assert alike.key == "error-name-taken"


@pytest.mark.parametrize("rule", [{"newcomers": "host"}, {"standIn": "random"}])
def test_who_was_ready_is_so_by_the_rule_that_there_was(house: Running, rule: dict[str, str]) -> None:
    host, guest = Client(house.address), Client(house.address)
    table = host.new("toctoctoc", seats=3, newcomers="nobody")
    guest.sit(table, "B", "Bob")
    host("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"})
    guest.ready(table, "B")
    host("PATCH", f"/api/tables/{table}", rule)
    assert refusal(host, "POST", f"/api/tables/{table}/start", {}).key == "error-not-ready"
    guest.ready(table, "B")
    host("PATCH", f"/api/tables/{table}", rule)  # which changes nothing
    host.start(table)


def test_who_does_not_come_to_a_rematch_holds_nobody_up(house: Running) -> None:
    table, (_, bob), sockets = sat_down(house, "toctoctoc", 2, 3)
    play_on(sockets, random.Random(1))
    following = bob("POST", f"/api/tables/{table}/rematch", {"seat": "B"})["table"]
    assert bob("GET", f"/api/tables/{following}")["host"] == "C"
    bob("DELETE", f"/api/tables/{following}/seats/B")
    bob("PUT", f"/api/tables/{following}/seats/B/bot", {"level": "random"})
    bob.start(following)
