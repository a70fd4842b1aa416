"""The redeal law on the wire while a game is played: what others hold, and what they choose in secret.

Again two houses. In the first test hidden cards were dealt otherwise in the second one, and then the same moves are
made in both: everything that a watcher is sent while they play is held side by side. What chance deals on the way is
the same in both too, which takes a search for the secret of the second house. In the second test both are the same
until somebody makes another choice that the others may not tell apart from the first.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, OVER, Game, Move, State
from manoir.core.play import Match
from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES, HOUSE
from manoir.server.tables.fairness import Draws
from tests.server.client import Client
from tests.server.client import Seat as Socket
from tests.server.laid_out import Line
from tests.server.running import Running
from tests.server.test_redeal import SEATS, SECRET, played, public, redealt, tables

SECRETS = [f"{number:064x}" for number in range(1500)]  # tried for the second house
STEPS = 10  # moves that are made in both houses, at most
HIDING = [name for name in HOUSE if any(move.public is not move for move in GAMES[name].moves.values())]
Choice = tuple[Seat, Move]


def rebuilt(game: Game, line: Line) -> Match:
    match = Match(game, game.options(), SEATS)
    for seat, move in line:
        match.play(seat, move)
    return match


def dealt(state: State, number: int, secret: str) -> Line:
    """What chance makes of a position with the draws of a house; the number is that of the last move."""
    draws, found = Draws(secret, ["-"] * SEATS), Line()
    while state.actor == CHANCE:
        number += 1
        found.append((CHANCE, draws.pick(number, state.chance())))
        state.apply(state.actor, found[-1][1])
    return found


def step(game: Game, one: Line, two: Line, choice: Choice, secrets: list[str]) -> tuple[Line, Line, list[str]] | None:
    """A move in both houses, and the secrets with which chance goes on alike in the second; None if there is none."""
    one, two = [*one, choice], [*two, choice]
    try:
        first, second = rebuilt(game, one).state, rebuilt(game, two).state
    except Refused:
        return None
    found = dealt(first, len(one), SECRET)
    if found:
        secrets = [secret for secret in secrets if dealt(second.clone(), len(two), secret) == found]
    one, two = one + found, two + found
    return (one, two, secrets) if secrets and public(game, one) == public(game, two) else None


def plan(game: Game, one: Line, two: Line, rng: random.Random) -> tuple[list[Choice], str]:
    """Moves that are legal in both houses and look the same to everybody, and the secret for the second."""
    secrets, choices = SECRETS, list[Choice]()
    for _ in range(STEPS):
        state = rebuilt(game, one).state
        if state.actor == OVER:
            break
        options = [(seat, move) for seat in state.waiting() for move in state.moves(seat)]
        for choice in rng.sample(options, min(6, len(options))):
            found = step(game, one, two, choice, secrets)
            if found is not None:
                one, two, secrets = found
                choices.append(choice)
                break
        else:
            break
    return choices, secrets[0]


class Round:
    """Everybody at a table of a house, and a spectator."""

    def __init__(self, house: Running, table: str) -> None:
        self.sockets: dict[Seat | None, Socket] = {}
        for seat in (*range(SEATS), None):
            client = Client(house.address)
            letter = "" if seat is None else LETTERS[seat]
            if seat is not None:
                client.cookies[table] = {f"manoir-{letter}": f"token-{seat}"}
            self.sockets[seat] = client.watch(table, letter)
            self.sockets[seat].until(lambda frame: frame["type"] == "game")
        for socket in self.sockets.values():
            socket.until_table(lambda shown: shown["spectators"] == 1)

    def make(self, seat: Seat, move: Move, id: str) -> None:
        socket = self.sockets[seat]
        assert socket.move(move.notation, id=id)["type"] == "game"
        for other in self.sockets.values():
            while other.game["number"] < socket.game["number"]:
                other.read()

    def sent_to(self, watcher: Seat | None) -> Iterator[object]:
        """All that a watcher was sent, and all that it can ask for."""
        socket = self.sockets[watcher]
        socket.command(type="why", id="why", move="dance")
        socket.command(type="sentences", id="all")
        yield socket.texts
        query = "" if watcher is None else f"seat={LETTERS[watcher]}"
        for what in ("replay", "story", "record"):
            yield socket.client.ask("GET", f"/api/tables/{socket.table}/{what}?{query}")

    def close(self) -> None:
        for socket in self.sockets.values():
            socket.close()


def both(one: str, two: str, folder: Path) -> tuple[Running, Running]:
    return Running(one, folder / "log-1", "grace_gone=600", "socket_burst=400"), Running(
        two, folder / "log-2", "grace_gone=600", "socket_burst=400"
    )


@pytest.mark.parametrize("name", HIDING)
def test_what_others_hold_changes_no_byte_while_a_game_is_played_on(name: str, tmp_path: Path) -> None:
    game, rng = GAMES[name], random.Random(11)
    first: dict[str, tuple[Game, Line]] = {}
    second: dict[str, tuple[Game, Line]] = {}
    secrets: dict[str, str] = {}
    plans: dict[str, tuple[Seat | None, list[Choice]]] = {}
    for number, watcher in enumerate((0, 2, None, 1, None, 3)):
        line = played(game, 200 + number, 2 * number)
        other = redealt(game, line, watcher, rng)
        if other is None:
            continue
        choices, secret = plan(game, line, other, rng)
        id = f"{number:024d}"
        first[id], second[id], secrets[id], plans[id] = (game, line), (game, other), secret, (watcher, choices)
    assert sum(len(choices) for _, choices in plans.values()) >= 2 * STEPS
    assert {watcher is None for watcher, choices in plans.values() if len(choices) > 1} == {True, False}

    one, two = both(tables(tmp_path / "one.db", first), tables(tmp_path / "two.db", second, secrets), tmp_path)
    with one, two:
        for id, (watcher, choices) in plans.items():
            rounds = [Round(house, id) for house in (one, two)]
            for number, (seat, move) in enumerate(choices):
                for played_at in rounds:
                    played_at.make(seat, move, f"m{number}")
            for ours, theirs in zip(*(played_at.sent_to(watcher) for played_at in rounds), strict=True):
                assert ours == theirs, (id, watcher)
            for played_at in rounds:
                played_at.close()


def twins(game: Game, rng: random.Random) -> tuple[Line, Seat, Move, Move] | None:
    """A position in which somebody has two choices that nobody else may tell apart, yet."""
    line = played(game, rng.getrandbits(30), rng.randrange(40))
    match = rebuilt(game, line)
    for seat in match.state.waiting():
        by_look: dict[int, list[Move]] = {}
        for move in match.state.moves(seat):
            by_look.setdefault(move.public.id, []).append(move)
        for alike in by_look.values():
            if len(alike) > 1:
                one, two = rng.sample(alike, 2)
                after = [rebuilt(game, [*line, (seat, move)]) for move in (one, two)]
                quiet = all(match.state.actor >= 0 and match.state.waiting() for match in after)
                if quiet and len({public(game, [*line, (seat, move)]) for move in (one, two)}) == 1:
                    return line, seat, one, two
    return None


@pytest.mark.parametrize("name", HIDING)
def test_a_secret_choice_changes_no_byte_for_the_others(name: str, tmp_path: Path) -> None:
    game, rng = GAMES[name], random.Random(7)
    found: dict[str, tuple[Line, Seat, Move, Move]] = {}
    for number in range(400):
        if len(found) == 4:
            break
        if (twin := twins(game, rng)) is not None:
            found[f"{number:024d}"] = twin
    assert len(found) == 4
    laid = {id: (game, line) for id, (line, _, _, _) in found.items()}
    one, two = both(tables(tmp_path / "one.db", laid), tables(tmp_path / "two.db", laid), tmp_path)
    with one, two:
        for id, (_, seat, *moves) in found.items():
            rounds = [Round(house, id) for house in (one, two)]
            for played_at, move in zip(rounds, moves, strict=True):
                played_at.make(seat, move, "secret")
            for watcher in (*range(SEATS), None):
                sent = [list(played_at.sent_to(watcher)) for played_at in rounds]
                assert (sent[0] == sent[1]) == (watcher != seat), (id, watcher)
            for played_at in rounds:
                played_at.close()
