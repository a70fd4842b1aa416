"""All that a table is besides its moves: who sits where, what was agreed, how far it is. Stored with the table."""

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec

from manoir.core.story import LETTERS, Json

Phase = Literal["open", "playing", "over", "frozen"]
Kind = Literal["empty", "person", "bot"]
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits
TOKEN_BYTES = 24


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat of a table."""

    kind: Kind = "empty"
    name: str = ""
    level: str = ""  # of a bot
    token: str = ""  # the hash of the token that holds the seat; a person without one has not come yet
    ready: bool = False
    stand_in: str = ""  # the level of the bot that plays for a person
    left: bool = False  # the person said so
    salt: str = ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def held_by(self, token: str) -> bool:
        return bool(self.token) and hmac.compare_digest(self.token, hashed(token))

    def new_token(self) -> str:
        """A token for whoever holds the seat from now on; the one before is worth nothing any more."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.token = hashed(token)
        return token


class Sheet(msgspec.Struct):
    id: str
    code: str
    game: str
    version: int  # of the game's rules
    options: dict[str, str | int | bool | None]
    public: bool
    chairs: list[Chair]
    secret: str  # what chance is derived from; told when the game is over
    commitment: str
    created: float
    changed: float
    phase: Phase = "open"
    next: str = ""  # the table of the rematch
    revision: int = 0
    started: float = 0.0  # when the game began …
    ended: float = 0.0  # … and when it was over

    def copy(self) -> "Sheet":
        return msgspec.structs.replace(self, chairs=[msgspec.structs.replace(chair) for chair in self.chairs])

    @property
    def names(self) -> list[str]:
        return [chair.name or LETTERS[seat] for seat, chair in enumerate(self.chairs)]

    @property
    def host(self) -> int:
        """The first seat with a person in it."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person":
                return seat
        return -1

    def holder(self, token: str, seat: int) -> bool:
        return 0 <= seat < len(self.chairs) and self.chairs[seat].held_by(token)

    def row(self) -> Json:
        return {
            "id": self.id,
            "code": self.code,
            "game": self.game,
            "phase": self.phase,
            "public": int(self.public),
            "changed": self.changed,
            "revision": self.revision,
            "body": ENCODE(self),
        }


ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(Sheet).decode


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_hex(12)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def salts(sheet: Sheet) -> list[str]:
    """What the players added to the dice; a dash for who added nothing."""
    return [chair.salt or "-" for chair in sheet.chairs]
