"""Who sits where: each function is a change of what was agreed, or says why it cannot be."""

import re
from collections.abc import Iterable

from manoir.bots.levels import bot as made_bot
from manoir.bots.levels import names
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.tables.agreement import Agreement, Chair, Newcomers
from manoir.server.tables.names import checked_name, looks_like

# Names of bots by seat, easy to tell apart in every language; the later ones for tables where people are called so.
BOTS = (
    ("Ambre", "Basile", "Carmen", "Dimitri", "Elvira", "Fausto", "Greta", "Hugo", "Inès", "Jonas"),
    ("Agatha", "Bruno", "Clotilde", "Diego", "Edgar", "Flora", "Gaspard", "Hortense", "Igor", "Judith"),
    tuple(f"Bot {letter}" for letter in LETTERS),
)
SALT = re.compile(r"[A-Za-z0-9_-]{0,64}")
STRICTNESS: tuple[Newcomers, ...] = ("host", "all", "nobody")


def no(key: str, **values: object) -> Refused:
    return Refused(Phrase(key, values))


def checked_salt(salt: str) -> str:
    if not SALT.fullmatch(salt):
        raise no("error-salt")
    return salt


def checked_level(level: str, game: Game) -> str:
    """A level of the game, with a persona if one likes; how long a bot thinks is for the house to say."""
    if "@" in level:
        raise BadOption.value("level", level, names(game))
    made_bot(level, game)  # refuses what it cannot make
    return level


def seat_named(agreement: Agreement, letter: str) -> Seat:
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < len(agreement.chairs):
        raise no("error-seat", seat=letter[:8], choices=", ".join(LETTERS[: len(agreement.chairs)]))
    return seat


def chair_at(agreement: Agreement, seat: Seat) -> Chair:
    """What is there now: the table may have become smaller since the seat was named."""
    if seat >= len(agreement.chairs):
        raise no("error-seat", seat=LETTERS[seat], choices=", ".join(LETTERS[: len(agreement.chairs)]))
    return agreement.chairs[seat]


def must_be(agreement: Agreement, *phases: str) -> None:
    if agreement.phase not in phases:
        raise no("error-phase", phase=agreement.phase)


def free_name(agreement: Agreement, name: str, seat: Seat) -> str:
    others = [chair.name for at, chair in enumerate(agreement.chairs) if at != seat and chair.name]
    if any(looks_like(name, other) for other in others):
        raise no("error-name-taken", name=name)
    return name


def bot(seat: Seat, level: str, game: Game, taken: Iterable[str] = ()) -> Chair:
    """A bot with a name that begins with the letter of its seat, and that nobody at the table has."""
    others = [name for name in taken if name]
    free = [names[seat] for names in BOTS if not any(looks_like(names[seat], name) for name in others)]
    if not free:
        raise no("error-name-taken", name=BOTS[-1][seat])
    return Chair(kind="bot", name=free[0], level=checked_level(level, game))


def person(name: str, salt: str) -> tuple[Chair, str]:
    """A chair with somebody in it, and the token that it is held by."""
    chair = Chair(kind="person", name=checked_name(name), salt=checked_salt(salt))
    return chair, chair.new_token()


def sit(agreement: Agreement, seat: Seat, name: str, salt: str, guest: str, now: float) -> str:
    """Take an empty seat before the game; the token of the seat."""
    must_be(agreement, "open")
    must_be_welcome(agreement, guest, now)
    if chair_at(agreement, seat).kind != "empty":
        raise no("error-seat-taken", seat=LETTERS[seat])
    came = agreement.next_to_come()
    agreement.chairs[seat], token = person(free_name(agreement, checked_name(name), seat), salt)
    agreement.chairs[seat].guest, agreement.chairs[seat].came = guest, came
    return token


def must_be_welcome(agreement: Agreement, guest: str, now: float) -> None:
    if agreement.unwelcome(guest, now):
        raise no("error-sent-away")


def seat_bot(agreement: Agreement, seat: Seat, level: str, game: Game) -> None:
    """A bot in an empty seat, or another level for a bot."""
    must_be(agreement, "open", "playing")
    chair = chair_at(agreement, seat)
    checked_level(level, game)
    if chair.kind == "person":
        raise no("error-seat-taken", seat=LETTERS[seat])
    if chair.kind == "empty":
        agreement.chairs[seat] = bot(seat, level, game, [one.name for one in agreement.chairs])
    else:
        chair.level = level


