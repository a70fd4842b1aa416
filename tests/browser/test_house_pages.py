"""The house outside the table: its pages by click, by key and by phone, in three languages and three kinds of light."""

import re

import pytest
from playwright.sync_api import expect

from manoir.core.texts import LANGUAGES
from manoir.games import GAMES, HOUSE
from tests.browser.at_table import asked
from tests.browser.visiting import HEAVY, OVERFLOWS, PHONE, SMALLEST, Visits, becomes, lit, ready, violations

PAGES = {  # each with something that is there when all is
    "/": "article",
    "/new/toctoctoc": "[data-option]",
    "/new/halloween": "[data-option]",
    "/join": "form",
    "/tables": "main p, main li",
    "/rules/toctoctoc": "[data-rule]",
    "/rules/spooks/letter": "[data-difference]",
    "/preferences": "[role=switch]",
    "/terminal": "code",
}
FOCUSED = """() => {
    const at = document.activeElement
    return at === document.body ? '' : at.labels?.[0]?.innerText || at.innerText
}"""


# -- the way in --------------------------------------------------------------------------------------------------------


def test_a_visitor_is_in_a_game_after_one_click(visit: Visits) -> None:
    page = ready(visit("/"))
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/[A-Z]{5}$"))
    expect(page.get_by_role("status").first).to_be_visible()


@pytest.mark.parametrize("number", range(3))
def test_each_game_is_two_clicks_away(visit: Visits, number: int) -> None:
    page = ready(visit("/"))
    page.get_by_role("link", name=re.compile("^Knock")).nth(number).click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/[A-Z]{5}$"))
    expect(page.get_by_role("status").first).to_be_visible()


def test_the_language_changes_without_reload(visit: Visits) -> None:
    page = ready(visit("/"))
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_visible()
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.evaluate("window.same")
    page.reload()
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()


def test_codes_may_be_small_and_wrong_ones_are_explained(visit: Visits) -> None:
    visit.expect("404")  # what the browser says of a code that leads nowhere
    page = ready(visit("/"))
    code = asked(page.context, visit.address, "POST", "/api/tables", {"game": "toctoctoc", "name": "Ada"})["code"]
    page.get_by_label("Got a code?").fill("zzzzz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="ZZZZZ")).to_be_visible()
    page.get_by_label("Got a code?").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/t/{code}")
    page.goto("/t/ZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody lives behind this door.")
    ready(visit(f"/join?code={code.lower()}")).wait_for_url(f"**/t/{code}")


# -- setting up --------------------------------------------------------------------------------------------------------


def test_toc_lists_what_stays_in_the_box_and_what_is_not_as_usual(visit: Visits) -> None:
    page = ready(visit("/new/toctoctoc"))
    expect(page.get_by_text("55 cards play")).to_be_visible()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_text("52 cards play")).to_be_visible()
    expect(page.get_by_text("monster brute, ghost brute and vampire brute")).to_be_visible()
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="face down").check()
    expect(page.get_by_text("One changed option")).to_be_visible()
    page.get_by_role("radio", name="By the letter").check()
    expect(page.get_by_text("2 changed options")).to_be_visible()
    page.locator("[data-option=drawPile]").get_by_role("button", name="Rule T-2.7").click()
    expect(page.get_by_role("dialog")).to_contain_text("The rest is the draw pile")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/[A-Z]{5}$"))
    shown = page.evaluate("fetch('/api/codes/' + location.pathname.slice(3)).then((a) => a.json())")
    table = page.evaluate("(id) => fetch('/api/tables/' + id).then((a) => a.json())", shown["table"])
    assert table["unusual"] == ["firstPlayer", "drawPile"]
    assert len(table["seats"]) == 3


