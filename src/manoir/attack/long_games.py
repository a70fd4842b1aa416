"""Games that have come far, put into the database of a house: to play one out takes an attacker some minutes, and every
run of the attacks would have to wait for them."""

import random
import time
from typing import NamedTuple

from manoir.bots.levels import bot
from manoir.core.game import Game
from manoir.core.rng import Rng
from manoir.core.story import LETTERS
from manoir.games import GAMES
from manoir.server.storage.database import open_engine
from manoir.server.storage.log import Writer
from manoir.server.tables.agreement import Agreement, Chair, hashed, new_code, new_id, new_token
from manoir.server.tables.fairness import commitment, new_secret
from manoir.server.tables.match import TableMatch
from manoir.server.tables.writes import LogLine, Write

SEATS = 2
ENDLESS = {"maxRounds": 0}  # Halloween, in which who only ends their turns is never done
LONG = 5000  # entries: as many as a game may have
TALKATIVE = 310  # of a few hundred games the one with the longest list
WILD = 0.3  # of the moves
BACK = 20  # entries after which a move is taken back again


class Laid(NamedTuple):
    """A table in a database, and what holds its seats."""

    table: str
    number: int  # of the last entry
    cookies: dict[str, str]  # by name


def drawn_out(entries: int = LONG) -> TableMatch:
    """A game in which nobody does anything but begin a move, think better of it, and end their turn."""
    game, chance = GAMES["halloween"], Rng(1)
    match = TableMatch(game, game.options.from_json(dict(ENDLESS)).for_people(), SEATS)
    match.settle(chance)
    back = 0
    while match.number < entries and not match.over:
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        if match.number > back and len(moves) > 1:
            match.play(seat, moves[0])
            if match.can_undo(seat):
                match.undo(seat)
            back = match.number + BACK
        else:
            match.play(seat, moves[-1])
        match.settle(chance)
    return match


def just_begun() -> TableMatch:
    return drawn_out(1)


def talkative() -> TableMatch:
    """A game between players who know what they do, at the move at which the first of them has most to say."""
    game, chance, rng = GAMES["halloween"], Rng(TALKATIVE), random.Random(TALKATIVE)
    match = TableMatch(game, game.options.from_json({}).for_people(), 4)
    match.settle(chance)
    player = bot("heuristic", game)
    best, most = 0, 0
    while not match.over:
        (seat, *_), number = match.state.waiting(), match.number
        view, moves = match.state.view(seat), match.state.moves(seat)
        if seat == 0 and (many := len(view.sentences().all())) > most:
            best, most = number, many
        wild = rng.random() < WILD
        match.play(seat, rng.choice(moves) if wild else player.choose(view, moves, Rng(number)))
        match.settle(chance)
    found = TableMatch(game, match.options, match.seats)
    found.follow(match.entries()[:best])
    return found


def lay(database: str, match: TableMatch, tables: int = 1) -> list[Laid]:
    """Tables at which a game has come to where this one has."""
    engine = open_engine(database)
    writer = Writer(engine, engine.dialect.name == "postgresql")
    found: list[Laid] = []
    for _ in range(tables):
        tokens = [new_token() for _ in range(match.seats)]
        agreement = sheet(match.game, match, tokens)
        log: list[LogLine] = [
            (agreement.id, number, seat, "" if move is None else move.notation, None, 1)
            for number, (seat, move) in enumerate(match.entries(), 1)
        ]
        (failed,) = writer.write([Write(agreement.id, log, agreement, 0)])
        if failed is not None:
            raise failed
        cookies = {f"manoir-{LETTERS[seat]}": token for seat, token in enumerate(tokens)}
        found.append(Laid(agreement.id, match.number, cookies))
    writer.close()
    engine.dispose()
    return found


def sheet(game: Game, match: TableMatch, tokens: list[str]) -> Agreement:
    now, secret = time.time(), new_secret()
    chairs = [
        Chair("person", f"Guest {LETTERS[seat]}", token=hashed(token), ready=True) for seat, token in enumerate(tokens)
    ]
    return Agreement(
        new_id(),
        new_code(),
        game.name,
        game.version,
        match.options.to_json(),
        False,
        chairs,
        secret,
        commitment(secret),
        now,
        now,
        "playing",
        revision=1,
        started=now,
    )
