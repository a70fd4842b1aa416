"""Tables: made, joined, filled with bots, started, left, taken over, reclaimed, played again, cleaned up."""

import gzip
import random
import re
import sqlite3
import time
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES
from manoir.games import HOUSE
from tests.server.client import PATIENCE, Client, ConnectionClosed, Refusal, play_on
from tests.server.conftest import Opens
from tests.server.running import Running, eventually
from tests.server.test_commands import sat_down


def refusal(client: Client, method: str, path: str, body: object = None) -> Refusal:
    with pytest.raises(Refusal) as raised:
        client(method, path, body)
    return raised.value


def test_a_table_is_found_by_its_code_in_capitals_or_not(client: Client) -> None:
    made = client("POST", "/api/tables", {"game": "toctoctoc", "name": "Ada"})

    assert len(made["code"]) == 5
    for code in (made["code"], made["code"].lower()):
        assert client("GET", f"/api/codes/{code}") == {"table": made["table"]}
    assert refusal(client, "GET", "/api/codes/QQQQQ").key == "error-code"
    assert "<svg" in client("GET", f"/api/tables/{made['table']}/qr.svg")


def test_only_public_tables_are_listed(client: Client) -> None:
    public, private = client.new("toctoctoc", public=True), client.new("toctoctoc")
    listed = [table["id"] for table in client("GET", "/api/tables")["tables"]]
    assert public in listed and private not in listed


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "error-game"),
        ({"seats": 2}, "error-seats"),
        ({"options": {"edition": "de"}}, "error-value"),
        ({"options": {"jokers": 2}}, "error-option"),
        ({"preset": "printed"}, "error-value"),
        ({"name": "   "}, "error-name"),
        ({"name": "a\u202eb"}, "error-name"),
        ({"name": "x" * 41}, "error-name"),
        ({"name": "a|b"}, "error-name"),
        ({"bots": "genius"}, "error-value"),
        ({"salt": "a b"}, "error-body"),
        ({"colour": "red"}, "error-body"),
    ],
)
def test_what_a_table_cannot_be_is_refused(client: Client, wanted: dict[str, object], key: str) -> None:
    found = refusal(client, "POST", "/api/tables", {"game": "toctoctoc", "name": "Ada", **wanted})
    assert found.key == key


def test_seats_are_taken_once_and_names_used_once(house: Running, client: Client) -> None:
    table, other = client.new("toctoctoc", seats=3), Client(house.address)
    assert refusal(other, "POST", f"/api/tables/{table}/seats/A", {"name": "Bob"}).key == "error-seat-taken"
    assert refusal(other, "POST", f"/api/tables/{table}/seats/B", {"name": "ADA"}).key == "error-name-taken"
    assert refusal(other, "POST", f"/api/tables/{table}/seats/D", {"name": "Bob"}).key == "error-seat"
    other.sit(table, "B", "Bob")
    assert refusal(client, "POST", f"/api/tables/{table}/start", {}).key == "error-empty-seats"
    client("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "random"})
    assert refusal(client, "POST", f"/api/tables/{table}/start", {}).key == "error-not-ready"
    assert refusal(other, "POST", f"/api/tables/{table}/start", {}).key == "error-not-host"
    other.ready(table, "B")
    client.start(table)
    assert client("GET", f"/api/tables/{table}")["phase"] == "playing"


def test_who_is_not_at_the_table_changes_nothing(house: Running, client: Client) -> None:
    table, stranger = client.new("toctoctoc", seats=3), Client(house.address)
    before = client("GET", f"/api/tables/{table}")
    for method, path, body in (
        ("PATCH", "", {"public": True}),
        ("POST", "/start", {}),
        ("PUT", "/seats/B/bot", {"level": "random"}),
        ("DELETE", "/seats/A", None),
        ("POST", "/seats/A/ready", {}),
        ("POST", "/seats/A/leave", {}),
        ("POST", "/seats/A/reclaim", {}),
        ("POST", "/rematch", {"seat": "A"}),
    ):
        assert refusal(stranger, method, f"/api/tables/{table}{path}", body).status in (400, 403)
    assert client("GET", f"/api/tables/{table}") == before


def test_new_options_are_announced_and_ready_marks_reset(house: Running, client: Client) -> None:
    table, other = client.new("toctoctoc", seats=3), Client(house.address)
    other.sit(table, "B", "Bob")
    other.ready(table, "B")
    socket = other.watch(table, "B")
    socket.until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][1]["ready"])

    client("PATCH", f"/api/tables/{table}", {"options": {"memoryAid": False}, "seats": 4})

    frame = socket.until(lambda frame: frame["type"] == "table" and len(frame["table"]["seats"]) == 4)
    assert frame["table"]["options"]["memoryAid"] is False
    assert not any(seat["ready"] for seat in frame["table"]["seats"])
    assert (
        refusal(client, "PATCH", f"/api/tables/{table}", {"options": {"edition": "es"}, "seats": 9}).key
        == "error-seats"
    )
    socket.close()