def test_what_the_house_refuses_is_said_with_its_rule(visit: Visits) -> None:
    visit.expect("400")
    page = ready(visit("/new/toctoctoc"))
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("radio", name="French").check()
    page.get_by_role("button", name="Begin").click()
    alert = page.get_by_role("alert").filter(has_text="6 players are not possible")
    alert.get_by_role("button", name="T-2.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("The French edition is for 3 to 5 players")


def test_spooks_is_set_up_with_its_variants_by_the_letter_or_not(visit: Visits) -> None:
    page = ready(visit("/rules/spooks"))
    page.get_by_role("link", name="Where we differ from the book").click()
    expect(page.locator("[data-difference=SA-53]")).to_contain_text("By the letter: leading: you may leave the lead")
    expect(page.locator("[data-difference=SA-12]")).to_contain_text("No option plays this.")
    page.get_by_role("link", name="Play by the letter").click()
    expect(page.get_by_role("radio", name="By the letter")).to_be_checked()
    expect(page.get_by_text("5 changed options")).to_be_visible()
    page.get_by_role("radio", name="Usual").check()
    page.locator("[data-option=masters]").get_by_role("switch").check()
    page.get_by_role("radio", name="short Series").check()
    page.get_by_text("More options").click()
    page.locator("[data-option=seriesLimit]").get_by_role("spinbutton").fill("90")
    page.locator("[data-option=seriesLimit]").get_by_role("spinbutton").blur()
    expect(page.get_by_text("3 changed options")).to_be_visible()
    page.get_by_role("radio", name="By the letter").check()
    expect(page.get_by_text("8 changed options")).to_be_visible()
    page.locator("[data-option=leads]").get_by_role("radio", name="must").check()
    expect(page.get_by_role("radio", name="Your own choice")).to_be_checked()
    page.get_by_role("radio", name="Usual").check()
    expect(page.get_by_text("3 changed options")).to_be_visible()
    expect(page.get_by_role("radio", name="Your own choice")).to_have_count(0)
    page.get_by_role("button", name="Reset to defaults").click()
    expect(page.get_by_text("changed option")).to_have_count(0)


def test_eight_cards_of_halloween_are_picked_by_hand(visit: Visits) -> None:
    page = ready(visit("/new/halloween?friends", preferences={"name": "Ada"}))
    page.get_by_role("radio", name="Bloody Mary").check()
    expect(page.get_by_text("Pumpkin Crown")).to_be_visible()
    page.get_by_role("radio", name="picked by hand").check()
    expect(page.get_by_text("Cards picked: 8 of 8")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Pumpkin Crown")).uncheck()
    page.get_by_label("Look for a card").fill("deja vu")
    page.get_by_role("checkbox", name=re.compile("^Déjà Vu")).check()
    expect(page.get_by_text("Cards picked: 8 of 8")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text(re.compile("ards: Brawler’s Glory.* Déjà Vu.* and Pumpkin Glow")).first).to_be_visible()


def test_a_table_is_set_up_by_keyboard_alone(visit: Visits) -> None:
    page = visit("/new/toctoctoc?friends")
    page.get_by_text("More options").wait_for()

    def focused(name: str) -> bool:
        said: str = page.evaluate(FOCUSED)
        return name in said

    def go_to(name: str) -> None:
        for _ in range(60):
            if focused(name):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached")

    go_to("4")
    page.keyboard.press("ArrowRight")  # five players
    go_to("Your name")
    page.keyboard.type("Ada")
    go_to("More options")
    page.keyboard.press("Enter")
    go_to("Open the table")
    page.keyboard.press("Enter")
    expect(page.locator("[data-seat=E]")).to_be_visible()
    expect(page.locator("[data-seat=A]")).to_contain_text("Ada")


# -- rules and preferences ---------------------------------------------------------------------------------------------


def test_rules_are_searched_and_have_addresses(visit: Visits) -> None:
    page = ready(visit("/rules/toctoctoc#T-4.8", language="fr"))
    rule = page.locator("[data-rule='T-4.8']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "true")
    page.get_by_label("Chercher dans les règles").fill("EPOUVANTAIL")
    said = page.get_by_role("status").filter(has_text="règles trouvées")
    expect(said).to_have_text(re.compile(r"^\s*([4-9]|1\d) règles trouvées\s*$"))
    expect(page.locator("[data-rule]")).to_have_count(int(said.inner_text().split()[0]))
    page.get_by_label("Chercher dans les règles").fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="Aucune règle")).to_be_visible()
    page.get_by_role("link", name="Halloween").click()
    expect(page.locator("[data-rule='H-10.2']")).to_be_attached()
    expect(page).to_have_title("Règles · Manoir")


def test_the_sheet_of_a_turn_fits_on_a_page(visit: Visits) -> None:
    page = ready(visit("/rules/halloween"))
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="A turn at a glance")).to_be_visible()
    expect(page.get_by_role("heading", name="All rules")).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    becomes(page, "document.querySelector('#house').getBoundingClientRect().height < 1100", True)


