"""The table laid out for reading: the players, the town, the cards, the supplies."""

from manoir.core.sheet import Line, Panel
from manoir.core.story import LETTERS, Phrase, Seat, Who
from manoir.games.halloween.board import BUILDINGS, CODES, COLOUR_KEYS, COLOURS, LETTERS_OF_COLOURS, PLACE_BIT, place_at
from manoir.games.halloween.bonus import SLOTS, count, kinds
from manoir.games.halloween.moves import SLOTTED
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import action_phrase, bonus_phrase, building_phrase, card_phrase


def panels(game: HalloweenState, seat: Seat | None) -> list[Panel]:
    me = 0 if seat is None else seat
    found = [player_panel(game, (me + place) % game.seats) for place in range(game.seats)]
    title = Phrase("panel-town-last" if game.ending else "panel-town", {"n": game.round})
    found.append(Panel(title, [building_line(game, b) for b in range(BUILDINGS)], listed=True))
    if game.display:
        found.append(
            Panel(Phrase("panel-cards"), [card_line(game, at) for at in range(len(game.display))], listed=True)
        )
    found.append(Panel(Phrase("panel-supply"), supply_lines(game)))
    return found


def counted(colour: int, n: int) -> Phrase:
    """Ghost tokens of a colour."""
    return Phrase("n-" + LETTERS_OF_COLOURS[colour], {"n": n})


def ghosts(colour: int, n: int) -> Phrase:
    """Ghosts of a colour, which some languages do not call as they call tokens."""
    return Phrase("ghosts-" + COLOUR_KEYS[colour], {"n": n})


def player_panel(game: HalloweenState, seat: Seat) -> Panel:
    player = game.players[seat]
    tokens = [counted(colour, player.count(colour)) for colour in range(COLOURS) if player.count(colour)]
    lines = [Line(Phrase("row-tokens"), tokens)]
    for section in range(game.rules.sections):
        lines.append(Line(Phrase("row-section", {"section": section + 1}), section_items(game, seat, section)))
    lines.append(Line(Phrase("row-discs"), [Phrase("number", {"n": player.reserve})]))
    if not game.rules.grand:
        held = [bonus_phrase(kind) for kind in kinds(player.held) for _ in range(count(player.held, kind))]
        if player.blocked:
            held.append(Phrase("bonus-blocked", {"n": player.blocked, "of": SLOTS}))
        lines.append(Line(Phrase("row-bonus"), held))
        lines.append(
            Line(Phrase("row-cards"), [Phrase("claimed-number", {"card": str(c.number)}) for c in player.cards])
        )
    haunts = [Phrase("number", {"n": player.own_left})]
    if game.rules.duel:
        haunts.append(Phrase("common-left", {"n": player.common_left}))
    lines.append(Line(Phrase("row-haunts"), haunts))
    values: dict[str, object] = {
        "player": Who(seat),
        "seat": LETTERS[seat],
        "points": player.hp,
        "scare": player.scare,
    }
    return Panel(Phrase("panel-player", values), lines, seat)


def section_items(game: HalloweenState, seat: Seat, section: int) -> list[Phrase]:
    """The level, of the player on turn whether the section is done, then the actions whose slot is covered."""
    player = game.players[seat]
    items = [Phrase("level-" + COLOUR_KEYS[player.level(section) - 1])]
    if seat == game.active and game.done >> section & 1:
        items.append(Phrase("section-done"))
    for action in range(SLOTTED):
        if player.covered(section) >> action & 1:
            items.append(action_phrase(action))
    return items


def building_line(game: HalloweenState, building: int) -> Line:
    items: list[Phrase] = []
    for colour in range(COLOURS):
        figures = game.town.figures[place_at(building, colour)]
        if figures:
            items.append(ghosts(colour, figures))
    if game.space(building) >= 0:
        items.append(Phrase("bonus-here", {"card": bonus_phrase(game.space(building))}))
    first = True
    for colour in range(COLOURS):
        bit = PLACE_BIT[place_at(building, colour)]
        for seat in range(game.seats):
            player = game.players[seat]
            if (player.own | player.common) & bit:
                key = ("haunted-first" if first else "haunted-by") + ("" if player.own & bit else "-common")
                first = False
                items.append(Phrase(key, {"player": Who(seat), "colour": Phrase("slot-" + COLOUR_KEYS[colour])}))
    return Line(Phrase("row-building", {"building": building_phrase(building), "code": CODES[building]}), items)


def card_line(game: HalloweenState, at: int) -> Line:
    card = game.display[at]
    items = [Phrase("cost-coloured" if game.rules.coloured[card.number] else "cost-grey")]
    for seat in range(game.seats):
        if game.players[seat].occupies(card):
            items.append(Phrase("occupied-by", {"player": Who(seat)}))
    if card.once and game.used & card.bit:
        items.append(Phrase("spent-this-turn"))
    return Line(Phrase("row-card", {"card": card_phrase(card.number), "n": card.number}), items)


def supply_lines(game: HalloweenState) -> list[Line]:
    figures = [ghosts(colour, game.town.left(colour)) for colour in range(COLOURS)]
    piles = [counted(colour, game.pile(colour)) for colour in range(COLOURS)]
    return [Line(Phrase("row-supply"), figures), Line(Phrase("row-piles"), piles)]
