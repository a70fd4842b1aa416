"""The legal moves with numbers: a grid where they differ in two words, a list where they do not."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.core.game import Move, View
from manoir.core.story import Phrase, Who, plain
from manoir.core.texts import Texts
from manoir.terminal.prompt import folded

LABEL, COLUMN = 12, 9  # how wide the parts of a grid are at least
FEW = 4  # columns: more are headed by their names alone, if they fit
CODE = 3  # letters that the code of a card or a place has at most
LONG = 8  # moves: a longer list is shown in columns


class Menu:
    def __init__(self, moves: list[Move], texts: Texts, width: int, view: View | None = None) -> None:
        self.texts = texts
        self.view = view
        self.width = width
        rows: dict[tuple[str, ...], list[Move]] = {}
        for move in moves:
            rows.setdefault((move.phrase().key, *move.notation.split(" ")[:-1]), []).append(move)
        grids: dict[tuple[str, int], list[list[Move]]] = {}
        for (key, *words), row in rows.items():
            if words and not any(self._hint(move) for move in row):
                grids.setdefault((key, len(words)), []).append(row)
        most = max(1, (width - LABEL) // COLUMN)  # in a narrower grid numbers would be lost
        wide = [grid for grid in grids.values() if len(grid) > 1 and 1 < len(_columns(grid)) <= most]
        self.grids = [grid for grid in wide if 2 * sum(map(len, grid)) > len(grid) * len(_columns(grid))]
        gridded = {id(move) for grid in self.grids for row in grid for move in row}
        self.listed = [move for move in moves if id(move) not in gridded]
        self.numbered = {str(number): move for number, move in enumerate(moves, 1)}
        self.numbers = {id(move): number for number, move in self.numbered.items()}

    def find(self, typed: str) -> Move | None:
        """The move of a number, of a notation, whose first word may be left out, or of what it is called."""
        if typed in self.numbered:
            return self.numbered[typed]
        wanted = typed.casefold()
        moves = list(self.numbered.values())
        exact = [move for move in moves if move.notation == typed]
        alike = [move for move in moves if move.notation.casefold() == wanted]
        short = [move for move in moves if " " in wanted and move.notation.casefold().partition(" ")[2] == wanted]
        named = [move for move in moves if folded(typed) in (self._spoken(move), folded(self.texts.say(move.phrase())))]
        for found in (exact, alike, short, named):
            if len(found) == 1:
                return found[0]
        return None

    def _spoken(self, move: Move) -> str:
        """A notation with every word as it is called, which is what the heads of a grid say."""
        return folded(" ".join(self._label(move, place) for place in range(len(move.notation.split(" ")))))

    def shown(self) -> RenderableType:
        parts: list[RenderableType] = [self._grid(grid) for grid in self.grids]
        if self.listed:
            parts.append(self._list())
        return Group(*parts)

    def _grid(self, grid: list[list[Move]]) -> Table:
        """A row for each choice of the middle words, a column for each last word."""
        columns = _columns(grid)
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", justify="right")
        table.add_column()
        words = [row[0].notation.split(" ")[1:-1] or row[0].notation.split(" ")[:1] for row in grid]
        labels = [self._named(row[0], middle) for row, middle in zip(grid, words, strict=True)]
        first = max(len(" ".join(middle)) for middle in words) + 2 + max(map(len, labels))
        named = [(last, self._label(move, -1)) for last, move in columns.items()]
        heads = [label if _is_word(last) else f"{last} {label}" for last, label in named]
        if first + sum(2 + len(head) for head in heads) > self.width:
            heads = [label if len(words[0]) < 2 and len(columns) > FEW else last for last, label in named]
        if first + sum(2 + len(head) for head in heads) > self.width:  # the table above has the names
            heads = list(columns)
        for head in heads:
            table.add_column(justify="center", min_width=min(len(head), 9))
        table.add_row("", "", *(Text(head, "bold") for head in heads))
        wide = max(len(self.numbers[id(move)]) for row in grid for move in row)
        for row, middle, label in zip(grid, words, labels, strict=True):
            cells = {move.notation.split(" ")[-1]: self._number(move, wide) for move in row}
            table.add_row(" ".join(middle), label, *(cells.get(last, Text("")) for last in columns))
        return table

    def _list(self) -> Table:
        """One below the other; a long list in columns, read downwards."""
        said = [self.texts.say(move.phrase()) for move in self.listed]
        shown = [
            text if said.count(text) == 1 else f"{text} ({move.notation})"
            for move, text in zip(self.listed, said, strict=True)
        ]
        shown = [self._promised(move, text) for move, text in zip(self.listed, shown, strict=True)]
        columns = 1
        if len(shown) > LONG:
            columns = max(1, min(3, self.width // (max(map(len, shown)) + 6)))
            shown = [text + "  " for text in shown]  # or a number would seem to belong to the move before it
        height = -(-len(shown) // columns)
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right")
            table.add_column()
        for row in range(height):
            places = range(row, len(shown), height)
            table.add_row(*(cell for place in places for cell in (self._number(self.listed[place]), shown[place])))
        return table

    def _hint(self, move: Move) -> Phrase | None:
        return None if self.view is None else self.view.hint(move)

    def _promised(self, move: Move, text: str) -> str:
        """A move with what it promises, if the rules can tell."""
        hint = self._hint(move)
        return text if hint is None else f"{text} – {self.texts.say(hint)}"

    def _named(self, move: Move, words: list[str]) -> str:
        """The words of a row as they are called; nothing where they are called as they are written."""
        place = move.notation.split(" ").index(words[0])
        label = " ".join(self._label(move, place + at) for at in range(len(words)))
        return "" if label == " ".join(words) else label

    def _number(self, move: Move, wide: int = 0) -> Text:
        return Text(self.numbers[id(move)].rjust(wide), "bold cyan")

    def _label(self, move: Move, place: int) -> str:
        """A word of a notation as it is called in the phrase of the move: the card Mn, the player B, the initial b."""
        word = move.notation.split(" ")[place]
        for value in move.phrase().values.values():
            if isinstance(value, (Phrase, Who)):
                name = str(plain(value)).split("-")[-1]
                if word == name or (word.islower() and word == name[:1]):
                    return self.texts("phrase", value=value)
        return word


def _is_word(last: str) -> bool:
    """Whether it is a word or its initial, such as rest, which its name says again, and not a code to look for."""
    return (len(last) > CODE or len(last) == 1) and last.isalpha() and last.islower()


def _columns(grid: list[list[Move]]) -> dict[str, Move]:
    """The last words of a grid, each with a move that has it, in the order of the rows wherever they agree."""
    found: dict[str, Move] = {}
    order: list[str] = []
    for row in grid:
        place = 0
        for move in row:
            last = move.notation.split(" ")[-1]
            if last in found:
                place = order.index(last) + 1
            else:
                order.insert(place, last)
                place += 1
                found[last] = move
    return {last: found[last] for last in order}
