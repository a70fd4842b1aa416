"""`./manoir docs`: builds the site of the documentation into .cache/site, and checks that all its links lead somewhere.
`./manoir docs --serve` shows it too: its search needs more than a file.

The pages are the Markdown files of the project, where they are; nothing is written twice. Links to what is no page (a
source, a folder) lead to the repository if MANOIR_REPOSITORY says where it is, and are plain words otherwise. The
decisions are listed by their headings. Why MkDocs: docs/decisions/0027-the-site.md.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from tools import markdown_links as markdown

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / ".cache/site-pages"
SITE = ROOT / ".cache/site"
REPOSITORY = os.environ.get("MANOIR_REPOSITORY", "").rstrip("/")
PICTURES = (".webp", ".svg", ".png")
RULE = re.compile(r"^\| ([A-Z]{1,2}-\d[\w.]*) \|", re.M)  # a rule with its id, which links may name


def gather() -> None:
    """Every page at its place below PAGES, and the pictures that they show."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for page in markdown.pages(ROOT):
        text = page.read_text(encoding="utf-8")
        for picture in (link for link in markdown.links(text) if link.endswith(PICTURES) and "://" not in link):
            source = (page.parent / picture).resolve()
            place = PAGES / source.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)
        place = PAGES / page.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = RULE.sub(r'| <a id="\1"></a>\1 |', text) if page.name == "RULES.md" else text
        listed = decisions() if page == ROOT / "docs/decisions/README.md" else ""
        place.write_text(adapted(text, page) + listed, encoding="utf-8")
    shutil.copy(ROOT / "tools/site.css", PAGES)
    shutil.copytree(ROOT / "web/src/fonts", PAGES / "fonts")


def adapted(text: str, page: Path) -> str:
    """Links to what the site does not have become links to the repository, or words."""
    on_site = {path.resolve() for path in markdown.pages(ROOT)}

    def link(found: re.Match[str]) -> str:
        whole, target = found[0], found[1]
        path = target.partition("#")[0]
        if not path or markdown.ELSEWHERE.match(target) or target.endswith(PICTURES):
            return whole
        place = (page.parent / path).resolve()
        if place in on_site:
            return whole
        words = whole[1 : whole.index("](")]
        where = place.relative_to(ROOT).as_posix()
        return f"[{words}]({REPOSITORY}/blob/HEAD/{where})" if REPOSITORY else words

    parts = re.split(r"(^ *```.*?^ *```[ \t]*$)", text, flags=re.M | re.S)
    return "".join(part if at % 2 else markdown.LINK.sub(link, part) for at, part in enumerate(parts))


def decisions() -> str:
    """The list of decisions, which GitHub shows as a folder."""
    lines = []
    for page in sorted((ROOT / "docs/decisions").glob("0*.md")):
        title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.name})")
    return "\n" + "\n".join(lines) + "\n"


class Links(HTMLParser):
    """What a page of the site refers to, and what may be referred to in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.names: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.targets.append(value)
            elif name == "id" and value:
                self.names.add(value)


def wrong_links(site: Path) -> list[str]:
    """Links of the built site that lead nowhere in it, and whatever it would load from elsewhere."""
    read = {page: Links(page) for page in site.rglob("*.html")}
    wrong = []
    for page, links in read.items():
        for target in links.targets:
            path, _, name = target.partition("#")
            if re.match(r"[a-z]+:|//|javascript", target) or page.name == "404.html":
                continue
            place = (page.parent / unquote(path.partition("?")[0])).resolve() if path else page
            place = place / "index.html" if place.is_dir() else place
            if not place.exists():
                wrong.append(f"{page.relative_to(site)}: {target}: no such page")
            elif name and place in read and unquote(name) not in read[place].names and not name.startswith("__"):
                wrong.append(f"{page.relative_to(site)}: {target}: no such heading")
        wrong += [f"{page.relative_to(site)}: loads {one}" for one in loaded(page)]
    return wrong


def loaded(page: Path) -> list[str]:
    """Scripts, styles and pictures of other hosts."""
    text = page.read_text(encoding="utf-8")
    return re.findall(r"<(?:script|img|link)\b[^>]*\b(?:src|href)=\"?(https?://[^\" >]+)", text)


def serve() -> None:
    """The site for this machine alone, until Ctrl-C."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(SITE))) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def main(words: list[str]) -> int:
    if words not in ([], ["--serve"]):
        print("manoir: docs takes --serve, or nothing.", file=sys.stderr)
        return 2
    wrong = [one for page in markdown.pages(ROOT) for one in markdown.broken(page, ROOT)]
    if not wrong:
        gather()
        quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--clean"]
        if subprocess.run(command, cwd=ROOT, env=quiet).returncode != 0:
            return 1
        wrong = wrong_links(SITE)
    for one in wrong:
        print(f"manoir: {one}", file=sys.stderr)
    if not wrong:
        pages = len(list(SITE.rglob("*.html")))
        print(f"{pages} pages, all links lead somewhere: {(SITE / 'index.html').relative_to(ROOT)}", flush=True)
        if words:
            serve()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
