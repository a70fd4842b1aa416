"""Whether a page looks as it should: no text is cut, no control covered, nothing outside, everything large enough.

The one mechanism for it: scenes (tests/browser/scenes) are looked at by `./manoir pictures` and by test_scenes.py, and
any other test may ask `faults(page)`. What it looks for is in faults.js, which the page itself evaluates.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page


class Permission(NamedTuple):
    """Something that would be a fault anywhere else. The mark is that of the element itself."""

    kind: str
    mark: str
    reason: str


# Kinds: missing (what a scene needs), cut, outside, covered, hidden (covered, and so much of it that it cannot be
# reached), small (letters), finger (what is to be touched), scrolls, sideways.
WORST = ("missing", "cut", "outside", "hidden", "covered", "sideways", "scrolls", "small", "finger")
PERMISSIONS = [
    Permission(
        "covered", "[data-hand] button[data-card]", "a hand is a fan: cards lie over each other, their corners are free"
    ),
    Permission(
        "covered",
        "[data-hand] [data-card] .words",
        "… and of a card below another the sign and the rank are seen, not the name",
    ),
    Permission(
        "covered",
        ".stack .guest, .stack .guest .name",
        "guests of a kind stand behind each other: letter and role are free",
    ),
    Permission(
        "covered",
        ".bld .whole",
        "the ground of a building, on which its name, windows and ghosts stand and answer for themselves",
    ),
    Permission("covered", "[data-tile]", "the numbers of the sections lie on an action, and choose it in that section"),
    Permission("scrolls", ".book .lines", "the guest book is as long as the game"),
    Permission("scrolls", ".side .below", "what a board shows below the guest book, reached by keys too"),
    Permission("scrolls", "dialog .inside", "a sheet over the table scrolls under its title"),
    Permission("scrolls", ".spooks > .seen", "Spooks on a phone: what is known of the others, as long as the deal"),
    Permission(
        "scrolls",
        ".stage > .board.narrow",
        "Halloween on a phone: the sheets behind the tabs; the town and its panel never need it",
    ),
    Permission(
        "scrolls",
        ".toc > .parties, .stage:has(> .toc > .parties)",
        "Toc Toc Toc on a phone: all houses behind their tab",
    ),
    Permission(
        "cut", ".mini .known i", "of a rival's known cards those that fit; all of them are behind the tab of the houses"
    ),
    Permission(
        "covered",
        ".mine .party .chip",
        "my guests on a phone: they are of one kind, whose letter and number stand above",
    ),
    Permission(
        "covered",
        ".bld .win.narrow.lit",
        "on phones a window that can be chosen reaches over its frame: of two beside each other the middles are free",
    ),
]

# Boards measure themselves when they are laid out and may then choose other sizes; figures come when they are needed.
RESTS = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const look = () => [...document.body.querySelectorAll('*:not(svg *)')].reduce((all, one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return (all * 31 + Math.round(x) + 3 * Math.round(y) + 5 * Math.round(width) + 7 * Math.round(height)) % 1e9
    }, 7)
    await document.fonts.ready
    let same = 0
    for (let frames = 0, before = -1; same < 3 && frames < 300; frames++) {
        const waits = [...document.images].some((one) => !one.complete && one.loading !== 'lazy')
        const now = look()
        same = now === before && !waits ? same + 1 : 0
        before = now
        await frame()
    }
    return same >= 3
}"""


class Seen(NamedTuple):
    """What was found on a page, in sentences, and which permissions were needed for the rest."""

    faults: list[str]
    needed: list[int]


@cache
def _script() -> str:
    return Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


def rested(page: Page) -> None:
    """Waits until everything has found its place."""
    assert page.evaluate(RESTS), "the page does not come to rest"


def inspected(page: Page, phone: bool = False, scrolls: bool = False, needs: tuple[str, ...] = ()) -> Seen:
    """Looks at all that can be seen of a page now. On phones it has to be large enough for fingers; most pages of the
    house may be scrolled, tables may not. Of what it `needs`, one of each has to be in sight."""
    rested(page)
    permissions = [(one.kind, one.mark) for one in PERMISSIONS]
    answer = page.evaluate(
        _script(), {"phone": phone, "scrolls": scrolls, "permissions": permissions, "needs": list(needs)}
    )
    return Seen([f"{kind}: {sentence}" for kind, sentence in answer["faults"]], answer["needed"])


def faults(page: Page, phone: bool = False, scrolls: bool = False, needs: tuple[str, ...] = ()) -> list[str]:
    return inspected(page, phone, scrolls, needs).faults