def stand_in(agreement: Agreement, seat: Seat, level: str, present: bool) -> None:
    """A bot plays for somebody who is not there, at the level that the table has chosen, or else at this one."""
    must_be(agreement, "playing")
    chair = agreement.chairs[seat]
    if agreement.newcomers == "nobody":
        raise no("error-no-newcomers")
    if chair.kind != "person" or chair.stand_in or present:
        raise no("error-seat-taken", seat=LETTERS[seat])
    chair.stand_in = agreement.stand_in or level


def empty(agreement: Agreement, seat: Seat, now: float) -> None:
    """A bot or somebody who is not ready is asked to go, before the game, and not to come back at once."""
    must_be(agreement, "open")
    if seat == agreement.host:
        raise no("error-host-stays")
    agreement.send_away(agreement.chairs[seat].guest, now)
    agreement.chairs[seat] = Chair()


def leave(agreement: Agreement, seat: Seat) -> None:
    if agreement.phase == "open":
        agreement.chairs[seat] = Chair()
    else:
        agreement.chairs[seat].left = True


def make_ready(agreement: Agreement, seat: Seat, ready: bool, salt: str | None, rests: int = 0) -> None:
    """Before the game; and in an intermission of it, to go on."""
    if agreement.phase == "playing" and rests:
        agreement.chairs[seat].rested = rests if ready else 0
        return
    must_be(agreement, "open")
    agreement.chairs[seat].ready = ready
    if salt is not None:
        agreement.chairs[seat].salt = checked_salt(salt)


def reclaim(agreement: Agreement, seat: Seat) -> str:
    """Come back: the bot stops, and the seat is held by a new token."""
    must_be(agreement, "open", "playing", "over")
    chair = agreement.chairs[seat]
    chair.stand_in, chair.left = "", False
    agreement.askers = [one for one in agreement.askers if one.seat != seat]
    return chair.new_token()


def rule_of_seats(agreement: Agreement, game: Game, newcomers: Newcomers | None, stand_in: str | None) -> None:
    """The host says who lets newcomers into the game, and how well bots play for who is gone.

    While it is played, the rule can only become stricter: others have sat down relying on it. Before, everybody must be
    ready anew.
    """
    must_be(agreement, "open", "playing")
    before = agreement.newcomers, agreement.stand_in
    if newcomers is not None:
        if agreement.phase == "playing" and STRICTNESS.index(newcomers) < STRICTNESS.index(agreement.newcomers):
            raise no("error-phase", phase=agreement.phase)
        agreement.newcomers = newcomers
        if newcomers == "nobody":
            agreement.askers = []
    if stand_in is not None:
        must_be(agreement, "open")
        agreement.stand_in = checked_level(stand_in, game) if stand_in else ""
    if agreement.phase == "open" and before != (agreement.newcomers, agreement.stand_in):
        for chair in agreement.chairs:
            chair.ready = False


def agree(
    agreement: Agreement, game: Game, options: dict[str, object] | None, seats: int | None, public: bool | None
) -> None:
    """The host changes what is played; everybody must be ready anew."""
    must_be(agreement, "open")
    if seats is not None:
        game.check_seats(seats)
        if any(chair.kind != "empty" for chair in agreement.chairs[seats:]):
            raise no("error-seat-taken", seat=LETTERS[seats])
        agreement.chairs = (agreement.chairs + [Chair() for _ in range(seats)])[:seats]
    chosen = game.options.from_json(agreement.options if options is None else options)
    chosen.settled(len(agreement.chairs))
    agreed = chosen.to_json()
    if agreed != agreement.options or seats is not None:
        for chair in agreement.chairs:
            chair.ready = False
    agreement.options = agreed
    if public is not None:
        agreement.public = public


def start(agreement: Agreement) -> None:
    """Everybody is there and ready; the host is by starting."""
    must_be(agreement, "open")
    free = [LETTERS[seat] for seat, chair in enumerate(agreement.chairs) if chair.kind == "empty"]
    if free:
        raise no("error-empty-seats", seats=", ".join(free))
    if agreement.host >= 0:
        agreement.chairs[agreement.host].ready = True
    late = [LETTERS[seat] for seat, chair in enumerate(agreement.chairs) if chair.kind == "person" and not chair.ready]
    if late:
        raise no("error-not-ready", seats=", ".join(late))
    agreement.hosted = agreement.host
    for chair in agreement.chairs:
        chair.guest = ""


def rotated(agreement: Agreement) -> list[Chair]:
    """The chairs of a rematch: everybody one seat on, kept for them until they come."""
    before = agreement.chairs[-1:] + agreement.chairs[:-1]
    return [
        Chair(kind=old.kind, name=old.name, level=old.level) if not (old.kind == "person" and old.left) else Chair()
        for old in before
    ]
