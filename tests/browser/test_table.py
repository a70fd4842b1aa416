"""The table, whatever is played at it: nothing is lost, nothing is played twice, and all of it can be said in words."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from manoir.core.texts import LANGUAGES
from tests.browser.at_table import QUIET, Place, beyond, decision, dump, moves, my_turn, number, play, seated, settled
from tests.browser.visiting import PHONE, Visits, violations

GAMES = ("toctoctoc", "spooks", "halloween")
HURRY = {**QUIET, "confirm": False, "hints": False}  # lessons are given once, and then no more
MANY = 4  # kinds of decisions: Halloween has more than there is time for


class Line:
    """The line between a page and its house, which the test may cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket"), self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
        else:
            self.open.append(route)
            route.connect_to_server()

    def lose(self) -> None:
        self.cut = True
        for route in self.open:
            route.close()
        self.open = []

    def mend(self) -> None:
        self.cut = False


@pytest.fixture
def sit(visit: Visits) -> Callable[..., Place]:
    def sat(game: str = "toctoctoc", people: int = 1, language: str = "en", **wishes: Any) -> Place:
        wanted = wishes.pop("wanted", {})
        context = visit.person(language=language, **{"preferences": HURRY, **wishes})
        return seated(context, visit.address, game, people, **wanted)

    return sat


