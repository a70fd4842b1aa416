"""The pages link to each other rightly; where the packages of the site are installed, it is built and looked at."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tools import markdown_links as markdown
from tools import site

ROOT = Path(__file__).resolve().parent.parent
PAGES = markdown.pages(ROOT)
PYTHON = ROOT / ".venv-docs/bin/python"


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_links_of_a_page_lead_to_files_and_headings_that_are_there(page: Path) -> None:
    assert markdown.broken(page, ROOT) == []


def test_wrong_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(
        "# A `word` of (mine)\n\n```\n[x](nowhere.md)\n# no heading\n```\n## Twice\n## Twice\n"
    )
    text = """[a](a.md) [b](a.md#a-word-of-mine) [c](a.md#twice-1) ![p](p.webp) `[code](no.md)` [w](https://example.org)
    [1](b.md) [2](a.md#no-heading) [3](#here) <img src="q.webp">"""
    (tmp_path / "c.md").write_text(text)
    found = markdown.broken(tmp_path / "c.md", tmp_path)
    assert [re.findall(r"c\.md: (\S+):", one)[0] for one in found] == [
        "p.webp",
        "b.md",
        "a.md#no-heading",
        "#here",
        "q.webp",
    ]
    assert markdown.broken(tmp_path / "a.md", tmp_path) == []


class Loader(yaml.SafeLoader):  # type: ignore[misc]
    """Reads the names of functions of Python as nothing."""


Loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda loader, suffix, node: None)


def navigation(part: object) -> list[str]:
    if isinstance(part, str):
        return [part]
    inner = part.values() if isinstance(part, dict) else part
    assert not isinstance(inner, str)
    return [page for one in inner for page in navigation(one)]  # type: ignore[attr-defined]


def test_every_page_has_its_place_in_the_navigation() -> None:
    config = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader)
    named = navigation(config["nav"])
    decisions = {page.relative_to(ROOT).as_posix() for page in (ROOT / "docs/decisions").glob("0*.md")}
    assert len(named) == len(set(named))
    assert set(named) | decisions == {page.relative_to(ROOT).as_posix() for page in PAGES}


def test_links_to_sources_become_words_and_those_to_pages_stay() -> None:
    text = "[a](docs/host.md#the-proxy) [b](src/manoir/cli.py) [c](https://example.org)\n```\n[d](x.py)\n```\n"
    assert (
        site.adapted(text, ROOT / "README.md")
        == "[a](docs/host.md#the-proxy) b [c](https://example.org)\n```\n[d](x.py)\n```\n"
    )


def test_wrong_links_and_strangers_are_found_in_a_built_site(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="top">A</h1><a href="b.html#there">b</a><a href="#top">t</a>')
    (tmp_path / "b.html").write_text(
        '<a href="c.html">c</a><a href="a.html#no">n</a><script src="https://cdn.example/x.js"></script>'
    )
    wrong = site.wrong_links(tmp_path)
    assert sorted(wrong) == [
        "a.html: b.html#there: no such heading",
        "b.html: a.html#no: no such heading",
        "b.html: c.html: no such page",
        "b.html: loads https://cdn.example/x.js",
    ]


@pytest.mark.skipif(not PYTHON.exists(), reason="the packages of the site are not installed: ./manoir docs does so")
def test_the_site_is_built_and_all_its_links_lead_somewhere() -> None:
    done = subprocess.run([PYTHON, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all links lead somewhere" in done.stdout
