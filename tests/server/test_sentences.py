"""Whole options over the socket: listed when they are asked for, and played together or not at all."""

import json
import random
import time
from typing import Any

import pytest
from jsonschema_rs import validator_for
from sqlalchemy import create_engine, text

from manoir.core.game import CHANCE, Move
from manoir.core.play import Match
from manoir.core.sentences import LONGEST, Word
from manoir.games import GAMES
from manoir.verify import verify
from tests.server.client import Client, ConnectionClosed, Seat, all_read
from tests.server.conftest import Opens
from tests.server.laid_out import Laid, Line, found, lay, settled
from tests.server.running import Running
from tests.server.test_commands import sat_down

SEATS = 3
OPTIONS: dict[str, Any] = {"firstPlayer": "seat:1"}


def talks(match: Match) -> bool:
    """The first seat may say something in three words."""
    state: Any = match.state
    if state.actor != 0 or state.step.name() != "main":
        return False
    return any(len(one.words) > 2 for one in state.view(0).sentences().all())


def fights(match: Match) -> bool:
    """… of which the last makes dice roll."""
    return talks(match) and bool(rolling(match.state))


def rolling(state: Any) -> list[Move]:
    """A sentence of several words after which chance moves."""
    for one in state.view(0).sentences().all():
        copy = state.clone()
        for move in one.moves:
            copy.apply(0, move)
        if copy.actor == CHANCE and len(one.moves) > 1:
            return list(one.moves)
    return []


def state_of(line: Line) -> Any:
    game = GAMES["halloween"]
    match = Match(game, settled(game, OPTIONS), SEATS)
    for seat, move in line:
        match.play(seat, move)
    return match.state


def words(line: Line) -> list[str]:
    """The first sentence of three words."""
    every = state_of(line).view(0).sentences().all()
    return next([move.notation for move in one.moves] for one in every if len(one.words) > 2)


def sat(house: Running, laid: Laid, seat: str) -> Seat:
    client = Client(house.address)
    if seat:
        client.cookies[laid.table] = {f"manoir-{seat}": laid.tokens[seat]}
    socket = client.watch(laid.table, seat)
    socket.until(lambda frame: frame["type"] == "game")
    return socket


@pytest.fixture
def line() -> Line:
    return found("halloween", SEATS, talks, **OPTIONS)


@pytest.fixture
def table(house: Running, line: Line) -> tuple[Laid, Seat, Seat]:
    """A table of three people: who talks, and another."""
    laid = lay(house, "halloween", SEATS, line, "ABC", **OPTIONS)
    return laid, sat(house, laid, "A"), sat(house, laid, "B")


def log_of(house: Running, laid: Laid) -> list[tuple[int, int, str, str | None]]:
    engine = create_engine(house.database)
    with engine.connect() as connection:
        query = text("select number, seat, notation, command from log where table_id = :id order by number")
        rows = [tuple(row) for row in connection.execute(query, {"id": laid.table})]
    engine.dispose()
    return rows


# -- what could be said -------------------------------------------------------------------------------------------


def shown(one: Word) -> dict[str, Any]:
    found: dict[str, Any] = {"move": one.move.notation}
    if one.hint is not None:
        found["hint"] = one.hint.to_json()
    if one.spared:
        found["spared"] = [move.notation for move in one.spared]
    if one.then:
        found["then"] = [shown(further) for further in one.then]
    return found


def test_all_that_could_be_said_is_listed_when_it_is_asked_for(table: tuple[Laid, Seat, Seat], line: Line) -> None:
    _, mine, other = table
    schemas = mine.client("GET", "/api/socket.json")
    frame = mine.command(type="sentences", id="all")
    validator_for({**schemas["toClient"]["SentencesFrame"], "$defs": schemas["$defs"]}).validate(frame)
    assert frame["number"] == len(line)
    assert frame["first"] == [shown(one) for one in state_of(line).view(0).sentences().first]
    assert [one["move"] for one in frame["first"]] == mine.game["moves"]
    assert other.command(type="sentences")["first"] == []
    looking = Client(mine.client.address).watch(mine.table)
    assert looking.command(type="sentences")["key"] == "error-spectator"


def test_a_game_that_has_not_begun_has_nothing_to_say(house: Running) -> None:
    client = Client(house.address)
    socket = client.watch(client.new("halloween"), "A")
    assert socket.command(type="sentences")["key"] == "error-phase"