# -- nothing is lost -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["toctoctoc", "halloween"])  # of Spooks, test_spooks_decisions.py has every decision
def test_a_lost_line_and_a_new_page_show_the_same_at_every_kind_of_decision(
    sit: Callable[..., Place], game: str
) -> None:
    place = sit(game, wanted={"seats": 3})
    page = place.context.new_page()
    line = Line(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    kinds = {decision(page)}
    while True:
        settled(page)
        before = dump(page)
        line.lose()
        page.locator("[data-offline]").wait_for(timeout=3000)
        page.keyboard.press("m")
        expect(page.get_by_role("dialog").locator("[data-move]")).to_have_count(0)
        page.keyboard.press("Escape")
        line.mend()
        page.locator("[data-offline]").wait_for(state="detached")
        assert dump(page) == before
        page.reload()
        my_turn(page)
        assert dump(page) == before
        reached = place.play_on(page, known=kinds)
        expect(page.locator("[data-number]")).to_have_attribute("data-number", str(reached))
        if len(kinds) == MANY or decision(page) in (*kinds, "status-over"):
            break
        kinds.add(decision(page))
    assert len(kinds) >= 2


def test_a_page_that_comes_back_late_tells_how_much_happened(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc", wanted={"seats": 3})
    page = place.context.new_page()
    line = Line(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    line.lose()
    page.locator("[data-offline]").wait_for()
    place.play_on(place.open("/replay"), number(page) + 12)  # another page of the same person, whose line is good
    line.mend()
    page.get_by_text(re.compile("Welcome back. .* happened")).wait_for()


# -- nothing is played twice -----------------------------------------------------------------------------------------


def test_two_quick_clicks_play_one_move(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc")
    page = place.open()
    my_turn(page)
    mine = len([line for line in place.ask("GET", "/story?seat=A")["lines"] if line["seat"] == "A"])
    before = number(page)
    moves(page).first.evaluate("(button) => { button.click(); button.click(); button.click() }")
    beyond(page, before)
    my_turn(page)
    told = place.ask("GET", "/story?seat=A")["lines"]
    assert len([line for line in told if line["seat"] == "A"]) == mine + 1


def test_a_move_that_is_refused_changes_nothing_and_says_why(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc")
    page = place.open()
    my_turn(page)
    page.keyboard.press("/")
    page.get_by_role("textbox").fill("open")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"\[T-\d"))


def test_what_was_taken_back_is_as_before_and_leaves_a_trace(sit: Callable[..., Place]) -> None:
    place = sit("halloween", wanted={"seats": 2})
    page = place.open()
    my_turn(page)
    while not page.get_by_role("button", name="Take back", exact=True).count():
        before = dump(page)
        play(page)
    page.keyboard.press("z")
    page.locator("[data-event=took-back]").wait_for()
    after = dump(page)
    assert after["moves"] == before["moves"]
    assert after["status"] == before["status"]
    assert after["number"] == before["number"] + 2
    play(page)
    page.get_by_role("button", name="Start the turn again").click()
    page.get_by_text(re.compile("^Back at the")).wait_for()
    assert dump(page)["moves"] == before["moves"]


# -- in words --------------------------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_game(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc")
    page = place.open()
    my_turn(page)
    page.evaluate("() => { window.sameFromTheStart = true }")
    before = number(page)
    for language, book in (("fr", "Livre d’or"), ("es", "Libro de visitas"), ("en", "Guest book")):
        page.get_by_role("banner").get_by_role(
            "button", name={"fr": "Français", "es": "Español", "en": "English"}[language]
        ).click()
        page.get_by_role("heading", name=book).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("window.sameFromTheStart") is True
    assert number(page) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_typing_is_enough(sit: Callable[..., Place], language: str) -> None:
    words = {
        "en": "state hand moves last players scores rules help",
        "fr": "état main coups dernier joueurs points règles aide",
        "es": "estado mano jugadas último jugadores puntos reglas ayuda",
    }
    place = sit("toctoctoc", language=language, preferences={**HURRY, "language": language}, wanted={"seats": 3})
    page = place.open()
    my_turn(page)
    page.keyboard.press("/")
    log, field = page.get_by_role("log"), page.get_by_role("textbox")
    for word in words[language].split():
        lines = log.locator("p").count()
        field.fill(word)
        page.keyboard.press("Enter")
        expect(log.locator("p").nth(lines + 1)).not_to_be_empty()
    most = 40 if language == "fr" else 3  # one game to the end, the others for a while
    for _ in range(most):
        my_turn(page)
        if page.locator("[data-rank]").count():
            break
        before = number(page)
        field.fill("1")
        page.keyboard.press("Enter")
        beyond(page, before)
    else:
        assert most == 3, "the game did not end"


# -- several people --------------------------------------------------------------------------------------------------


def test_who_watches_sees_and_cannot_act(sit: Callable[..., Place], visit: Visits) -> None:
    place = sit("toctoctoc")
    page = place.open()
    my_turn(page)
    guest = visit(f"/t/{place.code}", preferences=HURRY)
    guest.get_by_text("You are watching.").wait_for()
    page.get_by_text("One person is watching").wait_for()
    guest.keyboard.press("m")
    expect(guest.locator("[data-move]")).to_have_count(0)
    guest.keyboard.press("Escape")
    before = number(guest)
    play(page)
    beyond(guest, before)


def test_between_two_people_at_one_screen_falls_a_curtain(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc", people=3, wanted={"seats": 3})
    page = place.open()
    seen = set()
    for turn in range(6):
        page.locator("[data-curtain]").wait_for()
        assert page.locator("[data-hand], [data-event], [data-move], [data-number]").count() == 0
        seat = page.locator("[data-curtain]").get_attribute("data-curtain")
        seen.add(seat)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        my_turn(page)
        shown = page.locator("[data-number]")
        while shown.count() and not page.locator("[data-curtain]").count():
            before = number(page)
            moves(page).nth(turn % 2).click()
            page.locator(f"[data-curtain], [data-number]:not([data-number='{before}'])").first.wait_for()
    assert len(seen) >= 2


# -- the end, and looking back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_the_end_add_up(sit: Callable[..., Place], game: str) -> None:
    place = sit(game, wanted={"seats": 3})
    page = place.open()
    place.play_on(page)
    page.locator("[data-rank]").first.wait_for()
    for one in page.locator("[data-rank]").all():
        parts = [int(part.get_attribute("data-part") or 0) for part in one.locator("[data-part]").all()]
        assert sum(parts) == int(one.locator("[data-score]").get_attribute("data-score") or 0)
    places = [int(one.get_attribute("data-rank") or 0) for one in page.locator("[data-rank]").all()]
    assert places == sorted(places) and places[0] == 1
    page.get_by_text("Was it dealt fairly?").click()
    page.locator("[data-fair=true]").wait_for()


def test_a_rematch_is_one_click_away(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc", wanted={"seats": 3})
    page = place.open()
    place.play_on(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: place.code not in url)
    my_turn(page)
    assert number(page) > 0


def test_looking_back_by_keys_and_by_address(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc", wanted={"seats": 3})
    page = place.open()
    last = place.play_on(page)
    page.get_by_role("link", name="Look back").click()
    at = page.locator("[data-at]")
    expect(at).to_have_attribute("data-at", "0")
    for key in ("ArrowRight", "ArrowRight", "]", "ArrowLeft", "["):
        before = page.url
        page.keyboard.press(key)
        expect(page).not_to_have_url(before)
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-at", str(last))
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", "0")
    page.keyboard.press("Space")
    expect(at).to_have_attribute("data-at", re.compile("^[2-9]$"))
    page.keyboard.press("Space")

    page.goto(f"/t/{place.code}/replay?at=40")
    expect(at).to_have_attribute("data-at", "40")
    page.get_by_role("button", name="All hands").click()
    page.get_by_role("button", name="Show all hands").click()
    page.wait_for_url(re.compile("all=1"))
    page.get_by_role("combobox", name="Through whose eyes").select_option("C")
    page.wait_for_url(re.compile("seat=C"))
    other = place.open("/replay?at=40&seat=C&all=1")
    expect(other.locator("[data-at]")).to_have_attribute("data-at", "40")
    assert other.get_by_role("main").inner_text() == page.get_by_role("main").inner_text()


def test_a_line_of_the_guest_book_shows_the_table_of_then(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc")
    page = place.open()
    my_turn(page)
    play(page)
    my_turn(page)
    page.locator("[data-event] a[href*=replay]").nth(3).click()
    page.get_by_text(re.compile("You are looking back")).wait_for()
    page.get_by_role("link", name="Back to the present").click()
    page.locator("main#board").wait_for()
    assert decision(page)


# -- for everybody ---------------------------------------------------------------------------------------------------


def test_the_rules_open_at_what_is_decided_and_close_again(sit: Callable[..., Place]) -> None:
    place = sit("toctoctoc", size=PHONE)
    page = place.open()
    my_turn(page)
    page.locator("[data-tab=rules]").click()
    page.locator("[data-rule]").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-tab=rules]")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_its_end_and_its_past_are_without_serious_barriers(sit: Callable[..., Place], language: str) -> None:
    place = sit(language=language, preferences={**HURRY, "language": language}, wanted={"seats": 3})
    page = place.open()
    my_turn(page)
    assert barriers(page) == []
    place.play_on(page)
    page.locator("[data-rank]").first.wait_for()
    assert barriers(page) == []
    page.goto(f"/t/{place.code}/replay?at=30")
    page.locator("[data-number]").wait_for()
    assert barriers(page) == []


def barriers(page: Page) -> list[str]:
    """What is serious, in every light."""
    found: list[str] = []
    for theme in ("contrast", "day", "night"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found += violations(page, "serious", "critical")
    return found
