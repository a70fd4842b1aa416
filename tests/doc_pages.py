"""What the pages tell readers to type, and what they show them."""

import re
from pathlib import Path
from typing import NamedTuple

from tools import markdown_links as markdown

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```[ \t]*$", re.M | re.S)
INLINE = re.compile(r"`((?:MANOIR_\w+=\S+ )?\./manoir [^`]+)`")
OURS = re.compile(r"(?:MANOIR_\w+=\S+ )?\./manoir ")
LESSONS = "docs/add-a-game.md"  # carried out line by line: tests/test_lessons.py


class Block(NamedTuple):
    page: str
    kind: str
    text: str

    @property
    def name(self) -> str:
        """By which the lists of the tests call it."""
        return f"{self.page}: {self.text.strip().splitlines()[0].strip()[:60].strip()}"

    @property
    def commands(self) -> list[str]:
        """If all of it is to be typed: line by line, without the words that explain a line."""
        lines = self.text.strip().splitlines()
        if self.kind or not all(OURS.match(line) for line in lines):
            return []
        return [re.split(r" {2,}| (?=one for each)", line)[0] for line in lines]


def read() -> dict[str, str]:
    """The pages that people follow. Decisions and changes tell what was done, and rules what is played."""
    found = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in markdown.pages(ROOT)}
    told = ("docs/decisions/", "CHANGELOG.md", "src/", "tests/", LESSONS)
    return {name: text for name, text in found.items() if not name.startswith(told)}


def blocks() -> list[Block]:
    return [Block(page, kind, text) for page, all in read().items() for kind, text in BLOCK.findall(all)]


def commands() -> set[str]:
    """Every ./manoir that a reader may type, in a block or in a sentence."""
    found = {command for block in blocks() for command in block.commands}
    for text in read().values():
        found |= {" ".join(one.split()) for one in INLINE.findall(markdown.FENCE.sub("", text))}
    return found