def test_to_list_them_is_dear(open_house: Opens, line: Line) -> None:
    house = open_house("socket_rate=0.001", "socket_burst=38")
    mine = sat(house, lay(house, "halloween", SEATS, line, "ABC", **OPTIONS), "A")
    answers = [mine.command(type="sentences") for _ in range(5)]
    assert [answer.get("key", "listed") for answer in answers] == ["listed"] * 3 + ["error-rate"] * 2
    assert mine.move(words(line))["type"] == "game"  # there is enough left to play


def test_they_are_dear_for_an_address_however_many_sockets_it_has(open_house: Opens, line: Line) -> None:
    house = open_house("address_rate=0.001", "address_burst=40")
    laid = lay(house, "halloween", SEATS, line, "ABC", **OPTIONS)
    sockets = [sat(house, laid, "A") for _ in range(8)]
    answers = [one.command(type="sentences").get("key", "listed") for one in sockets]
    assert 2 <= answers.count("listed") < 8
    assert answers[-1] == "error-rate"
    assert sockets[-1].move(words(line))["type"] == "game"  # a move is paid for by its socket only


def test_words_cost_what_moves_do(open_house: Opens, line: Line) -> None:
    house = open_house("socket_rate=0.001", "socket_burst=10")
    mine = sat(house, lay(house, "halloween", SEATS, line, "ABC", **OPTIONS), "A")
    said = words(line)
    assert mine.move([*said, "end", "end", "end"])["key"] == "error-sentence"
    assert mine.move([*said, "end"] * 2)["key"] == "error-rate"
    assert mine.move(said)["type"] == "game"


# -- what is said -------------------------------------------------------------------------------------------------


def test_a_sentence_is_played_in_one_go_and_stands_in_the_log_word_by_word(
    house: Running, table: tuple[Laid, Seat, Seat], line: Line
) -> None:
    laid, mine, other = table
    said, before = words(line), log_of(house, laid)
    frame = mine.move(said, id="whole")
    assert (frame["answers"], frame["since"]) == ("whole", len(line))
    added = log_of(house, laid)[len(before) :]
    assert [row[:3] for row in added[: len(said)]] == [(len(line) + at, 0, word) for at, word in enumerate(said, 1)]
    assert [row[3] for row in added] == ["whole"] + [None] * (len(added) - 1)
    assert all(row[1] == CHANCE for row in added[len(said) :])
    told = other.until(lambda one: one["type"] == "game")
    assert [entry["move"] for entry in told["story"]][: len(said)] == said
    assert told["number"] == frame["number"] == len(line) + len(added)
    state = state_of(line)
    for word in said:
        state.apply(0, GAMES["halloween"].parse(word))
    if state.actor != CHANCE:
        assert frame["view"] == json.loads(json.dumps(state.view(0).to_json()))


def test_the_words_are_taken_back_one_by_one(table: tuple[Laid, Seat, Seat], line: Line) -> None:
    _, mine, _ = table
    said = words(line)
    mine.move(said)
    if not mine.game["undo"]:
        pytest.skip("dice have rolled")
    undone = mine.command(type="undo", number=mine.game["number"])
    assert said[-1] in undone["moves"]


def test_chance_comes_after_the_last_word(house: Running) -> None:
    line = found("halloween", SEATS, fights, **OPTIONS)
    laid = lay(house, "halloween", SEATS, line, "ABC", **OPTIONS)
    said = [move.notation for move in rolling(state_of(line))]
    sat(house, laid, "A").move(said)
    added = log_of(house, laid)[len(line) :]
    assert [row[2] for row in added[: len(said)]] == said
    assert len(added) > len(said) and {row[1] for row in added[len(said) :]} == {CHANCE}


def sentence(first: list[dict[str, Any]], rng: random.Random) -> list[str]:
    """Any of those that a frame lists."""
    one = rng.choice(first)
    return [one["move"], *(sentence(one["then"], rng) if "then" in one else [])]


def test_a_whole_game_in_sentences_has_a_record_that_verifies(open_house: Opens) -> None:
    house, rng = open_house("socket_rate=100000", "socket_burst=100000"), random.Random(3)
    table, clients, sockets = sat_down(house, "halloween", 2, 2, options={"maxRounds": 2})
    longest = 0
    while not sockets[0].over:
        mover = next(socket for socket in sockets if socket.mine)
        said = sentence(mover.command(type="sentences")["first"], rng)
        assert mover.move(said)["type"] == "game"
        longest = max(longest, len(said))
        all_read(sockets)
    assert longest > 2
    assert verify(clients[0]("GET", f"/api/tables/{table}/record"), GAMES) > 0


