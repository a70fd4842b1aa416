"""A view laid out for reading: panels of labelled rows. The terminal shows it as it is."""

from manoir.core.story import Phrase, Seat


class Line:
    """A labelled row."""

    def __init__(self, label: Phrase, items: list[Phrase]) -> None:
        self.label = label
        self.items = items


class Panel:
    """Rows under a title; the panels of the players stand side by side, clockwise."""

    def __init__(self, title: Phrase, lines: list[Line], seat: Seat | None = None, listed: bool = False) -> None:
        self.title = title
        self.lines = lines
        self.seat = seat
        self.listed = listed  # its rows stand one below the other
