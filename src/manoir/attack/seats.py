"""Seats that one no longer holds: their sockets and tokens must be worth nothing."""

import asyncio
import random

from manoir.attack.ground import IMPATIENT, Ground
from manoir.attack.guest import Guest, Player, TurnedAway, play, table_of
from manoir.attack.verdict import Attack, Verdict, held, judged, opened, untried
from manoir.lab.server import Server

GAME = "toctoctoc"


async def after(player: Player, seat: str, seen: int, marker: Player | None = None) -> Verdict:
    """What a socket that has lost its seat is shown since, and whether it may still move. The marker is somebody of
    the same process: when it has been shown something, so has the other.
    """
    if marker is not None:
        await marker.reached(1)
        await marker.heard_all()
    await player.heard_all()
    shown = [frame for frame in player.frames[seen:] if frame["type"] == "game" and frame["seat"] == seat]
    if shown:
        moved = await player.make((shown[-1]["moves"] or ["dance"])[0], shown[-1]["number"])
        if moved is not None and moved["type"] == "game":
            return opened("foreign-move", seat=seat)
        return opened("foreign-hand", seat=seat, frames=len(shown))
    return held("socket-ended" if player.ended else "socket-blind", seat=seat)


async def seated(ground: Ground, server: Server, seats: int = 3, at: str = "B") -> tuple[Guest, Guest, str, Player]:
    """A table with its host and a guest, who has a socket; the game has not begun."""
    host, guest = ground.guest(server), ground.guest(server)
    table = host.new(GAME, seats=seats)
    guest.sit(table, at, "Bob")
    player = await guest.watch(table, at)
    await player.heard_all()
    return host, guest, table, player


