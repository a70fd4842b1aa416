"""Commands over the socket: obeyed once, or refused with a key and a rule and without any effect."""

import random

import pytest

from manoir.games import GAMES
from manoir.verify import verify
from tests.server.client import Client, Refusal, Seat, play_on
from tests.server.conftest import Opens
from tests.server.running import Running


def sat_down(
    house: Running, game: str, people: int, seats: int, **wanted: object
) -> tuple[str, list[Client], list[Seat]]:
    """A game in which some seats are people, each with a client of their own, and the others bots."""
    clients = [Client(house.address) for _ in range(people)]
    table = clients[0].new(game, seats=seats, **wanted)
    for at in range(1, seats):
        letter = "ABCDEFGHIJ"[at]
        if at < people:
            clients[at].sit(table, letter, f"Player {letter}")
            clients[at].ready(table, letter)
        else:
            clients[0]("PUT", f"/api/tables/{table}/seats/{letter}/bot", {"level": "random"})
    sockets = [client.watch(table, "ABCDEFGHIJ"[at]) for at, client in enumerate(clients)]
    clients[0].start(table)  # when all are there: nobody counts as gone, however slow the machine
    for socket in sockets:
        socket.until(lambda frame: frame["type"] == "game")
    return table, clients, sockets


def asked(sockets: list[Seat]) -> tuple[Seat, Seat]:
    """Who must choose, and somebody who need not."""
    (mover,) = [socket for socket in sockets if socket.mine]
    return mover, next(socket for socket in sockets if socket is not mover)


