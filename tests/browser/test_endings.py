"""The winner's moment: who won, in which order the others stand and why, where it turned, and what comes next."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.past import Past
from manoir.core.play import Match
from manoir.games import GAMES
from tests.browser.at_table import laid_out
from tests.browser.scenes import SCENES
from tests.browser.scenes.stage import Stage, inspect, looks
from tests.browser.visiting import Visits
from tests.server.laid_out import Line, found, settled
from tests.server.running import Running

STILL = {"pace": "off", "sound": False}
SIZES = ((1280, 720), (2560, 1440), (390, 844), (360, 640), (844, 390))


def turned(match: Match) -> bool:
    """For `found`: somebody won alone, and was not ahead all along."""
    if not match.over:
        return False
    past = Past(match)
    past.reach(match.number)
    return past.turning() > 0


def level(match: Match) -> bool:
    """For `found`: two who have lost have the same points."""
    places = match.state.standing() if match.over else []
    return any(places.count(place) > 1 for place in places if place > 1)


def ended(visit: Visits, house: Running, game: str, seats: int, line: Line, **wishes: Any) -> Page:
    context = visit.person(preferences=STILL, **wishes)
    place = laid_out(context, house, game, seats, line, "ABCDEFGHIJ"[:seats], mine="A")
    page = place.open()
    page.get_by_role("dialog").locator("[data-rank]").first.wait_for()
    return page


def final(game: str, seats: int, line: Line) -> Match:
    match = Match(GAMES[game], settled(GAMES[game], {}), seats)
    for seat, move in line:
        match.play(seat, move)
    return match


def test_the_best_party_stands_in_its_house_and_the_turning_point_is_a_click_away(
    visit: Visits, house: Running
) -> None:
    line = found("toctoctoc", 4, turned)
    match = final("toctoctoc", 4, line)
    page = ended(visit, house, "toctoctoc", 4, line)
    winner = match.state.ranks().index(1)
    players: Any = match.state.view(None).to_json()["players"]
    party = players[winner]["party"]
    expect(page.get_by_role("dialog").locator(".picture img[alt]:not([alt=''])")).to_have_count(len(party))
    past = Past(match)
    past.reach(match.number)
    expect(page.locator("[data-turning]")).to_have_attribute("data-turning", str(past.turning()))
    page.get_by_role("link", name="See this moment").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(past.turning()))


def test_after_a_deal_of_spooks_the_others_stand_by_what_they_hold(visit: Visits, house: Running) -> None:
    line = found("spooks", 5, level)
    state = final("spooks", 5, line).state
    page = ended(visit, house, "spooks", 5, line)
    shown = page.locator("[data-rank]").evaluate_all(
        "(all) => all.map((one) => [Number(one.dataset.rank), one.dataset.seat])"
    )
    standing = state.standing()
    assert shown == [[standing[seat], "ABCDE"[seat]] for seat in sorted(range(5), key=standing.__getitem__)]
    points = [int(one.get_attribute("data-score") or 0) for one in page.locator("[data-score]").all()]
    assert points[1:] == sorted(points[1:]) and points[0] == 0
    expect(page.get_by_text("The rules know one winner of a round.")).to_be_visible()
    expect(page.get_by_text("and share a place")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "language"),
    [("end-toctoctoc-6-lost", "es"), ("end-spooks-10-lost", "fr"), ("end-halloween-4-lost", "en")],
)
def test_the_end_fits_everywhere(visit: Visits, house: Running, name: str, language: str) -> None:
    for look, page in looks(Stage(visit, house, language), SCENES[name], SIZES):
        assert inspect(look, page).faults == []
        if name == "end-spooks-10-lost":  # ten places, and none of them below the buttons
            last = page.locator("[data-rank]").last.bounding_box()
            deeds = page.locator(".deeds").bounding_box()
            assert last and deeds and last["y"] + last["height"] <= deeds["y"], look
