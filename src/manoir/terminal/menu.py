"""The legal moves with numbers: a grid where they differ in two parts, a list where they do not."""

from itertools import product

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.core.game import Move, View
from manoir.core.parts import Part
from manoir.core.texts import Texts
from manoir.terminal.prompt import folded

LABEL, COLUMN = 12, 9  # how wide the parts of a grid are at least
LONG = 8  # moves: a longer list is shown in columns …
LOW = 3  # … and on a low screen one that is longer than this

Values = tuple[str, ...]  # of some parts


class Grid:
    """Moves that do the same thing: a row for each choice of all parts but the last, a column for each of the last."""

    def __init__(self) -> None:
        self.rows: dict[Values, dict[str, Move]] = {}

    def add(self, move: Move) -> None:
        *first, last = [str(part.value) for part in move.parts().values()]
        self.rows.setdefault(tuple(first), {})[last] = move

    def columns(self) -> dict[str, Move]:
        """The last parts, each with a move that has it, in the order of the rows wherever they agree."""
        found: dict[str, Move] = {}
        order: list[str] = []
        for row in self.rows.values():
            place = 0
            for last, move in row.items():
                if last in found:
                    place = order.index(last) + 1
                else:
                    order.insert(place, last)
                    place += 1
                    found[last] = move
        return {last: found[last] for last in order}

    def moves(self) -> list[Move]:
        return [move for row in self.rows.values() for move in row.values()]

    def fits(self, width: int) -> bool:
        """Whether it has rows and columns, is half full, and has room: in a narrower one numbers would be lost."""
        rows, columns = len(self.rows), len(self.columns())
        most = max(1, (width - LABEL) // COLUMN)
        return rows > 1 and 1 < columns <= most and 2 * len(self.moves()) > rows * columns


class Menu:
    def __init__(
        self, moves: list[Move], texts: Texts, width: int, view: View | None = None, low: bool = False
    ) -> None:
        self.texts = texts
        self.long = LOW if low else LONG
        self.view = view
        self.width = width
        self.hints = {id(move): None if view is None else view.hint(move) for move in moves}
        alike: dict[Values, Grid] = {}
        for move in moves:
            parts = move.parts()
            single = not any(isinstance(part.value, list) for part in parts.values())
            if len(parts) > 1 and single:
                alike.setdefault((move.verb, *parts), Grid()).add(move)
        self.grids = [grid for grid in alike.values() if grid.fits(width)]
        gridded = {id(move) for grid in self.grids for move in grid.moves()}
        self.listed = [move for move in moves if id(move) not in gridded]
        self.numbered = {str(number): move for number, move in enumerate(moves, 1)}
        self.numbers = {id(move): number for number, move in self.numbered.items()}

    def find(self, typed: str) -> Move | None:
        """The move of a number, of a notation, or of what its parts are called, with its verb or without."""
        if typed in self.numbered:
            return self.numbered[typed]
        wanted = folded(typed)
        moves = list(self.numbered.values())
        exact = [move for move in moves if move.notation == typed]
        alike = [move for move in moves if move.notation.casefold() == typed.casefold()]
        named = [move for move in moves if wanted in self._names(move)]
        for found in (exact, alike, named):
            if len(found) == 1:
                return found[0]
        return None

    def _names(self, move: Move) -> set[str]:
        """What a move may be called, besides its notation."""
        parts = [(str(part.value), self._label(name, part)) for name, part in move.parts().items()]
        spoken = [" ".join(words) for words in product(*parts)]
        called = [self.texts.say(move.phrase()), *(f"{move.verb} {words}" for words in spoken)]
        if len(parts) > 1:  # a card alone is asked about, not played
            called += spoken
        return {folded(one) for one in called}

    def shown(self) -> RenderableType:
        parts: list[RenderableType] = []
        for grid in self.grids:
            parts += [self._grid(grid), *self._notes(grid)]
        if self.listed:
            parts.append(self._list())
        return Group(*parts)

    def _grid(self, grid: Grid) -> Table:
        columns, rows = grid.columns(), list(grid.rows.values())
        table = Table.grid(padding=(0, 2))
        firsts = [list(next(iter(row.values())).parts().items())[:-1] for row in rows]
        codes = [" ".join(code for name, part in first if (code := self._code(name, part))) for first in firsts]
        labels = [" ".join(self._label(name, part) for name, part in first) for first in firsts]
        room = self.width - max(map(len, codes)) - 2 - max(map(len, labels))
        heads = self._heads([list(move.parts().items())[-1] for move in columns.values()], room)
        before = 2 if any(codes) else 1
        if before > 1:
            table.add_column(style="dim", justify="right")
        table.add_column()
        for head in heads:
            table.add_column(justify="center", min_width=min(len(head), COLUMN))
        table.add_row(*[""] * before, *(Text(head, "bold") for head in heads))
        wide = max(len(self.numbers[id(move)]) for move in grid.moves())
        for row, code, label in zip(rows, codes, labels, strict=True):
            cells = [self._number(row[last], wide) if last in row else Text("") for last in columns]
            table.add_row(*[code, label][-before:], *cells)
        return table

    def _notes(self, grid: Grid) -> list[Text]:
        """What moves of a grid promise: once for a column that promises the same in every row, or number by number."""
        promised: dict[str, list[Move]] = {}
        for move in grid.moves():
            hint = self.hints[id(move)]
            if hint is not None:
                promised.setdefault(self.texts.say(hint), []).append(move)
        notes = []
        for promise, moves in promised.items():
            ends = [list(one.parts().items())[-1] for one in moves]
            lasts = {str(part.value): self._label(name, part) for name, part in ends}
            of_column = [one for one in grid.moves() if str(list(one.parts().values())[-1].value) in lasts]
            whole = len(lasts) == 1 and len(of_column) == len(moves)
            what = next(iter(lasts.values())) if whole else ", ".join(self.numbers[id(one)] for one in moves)
            notes.append(Text(f"{what} – {promise}", "dim"))
        return notes

    def _heads(self, lasts: list[tuple[str, Part]], room: int) -> list[str]:
        """What stands above columns: code and name, or names alone, or codes, as there is room."""
        labels = [self._label(name, part) for name, part in lasts]
        codes = [self._code(name, part) or label for (name, part), label in zip(lasts, labels, strict=True)]
        both = [label if code == label else f"{code} {label}" for code, label in zip(codes, labels, strict=True)]
        for heads in (both, labels):
            if sum(2 + len(head) for head in heads) <= room:
                return heads
        return codes  # the table above has the names

    def _list(self) -> Table:
        """One below the other; a long list in columns, read downwards."""
        said = [self.texts.say(move.phrase()) for move in self.listed]
        shown = [
            text if said.count(text) == 1 else f"{text} ({move.notation})"
            for move, text in zip(self.listed, said, strict=True)
        ]
        shown = [self._promised(move, text) for move, text in zip(self.listed, shown, strict=True)]
        columns = 1
        if len(shown) > self.long:
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

    def _promised(self, move: Move, text: str) -> str:
        """A move with what it promises, if the rules can tell."""
        hint = self.hints[id(move)]
        return text if hint is None else f"{text} – {self.texts.say(hint)}"

    def _number(self, move: Move, wide: int = 0) -> Text:
        return Text(self.numbers[id(move)].rjust(wide), "bold cyan")

    def _label(self, name: str, part: Part) -> str:
        """What people call a part; a number may have a text of its own, which says what it counts."""
        key = "part-" + name
        return self.texts(key if self.texts.has(key) else "phrase", value=part.said)

    def _code(self, name: str, part: Part) -> str:
        """A code to look for and to type; nothing where the name says it, as with numbers and words such as rest."""
        code = str(part.value)
        return "" if isinstance(part.value, int) or code.islower() or code == self._label(name, part) else code
