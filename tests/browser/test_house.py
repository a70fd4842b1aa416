"""The page as a browser finds it: it loads, complains of nothing, asks nobody else, and may talk to its house."""

import re

import pytest
from playwright.sync_api import Error, Route, expect

from manoir.core.texts import LANGUAGES
from tests.browser.visiting import PHONE, Visits, violations

SOCKET = """async () => {
    const wanted = { method: 'POST', body: '{"game":"toctoctoc","name":"Ada"}' }
    const made = await fetch('/api/tables', { ...wanted, headers: { 'content-type': 'application/json' } })
    const { table } = await made.json()
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?seat=A`)
    return await new Promise((told, failed) => {
        socket.onmessage = (event) => told(JSON.parse(event.data).type)
        socket.onerror = failed
    })
}"""


def test_the_first_page_is_there_for_everybody(visit: Visits) -> None:
    """On a phone; of wide screens, test_house_pages.py has all pages."""
    page = visit("/", size=PHONE)
    for language in LANGUAGES:
        page.locator(f"button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page).to_have_title(re.compile("^Manoir"))
        assert violations(page, "serious", "critical") == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(visit: Visits, language: str) -> None:
    expect(visit("/", language=language).locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("games", "told"), [(1, "One game lives"), (3, "Three games live"), (4, "4 games live")])
def test_the_front_door_counts_the_games_of_the_house(visit: Visits, games: int, told: str) -> None:
    page = visit.person().new_page()

    def answer(route: Route) -> None:
        found = route.fetch().json()["games"]
        listed = [{**found[at % len(found)], "name": f"game-{at}"} for at in range(games)]
        route.fulfill(json={"games": listed})

    page.route("**/api/games", answer)
    page.goto("/")
    expect(page.get_by_text(told)).to_be_visible()
    expect(page).to_have_title(re.compile(told.split(" live")[0], re.IGNORECASE))
    expect(page.get_by_role("article")).to_have_count(games)


def test_the_page_may_open_a_socket_to_its_house(visit: Visits) -> None:
    assert visit().evaluate(SOCKET) == "table"


def test_what_goes_wrong_in_a_page_is_noticed(visit: Visits) -> None:
    page = visit()
    with page.expect_console_message(lambda message: "boo" in message.text):
        page.evaluate("console.error('boo')")
    with page.context.expect_event("weberror"):
        page.evaluate("setTimeout(() => { throw new Error('a script') })")
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.innerHTML = '<p style=\"color: red\">'")
    with pytest.raises(Error):
        page.goto("http://127.0.0.1:9/")
    for trouble in ("boo", "a script", "Content Security Policy.*style", "another host: http://127.0.0.1:9/"):
        before = visit.troubles()
        visit.expect(trouble)
        assert visit.troubles() != before, trouble
