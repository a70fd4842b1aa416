"""A record of a fair deal: proven, or refused in a sentence, whatever is wrong with it."""

import hashlib
from pathlib import Path

import pytest

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.record import write
from manoir.core.rng import Rng
from manoir.core.texts import LANGUAGES
from manoir.games import GAMES, HOUSE
from manoir.verify import drawn, verify
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture

SECRET = "5e" * 32
FACTS = {"deal": hashlib.sha256(bytes.fromhex(SECRET)).hexdigest(), "salts": "x | - | -", "secret": SECRET}
DECISIONS = 12


def fair_record(name: str) -> str:
    """The beginning of a game whose chance is drawn as the house does it."""
    import hmac

    game = GAMES[name]
    match, rng = Match(game, game.options(), 3), Rng(5)
    key = hmac.digest(bytes.fromhex(SECRET), b"x|-|-", "sha256")
    decisions = 0
    while decisions < DECISIONS:
        if match.state.actor == CHANCE:
            match.play(CHANCE, game.parse(drawn(match.state, key, match.number + 1)))
        else:
            seat = match.state.waiting()[0]
            moves = match.state.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
            decisions += 1
    return write(match, ["Ada", "Bob", "Cora"], FACTS)


def swapped(record: str) -> str:
    """The first move of a player, made by another one: well formed, and against the rules."""
    lines = record.splitlines()
    at = next(at for at, line in enumerate(lines[8:], 8) if line.split()[1] != "chance")
    number, seat, notation = lines[at].split(" ", 2)
    lines[at] = f"{number} {'B' if seat != 'B' else 'C'} {notation}"
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", HOUSE)
def test_an_illegal_move_in_a_fair_deal_is_refused_in_a_sentence(name: str, cli: Typist, tmp_path: Path) -> None:
    record = fair_record(name)
    assert verify(record, GAMES) > 0
    file = tmp_path / "game.game"
    file.write_text(swapped(record))
    for language in LANGUAGES:
        done = cli("verify", str(file), "--lang", language)
        assert (done.code, done.err.count("\n"), done.out) == (2, 1, "")
        assert "Traceback" not in done.err and "refusal-" not in done.err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"secret: {SECRET}", "secret: zz"),
        (f"secret: {SECRET}", "secret: " + "5f" * 32),
        (f"secret: {SECRET}\n", ""),
        ("salts: x | - | -\n", ""),
        ("salts: x", "salts: \0"),
        ("salts: x | - | -", "salts: x | -"),
        (f"deal: {FACTS['deal']}\n", ""),
    ],
)
def test_replay_refuses_broken_headers_of_a_fair_deal_too(old: str, new: str, cli: Typist, tmp_path: Path) -> None:
    record = fair_record("toctoctoc")
    assert old in record
    file = tmp_path / "game.game"
    file.write_text(record)
    assert cli("replay", str(file)).code == 0
    file.write_text(record.replace(old, new))

    done = cli("replay", str(file))
    assert (done.code, done.err.count("\n")) == (2, 1)
