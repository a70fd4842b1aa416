"""A process that attacks or suffers, so that what one costs is not paid by the other. It is told what to do in lines
of JSON, and answers in such lines; it ends when nobody is there to tell it anything.

    python -m manoir.attack.hand
"""

import asyncio
import json
import sys
import time
from types import TracebackType
from typing import Any

from manoir.core.story import Json

PATIENCE = 120.0  # seconds that anything may take on a machine that is very busy


class Lost(Exception):
    """A process of the attack has ended before its work was done."""


class Hand:
    """The process, seen from the command that started it."""

    def __init__(self, **task: object) -> None:
        self.task = task

    async def __aenter__(self) -> "Hand":
        pipe = asyncio.subprocess.PIPE
        words = [sys.executable, "-P", "-m", "manoir.attack.hand"]
        group = 0 if sys.platform != "win32" else None  # Ctrl-C is for who started it to hear
        self.process = await asyncio.create_subprocess_exec(
            *words, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group, limit=1 << 22
        )
        self.tell(**self.task)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, at: TracebackType | None) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()

    def tell(self, **words: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words).encode() + b"\n")

    async def hear(self) -> Json:
        assert self.process.stdout is not None and self.process.stderr is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        if not line:
            last = (await self.process.stderr.read()).decode(errors="replace").strip().splitlines()
            raise Lost(last[-1][:200] if last else "")
        found: Json = json.loads(line)
        return found


def say(words: Json) -> None:
    print(json.dumps(words), flush=True)


def told() -> Json:
    line = sys.stdin.readline()
    found: Json = json.loads(line) if line else {}
    return found


def attack(task: Json) -> None:
    """Gets ready, and floods when told to, again and again."""
    from manoir.attack.crowds import CROWDS
    from manoir.attack.dear import DEAR
    from manoir.attack.flooding import FLOODS, Aim
    from manoir.attack.long_games import Laid
    from manoir.attack.volleys import VOLLEYS

    laid: Any = task["laid"]
    aim = Aim(str(task["host"]), str(task["address"]), [Laid(*one) for one in laid])
    flood = {**FLOODS, **CROWDS, **DEAR, **VOLLEYS}[str(task["flood"])](aim)
    flood.prepare()
    say({"ready": True})
    while "seconds" in (order := told()):
        aim.reset()
        flood.run(time.monotonic() + float(str(order["seconds"])))
        say({"sent": aim.sent, "closed": aim.closed, "refused": aim.refused, "done": aim.done})
    aim.let_go()


def main() -> None:
    task = told()
    if "flood" in task:
        attack(task)
        return
    from manoir.attack.victim import attend

    async def order() -> Json:
        return await asyncio.to_thread(told)

    asyncio.run(attend(str(task["victim"]), str(task["host"]), str(task["address"]), order, say))


if __name__ == "__main__":
    main()
