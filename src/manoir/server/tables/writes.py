"""What a command of a table wants to have written, and what may come of it. Who writes it is not known here."""

import asyncio

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.server.tables.agreement import Agreement

LogLine = tuple[str, int, int, str, str | None, int]  # a row of the log


class Unwritable(Refused):
    """The database cannot be written now. Nothing has been acknowledged that is not in it."""

    def __init__(self) -> None:
        super().__init__(Phrase("error-storage"))


class TooLate(Exception):
    """Somebody else was faster: the table must be read again."""


class Write:
    """What one command wants to have in the database: all of it or nothing. With nothing in it, it is a try."""

    __slots__ = ("agreement", "done", "lines", "revision", "table")

    def __init__(self, table: str, lines: list[LogLine], agreement: Agreement | None, revision: int) -> None:
        self.table = table
        self.revision = revision  # of the agreement that the lines were written by: who holds which seat
        self.lines = lines
        self.agreement = agreement  # with the revision that it will have
        self.done: asyncio.Future[None] | None = None
