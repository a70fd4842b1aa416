"""Halloween in a browser: by click, key and tap, every kind of decision, small screens and every light."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from manoir.core.play import Match
from manoir.core.texts import LANGUAGES
from manoir.games.halloween.board import COLOUR_OF
from manoir.games.halloween.game import GAME
from tests.browser.at_table import Place, beyond, laid_out, moves, notation, number
from tests.browser.visiting import PHONE, WIDE, Visits, becomes, go, lit, violations
from tests.seed import chance
from tests.server.laid_out import Line, found, one_of_each, settled
from tests.server.running import Running

KINDS = (
    *("main", "seed", "sphere", "compensate", "place-bonus", "use-card", "use-token", "take-up", "take-discs"),
    *("before-roll", "after-roll", "reconsider", "pick-attacker", "pick-target", "pick-roller", "pick-flight"),
    *("pick-fright", "pick-evolving", "pick-mover", "pick-destination", "pick-partner", "pick-pair"),
    *("pick-haunt", "pick-recovery", "pick-payment", "pick-disc"),
)
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
EVERYTHING: dict[str, Any] = {
    "defenderReacts": True
}  # with cards by chance: what brings every kind of decision, sooner or later
USUAL: dict[str, Any] = {"firstPlayer": "seat:1", "cards": "casper"}
AT_ONCE = {"pace": "off", "confirm": False, "name": "Ada", "language": "en"}
# What can be chosen now: lit places of the table, actions of a ghost or a building, words without a place, and "do it".
CHOICE = "#board [data-lit-spot], [data-tile], :is(#board, [data-status]) [data-move], [data-do]"
READY = f"{CHOICE}, [data-decision=over]"
OFFERED = f"""[...document.querySelectorAll('{CHOICE}')].filter((one) => one.checkVisibility()).map((one) =>
    one.dataset.litSpot === '' ? one.dataset.spot : (one.dataset.tile ?? one.dataset.move ?? 'do'))"""
FOCUSED = "(({ spot, tile, move }) => spot ?? tile ?? move ?? '')(document.activeElement?.dataset ?? {})"
# What one sees of the game: everything with a name on the board, and what may be done.
SEEN = """[...document.querySelectorAll('#board [aria-label], [data-move], #board [data-lit-spot]')]
    .map((one) => `${one.getAttribute('aria-label') ?? one.textContent} ${one.dataset.move ?? one.dataset.spot ?? ''}`)
    .join('\\n')"""
WITHOUT_WORDS = """(all) => all.map((one) => {
    const seen = one.cloneNode(true)
    seen.querySelectorAll('.sr').forEach((word) => word.remove()) // which nobody sees
    return seen.textContent.trim() || (seen.querySelector('svg') ? 'a symbol' : '')
})"""


def asked(match: Match) -> str:
    """What the first seat decides."""
    state: Any = match.state
    return str(state.step.name()) if state.actor == 0 else ""


def begins(match: Match) -> bool:
    return bool(asked(match))


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


def sit_down(visit: Visits, house: Running, line: Line | None = None, seats: int = 2, **wanted: Any) -> Page:
    """A table at which it is the visitor's turn."""
    options = wanted.pop("options", USUAL)
    wishes: Any = {"preferences": AT_ONCE, **wanted}
    line = found("halloween", seats, begins, **options) if line is None else line
    page = laid_out(visit.person(**wishes), house, "halloween", seats, line, **options).open()
    ready(page)
    return page


def go_to(page: Page, place: Place, line: Line) -> None:
    """To another table, as by a link in the house."""
    go(page, f"/t/{place.code}")
    page.locator(f"[data-number='{len(line)}']").wait_for()
    ready(page)


def ready(page: Page) -> None:
    """Waits until what was sent is answered and something can be chosen, or the game is over."""
    expect(page.locator("body[data-sent]")).to_have_count(0)
    page.wait_for_selector(READY, state="attached")


def decision(page: Page) -> str:
    return str(page.locator("[data-decision]").get_attribute("data-decision"))


def whole(page: Page) -> None:
    """Waits until the house has told all that could be said."""
    page.locator("[data-whole]").wait_for()


def press(page: Page, choice: str, tap: bool = False) -> None:
    """A place, an action or a word that is offered."""
    found = page.locator(
        f'#board [data-spot="{choice}"]:visible, [data-tile="{choice}"]:visible, [data-move="{choice}"]:visible'
        if choice != "do"
        else "[data-do]:visible"
    ).first
    if tap:
        found.tap()
    else:
        found.click()


def choose(page: Page, *choices: str, tap: bool = False) -> None:
    """All that has to be chosen for one option, and back when the house has taken it."""
    before = number(page)
    for choice in choices:
        press(page, choice, tap)
    beyond(page, before)
    ready(page)


def say_something(page: Page, rng: random.Random, tap: bool = False) -> None:
    """Whatever is offered, until an option is whole and the house has taken it."""
    before, length = number(page), 0
    while number(page) == before:
        offered = page.evaluate(OFFERED)
        if offered:
            press(page, preferred(offered, rng), tap)
        expect(page.locator("body[data-sent]")).to_have_count(0)
        length += 1
        assert length < 20, "no end of words"
    ready(page)


def word(verb: str, **parts: object) -> str:
    return notation("halloween", verb, **parts)


def preferred(offered: list[str], rng: random.Random) -> str:
    """Something that brings the game on, and now and then anything else."""
    goals = ("card ", "window "), ("end", "do")
    for some in goals if rng.random() < 0.7 else ():
        found = [one for one in offered if one.startswith(some) or one.endswith("haunt")]
        if found:
            return rng.choice(found)
    return rng.choice(offered)


