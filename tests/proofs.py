"""Which rules the tests prove: each test that proves one cites it with @rules("T-4.8", "TS-12")."""

import ast
from pathlib import Path

import pytest

from manoir.core.rulebook import proven_ids
from manoir.games import GAMES, HOUSE

rules = pytest.mark.rules


def cited() -> set[str]:
    """Every id that stands in a @rules(...) of a test, read from the sources so that no selection hides one."""
    found: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rules":
                        found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def unproven() -> list[str]:
    """The ids of all games of the house that no test cites."""
    known = cited()
    return [id for name in HOUSE for id in proven_ids(GAMES[name]) if id not in known]
