"""The program of docs/protocol.md plays in a real house, as it stands there."""

import subprocess
import sys
from pathlib import Path

from manoir.core.record import replayed
from manoir.games import GAMES
from tests.doc_pages import blocks
from tests.server.running import PATIENCE, Running


def test_the_program_of_the_page_plays_a_whole_game(house: Running, tmp_path: Path) -> None:
    [program] = [block for block in blocks() if block.page == "docs/protocol.md" and block.kind == "python"]
    (tmp_path / "ada.py").write_text(program.text, encoding="utf-8")
    words = [sys.executable, "ada.py", house.address]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    record = replayed(done.stdout.strip() + "\n", GAMES)
    assert record.match.over
    assert record.names[0] == "Ada"
    assert len(program.text.splitlines()) < 30
