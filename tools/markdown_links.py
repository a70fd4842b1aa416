"""The Markdown files of the project and the links between them. Standard library only.

Headings have the anchors that GitHub gives them, and that the site of the documentation gives them too (mkdocs.yml).
"""

import re
from collections.abc import Iterator
from pathlib import Path

LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
TAG = re.compile(r"<(?:img|a)\b[^>]*?\b(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^( *)(```+|~~~+).*?^\1\2[ \t]*$", re.M | re.S)
CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.S)
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.M)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")


def pages(root: Path) -> list[Path]:
    """All that people read: not what tests take as samples, nor what a new game is made from."""
    found = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "src/manoir/games").glob("*/RULES.md")]
    return sorted([*found, root / "tests/expectations.md"])


def prose(text: str) -> str:
    """A page without its code."""
    return CODE.sub(lambda code: "x" * (code[0].count("\n") == 0), FENCE.sub("", text))


def links(text: str) -> Iterator[str]:
    """Targets as they are written."""
    without = FENCE.sub("", text)
    yield from LINK.findall(CODE.sub("code", without))
    yield from TAG.findall(without)


def anchors(text: str) -> set[str]:
    """What a link may name in a page after its #."""
    found: dict[str, int] = {}
    names = set()
    for heading in HEADING.findall(FENCE.sub("", text)):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", re.sub(r"[`*]", "", plain).lower()).replace(" ", "-")
        again = found.get(name, 0)
        found[name] = again + 1
        names.add(f"{name}-{again}" if again else name)
    return names | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text))


def broken(page: Path, root: Path) -> list[str]:
    """The links of a page that lead nowhere, each with what is missing. Links to other sites are not followed."""
    found = []
    text = page.read_text(encoding="utf-8")
    for link in links(text):
        if ELSEWHERE.match(link):
            continue
        target, _, anchor = link.partition("#")
        place = (page.parent / target).resolve() if target else page
        if not place.exists():
            found.append(f"{page.relative_to(root)}: {link}: no such file")
        elif not place.is_relative_to(root):
            found.append(f"{page.relative_to(root)}: {link}: outside the project")
        elif anchor and place.suffix == ".md" and anchor not in anchors(place.read_text(encoding="utf-8")):
            found.append(f"{page.relative_to(root)}: {link}: no such heading")
    return found
