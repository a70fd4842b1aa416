"""How a piece flies at Halloween's table: at its own size, from where it lies to where it will lie, on every screen."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from manoir.core.play import Match
from manoir.games.halloween.game import GAME
from tests.browser.at_table import laid_out
from tests.browser.halloween_table import USUAL
from tests.browser.visiting import Visits
from tests.server.laid_out import Wanted, found, settled
from tests.server.running import Running

AT_LEISURE = {"pace": "normal", "sound": False, "name": "Cleo"}
LARGEST = 32  # px
# Notes whatever takes off: how large it is, and the middles of where it begins and ends.
WATCH = """() => {
    window.flown = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        if (this.matches('.flights .piece')) {
            const size = parseFloat(this.style.getPropertyValue('--w'))
            const at = ({ transform }) => transform.match(/-?[\\d.]+/g).map((one) => Number(one) + size / 2)
            window.flown.push([size, at(frames[0]), at(frames.at(-1))])
        }
        return animate.call(this, frames, how)
    }
}"""
WHERE = """([x, y]) => ['player-B', 'window-', 'yard-'].find((anchor) =>
    [...document.querySelectorAll(`[data-anchor^="${anchor}"]`)].some((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        return width && x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1
    })) ?? `nowhere: ${x} ${y}`"""
DEEDS = {  # and what flies at least, from where to where
    "haunt": ("player-B", "window-"),
    "move": ("yard-", "yard-"),
    "evolve": ("player-B", "yard-"),
}
SIZES = [(1280, 720), (390, 844), (844, 390)]


def said(match: Match, action: str) -> list[str]:
    """The words of an option of the second player that does this, if there is one."""
    for one in match.state.view(1).sentences().all():
        words = [move.notation for move in one.moves]
        if one.whole and words[0].endswith(f" {action}"):
            return words
    return []


@cache
def rival(action: str) -> Wanted:
    """For `found`: the second player's turn, who may do this; the third looks on."""

    def wanted(match: Match) -> bool:
        state: Any = match.state
        return bool(state.actor == 1 and state.step.name() == "main" and state.round > 1 and said(match, action))

    return wanted


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_rivals_pieces_fly_between_his_house_and_the_town(
    visit: Visits, house: Running, size: tuple[int, int]
) -> None:
    context = visit.person(size=size, preferences=AT_LEISURE)
    for action, ends in DEEDS.items():
        line = found("halloween", 3, rival(action), **USUAL)
        match = Match(GAME, settled(GAME, USUAL), 3)
        for seat, move in line:
            match.play(seat, move)
        place = laid_out(context, house, "halloween", 3, line, "ABC", mine="C", **USUAL)
        page = place.open()
        page.locator("[data-waiting='B']").wait_for()
        page.locator("[data-anchor^='yard-']").first.wait_for()  # the board has come
        page.evaluate(WATCH)
        bob = place.elsewhere("B")
        bob.move(said(match, action))
        page.locator(f"[data-number='{bob.game['number']}']").wait_for()
        page.wait_for_function("flown.length")  # a moment after the frame
        expect(page.locator("[data-telling]")).to_have_count(0)
        flown = page.evaluate("flown")
        ways = [tuple(page.evaluate(WHERE, end) for end in one[1:]) for one in flown]
        assert ends in ways, (action, ways)
        assert all(one[0] <= LARGEST for one in flown), flown
        assert not [way for way in ways if "nowhere" in "".join(way)], (action, ways)
