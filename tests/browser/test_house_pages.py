"""The house outside the table: its pages by click, by key and by phone, in three languages and three kinds of light."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from manoir.core.texts import LANGUAGES
from tests.browser.at_table import asked
from tests.browser.visiting import PHONE, Visits, lit, violations

PAGES = {  # each with something that is there when all is
    "/": "article",
    "/new/toctoctoc": "[data-option]",
    "/new/halloween": "[data-option]",
    "/join": "form",
    "/tables": "main p, main li",
    "/rules/toctoctoc": "[data-rule]",
    "/preferences": "[role=switch]",
    "/terminal": "code",
}
HEAVY = ("moderate", "serious", "critical")
SMALLEST = (320, 640)
FOCUSED = """() => {
    const at = document.activeElement
    return at === document.body ? '' : at.labels?.[0]?.innerText || at.innerText
}"""
OVERFLOWS = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document.documentElement.scrollWidth > document.documentElement.clientWidth
}"""


def ready(page: Page) -> Page:
    """The page has its heading; what a test touches it waits for itself."""
    page.get_by_role("heading", level=1).wait_for()
    return page


def open_table(visit: Visits, name: str, game: str = "toctoctoc") -> Page:
    page = ready(visit(f"/new/{game}?friends", preferences={"name": name}))
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-seat=A]").wait_for()
    return page


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
    page.locator("[data-option=drawPile]").get_by_role("button", name="Rule T-2.7").click()
    expect(page.get_by_role("dialog")).to_contain_text("The rest is the draw pile")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/[A-Z]{5}$"))
    shown = page.evaluate("fetch('/api/codes/' + location.pathname.slice(3)).then((a) => a.json())")
    table = page.evaluate("(id) => fetch('/api/tables/' + id).then((a) => a.json())", shown["table"])
    assert table["unusual"] == ["drawPile"]
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


def test_spooks_is_set_up_with_its_variants(visit: Visits) -> None:
    page = ready(visit("/new/spooks"))
    page.locator("[data-option=masters]").get_by_role("switch").check()
    page.get_by_role("radio", name="short Series").check()
    page.get_by_text("More options").click()
    page.locator("[data-option=seriesLimit]").get_by_role("spinbutton").fill("90")
    page.locator("[data-option=seriesLimit]").get_by_role("spinbutton").blur()
    expect(page.get_by_text("3 changed options")).to_be_visible()
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

    go_to("Your name")
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # five players
    go_to("More options")
    page.keyboard.press("Enter")
    go_to("Open the table")
    page.keyboard.press("Enter")
    expect(page.locator("[data-seat=E]")).to_be_visible()
    expect(page.locator("[data-seat=A]")).to_contain_text("Ada")


# -- the lobby ---------------------------------------------------------------------------------------------------------


def test_two_browsers_meet_get_ready_and_start(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    expect(host.get_by_role("img", name="A picture to scan")).to_be_visible()
    start = host.get_by_role("button", name="Start")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_contain_text("3 seats are still free")

    guest = ready(visit(host.url, language="fr", size=PHONE))
    expect(guest.get_by_text("environ 15 minutes")).to_be_visible()  # what is played comes before who one is
    guest.get_by_label("Ton nom").fill("Zoé")
    guest.get_by_role("button", name="S’asseoir").click()
    expect(host.locator("[data-seat=B]")).to_contain_text("Zoé")

    host.locator("[data-seat=C]").get_by_role("button", name="Seat a bot").click()
    host.locator("[data-seat=C]").get_by_role("combobox").select_option("expert")
    expect(guest.locator("[data-seat=C]")).to_contain_text("expert")
    host.locator("[data-seat=C]").get_by_role("button", name="Free the seat").click()
    host.locator("[data-seat=C]").get_by_role("button", name="Seat a bot").click()
    host.locator("[data-seat=D]").get_by_role("button", name="Somebody beside me").click()
    host.locator("[data-seat=D]").get_by_label("Name").fill("Théo")
    host.locator("[data-seat=D]").get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-seat=D]")).to_contain_text("on this device")

    guest.get_by_role("button", name="C’est bon pour moi").click()
    expect(start).to_have_attribute("aria-disabled", "false")
    host.get_by_role("button", name="Change the options").click()
    host.get_by_role("dialog").get_by_text("More options").click()
    host.get_by_role("radio", name="face down").check()
    host.get_by_role("button", name="Play it like this").click()
    expect(guest.get_by_text("L’hôte a changé les options")).to_be_visible()
    expect(guest.get_by_text("Pioche : face cachée").first).to_be_visible()
    expect(start).to_have_attribute("aria-disabled", "true")

    guest.reload()  # one's own seat is found again
    guest.get_by_role("button", name="C’est bon pour moi").click()
    host.locator("[data-seat=D]").get_by_role("button", name="I am ready").click()
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(host.locator("[data-seat=A]").get_by_role("button", name="Leave")).to_have_count(0)
    expect(guest.get_by_role("button", name="C’est bon pour moi")).to_have_count(0)


