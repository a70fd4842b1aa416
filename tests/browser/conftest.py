"""A real house and a real browser. Every test fails whose pages complain, or ask another host for anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.at_table import DECIDING, Place, Sits, laid_out
from tests.browser.visiting import ROOT, Chromium, Visits
from tests.server.client import close_all
from tests.server.laid_out import Wanted, found
from tests.server.running import Running
from tools.browser import chromium


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file run together: while the browser is open, no other test may start an event loop."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Whatever socket a test has left open is closed."""
    yield
    close_all()


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


@pytest.fixture(scope="package")
def visits(house: Running, browser: Browser) -> Iterator[Visits]:
    visits = Visits(browser, house.address)
    yield visits
    visits.close()


def one_test(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Pages are photographed where the test failed, and must have had no trouble where it did not."""
    failed = request.session.testsfailed
    yield visits
    if request.session.testsfailed > failed:
        visits.photograph(request.node.name)
    troubles = visits.leave()
    assert troubles == []


@pytest.fixture
def visit(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """`visit("/rules")` opens a page as somebody new; see visiting.py for what they may wish for."""
    yield from one_test(visits, request)


@pytest.fixture
def call(guest: Visits, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """The same in a file that has a house of its own with games of others: its `guest`."""
    yield from one_test(guest, request)


@pytest.fixture(scope="module")
def regulars(house: Running, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    visits = Visits(browser, house.address)
    visits.person(preferences=request.module.PREFERENCES)
    yield visits
    visits.close()


@pytest.fixture
def regular(regulars: Visits, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """Somebody who stays while the tests of a file run, with its PREFERENCES: their browser knows the page already."""
    failed = request.session.testsfailed
    [context] = regulars.contexts
    yield context
    if request.session.testsfailed > failed:
        regulars.photograph(request.node.name)
    for page in context.pages:
        page.close()
    noted, regulars.noted = regulars.noted, []
    assert noted == []


@pytest.fixture
def sit(regular: BrowserContext, house: Running) -> Sits:
    """A table for three where a game has come to a decision of mine, or as far as is wanted."""

    def sat(
        wanted: Wanted = DECIDING, game: str = "toctoctoc", context: BrowserContext = regular, **seats: str
    ) -> Place:
        return laid_out(context, house, game, 3, found(game, 3, wanted), **seats)

    return sat