def test_a_preset_is_what_options_are_that_are_not_named(client: Client) -> None:
    table = client.new("spooks", preset="letter", options={"masters": True, "leads": "must"})
    letter = {"phantomChoice", "redMaster", "mastersLast", "blueMaster"}
    assert set(client("GET", f"/api/tables/{table}")["unusual"]) == letter | {"masters"}

    assert client("PATCH", f"/api/tables/{table}", {"preset": "usual"})["unusual"] == []
    shown = client("PATCH", f"/api/tables/{table}", {"preset": "letter", "options": {"decks": 2}})
    assert set(shown["unusual"]) == letter | {"decks", "leads"}
    assert shown["options"]["decks"] == 2
    assert refusal(client, "PATCH", f"/api/tables/{table}", {"preset": "own"}).key == "error-value"


def test_one_browser_holds_several_seats(house: Running, client: Client) -> None:
    table = client.new("toctoctoc", seats=3)
    for seat in "BC":
        client.sit(table, seat, f"Friend {seat}")
        client.ready(table, seat)
    client.start(table)
    sockets = [client.watch(table, seat) for seat in "ABC"]
    for socket in sockets:
        socket.until(lambda frame: frame["type"] == "game")

    play_on(sockets, random.Random(2))

    assert all(socket.over for socket in sockets)
    for socket in sockets:
        socket.close()


def test_leaving_before_the_start_frees_the_seat(house: Running, client: Client) -> None:
    table, other = client.new("toctoctoc", seats=3), Client(house.address)
    other.sit(table, "B", "Bob")
    other("POST", f"/api/tables/{table}/seats/B/leave", {})
    assert client("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "empty"
    client("PUT", f"/api/tables/{table}/seats/B/bot", {"level": "random"})
    client("DELETE", f"/api/tables/{table}/seats/B")
    assert client("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "empty"
    assert refusal(client, "DELETE", f"/api/tables/{table}/seats/A").key == "error-host-stays"


def test_a_bot_takes_over_and_the_player_comes_back_with_a_new_token(open_house: Opens) -> None:
    house = open_house("grace_gone=0.3", "grace_left=0.1", "replaceable=0.5")
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    sockets[1].close()

    frame = sockets[0].until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][1]["standIn"])
    assert frame["table"]["seats"][1]["presence"] == "gone"
    play_on(sockets[:1], random.Random(0), 3)  # the game goes on

    back = clients[1].watch(table, "B")
    back.until(lambda frame: frame["type"] == "game")
    assert back.move("open")["key"] == "error-stand-in"
    old = dict(clients[1].cookies[table])
    clients[1]("POST", f"/api/tables/{table}/seats/B/reclaim", {})
    with pytest.raises(ConnectionClosed):
        back.until(lambda frame: False)
    assert back.frames[-1]["type"] == "closed"
    thief = Client(house.address)
    thief.cookies[table] = old
    with pytest.raises(Exception, match="403"):
        thief.watch(table, "B")
    again = clients[1].watch(table, "B")
    again.until(lambda frame: frame["type"] == "table" and not frame["table"]["seats"][1]["standIn"])
    again.until(lambda frame: frame["type"] == "game")
    play_on([sockets[0], again], random.Random(0))
    assert again.over


