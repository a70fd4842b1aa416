"""The redeal law on the wire: what a seat may not know changes no byte of anything that it is sent.

Two houses hold the same tables. In the second, cards that a watcher has not seen were dealt otherwise: hidden draws of
chance are exchanged so that the same moves remain legal and the public sees the same. Nothing is filtered by what a
seat is shown, so that a leak anywhere, in its view, a story, an error or a record, is a difference here.
"""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Game, Move
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES, HOUSE
from manoir.server.storage.database import migrate, open_engine
from manoir.server.tables.agreement import Agreement, Chair, hashed
from manoir.server.tables.fairness import commitment
from tests.server.client import Client
from tests.server.laid_out import Line, line_of, put
from tests.server.running import Running

SEATS = 4
LENGTHS = (0, 3, 8, 14)  # decisions after the deal
TRIES = 60  # exchanges of two cards
SECRET = "07" * 32
WATCHERS: list[Seat | None] = [0, 2, None]


def played(game: Game, seed: int, decisions: int) -> Line:
    """The log of a random game after so many decisions."""
    match, chance, rng = Match(game, game.options(), SEATS), Rng(seed), random.Random(seed)
    match.settle(chance)
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.state.waiting())
        match.play(seat, rng.choice(match.state.moves(seat)))
        match.settle(chance)
    return line_of(match)


def public(game: Game, line: Line) -> str:
    """What everybody saw at the end; empty if the moves are not legal."""
    match = Match(game, game.options(), SEATS)
    try:
        for seat, move in line:
            match.play(seat, move)
    except Refused:
        return ""
    story = [event.told_to(None).to_json() for entry in match.told for event in entry.story]
    return json.dumps([match.state.view(None).to_json(), story])


def owner(move: Move) -> str:
    """Whose hand a hidden draw goes to: the first seat named in it."""
    return next(word for word in move.notation.split() if word in tuple(LETTERS))


def redealt(game: Game, line: Line, watcher: Seat | None, rng: random.Random) -> Line | None:
    """The same log with hidden cards exchanged between others; None if there are none to exchange."""
    hidden = [at for at, (seat, move) in enumerate(line) if seat == CHANCE and move.public is not move]
    hidden = [at for at in hidden if watcher is None or owner(line[at][1]) != LETTERS[watcher]]
    others: dict[int, list[Move]] = {}
    for move in game.moves.values():
        others.setdefault(move.public.id, []).append(move)
    found, changed = line, False
    seen = public(game, line)
    for _ in range(TRIES):
        one, two = rng.sample(hidden, 2) if len(hidden) > 1 else (0, 0)
        first, second = found[one][1], found[two][1]
        if owner_free(first) == owner_free(second) or owner(first) == owner(second):
            continue
        swapped = list(found)
        for at, card in ((one, second), (two, first)):
            (move,) = [m for m in others[found[at][1].public.id] if owner_free(m) == owner_free(card)]
            swapped[at] = (CHANCE, move)
        if public(game, swapped) == seen:
            found, changed = swapped, True
    return found if changed else None


def owner_free(move: Move) -> str:
    """What is dealt, whoever gets it."""
    return " ".join(word for word in move.notation.split() if word not in tuple(LETTERS))


def tables(path: Path, lines: dict[str, tuple[Game, Line]], secrets: dict[str, str] | None = None) -> str:
    """A database with these tables in it; everything but the log, and the secret of what will be dealt, is the same."""
    address = f"sqlite:///{path}"
    engine = open_engine(address)
    migrate(engine)
    with engine.begin() as connection:
        for number, (id, (game, line)) in enumerate(lines.items()):
            chairs = [
                Chair("person", f"Player {seat}", token=hashed(f"token-{seat}"), ready=True) for seat in range(SEATS)
            ]
            secret, options = SECRET, {one.key: one.default for one in game.options.declared()}
            fixed = (chairs, (secrets or {}).get(id, secret), commitment(secret), 1.0, time.time() // 1000 * 1000)
            agreement = Agreement(
                id, f"C{number:04d}", game.name, game.version, options, False, *fixed, "playing", revision=2
            )
            put(connection, agreement, line)
    engine.dispose()
    return address


def everything(house: Running, table: str, watcher: Seat | None, length: int, attempts: list[str]) -> Iterator[object]:
    """All that a watcher can get out of a house about a table, byte for byte."""
    client = Client(house.address)
    letter = "" if watcher is None else LETTERS[watcher]
    if watcher is not None:
        client.cookies[table] = {f"manoir-{letter}": f"token-{watcher}"}
    socket = client.watch(table, letter)
    socket.until(lambda frame: frame["type"] == "game")
    for number, notation in enumerate(attempts):
        socket.command(type="move", id=f"try-{number}", number=socket.game["number"], move=notation)
    socket.command(type="move", id="old", number=0, move=attempts[0])
    if watcher is not None and not socket.game["undo"]:
        socket.command(type="undo", id="back", number=socket.game["number"])
    socket.command(type="sentences", id="all")
    socket.send({"type": "resync", "number": length // 2})
    socket.until(lambda frame: frame["type"] == "game")
    yield socket.texts
    socket.close()
    laid_out = client.watch(table, letter, sheet=True)
    laid_out.until(lambda frame: frame["type"] == "game")
    yield laid_out.texts
    laid_out.close()
    query = f"seat={letter}&" if letter else ""
    path = f"/api/tables/{table}"
    for at in range(0, length + 1, 3):
        yield client.ask("GET", f"{path}/replay?{query}at={at}")
    for address in (path, f"{path}/story?{query}", f"{path}/record", f"{path}/replay?{query}all=1", "/api/tables"):
        yield client.ask("GET", address)


@pytest.mark.parametrize("name", HOUSE)
def test_what_a_watcher_may_not_know_changes_no_byte(name: str, tmp_path: Path) -> None:
    game, rng = GAMES[name], random.Random(5)
    if not any(move.public is not move for move in game.moves.values()):
        pytest.skip(f"{name} hides nothing")
    first: dict[str, tuple[Game, Line]] = {}
    second: dict[str, tuple[Game, Line]] = {}
    watchers: dict[str, Seat | None] = {}
    for decisions in LENGTHS:
        for watcher in WATCHERS:
            line = played(game, 100 + decisions, decisions)
            other = redealt(game, line, watcher, rng)
            if other is not None:
                id = f"{decisions:02d}{len(first):022d}"
                first[id], second[id], watchers[id] = (game, line), (game, other), watcher
    assert len(first) >= 8 and all(first[id] != second[id] for id in first)
    moves = sorted(game.moves)
    with (
        Running(tables(tmp_path / "one.db", first), tmp_path / "log-1", "grace_gone=600", "socket_burst=400") as one,
        Running(tables(tmp_path / "two.db", second), tmp_path / "log-2", "grace_gone=600", "socket_burst=400") as two,
    ):
        for id, watcher in watchers.items():
            line = first[id][1]
            match = Match(game, game.options(), SEATS)
            for seat, move in line:
                match.play(seat, move)
            allowed = [] if watcher is None else [move.notation for move in match.state.moves(watcher)]
            attempts = [notation for notation in rng.sample(moves, 12) if notation not in allowed]
            pairs = zip(
                everything(one, id, watcher, len(line), attempts),
                everything(two, id, watcher, len(line), attempts),
                strict=True,
            )
            for ours, theirs in pairs:
                assert json.dumps(ours, default=repr) == json.dumps(theirs, default=repr), (id, watcher)
