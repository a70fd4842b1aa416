"""The board that every game gets for nothing, played as somebody new would: on every screen, by mouse and by keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from manoir.games import GAMES, HOUSE
from tests.browser.at_table import HURRY, QUIET, beyond, my_turn, number, seated
from tests.browser.guests import opened_with
from tests.browser.visiting import IN_SIGHT, OVERFLOWS, ROOT, Visits, lit, violations
from tests.server.packages import brought

SIZES = {"wide": (1280, 720), "upright": (390, 844), "sideways": (844, 390), "small": (360, 640)}
CAREFUL = {**QUIET, "confirm": True, "hints": True}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    """A house with two games that bring no board."""
    if not (ROOT / "src/manoir/web/index.html").is_file():
        pytest.skip("the page has not been built: ./manoir test builds it")
    place, package = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("package")
    brought(package, "prank", "web")
    brought(package, "bluff")
    with opened_with(browser, place, package) as visits:
        yield visits


def sat(call: Visits, game: str, size: str = "wide", language: str = "en", **preferences: object) -> Page:
    """Somebody at a table of a game whose turn it is."""
    wished = {**CAREFUL, "language": language, **preferences}
    person = call.person(size=SIZES[size], language=language, touch=size != "wide", preferences=wished)
    page = seated(person, call.address, game).open()
    my_turn(page)
    return page


def row(page: Page, part: str) -> Locator:
    return page.locator(f"[data-row={part}] button")


def comes_in_sight(page: Page, thing: Locator) -> None:
    """When letters and figures have come, everything has its place."""
    page.wait_for_function(IN_SIGHT, arg=thing.element_handle())


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_game_is_played_to_its_end_without_asking_for_anything_besides_its_frames(
    call: Visits, language: str
) -> None:
    page = sat(call, "prank", "small", language)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.url)

    page.on("request", note)
    for _ in range(2):
        my_turn(page)
        before = number(page)
        page.locator("#board [data-move]").first.click()
        page.locator("#board .btn.main").click()
        beyond(page, before)
    page.get_by_role("dialog").locator("[data-rank]").first.wait_for()
    assert [url for url in asked if "/replay" in url] == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_position_my_secrets_and_the_decision_are_all_in_sight(call: Visits, language: str) -> None:
    """With 120 moves too: the head of the table, what is under my cup, a choice of each row, and the whole sentence."""
    page = sat(call, "bluff", "upright", language)
    board = page.locator("#board")
    needed = (board.locator("h2"), board.locator("[data-hand]"), row(page, "count"), row(page, "face"))
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        for thing in needed:
            comes_in_sight(page, thing.first)
        row(page, "count").nth(3).click()
        row(page, "face").nth(1).click()
        comes_in_sight(page, page.locator("[data-sentence]"))
        assert not page.evaluate(OVERFLOWS), (width, height)
        above, below = needed[0].first.bounding_box(), row(page, "count").first.bounding_box()
        assert above and below and (above["y"] < below["y"] or above["x"] < below["x"])
        assert violations(page, within="#board") == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-row] [aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["day", "contrast"])
def test_no_barriers_in_other_lights(call: Visits, theme: str) -> None:
    page = sat(call, "bluff")
    row(page, "count").nth(3).click()
    assert violations(lit(page, theme), within="#board", only="color-contrast") == []


def test_keys_are_enough(call: Visits) -> None:
    """Numbers choose in the row that is open, and lead on; arrows go along a row and from row to row."""
    page = sat(call, "bluff")
    page.keyboard.press("4")
    expect(row(page, "count").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(row(page, "face").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(row(page, "face").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(row(page, "count").nth(3)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(row(page, "count").nth(4)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    sentence = page.locator("[data-sentence]")
    expect(sentence).to_be_focused()
    expect(sentence).to_contain_text("say 5 threes")
    page.keyboard.press("Escape")
    expect(page.locator("[data-row] [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("9")
    page.keyboard.press("6")
    before = number(page)
    page.keyboard.press("Enter")
    beyond(page, before)
    expect(page.locator("[data-event]").filter(has_text="says 9 sixes")).to_have_count(1)


def test_who_does_not_want_to_be_asked_again_plays_with_the_last_part(call: Visits) -> None:
    page = sat(call, "bluff", confirm=False)
    before = number(page)
    row(page, "face").nth(5).click()
    row(page, "count").nth(24 if row(page, "count").count() > 24 else 10).click()
    beyond(page, before)
    page = sat(call, "prank", confirm=False)
    before = number(page)
    row(page, "card").first.click()
    beyond(page, before)


def test_what_is_chosen_can_be_chosen_otherwise(call: Visits) -> None:
    page = sat(call, "bluff")
    row(page, "count").nth(2).click()
    row(page, "face").nth(0).click()
    row(page, "count").nth(7).click()
    expect(page.locator("[data-sentence]")).to_contain_text("8 ones")
    row(page, "face").nth(0).click()  # again: no longer
    expect(page.locator("[data-row=face] [aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".sentence")).to_have_attribute("aria-disabled", "true")


def test_each_move_says_what_it_promises_and_all_of_itself_to_who_listens(call: Visits) -> None:
    page = sat(call, "bluff")
    row(page, "count").nth(3).click()
    face = page.get_by_role("group", name="of which face").get_by_role("button", name="say 4 fives")
    expect(face).to_contain_text(re.compile(r"true in \d+ %"))
    page = sat(call, "prank")
    hand = page.get_by_label("For your eyes only")
    cards = hand.locator("dd").inner_text().split(", ")
    assert [card.get_attribute("data-value") for card in row(page, "card").all()] == cards


def test_hiding_my_hand_covers_what_only_i_know_and_nothing_else(call: Visits) -> None:
    page = sat(call, "bluff", "upright")
    board = page.locator("#board")
    cup = board.locator("[data-hand]").inner_text()
    others = board.locator("[data-seat]").all_inner_texts()
    assert page.locator(".choices small").count() == 0
    row(page, "count").nth(3).click()
    assert page.locator(".choices small").count() > 0  # odds that follow from my cup
    page.keyboard.press("h")
    expect(board.locator("[data-hand]")).to_have_count(0)
    assert cup not in board.inner_text()
    expect(page.locator(".choices small")).to_have_count(0)
    assert board.locator("[data-seat]").all_inner_texts() == others
    expect(row(page, "count").first).to_be_visible()  # bids are made aloud
    page.keyboard.press("h")
    expect(board.locator("[data-hand]")).to_have_text(cup)
    page = sat(call, "prank")
    page.keyboard.press("h")
    expect(row(page, "card")).to_have_count(0)  # which cards I may lay are those that I hold
    expect(page.locator(".choices")).to_contain_text("Your hand is hidden.")


def test_earlier_moments_are_shown_by_their_sheets(call: Visits) -> None:
    person = call.person(preferences=HURRY)
    place = seated(person, call.address, "prank")
    page = place.open()
    my_turn(page)
    before = number(page)
    row(page, "card").first.click()
    beyond(page, before)
    page.goto(f"/t/{place.code}/replay?at=6")
    expect(page.locator("#board, main").locator("[data-seat]")).to_have_count(3)
    expect(page.locator("[data-hand]")).to_contain_text(",")
    expect(page.locator("[data-row]")).to_have_count(0)


# -- outside the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_fourth_and_a_fifth_game_have_doors_that_are_in_sight(call: Visits, language: str) -> None:
    page = call("/", size=(1280, 800), language=language)
    doors = page.get_by_role("article")
    expect(doors).to_have_count(len(GAMES) + 2)  # also where somebody's games are installed
    knocks = [doors.locator(f"a[href='/new/{name}']") for name in (*HOUSE, "bluff", "prank")]
    for knock in knocks:
        comes_in_sight(page, knock)
    assert violations(page) == []
    knocks[3].click()
    expect(page).to_have_url(re.compile("/new/bluff$"))


def test_a_game_without_cards_has_no_heading_for_them_and_a_section_is_named_once(call: Visits) -> None:
    page = call("/rules/bluff")
    page.locator("[data-rule='B-3']").wait_for()
    assert "The cards" not in page.locator("main").inner_text()
    expect(page.locator("[data-section]")).to_have_text(re.compile(r"^\s*B\s+The rules\s*$"))
    page.goto("/rules/spooks")
    page.get_by_role("heading", name="The cards", exact=True).wait_for()