def play_to_the_end(page: Page, rng: random.Random) -> None:
    """By clicking what is offered."""
    for _ in range(200):
        if decision(page) == "over":
            return
        say_something(page, rng)
    raise AssertionError("the game does not end")


def test_the_last_turn_and_the_end_by_clicking(visit: Visits, house: Running) -> None:
    options = {**USUAL, "maxRounds": 5}
    page = sit_down(visit, house, found("halloween", 2, ends, **options), options=options)
    play_to_the_end(page, chance("the end of halloween"))
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


def test_a_turn_by_keyboard_alone(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    page.locator('[data-seat="B"]').focus()
    said: list[str] = []
    while word("end") not in said:
        presses = 0
        while not (choice := page.evaluate(FOCUSED)):  # after the first word the focus goes on to the next choice
            page.keyboard.press("Tab")
            presses += 1
            assert presses < (60 if not said else 20), "nothing to choose was reached by Tab"
        said.append(choice)
        assert len(said) < 60, said
        page.keyboard.press("Enter")
        expect(page.locator("body[data-sent]")).to_have_count(0)
        ready(page)
    assert len(set(said)) > 3


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
    play_to_the_end(page, chance(name))


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


def test_nothing_is_done_before_an_option_is_whole_and_then_it_can_be_taken_back_until_dice_are_rolled(
    visit: Visits, house: Running
) -> None:
    page = sit_down(visit, house, preferences={**AT_ONCE, "confirm": True})
    whole(page)
    before = number(page)
    press(page, "slot 1 evolve")
    assert number(page) == before, "a single target does not act by itself"
    page.locator("[data-back]").click()
    expect(page.locator("[data-do]")).to_have_count(0)
    choose(page, "slot 1 evolve", "do")
    assert decision(page) == "sphere"
    page.locator("[data-status]").get_by_role("button", name="Undo").click()
    page.locator("[data-decision=main]").wait_for()
    choose(page, "slot 1 evolve", "do")
    choose(page, "section 1")
    whole(page)
    press(page, "slot 2 fight")  # one ghost against one: the dice would fall at once
    expect(page.locator("[data-status]")).to_contain_text("25 %")
    page.keyboard.press("Escape")
    page.locator("[data-do]").wait_for(state="detached")
    choose(page, "slot 2 fight", "do")
    expect(page.locator("[data-status]").get_by_role("button", name="Undo"), "dice stay").to_have_count(0)


def test_why_an_action_is_not_possible_is_said(visit: Visits, house: Running) -> None:
    page = sit_down(visit, house)
    page.locator('[data-anchor="slot-A-1-fight"]').click(force=True)
    page.get_by_text("has anybody to fight in its building").wait_for()


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


def test_what_an_option_costs_and_brings_stands_there_before_the_click(visit: Visits, house: Running) -> None:
    """On the place itself, on the sheet, and in one's own line."""
    page = sit_down(visit, house)
    whole(page)
    press(page, "slot 1 haunt")
    window = page.locator('[data-spot="window PS b"]')
    expect(window).to_contain_text("+2")
    window.hover()
    expect(page.locator("[data-status]")).to_contain_text("+2 HP")
    expect(page.locator("[data-status]")).to_contain_text("could be worth up to 10 later")
    before = int(page.locator('.me [data-count="points"]').inner_text())
    page.mouse.move(5, 5)
    page.keyboard.press("Escape")
    expect(page.locator('.me [data-count="points"]')).to_have_text(str(before - 2))


LONGEST = "1,20,23,34,38,45,46,50"  # the eight cards with the longest texts
PLACED = """() => [...document.querySelectorAll('[data-anchor]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [one.dataset.anchor, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join()
})"""
CUT = """() => [...document.querySelectorAll('[data-anchor^="card-"], [data-anchor^="slot-"]')].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const cut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 5 // a price hangs over
    return !inside || cut
}).map((one) => one.dataset.anchor)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_eight_cards_can_be_read_on_a_laptop_and_nothing_moves_when_one_chooses(
    visit: Visits, house: Running, language: str
) -> None:
    options = {**USUAL, "cards": LONGEST}
    wishes = {"size": (1280, 720), "preferences": {**AT_ONCE, "language": language}}
    page = sit_down(visit, house, found("halloween", 4, begins, **options), 4, options=options, **wishes)
    whole(page)
    page.evaluate("document.fonts.ready")
    becomes(page, CUT, [])
    before = page.evaluate(PLACED)
    for choice in ("slot 1 scare", "ghost PS b"):
        press(page, choice)
        assert page.evaluate(PLACED) == before, choice
        page.keyboard.press("Escape")


@pytest.mark.parametrize("begins", ["ghost", "building", "action"])
def test_a_sentence_begins_with_any_word(visit: Visits, house: Running, begins: str) -> None:
    """The same move, whatever was chosen first: the blue ghost goes from the police station to the theatre."""
    moved = GAME.parse("PS b"), GAME.parse("TH")

    def can(match: Match) -> bool:
        said = match.state.view(0).sentences().all() if asked(match) == "main" else []
        return any(one.moves[0].notation.endswith("move") and tuple(one.moves[1:]) == moved for one in said)

    page = sit_down(visit, house, found("halloween", 3, can, **USUAL), 3)
    whole(page)
    slot = page.locator('[data-lit-spot][data-spot$=" move"]').first.get_attribute("data-spot") or ""
    ways = {
        "ghost": ("ghost PS b", "move", "building TH"),
        "building": ("building TH", "move to", "ghost PS b"),
        "action": (slot, "ghost PS b", "building TH"),
    }
    choose(page, *ways[begins])
    expect(page.locator("[data-heard]")).to_contain_text("the blue ghost from the Police Station to the Theatre")


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
