"""Parts of the page that come when they are wanted: also after the line was lost, and without being waited for."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.at_table import HURRY, my_turn, play, seated
from tests.browser.visiting import PATIENCE
from tests.server.running import Running

REST = re.compile(r"/(assets|api)/")


@pytest.fixture
def context(browser: Browser, house: Running) -> Iterator[BrowserContext]:
    """Somebody new, without a service worker: a line that a test cuts is cut for everything."""
    context = browser.new_context(base_url=house.address, service_workers="block", locale="en")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.setItem('manoir-preferences', '{json.dumps(HURRY)}')")
    yield context
    context.close()


def at_table(context: BrowserContext, house: Running) -> Page:
    page = context.new_page()
    page.goto(f"/t/{seated(context, house.address, 'toctoctoc').code}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    return page


def rule(page: Page) -> None:
    """Asks for the rule of what is decided."""
    page.keyboard.press("?")


def test_a_rule_that_does_not_come_is_said_and_comes_with_the_line(context: BrowserContext, house: Running) -> None:
    page = at_table(context, house)
    context.route(REST, lambda route: route.abort())
    rule(page)
    expect(page.locator("[data-refusal='page-offline']")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    context.unroute(REST)
    rule(page)
    words = page.get_by_role("dialog").locator("blockquote[data-rule]")
    assert len(words.inner_text()) > 20 and "rule-" not in words.inner_text()


def test_who_has_begun_to_play_reads_rules_without_a_line(context: BrowserContext, house: Running) -> None:
    page = at_table(context, house)
    with page.expect_response(re.compile("/rules/en$")):
        play(page)
    page.wait_for_load_state("networkidle")
    context.route(REST, lambda route: route.abort())
    rule(page)
    assert len(page.get_by_role("dialog").locator("blockquote[data-rule] p").inner_text()) > 20


def test_the_candle_of_a_turn_says_the_rule_of_turns(context: BrowserContext, house: Running) -> None:
    page = at_table(context, house)
    page.locator(".turn").first.hover()
    sheet = page.get_by_role("tooltip")
    expect(sheet.locator("p")).to_have_count(1)
    assert len(sheet.locator("p").inner_text()) > 20 and "rule-" not in sheet.inner_text()


def test_a_table_that_cannot_be_reached_is_said_with_a_way_to_try_again(
    context: BrowserContext, house: Running
) -> None:
    code = seated(context, house.address, "toctoctoc").code
    page = context.new_page()
    page.goto("/t/QQQQQ")
    page.get_by_role("heading", level=1).wait_for()  # nobody behind this door
    page.close()
    page = context.new_page()
    context.route(re.compile("/api/codes/|/assets/NoTable"), lambda route: route.abort())
    page.goto(f"/t/{code}")
    again = page.get_by_role("alert").get_by_role("link")
    expect(page.get_by_role("alert")).to_contain_text("The house cannot be reached.")
    context.unroute(re.compile("/api/codes/|/assets/NoTable"))
    again.click()
    my_turn(page)
