"""Makes the pictures of docs/images, which the README shows: `./manoir pictures --readme`, or with names some of them.

All are of the real house: positions that games between bots have come to, put into the database of a house of their
own, and photographed in the browser of the tests; the terminal is the real program. The hero is laid out from the
others. tests/test_showcase.py holds what they may weigh, and that the README shows each of them.
"""

import fcntl
import io
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pyte
from PIL import Image
from playwright.sync_api import Browser, Page

from manoir.bots.levels import bot
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.games import GAMES
from tests.browser.at_table import AT_REST, Place, laid_out, my_turn
from tests.browser.visiting import Chromium, Visits
from tests.server.laid_out import Line, settled
from tests.server.running import Running
from tools.terminal_picture import html_of

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "docs/images"
MOST = 1_500_000  # bytes of all together: they are in every clone
SHARP = 2  # pixels of a screenshot for each of the picture
QUALITY = 82
WIDE, PHONE = (1280, 720), (390, 844)
FRONT = ROOT / "tools/showcase.html"
KNOCK_PART = (0, 0.06, 0.76, 1)  # of the page: the board without the guest book, left, top, right and bottom
KNOCK_WIDTH = 760
KNOCK_PACE = 80  # milliseconds of a frame
SILENCE = 2.0  # seconds
KNOCK_LONGEST = 8000  # milliseconds


class Scene(NamedTuple):
    """A position of a game between bots: the first that suits, from a place on."""

    game: str
    seats: int
    seed: int
    suits: Callable[[Match], bool]
    options: dict[str, Any] = {}


def answering(match: Match) -> bool:
    """Somebody knocks at the first player's door, late enough for houses to be full."""
    state: Any = match.state
    return bool(state.actor == 0 and state.turn > 20 and state.step.name() == "answer-door" and lively(match))


def lively(match: Match) -> bool:
    return min(match.state.scores()) > 2


def turn_of_spooks(match: Match) -> bool:
    """The first player may play something, when everybody has played for a while."""
    return match.state.waiting() == [0] and len(match.state.moves(0)) > 3 and len(match.line()) > 60


def turn_in_town(match: Match) -> bool:
    """The first player begins a turn in a town that is full of ghosts."""
    return match.state.actor == 0 and min(match.state.scores()) > 4 and len(match.state.moves(0)) > 14


TOC = Scene("toctoctoc", 4, 11, answering)
SPOOKS = Scene("spooks", 4, 5, turn_of_spooks)
HALLOWEEN = Scene("halloween", 4, 3, turn_in_town, {"cards": "casper"})


def reached(scene: Scene) -> Line:
    """The log of that game up to there."""
    game = GAMES[scene.game]
    player = bot("regular", game)
    for number in range(50):
        rng = Rng(scene.seed * 100 + number)
        match = Match(game, settled(game, scene.options), scene.seats)
        match.settle(rng)
        while not match.over:
            if scene.suits(match):
                return match.line()
            seat = match.state.waiting()[0]
            moves = match.state.moves(seat)
            match.play(seat, player.choose(match.state.view(seat), moves, rng))
            match.settle(rng)
    raise AssertionError(f"no such position in 50 games of {scene.game}")


