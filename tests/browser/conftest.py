"""A real house and a real browser. Every test fails whose pages complain, or ask another host for anything."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import ROOT, Chromium, Visits
from tests.server.running import Running
from tools.browser import chromium

# Of these files, the usual tests take a few, so that everything stays within a quarter of an hour on two cores; all of
# them run with `MANOIR_TESTS=soak ./manoir test tests/browser`.
LONG = {"test_halloween", "test_spooks", "test_spooks_decisions", "test_table_seats"}
USUAL = {
    "test_a_deal_by_mouse",
    "test_some_turns_by_keyboard_alone",
    "test_two_pages_of_one_seat_show_the_same",
    "test_why_an_action_is_not_possible_is_said",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests of a file run together: while the browser is open, no other test may start an event loop."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))
    if os.environ.get("MANOIR_TESTS") != "soak":
        long = [one for one in items if one.path.parent == here and one.path.stem in LONG and not usual(one)]
        config.hook.pytest_deselected(items=long)
        items[:] = [one for one in items if one not in long]


def usual(item: pytest.Item) -> bool:
    return item.name.partition("[")[0] in USUAL


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