def test_somebody_else_replaces_who_has_left(open_house: Opens) -> None:
    house = open_house("grace_gone=60", "grace_left=0.1")
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    newcomer, wanted = Client(house.address), {"name": "Eve"}
    assert refusal(newcomer, "POST", f"/api/tables/{table}/seats/B", wanted).key == "error-seat-taken"

    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    sockets[0].until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][1]["standIn"])
    newcomer.sit(table, "B", "Eve")
    clients[0]("POST", f"/api/tables/{table}/seats/B/answer", {**wanted, "welcome": True})

    seat = newcomer.watch(table, "B")
    seat.until(lambda frame: frame["type"] == "game")
    assert seat.shown["seats"][1]["name"] == "Eve" and not seat.shown["seats"][1]["standIn"]
    assert refusal(clients[1], "POST", f"/api/tables/{table}/seats/B/reclaim", {}).key == "error-token"
    play_on([sockets[0], seat, sockets[2]], random.Random(0))
    assert seat.over


def test_who_says_again_that_they_leave_is_not_waited_for_anew(open_house: Opens) -> None:
    house = open_house("grace_left=3")
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)

    def leaves_again() -> bool:
        clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
        time.sleep(0.5)  # far less than the grace; who asks without rest is made to wait by the house
        return bool(clients[0]("GET", f"/api/tables/{table}")["seats"][1]["standIn"])

    eventually(leaves_again)
    sockets[0].close()


def test_the_host_may_put_a_bot_in_the_seat_of_who_has_left(open_house: Opens) -> None:
    house = open_house("grace_left=600", "stand_in=random")
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    assert refusal(clients[0], "PUT", f"/api/tables/{table}/seats/B/bot", {"level": "random"}).key == "error-seat-taken"
    clients[1]("POST", f"/api/tables/{table}/seats/B/leave", {})
    sockets[1].close()
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "gone")
    clients[0]("PUT", f"/api/tables/{table}/seats/B/bot", {"level": "random"})
    play_on(sockets[:1], random.Random(0))
    assert sockets[0].over