def test_who_frees_a_seat_and_chooses_a_bot_at_once_gets_the_bot(visit: Visits) -> None:
    """Also where the answer of the house to the first takes its time."""
    host = open_table(visit, "Ada")
    seat = host.locator("[data-seat=C]")
    seat.get_by_role("button", name="Seat a bot").click()
    expect(seat.get_by_role("combobox")).to_have_value("apprentice")
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if route.request.method == "DELETE":
            held.append((route, route.fetch()))
        else:
            route.continue_()

    host.route("**/seats/C", hold)
    seat.get_by_role("button", name="Free the seat").click()
    expect(seat).to_contain_text("Free seat")
    seat.get_by_role("button", name="Seat a bot").click()
    for route, answer in held:
        route.fulfill(response=answer)
    assert held
    expect(seat.get_by_role("combobox")).to_have_value("apprentice")


def test_bots_fill_the_house_in_one_click_and_the_game_can_begin(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    guest = ready(visit(host.url, preferences={"name": "Bo"}))
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Seat a bot")).to_have_count(0)  # that is the host's
    host.get_by_role("button", name="Fill with bots").click()
    expect(host.get_by_role("combobox")).to_have_count(2)
    expect(host.get_by_role("button", name="Fill with bots")).to_have_count(0)
    guest.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("The house is full.")
    guest.close()  # somebody who is ready but gone is not said to be here
    expect(host.get_by_role("status").filter(has_text="not connected: Bo")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Start")).click()
    host.locator("[data-status]").wait_for()


def test_two_quick_clicks_in_the_lobby_do_it_once(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    guest = ready(visit(host.url, preferences={"name": "Bo"}))
    sent: list[str] = []
    guest.on("request", lambda one: sent.append(one.url.rsplit("/", 2)[-1]) if one.method == "POST" else None)
    twice = "(button) => { button.click(); button.click() }"
    guest.get_by_role("button", name="Sit down").evaluate(twice)
    expect(host.locator("[data-seat=B]")).to_contain_text("Bo")
    guest.get_by_role("button", name="I am ready").evaluate(twice)
    expect(guest.get_by_role("button", name="Wait, not yet")).to_be_visible()
    guest.get_by_role("button", name="Leave").evaluate(twice)
    guest.wait_for_url(re.compile("/$"))
    expect(host.locator("[data-seat=B]")).to_contain_text("Free seat")
    assert sent == ["B", "ready", "leave"]


def test_public_tables_are_listed_and_left_again(visit: Visits) -> None:
    host = ready(visit("/new/spooks?friends", preferences={"name": "Olga"}))
    host.get_by_role("checkbox", name="Show it among the public tables").check()
    host.get_by_role("button", name="Open the table").click()
    host.locator("[data-seat=A]").wait_for()
    guest = ready(visit("/tables"))
    guest.get_by_role("link", name=re.compile("Spooks, hosted by Olga")).click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-seat=B]")).to_contain_text("Bo")
    guest.locator("[data-seat=B]").get_by_role("button", name="Leave").click()
    guest.wait_for_url(re.compile("/$"))
    expect(host.locator("[data-seat=B]")).to_contain_text("Free seat")


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
    assert page.evaluate("document.querySelector('#house').getBoundingClientRect().height") < 1100


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


def test_the_lobby_has_no_barrier_and_fits_a_phone(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    assert violations(host, *HEAVY) == []
    guest = ready(visit(host.url, size=SMALLEST))
    guest.get_by_label("Your name").wait_for()
    assert violations(guest, *HEAVY) == []
    assert not guest.evaluate(OVERFLOWS)


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
