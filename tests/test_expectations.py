"""tests/expectations.md lists every statement about the page once, and the tests that it names are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "tests/expectations.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (UX-\d{3}) \| [^|]+ \| (\w[\w ]*) \| ([^|]*) \|$", PAGE, re.MULTILINE)
STATES = ("tested", "done", "partly", "not yet")


def test_every_statement_has_a_row_and_a_known_state() -> None:
    assert [id for id, _, _ in ROWS] == [f"UX-{number:03}" for number in range(1, 145)]
    assert {state for _, state, _ in ROWS} <= set(STATES)


def test_whatever_counts_as_tested_names_a_test_that_is_there() -> None:
    tests = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")}
    for id, state, about in ROWS:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", about)
        assert named or state != "tested", id
        for file, test in named:
            assert f"def {test}(" in tests.get(file, ""), (id, file, test)


def test_the_summary_counts_the_rows() -> None:
    counts = {state: [row[1] for row in ROWS].count(state) for state in STATES}
    assert ", ".join(f"{counts[state]} {state}" for state in STATES) in PAGE
