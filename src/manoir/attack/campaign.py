"""All attacks, one after the other."""

import asyncio
import time
from collections.abc import Callable, Generator
from dataclasses import replace

from manoir.attack.doors import DOORS
from manoir.attack.ground import Ground
from manoir.attack.guest import TurnedAway
from manoir.attack.hand import Lost
from manoir.attack.lingering import LINGERING
from manoir.attack.malformed import MALFORMED
from manoir.attack.seats import SEATS
from manoir.attack.second_hands import SECOND_HANDS
from manoir.attack.secrets import SECRETS
from manoir.attack.siege import FLOODS
from manoir.attack.storage import STORAGE
from manoir.attack.verdict import Attack, Verdict, opened, untried
from manoir.core.errors import Refused, listed
from manoir.core.story import Json, Phrase

KINDS = ("seats", "doors", "fuzzers", "secrets", "storage", "floods")
ATTACKS = sorted(
    [*SEATS, *SECOND_HANDS, *DOORS, *MALFORMED, *SECRETS, *STORAGE, *FLOODS, *LINGERING],
    key=lambda one: KINDS.index(one.kind),
)
LONGEST = 600.0  # seconds that one attack may take, whatever happens
LOOK = 0.1  # seconds between two looks at whether somebody has had enough


def chosen(names: tuple[str, ...]) -> list[Attack]:
    """The attacks with these names or of these kinds; all of them if none is named."""
    known = [*KINDS, *(one.name for one in ATTACKS)]
    for name in names:
        if name not in known:
            raise Refused(Phrase("error-attack", {"attack": name, "choices": listed(known)}))
    return [one for one in ATTACKS if not names or one.name in names or one.kind in names]


def fought(
    attacks: list[Attack], ground: Ground, enough: Callable[[], bool]
) -> Generator[tuple[Attack, Verdict, float], None, None]:
    """Each attack with its verdict and its seconds. One that somebody interrupts has no verdict."""
    for attack in attacks:
        began = time.monotonic()
        verdict = asyncio.run(_unless(attack, ground, enough))
        if verdict is None:
            return
        yield attack, checked(verdict, ground.trouble()), time.monotonic() - began
        ground.clear()


async def _unless(attack: Attack, ground: Ground, enough: Callable[[], bool]) -> Verdict | None:
    task = asyncio.ensure_future(_tried(attack, ground))
    while not task.done():
        await asyncio.wait([task], timeout=LOOK)
        if enough():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return None
    for guest in ground.guests:
        guest.go()
    await asyncio.sleep(0)
    return task.result()


async def _tried(attack: Attack, ground: Ground) -> Verdict:
    try:
        async with asyncio.timeout(LONGEST):
            return await attack.run(ground)
    except (TurnedAway, Lost, OSError, TimeoutError) as error:
        return untried("not-begun", reason=f"{type(error).__name__} {error}"[:160])


def checked(verdict: Verdict, trouble: list[str]) -> Verdict:
    """Whatever an attack found, a house that has noticed a fault of its own has not held."""
    if verdict.found == "held" and trouble:
        return replace(opened("trouble", which=", ".join(trouble)), figures=verdict.figures)
    return verdict


def to_json(attack: Attack, verdict: Verdict, seconds: float, sentence: str) -> Json:
    return {
        "attack": attack.name,
        "kind": attack.kind,
        "verdict": verdict.found,
        "seen": sentence,
        "seconds": round(seconds, 1),
        "figures": verdict.figures,
    }
