"""Who sits where: each function is a change of a sheet, or says why it cannot be."""

import re
from collections.abc import Iterable

from manoir.bots.levels import bot as made_bot
from manoir.bots.levels import names
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.tables.names import checked_name, looks_like
from manoir.server.tables.sheet import Chair, Newcomers, Sheet

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


def seat_named(sheet: Sheet, letter: str) -> Seat:
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < len(sheet.chairs):
        raise no("error-seat", seat=letter[:8], choices=", ".join(LETTERS[: len(sheet.chairs)]))
    return seat


def must_be(sheet: Sheet, *phases: str) -> None:
    if sheet.phase not in phases:
        raise no("error-phase", phase=sheet.phase)


def free_name(sheet: Sheet, name: str, seat: Seat) -> str:
    others = [chair.name for at, chair in enumerate(sheet.chairs) if at != seat and chair.name]
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


def sit(sheet: Sheet, seat: Seat, name: str, salt: str) -> str:
    """Take an empty seat before the game; the token of the seat."""
    must_be(sheet, "open")
    if sheet.chairs[seat].kind != "empty":
        raise no("error-seat-taken", seat=LETTERS[seat])
    sheet.chairs[seat], token = person(free_name(sheet, checked_name(name), seat), salt)
    return token


def seat_bot(sheet: Sheet, seat: Seat, level: str, game: Game) -> None:
    """A bot in an empty seat, or another level for a bot."""
    must_be(sheet, "open", "playing")
    chair = sheet.chairs[seat]
    checked_level(level, game)
    if chair.kind == "person":
        raise no("error-seat-taken", seat=LETTERS[seat])
    if chair.kind == "empty":
        sheet.chairs[seat] = bot(seat, level, game, [one.name for one in sheet.chairs])
    else:
        chair.level = level


def stand_in(sheet: Sheet, seat: Seat, level: str, present: bool) -> None:
    """A bot plays for somebody who is not there, at the level that the table has chosen, or else at this one."""
    must_be(sheet, "playing")
    chair = sheet.chairs[seat]
    if sheet.newcomers == "nobody":
        raise no("error-no-newcomers")
    if chair.kind != "person" or chair.stand_in or present:
        raise no("error-seat-taken", seat=LETTERS[seat])
    chair.stand_in = sheet.stand_in or level


def empty(sheet: Sheet, seat: Seat) -> None:
    """A bot or somebody who is not ready is asked to go, before the game."""
    must_be(sheet, "open")
    if seat == sheet.host:
        raise no("error-host-stays")
    sheet.chairs[seat] = Chair()


def leave(sheet: Sheet, seat: Seat) -> None:
    if sheet.phase == "open":
        sheet.chairs[seat] = Chair()
    else:
        sheet.chairs[seat].left = True


def make_ready(sheet: Sheet, seat: Seat, ready: bool, salt: str | None) -> None:
    must_be(sheet, "open")
    sheet.chairs[seat].ready = ready
    if salt is not None:
        sheet.chairs[seat].salt = checked_salt(salt)


def reclaim(sheet: Sheet, seat: Seat) -> str:
    """Come back: the bot stops, and the seat is held by a new token."""
    must_be(sheet, "open", "playing", "over")
    chair = sheet.chairs[seat]
    chair.stand_in, chair.left = "", False
    sheet.askers = [one for one in sheet.askers if one.seat != seat]
    return chair.new_token()


def rule_of_seats(sheet: Sheet, game: Game, newcomers: Newcomers | None, stand_in: str | None) -> None:
    """The host says who lets newcomers into the game, and how well bots play for who is gone.

    While it is played, the rule can only become stricter: others have sat down relying on it. Before, everybody must be
    ready anew.
    """
    must_be(sheet, "open", "playing")
    before = sheet.newcomers, sheet.stand_in
    if newcomers is not None:
        if sheet.phase == "playing" and STRICTNESS.index(newcomers) < STRICTNESS.index(sheet.newcomers):
            raise no("error-phase", phase=sheet.phase)
        sheet.newcomers = newcomers
        if newcomers == "nobody":
            sheet.askers = []
    if stand_in is not None:
        must_be(sheet, "open")
        sheet.stand_in = checked_level(stand_in, game) if stand_in else ""
    if sheet.phase == "open" and before != (sheet.newcomers, sheet.stand_in):
        for chair in sheet.chairs:
            chair.ready = False


def agree(sheet: Sheet, game: Game, options: dict[str, object] | None, seats: int | None, public: bool | None) -> None:
    """The host changes what is played; everybody must be ready anew."""
    must_be(sheet, "open")
    if seats is not None:
        game.check_seats(seats)
        if any(chair.kind != "empty" for chair in sheet.chairs[seats:]):
            raise no("error-seat-taken", seat=LETTERS[seats])
        sheet.chairs = (sheet.chairs + [Chair() for _ in range(seats)])[:seats]
    chosen = game.options.from_json(sheet.options if options is None else options)
    chosen.settled(len(sheet.chairs))
    agreed = chosen.to_json()
    if agreed != sheet.options or seats is not None:
        for chair in sheet.chairs:
            chair.ready = False
    sheet.options = agreed
    if public is not None:
        sheet.public = public


def start(sheet: Sheet) -> None:
    """Everybody is there and ready; the host is by starting."""
    must_be(sheet, "open")
    free = [LETTERS[seat] for seat, chair in enumerate(sheet.chairs) if chair.kind == "empty"]
    if free:
        raise no("error-empty-seats", seats=", ".join(free))
    if sheet.host >= 0:
        sheet.chairs[sheet.host].ready = True
    late = [LETTERS[seat] for seat, chair in enumerate(sheet.chairs) if chair.kind == "person" and not chair.ready]
    if late:
        raise no("error-not-ready", seats=", ".join(late))


def rotated(sheet: Sheet) -> list[Chair]:
    """The chairs of a rematch: everybody one seat on, kept for them until they come."""
    before = sheet.chairs[-1:] + sheet.chairs[:-1]
    return [
        Chair(kind=old.kind, name=old.name, level=old.level) if not (old.kind == "person" and old.left) else Chair()
        for old in before
    ]
