"""Storage: nothing acknowledged is lost or there twice, whatever happens to the process, the disk or the clock."""

import asyncio
import random
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

from sqlalchemy import create_engine, text

from manoir.attack.ground import Ground
from manoir.attack.guest import Guest, Player, TurnedAway, play, table_of
from manoir.attack.verdict import Attack, Verdict, held, opened, untried
from manoir.lab.server import Server, request

KILLS = 5
GROUPS = 3
QUICK = ("bot_delay=0", "address_rate=1000", "address_burst=1000", "socket_rate=1000", "socket_burst=1000")
PATIENCE = 30.0
DAYS = 32
LATER = "import time; real = time.time; time.time = lambda: real() + {seconds}"
SHORT = ("sweep=0.3", "unload=0.2")  # what nobody uses is looked at soon


class Group:
    """Friends at one table who play on, and send again what was not answered."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[str, str]] = []  # table, command
        self.table = ""
        self.pending: tuple[str, str, int, str] | None = None  # seat, command, number, move
        self.count = 0

    async def run(self) -> None:
        while True:
            with suppress(OSError, TurnedAway, TimeoutError):
                await self._sit()
            self.guest.go()
            await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        if not self.table:
            self.table, players = await table_of([self.guest] * 3, "toctoctoc", seats=3)
        else:
            players = [await self.guest.watch(self.table, seat) for seat in "ABC"]
            for player in players:
                await player.reached()
        if self.pending is not None:
            await self._send(players)
        while not players[0].game["over"]:
            mover = next(player for player in players if player.game["moves"])
            self.count += 1
            id = f"k{self.count}-{self.rng.getrandbits(40)}"
            self.pending = (mover.seat, id, mover.game["number"], self.rng.choice(mover.game["moves"]))
            await self._send(players)
        self.table = ""

    async def _send(self, players: list[Player]) -> None:
        assert self.pending is not None
        seat, id, number, move = self.pending
        player = players["ABC".index(seat)]
        player.send({"type": "move", "id": id, "number": number, "move": move})
        answer = await player.until(lambda frame: id in (frame.get("answers"), frame.get("id")))
        if answer is None:
            raise TurnedAway(seat)
        if answer["type"] == "game":
            self.acknowledged.append((self.table, id))
        self.pending = None
        for other in players:
            if await other.reached(answer["number"]) is None:
                raise TurnedAway(other.seat)


def told(database: str, groups: list[Group]) -> tuple[int, int, int]:
    """How many moves were acknowledged, how many of them are lost, and how many are there twice or leave a hole."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(text("select table_id, command from log where command is not null")).all()
        holes = connection.execute(text("select max(number) - count(*) from log group by table_id")).scalars().all()
    engine.dispose()
    found = Counter((table, command) for table, command in rows)
    acknowledged = [one for group in groups for one in group.acknowledged]
    lost = sum(one not in found for one in acknowledged)
    return len(acknowledged), lost, sum(times > 1 for times in found.values()) + sum(1 for hole in holes if hole)


async def kill(ground: Ground) -> Verdict:
    """kill -9 again and again while people play."""
    server = ground.open(*QUICK)
    rng, port = random.Random(ground.seed), server.host.split(":")[1]
    groups = [Group(ground.guest(server), ground.seed + at) for at in range(GROUPS)]
    playing = [asyncio.create_task(group.run()) for group in groups]
    moves = lost = doubled = 0
    try:
        for _ in range(KILLS):
            enough = sum(len(group.acknowledged) for group in groups) + rng.randrange(3, 40)
            async with asyncio.timeout(2 * PATIENCE):
                while sum(len(group.acknowledged) for group in groups) < enough:
                    await asyncio.sleep(0.01)
            server.process.kill()
            await asyncio.to_thread(server.stop)
            known = [list(group.acknowledged) for group in groups]
            await asyncio.to_thread(server.start, port)
            for group, acknowledged in zip(groups, known, strict=True):
                group.acknowledged = acknowledged + group.acknowledged[len(acknowledged) :]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    moves, lost, doubled = told(server.database, groups)
    values = {"kills": KILLS, "moves": moves, "lost": lost, "doubled": doubled}
    return opened("lost", **values) if lost + doubled else held("nothing-lost", **values)


async def goodbye(ground: Ground) -> Verdict:
    """SIGTERM while somebody is connected: everybody is told, and the house ends well."""
    server = ground.open()
    _, players = await table_of([ground.guest(server) for _ in range(3)], "toctoctoc", seats=3)
    status = await asyncio.to_thread(server.stop)
    await players[0].until(lambda frame: False, patience=5.0)
    return held("exit", status=status) if status == 0 and players[0].ended else opened("exit", status=status)


