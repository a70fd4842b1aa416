"""Coming to a seat, and coming back to it: what is lost on the way is lost, and others need not wait for it."""

import asyncio
from pathlib import Path

from manoir.core.play import Match
from manoir.core.story import LETTERS
from manoir.games import GAMES
from manoir.server.house.house import House
from manoir.server.limits import Limits
from manoir.server.live.sockets import Sockets
from manoir.server.settings import Settings
from manoir.server.storage.database import migrate, open_engine
from manoir.server.tables.match import PAST
from manoir.server.tables.watcher import Watcher
from tests.server.conftest import Opens
from tests.server.laid_out import Laid, found, lay_on
from tests.server.pocket import SECRET, Screen
from tests.server.running import eventually
from tests.server.test_commands import sat_down


def test_who_waits_for_a_long_story_and_loses_the_seat_meanwhile_does_not_get_the_next_ones(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/house.db")
        migrate(engine)
        line = found("spooks", 3, long)
        with engine.begin() as connection:
            laid = lay_on(connection, SECRET, "spooks", 3, line, "AB", "random")
        house = House(engine, Settings(), GAMES)
        try:
            await loses_the_seat(house, laid)
        finally:
            await house.close()

    asyncio.run(run())


async def loses_the_seat(house: House, laid: Laid) -> None:
    table, seat = await house.table(laid.table), LETTERS.index("B")
    scope = {
        "path": f"/api/tables/{laid.table}/socket",
        "query_string": b"seat=B&from=0",
        "headers": [(b"cookie", f"manoir-B={laid.tokens['B']}".encode())],
        "client": ("127.0.0.1", 1),
    }
    coming = asyncio.ensure_future(Sockets(house, Limits(1000, 1000, 10)).asked(scope))
    while table.match not in PAST.known:  # the story is put together, a part at a time
        await asyncio.sleep(0)
    assert not coming.done()
    given = table.agreement.copy()
    given.chairs[seat].new_token()
    table.adopt(given)
    asked = await coming
    assert asked.seat == seat
    assert not table.holds(Watcher(table, asked.seat, asked.token, Screen(), asked.number))


def long(match: Match) -> bool:
    return match.number > 100


def test_who_comes_back_again_and_again_does_not_have_others_wait_anew(open_house: Opens) -> None:
    house = open_house("grace_gone=2")
    table, clients, sockets = sat_down(house, "toctoctoc", 3, 3)
    sockets[2].close()
    sockets[0].until_table(lambda shown: shown["seats"][2]["presence"] == "gone")

    def played_for() -> bool:
        clients[1]("POST", f"/api/tables/{table}/seats/B/reclaim", {})
        return bool(clients[0]("GET", f"/api/tables/{table}")["seats"][2]["standIn"])

    eventually(played_for)