class Studio:
    """A house, a browser, and where the pictures go."""

    def __init__(self, house: Running, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.taken: dict[str, bytes] = {}  # by name: PNG, as sharp as it was taken
        self.troubles: list[str] = []

    def visits(self) -> Visits:
        return Visits(self.browser, self.house.address)

    def seated(self, visits: Visits, scene: Scene, size: tuple[int, int], **kept: Any) -> tuple[Place, Page]:
        """At that table in the first seat, with the others there too."""
        preferences = {"theme": "night", "language": "en", "pace": "off", "name": "Ada", "sound": False, "hints": False}
        context = visits.person(
            size=size, language="en", preferences={**preferences, **kept}, still="pace" not in kept, touch=size == PHONE
        )
        people = "ABCDEF"[: scene.seats]
        place = laid_out(
            context, self.house, scene.game, scene.seats, reached(scene), people, mine="A", **scene.options
        )
        page = place.open()
        for seat in people[1:]:
            place.elsewhere(seat)
        my_turn(page)
        recap = page.get_by_role("button", name="Your turn")  # what others did is told first
        if recap.count():
            recap.click()
        page.mouse.move(0, 0)
        page.evaluate(AT_REST)
        return place, page

    def photograph(self, page: Page) -> bytes:
        """Sharper than the page is laid out, for screens that can show it."""
        size = page.viewport_size
        assert size is not None
        session = page.context.new_cdp_session(page)
        clip = {"x": 0, "y": 0, **size, "scale": SHARP}
        picture = b64decode(session.send("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])
        session.detach()
        return picture

    def table(self, scene: Scene, size: tuple[int, int] = WIDE) -> bytes:
        visits = self.visits()
        _, page = self.seated(visits, scene, size)
        return self.done(visits, self.photograph(page))

    def landing(self) -> bytes:
        visits = self.visits()
        page = visits("/", size=WIDE, language="en", preferences={"theme": "night", "language": "en"}, still=True)
        page.get_by_role("heading", level=1).first.wait_for()
        return self.done(visits, self.photograph(page))

    def terminal(self) -> bytes:
        """A door that somebody knocks at, in a terminal of 96 columns."""
        page = self.browser.new_page(viewport={"width": 860, "height": 400}, device_scale_factor=SHARP)
        page.set_content(html_of(knocked_in_terminal(), "manoir terminal toctoctoc"))
        page.evaluate("document.fonts.ready")
        picture = page.locator("main").screenshot(omit_background=True)
        page.close()
        return picture

    def knock(self) -> list[tuple[bytes, float]]:
        """What is seen when a door is opened, frame by frame as the browser painted it, and for how long."""
        visits = self.visits()
        place, page = self.seated(visits, TOC, WIDE, pace="normal")
        session = page.context.new_cdp_session(page)
        frames: list[tuple[float, bytes]] = []

        def took(frame: dict[str, Any]) -> None:
            frames.append((frame["metadata"]["timestamp"] * 1000, frame["data"]))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", took)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
        page.wait_for_timeout(900)
        page.locator("main [data-move='open']").first.click()
        page.locator("[data-telling]").first.wait_for()
        page.locator("[data-telling]").first.wait_for(state="detached")
        page.wait_for_timeout(1200)
        session.send("Page.stopScreencast")
        session.detach()
        place.context.close()
        del visits
        ends = [at for at, _ in frames[1:]] + [frames[-1][0] + 1200]
        return [(data, end - at) for (at, data), end in zip(frames, ends, strict=True)]

    def hero(self) -> bytes:
        """The boards, a phone and a terminal before the house, laid out by showcase.html."""
        pictures = {name: self.picture(name) for name in ("toctoctoc", "spooks", "halloween", "phone", "terminal")}
        html = FRONT.read_text(encoding="utf-8")
        for name, data in pictures.items():
            html = html.replace(f"{{{name}}}", f"data:image/png;base64,{b64encode(data).decode()}")
        font = (ROOT / "web/src/fonts/almendra-latin-700-normal.woff2").read_bytes()
        html = html.replace("{almendra}", b64encode(font).decode())
        page = self.browser.new_page(viewport={"width": 1600, "height": 800})
        page.set_content(html)
        page.evaluate("document.fonts.ready")
        picture = page.screenshot()
        page.close()
        return picture

    def picture(self, name: str) -> bytes:
        if name not in self.taken:
            self.taken[name] = STILLS[name](self)
        return self.taken[name]

    def done(self, visits: Visits, picture: bytes) -> bytes:
        visits.close()
        self.troubles += visits.troubles()
        return picture


def knocked_in_terminal(columns: int = 96, lines: int = 24) -> pyte.Screen:
    """The screen of the real program, when somebody knocks at one's door."""
    screen = pyte.Screen(columns, lines)
    stream = pyte.ByteStream(screen)
    shown, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    with tempfile.TemporaryDirectory() as home:
        environment = {"PATH": os.environ["PATH"], "HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        words = [
            sys.executable,
            "-m",
            "manoir",
            "terminal",
            "toctoctoc",
            "--lang",
            "en",
            "--seed",
            "7",
            "--name",
            "Robin",
        ]
        words += ["--pace", "0", "--no-confirm"]
        program = subprocess.Popen(
            words, stdin=inside, stdout=inside, stderr=inside, env={**environment, "LC_ALL": "C.UTF-8"}, cwd=home
        )
        os.close(inside)
        for _ in range(200):
            waited_for(shown, stream)
            if any("at your door" in line for line in screen.display):
                break
            os.write(shown, b"1\n")
        program.kill()
        program.wait()
    os.close(shown)
    return screen


def waited_for(terminal: int, stream: pyte.ByteStream) -> None:
    """Reads until the program waits for an answer, which it does when it has said nothing for a while."""
    while select.select([terminal], [], [], SILENCE)[0]:
        try:
            stream.feed(os.read(terminal, 65536))
        except OSError:  # it has ended
            return


STILLS: dict[str, Callable[[Studio], bytes]] = {
    "toctoctoc": lambda studio: studio.table(TOC),
    "spooks": lambda studio: studio.table(SPOOKS),
    "halloween": lambda studio: studio.table(HALLOWEEN),
    "landing": Studio.landing,
    "phone": lambda studio: studio.table(TOC, PHONE),
    "terminal": Studio.terminal,
    "hero": Studio.hero,
}


def width_of(name: str) -> int:
    """Of a picture, in pixels."""
    return {"hero": 1600, "phone": 390, "knock": KNOCK_WIDTH}.get(name, 1120)


def written(name: str, picture: bytes) -> Path:
    image: Image.Image = Image.open(io.BytesIO(picture))
    width = width_of(name)
    image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    path = PLACE / f"{name}.webp"
    image.save(path, "WEBP", quality=QUALITY, method=6)
    return path


def animated(frames: list[tuple[bytes, float]]) -> Path:
    """Frames of one pace, each the last that had been painted by then; those that are alike last longer."""
    images: list[Image.Image] = []
    lasted: list[int] = []
    left = 0.0
    for data, milliseconds in frames:
        left += milliseconds
        if left < KNOCK_PACE or sum(lasted) > KNOCK_LONGEST:
            continue
        image = Image.open(io.BytesIO(b64decode(data))).convert("RGB")
        left_, top, right, bottom = (round(at * side) for at, side in zip(KNOCK_PART, image.size * 2, strict=True))
        image = image.crop((left_, top, right, bottom))
        height = round(image.height * KNOCK_WIDTH / image.width)
        images.append(image.resize((KNOCK_WIDTH, height), Image.Resampling.LANCZOS))
        lasted.append(round(left))
        left = 0.0
    path = PLACE / "knock.webp"
    images[0].save(path, "WEBP", save_all=True, append_images=images[1:], duration=lasted, loop=0, quality=60, method=6)
    return path


def main(wanted: list[str]) -> int:
    names = wanted or [*STILLS, "knock"]
    unknown = sorted(set(names) - {*STILLS, "knock"})
    if unknown:
        print(
            f"manoir: there is no picture {unknown[0]}; choose from: {', '.join([*STILLS, 'knock'])}", file=sys.stderr
        )
        return 2
    PLACE.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(f"sqlite:///{folder}/house.db", Path(folder, "log")) as house,
        Chromium() as browser,
    ):
        studio = Studio(house, browser)
        for name in names:
            path = animated(studio.knock()) if name == "knock" else written(name, studio.picture(name))
            print(f"{path.relative_to(ROOT)} {path.stat().st_size / 1000:.0f} kB", flush=True)
    for trouble in studio.troubles:
        print(trouble, file=sys.stderr)
    total = sum(path.stat().st_size for path in PLACE.iterdir())
    print(f"{total / 1000:.0f} kB in all, of {MOST / 1000:.0f}")
    return 1 if studio.troubles or total > MOST else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
