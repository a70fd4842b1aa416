"""Pages of help in the reader's language."""

from typing import TYPE_CHECKING

from cyclopts.help import DefaultFormatter

import manoir.console  # noqa: F401  # its lines break as ours do
from manoir.core.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions


class HelpPages(DefaultFormatter):
    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        console.print(self.texts("cli-usage", usage=str(usage).strip()) + "\n", style="bold", markup=False)