@pytest.mark.parametrize(
    ("turned", "key"),
    [
        (lambda said: [*said[:-1], said[0]], "error-illegal"),
        (lambda said: [*said[:-1], "dance"], "error-notation"),
        (lambda said: [said[0], *said], "error-illegal"),
        (lambda said: [*said, "end"], "error-sentence"),
        (lambda said: [*said, *said], "error-sentence"),
    ],
    ids=["wrong word", "no word", "twice begun", "too long", "two sentences"],
)
def test_what_is_refused_in_the_middle_changes_nothing(
    house: Running, table: tuple[Laid, Seat, Seat], line: Line, turned: Any, key: str
) -> None:
    laid, mine, other = table
    before, view = log_of(house, laid), mine.game["view"]
    frame = mine.move(turned(words(line)), id="broken")
    assert (frame["type"], frame["key"], frame["number"]) == ("refused", key, len(line))
    assert log_of(house, laid) == before
    mine.send({"type": "resync", "number": 0})
    again = mine.until(lambda one: one["type"] == "game")
    assert (again["number"], again["view"]) == (len(line), view)
    assert mine.move(words(line), id="broken")["type"] == "game"  # the id of what was refused is free
    assert other.until(lambda one: one["type"] == "game")["number"] == mine.game["number"]


def test_a_sentence_is_said_once_however_often_it_is_sent(
    house: Running, table: tuple[Laid, Seat, Seat], line: Line
) -> None:
    laid, mine, _ = table
    said = words(line)
    first = mine.move(said, id="twice")
    after = log_of(house, laid)
    second = mine.move(said, number=len(line), id="twice")
    assert first["answers"] == second["answers"] == "twice"
    assert first["number"] == second["number"] and log_of(house, laid) == after
    assert mine.move(said, number=len(line))["key"] == "error-stale"
    assert mine.move(said, number=len(line) + 1)["key"] == "error-stale"  # a number in its middle was never shown


def test_nobody_says_the_words_of_another(house: Running, table: tuple[Laid, Seat, Seat], line: Line) -> None:
    laid, mine, other = table
    said, before = words(line), log_of(house, laid)
    frame = other.move(said)
    assert (frame["key"], frame["values"]["reason"]) == ("error-illegal", "refusal-not-your-turn")
    looking = Client(house.address).watch(mine.table)
    assert looking.command(type="move", number=len(line), move=said)["key"] == "error-spectator"
    assert log_of(house, laid) == before


@pytest.mark.parametrize("many", [0, LONGEST + 1, 300])
def test_a_sentence_has_so_many_words_and_no_more(
    house: Running, table: tuple[Laid, Seat, Seat], line: Line, many: int
) -> None:
    laid, mine, _ = table
    before = log_of(house, laid)
    mine.send({"type": "move", "id": "long", "number": len(line), "move": ["end"] * many})
    assert mine.until(lambda frame: frame["type"] == "refused")["key"] == "error-frame"
    assert log_of(house, laid) == before
    assert mine.move(words(line))["type"] == "game"


def test_ten_thousand_words_are_no_message(house: Running, table: tuple[Laid, Seat, Seat], line: Line) -> None:
    laid, mine, other = table
    before = log_of(house, laid)
    mine.send({"type": "move", "id": "long", "number": len(line), "move": words(line) * 10_000})
    with pytest.raises(ConnectionClosed):
        mine.until(lambda frame: False)
    assert log_of(house, laid) == before
    mine.again()
    mine.until(lambda frame: frame["type"] == "game")
    assert mine.move(words(line))["type"] == "game"
    assert other.until(lambda one: one["type"] == "game")["number"] == mine.game["number"]


def test_a_house_that_is_killed_has_all_of_the_words_or_none(open_house: Opens, line: Line) -> None:
    house = open_house()
    rng, said = random.Random(11), words(line)
    for delay in (0.0, 0.001, 0.003, 0.01):
        laid = lay(house, "halloween", SEATS, line, "ABC", **OPTIONS)
        mine = sat(house, laid, "A")
        mine.send({"type": "move", "id": "whole", "number": len(line), "move": said})
        time.sleep(delay * rng.random())
        house.kill()
        added = log_of(house, laid)[len(line) :]
        assert [row[2] for row in added[: len(said)]] in ([], said)
        house.start()
        mine.again()
        mine.until(lambda frame: frame["type"] == "game")
        assert mine.move(said, number=len(line), id="whole")["answers"] == "whole"
        added = log_of(house, laid)[len(line) :]
        assert [row[2] for row in added if row[1] == 0] == said