def test_preferences_hold_at_once_and_are_remembered(visit: Visits) -> None:
    page = ready(visit("/preferences"))
    page.get_by_role("radio", name="High contrast").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.get_by_role("radio", name="Fast").check()
    page.get_by_label("Size of the cards").fill("150")
    page.get_by_role("switch", name="Sounds").uncheck()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="Español").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Preferencias")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Preferencias")
    expect(page.get_by_role("radio", name="Alto contraste")).to_be_checked()
    expect(page.get_by_role("switch", name="Sonidos")).not_to_be_checked()
    expect(page.get_by_label("Tu nombre")).to_have_value("Ada")
    expect(page.locator("html")).to_have_css("--size", "1.5")


def test_the_house_is_as_bright_as_the_system_until_told_otherwise(visit: Visits) -> None:
    page = ready(visit("/preferences", bright=True))
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "day")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "night")
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-theme", "contrast")
    page.get_by_role("radio", name="Night, by candle").check()
    page.emulate_media(color_scheme="light", contrast="no-preference")
    page.reload()
    expect(html).to_have_attribute("data-theme", "night")
    page.get_by_role("radio", name="As the system").check()
    expect(html).to_have_attribute("data-theme", "day")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_doors_are_in_sight_on_a_laptop_and_on_a_phone(visit: Visits, language: str) -> None:
    page = ready(visit("/", language=language, size=(1280, 720)))
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    if len(GAMES) > len(HOUSE):
        return  # games of packages have doors too, and may stand below the edge
    longer = "document.documentElement.scrollHeight - innerHeight"
    becomes(page, longer, 0)
    page.set_viewport_size({"width": 390, "height": 844})
    becomes(page, longer, 0)


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", PAGES)
def test_a_page_has_no_barrier_in_any_light_and_is_never_wider_than_the_screen(visit: Visits, address: str) -> None:
    page = visit(address, preferences={"language": LANGUAGES[0]})
    for language in LANGUAGES:
        page.locator(f"button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(PAGES[address]).first.wait_for()
        assert violations(page, *HEAVY) == [], language
        for theme in ("day", "contrast"):
            assert violations(lit(page, theme), only="color-contrast") == [], (language, theme)
        lit(page, "night")
    page.locator("button[lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    for width, height in (SMALLEST, PHONE, (640, 400)):  # the last is a wide screen at 200 %
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(OVERFLOWS), width


def test_the_page_can_be_installed(visit: Visits) -> None:
    page = ready(visit("/"))
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((a) => a.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("(address) => fetch(address).then((a) => a.ok)", icon["src"])
    page.evaluate("navigator.serviceWorker.ready")
    kept = page.evaluate("caches.keys().then((all) => all.length)")
    assert kept <= 1


def test_without_scripts_the_terminal_is_named(visit: Visits) -> None:
    text = visit.person().request.get("/").text()
    assert text.count("./manoir terminal") == 3
    assert all(f'<p lang="{language}">' in text for language in LANGUAGES)
