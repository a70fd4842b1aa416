"""Nothing that was played at the keyboard is thrown away: a game is kept after every move, however the process ends."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from manoir import start
from manoir.core.errors import Refused
from manoir.core.play import Match
from manoir.core.record import write
from manoir.core.texts import Texts
from manoir.files import write_text
from manoir.terminal import shelf
from manoir.terminal.screen import Screen
from manoir.terminal.seating import Seating


class Keeper:
    """Knows where a game is kept: in a file that somebody named, or on the shelf."""

    texts: Texts  # of the language that is spoken now

    def __init__(self, match: Match, seating: Seating, screen: Screen, home: Path | None, bots: str) -> None:
        """`bots` are their levels as they were typed."""
        self.match = match
        self.seating = seating
        self.screen = screen
        self.home = home
        self.bots = bots
        self.begun = match.played
        self.able = seating.people > 0  # to keep the game after every move, as far as is known

    def keep_up(self) -> None:
        """After every move, so that even a process that is killed loses none; that it fails is said once."""
        if self.able:
            try:
                self.keep(quietly=True)
            except Refused as refused:
                self.able = False
                self.screen.say(self.texts.say(refused.phrase), "red")

    def keep(self, quietly: bool = False) -> None:
        """Write the game to its home or, if a person has moved in it, to a place on the shelf."""
        home = self.home
        if home is None:
            if self.match.over or not any(0 <= seat < self.seating.people for seat in self.match.who[self.begun :]):
                return
            home = shelf.place(self.match.game.name)
        record = write(self.match, self.seating.names)
        if shelf.on_shelf(home):
            shelf.keep(shelf.Kept(home, self.seating.people, self.bots), record)
        else:
            write_text(home, record)
        self.home = home
        if not quietly:
            shelf.clear()
            self.tell(home)

    def move(self, home: Path) -> None:
        """To another home; one copy is enough."""
        before, self.home = self.home, home
        self.keep()
        if before is not None and before != home and shelf.on_shelf(before):
            shelf.remove(before)

    def tell(self, home: Path) -> None:
        """Where it is, and how to go on with it."""
        if shelf.on_shelf(home):
            if not self.match.over:
                self.screen.say(self.texts("kept-game", command=start.command("resume")))
        elif self.match.over:
            self.screen.say(self.texts("saved", path=str(home)))
        else:
            again = ["resume", str(home)]
            if self.seating.people != 1:  # a record does not say who is a person
                again += ["--people", str(self.seating.people)]
            if self.bots:
                again += ["--bots", self.bots]
            self.screen.say(self.texts("saved-unfinished", path=str(home), command=start.command(*again)))

    def keep_or_say(self) -> None:
        try:
            self.keep()
        except Refused as refused:
            self.screen.say(self.texts.say(refused.phrase), "red")


class Ended(SystemExit):
    """Somebody has closed the window, or asked the process to end."""


@contextmanager
def ended() -> Iterator[None]:
    """Being asked to end is an exception, so that the game is kept."""

    def end(number: int, _: object) -> None:
        raise Ended(128 + number)

    wanted = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)) is not None]
    before = {number: signal.signal(number, end) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
