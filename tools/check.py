"""./manoir test: every check of the project, with a line that says how far it is. Standard library only.

The tests run on the pure engine first. Beside them, on whatever core is free, run the types of Python, the types of the
page, and the compiler, one after the other. Then the tests run on the compiled engine. Nothing stops at the first
failure, and a failure is shown when it happens, with the words that run it again.

All that is started here ends here, also after Ctrl-C (tools/processes.py). What tests write lies in one folder, which
is removed; of pages at which a test failed, pictures are kept in .cache/failed.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tools.beside import Beside, Command, called
from tools.processes import Family, Folder
from tools.screen import Screen, spoken

# With one of these, pytest speaks for itself.
PLAIN = {"-s", "--capture=no", "--pdb", "--trace", "-v", "-vv", "--co", "--collect-only", "--fixtures", "--markers"}
VALUED = ("-k", "-m", "-p", "-o", "-n", "-W")  # options whose next word belongs to them
QUICK, PURE, COMPILED = "--quick", "--pure", "--compiled"
OURS = {QUICK, PURE, COMPILED}
SLOWEST = 20
REASON = 300  # characters of the line that says why a test failed
USUAL = 150.0  # seconds of a run, until one has been seen here …
TYPICAL = {"browser": 3.0, "lab": 3.0, "server": 1.0, "terminal": 0.3, "bots": 0.5}  # … of a test in these rooms …
TYPICAL |= {"test_contract.py": 10.0, "bootstrap": 1.0, "test_build.py": 3.0, "test_check.py": 3.0}
SHORT = 0.05  # … and of any other
CALM = 60.0  # seconds of tests that must have been seen before their pace says much
LONG = 60.0  # seconds after which a test that has not ended is named
LOOK = 1.0  # seconds between two looks at the tests that are running
NOTHING = 5  # pytest's exit code when no test was selected
INTERRUPTED = 130
CHOOSE = {"pure": {"MANOIR_PURE": "1"}, "compiled": {"MANOIR_COMPILED": "require"}}
HELP = """./manoir test [--quick] [--pure] [--compiled] [PYTEST OPTIONS]

Without options: style, types, imports, the page's types, and every test on the pure and on the compiled engine.
  --quick      an answer in a minute and a half: the same checks, and the tests without houses and browsers
  --pure       the tests on the pure engine only
  --compiled   the tests on the compiled engine only
  -k WORD, tests/test_cli.py, tests/test_cli.py::NAME, -x, --pdb …   what pytest takes: some tests, and no other checks
