"""Pages of the documents that commands write a part of, between two marks."""

from dataclasses import dataclass
from pathlib import Path

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.files import read_text, write_text


@dataclass(frozen=True)
class Marks:
    begin: str
    end: str

    def check(self, path: Path) -> None:
        """Refuse a page now that could not be written at the end."""
        text = read_text(path)
        if self.begin not in text or self.end not in text:
            raise Refused(Phrase("error-page", {"path": str(path), "begin": self.begin, "end": self.end}))

    def write(self, path: Path, tables: str) -> None:
        """Put the tables between the marks."""
        text = read_text(path)
        before, _, rest = text.partition(self.begin)
        _, _, after = rest.partition(self.end)
        write_text(path, f"{before}{self.begin}\n\n{tables}\n\n{self.end}{after}")
