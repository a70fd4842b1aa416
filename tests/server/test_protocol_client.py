"""The client that docs/protocol.md shows is a program: it is run, as it stands there, against a real house."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_client_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len([line for line in source.splitlines() if line.strip()]) <= 25
    client = tmp_path / "client.py"
    client.write_text(source, encoding="utf-8")
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log") as house:
        host = house.address.removeprefix("http://").rstrip("/")
        done = subprocess.run([sys.executable, str(client), host], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(json.loads(done.stdout)) == 4
