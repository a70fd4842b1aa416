"""docs/architecture.md leads a reader through the code: whatever it names is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LONGEST = 60  # lines: it is one page


def named() -> list[tuple[str, str]]:
    """Files and what is said to be in them. A name alone, after a file's, is in that file too."""
    found: list[tuple[str, str]] = []
    for cell in re.split(r"[|\n]", PAGE):
        file = ""
        for quoted in re.findall(r"`([^`]+)`", cell):
            if "/" in quoted and "." in quoted:
                file, _, name = quoted.partition(": ")
                found.append((file, name))
            elif file and re.fullmatch(r"[A-Za-z_.]+", quoted) and not quoted[0].isdigit():
                found.append((file, quoted))
    return found


def definitions(file: Path) -> set[str]:
    if file.suffix == ".py":
        return in_python(ast.parse(file.read_text(encoding="utf-8")))
    text = file.read_text(encoding="utf-8")
    return set(
        re.findall(r"^\s*(?:export |private |async |function )*(\w+)(?:<[^\n]*>)?(?:\(| = (?:async )?\()", text, re.M)
    )


def in_python(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    found |= {inner.name, f"{node.name}.{inner.name}"}
    return found


def test_it_names_something() -> None:
    assert len(named()) > 30
    assert len(PAGE.splitlines()) <= LONGEST


@pytest.mark.parametrize(("file", "name"), named())
def test_what_it_names_is_there(file: str, name: str) -> None:
    path = ROOT / file
    assert path.is_file(), file
    assert not name or name in definitions(path), f"{name} in {file}"
