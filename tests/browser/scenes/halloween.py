"""Halloween: every decision with two and four players, the ways into a sentence, and the variants."""

from typing import Any

from playwright.sync_api import Page

from manoir.core.play import Match
from tests.browser.halloween_table import EVERYTHING, KINDS, LONGEST, READY, USUAL, asked
from tests.browser.scenes.stage import PHONES, SEATS, WIDE, Opens, Scene, Stage, told, turned_to
from tests.server.laid_out import Line, found, one_of_each

AMONG_TWO = tuple(kind for kind in KINDS if kind != "pick-roller")  # with two there is nobody to pick
TOLD = ("pick-target", "pick-evolving", "pick-haunt")  # with what moves promise
GRAND_MASTER = {"variant": "grand_master"}
OF_A_GRAND_MASTER = (
    "main",
    "seed",
    "sphere",
    "pick-attacker",
    "pick-target",
    "pick-evolving",
    "pick-mover",
    "pick-haunt",
)


def shown(stage: Stage, seats: int, line: Line, people: str = "A", **options: Any) -> Page:
    place = stage.sit("halloween", seats, line, people, **options)
    page = stage.at(place, "[data-decision]")
    page.locator(READY).first.wait_for(state="attached")
    return page


def decision(kind: str, seats: int, **options: Any) -> Opens:
    def opens(stage: Stage) -> Page:
        kinds = {2: AMONG_TWO, 4: KINDS}[seats] if not options else OF_A_GRAND_MASTER
        wanted = options or EVERYTHING
        return shown(stage, seats, one_of_each("halloween", seats, kinds, asked, **wanted)[kind], **wanted)

    return opens


def late(match: Match) -> bool:
    """For `found`: the first seat begins a turn of the fourth round, when much has happened."""
    state: Any = match.state
    return asked(match) == "main" and not state.done and state.round > 3


def begun(seats: int, *spots: str, **options: Any) -> Opens:
    """A turn that has just begun, after which something was chosen: the first of each that is there."""

    def opens(stage: Stage) -> Page:
        wanted = {**USUAL, **options}
        page = shown(stage, seats, found("halloween", seats, late, **wanted), **wanted)
        page.locator("[data-whole]").wait_for(state="attached")
        for spot in spots:
            if page.locator("[data-recap]").is_visible():
                page.locator("[data-recap]").click()
            page.locator(spot).locator("visible=true").first.click()
        return page

    return opens


def rolled(match: Match) -> bool:
    """For `found`: dice lie on the table, and the first seat may use something before they count (A-71)."""
    state: Any = match.state
    offered = [move.notation for move in match.state.moves(0)]
    rolled = asked(match) == "moment" and state.agenda[-1].name() == "after-roll"
    return rolled and any(notation.startswith("token") for notation in offered)


def moment_after_a_roll(stage: Stage) -> Page:
    return shown(stage, 4, found("halloween", 4, rolled, **EVERYTHING), **EVERYTHING)


def watching(match: Match) -> bool:
    state: Any = match.state
    return bool(state.actor == 1 and state.step.name() == "main" and state.round > 2)


def looking_on(stage: Stage) -> Page:
    place = stage.sit("halloween", 4, found("halloween", 4, watching, **USUAL), SEATS[:2], **USUAL)
    place.elsewhere("B")
    return stage.at(place, "[data-decision]")


def claims(match: Match) -> bool:
    """For `found`: the first seat may take a card now."""
    return late(match) and any(move.notation.startswith("claim") for move in match.state.moves(0))


def claiming(stage: Stage) -> Page:
    """A card is chosen, and what it is paid with."""
    page = shown(stage, 4, found("halloween", 4, claims, **USUAL), **USUAL)
    page.locator("[data-whole]").wait_for(state="attached")
    if page.locator("[data-recap]").is_visible():
        page.locator("[data-recap]").click()
    if stage.size in PHONES:
        page.locator("[data-tab=cards]").click()
    page.locator('[data-lit-spot][data-spot^="card "]').locator("visible=true").first.click()
    return page


TOLD = ("pick-target", "pick-evolving", "pick-haunt")  # decisions that are read out
SCENES = [
    *(
        Scene(f"halloween-{kind}-{seats}", decision(kind, seats))
        for seats in (2, 4)
        for kind in (AMONG_TWO if seats == 2 else KINDS)
    ),
    *(Scene(f"halloween-grand-{kind}", decision(kind, 4, **GRAND_MASTER)) for kind in OF_A_GRAND_MASTER),
    *(Scene(f"halloween-turn-{seats}", begun(seats)) for seats in (2, 3, 4)),
    Scene("halloween-longest", begun(4, cards=LONGEST)),
    Scene("halloween-action-first", begun(4, '[data-lit-spot][data-spot$=" move"], [data-tile]'), sizes=WIDE),
    Scene("halloween-ghost-first", begun(4, '[data-spot^="ghost "]'), sizes=WIDE),
    Scene("halloween-building-first", begun(4, '[data-spot^="building "]'), sizes=WIDE),
    *(Scene(f"halloween-{name}", claiming, sizes=sizes) for name, sizes in (("card", WIDE), ("card-phone", PHONES))),
    *(Scene(f"halloween-told-{kind}", told(decision(kind, 4))) for kind in TOLD),
    Scene("halloween-told-turn", told(begun(4))),
    Scene("halloween-told-card", told(claiming), sizes=WIDE),
    Scene("halloween-moment-rolled-4", moment_after_a_roll),
    Scene("halloween-watching-4", looking_on),
    *(
        Scene(f"halloween-tab-{tab}-4", turned_to(tab, begun(4, cards=LONGEST)), sizes=PHONES)
        for tab in ("cards", "others", "book", "rules")
    ),
]
