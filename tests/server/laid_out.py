"""Games that have begun already: positions looked for with the engine, and tables put into the database of a house.

A house reads a table from its database when somebody first asks for it, so a test that wants a certain decision need
not play its way there over a socket.
"""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection

from manoir.core.game import OVER, Game, Move
from manoir.core.options import Options
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES
from manoir.server.storage.database import open_engine
from manoir.server.storage.log import add_lines
from manoir.server.storage.schema import TABLES
from manoir.server.tables.agreement import Agreement, Chair, hashed, new_code, new_id
from manoir.server.tables.fairness import commitment
from tests.seed import SEED
from tests.server.running import Running

Line = list[tuple[Seat, Move]]
Wanted = Callable[[Match], bool]
NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jon")
LONGEST = 5000  # moves of a game
TRIES = 400  # games that are looked through


def line_of(match: Match) -> Line:
    return match.line()


@cache
def found(name: str, seats: int, wanted: Wanted, prefers: Callable[[str], bool] | None = None, **options: Any) -> Line:
    """The log of a random game up to the first position of which something is true.

    Moves whose notation is preferred are made wherever there are some.
    """
    for match in positions(name, seats, prefers, **options):
        if wanted(match):
            return line_of(match)
    raise AssertionError(f"no such position in {TRIES} games of {name}")


@cache
def one_of_each(
    name: str, seats: int, kinds: tuple[str, ...], kind: Callable[[Match], str], **options: Any
) -> dict[str, Line]:
    """For each kind of position the log of a random game up to one."""
    lines = dict.fromkeys(kinds, Line())
    missing = set(lines)
    for match in positions(name, seats, **options):
        now = kind(match)
        if now in missing:
            lines[now] = line_of(match)
            missing.remove(now)
            if not missing:
                return lines
    raise AssertionError(f"none in {TRIES} games of {name}: {', '.join(sorted(missing))}")


def positions(name: str, seats: int, prefers: Callable[[str], bool] | None = None, **options: Any) -> Iterator[Match]:
    """All that random games come to, one after the other."""
    game = GAMES[name]
    for number in range(TRIES):
        rng, chance = random.Random(f"{SEED} {name} {number}"), Rng(SEED * 1000 + number)
        match = Match(game, settled(game, options), seats)
        match.settle(chance)
        yield match
        for _ in range(LONGEST):
            if match.over:
                break
            seat = rng.choice(match.state.waiting())
            moves = match.state.moves(seat)
            liked = [move for move in moves if prefers(move.notation)] if prefers else []
            match.play(seat, rng.choice(liked or moves))
            match.settle(chance)
            yield match


@cache
def waits_for(status: str = "", seat: Seat = 0) -> Wanted:
    """For `found`: the table waits for a seat and for nobody else; with a status, for that kind of decision."""

    def wanted(match: Match) -> bool:
        if match.state.waiting() != [seat]:
            return False
        return not status or match.state.view(seat).status().key == status

    return wanted


def seen(match: Match, seat: Seat = 0) -> dict[str, Any]:
    """The view of a seat, as the house sends it."""
    return dict(match.state.view(seat).to_json())


def over(match: Match) -> bool:
    """For `found`: a game that has ended."""
    return match.over


def settled(game: Game, options: dict[str, Any]) -> Options:
    """As a house takes them from who opens a table."""
    return game.options.from_json(options).for_people()


@dataclass
class Laid:
    """A table that lies in a database, and the tokens that its people hold their seats by."""

    table: str
    code: str
    tokens: dict[str, str]


def lay(
    house: Running, name: str, seats: int, line: Line, people: str = "A", bots: str = "random", **options: Any
) -> Laid:
    """A table at which a game has come as far as a log says. `people` are the letters of those who are no bots."""
    engine = open_engine(house.database)
    with engine.begin() as connection:
        laid = lay_on(connection, house.secret, name, seats, line, people, bots, "", **options)
    engine.dispose()
    return laid


def lay_on(
    connection: Connection,
    secret: str,
    name: str,
    seats: int,
    line: Line,
    people: str,
    bots: str,
    code: str = "",
    **options: Any,
) -> Laid:
    """The same in the words of who has many to lay."""
    game = GAMES[name]
    tokens = {letter: f"token-{letter}-{new_id()}" for letter in people}
    chairs = [
        Chair("person", NAMES[seat], token=hashed(tokens[LETTERS[seat]]), ready=True)
        if LETTERS[seat] in tokens
        else Chair("bot", f"Bot {LETTERS[seat]}", bots)
        for seat in range(seats)
    ]
    agreed = settled(game, options)
    match = Match(game, agreed, seats)
    for seat, move in line:
        match.play(seat, move)
    now = time.time()
    phase: Any = "over" if match.state.actor == OVER else "playing"
    sealed = (secret, commitment(secret), now, now, phase)
    agreement = Agreement(
        new_id(),
        code or new_code(),
        name,
        game.version,
        agreed.to_json(),
        False,
        chairs,
        *sealed,
        revision=2,
        started=now,
    )
    put(connection, agreement, line)
    return Laid(agreement.id, agreement.code, tokens)


def put(connection: Connection, agreement: Agreement, line: Line) -> None:
    """A table and its log, written as the house writes them."""
    connection.execute(TABLES.insert(), agreement.row())
    rows = [(agreement.id, at, seat, move.notation, None, 1) for at, (seat, move) in enumerate(line, 1)]
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    if rows:
        connection.exec_driver_sql(add_lines(len(rows), mark), tuple(value for row in rows for value in row))
