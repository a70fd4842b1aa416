"""The table on a low screen: as much as there is room for above the choices, the reader's own place the last to go.

What everybody shares and changes, such as a town, and the reader's own place stand nearest to the choices, for what
stands above may have left the screen.
"""

from collections.abc import Container, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.core.game import View
from manoir.core.sheet import Panel
from manoir.core.story import Seat
from manoir.core.texts import Texts
from manoir.terminal.board import board, guide, items_of, row_of, title_of
from manoir.terminal.screen import Screen

FIRM = "\u00a0"  # a space at which no line breaks
BETWEEN = FIRM + "· "


def fitted(view: View, waiting: Container[Seat], texts: Texts, screen: Screen, below: int) -> RenderableType:
    """The fullest form of the table that leaves so many lines below it, or the shortest."""
    shown: RenderableType = Text()
    for shown in _forms(view, waiting, texts, screen.width):
        if screen.height(shown) + below <= screen.console.height:
            break
    return shown


def _forms(view: View, waiting: Container[Seat], texts: Texts, width: int) -> Iterator[RenderableType]:
    yield board(view, waiting, texts, width)
    yield board(view, waiting, texts, width, short=True)
    sheet = view.sheet()
    own = [_place(panel, view, waiting, texts) for panel in sheet if panel.seat == view.seat]
    places = [panel for panel in sheet if panel.seat not in (None, view.seat)]
    others = [_place(panel, view, waiting, texts) for panel in places]
    names = [title_of(panel, view, waiting, texts, width, BETWEEN) for panel in places]
    rows = [row_of(panel, texts, short=True) for panel in sheet if panel.seat is None and not panel.listed]
    lists = [panel for panel in sheet if panel.listed]
    town = [_in_columns(panel, texts, width) for panel in lists[:1]]
    cards = [_joined(panel, texts) for panel in lists[1:]]
    how_far = [line for line in [guide(view, texts)] if line]
    yield Group(*others, *cards, *rows, *how_far, *town, *own)
    yield Group(*names, *cards, *rows, *how_far, *town, *own)
    yield Group(*names, *cards, *how_far, *town, *own)
    yield Group(*names, *town, *own)
    yield Group(*town, *own)


def _place(panel: Panel, view: View, waiting: Container[Seat], texts: Texts) -> Text:
    """All that lies at a player's place, one after the other."""
    said = title_of(panel, view, waiting, texts, 1000, BETWEEN)
    for line in panel.lines:
        if line.items:
            said.append(BETWEEN + texts.say(line.label).replace(" ", FIRM) + FIRM, "not bold dim")
            items = items_of(line, texts, short=False).replace(" ", FIRM).replace("," + FIRM, ", ")
            said.append(items, "not bold default")
    return said


def _joined(panel: Panel, texts: Texts) -> Text:
    said = Text(texts.say(panel.title), "bold")
    for place, line in enumerate(panel.lines):
        said.append(BETWEEN if place else "  ", "not bold dim")
        said.append(texts.say(line.label).replace(" ", FIRM), "not bold")
    return said


def _in_columns(panel: Panel, texts: Texts, width: int) -> Table:
    """A list under its title, in two columns where its lines are short."""
    cells = []
    for line in panel.lines:
        cell = Text(texts.say(line.label) + " ", "dim")
        cells.append(cell.append(items_of(line, texts, short=False) or "–", "not dim"))
    columns = 2 if 2 * max(map(len, cells), default=0) + 2 <= width else 1
    height = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(texts.say(panel.title), "bold"))
    for row in range(height):
        table.add_row(*cells[row::height])
    return table
