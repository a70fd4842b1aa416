"""The lobby: a house that fills, by click, by link and by phone."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.at_table import asked
from tests.browser.visiting import HEAVY, OVERFLOWS, PHONE, SMALLEST, Visits, becomes, ready, violations

DOORS_OVERLAP = """() => {
    const doors = [...document.querySelectorAll('[data-seat] .arch')].map((one) => one.getBoundingClientRect())
    const beside = (one, other) => one.right <= other.left || other.right <= one.left
    const meet = (one, other) => !beside(one, other) && one.bottom > other.top && other.bottom > one.top
    return doors.filter((one, at) => doors.some((other, nth) => nth > at && meet(one, other))).map((one) => one.left)
}"""


def open_table(visit: Visits, name: str, game: str = "toctoctoc") -> Page:
    page = ready(visit(f"/new/{game}?friends", preferences={"name": name}))
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-seat=A]").wait_for()
    return page


def test_two_browsers_meet_get_ready_and_start(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    expect(host.get_by_role("img", name="A picture to scan")).to_be_visible()
    start = host.get_by_role("button", name="Start")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_contain_text("3 seats are still free")

    guest = ready(visit(host.url, language="fr", size=PHONE))
    expect(guest.get_by_text("15 min, dès 7 ans")).to_be_visible()  # what is played comes before who one is
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


def test_the_lobby_has_no_barrier_and_fits_a_phone(visit: Visits) -> None:
    host = open_table(visit, "Ada")
    assert violations(host, *HEAVY) == []
    guest = ready(visit(host.url, size=SMALLEST))
    guest.get_by_label("Your name").wait_for()
    assert violations(guest, *HEAVY) == []
    assert not guest.evaluate(OVERFLOWS)


@pytest.mark.parametrize("seats", [4, 6])
def test_the_lobby_is_in_sight_on_a_laptop_and_its_doors_on_a_phone(visit: Visits, seats: int) -> None:
    context = visit.person(size=(1280, 720), language="fr", preferences={"language": "fr"})
    wanted = {"game": "toctoctoc", "name": "Ada", "seats": seats}
    made = asked(context, visit.address, "POST", "/api/tables", wanted)
    asked(context, visit.address, "PUT", f"/api/tables/{made['table']}/seats/C/bot", {"level": "random"})
    page = context.new_page()
    page.goto(f"/t/{made['code']}")
    page.locator("[data-seat]").nth(seats - 1).wait_for()
    expect(page.locator("[data-seat=C] option:checked")).to_have_text("au hasard")  # the level of programs too
    becomes(page, "document.documentElement.scrollHeight - innerHeight", 0)
    page.set_viewport_size({"width": 390, "height": 844})
    becomes(page, DOORS_OVERLAP, [])
    begin = page.get_by_role("button", name=re.compile("^Commencer")).bounding_box()
    assert begin and begin["y"] + begin["height"] <= 844
