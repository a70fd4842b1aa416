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
DONE = "✓"  # who was asked too, and has answered
AFTER = " › "  # between the parts of a turn
NARROWEST = 11  # columns a player needs
SEPARATOR = " · "  # in the title of a panel, where a narrow column may break it


def board(view: View, waiting: Container[Seat], texts: Texts, width: int, short: bool = False) -> RenderableType:
    """The table as a seat sees it; who must choose is marked. In short, lists of cards are told in notation."""
    sheet = view.sheet()
    players = [panel for panel in sheet if panel.seat is not None]
    parts: list[RenderableType] = []
    labels = _labels(players, texts)
    room = width - max(map(len, labels), default=0) - 1
    for bank in _banks(players, room):
        titles = [title_of(panel, view, waiting, texts, room // len(bank) - 1) for panel in bank]
        parts.append(_columns(bank, titles, labels, texts, short))
    for panel in sheet:
        if panel.seat is None:
            if panel.listed:
                parts.append(_list(panel, texts))
                continue
            row = row_of(panel, texts, short=short)
            parts.append(row if len(row) <= width else _rows(panel, texts, width) or row)
    how_far = guide(view, texts)
    return Group(*parts, how_far) if how_far else Group(*parts)


def private(view: View, name: str, texts: Texts) -> list[Text]:
    """What only this seat can see of its own, such as a hand, under the player's name."""
    own = [panel for panel in view.sheet() if panel.seat in (None, view.seat)]
    secrets = [Panel(panel.title, [line for line in panel.lines if line.secret], panel.seat) for panel in own]
    return [row_of(panel, texts, name) for panel in secrets if panel.lines]


def guide(view: View, texts: Texts) -> Text:
    """How far the game is, and which part of the turn is now; nothing in games that do not say."""
    said = Text(style="dim")
    progress = view.progress()
    if progress is not None:
        said.append(texts.say(progress.text))
    for place, stage in enumerate(view.stages()):
        said.append(AFTER if place else SEPARATOR if progress is not None else "")
        said.append(texts.say(stage.text), "bold not dim" if stage.now else "")
    return said


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


def _columns(players: list[Panel], titles: list[Text], labels: list[str], texts: Texts, short: bool) -> RenderableType:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True, min_width=max(map(len, labels), default=0))
    for _ in players:
        table.add_column(ratio=1)
    table.add_row("", *titles)
    cells = [{texts.say(line.label): items_of(line, texts, short) for line in panel.lines} for panel in players]
    for label in labels:
        if any(cell.get(label) for cell in cells):
            table.add_row(label, *(cell.get(label, "") or Text("–", "dim") for cell in cells))
    return table


def title_of(panel: Panel, view: View, waiting: Container[Seat], texts: Texts, width: int, between: str = "\n") -> Text:
    """The name, marked if the player must choose or has chosen, and below it the rest, in one line if it fits."""
    name, *rest = texts.say(panel.title).split(SEPARATOR)
    if panel.seat == view.seat:
        name = texts("you", name=name)
    mark = ACTIVE if panel.seat in waiting else DONE if panel.seat in view.asked() else ""
    title = Text(f"{mark} {name}".strip(), "bold yellow" if mark == ACTIVE else "bold")
    below = SEPARATOR.join(rest)
    if len(below) > width:
        below = "\n".join(rest)
    title.append(between + below, "not bold default")
    return title


def items_of(line: Line, texts: Texts, short: bool) -> str:
    said = [texts.say(_noted(item) if short and len(line.items) > 1 else item) for item in line.items]
    return ", ".join(said).replace(", (", " (")  # a remark in brackets belongs to what stands before it


def row_of(panel: Panel, texts: Texts, title: str = "", short: bool = False) -> Text:
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
        if short and len(panel.lines) > 1 and len(line.items) > 1:
            row.append(items_of(line, texts, short), "not bold")
        else:
            row.append(", ".join(_space(code_of(item)) + texts.say(item) for item in line.items), "not bold")
    if not lines:
        row.append("–", "not bold dim")
    return row


def _list(panel: Panel, texts: Texts) -> Table:
    """A panel under its title, a line a row; what is long goes on below its beginning."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row(Text(texts.say(panel.title), "bold not dim"), "")
    for line in panel.lines:
        table.add_row(texts.say(line.label), ", ".join(texts.say(item) for item in line.items) or "–")
    return table


def _rows(panel: Panel, texts: Texts, width: int) -> Table | None:
    """A panel of many lines, such as a hand in families, one below the other; None if there is one or no room.

    A label that counts what follows, such as “played (40)”, is read as a sentence and stays in one.
    """
    if any(line.label.values for line in panel.lines):
        return None
    title = texts.say(panel.title)
    lines = [(texts.say(line.label), items_of(line, texts, short=True)) for line in panel.lines if line.items]
    if len(lines) <= 1:
        return None
    before = len(title) + 2 + max(len(label) for label, _ in lines) + 2
    if before + max(len(items) for _, items in lines) > width:
        return None
    table = Table.grid(padding=(0, 2))
    for style in ("bold", "dim", ""):
        table.add_column(style=style)
    for place, (label, items) in enumerate(lines):
        table.add_row("" if place else title, label, items)
    return table


def _noted(item: Phrase) -> Phrase:
    """A phrase about a card, with the card's notation instead of its name."""
    if item.key.startswith("card-"):
        return Phrase("phrase", {"value": code_of(item)})
    return Phrase(
        item.key, {name: _noted(value) if isinstance(value, Phrase) else value for name, value in item.values.items()}
    )


def on_display(view: View) -> set[str]:
    """The cards that lie open to all, as codes, where a game lists what is on the table; otherwise none."""
    sheet = view.sheet()
    listed = {code_of(item) for panel in sheet if panel.listed for line in panel.lines for item in _phrases(line)}
    held = {code_of(item) for panel in sheet for line in panel.lines for item in _phrases(line)}
    return held - {""} if listed - {""} else set()


def _phrases(line: Line) -> list[Phrase]:
    return [line.label, *line.items]


def _space(code: str) -> str:
    return code + " " if code else ""


def code_of(item: Phrase) -> str:
    """The notation of the card that a phrase is about, which is what people type to ask for it."""
    for phrase in (item, *item.values.values()):
        if isinstance(phrase, Phrase) and phrase.key.startswith("card-"):
            return phrase.key.removeprefix("card-")
    return ""
