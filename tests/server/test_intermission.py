"""Between two deals of a Series: bots wait until the people at the table are ready."""

from manoir.core.play import Match
from tests.server.client import Client, Seat
from tests.server.laid_out import Laid, found, lay, positions
from tests.server.running import Running

SERIES = {"series": "short"}


def dealt(match: Match) -> bool:
    """For `found`: the second deal is about to begin, and a bot is to play first."""
    return match.state.rests() == 2 and match.state.waiting() != [0]


def sits(house: Running, laid: Laid, rests: bool) -> tuple[Client, Seat]:
    client = Client(house.address)
    client.cookies[laid.table] = {"manoir-A": laid.tokens["A"]}
    line = client.watch(laid.table, "A", rests=rests)
    line.until(lambda frame: frame["type"] == "game")
    return client, line


def test_a_deal_begins_when_who_plays_with_a_page_is_ready(house: Running) -> None:
    line = found("spooks", 3, dealt, **SERIES)
    laid = lay(house, "spooks", 3, line, "A", **SERIES)
    client, seat = sits(house, laid, rests=True)
    assert seat.game["guide"]["rests"] == 2
    seat.quiet(1.0)
    assert seat.game["number"] == len(line), "the bots have not waited"
    assert seat.shown["seats"][0]["rested"] == 0

    client.ready(laid.table, "A")
    seat.until(lambda frame: frame["type"] == "game" and frame["number"] > len(line))
    assert seat.shown["seats"][0]["rested"] == 2
    assert "rests" not in seat.game["guide"]


def test_programs_that_do_not_know_of_intermissions_are_not_waited_for(house: Running) -> None:
    line = found("spooks", 3, dealt, **SERIES)
    laid = lay(house, "spooks", 3, line, "A", **SERIES)
    _, seat = sits(house, laid, rests=False)
    seat.until(lambda frame: frame["type"] == "game" and frame["number"] > len(line))


def test_a_single_deal_has_no_intermission() -> None:
    assert all(match.state.rests() == 0 for match, _ in zip(positions("spooks", 3), range(300), strict=False))