def fill(host: Guest, table: str, seats: str) -> None:
    for seat in seats:
        host.must("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})


async def leave(ground: Ground) -> Verdict:
    """Leave before the game, and look on with the bot that has the seat."""
    host, guest, table, player = await seated(ground, ground.house())
    guest.must("POST", f"/api/tables/{table}/seats/B/leave", {})
    fill(host, table, "BC")
    seen = len(player.frames)
    host.start(table)
    return await after(player, "B", seen, await host.watch(table, "A"))


async def kick(ground: Ground) -> Verdict:
    """Be sent away, and look on with who has the seat now."""
    host, _, table, player = await seated(ground, ground.house())
    host.must("DELETE", f"/api/tables/{table}/seats/B")
    carol = ground.guest(ground.house())
    carol.sit(table, "B", "Carol")
    carol.ready(table, "B")
    fill(host, table, "C")
    seen = len(player.frames)
    host.start(table)
    return await after(player, "B", seen, await host.watch(table, "A"))


async def shrink(ground: Ground) -> Verdict:
    """Leave a seat that is then taken away: the others must still be able to play."""
    host, guest, table, player = await seated(ground, ground.house(), 4, "D")
    guest.must("POST", f"/api/tables/{table}/seats/D/leave", {})
    host.must("PATCH", f"/api/tables/{table}", {"seats": 3})
    fill(host, table, "BC")
    seen = len(player.frames)
    host.start(table)
    marker = await host.watch(table, "A")
    found = await after(player, "D", seen)
    await marker.heard_all()
    await asyncio.sleep(0.5)  # a table that fails is stopped a moment later
    phase = host.must("GET", f"/api/tables/{table}")["phase"]
    return found if phase == "playing" else opened("phase", phase=phase)


async def reclaim(ground: Ground) -> Verdict:
    """Go on with a socket and a token from before the seat was reclaimed."""
    server = ground.house()
    host, guest, table, player = await seated(ground, server)
    guest.ready(table, "B")
    fill(host, table, "C")
    host.start(table)
    await player.reached()
    await player.heard_all()
    old = guest.cookie(table)
    guest.must("POST", f"/api/tables/{table}/seats/B/reclaim", {})
    seen = len(player.frames)
    marker = await host.watch(table, "A")
    new = await guest.watch(table, "B")
    await new.reached()
    if marker.game["moves"] or new.game["moves"]:
        await play([marker, new], random.Random(ground.seed), 2)
    found = await after(player, "B", seen, marker)
    if found.found == "held" and await gets_in(ground.guest(server), table, "B", old):
        return opened("foreign-hand", seat="B", frames=1)
    return found


async def gets_in(guest: Guest, table: str, seat: str, cookie: str) -> bool:
    """Whether a cookie opens a seat, in any of the ways that there are."""
    for path in (f"replay?seat={seat}", f"story?seat={seat}"):
        if guest.ask("GET", f"/api/tables/{table}/{path}", None, Cookie=cookie).status == 200:
            return True
    try:
        player = await guest.watch(table, seat, cookie)
        await player.heard_all()
    except TurnedAway:
        return False
    return any(frame["type"] == "game" and frame["seat"] == seat for frame in player.frames)


async def elsewhere(ground: Ground) -> Verdict:
    """Be sent away through another process than the one that one's socket is at."""
    if not ground.shared:
        return untried("needs-postgres")
    database = ground.databases.fresh(ground.folder, "shared")
    one, two = ground.open(*IMPATIENT, database=database), ground.open(*IMPATIENT, database=database)
    host, bob, carol = ground.guest(one), ground.guest(two), ground.guest(one)
    table = host.new(GAME, seats=3)
    bob.sit(table, "B", "Bob")
    player, marker = await bob.watch(table, "B"), await bob.watch(table)
    await player.heard_all()
    host.must("DELETE", f"/api/tables/{table}/seats/B")
    carol.sit(table, "B", "Carol")
    carol.ready(table, "B")
    fill(host, table, "C")
    seen = len(player.frames)
    host.start(table)
    return await after(player, "B", seen, marker)


async def tokens(ground: Ground) -> Verdict:
    """Other seats with tokens that are not theirs."""
    server = ground.house()
    host, guest, table, _ = await seated(ground, server)
    guest.ready(table, "B")
    fill(host, table, "C")
    other = host.new(GAME, seats=3)
    host.start(table)
    a, b = host.cookies[table]["manoir-A"], guest.cookies[table]["manoir-B"]
    tries = {
        "other seat": ("A", f"manoir-A={b}"),
        "other name": ("A", f"manoir-B={b}"),
        "other table": ("A", f"manoir-A={host.cookies[other]['manoir-A']}"),
        "empty": ("A", "manoir-A="),
        "none": ("A", ""),
        "bot": ("C", f"manoir-C={a}; manoir-A={a}"),
        "empty bot": ("C", "manoir-C="),
        "hash": ("A", "manoir-A=" + "0" * 64),
    }
    stranger = ground.guest(server)
    bad = [name for name, (seat, cookie) in tries.items() if await gets_in(stranger, table, seat, cookie)]
    return judged(bad, len(tries))


async def host_only(ground: Ground) -> Verdict:
    """What only the host may do, done by a guest and by a stranger."""
    server = ground.house()
    host, guest, table, _ = await seated(ground, server, 4)
    fill(host, table, "C")
    path, bad = f"/api/tables/{table}", list[str]()
    tries: list[tuple[str, str, object]] = [
        ("PATCH", path, {"seats": 3}),
        ("PATCH", path, {"public": True}),
        ("DELETE", f"{path}/seats/C", None),
        ("DELETE", f"{path}/seats/A", None),
        ("POST", f"{path}/start", {}),
        ("PUT", f"{path}/seats/C/bot", {"level": "random"}),
        ("PUT", f"{path}/seats/D/bot", {"level": "random"}),
    ]
    for who, name in ((guest, "B"), (ground.guest(server), "stranger")):
        for method, where, body in tries:
            if who.ask(method, where, body).status < 400:
                bad.append(f"{name}: {method} {where.removeprefix(path)}")
    for action in ("ready", "leave", "reclaim"):
        if guest.ask("POST", f"{path}/seats/A/{action}", {}).status < 400:
            bad.append(f"B: POST /seats/A/{action}")
    return judged(bad, 2 * len(tries) + 3)


async def rematches(ground: Ground) -> Verdict:
    """Play one game with a host, and ask for a rematch: what the host may open is used up by who asks, or it is not."""
    server = ground.house("address_tables=1")
    host, guest = ground.guest(server), ground.guest(server)
    table, players = await table_of([host, guest, guest], GAME, seats=3)
    await play(players, random.Random(ground.seed))
    guest.must("POST", f"/api/tables/{table}/rematch", {"seat": "B"})
    status = host.ask("POST", "/api/tables", {"game": GAME, "name": "Ada"}).status
    return held("may-open") if status < 400 else opened("may-not-open", status=status)


SEATS = [
    Attack("leave", "seats", leave),
    Attack("kick", "seats", kick),
    Attack("shrink", "seats", shrink),
    Attack("reclaim", "seats", reclaim),
    Attack("elsewhere", "seats", elsewhere),
    Attack("tokens", "seats", tokens),
    Attack("host-only", "seats", host_only),
    Attack("rematches", "seats", rematches),
]
