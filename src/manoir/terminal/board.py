"""A view as a table: a column a player, clockwise from the reader, then the other panels in a line each."""

from collections.abc import Container

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.core.game import View
from manoir.core.sheet import Line, Panel
from manoir.core.story import Phrase, Seat
from manoir.core.texts import Texts

ACTIVE = "►"
NARROWEST = 11  # columns a player needs
SEPARATOR = " · "  # in the title of a panel, where a narrow column may break it


def board(view: View, waiting: Container[Seat], texts: Texts, width: int) -> RenderableType:
    """The table as a seat sees it; who must choose is marked."""
    sheet = view.sheet()
    players = [panel for panel in sheet if panel.seat is not None]
    parts: list[RenderableType] = []
    labels = _labels(players, texts)
    room = width - max(map(len, labels), default=0) - 1
    for bank in _banks(players, room):
        titles = [_title(panel, view.seat, waiting, texts, room // len(bank) - 1) for panel in bank]
        parts.append(_columns(bank, titles, labels, texts))
    parts += [_row(panel, texts) for panel in sheet if panel.seat is None]
    return Group(*parts)


def private(view: View, public: View, name: str, texts: Texts) -> list[Text]:
    """The panels that only this seat can see, such as a hand, under the player's name."""
    known = {panel.title.key for panel in public.sheet()}
    return [_row(panel, texts, name) for panel in view.sheet() if panel.title.key not in known]


def _labels(players: list[Panel], texts: Texts) -> list[str]:
    """The labels of all rows that have something in them at somebody's place, in order."""
    every = [texts.say(line.label) for panel in players for line in panel.lines]
    filled = {texts.say(line.label) for panel in players for line in panel.lines if line.items}
    return [label for label in dict.fromkeys(every) if label in filled]


def _banks(players: list[Panel], room: int) -> list[list[Panel]]:
    """The players in as many rows of panels as the width asks for, evenly."""
    fit = max(1, room // NARROWEST)
    banks = max(1, -(-len(players) // fit))
    size = max(1, -(-len(players) // banks))
    return [players[at : at + size] for at in range(0, len(players), size)]


def _columns(players: list[Panel], titles: list[Text], labels: list[str], texts: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True, min_width=max(map(len, labels), default=0))
    for _ in players:
        table.add_column(ratio=1)
    table.add_row("", *titles)
    cells = [_cells(panel.lines, texts) for panel in players]
    for label in labels:
        if any(cell.get(label) for cell in cells):
            table.add_row(label, *(cell.get(label, "") or Text("–", "dim") for cell in cells))
    return table


def _title(panel: Panel, me: Seat | None, waiting: Container[Seat], texts: Texts, width: int) -> Text:
    """The name, marked if the player must choose, and below it the rest, in one line if it fits."""
    name, *rest = texts.say(panel.title).split(SEPARATOR)
    if panel.seat == me:
        name = texts("you", name=name)
    title = Text(f"{ACTIVE} {name}", "bold yellow") if panel.seat in waiting else Text(name, "bold")
    below = SEPARATOR.join(rest)
    if len(below) > width:
        below = "\n".join(rest)
    title.append("\n" + below, "not bold default")
    return title


def _cells(lines: list[Line], texts: Texts) -> dict[str, str]:
    return {texts.say(line.label): _items([texts.say(item) for item in line.items]) for line in lines}


def _items(items: list[str]) -> str:
    return ", ".join(items).replace(", (", " (")  # a remark in brackets belongs to what stands before it


def _row(panel: Panel, texts: Texts, title: str = "") -> Text:
    """A panel that is nobody's place, in one line."""
    row = Text(title or texts.say(panel.title), "bold")
    row.append("  ", "not bold")
    lines = [line for line in panel.lines if line.items or line.label.values]
    for place, line in enumerate(lines):
        if place:
            row.append(SEPARATOR, "not bold dim")
        if len(panel.lines) > 1 or line.label.values:  # otherwise the title has said it
            label = texts("label", label=line.label) + " " if line.items else texts.say(line.label)
            row.append(label, "not bold dim")
        for at, item in enumerate(line.items):
            row.append(", " if at else "", "not bold")
            row.append(code_of(item) + texts.say(item), "not bold")
    return row


def code_of(item: Phrase) -> str:
    """The notation of the card that a phrase is about, which is what people type to ask for it."""
    for phrase in (item, *item.values.values()):
        if isinstance(phrase, Phrase) and phrase.key.startswith("card-"):
            return phrase.key.removeprefix("card-") + " "
    return ""