def test_a_repeated_command_is_answered_again_and_done_once(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    notation, number = mover.game["moves"][0], mover.game["number"]

    first = mover.move(notation, id="twice")
    second = mover.move(notation, number=number, id="twice")

    assert first["answers"] == second["answers"] == "twice"
    assert first["number"] == second["number"] == number + 1
    assert second["view"] == first["view"]


def test_the_same_id_of_another_seat_is_another_command(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    mover.move(mover.game["moves"][0], id="mine")
    for socket in sockets:
        while socket.game["number"] < mover.game["number"]:
            socket.read()
    second, _ = asked(sockets)

    frame = second.move(second.game["moves"][0], id="mine")

    assert frame["type"] == "game" and frame["number"] > mover.game["number"]


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_a_command_about_another_number_is_stale(house: Running, off: int) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    before = mover.game

    frame = mover.move(before["moves"][0], number=before["number"] + off)

    assert (frame["type"], frame["key"], frame["number"]) == ("refused", "error-stale", before["number"])


def test_whose_turn_it_is_not_is_told_the_rule(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, other = asked(sockets)

    frame = other.move(mover.game["moves"][0])

    assert (frame["key"], frame["values"]["reason"]) == ("error-illegal", "refusal-not-your-turn")
    assert frame["rule"].startswith("T-")
    assert frame["number"] == mover.game["number"]


def test_what_is_no_move_and_what_is_not_allowed_are_refused(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)

    assert mover.move("dance")["key"] == "error-notation"
    assert mover.move("open")["key"] == "error-illegal"
    assert mover.move("deal A Mn")["key"] == "error-illegal"  # chance's
    assert mover.command(type="undo", number=mover.game["number"])["key"] == "error-undo"


def test_a_move_is_taken_back_until_the_engine_says_no(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, other = asked(sockets)
    start = mover.game
    mover.move(start["moves"][0])
    assert mover.game["undo"] and not other.game["undo"]

    undone = mover.command(type="undo", number=mover.game["number"])

    assert undone["number"] == start["number"] + 2  # the log grows: nobody can mistake it for the number before
    assert (undone["view"], undone["moves"], undone["waiting"]) == (start["view"], start["moves"], start["waiting"])
    assert [(line["move"], line["told"][0]["key"]) for line in undone["story"]] == [(None, "took-back")]
    assert not undone["undo"]
    for socket in sockets:
        while socket.game["number"] < undone["number"]:
            socket.read()
    play_on(sockets, random.Random(4))
    record = clients[0]("GET", f"/api/tables/{table}/record")
    assert verify(record, GAMES) > 0  # and what was taken back is not in it
    lines = clients[0]("GET", f"/api/tables/{table}/story")["lines"]
    assert len(lines) == len([line for line in record.splitlines() if line[:1].isdigit()]) + 2


def test_who_watches_cannot_play(house: Running) -> None:
    table, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    spectator = Client(house.address).watch(table)
    spectator.until(lambda frame: frame["type"] == "game")

    assert spectator.game["seat"] is None and spectator.game["moves"] == []
    assert spectator.move(mover.game["moves"][0])["key"] == "error-spectator"


def several_choose(house: Running) -> list[Seat]:
    """Seats that must choose at the same time."""
    for seed in range(20):
        _, _, sockets = sat_down(house, "spooks", 4, 4)
        rng = random.Random(seed)
        for _ in range(200):
            choosing = [socket for socket in sockets if socket.mine]
            if len(choosing) > 1 or not choosing:
                break
            play_on(sockets, rng, 1)
        if len(choosing) > 1:
            return choosing
    raise AssertionError("they never do")


def test_choices_at_the_same_time_do_not_make_each_other_stale(house: Running) -> None:
    """Several seats answer the same number; each is taken whoever was faster."""
    choosing = several_choose(house)
    number = choosing[0].game["number"]

    frames = [socket.move(socket.game["moves"][0], number=number) for socket in choosing]

    assert [frame["type"] for frame in frames] == ["game"] * len(choosing)


def test_who_takes_a_secret_choice_back_makes_no_other_stale(house: Running) -> None:
    """Else they could keep the others from choosing, by choosing and taking back all the time."""
    first, *others = several_choose(house)
    number = first.game["number"]
    chosen = first.move(first.game["moves"][0])
    back = first.command(type="undo", number=chosen["number"])
    assert back["type"] == "game" and back["number"] == number + 2

    frames = [socket.move(socket.game["moves"][0], number=number) for socket in others]

    assert [frame["type"] for frame in frames] == ["game"] * len(others)


def test_a_socket_goes_on_from_a_number_without_loss_or_repetition(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    play_on(sockets, random.Random(3), 10)
    away = sockets[2]
    away.close()
    known = away.game["number"]
    others = [socket for socket in sockets[:2] if socket.mine]
    for _ in range(3):  # as far as it goes without the one who is away
        if others:
            others[0].move(others[0].game["moves"][0])
        for socket in sockets[:2]:
            socket.quiet(0.1)
        others = [socket for socket in sockets[:2] if socket.mine]

    away.again()
    frame = away.until(lambda frame: frame["type"] == "game")

    assert frame["since"] == known
    assert [line["number"] for line in frame["story"]] == list(range(known + 1, frame["number"] + 1))
    assert away.repeated == 0
    fresh = clients[2].watch(table, "C")
    everything = fresh.until(lambda frame: frame["type"] == "game")
    assert everything["view"] == frame["view"] and everything["moves"] == frame["moves"]
    assert everything["story"][known:] == frame["story"]
    fresh.send({"type": "resync", "number": known})
    assert fresh.until(lambda frame: frame["type"] == "game")["story"] == frame["story"]


def test_two_tabs_of_a_seat_see_the_same(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, _ = asked(sockets)
    client = clients["ABC".index(mover.seat)]
    tab = client.watch(table, mover.seat, mover.game["number"])
    tab.until(lambda frame: frame["type"] == "game")

    mover.move(mover.game["moves"][0])
    frame = tab.until(lambda frame: frame["type"] == "game")

    assert {key: value for key, value in mover.game.items() if key != "answers"} == frame


def test_presence_and_ping(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    sockets[0].send({"type": "ping"})
    assert sockets[0].until(lambda frame: frame["type"] == "pong")

    sockets[1].send({"type": "presence", "away": True})
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "away")
    sockets[1].close()
    sockets[0].until_table(lambda shown: shown["seats"][1]["presence"] == "gone")


def test_messages_that_cannot_be_read_are_refused_and_disturb_nobody(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, other = asked(sockets)
    for message in ("", "{", "null", '"move"', '{"type":"move"}', '{"type":"fly"}', b"\xff\x00", "[" * 3000):
        other.send(message)
        assert other.until(lambda frame: frame["type"] == "refused")["key"] == "error-frame"

    assert mover.move(mover.game["moves"][0])["type"] == "game"
    assert other.until(lambda frame: frame["type"] == "game")["number"] == mover.game["number"]


def test_a_seat_is_not_shown_without_its_token(house: Running) -> None:
    table, clients, _ = sat_down(house, "toctoctoc", 3, 3)
    stranger = Client(house.address)

    with pytest.raises(Exception, match="403"):
        stranger.watch(table, "A")
    with pytest.raises(Exception, match="403"):
        clients[1].watch(table, "A")
    with pytest.raises(Refusal) as refusal:
        clients[1]("GET", f"/api/tables/{table}/replay?seat=A")
    assert refusal.value.key == "error-token"


def test_whoever_asks_why_a_move_is_not_allowed_is_told_the_rule_and_nothing_changes(house: Running) -> None:
    _, _, sockets = sat_down(house, "toctoctoc", 3, 3)
    mover, other = asked(sockets)
    number, mine = mover.game["number"], mover.seat
    held = mover.game["moves"][0].split()[1]

    refused = mover.command(type="why", move=f"knock {held} {mine}")
    assert (refused["type"], refused["values"]["reason"]) == ("refused", "refusal-own-door")
    assert refused["rule"].startswith("T-") and refused["number"] == number
    assert mover.command(type="why", move=mover.game["moves"][0])["type"] == "allowed"
    assert other.command(type="why", move="open")["values"]["reason"] == "refusal-not-your-turn"
    assert mover.command(type="why", move="dance")["key"] == "error-notation"
    spectator = other.client.watch(other.table)
    spectator.until(lambda frame: frame["type"] == "game")
    assert spectator.command(type="why", move="open")["key"] == "error-spectator"
    assert mover.move(mover.game["moves"][0])["number"] > number


def test_moves_come_with_what_they_promise(house: Running) -> None:
    _, _, sockets = sat_down(house, "halloween", 3, 3)
    rng = random.Random(2)
    hints: dict[str, object] = {}
    while not hints:
        play_on(sockets, rng, 1)
        hints = next((one.game["hints"] for one in sockets if "hints" in one.game), {})
        for one in sockets:
            assert set(one.game.get("hints", {})) <= set(one.game["moves"])
    assert all(isinstance(hint, dict) and "key" in hint for hint in hints.values())


def test_a_game_does_not_go_on_for_ever(open_house: Opens) -> None:
    """A long one is work each time that it is read or looked back at, and some can be played without an end."""
    house = open_house("game_length=40")
    _, _, sockets = sat_down(house, "halloween", 1, 2, options={"maxRounds": 0})
    mine = sockets[0]
    while True:
        while not mine.mine and mine.game["number"] < 40:
            mine.read()
        if not mine.mine:
            break
        answer = mine.move(mine.game["moves"][0])
        if answer["type"] == "refused":
            assert answer["key"] == "error-long"
            break
    assert 40 <= mine.game["number"] < 60
    late = house.metric("manoir_bot_late_total")
    mine.send({"type": "resync", "number": 0})
    mine.until(lambda frame: frame["type"] == "game")
    assert house.metric("manoir_bot_late_total") == late == 0  # nor do bots try for ever
