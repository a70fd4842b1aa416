"""What a game has shown: the cards that did something, by the marks that each leaves, and the bonus tokens used."""

from collections import Counter

from manoir.core.game import Move
from manoir.core.story import Event, plain
from manoir.games.halloween.board import CODES, EVOLVE_COST, LETTERS_OF_COLOURS
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import TakeUp
from manoir.games.halloween.testing import spoken
from tests.games.halloween.playing import Table


def signs(table: Table, step: object, move: Move, events: list[Event], scare: int, seat: int) -> list[int]:
    """The cards whose effect a move has shown."""
    state = table.state
    found = told_by(events)
    if isinstance(step, TakeUp) and move is not step.card.refused_by():
        found.append(step.card.number)
    if move.notation.startswith("16 "):
        found.append(16)
    keys = [event.key.removeprefix("event-") for event in events]
    for text in spoken(state):
        found += said_in(state, text)
    for at, event in enumerate(events):
        if keys[at] == "summon" and event.values["n"] == 2:
            found.append(9)
        if keys[at] == "fight-won" and event.values["n"] == 2:
            found.append(28)
        if keys[at] == "fight" and keys[at + 1 : at + 2] == ["fight-won"]:
            found.append(25)
        if keys[at] == "move" and not adjacent(state, event):
            found.append(2)
        if keys[at] == "evolve" and scare - state.players[seat].scare < price_of(event):
            found.append(13)
    return found


def told_by(events: list[Event]) -> list[int]:
    """The cards that gave or took something, by what was told; that a card was claimed is no effect."""
    found: list[int] = []
    for event in events:
        for name in ("card", "part"):
            cited = plain(event.values.get(name, ""))
            if event.key != "event-claim" and isinstance(cited, str) and cited.removeprefix("card-").isdecimal():
                found.append(int(cited.removeprefix("card-")))
    return found


def said_in(state: HalloweenState, text: str) -> list[int]:
    """The cards that an option could not have been made without."""
    words = text.split()
    found = [int(n) for word in words if word.startswith("uses:") for n in word.removeprefix("uses:").split(",")]
    if words[0] == "card":
        found.append(int(words[1]))
    if words[1:2] == ["fight"] and len(words) > 5:
        found += [5] if words[3] == words[4] else []
        found += [35] if words[2] != words[5] else []
    if words[1:2] == ["recover"]:
        found.append(46)
    if words[1:2] == ["summon"] and "+" in words[-1]:
        found.append(45)
    if words[0] == "claim" and len(words) == 4:
        coloured = state.rules.coloured[int(words[1])]
        found += [47] if len(words[2]) == 2 else []
        found += [43] if coloured and len(set(words[2])) < len(words[2]) else []
    return found


def adjacent(state: HalloweenState, event: Event) -> bool:
    start, end = (CODES.index(str(plain(event.values[name])).removeprefix("building-")) for name in ("building", "to"))
    return state.rules.layout.near[start] >> end & 1 == 1


def price_of(event: Event) -> int:
    """What it costs to evolve into the colour that was told."""
    colour = str(plain(event.values["colour"])).removeprefix("colour-")
    return EVOLVE_COST[LETTERS_OF_COLOURS.index(colour[0])]


def watched(table: Table) -> tuple[Counter[int], Counter[str]]:
    """The cards that did something in a game and the bonus tokens that were used."""
    cards: Counter[int] = Counter()
    used: Counter[str] = Counter()
    while not table.over:
        state = table.state
        step, seat = state.step, state.active
        scare = state.players[seat].scare
        _, move, events = table.step()
        cards.update(signs(table, step, move, events, scare, seat))
        for event in events:
            if event.key == "event-token-used":
                used[str(plain(event.values["card"])).removeprefix("card-")] += 1
    return cards, used
