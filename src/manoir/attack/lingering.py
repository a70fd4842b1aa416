"""Guests who stay too long or come too often: what each of them may cost the others."""

import asyncio
from collections.abc import Callable

from manoir.attack.crowds import Crowd, HalfRequests, Idle, SlowBodies
from manoir.attack.flooding import Aim
from manoir.attack.ground import Ground
from manoir.attack.raw import Raw
from manoir.attack.verdict import Attack, Verdict, held, opened

FEW = 4  # connections of each kind
PATIENCE = 45.0  # seconds until each of them must have been ended
ARRIVALS = 10
SMALL = 400  # bytes that an arrival may cost each who is there


async def lingering(ground: Ground) -> Verdict:
    """Half-sent requests, trickled bodies and silent connections end."""
    host, address = ground.house().host, ground.address()
    kinds: list[Callable[[Aim], Crowd]] = [HalfRequests, SlowBodies, Idle]
    crowds = [kind(Aim(host, address)) for kind in kinds]
    open_ones: list[tuple[Crowd, Raw]] = []
    for crowd in crowds:
        for _ in range(FEW):
            raw = Raw(host, address)
            crowd.begin(raw)
            open_ones.append((crowd, raw))
    loop = asyncio.get_running_loop()
    began = loop.time()
    while open_ones and loop.time() - began < PATIENCE:
        await asyncio.sleep(0.5)
        open_ones = [(crowd, raw) for crowd, raw in open_ones if stays(crowd, raw)]
    seconds = round(loop.time() - began)
    for _, raw in open_ones:
        raw.close()
    if open_ones:
        return opened("still-open", count=len(open_ones), tried=FEW * len(crowds), seconds=seconds)
    return held("all-ended", tried=FEW * len(crowds), seconds=seconds)


def stays(crowd: Crowd, raw: Raw) -> bool:
    try:
        crowd.go_on(raw)
        still = raw.drain()
    except OSError:
        still = False
    if not still:
        raw.close()
    return still


async def arrivals(ground: Ground) -> Verdict:
    """What somebody is sent when others come to look on."""
    guest = ground.guest(ground.house())
    table = guest.new("halloween", bots="random")
    first = await guest.watch(table)
    await first.heard_all()
    before = len(first.texts)
    for _ in range(ARRIVALS):
        other = await guest.watch(table)
        await other.heard_all()
    await first.heard_all()
    size = sum(map(len, first.texts[before:])) // ARRIVALS
    return held("arrival", size=size) if size <= SMALL else opened("arrival", size=size)


LINGERING = [Attack("lingering", "floods", lingering), Attack("arrivals", "floods", arrivals)]