def test_a_rematch_moves_everybody_one_seat_on(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    assert refusal(clients[0], "POST", f"/api/tables/{table}/rematch", {"seat": "A"}).key == "error-phase"
    play_on(sockets, random.Random(5))

    first = clients[1]("POST", f"/api/tables/{table}/rematch", {"seat": "B"})
    sockets[0].until(lambda frame: frame["type"] == "table" and frame["table"]["next"] == first["table"])
    second = clients[0]("POST", f"/api/tables/{table}/rematch", {"seat": "A"})

    assert second["table"] == first["table"]
    assert (first["seat"], second["seat"]) == ("C", "B")
    shown = clients[0]("GET", f"/api/tables/{first['table']}")
    assert [seat["name"] for seat in shown["seats"]] == ["Carmen", "Ada", "Player B"]
    assert refusal(clients[0], "POST", f"/api/tables/{table}/rematch", {"seat": "A"}).key == "error-seat-taken"
    clients[1].ready(first["table"], "C")
    clients[0].start(first["table"])
    again = [clients[0].watch(first["table"], "B"), clients[1].watch(first["table"], "C")]
    for socket in again:
        socket.until(lambda frame: frame["type"] == "game")
    play_on(again, random.Random(6))
    assert again[0].over


def test_the_host_begins_where_the_table_says_so_in_a_rematch_too(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3, options={"firstPlayer": "host"})
    assert sockets[0].mine, "the host, in the first seat"
    play_on(sockets, random.Random(5))
    assert "firstPlayer=seat:1" in clients[0]("GET", f"/api/tables/{table}/record")

    again = [
        client("POST", f"/api/tables/{table}/rematch", {"seat": seat})
        for client, seat in zip(clients, "AB", strict=True)
    ]
    rematch = again[0]["table"]
    assert [one["seat"] for one in again] == ["B", "C"]
    assert clients[0]("GET", f"/api/tables/{rematch}")["options"]["firstPlayer"] == "host"
    clients[1].ready(rematch, "C")
    clients[0].start(rematch)
    host = clients[0].watch(rematch, "B")
    host.until(lambda frame: frame["type"] == "game")
    assert host.mine, "the host sits in the second seat now, after a bot"


def test_tables_that_nobody_uses_are_removed_and_finished_games_stay(open_house: Opens, tmp_path: Path) -> None:
    house = open_house("keep_open=600", "keep_abandoned=600", "sweep=0.2", "unload=0.1")
    client = Client(house.address)
    never = client.new("toctoctoc")
    assert client("GET", f"/api/tables/{never}")["expires"] <= time.time() + 600
    left, _, abandoned = sat_down(house, "toctoctoc", 2, 3)
    kept, _, sockets = sat_down(house, "toctoctoc", 2, 3)
    play_on(sockets, random.Random(1))
    for socket in [*abandoned, *sockets]:
        socket.close()

    def gone(table: str) -> bool:
        with sqlite3.connect(tmp_path / "house.db", timeout=PATIENCE) as database:
            database.execute("update life set lived = lived + 1000")  # the time passes
        database.close()
        return client.ask("GET", f"/api/tables/{table}")[0] == 404

    eventually(lambda: gone(never))
    eventually(lambda: gone(left))
    assert client("GET", f"/api/tables/{kept}")["phase"] == "over"
    eventually(lambda: house.metric("manoir_tables_loaded") <= 1)
    assert "result: " in client("GET", f"/api/tables/{kept}/record")


def test_a_browser_that_comes_back_finds_its_seats(client: Client, house: Running) -> None:
    table = client.new("toctoctoc")
    client.sit(table, "C", "Bob")

    assert client("GET", f"/api/tables/{table}/mine") == {"seats": ["A", "C"]}
    assert Client(house.address)("GET", f"/api/tables/{table}/mine") == {"seats": []}


@pytest.mark.parametrize(("path", "key"), [("texts", "error-address"), ("games/toctoctoc/texts", "card-Mn")])
def test_texts_are_sent_as_they_are_and_not_twice(client: Client, path: str, key: str) -> None:
    status, headers, text = client.ask("GET", f"/api/{path}/fr")

    assert status == 200 and f"\n{key} = " in text.decode() and headers["content-type"].startswith("text/plain")
    again = client.ask("GET", f"/api/{path}/fr", headers={"If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"")
    packed = client.ask("GET", f"/api/{path}/fr", headers={"Accept-Encoding": "gzip"})
    assert packed[1]["content-encoding"] == "gzip" and gzip.decompress(packed[2]) == text
    assert client.ask("GET", f"/api/{path}/de")[0] == 404
    assert client.ask("GET", "/api/games/chess/texts/fr")[0] == 404


@pytest.mark.parametrize("game", HOUSE)
def test_texts_of_a_game_come_whole_or_without_its_rules_or_these_alone(client: Client, game: str) -> None:
    def messages(path: str) -> set[str]:
        text: str = client.ask("GET", f"/api/games/{game}/{path}")[2].decode()
        return set(re.split(r"\n(?=[a-z])", text.strip()))

    for language in LANGUAGES:
        whole, rules = messages(f"texts/{language}"), messages(f"rules/{language}")
        assert rules == {one for one in whole if one.startswith(("rule-", "rules-"))} and len(rules) > 80
        # … and at a table nobody needs what the command line says of an option that has words for people too.
        spoken = {re.sub(r"\n    \.help = .*(?=\n    \.about = )", "", one) for one in whole - rules}
        assert messages(f"texts/{language}?without=rules") == spoken
    assert client.ask("GET", f"/api/games/{game}/rules/de")[0] == 404


def test_bots_have_names_of_their_own_that_begin_with_their_seat(client: Client) -> None:
    table = client("POST", "/api/tables", {"game": "spooks", "name": "basile", "seats": 10, "bots": "novice"})["table"]
    names = [seat["name"] for seat in client("GET", f"/api/tables/{table}")["seats"]]

    assert len({name.casefold() for name in names}) == 10
    assert [name[0] for name in names[1:]] == list("BCDEFGHIJ")
