"""A view laid out for reading: panels of labelled rows. The terminal shows it as it is."""

from manoir.core.story import Phrase, Seat


class Line:
    """A labelled row. A secret one is what the seat knows and others do not: clients can cover it."""

    def __init__(self, label: Phrase, items: list[Phrase], secret: bool = False) -> None:
        self.label = label
        self.items = items
        self.secret = secret


class Panel:
    """Rows under a title; the panels of the players stand side by side, clockwise."""

    def __init__(self, title: Phrase, lines: list[Line], seat: Seat | None = None, listed: bool = False) -> None:
        self.title = title
        self.lines = lines
        self.seat = seat
        self.listed = listed  # its rows stand one below the other


class Progress:
    """How far a game is: a part from 0 to 1, and in words."""

    def __init__(self, part: float, text: Phrase) -> None:
        self.part = part
        self.text = text


class Stage:
    """A part of a turn, as the players would call it."""

    def __init__(self, text: Phrase, now: bool) -> None:
        self.text = text
        self.now = now
