"""The terminal: lines out, lines in, and the pace of the story."""

import os
import select
import sys
import time

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manoir.console import Console

WIDEST = 100  # columns: longer lines are hard to read
TALL = 30  # lines


class Screen:
    def __init__(self, pace: float = 0.0) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.pace = pace if self.is_terminal else 0.0
        self.hurried = False
        self.ahead: list[str] = []  # lines that were typed while the story was told
        if sys.stdin.isatty():
            import readline  # noqa: F401  # gives input() its arrow keys and history

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def is_low(self) -> bool:
        """Whether a table with every card's name would push its own beginning off the screen."""
        return self.is_terminal and self.console.height < TALL

    def height(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, self.console.options.update(width=self.width), pad=False))

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence, wrapped on a terminal and left whole in a file."""
        if self.is_terminal:
            self.console.print(Text(text, style=style), width=self.width)
        else:
            self.console.print(text, soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, width=self.width)

    def tell(self, lead: str, text: str, rule: str) -> None:
        """A line of the story, with its rule at the end."""
        if not self.is_terminal:
            self.say(f"{lead} {text} [{rule}]" if rule else f"{lead} {text}")
            return
        line = Table.grid(padding=(0, 1), expand=True)
        line.add_column(width=1, style="yellow")
        line.add_column(ratio=1)
        line.add_column(justify="right", no_wrap=True, style="dim")
        line.add_row(lead, text, rule)
        self.show(line)

    def pause(self) -> None:
        """Time to read a line. Enter makes the rest of the story go faster."""
        if not self.pace or self.hurried:
            return
        if os.name != "posix" or not sys.stdin.isatty():
            time.sleep(self.pace)
        elif select.select([sys.stdin], [], [], self.pace)[0]:
            typed = os.read(sys.stdin.fileno(), 4096)
            if not typed:
                raise EOFError
            self.ahead += [line for line in typed.decode(errors="replace").splitlines() if line.strip()]
            self.hurried = True

    def ask(self, prompt: str = "") -> str:
        """A line from the keyboard, or EOFError."""
        self.hurried = False
        if prompt:
            self.say(prompt, "dim")
        if self.ahead:
            self.say(f"> {self.ahead[0].strip()}")
            return self.ahead.pop(0).strip()
        typed = input("> ")
        if not sys.stdin.isatty():
            self.console.print(typed, soft_wrap=True)  # so that what was piped in can be read in the output
        return typed.strip()

    def page(self, what: RenderableType, more: str) -> None:
        """Something long, a screen at a time where somebody reads it on one; q leaves the rest."""
        lines = self.console.render_lines(what, self.console.options.update(width=self.width), pad=False)
        room = self.console.height - 2
        if not self.is_terminal or not sys.stdin.isatty() or len(lines) <= room:
            self.show(what)
            return
        for first in range(0, len(lines), room):
            for line in lines[first : first + room]:
                self.console.print(Text.assemble(*((one.text, one.style or "") for one in line)), width=self.width)
            if first + room < len(lines) and self.ask(more).casefold() == "q":
                return

    def clear(self) -> None:
        """Hide all that was shown, also what can be scrolled back to."""
        if self.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.say("\n" + "-" * 80)
