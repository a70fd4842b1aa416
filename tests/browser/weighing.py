"""What the page weighs for somebody new, as their browser counts it."""

from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.browser.at_table import my_turn, seated
from tests.browser.visiting import PATIENCE

BROTLI, GZIP = "gzip, br", "gzip"  # what browsers accept over TLS and of their own machine, and what over plain http


class Weight(NamedTuple):
    """What goes over the line to somebody new, from the front door to the first decision, in bytes."""

    content: int  # compressed: scripts, styles, texts, figures, answers
    fonts: int
    headers: int  # and the page itself
    requests: int

    def __str__(self) -> str:
        content, fonts, headers = (f"{one / 1000:.1f}" for one in self[:3])
        return f"{content} kB compressed, fonts {fonts} kB, headers {headers} kB in {self.requests} requests"


def weight(browser: Browser, address: str, game: str, coding: str = BROTLI) -> Weight:
    """Service workers are off, so that nothing is fetched twice."""
    context = browser.new_context(base_url=address, service_workers="block", locale="en")
    context.set_default_timeout(PATIENCE)
    context.set_extra_http_headers({"accept-encoding": coding})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    bodies: Counter[str] = Counter()
    everything: list[int] = []  # what comes out of the browser's own memory counts nothing, and is no request

    def finished(event: dict[str, Any]) -> None:
        if event["encodedDataLength"]:
            everything.append(int(event["encodedDataLength"]))

    session.on("Network.requestWillBeSent", lambda event: kinds.update({event["requestId"]: event.get("type", "")}))
    session.on("Network.dataReceived", lambda event: bodies.update({event["requestId"]: event["encodedDataLength"]}))
    session.on("Network.loadingFinished", finished)
    page.goto("/")
    page.get_by_role("heading", level=1).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.goto(f"/t/{seated(context, address, game).code}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    context.close()
    fonts = sum(size for request, size in bodies.items() if kinds[request] == "Font")
    return Weight(bodies.total() - fonts, fonts, sum(everything) - bodies.total(), len(everything))
