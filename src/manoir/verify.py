"""Proves that the cards of a recorded game were dealt fairly. Short, and sharing nothing with the server, on purpose.

The record says what was committed to before the deal (`deal`), what the players added (`salts`) and, after the end,
the `secret`. Then SHA-256(secret) must be the commitment, and the chance move with number n must be the one that
HMAC-SHA-256(HMAC-SHA-256(secret, "salt A|salt B|…"), "n"), taken as a number modulo the sum of the weights, falls on.
"""

import hashlib
import hmac
from collections.abc import Mapping

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Game, State
from manoir.core.record import read
from manoir.core.story import Phrase


def verify(text: str, games: Mapping[str, Game]) -> int:
    """How many draws of chance were proven; Refused if one of them is not as it must be."""
    replay = read(text, games)
    facts = replay.facts
    if not facts.keys() >= {"deal", "salts", "secret"}:
        raise Refused(Phrase("verify-no-deal"))
    try:
        secret = bytes.fromhex(facts["secret"])
    except ValueError:
        raise Refused(Phrase("verify-commitment")) from None
    if hashlib.sha256(secret).hexdigest() != facts["deal"]:
        raise Refused(Phrase("verify-commitment"))
    salts = [salt.strip() for salt in facts["salts"].split("|")]
    key = hmac.digest(secret, "|".join(salts).encode(), "sha256")
    draws = 0
    for number, (seat, move) in enumerate(replay.steps(), 1):
        if seat == CHANCE:
            expected = drawn(replay.match.state, key, number)
            if move.notation != expected:
                values = {"number": number, "found": move.notation, "expected": expected}
                raise Refused(Phrase("verify-draw", values))
            draws += 1
    return draws


def drawn(state: State, key: bytes, number: int) -> str:
    """What fair dice give, in a position where it is chance's move; empty if it is not."""
    outcomes = state.chance() if state.actor == CHANCE else []
    if not outcomes:
        return ""
    digest = hmac.digest(key, str(number).encode(), "sha256")
    mark = int.from_bytes(digest, "big") % sum(weight for _, weight in outcomes)
    reached = 0
    for move, weight in outcomes:
        reached += weight
        if mark < reached:
            return move.notation
    raise AssertionError("the weights do not add up")
