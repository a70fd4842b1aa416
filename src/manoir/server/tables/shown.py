"""A table as everybody may see it. The secret that its draws follow from is in it only when the game is over."""

from manoir.bots.levels import strongest
from manoir.core.game import Game
from manoir.core.story import LETTERS
from manoir.server.tables.agreement import Agreement, salts
from manoir.server.tables.company import Presence
from manoir.server.tables.keeper import Surroundings
from manoir.server.tables.messages import AskerShown, SeatShown, TableShown


def agreement_shown(
    agreement: Agreement, game: Game | None, presence: list[Presence], spectators: int, house: Surroundings
) -> TableShown:
    over = agreement.phase == "over"
    return TableShown(
        agreement.id,
        agreement.code,
        agreement.game,
        agreement.version,
        agreement.options,
        unusual(agreement, game),
        agreement.public,
        agreement.phase,
        [
            SeatShown(
                LETTERS[seat],
                chair.kind,
                chair.name,
                chair.level,
                chair.ready,
                chair.kind != "person" or bool(chair.token),
                chair.stand_in,
                chair.left,
                presence[seat],
                chair.rested,
            )
            for seat, chair in enumerate(agreement.chairs)
        ],
        LETTERS[agreement.host] if agreement.host >= 0 else None,
        spectators,
        agreement.commitment,
        [] if agreement.phase == "open" else salts(agreement),
        agreement.secret if over else None,
        agreement.next or None,
        expiry(agreement, house),
        agreement.revision,
        round(agreement.ended - agreement.started, 1) if agreement.started and agreement.ended else None,
        agreement.newcomers,
        agreement.stand_in or house.settings.stand_in or ("" if game is None else strongest(game)),
        [AskerShown(LETTERS[one.seat], one.name, [LETTERS[seat] for seat in one.agreed]) for one in agreement.askers],
        agreement.given_up,
        hurried=False,
    )


def unusual(agreement: Agreement, game: Game | None) -> list[str]:
    """What newcomers to a table should notice; nothing if its game is not known here any more."""
    if game is None or game.version != agreement.version:
        return []
    seats, mine = len(agreement.chairs), game.options.from_json(agreement.options)
    return [one.key for one in mine.changed(seats, game.options().for_people())]


def expiry(agreement: Agreement, house: Surroundings) -> float | None:
    """When a table that has not started is removed if nothing more happens at it and the house stays open."""
    if agreement.phase != "open":
        return None
    left = house.settings.keep_open - (house.age.now() - agreement.lived)
    return (house.clock.now() + max(left, 0.0)) // 10 * 10  # the two clocks differ by parts of a second now and then
