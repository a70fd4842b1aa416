"""Fair deals: chance follows from a secret that was committed to before anything was dealt, and from players' salts.

    commitment = SHA-256(secret)                                  published when the table is made
    key        = HMAC-SHA-256(secret, "salt A|salt B|…")          fixed at the start; who gave no salt has "-"
    draw n     = HMAC-SHA-256(key, "n") as a number, modulo the sum of the weights

where n is the number of the chance move in the record. The secret is told when the game is over, and then anybody can
draw everything again: `manoir verify RECORD`, which shares no code with this file.

What bots leave to chance follows from the same key: whoever thinks for a bot, in whatever process, thinks the same.
"""

import hashlib
import hmac
import secrets

from manoir.core.game import Move
from manoir.core.story import Seat

SECRET_BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Draws:
    """Chance at one table. Its draws depend on the number of the move only, so that nothing is drawn twice."""

    __slots__ = ("key",)

    def __init__(self, secret: str, salts: list[str]) -> None:
        self.key = hmac.digest(bytes.fromhex(secret), "|".join(salts).encode(), "sha256")

    def pick(self, number: int, outcomes: list[tuple[Move, int]]) -> Move:
        total = 0
        for _, weight in outcomes:
            total += weight
        at = int.from_bytes(hmac.digest(self.key, str(number).encode(), "sha256"), "big") % total
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise AssertionError("chance without an outcome")

    def bot_seed(self, seat: Seat, number: int) -> int:
        """What the bot of a seat leaves to chance when it answers the question of a number."""
        return int.from_bytes(hmac.digest(self.key, f"bot {seat} {number}".encode(), "sha256")[:7], "big")
