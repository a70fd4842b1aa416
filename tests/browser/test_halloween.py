"""Halloween in a browser: by click and tap, every kind of decision, small screens and every light."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from manoir.games.halloween.board import COLOUR_OF
from manoir.games.halloween.game import GAME
from tests.browser.at_table import beyond, laid_out, moves, number
from tests.browser.halloween_table import (
    AT_ONCE,
    CHOICE,
    EVERYTHING,
    KINDS,
    USUAL,
    asked,
    by_clicking,
    decision,
    go_to,
    play_to_the_end,
    ready,
    say_something,
    sit_down,
    whole,
)
from tests.browser.visiting import PHONE, WIDE, Visits, lit, violations
from tests.seed import chance
from tests.server.laid_out import found, one_of_each, settled
from tests.server.running import Running

# Some that a word brings on which needs no chance.
SAID = (
    "sphere",
    "pick-evolving",
    "pick-destination",
    "pick-target",
    "pick-haunt",
    "pick-payment",
    "use-card",
    "use-token",
)
# What one sees of the game: everything with a name on the board, and what may be done.
SEEN = """[...document.querySelectorAll('#board [aria-label], [data-move], #board [data-lit-spot]')]
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} ${one.dataset.move ?? one.dataset.spot ?? ''}`)
    .join('\\n')"""
WITHOUT_WORDS = """(all) => all.map((one) => {
    const seen = one.cloneNode(true)
    seen.querySelectorAll('.sr').forEach((word) => word.remove()) // which nobody sees
    return seen.textContent.trim() || (seen.querySelector('svg') ? 'a symbol' : '')
})"""


def ends(match: Match) -> bool:
    """The first seat's last turn."""
    state: Any = match.state
    return asked(match) == "main" and not state.done and state.round == state.rules.most_rounds


def said(match: Match) -> str:
    """What the first seat decides after it has said something that needed no chance."""
    return asked(match) if 0 in match.who[-1:] else ""


def colourful(match: Match) -> str:
    """The same, where ghosts of several colours and somebody's haunt can be seen."""
    state: Any = match.state
    colours = {COLOUR_OF[place] for place, figures in enumerate(state.town.figures) if figures}
    haunted = any(player.own or player.common for player in state.players)
    return asked(match) if len(colours) > 2 and haunted else ""


def test_the_last_turn_and_the_end_by_clicking(visit: Visits, house: Running) -> None:
    options = {**USUAL, "maxRounds": 5}
    page = sit_down(visit, house, found("halloween", 2, ends, **options), options=options)
    play_to_the_end(page, by_clicking(chance("the end of halloween")))
    page.locator("dialog, [role=dialog]").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_by_tapping_on_a_phone(visit: Visits, house: Running, language: str) -> None:
    """A third of them in each language: what one has to know and may do is there without scrolling."""
    rng, lines = chance("halloween by tapping"), one_of_each("halloween", 3, KINDS, asked, **EVERYTHING)
    person = visit.person(size=PHONE, touch=True, preferences={**AT_ONCE, "language": language})
    page = person.new_page()
    page.goto("/join")
    for kind in KINDS[LANGUAGES.index(language) :: len(LANGUAGES)]:
        go_to(page, laid_out(person, house, "halloween", 3, lines[kind], **EVERYTHING), lines[kind])
        assert decision(page) == kind
        fits(page, kind)
        say_something(page, rng, tap=True)
        fits(page, kind)


def fits(page: Page, kind: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{kind}: it scrolls sideways"
    for what in ("[role=status]", CHOICE) if decision(page) != "over" else ():
        box = page.locator(what).locator("visible=true").first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1] + 1, (what, kind, decision(page), box)


VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "grand master": (4, {"variant": "grand_master", "maxRounds": 2}),
    "two in a line of buildings": (2, {"layout": "CH-PS,PS-SC,SC-HO,HO-MA,MA-TH", "maxRounds": 2}),
    "three with cards by hand": (3, {"cards": "1,4,14,16,33,39,45,46", "maxRounds": 2, "defenderReacts": True}),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_can_be_played_to_its_end(visit: Visits, house: Running, name: str) -> None:
    seats, options = VARIANTS[name]
    page = sit_down(visit, house, found("halloween", seats, ends, **options), seats, options=options)
    expect(page.locator('[data-anchor^="card-"]')).to_have_count(0 if "variant" in options else 8)
    expect(page.locator('[data-anchor^="section-"]')).to_have_count(4 if "variant" in options else 3)
    play_to_the_end(page, by_clicking(chance(name)))


def test_a_page_that_is_loaded_again_at_a_decision_is_the_same(visit: Visits, house: Running) -> None:
    person = visit.person(preferences=AT_ONCE)
    page = person.new_page()
    page.goto("/join")
    for kind, line in one_of_each("halloween", 3, SAID, said, **EVERYTHING).items():
        *before, (_, last) = line
        go_to(page, laid_out(person, house, "halloween", 3, before, **EVERYTHING), before)
        moves(page)
        page.get_by_role("dialog").locator(f'[data-move="{last.notation}"]').click()
        page.locator(f"[data-number='{len(line)}']").wait_for()
        ready(page)
        assert decision(page) == kind
        whole(page)
        seen = page.evaluate(SEEN)
        page.reload()
        whole(page)
        assert page.evaluate(SEEN) == seen, kind


def test_other_boards_are_one_click_away(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house, seats=3)
    page.locator('[data-seat="B"]').click()
    expect(page.locator('[data-anchor^="section-B-"]')).to_have_count(3)
    page.get_by_role("button", name="Back to yours").click()
    expect(page.locator('[data-anchor^="section-A-"]')).to_have_count(3)


@pytest.mark.parametrize(("size", "lights"), [(WIDE, ("night", "contrast")), (PHONE, ("day",))], ids=["wide", "phone"])
def test_everybody_can_use_the_board(
    visit: Visits, house: Running, size: tuple[int, int], lights: tuple[str, ...]
) -> None:
    person = visit.person(size=size, preferences={**AT_ONCE, "theme": lights[0]})
    page = person.new_page()
    page.goto("/join")
    lines = one_of_each("halloween", 3, KINDS, asked, **EVERYTHING)
    for kind in ("main", "after-roll", "pick-payment"):
        go_to(page, laid_out(person, house, "halloween", 3, lines[kind], **EVERYTHING), lines[kind])
        assert violations(page, "serious", "critical", within="#board") == [], kind
        for light in lights[1:]:
            assert violations(lit(page, light), within="#board", only="color-contrast") == [], (kind, light)
        lit(page, lights[0])


def test_without_colours_everything_still_has_a_number_or_a_symbol(visit: Visits, house: Running) -> None:
    """Also where ghosts and windows are what one chooses from."""
    person = visit.person(preferences=AT_ONCE)
    page = person.new_page()
    page.goto("/join")
    for line in one_of_each("halloween", 3, ("main", "pick-mover", "pick-haunt"), colourful, **EVERYTHING).values():
        go_to(page, laid_out(person, house, "halloween", 3, line, **EVERYTHING), line)
        ghosts = page.locator('[data-anchor^="ghost-"]').evaluate_all(WITHOUT_WORDS)
        assert ghosts and all(text[:1] in set("12345") for text in ghosts), ghosts
        windows = page.locator('[data-anchor^="window-"]').evaluate_all(WITHOUT_WORDS)
        assert len(windows) == 30 and all(windows) and "a symbol" in windows, windows


def talks(match: Match) -> bool:
    """The first seat may say something in three words."""
    return asked(match) == "main" and any(len(one.words) > 2 for one in match.state.view(0).sentences().all())


def test_a_whole_option_is_typed_and_played_in_one_go(visit: Visits, house: Running) -> None:
    line = found("halloween", 2, talks, **USUAL)
    match = Match(GAME, settled(GAME, USUAL), 2)
    for seat, move in line:
        match.play(seat, move)
    words = next(one.moves for one in match.state.view(0).sentences().all() if len(one.words) > 2)
    page = sit_down(visit, house, line)
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    page.reload()
    ready(page)
    page.keyboard.press("/")
    page.get_by_role("textbox").fill(" ".join(word.notation for word in words).lower())
    page.keyboard.press("Enter")
    beyond(page, len(line))
    expect(page.get_by_role("log").locator("p").last).to_contain_text(",")
    assert number(page) >= len(line) + len(words)
    assert [one["type"] for one in said if one["type"] in ("sentences", "move")][:2] == ["sentences", "move"]
    assert next(one["move"] for one in said if one["type"] == "move") == [word.notation for word in words]
