"""What looking back costs: a long story is much to play and to tell, and is paid for by its length."""

from contextlib import suppress

from websockets.exceptions import InvalidStatus

from manoir.core.play import Match
from manoir.server.limits import Bucket, Limits
from tests.server.client import Client
from tests.server.conftest import Opens
from tests.server.laid_out import found, lay, over

LONG_GAME = 100  # entries


def long_game(match: Match) -> bool:
    return match.number >= LONG_GAME


def test_the_story_is_told_again_now_and_then_only(open_house: Opens) -> None:
    house = open_house("socket_rate=0.001", "socket_burst=40")
    laid = lay(house, "spooks", 3, found("spooks", 3, long_game), people="ABC")
    looking = Client(house.address).watch(laid.table)
    looking.until(lambda frame: frame["type"] == "game")
    answers = []
    for _ in range(3):
        looking.send({"type": "resync", "number": 0})
        answers.append(looking.until(lambda frame: frame["type"] in ("game", "refused")))
    assert [answer.get("key", "told") for answer in answers] == ["told", "error-rate", "error-rate"]
    looking.send({"type": "resync", "number": looking.game["number"]})  # what costs nothing is still done
    assert looking.until(lambda frame: frame["type"] == "game")["story"] == []


def test_a_long_story_is_paid_for_by_the_address_however_many_sockets_ask_for_it(open_house: Opens) -> None:
    """Each socket has a purse of its own: a hundred of them would buy a hundred stories at the same moment."""
    house = open_house("address_rate=0.001", "address_burst=40")
    line = found("halloween", 4, very_long_game)
    laid = lay(house, "halloween", 4, line, people="ABCD")
    looking = [Client(house.address).watch(laid.table, since=len(line)) for _ in range(12)]
    told = 0
    for one in looking:
        one.until(lambda frame: frame["type"] == "game")
        one.send({"type": "resync", "number": 0})
        answer = one.until(lambda frame: frame["type"] in ("game", "refused"))
        assert answer["type"] == "game" or answer["key"] == "error-rate"
        told += answer["type"] == "game"
    assert 4 <= told < 10


def test_who_owes_an_address_more_than_it_ever_has_waits_for_all_of_it() -> None:
    limits = Limits(0.001, 40, 10)
    assert limits.request("192.0.2.1", 100.0)
    assert limits.requests.of("192.0.2.1").left < -59
    assert not limits.request("192.0.2.1")
    limits.charge("192.0.2.1", 1)  # what other processes tell forgives nothing
    assert limits.requests.of("192.0.2.1").left < -59


def very_long_game(match: Match) -> bool:
    return match.number >= 4 * 45


def test_who_comes_from_far_back_pays_for_the_story(open_house: Opens) -> None:
    house = open_house("address_rate=0.001", "address_burst=40")
    laid = lay(house, "halloween", 4, found("halloween", 4, very_long_game), people="ABCD")
    come = 0
    with suppress(InvalidStatus):
        while come < 39:  # for so many there would be room if they paid for asking only
            Client(house.address).watch(laid.table)
            come += 1
    assert 1 <= come < 12


def test_a_record_is_paid_for_by_its_length(open_house: Opens) -> None:
    house = open_house("address_rate=0.001", "address_burst=40")
    laid = lay(house, "halloween", 4, found("halloween", 4, over), people="ABCD")
    path = f"/api/tables/{laid.table}/record"
    answers: list[int] = []
    while len(answers) < 30 and 429 not in answers:
        answers.append(Client(house.address).ask("GET", path)[0])
    assert answers[0] == 200 and answers[-1] == 429


def test_what_costs_more_than_there_ever_is_costs_all_of_it() -> None:
    """Also for who has paid 1 for asking."""
    bucket = Bucket(0.001, 40)
    assert bucket.take() and bucket.take(1000.0) and not bucket.take()


def test_a_story_that_costs_more_than_the_purse_holds_costs_all_of_it(open_house: Opens) -> None:
    house = open_house("socket_rate=0.001", "socket_burst=40")
    laid = lay(house, "halloween", 4, found("halloween", 4, very_long_game), people="ABCD")
    looking = Client(house.address).watch(laid.table)
    looking.until(lambda frame: frame["type"] == "game")
    looking.send({"type": "resync", "number": 0})
    assert looking.until(lambda frame: frame["type"] in ("game", "refused"))["type"] == "game"


def test_looking_back_is_paid_for_by_its_length(open_house: Opens) -> None:
    house = open_house("address_rate=0.001", "address_burst=40")
    laid = lay(house, "spooks", 3, found("spooks", 3, long_game), people="ABC")
    client = Client(house.address)
    paths = [f"/api/tables/{laid.table}/{what}" for what in ("story", "replay?at=40", "replay?at=41")]
    assert [client.ask("GET", path)[0] for path in paths] == [200, 200, 200]
    statuses: list[int] = []
    while not statuses or statuses[-1] == 200:
        statuses.append(client.ask("GET", paths[0])[0])
    assert statuses[-1] == 429 and 1 < len(statuses) < 20