async def full_disk(ground: Ground) -> Verdict:
    """No file may grow for a while; /health must find out by itself when it is over."""
    if sys.platform != "linux" or ground.shared:
        return untried("needs-sqlite")
    import resource

    server = ground.open()
    _, players = await table_of([ground.guest(server) for _ in range(3)], "toctoctoc", seats=3)
    pid = server.process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
    mover = next(player for player in players if player.game["moves"])
    frame = await mover.make(mover.game["moves"][0])
    sick = await healthy(ground, server, False)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
    if frame is None or frame["type"] != "refused" or not sick:
        return opened("not-told")
    well = await healthy(ground, server, True)
    if b"-failed" not in server.log.read_bytes():  # there was no room for it before
        return opened("no-line")
    return held("healthy") if well else opened("unhealthy", seconds=round(PATIENCE / 2))


async def healthy(ground: Ground, server: Server, wanted: bool) -> bool:
    """Whether /health says so within a while. Nothing is written meanwhile."""
    for _ in range(int(PATIENCE)):
        if (request(server.host, "GET", "/health", source=(ground.address(), 0)).status == 200) == wanted:
            return True
        await asyncio.sleep(0.5)
    return False


async def files(ground: Ground) -> Verdict:
    """Other people of the machine look into the files of the house."""
    if ground.shared or sys.platform == "win32":
        return untried("needs-sqlite")
    folder = ground.folder / "open-folder"
    folder.mkdir(mode=0o755, exist_ok=True)
    folder.chmod(0o755)
    server = ground.open(database=f"sqlite:///{folder / 'house.db'}")
    ground.guest(server).new("toctoctoc")
    readable = sorted(one.name for one in Path(folder).glob("house.db*") if one.stat().st_mode & 0o077)
    return opened("readable", which=", ".join(readable)) if readable else held("unreadable")


async def clock(ground: Ground) -> Verdict:
    """The clock is a month ahead for a while: games that are being played must still be there."""
    database = ground.databases.fresh(ground.folder, "clock")
    server = ground.open(*SHORT, database=database)
    guest = ground.guest(server)
    open_one = guest.new("toctoctoc")
    begun, players = await table_of([guest] * 3, "toctoctoc", seats=3)
    await play(players, random.Random(1), 3)
    guest.go()
    server.stop()
    ahead = ground.open(*SHORT, database=database, before=LATER.format(seconds=DAYS * 86400))
    await asyncio.sleep(3.0)  # several sweeps: what must not happen cannot be waited for
    ahead.stop()
    server = ground.open(*SHORT, database=database)
    gone = [name for name in (open_one, begun) if ground.guest(server).ask("GET", f"/api/tables/{name}").status != 200]
    return opened("removed", count=len(gone)) if gone else held("kept")


async def clocks(ground: Ground) -> Verdict:
    """Two processes whose clocks differ: who is connected to one must not be taken for gone by the other."""
    if not ground.shared:
        return untried("needs-postgres")
    database = ground.databases.fresh(ground.folder, "clocks")
    settings = ("grace_gone=2", "away=600")
    one = ground.open(*settings, database=database)
    two = ground.open(*settings, database=database, before=LATER.format(seconds=-40))
    ada, bob = ground.guest(one), ground.guest(two)
    table = ada.new("toctoctoc", seats=3, bots="random")
    ada.must("DELETE", f"/api/tables/{table}/seats/B")
    bob.must("POST", f"/api/tables/{table}/seats/B", {"name": "Bob"})
    bob.ready(table, "B")
    await ada.watch(table, "A")
    await bob.watch(table, "B")
    for _ in range(100):
        if ada.must("GET", f"/api/tables/{table}")["seats"][1]["ready"]:
            break
        await asyncio.sleep(0.1)
    ada.start(table)
    for _ in range(12):
        await asyncio.sleep(1)
        seats = ada.must("GET", f"/api/tables/{table}")["seats"]
        if any(seat["standIn"] for seat in seats):
            return opened("taken-for-gone")
    return held("not-taken-for-gone")


STORAGE = [
    Attack("kill", "storage", kill),
    Attack("goodbye", "storage", goodbye),
    Attack("full-disk", "storage", full_disk),
    Attack("files", "storage", files),
    Attack("clock", "storage", clock),
    Attack("clocks", "storage", clocks),
]
