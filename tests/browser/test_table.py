"""The table, whatever is played at it: nothing is lost, nothing is played twice, and all of it can be said in words."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from tests.browser.at_table import (
    HURRY,
    Place,
    Sits,
    Wire,
    beyond,
    comes_back,
    dump,
    laid_out,
    moves,
    my_turn,
    number,
    play,
    settled,
    unlike,
)
from tests.browser.visiting import PHONE, Visits, violations
from tests.server.client import play_on
from tests.server.laid_out import found, over, seen, waits_for
from tests.server.running import Running

KINDS = {  # of Spooks, test_spooks_decisions.py has every decision; Halloween has more than there is time for
    "toctoctoc": ("offer", "answer-door", "pick-guest", "pick-type"),
    "halloween": ("main", "pick-destination", "after-roll", "pick-target"),
}
PREFERENCES = HURRY
BACK = {CHANCE: "Back at the start of your turn.", 1: "Back where Bot B last chose."}  # by who moved before me
OFFERING = waits_for("status-offer-you")


# -- nothing is lost -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KINDS)
def test_a_lost_line_and_a_new_page_show_the_same_at_every_kind_of_decision(
    regular: BrowserContext, sit: Sits, game: str
) -> None:
    page = regular.new_page()
    wire = Wire(page)
    for kind in KINDS[game]:
        page.goto(f"/t/{sit(waits_for(f'status-{kind}-you'), game).code}")
        comes_back(page, wire)


def test_a_page_that_comes_back_late_tells_how_much_happened(sit: Sits) -> None:
    place = sit(OFFERING, people="ABC", mine="A")
    page = place.context.new_page()
    wire = Wire(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    wire.lose()
    page.locator("[data-offline]").wait_for()
    everybody = [place.elsewhere(seat) for seat in "ABC"]  # also Ada, over a line that is good
    chance = random.Random(7)
    play_on(everybody, chance, 12)
    while everybody[0].mine:
        play_on(everybody, chance, 1)
    wire.mend()
    slip = page.get_by_role("status").filter(has_text=re.compile("Welcome back. .* happened"))
    slip.get_by_role("button").click()
    waiting = "".join(everybody[0].game["waiting"])
    settled(page, waiting)
    before = dump(page)
    assert page.locator("[data-told]").inner_text()  # what happened last, while somebody else has to choose
    page.reload()
    settled(page, waiting)
    assert unlike(before, dump(page)) == []


# -- nothing is played twice -----------------------------------------------------------------------------------------


def mine(place: Place) -> int:
    """How many moves Ada has made."""
    return len([line for line in place.story() if line["seat"] == "A"])


def test_two_quick_clicks_play_one_move(sit: Sits) -> None:
    place = sit(OFFERING)
    page = place.context.new_page()
    wire = Wire(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    before, made = number(page), mine(place)
    moves(page).first.evaluate("(button) => { button.click(); button.click(); button.click() }")
    beyond(page, before)
    assert len([said for said in wire.said if said["type"] == "move"]) == 1
    assert mine(place) == made + 1


def test_a_move_whose_answer_was_lost_is_played_once(sit: Sits) -> None:
    place = sit(OFFERING, people="ABC", mine="A")
    page = place.context.new_page()
    wire = Wire(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    before, made = number(page), mine(place)
    wire.lose_after = "move"
    moves(page).first.click()
    page.locator("[data-offline]").wait_for()
    wire.mend()
    beyond(page, before)
    said = [said["id"] for said in wire.said if said["type"] == "move"]
    assert len(said) == 2 and len(set(said)) == 1
    assert mine(place) == made + 1
    expect(page.locator("[data-refusal]")).to_have_count(0)


def twice_undoable(match: Match) -> bool:
    """Seat A has just rested twice, and may take back both and nothing before them."""
    if list(match.who[-2:]) != [0, 0] or match.who[-3] == 0 or not match.can_undo(0):
        return False
    if not all(move.notation.endswith("rest") for _, move in match.line()[-2:]):
        return False
    before = Match(match.game, match.options, match.seats)
    before.follow(match.entries()[:-1])
    return before.can_undo(0)


def test_what_was_taken_back_is_as_before_and_leaves_a_trace(regular: BrowserContext, house: Running) -> None:
    *line, one, other = found("halloween", 2, twice_undoable)
    page = laid_out(regular, house, "halloween", 2, line).open()
    back, restart = page.locator("[data-undo]"), page.locator("[data-restart]")
    page.locator("[data-recap]").click()  # what the others did has been read
    settled(page)
    before = dump(page)
    expect(back).to_have_count(0)
    choose(page, one[1].notation)
    expect(back).to_have_count(1)
    expect(restart).to_have_count(0)  # it would be the same
    page.keyboard.press("l")  # the guest book is folded
    page.keyboard.press("z")
    page.locator("[data-event=took-back]").wait_for()
    settled(page)
    after = dump(page)
    for same in ("moves", "status", "choices"):
        assert after[same] == before[same]
    assert after["number"] == before["number"] + 2
    for _, move in (one, other):
        choose(page, move.notation)
    restart.click()
    page.get_by_text(BACK[line[-1][0]]).wait_for()
    settled(page)
    assert dump(page)["moves"] == before["moves"]


def choose(page: Page, notation: str) -> None:
    """A move by its notation, from the sheet of all."""
    before = number(page)
    moves(page)
    page.get_by_role("dialog").locator(f"[data-move='{notation}']").click()
    beyond(page, before)


# -- in words --------------------------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_game(sit: Sits) -> None:
    page = sit().open()
    my_turn(page)
    page.evaluate("() => { window.sameFromTheStart = true }")
    before = number(page)
    for language, name, book in (
        ("fr", "Français", "Livre d’or"),
        ("es", "Español", "Libro de visitas"),
        ("en", "English", "Guest book"),
    ):
        page.get_by_role("banner").get_by_role("button", name=name).click()
        page.get_by_role("heading", name=book).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("window.sameFromTheStart") is True
    assert number(page) == before


def near_the_end(match: Match) -> bool:
    view = seen(match)
    return OFFERING(match) and view["turns"] - view["turn"] <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_typing_is_enough_and_what_is_refused_changes_nothing_and_says_why(
    visit: Visits, sit: Sits, language: str
) -> None:
    words = {
        "en": "state hand moves last players scores rules help",
        "fr": "état main coups dernier joueurs points règles aide",
        "es": "estado mano jugadas último jugadores puntos reglas ayuda",
    }
    to_the_end = language == "fr"
    wanted = near_the_end if to_the_end else OFFERING
    page = sit(wanted, context=visit.person(language=language, preferences={**HURRY, "language": language})).open()
    my_turn(page)
    page.keyboard.press("/")
    log, field = page.get_by_role("log"), page.get_by_role("textbox")
    for word in words[language].split():
        lines = log.locator("p").count()
        field.fill(word)
        page.keyboard.press("Enter")
        expect(log.locator("p").nth(lines + 1)).not_to_be_empty()
    before = number(page)
    field.fill("open")  # nobody has knocked
    page.keyboard.press("Enter")
    expect(log.locator("p").last).to_contain_text(re.compile(r"\[T-\d"))
    assert number(page) == before
    for _ in range(40 if to_the_end else 3):
        my_turn(page)
        if page.locator("[data-rank]").count():
            break
        before = number(page)
        field.fill("1")
        page.keyboard.press("Enter")
        beyond(page, before)
    assert page.locator("[data-rank]").count() or not to_the_end, "the game did not end"


# -- several people --------------------------------------------------------------------------------------------------


def test_who_watches_sees_and_cannot_act(sit: Sits, visit: Visits) -> None:
    place = sit()
    page = place.open()
    my_turn(page)
    guest = visit(f"/t/{place.code}", preferences=HURRY)
    guest.get_by_text("You are watching.").wait_for()
    page.get_by_text("One person is watching").wait_for()
    guest.keyboard.press("m")
    guest.get_by_role("dialog").wait_for()
    assert guest.locator("[data-move]").count() == 0
    guest.keyboard.press("Escape")
    before = number(guest)
    play(page)
    beyond(guest, before)


def test_between_two_people_at_one_screen_falls_a_curtain(sit: Sits) -> None:
    page = sit(OFFERING, people="ABC").open()
    curtain, seen = page.locator("[data-curtain]"), []
    for turn in range(3):
        curtain.wait_for()
        assert page.locator("[data-hand], [data-event], [data-move], [data-number]").count() == 0
        seen.append(curtain.get_attribute("data-curtain"))
        page.get_by_role("button", name=re.compile("^I am ")).click()
        my_turn(page)
        while not curtain.count():
            before = number(page)
            moves(page).nth(turn % 2).click()
            page.locator(f"[data-curtain], [data-number]:not([data-number='{before}'])").first.wait_for()
    assert all(one != other for one, other in pairwise(seen)), seen


# -- for everybody ---------------------------------------------------------------------------------------------------


def test_the_rules_open_at_what_is_decided_and_close_again(visit: Visits, sit: Sits) -> None:
    page = sit(context=visit.person(preferences=HURRY, size=PHONE)).open()
    my_turn(page)
    page.locator("[data-tab=rules]").click()
    page.locator("[data-rule]").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-tab=rules]")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_its_end_and_its_past_are_without_serious_barriers(visit: Visits, sit: Sits, language: str) -> None:
    context = visit.person(language=language, preferences={**HURRY, "language": language})
    page = sit(context=context).open()
    my_turn(page)
    assert barriers(page) == []
    page.goto(f"/t/{sit(over, context=context).code}")
    page.locator("[data-rank]").first.wait_for()
    assert barriers(page) == []
    page.get_by_role("dialog").locator("a.btn[href*='replay?at=']").click()
    page.get_by_role("slider").fill("30")
    page.locator("[data-number='30']").wait_for()
    assert barriers(page) == []


def barriers(page: Page) -> list[str]:
    """What is serious, in every light."""
    found = violations(page, "serious", "critical")
    for theme in ("contrast", "day"):  # which change colours, and nothing else
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found += violations(page, "serious", "critical", only="color-contrast")
    return found
