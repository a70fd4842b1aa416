"""A table as everybody may see it. The secret of its dice is in it only when the game is over."""

from typing import TYPE_CHECKING

from manoir.bots.levels import strongest
from manoir.core.game import Game
from manoir.core.story import LETTERS
from manoir.server.tables.messages import PROTOCOL, AskerShown, SeatShown, TableFrame, TableShown
from manoir.server.tables.sheet import Sheet, salts

if TYPE_CHECKING:
    from manoir.server.house.house import House
    from manoir.server.tables.company import Presence
    from manoir.server.tables.table import Table


def table_frame(table: "Table") -> TableFrame:
    return TableFrame(PROTOCOL, table_shown(table))


def table_shown(table: "Table") -> TableShown:
    presence, spectators = table.attendance()
    shown = sheet_shown(table.sheet, table.game, presence, spectators, table.house)
    shown.hurried = table.sheet.id in table.house.bots.hurried
    return shown


def sheet_shown(
    sheet: Sheet, game: Game | None, presence: "list[Presence]", spectators: int, house: "House"
) -> TableShown:
    over = sheet.phase == "over"
    return TableShown(
        sheet.id,
        sheet.code,
        sheet.game,
        sheet.version,
        sheet.options,
        unusual(sheet, game),
        sheet.public,
        sheet.phase,
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
            )
            for seat, chair in enumerate(sheet.chairs)
        ],
        LETTERS[sheet.host] if sheet.host >= 0 else None,
        spectators,
        sheet.commitment,
        [] if sheet.phase == "open" else salts(sheet),
        sheet.secret if over else None,
        sheet.next or None,
        expiry(sheet, house),
        sheet.revision,
        round(sheet.ended - sheet.started, 1) if sheet.started and sheet.ended else None,
        sheet.newcomers,
        sheet.stand_in or house.settings.stand_in or ("" if game is None else strongest(game)),
        [AskerShown(LETTERS[one.seat], one.name, [LETTERS[seat] for seat in one.agreed]) for one in sheet.askers],
        sheet.given_up,
        hurried=False,
    )


def unusual(sheet: Sheet, game: Game | None) -> list[str]:
    """What newcomers to a table should notice; nothing if its game is not known here any more."""
    if game is None or game.version != sheet.version:
        return []
    seats, mine = len(sheet.chairs), game.options.from_json(sheet.options)
    return [one.key for one in mine.changed(seats, game.options().for_people())]


def expiry(sheet: Sheet, house: "House") -> float | None:
    """When a table that has not started is removed if nothing more happens at it and the house stays open."""
    if sheet.phase != "open":
        return None
    left = house.settings.keep_open - (house.sweep.age.now() - sheet.lived)
    return (house.clock.now() + max(left, 0.0)) // 10 * 10  # the two clocks differ by parts of a second now and then
