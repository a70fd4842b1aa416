"""Who sits where: people first, then bots, each with a name."""

from dataclasses import dataclass

from manoir.bots.bot import Bot
from manoir.bots.levels import bot
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.record import NAME
from manoir.core.story import Phrase, Seat

PEOPLE = ["Robin", "Sasha", "Alix", "Noa", "Charlie", "Ariel", "Maxime", "Andrea", "Jo", "Dani"]
GHOSTS = ["Igor", "Carmilla", "Boris", "Morgane", "Bela", "Lenore", "Edgar", "Ophelia", "Vlad", "Sabina"]


@dataclass(frozen=True)
class Seating:
    names: list[str]
    people: int  # they have the first seats
    bots: dict[Seat, Bot]


def seated(game: Game, players: int, people: int | None, names: list[str], levels: str) -> Seating:
    """A seating for input that may be wrong. Whoever is named is a person, unless fewer people are asked for."""
    if people is None:
        people = min(max(1, len(names)), players)
    if not 0 <= people <= players:
        raise BadOption.value("--people", people, range(players + 1))
    for name in names:
        if not NAME.fullmatch(name) or not name.strip():
            raise Refused(Phrase("error-name", {"name": name}))
    if len(names) > players:
        raise Refused(Phrase("error-extra", {"word": names[players]}))
    spare = {True: [name for name in PEOPLE if name not in names], False: [n for n in GHOSTS if n not in names]}
    named = [names[seat] if seat < len(names) else spare[seat < people].pop(0) for seat in range(players)]
    return Seating(named, people, _bots(game, people, players, levels))


def _bots(game: Game, people: int, players: int, levels: str) -> dict[Seat, Bot]:
    wanted = [level.strip() for level in levels.split(",")]
    made = [bot(level, game) for level in wanted]
    if len(made) == 1:
        made *= players - people
    if len(made) != players - people:
        raise Refused(Phrase("error-bots", {"found": len(made), "seats": players - people}))
    return dict(enumerate(made, people))
