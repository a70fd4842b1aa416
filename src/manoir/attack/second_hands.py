"""Second hands: seats of a game that is being played, asked for by who should not see their cards."""

import asyncio

from manoir.attack.ground import IMPATIENT, Ground
from manoir.attack.guest import Guest, table_of
from manoir.attack.seats import gets_in
from manoir.attack.verdict import Attack, Verdict, held, judged, opened, untried
from manoir.lab.server import Server

HIDING = ("toctoctoc", "spooks")  # games with hidden hands
PATIENT = ("grace_gone=600", "grace_left=0.3", "replaceable=0.5")


async def begun(ground: Ground, server: Server, game: str) -> tuple[Guest, Guest, str]:
    """A game of two people at A and B and bots at C and D."""
    ada, bob = ground.guest(server), ground.guest(server)
    table, _ = await table_of([ada, bob], game, seats=4, bots="random")
    return ada, bob, table


async def sees(guest: Guest, table: str, seat: str, name: str, welcome: Guest | None = None) -> bool:
    """Ask for a seat; whether one sees its cards then. Who is asked for consent may be somebody who gives it."""
    guest.sit(table, seat, name)
    if welcome is not None:
        answer = {"name": name, "welcome": True}
        welcome.ask("POST", f"/api/tables/{table}/seats/{seat}/answer", answer)
    return await gets_in(guest, table, seat, guest.cookie(table))


def second_hand(bad: list[str], tried: int) -> Verdict:
    return opened("second-hand", which=", ".join(bad)) if bad else held("no-second-hand", tried=tried)


async def stranger(ground: Ground) -> Verdict:
    """Somebody who knows the code sits down in a bot's place, and nobody was asked. If the host lets them in, they see
    the cards: else it would prove nothing that they did not before.
    """
    bad, server = list[str](), ground.house(*IMPATIENT)
    for game in HIDING:
        ada, _, table = await begun(ground, server, game)
        eve = ground.guest(server)
        if await sees(eve, table, "C", "Eve"):
            bad.append(f"{game} C")
            continue
        ada.ask("POST", f"/api/tables/{table}/seats/C/answer", {"name": "Eve", "welcome": True})
        if not await gets_in(eve, table, "C", eve.cookie(table)):
            return untried("no-control")
    return second_hand(bad, len(HIDING))


async def rival(ground: Ground) -> Verdict:
    """Somebody who plays takes a bot's seat as well, and the host, who may be themselves, says yes."""
    bad, server = list[str](), ground.house(*IMPATIENT)
    for game in HIDING:
        ada, bob, table = await begun(ground, server, game)
        for guest, name in ((ada, "Ada Two"), (bob, "Bob Two")):
            if await sees(guest, table, "C", name, ada):
                bad.append(f"{game} C")
                break
    return second_hand(bad, 2 * len(HIDING))


async def absent(ground: Ground) -> Verdict:
    """Somebody who plays takes the seat of a rival who has left."""
    server = ground.house(*IMPATIENT)
    ada, bob, table = await begun(ground, server, "toctoctoc")
    bob.must("POST", f"/api/tables/{table}/seats/B/leave", {})
    bob.go()
    await asyncio.sleep(1.5)
    return second_hand(["B"] if await sees(ada, table, "B", "Ada Two", ada) else [], 1)


async def returning(ground: Ground) -> Verdict:
    """Somebody leaves the game, and comes back to a seat with other cards."""
    server = ground.house(*IMPATIENT)
    ada, bob, table = await begun(ground, server, "toctoctoc")
    bob.must("POST", f"/api/tables/{table}/seats/B/leave", {})
    bob.go()
    ground.guest(server).sit(table, "B", "Carol")
    ada.ask("POST", f"/api/tables/{table}/seats/B/answer", {"name": "Carol", "welcome": True})
    return second_hand(["C"] if await sees(bob, table, "C", "Bob Two", ada) else [], 1)


async def commands(ground: Ground) -> Verdict:
    """Somebody who is not the host says how well the bots of the game play."""
    server = ground.house(*PATIENT)
    _, bob, table = await begun(ground, server, "toctoctoc")
    bad = [
        f"{name} {seat}"
        for who, name in ((bob, "B"), (ground.guest(server), "stranger"))
        for seat in "CD"
        if who.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"}).status < 400
    ]
    return judged(bad, 4)


async def stand_in(ground: Ground) -> Verdict:
    """A rival has a weak bot play for somebody whose connection has just been lost."""
    server, bad = ground.house(*PATIENT), list[str]()
    for name in ("host", "B"):
        ada, bob, table = await begun(ground, server, "toctoctoc")
        rival, seat = (ada, "B") if name == "host" else (bob, "A")
        (bob if name == "host" else ada).go()
        await asyncio.sleep(1.0)  # longer than the grace of who has left, and far from that of who is gone
        rival.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
        shown = rival.must("GET", f"/api/tables/{table}")["seats"][ord(seat) - 65]
        if shown["standIn"] or shown["kind"] == "bot":
            bad.append(f"{name}: {seat}")
    return judged(bad, 2)


SECOND_HANDS = [
    Attack("stranger", "seats", stranger),
    Attack("rival", "seats", rival),
    Attack("absent", "seats", absent),
    Attack("returning", "seats", returning),
    Attack("bot-levels", "seats", commands),
    Attack("stand-in", "seats", stand_in),
]
