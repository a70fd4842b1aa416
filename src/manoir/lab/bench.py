"""How fast the engine is: each build and each peer in a process of its own, measured in turn on the same clock.

The machine that one measures on is never quiet, so all are measured a little in every round, and what is compared is
always of the same round.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which
from statistics import median
from typing import IO

from manoir import start
from manoir.core.errors import Refused
from manoir.core.story import Json, Phrase
from manoir.games import GAMES
from manoir.lab.interrupt import shielded

BUILDS = {"compiled": {"MANOIR_COMPILED": "require"}, "pure": {"MANOIR_PURE": "1"}}
PEERS = "peers"
OF_PEERS = ("openspiel-", "rlcard-", "catanatron-")
PEERS_PYTHON = "MANOIR_PEERS_PYTHON"
TIMES = ("clone", "view", "imagine", "view-json", "write", "replay", "openspiel-clone", "catanatron-clone")
# What is measured right after one another in a round, because it is compared.
GROUPS = (
    (
        "driven",
        "openspiel-driven",
        "openspiel-usual",
        "rlcard-driven",
        "rlcard-numpy",
        "rlcard-below",
        "catanatron-driven",
    ),
    ("driven-dealt", "openspiel-driven-dealt", "rlcard-driven-dealt"),
    ("inside",),
    ("inside-dealt", "openspiel-inside-dealt"),
    ("search", "openspiel-search"),
    ("clone", "openspiel-clone", "catanatron-clone"),
    ("view",),
    ("imagine",),
    ("view-json",),
    ("write",),
    ("replay",),
)


@dataclass(frozen=True)
class Target:
    """How much faster than a peer a build should be, at the same task."""

    game: str
    build: str
    task: str
    peer: str
    least: float | None = None  # None: shown, not aimed at
    most_time: float | None = None  # microseconds, whatever the peer takes
    least_rate: float | None = None  # a second, whatever the peer does


TARGETS = (
    Target("toctoctoc", "compiled", "driven", "openspiel-usual", least=5.0),
    Target("toctoctoc", "compiled", "driven", "openspiel-driven"),
    Target("toctoctoc", "compiled", "driven-dealt", "openspiel-driven-dealt"),
    Target("toctoctoc", "compiled", "inside-dealt", "openspiel-inside-dealt", least=1.0),
    Target("toctoctoc", "compiled", "clone", "openspiel-clone", most_time=0.5),
    Target("toctoctoc", "pure", "driven", "rlcard-driven", least=5.0),
    Target("toctoctoc", "pure", "driven-dealt", "rlcard-driven-dealt"),
    Target("toctoctoc", "pure", "driven", "rlcard-numpy"),
    Target("toctoctoc", "pure", "driven", "rlcard-below"),
    Target("toctoctoc", "compiled", "search", "openspiel-search", least_rate=25_000),
    Target("spooks", "compiled", "search", "openspiel-search", least_rate=10_000),
    Target("spooks", "compiled", "driven", "openspiel-usual", least=5.0),
    Target("spooks", "compiled", "driven", "openspiel-driven"),
    Target("spooks", "compiled", "inside-dealt", "openspiel-inside-dealt"),
    Target("spooks", "compiled", "clone", "openspiel-clone", most_time=0.5),
    Target("halloween", "compiled", "driven", "catanatron-driven", least=30.0),
    Target("halloween", "compiled", "inside", "catanatron-driven"),
    Target("halloween", "compiled", "clone", "catanatron-clone", most_time=1.0),
    Target("halloween", "pure", "driven", "catanatron-driven"),
)


class Worker:
    """A process that measures: one build of one game, or the peers."""

    def __init__(self, game: str, build: str) -> None:
        self.game, self.build = game, build
        lab = Path(__file__).parent
        if build == PEERS:  # isolated: it must find nothing of ours
            command = [os.environ[PEERS_PYTHON], "-I", str(lab / "worker.py"), str(lab / "peers.py")]
        else:
            command = [sys.executable, "-P", "-m", "manoir.lab.worker", str(lab / "engine.py"), game]
        usual = {name: value for name, value in os.environ.items() if name not in ("MANOIR_PURE", "MANOIR_COMPILED")}
        pipe = subprocess.PIPE
        with shielded():
            self.process = subprocess.Popen(
                command, env={**usual, **BUILDS.get(build, {})}, stdin=pipe, stdout=pipe, stderr=pipe, text=True
            )

    def facts(self) -> Json | None:
        """What it says of itself; None if it could not start."""
        line = self._pipe(self.process.stdout).readline()
        return json.loads(line) if line else None

    def why(self) -> str:
        """The last thing that it said before it ended."""
        lines = self._pipe(self.process.stderr).read().strip().splitlines()
        return lines[-1] if lines else ""

    def rate(self, task: str, seconds: float) -> float:
        to, back = self._pipe(self.process.stdin), self._pipe(self.process.stdout)
        print(task, seconds, file=to, flush=True)
        line = back.readline()
        if not line:
            raise RuntimeError(f"{self.build}: {self.why()}")
        return float(line)

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()

    def tasks(self, group: tuple[str, ...]) -> list[str]:
        return [task for task in group if task.startswith(OF_PEERS) == (self.build == PEERS)]

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


@dataclass
class Bench:
    """What has been measured so far: for each game and build (or the peers) and task, a rate of every round."""

    rounds: int
    seconds: float  # of CPU, for each task in each round
    facts: dict[tuple[str, str], Json] = field(default_factory=dict)
    missing: dict[tuple[str, str], str] = field(default_factory=dict)
    rates: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)
    workers: list[Worker] = field(default_factory=list)

    def __enter__(self) -> "Bench":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.stop()

    def start(self, peers: bool, pure: bool = False) -> None:
        """All processes, and what they say of themselves."""
        if peers and which(os.environ.get(PEERS_PYTHON, "")) is None:
            how = start.command("bench", "--peers")
            raise Refused(Phrase("error-peers", {"variable": PEERS_PYTHON, "command": how}))
        builds = ["pure"] if pure else list(BUILDS)
        wanted = [(game, build) for game in GAMES for build in builds] + ([("", PEERS)] if peers else [])
        self.workers = [Worker(game, build) for game, build in wanted]
        for worker in list(self.workers):
            facts = worker.facts()
            if facts is None:
                self.missing[worker.game, worker.build] = worker.why()
                worker.stop()
                self.workers.remove(worker)
            else:
                self.facts[worker.game, worker.build] = facts

    def steps(self) -> int:
        return self.rounds * sum(len(worker.tasks(group)) for group in GROUPS for worker in self.workers)

    def run(self) -> Iterator[None]:
        """One measurement after another, the processes taking turns."""
        for _ in range(self.rounds):
            for group in GROUPS:
                for worker in self.workers:
                    for task in worker.tasks(group):
                        rate = worker.rate(task, self.seconds)
                        self.rates.setdefault((worker.game, worker.build, task), []).append(rate)
                        yield

    def measures(self, game: str, build: str) -> Json:
        """The median of each task, and its range: decisions a second, or microseconds."""
        found: Json = {}
        for (of, by, task), rates in self.rates.items():
            if (of, by) == (game, build):
                found[task] = spread([1e6 / rate for rate in rates] if task in TIMES else rates)
        return found

    def compared(self, target: Target) -> Json | None:
        """A target and how it is met: the median of the ratios of the same round, or the best of the times."""
        ours = self.rates.get((target.game, target.build, target.task), [])
        theirs = self.rates.get(("", PEERS, target.peer), [])
        ratios = [mine / other for mine, other in zip(ours, theirs)]  # the last round may be half done
        if not ratios:
            return None
        found: Json = {"game": target.game, "build": target.build, "task": target.task, "peer": target.peer}
        found["ratio"] = spread(ratios)
        found["target"] = target.least
        found["mostTime"] = target.most_time
        found["leastRate"] = target.least_rate
        found["met"] = None
        if target.least is not None:
            found["met"] = median(ratios) >= target.least
        if target.most_time is not None:
            found["met"] = 1e6 / max(ours) <= target.most_time  # neighbours only ever add to a time
        if target.least_rate is not None:
            found["met"] = max(ours) >= target.least_rate
        return found

    def to_json(self) -> Json:
        games: Json = {}
        for name in GAMES:
            builds = {build: self._one(name, build) for build in BUILDS if (name, build) in self.facts}
            games[name] = builds
        found: Json = {
            "python": sys.version.split()[0],
            "rounds": self.rounds,
            "seconds": self.seconds,
            "games": games,
            "missing": sorted({build for _, build in self.missing}),
        }
        if ("", PEERS) in self.facts:
            found["peers"] = self._one("", PEERS)
            found["ratios"] = [row for row in map(self.compared, TARGETS) if row is not None]
        return found

    def _one(self, game: str, build: str) -> Json:
        return {**self.facts[game, build], "measures": self.measures(game, build)}


def spread(values: list[float]) -> Json:
    return {"median": median(values), "low": min(values), "high": max(values)}
