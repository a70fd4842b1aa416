"""The page as a browser finds it: it loads, complains of nothing, asks nobody else, and may talk to its house."""

import pytest
from playwright.sync_api import Error

from manoir.core.texts import LANGUAGES
from tests.browser.visiting import PHONE, WIDE, Visits, violations

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_first_page_is_there_for_everybody(visit: Visits, language: str, size: tuple[int, int]) -> None:
    page = visit("/", language=language, size=size)
    page.get_by_role("heading", level=1).wait_for()
    assert page.title().startswith("Manoir")
    assert violations(page, "serious", "critical") == []


def test_the_page_may_open_a_socket_to_its_house(visit: Visits) -> None:
    assert visit().evaluate(SOCKET) == "table"


def test_what_goes_wrong_in_a_page_is_noticed(visit: Visits) -> None:
    page = visit()
    page.evaluate("console.error('boo')")
    page.evaluate("setTimeout(() => { throw new Error('a script') })")
    page.evaluate("document.body.innerHTML = '<p style=\"color: red\">'")
    page.wait_for_timeout(200)
    with pytest.raises(Error):
        page.goto("http://127.0.0.1:9/")
    for trouble in ("boo", "a script", "Content Security Policy.*style", "another host: http://127.0.0.1:9/"):
        before = visit.troubles()
        visit.expect(trouble)
        assert visit.troubles() != before, trouble
