"""What is hidden is told when it is shown: nothing on the page says before the picture what a door or a prank brings.

The page is watched frame by frame while it tells a move at its usual pace. What it says is compared with what it shows
in the same frame; nothing here depends on how long anything takes."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.play import Match
from manoir.games.toctoctoc.cards import CODES
from tests.browser.at_table import Place, laid_out
from tests.browser.visiting import Visits
from tests.server.laid_out import Wanted, found, seen
from tests.server.running import Running

AT_LEISURE = {"pace": "normal", "hints": True, "name": "Cleo"}
WATCHER = 2  # the seat that looks on
PLUCKS = {880, 1175}  # Hz: the music box, when somebody stands in the light

# Notes what each part of the page says whenever that has changed, and whether what is hidden can be seen in that frame.
WATCH = """() => {
    const all = (mark) => [...document.querySelectorAll(mark)]
    const text = (mark) => all(mark).map((one) => one.textContent.trim()).join(' ').replace(/\\s+/g, ' ')
    const light = (face) => Number(/brightness\\((.*?)\\)/.exec(getComputedStyle(face).filter)?.[1] ?? 1)
    const set = AudioParam.prototype.setValueAtTime
    const sounded = []
    AudioParam.prototype.setValueAtTime = function (value, when) {
        sounded.push(Math.round(value))
        return set.call(this, value, when)
    }
    window.noted = []
    const note = () => {
        const door = document.querySelector('[data-anchor=door]')
        const now = {
            dark: all('[data-anchor=door] .face').some((face) => light(face) < 0.1),
            faces: all('[data-anchor^=choice-]:not([data-anchor=choice-C]) .card:not(.back)').length,
            won: all('[data-anchor^=choice-].won').length,
            says: {
                title: document.title,
                status: text('[data-status]'),
                book: text('[data-event]'),
                heard: text('[aria-live]'),
                notes: text('[role=note], [role=tooltip], [data-told], [data-cry]'),
            },
            door: door ? door.innerText + all('[data-anchor=door] [aria-label]').map((one) => one.ariaLabel) : '',
            board: text('main'),
            points: Object.fromEntries(
                all('main [data-points]').map(({ dataset: { of, points } }) => [of, Number(points)])
            ),
            change: all('main [data-change]').map((one) => one.dataset.of + one.dataset.change),
            sounds: [...sounded],
        }
        if (JSON.stringify(now) !== JSON.stringify(window.noted.at(-1))) window.noted.push(now)
        requestAnimationFrame(note)
    }
    note()
}"""


@cache
def knocks(codes: str) -> Wanted:
    """For `found`: the second player is to open to somebody who comes with one of these cards; the third looks on."""

    def wanted(match: Match) -> bool:
        state: Any = match.state
        if state.actor != 1 or state.step.name() != "answer-door" or state.turn_player == WATCHER:
            return False
        return state.turn > 8 and CODES[state.card] in codes.split()

    return wanted


def last_to_commit(match: Match) -> bool:
    """For `found`: of all who choose a card for a prank only the second has not, who has another after it."""
    if match.state.waiting() != [1]:
        return False
    view = seen(match, 1)
    return bool(view["decision"] == "prank" and len(view["hand"]) > 2 and min(p["held"] for p in view["players"]) > 1)


def watched(visit: Visits, house: Running, game: str, wanted: Wanted) -> tuple[Place, Page]:
    """The third player looks on, at the usual pace, when the second's move is about to show what was hidden."""
    place = laid_out(visit.person(preferences=AT_LEISURE), house, game, 4, found(game, 4, wanted), "ABCD", mine="C")
    page = place.open()
    page.locator("[data-waiting='B']").wait_for()
    page.locator("[data-status]").click()  # sounds are made after a gesture
    page.evaluate("document.activeElement?.blur()")
    page.evaluate(WATCH)
    return place, page


def moved(place: Place, page: Page, verb: str) -> list[dict[str, Any]]:
    """The second player's move; all that the page has shown until it was told."""
    line = place.elsewhere("B")
    move = next(one for one in line.game["moves"] if one.startswith(verb))
    line.move(move)
    number = line.game["number"]
    page.locator(f"[data-number='{number}']").wait_for()
    expect(page.locator("[data-telling]")).to_have_count(0)
    page.evaluate("new Promise(requestAnimationFrame)")
    frames: list[dict[str, Any]] = page.evaluate("window.noted")
    return frames


def sentences(page: Page, keys: tuple[str, ...]) -> list[str]:
    """What the guest book says of the latest events of some kinds."""
    lines: list[list[str]] = page.locator("[data-event]").evaluate_all(
        "(all) => all.map((one) => [one.dataset.event, one.querySelector('.line').textContent])"
    )
    return [sentence for key, sentence in lines[-10:] if key in keys]


def first(frames: list[dict[str, Any]], part: str, sentence: str) -> int:
    """The frame in which a part of the page said something for the first time."""
    return next(at for at, frame in enumerate(frames) if sentence in frame["says"][part])


@pytest.mark.parametrize("codes", ["Mn Gn Vn", "K", "T"], ids=["a guest", "a kid", "a taxi"])
def test_nothing_says_who_is_there_before_the_door_is_open(visit: Visits, house: Running, codes: str) -> None:
    place, page = watched(visit, house, "toctoctoc", knocks(codes))
    frames = moved(place, page, "open")
    opened = sentences(page, ("event-open",))[-1]
    dark = [frame for frame in frames if frame["dark"]]

    assert dark, "the door was never seen to open"
    for frame in dark:
        assert frame["says"] == frames[0]["says"]
        assert frame["points"] == frames[0]["points"]
        assert frame["door"].strip(" ,\n").split("\n")[0] not in opened, frame["door"]
        assert not PLUCKS & set(frame["sounds"])
    lit = max(at for at, frame in enumerate(frames) if frame["dark"])
    for part in ("book", "heard"):
        assert first(frames, part, opened) > lit, part
    assert PLUCKS & set(frames[-1]["sounds"])


def test_points_change_where_and_when_a_guest_comes_in(visit: Visits, house: Running) -> None:
    place, page = watched(visit, house, "toctoctoc", knocks("Mn Gn Vn"))
    frames = moved(place, page, "open")
    joined = sentences(page, ("event-join",))[-1]
    at = next(at for at, frame in enumerate(frames) if frame["points"] != frames[0]["points"])

    assert at > first(frames, "book", joined)
    before, after = frames[0]["points"], frames[at]["points"]
    assert after["B"] > before["B"]
    assert frames[at]["change"] == [f"B+{after['B'] - before['B']}"]


def test_nothing_says_who_wins_a_prank_before_the_cards_are_turned(visit: Visits, house: Running) -> None:
    place, page = watched(visit, house, "spooks", last_to_commit)
    frames = moved(place, page, "commit")
    shown = sentences(page, ("event-reveal",))
    ends = sentences(page, ("event-prank-won", "event-no-prank", "event-tie"))[-1]
    turned = next(at for at, frame in enumerate(frames) if frame["faces"])

    assert len(shown) == 4 and frames[turned]["faces"] == 3  # besides one's own
    for frame in frames[:turned]:
        says = [*frame["says"].values(), frame["board"]]
        assert not frame["faces"]
        assert not any(sentence in text for sentence in [*shown, ends] for text in says)
        assert all(frame["says"][part] == frames[0]["says"][part] for part in ("status", "title"))
    for part in ("book", "heard"):
        assert all(first(frames, part, sentence) >= turned for sentence in shown), part
        assert first(frames, part, ends) > turned, part
        assert first(frames, part, ends) > first(frames, part, shown[-1]), part
