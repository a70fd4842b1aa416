"""Takes a picture of every screen of the house at every size in every language, and looks for faults in each.

    ./manoir pictures                                  all of them, into docs/pictures/SCENE/
    ./manoir pictures landing spooks-                  the scenes whose names begin so
    ./manoir pictures lobby --sizes 390x844 1280x720 --languages fr --themes night day
    ./manoir pictures --check                          looks, and keeps no pictures
    ./manoir pictures --list                           the names of all scenes

No text may be cut, no control covered, nothing outside of the screen; what else is looked for, and what is permitted
and why: tests/browser/faults.py. Faults are said at the end, worst first, and written to docs/pictures/faults.txt; with
faults the exit code is 1.
The scenes are in tests/browser/scenes.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

from manoir.core.texts import LANGUAGES
from tests.browser.faults import PERMISSIONS, WORST
from tests.browser.guests import opened_with
from tests.browser.scenes import SCENES
from tests.browser.scenes.stage import SIZES, THEMES, Look, Scene, Size, Stage, inspect, looks
from tests.browser.visiting import ROOT, Chromium, Visits, lit
from tests.server.packages import brought
from tests.server.running import Running
from tools.screen import Screen, spoken

PLACE = ROOT / "docs/pictures"


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, as every command does."""

    def error(self, message: str) -> NoReturn:
        told = message.removeprefix("argument ").replace(": expected at least one argument", " needs a value.")
        self.exit(2, f"manoir: {told.replace(': cannot be', ' cannot be')}\n")


def one_of(choices: Iterable[str]) -> Callable[[str], str]:
    """What a value has to be one of."""
    known = list(choices)

    def chosen(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(f"cannot be “{text}”; choose from: {', '.join(known)}.")
        return text

    return chosen


def size(text: str) -> Size:
    width, height = one_of(map(written, SIZES))(text).split("x")
    return int(width), int(height)


def written(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def parser() -> Parser:
    made = Parser("./manoir pictures", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("names", nargs="*", metavar="NAME", help="scenes: all whose names begin so")
    made.add_argument("--sizes", nargs="+", type=size, default=list(SIZES), metavar="SIZE", help="such as 1280x720")
    made.add_argument("--languages", nargs="+", type=one_of(LANGUAGES), default=list(LANGUAGES), metavar="LANGUAGE")
    made.add_argument("--themes", nargs="+", type=one_of(THEMES), default=["night"], metavar="THEME")
    made.add_argument("--check", action="store_true", help="keep no pictures")
    made.add_argument("--list", action="store_true", help="say the names of all scenes")
    return made


def file_of(look: Look, theme: str) -> Path:
    light = "" if theme == "night" else f"-{theme}"
    return PLACE / look.scene.name / f"{written(look.size)}-{look.language}{light}.png"


class Studio:
    """A house with everything that scenes need, and what was found in it so far."""

    def __init__(self, wanted: argparse.Namespace, doors: ExitStack) -> None:
        self.wanted = wanted
        self.doors = doors
        self.folder = Path(doors.enter_context(tempfile.TemporaryDirectory()))
        self.house = doors.enter_context(Running(f"sqlite:///{self.folder}/house.db", self.folder / "log"))
        self.browser = doors.enter_context(Chromium())
        self.visits = Visits(self.browser, self.house.address)
        self.elsewhere: Visits | None = None
        self.faults: list[str] = []
        self.needed: set[int] = set()

    def guests(self) -> Visits:
        """Of a house with two games that bring no board; opened when it is first needed."""
        if not self.elsewhere:
            package, place = self.folder / "package", self.folder / "elsewhere"
            place.mkdir()
            brought(package, "prank", "web")
            brought(package, "bluff")
            self.elsewhere = self.doors.enter_context(opened_with(self.browser, place, package))
        return self.elsewhere

    def take(self, scene: Scene, language: str) -> None:
        stage = Stage(self.visits, self.house, language, self.guests)
        try:
            for look, page in looks(stage, scene, tuple(self.wanted.sizes)):
                seen = inspect(look, page)
                self.faults += seen.faults
                self.needed.update(seen.needed)
                for theme in () if self.wanted.check else self.wanted.themes:
                    path = file_of(look, theme)
                    path.parent.mkdir(parents=True, exist_ok=True)
                    lit(page, theme).screenshot(path=path)
                lit(page, "night")
        except Exception as error:
            self.faults.append(f"{scene.name} in {language}: trouble: it cannot be shown: {error}".splitlines()[0])
        for visits in filter(None, (self.visits, self.elsewhere)):
            self.faults += [f"{scene.name} in {language}: trouble: {one}" for one in visits.leave()]


def heavier(fault: str) -> tuple[int, str]:
    """By its kind, the worst first."""
    kind = fault.split(": ")[1]
    return (WORST.index(kind) if kind in WORST else -1, fault)


def told(faults: list[str]) -> Iterator[str]:
    """Each once, with the looks that have it."""
    alike = Counter(fault.split(": ", 1)[1] for fault in faults)
    for fault, times in sorted(alike.items(), key=lambda one: heavier(f": {one[0]}")):
        first = next(one for one in faults if one.endswith(f": {fault}"))
        yield first + (f" (and {times - 1} more)" if times > 1 else "")


def main(words: list[str]) -> int:
    wanted = parser().parse_args(words)
    chosen = [scene for scene in SCENES.values() if not wanted.names or scene.name.startswith(tuple(wanted.names))]
    if wanted.list:
        print("\n".join(scene.name for scene in chosen))
        return 0
    if not chosen:
        print(
            f"manoir: no scene begins with “{wanted.names[0]}”; `./manoir pictures --list` names all.", file=sys.stderr
        )
        return 2
    screen, began = Screen(sys.stderr), time.monotonic()
    work = [(scene, language) for scene in chosen for language in wanted.languages]
    with ExitStack() as doors:
        studio = Studio(wanted, doors)
        for done, (scene, language) in enumerate(work):
            spent = time.monotonic() - began
            left = f", {spoken(spent / done * (len(work) - done))} left" if done else ""
            screen.progress(
                f"{done} of {len(work)} scenes, {len(studio.faults)} faults{left}: {scene.name} in {language}"
            )
            studio.take(scene, language)
    screen.clear()
    PLACE.mkdir(parents=True, exist_ok=True)
    faults = sorted(studio.faults, key=heavier)
    (PLACE / "faults.txt").write_text("".join(f"{one}\n" for one in faults), encoding="utf-8")
    for line in told(faults):
        print(line)
    if not wanted.names and wanted.sizes == list(SIZES):
        for at in sorted({*range(len(PERMISSIONS))} - studio.needed):
            print(f"no longer needed: the permission of {PERMISSIONS[at].mark} ({PERMISSIONS[at].kind})")
    screen.say(f"manoir: {len(work)} scenes, {len(faults)} faults, after {spoken(time.monotonic() - began)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
