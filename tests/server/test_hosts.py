"""Whose table it is: of those who are there, who came first."""

from tests.server.client import Client
from tests.server.running import Running
from tests.server.test_commands import sat_down
from tests.server.test_tables import refusal


def test_who_hosts_is_there(house: Running) -> None:
    """The first who plays, so that a table whose host has left is not without one."""
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    clients[0]("POST", f"/api/tables/{table}/seats/A/leave", {})
    sockets[1].until_table(lambda shown: shown["host"] == "B")
    clients[1]("PUT", f"/api/tables/{table}/seats/C/bot", {"level": "novice"})


def test_nobody_becomes_the_host_of_others_by_sitting_down_before_them(house: Running) -> None:
    ada, bob, eve = (Client(house.address) for _ in range(3))
    table = ada.new("toctoctoc", seats=3)
    bob.sit(table, "B", "Bob")
    ada("POST", f"/api/tables/{table}/seats/A/leave", {})
    eve.sit(table, "A", "Eve")
    assert bob("GET", f"/api/tables/{table}")["host"] == "B"
    assert refusal(eve, "DELETE", f"/api/tables/{table}/seats/B").key == "error-not-host"
    bob("DELETE", f"/api/tables/{table}/seats/A")


def test_who_is_let_into_a_game_does_not_become_its_host(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 2, 3)
    clients[0]("POST", f"/api/tables/{table}/seats/A/leave", {})
    sockets[1].until_table(lambda shown: shown["host"] == "B")
    eve = Client(house.address)
    eve.sit(table, "A", "Eve")
    clients[1]("POST", f"/api/tables/{table}/seats/A/answer", {"name": "Eve", "welcome": True})
    assert clients[1]("GET", f"/api/tables/{table}")["host"] == "B"