MANOIR_SEED=7 deals other cards; MANOIR_TESTS=soak plays for hours, from another seed each time.
"""


class Engine(NamedTuple):
    """The compiled one: in which state it is (tools/compile.py), and how it is made."""

    state: str
    make: Command

    @property
    def ready(self) -> bool:
        return self.state.startswith("ready")

    @property
    def possible(self) -> bool:
        return not self.state.startswith("impossible")


@dataclass
class Outcome:
    """What came of a run of the tests on one engine."""

    engine: str
    passed: int = 0
    skipped: int = 0
    failed: dict[str, str] = field(default_factory=dict)  # by test: why, in a line
    seconds: dict[str, float] = field(default_factory=dict)  # by test
    status: int = 0


class Tests:
    """A run of pytest on one engine, told by tests/progress.py line by line over a pipe."""

    def __init__(self, check: "Check", engine: str, environment: dict[str, str]) -> None:
        self.check = check
        self.outcome = Outcome(engine)
        self.environment = environment
        self.times_file = check.times_file(check.run_name(engine))
        self.known = remembered(self.times_file)
        self.left: dict[str, float] = {}  # what the tests that have not ended took the last time
        self.running: dict[str, float] = {}  # since when
        self.began = time.monotonic()

    def run(self) -> Outcome:
        check, (reads, writes) = self.check, os.pipe()
        log = check.root / f".cache/tests-{self.outcome.engine}.log"
        environment = {**self.environment, "MANOIR_PROGRESS": str(writes)}
        with log.open("wb") as file:
            process = subprocess.Popen(
                check.pytest,
                cwd=check.root,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                pass_fds=[writes],
                start_new_session=True,  # Ctrl-C is ours to hear
            )
            os.close(writes)
            ended = threading.Event()
            threading.Thread(target=self.look, args=[ended], daemon=True).start()
            with os.fdopen(reads, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    self.take(json.loads(line))
            ended.set()
            self.outcome.status = process.wait()
        if self.outcome.status not in (0, 1, NOTHING):
            check.screen.say("\n".join(log.read_text(errors="replace").splitlines()[-60:]))
        if self.outcome.status == 0 and not check.words:
            self.times_file.write_text(json.dumps(self.outcome.seconds))
        return self.outcome

    def look(self, ended: threading.Event) -> None:
        """So that the line goes on while a long test says nothing."""
        while not ended.wait(LOOK):
            if self.left:
                self.show()

    def take(self, told: dict[str, Any]) -> None:
        outcome = self.outcome
        if "begun" in told:
            self.running[told["begun"]] = time.monotonic()
            return
        if "tests" in told:
            self.known = {test: self.known.get(test, typical(test)) for test in told["tests"]}
            self.left = dict(self.known)
            self.began = time.monotonic()
            return
        test, how = told["test"], told["outcome"]
        outcome.seconds[test] = outcome.seconds.get(test, 0.0) + told["seconds"]
        if how in ("failed", "error"):
            outcome.failed.setdefault(test, reason(told["text"]))
            again = f"./manoir test --{outcome.engine} {test.split('@')[0]}"
            self.check.screen.say(f"\n{told['text'].rstrip()}\nmanoir: FAILED: {test}; alone: {again}")
        outcome.passed += how == "passed"
        outcome.skipped += how == "skipped"
        if told["last"]:
            self.left.pop(test, None)
            self.running.pop(test, None)
        self.show()

    def show(self) -> None:
        """How far it is: by what the tests took the last time, and by how much slower or faster it is now."""
        now = time.monotonic()
        ahead, passed = sum(list(self.left.values())), now - self.began
        behind = sum(self.known.values()) - ahead
        pace = (passed * self.check.workers + CALM) / (behind + CALM)
        left = pace * ahead / self.check.workers
        after = pace * sum(self.check.expected(run) for run in self.check.later)
        words = [
            f"tests on the {self.outcome.engine} engine",
            f"{len(self.known) - len(self.left)} of {len(self.known)}",
        ]
        if self.outcome.failed:
            words.append(f"{len(self.outcome.failed)} failed")
        if self.check.beside.now:
            words.append(f"beside: {self.check.beside.now}")
        long = [(test, now - since) for test, since in list(self.running.items()) if now - since > LONG]
        words += [f"{test} for {spoken(took)}" for test, took in long]
        share = passed + self.check.spent
        percent = int(100 * share / max(share + left + after, 1))
        self.check.screen.progress(f"{percent} % · {', '.join(words)} · about {spoken(left + after)} left")


class Check:
    """One run of `./manoir test`."""

    def __init__(self, root: Path, python: str, options: list[str], engine: Engine) -> None:
        self.root = root
        self.engine = engine
        self.words = [option for option in options if option not in OURS]  # some tests only, and no other checks
        self.quick = QUICK in options
        self.plain = bool(PLAIN & set(options)) or os.name == "nt"
        self.engines = self.wanted(options)
        self.screen = Screen(sys.stdout)
        self.workers = min((os.cpu_count() or 1) + 1, 4)  # one more than cores: many tests wait for houses and browsers
        self.pytest = [python, "-m", "pytest", *self.words]
        if not self.plain:
            self.pytest += ["-p", "tests.progress"]
            if "-n" not in options and not any("::" in word for word in self.words):
                self.pytest += ["-n", str(self.workers), "--dist", "loadgroup"]
        self.later: list[str] = []  # runs that come after the present one
        self.spent = 0.0  # seconds of runs that are done
        self.times: list[tuple[str, float]] = []

    def wanted(self, options: list[str]) -> list[str]:
        """The engines to test on: those asked for, else both; a few tests do not wait for a compiler."""
        asked = [word.removeprefix("--") for word in (PURE, COMPILED) if word in options]
        if asked:
            return asked
        both = self.engine.ready if self.words else self.engine.possible
        return ["pure", "compiled"] if both and not (self.quick or self.plain) else ["pure"]

    def times_file(self, run: str) -> Path:
        return self.root / f".cache/test-times-{run}.json"

    def expected(self, run: str) -> float:
        """How long a run will take, as far as one can tell."""
        known = remembered(self.times_file(run))
        return sum(known.values()) / self.workers if known else USUAL

    def environment(self, folder: str, **extra: str) -> dict[str, str]:
        """For all that runs here: one folder for what is temporary, and compiled sources kept, which halves a start."""
        left_out = ("MANOIR_PURE", "MANOIR_COMPILED", "PYTHONDONTWRITEBYTECODE")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        quick = {"MANOIR_QUICK": "1"} if self.quick else {}
        return {**kept, "TMPDIR": folder, **quick, **extra}

    def run(self, short: list[Command], long: list[Command]) -> int:
        """The short checks, then the tests, with the long checks beside them."""
        began = time.monotonic()
        shutil.rmtree(self.root / ".cache/failed", ignore_errors=True)
        with Family() as family, Folder() as folder:
            try:
                self.beside = Beside([], self.screen, self.root)
                status = self.plainly(folder) if self.plain else self.all(short, long, folder)
            except KeyboardInterrupt:
                self.screen.say("manoir: interrupted: what was started is being ended")
                status = INTERRUPTED
            finally:
                self.beside.stop()
                left = family.end()
        if left and status == 0:
            self.screen.say("manoir: FAILED: left running: " + "; ".join(left))
            status = 1
        if status != INTERRUPTED and not self.plain:
            verdict = {0: "all is well", NOTHING: "no test has such a name"}.get(status, "FAILED")
            self.screen.say(f"manoir: {verdict}, after {spoken(time.monotonic() - began)}")
        return status

    def plainly(self, folder: str) -> int:
        """pytest as it is, in this terminal, on one engine."""
        if self.engines == ["compiled"]:
            subprocess.run(self.engine.make.words, cwd=self.root, check=True, stdout=subprocess.DEVNULL)
        return subprocess.call(self.pytest, cwd=self.root, env=self.environment(folder, **CHOOSE[self.engines[0]]))

    def all(self, short: list[Command], long: list[Command], folder: str) -> int:
        environment = self.environment(folder)

        def here(commands: list[Command]) -> list[Command]:
            return [Command(one.name, one.words, {**environment, **one.environment}) for one in commands]

        failed: list[str] = []
        if not self.words:
            failed += self.at_once(here(short))
        make = [self.engine.make] if "compiled" in self.engines and not self.engine.ready else []
        self.beside = Beside(here(([] if self.words else long) + make), self.screen, self.root)
        if not self.engine.possible and not self.words:
            self.screen.say(f"manoir: no tests on the compiled engine ({self.engine.state})")
        both = {"MANOIR_ENGINES": "both"} if len(self.engines) == 2 else {}  # some tests choose one of them
        outcomes: list[Outcome] = []
        for at, engine in enumerate(self.engines):
            self.later = [self.run_name(one) for one in self.engines[at + 1 :]]
            if engine == "compiled" and make:
                self.beside.wait_for(make[0].name)
                if make[0].name in self.beside.failed:
                    continue
            start = time.monotonic()
            outcomes.append(Tests(self, engine, {**environment, **CHOOSE[engine], **both}).run())
            took = time.monotonic() - start
            self.times.append((f"tests on the {engine} engine", took))
            self.spent += took
        self.beside.wait()
        return self.tell(outcomes, failed + self.beside.failed)

    def run_name(self, engine: str) -> str:
        return f"{engine}-quick" if self.quick else engine

    def at_once(self, commands: list[Command]) -> list[str]:
        """The short checks, before anything else; the names of those that failed."""
        failed: list[str] = []
        for command in commands:
            self.screen.progress(command.name)
            start = time.monotonic()
            status, output = called(command, self.root)
            self.times.append((command.name, time.monotonic() - start))
            if status != 0:
                failed.append(command.name)
                self.screen.say(f"{output}\nmanoir: FAILED: {command.name}")
        return failed

    def tell(self, outcomes: list[Outcome], failed: list[str]) -> int:
        """The sum of it: times, the slowest tests, and what failed."""
        for name, seconds in [*self.times, *((f"{one} (beside)", took) for one, took in self.beside.times.items())]:
            self.screen.say(f"{seconds:8.1f} s  {name}")
        slowest = sorted(
            ((took, one.engine, test) for one in outcomes for test, took in one.seconds.items()), reverse=True
        )
        if slowest and not self.words:
            self.screen.say("the slowest tests:")
            for took, engine, test in slowest[:SLOWEST]:
                self.screen.say(f"{took:8.1f} s  {test} ({engine})")
        for one in outcomes:
            for test, why in one.failed.items():
                self.screen.say(f"FAILED on the {one.engine} engine: {test}\n    {why}")
        for name in failed:
            self.screen.say(f"FAILED: {name}")
        passed, skipped = sum(one.passed for one in outcomes), sum(one.skipped for one in outcomes)
        wrong = sum(len(one.failed) for one in outcomes)
        self.screen.say(f"{passed} passed, {wrong} failed, {skipped} skipped")
        if not any(one.status != NOTHING for one in outcomes):
            return NOTHING if outcomes else 1
        return 1 if failed or any(one.status not in (0, NOTHING) for one in outcomes) else 0


def typical(test: str) -> float:
    """What a test takes about, before it has been seen here."""
    return TYPICAL.get(test.split("::")[0].removeprefix("tests/").split("/")[0], SHORT)


def reason(text: str) -> str:
    """Of all that pytest says about a failure, what tells it: the first and the last line of the error."""
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [line[1:].strip() for line in lines if line.startswith("E ")] or lines
    return " … ".join(line[:REASON] for line in dict.fromkeys((errors or [""])[:1] + errors[-1:]))


def remembered(file: Path) -> dict[str, float]:
    """What each test took the last time here."""
    try:
        found: dict[str, float] = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    return found


def paths(options: Iterable[str], root: Path) -> list[str]:
    """Paths among the options of pytest, which runs in the root, as they were meant: from where the caller stands."""
    found, before = [], ""
    for option in options:
        path, colons, test = option.partition("::")
        if Path.cwd() != root and not option.startswith("-") and before not in VALUED and Path(path).exists():
            option = f"{Path(path).resolve()}{colons}{test}"
        found.append(option)
        before = option
    return found
