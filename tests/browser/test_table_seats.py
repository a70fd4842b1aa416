"""Seats at a table in the browser: going and coming back, several pages of one seat, and twenty games in one page."""

import json
import os
import re
import sqlite3

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.at_table import HURRY, Wire, beyond, laid_out, my_turn, number, play, seated
from tests.browser.visiting import Visits
from tests.server.laid_out import found, waits_for
from tests.server.running import PATIENCE, Running

GAMES = 20
GROWTH = 2_000_000  # bytes by which a page may grow at most: most of it is the browser's own, for code it makes faster


def test_who_leaves_finds_a_bot_in_their_place_and_takes_it_back(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 3, waits_for(seat=1))  # the bots have to wait for Bob
    place = laid_out(visit.person(preferences=HURRY), house, "toctoctoc", 3, line, people="AB", mine="A")
    bob = place.elsewhere("B")
    page = place.open()
    page.locator("[data-number]").wait_for()
    page.get_by_role("banner").get_by_role("button", name="Table and preferences").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(re.compile(r"/$"))
    bob.client("PUT", f"/api/tables/{place.table}/seats/A/bot", {"level": "heuristic"})  # Bob is the host now
    page.goto(f"/t/{place.code}")
    page.get_by_text("A bot is playing for you.").wait_for()
    with page.expect_response("**/reclaim"):  # the new token comes with it; that the bot is gone may be heard before
        page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
    assert place.ask("GET", "/mine")["seats"] == ["A"]
    assert not place.ask("GET", "")["seats"][0]["standIn"]


def test_two_pages_of_one_seat_show_the_same_and_a_seat_that_changes_hands_is_explained(
    visit: Visits, house: Running
) -> None:
    place = laid_out(visit.person(preferences=HURRY), house, "toctoctoc", 3, found("toctoctoc", 3, waits_for()))
    one, other = place.open(), place.open()
    for page in (one, other):
        my_turn(page)
    before = number(other)
    play(one)
    beyond(other, before)
    place.ask("POST", "/seats/A/reclaim", {})
    for page in (one, other):
        page.get_by_role("button", name="Come in again").click()
        my_turn(page)
    play(one)


@pytest.mark.parametrize(
    ("answer", "said", "sits"),
    [
        ("Not now", "The table would rather go on as it is.", "Bot B"),
        ("Let them in", "Here is your hand.", "Eve"),
    ],
)
def test_who_looks_on_asks_for_a_bots_seat_and_the_host_answers(
    visit: Visits, house: Running, answer: str, said: str, sits: str
) -> None:
    line = found("toctoctoc", 3, waits_for())
    place = laid_out(visit.person(preferences=HURRY), house, "toctoctoc", 3, line)
    host = place.open()
    my_turn(host)
    page = visit(f"/t/{place.code}", preferences={**HURRY, "name": "Eve"})
    page.get_by_role("button", name="Join in").click()
    page.get_by_role("button", name="Ask for Bot B’s seat").click()
    host.get_by_text("Eve would like to go on for Bot B").wait_for()
    host.get_by_role("button", name=answer).click()
    page.get_by_text(said).wait_for()
    expect(host.locator("[data-asker]")).to_have_count(0)
    assert place.ask("GET", "")["seats"][1]["name"] == sits


def test_a_game_that_failed_is_taken_up_by_its_host(visit: Visits, house: Running) -> None:
    line = found("toctoctoc", 3, waits_for())
    place = laid_out(visit.person(preferences=HURRY), house, "toctoctoc", 3, line)
    with sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=PATIENCE) as database:
        [body] = database.execute("select body from tables where id = ?", [place.table]).fetchone()
        frozen = json.dumps({**json.loads(body), "phase": "frozen"}).encode()
        database.execute("update tables set phase = 'frozen', body = ? where id = ?", [frozen, place.table])
    database.close()
    page = place.open()
    page.get_by_text("Something broke").wait_for()
    expect(page.locator("[data-status]")).to_contain_text("The game has stopped.")  # and nobody is asked to choose
    page.get_by_role("button", name="Go on from the last good position").click()
    expect(page.get_by_text("Something broke")).to_have_count(0)
    my_turn(page)
    play(page)


def test_a_page_says_once_that_bots_think_less_and_once_that_it_is_over(visit: Visits, house: Running) -> None:
    place = laid_out(visit.person(preferences=HURRY), house, "toctoctoc", 3, found("toctoctoc", 3, waits_for()))
    page = place.context.new_page()
    wire = Wire(page)
    page.goto(f"/t/{place.code}")
    my_turn(page)
    table = place.ask("GET", "")

    def tell(hurried: bool) -> None:
        frame = {"type": "table", "protocol": 1, "table": {**table, "hurried": hurried}}
        wire.open[0].send(json.dumps(frame))

    tell(True)
    busy = page.get_by_role("status").filter(has_text="Many bots have to think in this house just now.")
    busy.get_by_role("button").click()
    tell(True)  # something else at the table has changed
    page.wait_for_timeout(100)  # what must not happen cannot be waited for
    assert busy.count() == 0
    tell(False)
    page.get_by_role("status").filter(has_text="It is quieter in the house").wait_for()


def used(session: CDPSession) -> tuple[int, int, int]:
    """Bytes of the page, and how many elements and listeners there are, also those that are no longer shown."""
    session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    size = session.send("Runtime.getHeapUsage")["usedSize"]
    return int(size), int(counted["nodes"]), int(counted["jsEventListeners"])


@pytest.mark.skipif(os.environ.get("MANOIR_TESTS") != "soak", reason="takes three minutes: MANOIR_TESTS=soak")
def test_twenty_games_leave_nothing_behind_in_a_page(visit: Visits) -> None:
    place = seated(visit.person(preferences=HURRY), visit.address, "toctoctoc", seats=3)
    page = place.open()
    session = page.context.new_cdp_session(page)
    sizes = []
    for _ in range(GAMES):
        place.play_on(page)
        page.get_by_role("button", name="Rematch").wait_for()
        sizes.append(used(session))
        before = page.url
        page.get_by_role("button", name="Rematch").click()
        expect(page).not_to_have_url(before)
        my_turn(page)
        code = page.url.rsplit("/", 1)[1]
        place.table = place.context.request.get(f"/api/codes/{code}").json()["table"]
        place.seats = place.ask("GET", "/mine")["seats"]
    (size, nodes, listeners), (later, more_nodes, more_listeners) = sizes[1], sizes[-1]
    assert later - size < GROWTH, sizes
    assert more_nodes < 1.05 * nodes and more_listeners < 1.2 * listeners, sizes  # of one table, not of all
