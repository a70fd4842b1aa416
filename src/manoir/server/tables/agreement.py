"""All that a table is besides its moves: who sits where, what was agreed, how far it is. Stored with the table."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Literal

import msgspec

from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.story import LETTERS, Json

Phase = Literal["open", "playing", "over", "frozen"]
Kind = Literal["empty", "person", "bot"]
Newcomers = Literal["host", "all", "nobody"]  # who lets somebody into a game that has begun
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits
TOKEN_BYTES = 24
UNWELCOME = 60.0  # seconds for which who was sent away cannot come back: time for others to come
SENT_AWAY = 20  # of whom that is remembered at most
REMEMBERED = 8  # tokens of those who know a seat without having it


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
    rested: int = 0  # the last intermission after which the person was ready to go on
    came: int = 0  # after how many others; 0: with the table, or with the game that it is the rematch of
    guest: str = ""  # where who sat down before the game came from, by a keyed hash; forgotten when it begins

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def plays(self) -> bool:
        """A person, and no bot in their place."""
        return self.kind == "person" and not self.left and not self.stand_in

    def held_by(self, token: str) -> bool:
        return bool(self.token) and hmac.compare_digest(self.token, hashed(token))

    def new_token(self) -> str:
        """A token for whoever holds the seat from now on; the one before is worth nothing any more."""
        token = new_token()
        self.token = hashed(token)
        return token


class Asker(msgspec.Struct):
    """Somebody who would like to have a seat of a game that has begun."""

    seat: int
    name: str
    token: str  # the hash of the token that will hold the seat
    at: float  # when they asked
    guest: str = ""  # where they come from, by a keyed hash
    agreed: list[int] = []  # the seats that said yes


class Agreement(msgspec.Struct):
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
    newcomers: Newcomers = "host"
    stand_in: str = ""  # the level of the bots that play for who is gone; empty: as the house has it
    askers: list[Asker] = []
    known_by: list[tuple[int, str]] = []  # seats, and the tokens of those who held them earlier in this game
    given_up: bool = False  # a game that failed, and that nobody will go on with
    lived: float = 0.0  # how old the house was at the last change
    guest: str = ""  # who made it: a hash of where they came from
    hosted: int = -1  # the host's seat when the game began
    sent_away: dict[str, float] = {}  # from where somebody came who was asked to go, and when

    def copy(self) -> "Agreement":
        return msgspec.structs.replace(
            self,
            chairs=[msgspec.structs.replace(chair) for chair in self.chairs],
            askers=[msgspec.structs.replace(asker, agreed=list(asker.agreed)) for asker in self.askers],
            known_by=list(self.known_by),
            sent_away=dict(self.sent_away),
        )

    @property
    def names(self) -> list[str]:
        return [chair.name or LETTERS[seat] for seat, chair in enumerate(self.chairs)]

    @property
    def host(self) -> int:
        """The seat of whoever came first of those who have not gone away, or else of all; the first of several.

        Somebody whom a seat is kept for at a rematch comes after those who have come: they may never come. Nobody
        becomes the host of others by sitting down before them.
        """
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        people.sort(key=lambda seat: self.chairs[seat].came)
        playing = [seat for seat in people if self.chairs[seat].plays]
        come = [seat for seat in playing if self.chairs[seat].token]
        return next(iter(come or playing or people), -1)

    def next_to_come(self) -> int:
        """What a chair has to say of somebody who comes now."""
        return 1 + max(chair.came for chair in self.chairs)

    def options_of(self, game: Game) -> Options:
        """What the game is played with: options that speak of the host know who that was when it began."""
        agreed = game.options.from_json(self.options)
        return agreed.hosted(self.hosted) if self.hosted >= 0 else agreed

    def holder(self, token: str, seat: int) -> bool:
        return 0 <= seat < len(self.chairs) and self.chairs[seat].held_by(token)

    def knows(self, tokens: Iterable[str], seat: int) -> bool:
        """Whether one of these tokens holds, or held in this game, another seat than this one."""
        return any(at != seat for at in self.seen_by(tokens))

    def seen_by(self, tokens: Iterable[str]) -> set[int]:
        """The seats that one of these tokens holds, or held in this game."""
        seen = {hashed(token) for token in tokens}
        held = [*enumerate(chair.token for chair in self.chairs), *self.known_by]
        return {at for at, token in held if token and token in seen}

    def note_known(self, seat: int, token: str) -> None:
        """Who has this token knows a seat's cards. The oldest are forgotten, so that asking makes no agreement grow."""
        before = [one for one in self.known_by if one[0] == seat]
        if len(before) >= REMEMBERED:
            self.known_by.remove(before[0])
        self.known_by.append((seat, token))

    def send_away(self, guest: str, now: float) -> None:
        """A program sits down again before a host has looked up. People who share the host's address are spared."""
        self.sent_away = {one: at for one, at in self.sent_away.items() if now - at < UNWELCOME}
        if guest and guest != self.guest and len(self.sent_away) < SENT_AWAY:
            self.sent_away[guest] = now

    def unwelcome(self, guest: str, now: float) -> bool:
        return now - self.sent_away.get(guest, float("-inf")) < UNWELCOME

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
            "guest": self.guest,
        }


ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(Agreement).decode


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    return secrets.token_hex(12)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def salts(agreement: Agreement) -> list[str]:
    """What the players added to chance; a dash for who added nothing."""
    return [chair.salt or "-" for chair in agreement.chairs]
