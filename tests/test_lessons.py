"""docs/add-a-game.md is carried out: every command is run, every change made, and what it says comes of them does."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.workshop.house import ROOT, House

PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (in )?(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"  # in what a command says: some words, or some lines
PLAYED = "1\n" * 30  # the first move, again and again


class Reader:
    """Somebody who does what the lessons say, in the folder of a house."""

    def __init__(self, place: Path) -> None:
        self.place = place / "manoir"
        self.place.mkdir()
        self.game = place / "attic"
        self.house = House(place / "python")

    def writes(self) -> None:
        """All changes, and of the commands only those without which there is no game and no board."""
        for kind, quoted, file, text in blocks():
            if kind != "console":
                self.does(kind, quoted, file, text)
            elif "./manoir new-game" in text:
                self.types("./manoir new-game ../attic", "")
                self.types("./manoir add ../attic", "")
        self.types("./manoir board attic", "")

    def does(self, kind: str, quoted: bool, file: str, text: str) -> None:
        if kind == "console":
            for command in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                words, _, said = command.partition("\n")
                self.types(words, said)
        elif kind == "diff":
            name, _, hunks = text.removeprefix("--- ").partition("\n")
            for hunk in re.split(r"^@@\n", hunks, flags=re.MULTILINE)[1:]:
                self.changes(self.game / name, hunk.splitlines())
        elif quoted:
            assert text in (self.game / file).read_text(encoding="utf-8"), f"{file} does not say so"
        else:
            (self.game / file).parent.mkdir(parents=True, exist_ok=True)
            (self.game / file).write_text(text, encoding="utf-8")

    def types(self, words: str, said: str) -> None:
        program, word, *others = shlex.split(words)
        assert program == "./manoir"
        if word == "test":
            done = self.house.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *others, cwd=self.place)
        elif word == "board":
            done = self.builds(others)
        else:
            done = self.house.manoir(word, *others, cwd=self.place, typed=PLAYED)
        output = re.sub(r"\S*python\S* -m manoir", "./manoir", done.stdout + done.stderr)  # as the reader has typed it
        wanted = [line.rstrip() for line in said.splitlines() if line.strip() != ANYTHING]
        lines = iter(output.splitlines())
        for want in wanted:
            pattern = ".*".join(map(re.escape, want.split(ANYTHING)))
            assert any(re.fullmatch(pattern, line.rstrip()) for line in lines), f"$ {words}\n{output}\nmissing: {want}"
        good = not re.search(r"random games broke|faults were found", said)
        assert (done.returncode == 0) == good, f"$ {words}\n{output}"

    def builds(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        """`./manoir board`, with the tools of the page that are here; the game is found by the house's own Python."""
        found = {
            **self.house.environment,
            "PYTHONPATH": os.pathsep.join([str(self.house.site), str(self.game / "src")]),
        }
        command = [sys.executable, "-m", "tools.board", *words]
        return subprocess.run(command, cwd=ROOT, env=found, capture_output=True, text=True)

    def changes(self, file: Path, hunk: list[str]) -> None:
        text = file.read_text(encoding="utf-8")
        before = "".join(line[1:] + "\n" for line in hunk if line[:1] in (" ", "-", ""))
        after = "".join(line[1:] + "\n" for line in hunk if line[:1] in (" ", "+", ""))
        assert text.count(before) == 1, f"{file.name}: {before}"
        file.write_text(text.replace(before, after), encoding="utf-8")


def blocks() -> list[tuple[str, bool, str, str]]:
    return [(kind, bool(quoted), file or "", text) for kind, quoted, file, text in BLOCK.findall(PAGE)]


def test_the_lessons_can_be_carried_out_as_they_stand(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    page_tools = (ROOT / "web/node_modules/svelte-check").is_dir()
    for kind, quoted, file, text in blocks():
        if page_tools or "./manoir board" not in text:
            reader.does(kind, quoted, file, text)

    if not page_tools:
        pytest.skip("the board was not built: ./manoir test installs the packages of the page")
    assert (reader.game / "src/attic/web/dist/board.js").is_file()


def test_no_block_of_the_lessons_is_left_out() -> None:
    assert PAGE.count("```") == 2 * len(blocks())
    assert {kind for kind, _, _, _ in blocks()} == {"console", "diff", "python", "ts", "svelte", "ftl"}
