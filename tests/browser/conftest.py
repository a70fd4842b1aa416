"""A real house and a real browser. Every test fails whose pages complain, or ask another host for anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import ROOT, Chromium, Visits
from tests.server.running import Running
from tools.browser import chromium


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file run together: while the browser is open, no other test may start an event loop."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (ROOT / "src/manoir/web/index.html").is_file():
        pytest.skip("the page has not been built: ./manoir test builds it")
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/house.db", folder / "log") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium(ROOT) is None:
        pytest.skip("there is no Chromium: ./manoir test brings one")
    with Chromium() as browser:
        yield browser


@pytest.fixture
def visit(house: Running, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """`visit("/rules")` opens a page as somebody new; see visiting.py for what they may wish for."""
    visits = Visits(browser, house.address)
    failed = request.session.testsfailed
    yield visits
    if request.session.testsfailed > failed:
        visits.photograph(request.node.name)
    visits.close()
    assert visits.troubles() == []
