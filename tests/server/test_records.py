"""Games as they were: any move again from one's own seat, all hands only after the end, and deals that are proven."""

import random
import re
from pathlib import Path

import pytest

from manoir.core.errors import Refused
from manoir.core.record import replayed
from manoir.games import GAMES, HOUSE
from manoir.verify import verify
from tests.server.client import Client, Refusal, play_on
from tests.server.running import Running
from tests.server.test_commands import sat_down
from tests.typist import Typist, cli

__all__ = ["cli"]


@pytest.mark.parametrize("game", HOUSE)
def test_every_move_is_shown_again_as_it_was(house: Running, game: str) -> None:
    table, clients, sockets = sat_down(house, game, 3, 3)
    play_on(sockets, random.Random(11), 25)
    path = f"/api/tables/{table}"
    for client, socket in zip(clients, sockets, strict=True):
        shown = {frame["number"]: frame for frame in socket.frames if frame["type"] == "game"}
        for number in random.Random(1).sample(sorted(shown), 5):
            again = client("GET", f"{path}/replay?seat={socket.seat}&at={number}")
            assert (again["view"], again["waiting"]) == (shown[number]["view"], shown[number]["waiting"])
            assert again["story"] == [socket.entries[number]] and again["hands"] is None
        story = client("GET", f"{path}/story?seat={socket.seat}")
        assert {line["number"]: line for line in story["lines"]} == socket.entries
    public = Client(house.address)("GET", f"{path}/story")["lines"]
    assert [line["number"] for line in public] == sorted(sockets[0].entries)


def test_hands_and_record_are_shown_after_the_end_only(house: Running) -> None:
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    path, stranger = f"/api/tables/{table}", Client(house.address)
    for address in ("/record", "/replay?all=1", "/story?all=1"):
        with pytest.raises(Refusal) as refusal:
            clients[0]("GET", path + address)
        assert (refusal.value.status, refusal.value.key) == (403, "error-not-over")
    assert stranger("GET", path)["secret"] is None
    play_on(sockets, random.Random(2))

    record = stranger("GET", f"{path}/record")
    replay = replayed(record, GAMES)
    assert replay.match.state.scores() == sockets[0].game["result"]["scores"]
    hands = stranger("GET", f"{path}/replay?all=1&at=20")["hands"]
    assert [hands[seat]["hand"] for seat in "ABC"] == [
        clients[at]("GET", f"{path}/replay?seat={seat}&at=20")["view"]["hand"] for at, seat in enumerate("ABC")
    ]
    seen = stranger("GET", f"{path}/replay?all=1&at=20&seat=B")
    assert (seen["seat"], seen["view"]) == ("B", hands["B"])
    assert any(line["secret"] for panel in seen["sheet"] for line in panel["lines"])
    whole = stranger("GET", f"{path}/story?all=1")["lines"]
    moves = [line.split(" ", 2)[2] for line in record.splitlines() if line[:1].isdigit()]
    assert [line["move"] for line in whole] == moves
    for at in ("-1", "9999", "x", "1e3", "%C2%B2"):
        with pytest.raises(Refusal, match="error-value"):
            stranger("GET", f"{path}/replay?at={at}")


def test_a_deal_is_proven_and_a_forged_one_is_not(house: Running, cli: Typist, tmp_path: Path) -> None:
    client = Client(house.address)
    table = client.new("toctoctoc", seats=3, salt="my-own-salt")
    before = client("GET", f"/api/tables/{table}")["commitment"]
    for seat in "BC":
        client("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    client.start(table)
    socket = client.watch(table, "A")
    socket.until(lambda frame: frame["type"] == "game")
    play_on([socket], random.Random(1))
    socket.close()
    record = client("GET", f"/api/tables/{table}/record")

    assert f"deal: {before}\nsalts: my-own-salt | - | -\nsecret: " in record
    draws = len([line for line in record.splitlines() if re.match(r"\d+ chance ", line)])
    assert verify(record, GAMES) == draws
    secret = re.findall(r"secret: (\w+)", record)[0]
    forged = {
        "verify-commitment": [
            record.replace(secret, secret[:-1] + ("0" if secret[-1] != "0" else "1")),
            record.replace(secret, "zz"),
        ],
        "verify-draw": [record.replace("my-own-salt", "another"), other_card(record)],
        "verify-no-deal": [record.replace(f"secret: {secret}\n", "")],
    }
    for key, records in forged.items():
        for text in records:
            with pytest.raises(Refused) as refused:
                verify(text, GAMES)
            assert refused.value.phrase.key == key

    file = tmp_path / "game.game"
    file.write_text(record)
    assert (cli("verify", str(file)).code, str(draws) in cli("verify", str(file)).out) == (0, True)
    file.write_text(record.replace("my-own-salt", "another"))
    done = cli("verify", str(file))
    assert done.code == 2 and done.err.count("\n") == 1


def other_card(record: str) -> str:
    """The first two hidden cards that were dealt, exchanged: legal, but not what was drawn."""
    lines = record.splitlines()
    deals = [at for at, line in enumerate(lines) if re.match(r"\d+ chance deal", line)]
    one, two = next((a, b) for a in deals for b in deals if lines[a].split()[-1] != lines[b].split()[-1])
    first_card, second_card = lines[one].split()[-1], lines[two].split()[-1]
    lines[one] = lines[one][: -len(first_card)] + second_card
    lines[two] = lines[two][: -len(second_card)] + first_card
    return "\n".join(lines) + "\n"
