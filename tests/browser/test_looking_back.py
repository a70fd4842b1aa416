"""The end of a game, and looking back: by keys, by address, from the guest book."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.games import HOUSE
from tests.browser.at_table import HURRY, Sits, beyond, decision, laid_out, my_turn, number, settled
from tests.server.laid_out import found, over
from tests.server.running import Running

PREFERENCES = HURRY


@pytest.mark.parametrize("game", HOUSE)
def test_the_points_of_the_end_add_up_and_a_rematch_is_one_click_away(sit: Sits, game: str) -> None:
    place = sit(over, game)
    page = place.open()
    page.locator("[data-rank]").first.wait_for()
    for one in page.locator("[data-rank]").all():
        parts = [int(part.get_attribute("data-part") or 0) for part in one.locator("[data-part]").all()]
        assert sum(parts) == int(one.locator("[data-score]").get_attribute("data-score") or 0)
    places = [int(one.get_attribute("data-rank") or 0) for one in page.locator("[data-rank]").all()]
    assert len(places) == 3 and places == sorted(places) and places[0] == 1
    page.get_by_text("Was it dealt fairly?").click()
    page.locator("[data-fair=true]").wait_for()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: place.code not in url)
    my_turn(page)
    assert number(page) > 0


def test_looking_back_by_keys_and_by_address(sit: Sits) -> None:
    place = sit(over)
    line = found("toctoctoc", 3, over)
    last = len(line)
    page = place.open()
    page.get_by_role("link", name="Look back").click()
    at = page.locator("[data-at]")
    dealt = next(nth for nth, (seat, _) in enumerate(line) if seat != CHANCE)
    expect(at).to_have_attribute("data-at", str(dealt))  # a deal of 29 steps has been made
    for key in ("ArrowRight", "ArrowRight", "]", "ArrowLeft", "["):
        before = page.url
        page.keyboard.press(key)
        expect(page).not_to_have_url(before)
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-at", str(last))
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", str(dealt))
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(at).to_have_attribute("data-at", re.compile(rf"^(?!{dealt}$)"))
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()

    page.goto(f"/t/{place.code}/replay?at=40")
    expect(at).to_have_attribute("data-at", "40")
    page.get_by_role("button", name="All hands").click()
    page.get_by_role("button", name="Show all hands").click()
    page.wait_for_url(re.compile("all=1"))
    page.get_by_role("combobox", name="Seen by").select_option("C")
    page.wait_for_url(re.compile("seat=C"))
    other = place.open("/replay?at=40&seat=C&all=1")
    expect(other.locator("[data-at]")).to_have_attribute("data-at", "40")
    seen = [looked_back(one) for one in (page, other)]
    assert seen[0] == seen[1]


def looked_back(page: Page) -> str:
    """What a page shows that looks back through Cleo's eyes."""
    page.locator("[data-number='40']").wait_for()
    settled(page, page.locator("[data-waiting]").get_attribute("data-waiting") or "")
    return page.get_by_role("main").inner_text()


def test_a_line_of_the_guest_book_shows_the_table_of_then(sit: Sits) -> None:
    page = sit().open()
    my_turn(page)
    page.locator("[data-event] a[href*=replay]").nth(3).click()
    page.get_by_text(re.compile("You are looking back")).wait_for()
    page.get_by_role("link", name="Back to the present").click()
    page.locator("main#board").wait_for()
    assert decision(page)


def late(match: Match) -> bool:
    return match.number > 80 and match.state.waiting() == [0]


def test_without_the_memory_aid_the_guest_book_forgets_until_the_end(regular: BrowserContext, house: Running) -> None:
    line = found("toctoctoc", 3, late, memoryAid=False)
    place = laid_out(regular, house, "toctoctoc", 3, line, memoryAid=False)
    page = place.open()
    my_turn(page)
    book = page.locator("[data-event] a[href*=replay]")

    def numbers() -> list[int]:
        return [int(str(one.get_attribute("href")).rpartition("=")[2]) for one in book.all()]

    mine = max(number for number, (seat, _) in enumerate(line, 1) if seat == 0)
    assert min(numbers()) >= mine
    before = number(page)
    place.play_on(page, before + 6)
    beyond(page, before + 5)
    page.wait_for_function(
        "(mine) => [...document.querySelectorAll('[data-event] a.line')].every((one) => one.href.split('=')[1] > mine)",
        arg=mine,
    )
    place.play_on(page)
    page.locator("[data-rank]").first.wait_for()
    page.locator(".book .more, [data-event] a[href$='at=1']").first.wait_for()  # all of it is there again
